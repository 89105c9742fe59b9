// Explanations of results: the parts make up the score that orders them, and searches without the option have none.

import { expect, it } from 'vitest'
import { base, doc } from '../testing/documents.ts'
import { EmbeddedSearch } from './embedded-search.ts'

const valve = (msn: string, more: object = {}) =>
  doc({ msn, titleEn: 'Ball valve 25 mm', titleHi: '', partNumber: `P-${msn}`, popularity: 0, ...more })
const DOCUMENTS = [
  valve('popular', { popularity: 900 }),
  valve('plain'),
  valve('out', { inStock: false }),
  valve('gate', { titleEn: 'Gate valve 25 mm' }),
  doc({ msn: 'kit', titleEn: 'Repair kit', titleHi: '', textEn: 'For every ball valve.', partNumber: 'K1' }),
  doc({ msn: 'tape', titleEn: 'Thread seal tape', titleHi: '', partNumber: 'TX-9044' }),
]

async function open(): Promise<EmbeddedSearch> {
  const search = new EmbeddedSearch()
  await search.upsert(DOCUMENTS)
  return search
}

it('says which words count where, and by what factors the score is more or less', async () => {
  const search = await open()
  const request = { ...base, q: 'ball valve', size: 20 }
  const plain = await search.search(request)
  expect(plain).not.toHaveProperty('explanations')
  const { explanations = [], ...result } = await search.search({ ...request, explain: true })
  expect(result).toEqual(plain)
  const of = (msn: string) => explanations[result.msns.indexOf(msn)]
  // the parts are those of the engine: products are ordered by the product of their parts
  expect(explanations.map(({ score }) => score)).toEqual(explanations.map(({ score }) => score).sort((a, b) => b - a))
  expect(of('plain')).toMatchObject({
    missing: [],
    tuned: null,
    factors: { coverage: 1, kind: 1, availability: 1, named: 1 },
  })
  expect(of('plain')?.words.map(({ word, fields }) => [word, fields.includes('title')])).toEqual([
    ['ball', true],
    ['valve', true],
  ])
  expect(of('popular')?.factors.popularity).toBeGreaterThan(of('plain')?.factors.popularity ?? 0)
  expect(of('out')?.factors.availability).toBeLessThan(1)
  expect(of('gate')?.missing).toEqual(['ball'])
  expect(of('gate')?.factors.coverage).toBeLessThan(1)
  expect(of('kit')?.words[0]?.fields).toEqual(['details'])
  expect(of('kit')?.factors.named).toBeLessThan(1)
})

it('names part numbers, and what staff pin and bury', async () => {
  const search = await open()
  const [whole, inPieces] = await Promise.all(
    ['TX-9044', 'TX 9044'].map(q => search.search({ ...base, q, explain: true })),
  )
  expect(whole?.explanations?.[0]?.words.map(({ fields }) => fields)).toEqual([['partNumber']])
  expect(inPieces?.explanations?.[0]?.partNumber).toBeGreaterThan(0)
  const request = { ...base, q: 'ball valve', size: 20, pinned: ['tape'], buried: ['popular'], explain: true }
  const { explanations, msns } = await search.search(request)
  expect([msns[0], explanations?.[0]?.tuned, explanations?.[0]?.words]).toEqual(['tape', 'pinned', []])
  expect([msns.at(-1), explanations?.at(-1)?.tuned]).toEqual(['popular', 'buried'])
  // other sort orders have no score
  expect(await search.search({ ...request, sort: 'lowPrice' })).not.toHaveProperty('explanations')
})
