// Rows of the list of stock as cells of a file, in its columns.

import type { StockRow } from '../../../contract/inventory/api.ts'
import type { Language } from '../../../contract/shared/market.ts'

type Names = Readonly<Record<Language, string>>

const HEADINGS: readonly Names[] = [
  { en: 'MSN', hi: 'MSN' },
  { en: 'Part number', hi: 'पार्ट नंबर' },
  { en: 'Product', hi: 'उत्पाद' },
  { en: 'Seller', hi: 'विक्रेता' },
  { en: 'Warehouse code', hi: 'वेयरहाउस का कोड' },
  { en: 'Warehouse', hi: 'वेयरहाउस' },
  { en: 'On hand', hi: 'मौजूद' },
  { en: 'Reserved', hi: 'रोका हुआ' },
  { en: 'Available', hi: 'उपलब्ध' },
  { en: 'Reorder point', hi: 'मँगाने की सीमा' },
]

export const stockHeadings = (language: Language): string[] => HEADINGS.map(name => name[language])

export function stockCells(row: StockRow): string[] {
  const { msn, partNumber, name, seller, warehouse, warehouseName, onHand, reserved, reorderPoint } = row
  return [
    ...[msn, partNumber, name, seller, warehouse, warehouseName],
    ...[onHand, reserved, onHand - reserved, reorderPoint ?? ''].map(String),
  ]
}
