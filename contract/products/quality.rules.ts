// Possible gaps in product data, in display order.

export const QUALITY_GAPS = [
  'price',
  'mrp',
  'stock',
  'declarations',
  'hsn',
  'category',
  'duplicate',
  'picture',
  'description',
  'hindi',
  'hindi-description',
  'specifications',
  'gtin',
] as const
export type QualityGap = (typeof QUALITY_GAPS)[number]
