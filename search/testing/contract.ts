// Contract tests of the search port: every engine that implements it runs this suite.

import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import type { SearchDocument, SearchPort, SearchRequest, SearchResult } from '../port.ts'
import { type Make, wordingCases } from './corrections-and-suggestions.ts'
import { anyDocument, base, doc, documentsOf, passing, requests, termsUnder } from './documents.ts'
import { optionalFacetCases } from './optional-facets.ts'

/** Opens an empty engine, which the suite closes. */
export type OpenEngine = () => Promise<SearchPort>

function expectBucket(name: string, all: readonly SearchDocument[], request: SearchRequest, result: SearchResult) {
  const counted: Record<string, number> = {}
  for (const one of passing(all, request, name)) {
    for (const term of termsUnder(name, one)) counted[term] = (counted[term] ?? 0) + 1
  }
  const chosen = request.filters?.[name] ?? []
  for (const term of chosen) counted[term] ??= 0
  const bucket = result.buckets.find(one => one.name === name)
  expect(Object.fromEntries((bucket?.terms ?? []).map(({ term, count }) => [term, count]))).toEqual(counted)
  for (const { term, selected } of bucket?.terms ?? []) expect(selected).toBe(chosen.includes(term))
}

/** Compares a result with a plain count over all documents. */
function expectPlainCount(all: readonly SearchDocument[], request: SearchRequest, result: SearchResult) {
  const matching = passing(all, request, null)
  expect(result.totalCount).toBe(matching.length)
  expect(new Set(result.msns)).toEqual(new Set(matching.map(one => one.msn)))
  for (const name of base.facets) expectBucket(name, all, request, result)
  const unpriced = passing(all, request, 'price')
  const prices = unpriced.map(one => one.priceMinor)
  const range = prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : null
  expect(result.priceRange).toEqual(range)
  const leaf = matching.filter(one => one.categoryPath.includes('116010000')).length
  expect(result.categories['116010000'] ?? 0).toBe(leaf)
  expect(result.priceBuckets.reduce((sum, { count }) => sum + count, 0)).toBe(unpriced.length)
  for (const { min, max, count } of result.priceBuckets) {
    expect(prices.filter(price => price >= min && price <= max)).toHaveLength(count)
  }
}

function facetCases(make: Make) {
  it('counts like a plain count, each facet without its own filter', async () => {
    await fc.assert(
      fc.asyncProperty(documentsOf(40), requests, async (all, change) => {
        const search = await make(all)
        const request = { ...base, ...change, priceBuckets: 4 }
        expectPlainCount(all, request, await search.search(request))
        await search.close()
      }),
      { numRuns: 60 },
    )
  })

  it('counts the same after updates and removals in any order', async () => {
    const steps = fc.array(fc.tuple(fc.integer({ min: 0, max: 12 }), fc.boolean()), { maxLength: 60 })
    const versions = fc.array(anyDocument('x'), { minLength: 70, maxLength: 70 })
    await fc.assert(
      fc.asyncProperty(steps, versions, requests, async (changes, many, change) => {
        const search = await make()
        const known = new Map<string, SearchDocument>()
        for (const [at, [number, isRemoved]] of changes.entries()) {
          const msn = `MSN${number}`
          const next = { ...(many[at] as SearchDocument), msn, partNumber: msn }
          if (isRemoved) {
            known.delete(msn)
            await search.remove([msn])
            continue
          }
          if ((known.get(msn)?.version ?? 0) <= next.version) known.set(msn, next)
          await search.upsert([next])
        }
        const request = { ...base, ...change, priceBuckets: 3 }
        expectPlainCount([...known.values()], request, await search.search(request))
        await search.close()
      }),
      { numRuns: 25 },
    )
  })
}

