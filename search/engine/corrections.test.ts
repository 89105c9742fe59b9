// What the engine takes a word for that the catalogue does not have: right as it stands, misspelt, or another name.

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

describe('a word that the catalogue does not have', () => {
  it.each(['self priming pump', 'signal switch', 'timber'])('is left as it is when it is good English: %s', async q =>
    expect(await correctedOf(await shelf(''), q)).toBeNull(),
  )

  it('is left as it is when a line of synonyms has it', async () => {
    expect(await correctedOf(await shelf(''), 'angla')).toBe('angle')
    expect(await correctedOf(await shelf('angla plate, base plate'), 'angla')).toBeNull()
    expect(await correctedOf(await shelf('base plate => angla plate'), 'angla')).toBeNull()
  })

  it('is put right when it is a mistake', async () => {
    expect(await correctedOf(await shelf(''), 'grindar')).toBe('grinder')
    expect(await correctedOf(await shelf(''), 'prunning shear')).toBe('pruning shear')
    // by the spelling of the line, not by its stem
    const drills = await shelf('drilling machine => impact drill', ['Impact drill 600 W', 'Ceiling fan'])
    expect(await correctedOf(drills, 'driling machine')).toBe('drilling machine')
  })
})

describe('a nearest kind', () => {
  it('is offered where there is nothing of the name, misspelt too', async () => {
    const search = await shelf('planer ~> sander')
    const [sander] = TITLES.filter(title => title.includes('sander'))
    for (const q of ['planer', 'randa machine', 'planner']) {
      expect((await search.search({ ...base, q })).msns[0], q).toBe(sander)
    }
  })

  it('is that of the thing a name stands for', async () => {
    const search = await shelf('wood shaver machine => planer\nplaner ~> sander')
    expect((await search.search({ ...base, q: 'wood shaver machine' })).msns[0]).toContain('sander')
  })

  it('is not offered where there is the thing itself', async () => {
    const search = await shelf('planer ~> sander', [...TITLES, 'Wood planer 82 mm'])
    expect((await search.search({ ...base, q: 'planer' })).msns).toEqual(['Wood planer 82 mm'])
  })
})
