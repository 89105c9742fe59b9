// Example objects shared by the responses of listings, products and pages.

import { ok } from '../shared/endpoint.ts'

export const link = {
  categoryCode: '114010100',
  categoryName: 'Impact drills',
  categoryLink: '/power-tools/drills/impact-drills/114010100',
  image: '/media/0f3c/medium.webp',
  productCount: 24,
}

export const card = {
  msn: 'MSN0000A1B2',
  partNumber: 'TID-13',
  productName: 'Torvik TID-13 600 W Impact Drill, 13 mm',
  productUrl: '/torvik-tid-13-600-w-impact-drill/mp/msn0000a1b2',
  brandName: 'Torvik',
  mainImageLink: '/media/0f3c/medium.webp',
  currency: 'INR' as const,
  mrp: 489_000,
  salesPrice: 319_000,
  discount: 34,
  priceWithoutTax: 270_340,
  taxRateBp: 1800,
  nextBreak: { minQuantity: 5, price: 309_000, priceWithoutTax: 261_864 },
  productTags: [{ name: 'bestseller', priority: 1 }],
  availability: 'in-stock' as const,
  minQuantity: 1,
  quantityMultiple: 1,
  rating: { rating: 4.3, count: 12, sample: false },
  keySpecs: [{ name: 'Rated power', value: '600 W' }],
}

export const crumbs = [
  { name: 'Home', link: '/' },
  { name: 'Power tools', link: '/power-tools/114000000' },
]

export const links = ok([link])
export const tree = ok([{ ...link, children: [{ ...link, children: [] }] }])
export const cards = ok([card])

export const offerStates = ok([
  {
    ...{ offerId: 41, sellerCode: 'sahyadri', sellerName: 'Sahyadri Industrial', condition: 'new' as const },
    ...{ active: true, currency: 'INR' as const, price: 319_000, mrp: 489_000, shown: true, reason: null },
    ...{ mrpDeclared: true, breaks: [], minQuantity: 1, quantityMultiple: 1, availability: 'stock' as const },
    ...{ leadTimeDays: 0, compared: null },
    stock: [
      { warehouse: 'BWD', stateCode: '27', onHand: 42, reserved: 3, taxNumber: '27AAPFU0939F1ZV', reason: null },
      {
        ...{ warehouse: 'DEL', stateCode: '07', onHand: 10, reserved: 0 },
        ...{ taxNumber: null, reason: 'registration-missing' as const },
      },
    ],
  },
])