function valueCases(make: Make) {
  it('returns the range and unit of numbers, and the Hindi of texts', async () => {
    const search = await make([
      doc({
        msn: 'A',
        attributes: { power: 600, colour: 'red' },
        units: { power: 'W' },
        attributesHi: { colour: 'लाल' },
      }),
      doc({ msn: 'B', attributes: { power: 750.5 }, units: { power: 'W' } }),
    ])
    const { buckets } = await search.search(base)
    expect(buckets.find(({ name }) => name === 'power')?.range).toEqual({ min: 600, max: 750.5, unit: 'W' })
    expect(buckets.find(({ name }) => name === 'colour')).toEqual({
      name: 'colour',
      terms: [{ term: 'red', count: 1, selected: false, textHi: 'लाल' }],
    })
    expect(await search.categoryPaths(['A', 'NOBODY'])).toEqual({ A: ['116000000', '116010000'] })
  })

  it('counts a product with several values of an attribute for each, and finds it by each', async () => {
    const search = await make([
      doc({ msn: 'A', attributes: { fits: ['iron', 'wood'] } }),
      doc({ msn: 'B', attributes: { fits: ['wood'] }, attributesHi: { fits: ['लकड़ी'] } }),
      doc({ msn: 'C', attributes: { fits: 'stone' } }),
    ])
    const request = { ...base, facets: ['fits'], filters: { fits: ['iron', 'stone'] } }
    const { msns, buckets } = await search.search(request)
    expect(msns.toSorted()).toEqual(['A', 'C'])
    const counts = Object.fromEntries((buckets[0]?.terms ?? []).map(({ term, count }) => [term, count]))
    expect(counts).toEqual({ iron: 1, wood: 2, stone: 1 })
    // each text has its own Hindi, or none
    const hindi = (buckets[0]?.terms ?? []).flatMap(({ term, textHi }) => (textHi ? [[term, textHi]] : []))
    expect(hindi).toEqual([['wood', 'लकड़ी']])
  })
}

function changeCases(make: Make) {
  it('never replaces a newer version by an older one', async () => {
    const search = await make([doc({ msn: 'A', version: 5, titleEn: 'Drill' })])
    await search.upsert([doc({ msn: 'A', version: 4, titleEn: 'Hammer' })])
    expect((await search.search({ ...base, q: 'drill' })).totalCount).toBe(1)
    expect((await search.search({ ...base, q: 'hammer' })).totalCount).toBe(0)
  })

  it('uses the newest version of a batch, and replaces the words of the old text', async () => {
    const search = await make()
    await search.upsert([
      doc({ msn: 'A', version: 3, titleEn: 'Saw', priceMinor: 5, mrpMinor: 9 }),
      doc({ msn: 'A', version: 2, titleEn: 'Axe' }),
    ])
    expect((await search.search({ ...base, q: 'axe', didYouMean: false })).totalCount).toBe(0)
    await search.upsert([doc({ msn: 'A', version: 4, titleEn: 'Rake', priceMinor: 7, mrpMinor: 9 })])
    expect((await search.search({ ...base, q: 'saw', didYouMean: false })).totalCount).toBe(0)
    expect((await search.search({ ...base, q: 'rake' })).priceRange).toEqual({ min: 7, max: 7 })
    expect(search.health()).toEqual({ documents: 1, ready: true })
  })

  it('replaces everything by a rebuild', async () => {
    const search = await make([doc({ msn: 'OLD' })])
    await search.rebuild(
      (async function* () {
        yield [doc({ msn: 'A', titleEn: 'Drill' }), doc({ msn: 'B' })]
        yield [doc({ msn: 'C' })]
      })(),
    )
    expect((await search.search(base)).msns.toSorted()).toEqual(['A', 'B', 'C'])
    expect((await search.search({ ...base, q: 'drill' })).msns).toEqual(['A'])
    expect(search.health().documents).toBe(3)
  })
}

function orderCases(make: Make) {
  const many = Array.from({ length: 25 }, (_, at) =>
    doc({ msn: `M${String(at).padStart(2, '0')}`, popularity: at * 10, priceMinor: 1000 + ((at * 7) % 25) * 10 }),
  )

  it('pages contain every product once, in one order', async () => {
    const search = await make(many)
    for (const sort of ['popularity', 'lowPrice', 'highPrice'] as const) {
      const whole = (await search.search({ ...base, sort, size: 40 })).msns
      const paged: string[] = []
      for (let page = 0; page < 4; page++) paged.push(...(await search.search({ ...base, sort, page, size: 8 })).msns)
      expect(paged).toEqual(whole)
      expect(new Set(whole).size).toBe(25)
    }
    const price = new Map(many.map(one => [one.msn, one.priceMinor]))
    const low = (await search.search({ ...base, sort: 'lowPrice' })).msns.map(msn => price.get(msn))
    expect(low).toEqual(low.toSorted((a, b) => Number(a) - Number(b)))
    expect((await search.search({ ...base, page: 9, size: 8 })).msns).toEqual([])
  })

  it('lists products that cannot be bought last, and diversifies rows by group and category', async () => {
    const search = await make([
      doc({ msn: 'SOLD-OUT', inStock: false, popularity: 1000 }),
      doc({ msn: 'ASK', inStock: false, availability: 'on-request', popularity: 900 }),
      doc({ msn: 'RED', group: 'g', popularity: 800 }),
      doc({ msn: 'BLUE', group: 'g', popularity: 700 }),
      ...[1, 2, 3].map(at => doc({ msn: `X${at}`, categoryPath: ['116000000', '116020000'], popularity: at })),
      doc({ msn: 'X4', categoryPath: ['116000000', '116020000'], popularity: 0 }),
    ])
    expect((await search.search(base)).msns.at(-1)).toBe('SOLD-OUT')
    const row = (await search.search({ ...base, diversify: true })).msns
    expect(row).toEqual(['ASK', 'RED', 'X3', 'X2', 'X1', 'SOLD-OUT'])
  })
}

