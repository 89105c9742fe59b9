// The fields that a column of an import can contain.

import { DECLARATION_FIELDS } from '../catalog/declarations.rules.ts'

/** Possible fields of a column; every other column is an attribute. */
export const IMPORT_FIELDS = [
  'id',
  'partNumber',
  'brand',
  'name',
  'nameHi',
  'description',
  'descriptionHi',
  'features',
  'featuresHi',
  'category',
  'categoryCode',
  'mrp',
  'price',
  'breaks',
  'taxRate',
  'hsn',
  'sellUnit',
  'sellUnitHi',
  'packSize',
  'minQuantity',
  'quantityMultiple',
  'weight',
  'origin',
  ...DECLARATION_FIELDS,
  'warrantyMonths',
  'availability',
  'tags',
  'group',
  'variantBy',
  'images',
  'stock',
  'active',
  'moreAttributes',
] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]
