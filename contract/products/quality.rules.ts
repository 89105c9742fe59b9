// What can be wrong with a product of the catalogue, in the order of the list.

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
