// Tests of the embedded search engine: facet counts against a plain count, text, part numbers, paging, versions.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { percentOff } from '../../contract/money.ts'
import { makeMemorySearch } from './memory-search.ts'
import type { SearchDocument, SearchRequest } from './search.ts'

const base: SearchRequest = {
  market: 'IN',
  language: 'en',
  sort: 'popularity',
  page: 0,
  size: 40,
  facets: ['brand', 'colour', 'power', 'discount', 'availability'],
}

function doc(change: Partial<SearchDocument> & { msn: string }): SearchDocument {
  return {
    market: 'IN',
    version: 1,
    titleEn: 'Thing',
    titleHi: 'चीज़',
    textEn: '',
    textHi: '',
    brandSlug: 'torvane',
    brandName: 'Torvane',
    partNumber: change.msn,
    group: null,
    categoryPath: ['116000000', '116010000'],
    attributes: {},
    priceMinor: 10_000,
    mrpMinor: 12_000,
    inStock: true,
    availability: 'stock',
    popularity: 500,
    tags: [],
    ...change,
  }
}

const anyDocument = (msn: string) =>
  fc
    .record({
      market: fc.constantFrom('IN' as const, 'AE' as const),
      brandSlug: fc.constantFrom('a', 'b', 'c'),
      colour: fc.constantFrom('red', 'blue', null),
      power: fc.constantFrom(5, 9, 12, null),
      leaf: fc.constantFrom('116010000', '116020000'),
      priceMinor: fc.integer({ min: 1, max: 2000 }),
      markup: fc.integer({ min: 0, max: 2000 }),
      inStock: fc.boolean(),
      availability: fc.constantFrom('stock' as const, 'on-request' as const),
      popularity: fc.integer({ min: 0, max: 1000 }),
    })
    .map(({ colour, power, leaf, markup, ...rest }) =>
      doc({
        msn,
        ...rest,
        mrpMinor: rest.priceMinor + markup,
        categoryPath: ['116000000', leaf],
        attributes: { ...(colour && { colour }), ...(power && { power }) },
      }),
    )

const anyFilters = fc.record(
  {
    brand: fc.subarray(['a', 'b', 'c', 'nobody'], { minLength: 1 }),
    colour: fc.subarray(['red', 'blue'], { minLength: 1 }),
    power: fc.subarray(['5', '9', '12'], { minLength: 1 }),
    availability: fc.subarray(['in-stock', 'out-of-stock', 'on-request'], { minLength: 1 }),
    discount: fc.subarray(['10', '30', '50'], { minLength: 1 }),
  },
  { requiredKeys: [] },
)

/** Terms of a document under a filter's name, worked out afresh. */
function termsUnder(name: string, one: SearchDocument): string[] {
  if (name === 'brand') return [one.brandSlug]
  if (name === 'availability') {
    return [one.availability === 'on-request' ? 'on-request' : one.inStock ? 'in-stock' : 'out-of-stock']
  }
  if (name === 'discount') {
    const off = percentOff(one.mrpMinor, one.priceMinor)
    return ['10', '20', '30', '40', '50'].filter(step => off >= Number(step))
  }
  const value = one.attributes[name]
  return value === undefined ? [] : [String(value)]
}

/** What passes every filter but the one named. */
function passing(documents: readonly SearchDocument[], request: SearchRequest, except: string | null) {
  const { filters = {}, priceRange } = request
  return documents
    .filter(one => one.market === request.market && one.categoryPath.includes(request.categoryCode ?? '116000000'))
    .filter(one =>
      Object.entries(filters).every(
        ([name, terms]) => name === except || termsUnder(name, one).some(term => terms.includes(term)),
      ),
    )
    .filter(
      one =>
        except === 'price' || !priceRange || (one.priceMinor >= priceRange.min && one.priceMinor <= priceRange.max),
    )
}

const requests = fc.record({
  filters: anyFilters,
  priceRange: fc.option(
    fc.tuple(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 1500 })).map(([min, more]) => ({
      min,
      max: min + more,
    })),
  ),
  categoryCode: fc.constantFrom(undefined, '116000000', '116010000'),
  market: fc.constantFrom('IN' as const, 'AE' as const),
})

