// Example responses of the product page endpoints, shown in the documentation and checked against the schemas.

import { card, crumbs, link } from '../catalog/examples.ts'
import { ok } from '../shared/endpoint.ts'

export { cards } from '../catalog/examples.ts'
export const tags = ok(card.productTags)

const rating = { rating: 4.3, count: 12, sample: false, realCount: 12 }

const variants = {
  axes: [
    { key: 'rated-power', name: 'Rated power', values: ['600 W', '750 W'] },
    { key: 'chuck', name: 'Chuck', values: ['10 mm', '13 mm'] },
  ],
  msns: ['MSN0000A1B1', 'MSN0000A1B2', 'MSN0000A1B3'],
  slugs: ['torvik-tid-10-600-w', 'torvik-tid-13-600-w', 'torvik-tid-13-750-w'],
  places: [0, 0, 0, 1, 1, 1],
  prices: [289_000, 319_000, 369_000],
  quantities: [],
  availability: 'sor',
  images: ['/media/0f3b/medium.webp', '/media/0f3c/medium.webp', null],
}

const video = {
  title: 'Changing from drill to hammer action',
  provider: 'file' as const,
  link: '/media/videos/tid-13-hammer.mp4',
  poster: '/media/0f3c/medium.webp',
  durationSeconds: 48,
  uploadedOn: '2026-10-01',
}

const offer = {
  promoCode: 'WELCOME100',
  title: '₹100 off your first order',
  terms: 'For products above ₹499, once for each customer.',
  kind: 'flat' as const,
  value: 10_000,
  currency: 'INR' as const,
  minCart: 49_901,
  maxDiscount: null,
  firstOrderOnly: true,
  perCustomerLimit: 1,
  validTo: null,
  discount: 10_000,
}

export const group = ok({ msn: card.msn, productName: card.productName, brandName: card.brandName, variants })
export const videos = ok([video])

export const details = ok({
  ...card,
  partNumber: 'TID-13-600',
  brandSlug: 'torvik',
  keyFeatures: ['600 W motor'],
  description: 'A corded impact drill.',
  specifications: [{ key: 'rated-power', name: 'Rated power', value: '600 W' }],
  images: [{ link: '/media/0f3c/medium.webp', view: 'front' }],
  seoTitle: '',
  seoDescription: '',
  videos: [video],
  hsn: '8467',
  breaks: [{ minQuantity: 5, price: 309_000, priceWithoutTax: 261_864 }],
  taxSaving: 48_660,
  sellUnit: 'piece',
  packSize: 1,
  weightGrams: 1800,
  originName: 'India',
  declarations: [{ name: 'Net quantity', value: '1 N' }],
  notSoldText: null,
  warrantyMonths: 12,
  codMax: 3_000_000,
  returnDays: 7,
  exchangeOnly: false,
  offerId: 41,
  otherSellers: { count: 1, from: 324_000, refurbished: false },
  seller: {
    name: 'Sahyadri Supplies',
    legalName: 'Sahyadri Industrial Supplies LLP',
    place: 'Pune',
    taxNumber: '27AAPFU0939F1ZV',
  },
  taxonomyCode: '114000000/114010000/114010100',
  category: link,
  breadcrumb: crumbs,
  ratingSummary: rating,
  questionCount: 3,
  offers: [offer],
  emi: { from: 15_317, months: 24, noCostMonths: [3, 6] },
  bulkQuoteAbove: 10,
  variants,
  similar: [card],
  outOfStockSimilar: null,
  structuredData: [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: card.productName,
      sku: card.msn,
      offers: { '@type': 'Offer', priceCurrency: 'INR', price: '3190.00' },
    },
  ],
})

export const together = ok({
  items: [
    { product: card, quantity: 1 },
    { product: { ...card, msn: 'MSN0000C3D4', productName: 'Masonry drill bits, set of 5' }, quantity: 1 },
  ],
  totalPrice: 638_000,
  totalMrp: 978_000,
  source: 'rules' as const,
})

const compared = {
  ...card,
  ratingSummary: rating,
  partNumber: 'TID-13-600',
  warrantyMonths: 12,
  returnDays: 7,
  exchangeOnly: false,
  originName: 'India',
  categoryName: 'Impact drills',
}

export const comparison = ok({
  products: [compared, { ...compared, msn: 'MSN0000A1B3', partNumber: 'TID-13-750', salesPrice: 369_000 }],
  fields: [
    { key: 'salesPrice' as const, differs: true },
    { key: 'brandName' as const, differs: false },
  ],
  rows: [
    { key: 'rated-power', name: 'Rated power', differs: true, values: ['600 W', '750 W'] },
    { key: 'chuck', name: 'Chuck', differs: false, values: ['13 mm', '13 mm'] },
  ],
})

export const offers = ok([
  {
    ...{ offerId: 41, sellerName: 'Sahyadri Industrial', sellerPlace: 'Pune', sellerRating: 4.6 },
    ...{ condition: 'new' as const, currency: 'INR' as const, price: 319_000, priceWithoutTax: 270_340, mrp: 489_000 },
    taxRateBp: 1800,
    ...{ minQuantity: 1, quantityMultiple: 1, availability: 'in-stock' as const, leadTimeDays: 0, shown: true },
    ...{ breaks: [{ minQuantity: 5, price: 309_000, priceWithoutTax: 261_864 }], available: 42, reason: null },
    delivery: { serviceable: true, date: '2026-11-24', days: 2 },
  },
  {
    ...{ offerId: 52, sellerName: 'Deccan Tools', sellerPlace: 'Hyderabad', sellerRating: null },
    ...{ condition: 'new' as const, currency: 'INR' as const, price: 324_000, priceWithoutTax: 274_576, mrp: 489_000 },
    taxRateBp: 1800,
    ...{ minQuantity: 1, quantityMultiple: 1, availability: 'out-of-stock' as const, leadTimeDays: 2, shown: false },
    ...{ breaks: [], available: 0, reason: 'registration-ended' as const, delivery: null },
  },
])