function textCases(make: Make) {
  async function shop() {
    const search = await make([
      doc({
        msn: 'DRILL',
        titleEn: 'Torvane 600 W Impact Drill, 13 mm',
        titleHi: 'टॉर्वेन 600 W इम्पैक्ट ड्रिल',
        partNumber: 'KT-INS114',
      }),
      doc({ msn: 'BITS', titleEn: 'Masonry drill bits, set of 5', titleHi: 'ड्रिल बिट सेट', partNumber: 'BX-20' }),
      doc({ msn: 'BOX', titleEn: 'Tool box', titleHi: 'टूल बॉक्स', partNumber: 'TB-9' }),
      doc({
        msn: 'FAN',
        titleEn: 'Ceiling fan',
        titleHi: 'छत का पंखा, फ़ैन',
        brandName: 'Pavanya पवन्या',
        partNumber: 'PV-1200',
      }),
    ])
    return async (q: string) => (await search.search({ ...base, q })).msns
  }

  it('ranks products that match most words first and does not require every word', async () => {
    const find = await shop()
    expect((await find('impact drill for concrete walls'))[0]).toBe('DRILL')
    expect(await find('drills')).toEqual(expect.arrayContaining(['DRILL', 'BITS']))
    expect(await find('nothing of the kind')).toEqual([])
  })

  it('finds fragments of part numbers, numbers with their unit, and the beginning of the last word', async () => {
    const find = await shop()
    expect(await find('ins114')).toEqual(['DRILL'])
    expect(await find('ktins114')).toEqual(['DRILL'])
    expect((await find('600w drill'))[0]).toBe('DRILL')
    expect((await find('ceil'))[0]).toBe('FAN')
    expect((await find('boxes'))[0]).toBe('BOX')
  })

  it('finds Hindi words, with and without nuktas', async () => {
    const find = await shop()
    expect((await find('पंखा'))[0]).toBe('FAN')
    expect((await find('फैन'))[0]).toBe('FAN')
    expect((await find('इम्पैक्ट ड्रिल'))[0]).toBe('DRILL')
  })
}

function similarCases(make: Make) {
  it('prefers the category and the price, without variants and products that are out of stock', async () => {
    const search = await make([
      doc({ msn: 'SELF', group: 'g', attributes: { colour: 'red' } }),
      doc({ msn: 'VARIANT', group: 'g' }),
      doc({ msn: 'NEAR', attributes: { colour: 'red' } }),
      doc({ msn: 'EXPENSIVE', attributes: { colour: 'red' }, priceMinor: 900_000, mrpMinor: 900_000 }),
      doc({ msn: 'SOLD-OUT', inStock: false }),
      doc({ msn: 'BESIDE', categoryPath: ['116000000', '116020000'] }),
      doc({ msn: 'ABROAD', market: 'AE', categoryPath: ['1001000000', '1001010000'] }),
    ])
    expect(await search.similar('SELF', 10)).toEqual(['NEAR', 'EXPENSIVE', 'BESIDE'])
    expect(await search.similar('SELF', 1)).toEqual(['NEAR'])
    expect(await search.similar('UNKNOWN', 5)).toEqual([])
  })
}

/** Registers the suite for an engine. */
export function searchContract(name: string, open: OpenEngine): void {
  const opened: SearchPort[] = []
  const make: Make = async documents => {
    const search = await open()
    opened.push(search)
    if (documents) await search.upsert(documents)
    return search
  }
  afterEach(async () => {
    for (const search of opened.splice(0)) await search.close()
  })
  describe(`${name}: facets`, () => {
    facetCases(make)
    optionalFacetCases(make)
  })
  describe(`${name}: values`, () => valueCases(make))
  describe(`${name}: changes`, () => changeCases(make))
  describe(`${name}: order and paging`, () => orderCases(make))
  describe(`${name}: text`, () => textCases(make))
  describe(`${name}: corrections and suggestions`, () => wordingCases(make))
  describe(`${name}: similar products`, () => similarCases(make))
}
