// Example answers of the listing and product calls, shown in the documentation and checked against the schemas.

const ok = <T>(data: T) => ({ status: true as const, statusCode: 200 as const, data })

const link = {
  categoryCode: '114010100',
  categoryName: 'Impact drills',
  categoryLink: '/power-tools/drills/impact-drills/114010100',
  image: '/media/0f3c/medium.webp',
  productCount: 24,
}

const card = {
  msn: 'MSN0000A1B2',
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
  keySpecs: [{ name: 'Rated power', value: '600 W' }],
}

const crumbs = [
  { name: 'Home', link: '/' },
  { name: 'Power tools', link: '/power-tools/114000000' },
]

export const links = ok([link])
export const tree = ok([{ ...link, children: [{ ...link, children: [] }] }])
export const cards = ok([card])
export const tags = ok(card.productTags)

export const listing = {
  productSearchResult: { totalCount: 24, products: [card] },
  buckets: [
    {
      name: 'brand',
      label: 'Brand',
      unit: '',
      terms: [{ term: 'torvik', label: 'Torvik', count: 6, selected: false }],
    },
  ],
  priceRange: { min: 199_000, max: 899_000 },
  categories: [link],
  category: { ...link, intro: 'Impact drills for masonry, steel and wood.' },
  breadcrumb: crumbs,
  pageIndex: 0,
  pageSize: 40,
  httpStatus: 200,
}

export const details = ok({
  ...card,
  partNumber: 'TID-13-600',
  brandSlug: 'torvik',
  keyFeatures: ['600 W motor'],
  description: 'A corded impact drill.',
  specifications: [{ key: 'rated-power', name: 'Rated power', value: '600 W' }],
  images: [{ link: '/media/0f3c/medium.webp', view: 'front' }],
  hsn: '8467',
  breaks: [{ minQuantity: 5, price: 309_000, priceWithoutTax: 261_864 }],
  sellUnit: 'piece',
  packSize: 1,
  weightGrams: 1800,
  originName: 'India',
  warrantyMonths: 12,
  seller: {
    name: 'Sahyadri Supplies',
    legalName: 'Sahyadri Industrial Supplies LLP',
    place: 'Pune',
    taxNumber: '27AAPFU0939F1ZV',
  },
  taxonomyCode: '114000000/114010000/114010100',
  category: link,
  breadcrumb: crumbs,
  variantBy: [{ key: 'rated-power', name: 'Rated power' }],
  variants: [
    {
      msn: card.msn,
      productUrl: card.productUrl,
      values: ['600 W'],
      salesPrice: card.salesPrice,
      availability: card.availability,
      mainImageLink: card.mainImageLink,
    },
  ],
  similar: [card],
  lowestEmi: 28_100,
})
