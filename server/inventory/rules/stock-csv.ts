// Rows of the list of stock as cells of a file, in its columns.

import type { StockRow } from '../../../contract/inventory/api.ts'
import type { Language } from '../../../contract/shared/market.ts'
import { type HeadingNames, headingsIn, type ListHeading } from '../../platform/csv-file.ts'

const HEADINGS: readonly HeadingNames<'stock'>[] = [
  { en: 'MSN', hi: 'MSN' },
  { column: 'name', en: 'Part number', hi: 'पार्ट नंबर' },
  { column: 'name', en: 'Product', hi: 'उत्पाद' },
  { column: 'seller', en: 'Seller', hi: 'विक्रेता' },
  { column: 'warehouse', en: 'Warehouse code', hi: 'वेयरहाउस का कोड' },
  { column: 'warehouse', en: 'Warehouse', hi: 'वेयरहाउस' },
  { column: 'onHand', en: 'On hand', hi: 'मौजूद' },
  { column: 'reserved', en: 'Reserved', hi: 'रोका हुआ' },
  { column: 'available', en: 'Available', hi: 'उपलब्ध' },
  { column: 'reorder', en: 'Reorder point', hi: 'मँगाने की सीमा' },
]

export const stockHeadings = (language: Language): ListHeading[] => headingsIn(HEADINGS, language)

export function stockCells(row: StockRow): string[] {
  const { msn, partNumber, name, seller, warehouse, warehouseName, onHand, reserved, reorderPoint } = row
  return [
    ...[msn, partNumber, name, seller, warehouse, warehouseName],
    ...[onHand, reserved, onHand - reserved, reorderPoint ?? ''].map(String),
  ]
}
