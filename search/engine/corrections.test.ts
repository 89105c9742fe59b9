// Words that the index does not contain: correctly spelt, misspelt, or a product that has a substitute.

import { describe, expect, it } from 'vitest'
import { base, doc } from '../testing/documents.ts'
import { EmbeddedSearch } from './embedded-search.ts'

const TITLES = [
  'Pruning shear 200 mm',
  'Single pole switch 6 A',
  'Random orbit sander 240 W',
  'Angle grinder 100 mm',
  'Water pump 1 HP',
  'Garden timer digital',
]

async function shelf(lines: string, titles: readonly string[] = TITLES): Promise<EmbeddedSearch> {
  const search = new EmbeddedSearch()
  await search.setSynonyms(lines)
  await search.upsert(titles.map((titleEn, at) => doc({ msn: titleEn, titleEn, partNumber: `P-${at}` })))
  return search
}

const correctedOf = async (search: EmbeddedSearch, q: string) => (await search.search({ ...base, q })).corrected

describe('a word that is not in the index', () => {
  it.each(['self priming pump', 'signal switch', 'timber'])(
    'is not corrected when it is a common English word: %s',
    async q => expect(await correctedOf(await shelf(''), q)).toBeNull(),
  )

  it('is not corrected when a synonym contains it', async () => {
    expect(await correctedOf(await shelf(''), 'angla')).toBe('angle')
    expect(await correctedOf(await shelf('angla plate, base plate'), 'angla')).toBeNull()
    expect(await correctedOf(await shelf('base plate => angla plate'), 'angla')).toBeNull()
  })

  it('is corrected with less evidence when a product has the correction and another word of the query', async () => {
    const search = await shelf('', ['Cirtek 32 A circuit breaker', 'Copper extension cord'])
    expect(await correctedOf(search, 'cirkit breaker')).toBe('circuit breaker')
    expect(await correctedOf(search, 'extenshun cord')).toBe('extension cord')
    expect(await correctedOf(search, 'cirkit')).toBeNull()
  })

  it('is corrected when it is misspelt', async () => {
    expect(await correctedOf(await shelf(''), 'grindar')).toBe('grinder')
    expect(await correctedOf(await shelf(''), 'prunning shear')).toBe('pruning shear')
    // to the spelling in the synonym, not to its stem
    const drills = await shelf('drilling machine => impact drill', ['Impact drill 600 W', 'Ceiling fan'])
    expect(await correctedOf(drills, 'driling machine')).toBe('drilling machine')
  })
})

describe('a substitute', () => {
  it('is offered when the index has no such product, also for misspelt names', async () => {
    const search = await shelf('planer ~> sander')
    const [sander] = TITLES.filter(title => title.includes('sander'))
    for (const q of ['planer', 'randa machine', 'planner']) {
      expect((await search.search({ ...base, q })).msns[0], q).toBe(sander)
    }
  })

  it('is found through a synonym', async () => {
    const search = await shelf('wood shaver machine => planer\nplaner ~> sander')
    expect((await search.search({ ...base, q: 'wood shaver machine' })).msns[0]).toContain('sander')
  })

  it('is not offered when the index has the product', async () => {
    const search = await shelf('planer ~> sander', [...TITLES, 'Wood planer 82 mm'])
    expect((await search.search({ ...base, q: 'planer' })).msns).toEqual(['Wood planer 82 mm'])
  })
})

it('drops a name that no product has instead of correcting it to another word', async () => {
  const engine = await shelf('', ['Screwdriver with handle', 'Steel padlock', 'Water tank 500 L', 'Wall mixer'])
  for (const q of ['hafele', 'astral', 'teak']) {
    const { corrected, totalCount } = await engine.search({ ...base, q })
    expect({ q, corrected, totalCount }).toEqual({ q, corrected: null, totalCount: 0 })
  }
  const { corrected, msns } = await engine.search({ ...base, q: 'hafele padlock' })
  expect({ corrected, first: msns[0] }).toEqual({ corrected: null, first: 'Steel padlock' })
})

it('offers a correction of a word that a few titles misspell, and applies it to none of them', async () => {
  const right = Array.from({ length: 170 }, (_, at) => `Zanivex cleaner ${at}`)
  const wrong = Array.from({ length: 4 }, (_, at) => `Zanivx hose ${at}`)
  const engine = await shelf('', [...right, ...wrong])
  const { corrected, usedCorrection, msns } = await engine.search({ ...base, q: 'zanivx ' })
  expect({ corrected, usedCorrection }).toEqual({ corrected: 'zanivex', usedCorrection: false })
  expect(msns.toSorted()).toEqual(wrong)
})
