// Example responses of the listing endpoints, shown in the documentation and checked against the schemas.

import { card, crumbs, link } from '../catalog/examples.ts'
import { ok } from '../shared/endpoint.ts'

const bucket = {
  name: 'brand',
  label: 'Brand',
  unit: '',
  range: null,
  terms: [{ term: 'torvik', label: 'Torvik', count: 6, selected: false }],
  termCount: 1,
}
const power = {
  name: 'rated-power',
  label: 'Rated power',
  unit: 'W',
  range: { min: 500, max: 750 },
  terms: [
    { term: '500', label: '500 W', count: 14, selected: false },
    { term: '750', label: '750 W', count: 10, selected: false },
  ],
  termCount: 2,
}
const priceRange = { min: 199_000, max: 899_000 }
const priceParts = [
  { min: 199_000, max: 300_000, count: 15, selected: false },
  { min: 300_001, max: 899_000, count: 9, selected: false },
]

export const brand = { slug: 'torvik', brandName: 'Torvik', brandLink: '/brands/torvik', productCount: 24, logo: null }
export const details = {
  ...brand,
  active: true,
  description: 'Power tools for masonry, steel and wood.',
  country: 'India',
}

export const listing = {
  type: 'SEARCH' as const,
  productSearchResult: { totalCount: 24, products: [card] },
  buckets: [bucket, power],
  priceRange,
  priceBuckets: priceParts,
  categories: [link],
  category: { ...link, intro: 'Impact drills for masonry, steel and wood.' },
  brandDetails: null,
  cities: [{ slug: 'mumbai', name: 'Mumbai', count: 11, selected: false }],
  breadcrumb: crumbs,
  str: 'impact drill',
  corrected: 'impact drill',
  correctedFrom: 'impct dril',
  unmatched: [],
  kind: 'found' as const,
  nearest: null,
  redirectTo: null,
  pageIndex: 0,
  pageSize: 40,
  httpStatus: 200,
}

export const buckets = ok({ totalCount: 24, buckets: [bucket, power] })
export const priceBuckets = ok({ priceRange, priceBuckets: priceParts })
