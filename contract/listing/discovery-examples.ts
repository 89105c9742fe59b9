// Example responses of suggestions, categories and brands, shown in the documentation and checked against the schemas.

import { card, link, crumbs as path } from '../catalog/examples.ts'
import { ok } from '../shared/endpoint.ts'
import { brand, details } from './examples.ts'

export { cards, links, tree } from '../catalog/examples.ts'
export const crumbs = ok(path)
export const brands = ok([brand])
export const brandStores = ok([{ ...brand, pictures: [] }])
export const brandDetails = ok(details)

export const suggestions = ok({
  str: 'imp',
  terms: [{ term: 'impact drill', link: '/search?str=impact+drill' }],
  categories: [link],
  brands: [brand],
  products: [
    {
      msn: card.msn,
      productName: card.productName,
      productUrl: card.productUrl,
      brandName: card.brandName,
      mainImageLink: card.mainImageLink,
      currency: card.currency,
      mrp: card.mrp,
      salesPrice: card.salesPrice,
      discount: card.discount,
    },
  ],
})
export const foundCategories = ok([{ ...link, above: ['Power tools', 'Drills'] }])
export const brandIndex = ok({
  totalCount: 1,
  letters: [
    { letter: '0-9', count: 0 },
    { letter: 'T', count: 1 },
  ],
  brands: [{ ...brand, letter: 'T' }],
})
export const brandsAndPages = ok({
  brands: [brand],
  attributePages: [{ name: '750 W drills', link: '/attributes/750-w-drills' }],
})
export const isBrandCategory = ok({ isBrandCategory: true, productCount: 24 })