describe('facets', () => {
  it('counts what a plain count finds, each bucket without its own filter', async () => {
    const documents = fc
      .integer({ min: 0, max: 40 })
      .chain(count => fc.tuple(...Array.from({ length: count }, (_, at) => anyDocument(`MSN${at}`))))
    await fc.assert(
      fc.asyncProperty(documents, requests, async (all, asked) => {
        const search = makeMemorySearch()
        await search.upsert(all)
        const request = { ...base, ...asked }
        const answer = await search.search(request)
        const matching = passing(all, request, null)
        expect(answer.totalCount).toBe(matching.length)
        expect(new Set(answer.msns)).toEqual(new Set(matching.map(one => one.msn)))
        for (const name of base.facets) {
          const counted: Record<string, number> = {}
          for (const one of passing(all, request, name)) {
            for (const term of termsUnder(name, one)) counted[term] = (counted[term] ?? 0) + 1
          }
          const chosen = request.filters[name as keyof typeof request.filters] ?? []
          for (const term of chosen) counted[term] ??= 0
          const bucket = answer.buckets.find(one => one.name === name)
          const found = Object.fromEntries((bucket?.terms ?? []).map(({ term, count }) => [term, count]))
          expect(found).toEqual(counted)
          for (const { term, selected } of bucket?.terms ?? []) expect(selected).toBe(chosen.includes(term as never))
        }
        const prices = passing(all, request, 'price').map(one => one.priceMinor)
        const range = prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : null
        expect(answer.priceRange).toEqual(range)
        const leaf = matching.filter(one => one.categoryPath.includes('116010000')).length
        expect(answer.categories['116010000'] ?? 0).toBe(leaf)
      }),
      { numRuns: 150 },
    )
  })

  it('stay right when documents are replaced and removed', async () => {
    const search = makeMemorySearch()
    await search.upsert([
      doc({ msn: 'A', attributes: { colour: 'red' } }),
      doc({ msn: 'B', attributes: { colour: 'red' } }),
    ])
    await search.upsert([doc({ msn: 'A', version: 2, attributes: { colour: 'blue' } })])
    await search.remove(['B'])
    const answer = await search.search(base)
    expect(answer.msns).toEqual(['A'])
    expect(answer.buckets.find(({ name }) => name === 'colour')?.terms).toEqual([
      { term: 'blue', count: 1, selected: false },
    ])
  })

  it('an older version never replaces a newer one', async () => {
    const search = makeMemorySearch()
    await search.upsert([doc({ msn: 'A', version: 5, titleEn: 'Drill' })])
    await search.upsert([doc({ msn: 'A', version: 4, titleEn: 'Hammer' })])
    expect((await search.search({ ...base, q: 'drill' })).totalCount).toBe(1)
    expect((await search.search({ ...base, q: 'hammer' })).totalCount).toBe(0)
  })
})

describe('order and paging', () => {
  const many = Array.from({ length: 25 }, (_, at) =>
    doc({ msn: `M${String(at).padStart(2, '0')}`, popularity: at * 10, priceMinor: 1000 + ((at * 7) % 25) * 10 }),
  )

  it('pages hold every product once, in one order', async () => {
    const search = makeMemorySearch()
    await search.upsert(many)
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

  it('puts what cannot be bought last, and spreads rows over groups and categories', async () => {
    const search = makeMemorySearch()
    await search.upsert([
      doc({ msn: 'GONE', inStock: false, popularity: 1000 }),
      doc({ msn: 'ASK', inStock: false, availability: 'on-request', popularity: 900 }),
      doc({ msn: 'RED', group: 'g', popularity: 800 }),
      doc({ msn: 'BLUE', group: 'g', popularity: 700 }),
      ...[1, 2, 3].map(at => doc({ msn: `X${at}`, categoryPath: ['116000000', '116020000'], popularity: at })),
      doc({ msn: 'X4', categoryPath: ['116000000', '116020000'], popularity: 0 }),
    ])
    expect((await search.search(base)).msns.at(-1)).toBe('GONE')
    const row = (await search.search({ ...base, spread: true })).msns
    expect(row).toEqual(['ASK', 'RED', 'X3', 'X2', 'X1', 'GONE'])
  })
})

describe('text', () => {
  async function shop() {
    const search = makeMemorySearch()
    await search.upsert([
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

  it('ranks what matches most words first and does not ask for every word', async () => {
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
})

describe('similar', () => {
  it('stays near in category and price, without variants and without what is gone', async () => {
    const search = makeMemorySearch()
    await search.upsert([
      doc({ msn: 'SELF', group: 'g', attributes: { colour: 'red' } }),
      doc({ msn: 'VARIANT', group: 'g' }),
      doc({ msn: 'NEAR', attributes: { colour: 'red' } }),
      doc({ msn: 'DEAR', attributes: { colour: 'red' }, priceMinor: 900_000, mrpMinor: 900_000 }),
      doc({ msn: 'GONE', inStock: false }),
      doc({ msn: 'BESIDE', categoryPath: ['116000000', '116020000'] }),
      doc({ msn: 'ABROAD', market: 'AE', categoryPath: ['1001000000', '1001010000'] }),
    ])
    expect(await search.similar('SELF', 10)).toEqual(['NEAR', 'DEAR', 'BESIDE'])
    expect(await search.similar('SELF', 1)).toEqual(['NEAR'])
    expect(await search.similar('UNKNOWN', 5)).toEqual([])
  })
})
