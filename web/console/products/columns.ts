// The columns of the product grid: available, visible, and editable ones.

import { fieldOf, PRODUCT_FIELD_NAMES, STOCK_PREFIX } from '../../../contract/products/fields.rules.ts'
import { readStored, writeStored } from '../../framework/api/browser-storage.ts'
import { useMessages } from '../app/messages.ts'
import { useQuery, useQueryAddress } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import type { CellColumn } from '../components/cell-column.ts'

const READ_ONLY = ['taxRate', 'seller', 'free', 'updatedAt'] as const
const FIRST = [
  'name',
  'nameHi',
  'brand',
  'category',
  'hsn',
  'taxRate',
  'mrp',
  'price',
  'breaks',
  'availability',
  'active',
]
const STORED = 'kh_console_product_columns'

const WIDTHS: Record<string, number> = {
  ...{ name: 18, nameHi: 18, description: 20, descriptionHi: 20, features: 20, featuresHi: 20, breaks: 14 },
  ...{ brand: 9, category: 18, seller: 12, updatedAt: 9, hsn: 6.5, active: 5, availability: 8 },
}
const RIGHT = new Set(['mrp', 'price', 'taxRate', 'free', 'minQuantity', 'multiple', 'leadTime', 'weight', 'warranty'])

export interface ProductColumns {
  all: readonly CellColumn[]
  shown: readonly CellColumn[]
  isShown(name: string): boolean
  /** The address with another choice of columns. */
  toggled(name: string): string
}

/** Every column of a market; those of warehouses come last. */
export function useProductColumns(warehouses: readonly { value: string; label: string }[]): ProductColumns {
  const t = useMessages('products')
  const may = useMay()
  const query = useQuery()
  const addressWith = useQueryAddress()
  const all = [
    ...PRODUCT_FIELD_NAMES.map(name => ({ name, title: t(`field-${name}`) })),
    ...READ_ONLY.map(name => ({ name, title: t(`field-${name}`) })),
    ...warehouses.map(({ value, label }) => ({
      name: `${STOCK_PREFIX}${value}`,
      title: t('stockIn', { warehouse: label }),
    })),
  ].map(({ name, title }): CellColumn => {
    const field = fieldOf(name)
    const list =
      name === 'availability'
        ? (['stock', 'on-request'] as const).map(value => ({ value, label: t(`availability-${value}`) }))
        : name === 'active'
          ? (['yes', 'no'] as const).map(value => ({ value, label: t(value) }))
          : undefined
    return {
      ...{ name, title, width: WIDTHS[name] ?? 7, right: RIGHT.has(name) || name.startsWith(STOCK_PREFIX) },
      locked: !field || !may(field.permission),
      ...(list && { list }),
    }
  })
  const named = query.get('columns')?.split(',') ?? readStored<string[]>(STORED) ?? FIRST
  const isShown = (name: string) => named.includes(name)
  return {
    all,
    shown: all.filter(({ name }) => isShown(name)),
    isShown,
    toggled(name) {
      const next = isShown(name) ? named.filter(one => one !== name) : [...named, name]
      return addressWith({ columns: next.join(',') })
    },
  }
}

/** The visible columns if the URL names none. */
export const keepColumns = (columns: readonly CellColumn[]) =>
  writeStored(
    STORED,
    columns.map(({ name }) => name),
  )
