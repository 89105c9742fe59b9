// Documents and requests for the contract tests of the search port, and a plain count to compare engines with.

import fc from 'fast-check'
import type { SearchDocument, SearchRequest } from '../port.ts'

export const base: SearchRequest = {
  market: 'IN',
  language: 'en',
  sort: 'popularity',
  page: 0,
  size: 40,
  facets: ['brand', 'colour', 'power', 'discount', 'availability', 'rating', 'tag', 'category'],
}

export function doc(change: Partial<SearchDocument> & { msn: string }): SearchDocument {
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
    otherNumbers: [],
    group: null,
    categoryPath: ['116000000', '116010000'],
    categoriesEn: ['Products', 'Things'],
    categoriesHi: ['सामान', 'चीज़ें'],
    attributes: {},
    attributesHi: {},
    units: {},
    specsEn: [],
    specsHi: [],
    priceMinor: 10_000,
    mrpMinor: 12_000,
    inStock: true,
    availability: 'stock',
    popularity: 500,
    rating: 0,
    tags: [],
    listedAt: 0,
    warehouses: [],
    ...change,
  }
}

/** A random document of an MSN. */
export const anyDocument = (msn: string) =>
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
      rating: fc.constantFrom(0, 2.5, 3, 4.4, 5),
      tags: fc.subarray(['new', 'deal']),
      version: fc.integer({ min: 1, max: 3 }),
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
    power: fc.subarray(['5', '9', '12', '4-10'], { minLength: 1 }),
    availability: fc.subarray(['in-stock', 'out-of-stock', 'on-request'], { minLength: 1 }),
    discount: fc.subarray(['10', '30', '50'], { minLength: 1 }),
    rating: fc.subarray(['3', '4'], { minLength: 1 }),
    tag: fc.subarray(['new', 'deal', 'never'], { minLength: 1 }),
    category: fc.subarray(['116020000', '116000000', '1'], { minLength: 1 }),
  },
  { requiredKeys: [] },
)

/** Terms of a document for a filter, computed without an engine. */
export function termsUnder(name: string, one: SearchDocument): string[] {
  if (name === 'brand') return [one.brandSlug]
  if (name === 'availability') {
    return [one.availability === 'on-request' ? 'on-request' : one.inStock ? 'in-stock' : 'out-of-stock']
  }
  if (name === 'discount') {
    const off = ((one.mrpMinor - one.priceMinor) * 100) / one.mrpMinor
    return ['10', '20', '30', '40', '50'].filter(step => off >= Number(step))
  }
  if (name === 'rating') return ['1', '2', '3', '4'].filter(step => one.rating >= Number(step))
  if (name === 'tag') return one.tags
  if (name === 'category') return one.categoryPath
  const value = one.attributes[name]
  return value === undefined ? [] : [String(value)]
}

/** A term is selected by itself or by a range of numbers. */
function isSelected(term: string, selected: readonly string[]): boolean {
  const within = (range: RegExpExecArray | null) =>
    range !== null && Number(term) >= Number(range[1]) && Number(term) <= Number(range[2])
  return selected.some(one => one === term || within(/^(\d+)-(\d+)$/.exec(one)))
}

/** Documents that pass every filter except the named one. */
export function passing(documents: readonly SearchDocument[], request: SearchRequest, except: string | null) {
  const { filters = {}, priceRange } = request
  return documents
    .filter(one => one.market === request.market && one.categoryPath.includes(request.categoryCode ?? '116000000'))
    .filter(one =>
      Object.entries(filters).every(
        ([name, terms]) => name === except || termsUnder(name, one).some(term => isSelected(term, terms)),
      ),
    )
    .filter(
      one =>
        except === 'price' || !priceRange || (one.priceMinor >= priceRange.min && one.priceMinor <= priceRange.max),
    )
}

export const requests = fc.record({
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

/** Up to `max` documents with any contents. */
export const documentsOf = (max: number) =>
  fc
    .integer({ min: 0, max })
    .chain(count => fc.tuple(...Array.from({ length: count }, (_, at) => anyDocument(`MSN${at}`))))
