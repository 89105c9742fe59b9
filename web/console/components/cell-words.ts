// Display texts of cells: names of brands and categories, rates, reasons.

import {
  type CellProblem,
  DECLARED_PREFIX,
  fieldOf,
  SPEC_HI_PREFIX,
  SPEC_PREFIX,
  STOCK_PREFIX,
} from '../../../contract/products/fields.rules.ts'
import { readOfferKey } from '../../../contract/products/offer-key.rules.ts'
import { readPictures } from '../../../contract/products/pictures.rules.ts'
import { useDates } from '../../framework/use-dates.ts'
import { useMessages } from '../app/messages.ts'

export interface Names {
  brands: Readonly<Record<string, string>>
  categories: Readonly<Record<string, string>>
}

const NO_NAMES: Names = { brands: {}, categories: {} }

/** Display text of a value; undefined if it is shown as stored. */
export function useCellWords(): (field: string, value: string, names?: Names) => string | undefined {
  const t = useMessages('products')
  const { day, moment } = useDates()
  return (field, value, names = NO_NAMES) => {
    if (value === '') return undefined
    if (field === 'brand') return names.brands[value]
    if (field === 'category') return names.categories[value]
    if (field === 'images') return t('pictures', { count: readPictures(value)?.length ?? 0 })
    if (field === 'publishAt') return Number.isNaN(Date.parse(value)) ? undefined : moment(value)
    if (field === 'taxRate') return `${Number(value) / 100}%`
    if (field === 'updatedAt') return day(value)
    if (field === 'active') return value === 'yes' || value === 'no' ? t(value) : undefined
    if (field === 'availability')
      return value === 'stock' || value === 'on-request' ? t(`availability-${value}`) : undefined
    return undefined
  }
}

export function useFieldName(): (field: string) => string {
  const t = useMessages('products')
  return field => {
    const key = field.slice(field.indexOf(':') + 1)
    if (field.startsWith(STOCK_PREFIX)) return t('stockIn', { warehouse: key })
    if (field.startsWith(SPEC_PREFIX)) return key
    if (field.startsWith(SPEC_HI_PREFIX)) return t('specHindi', { name: key })
    if (field.startsWith(DECLARED_PREFIX)) return t(`declared-${key}` as 'declared-careName')
    return fieldOf(field) ? t(`field-${field}` as 'field-name') : field
  }
}

/** Names an offer by its seller, and its condition unless new. */
export function useOfferName(): (key: string, seller?: string) => string {
  const t = useMessages('offers')
  return (key, seller) => {
    const { sellerCode, condition } = readOfferKey(key)
    const name = seller ?? sellerCode
    return condition === 'new' ? name : `${name} · ${t(`condition-${condition}`)}`
  }
}

/** Names a field of an offer, and its condition unless new. */
export function useOfferFieldName(): (key: string, field: string) => string {
  const t = useMessages('offers')
  const fieldName = useFieldName()
  return (key, field) => {
    const { condition } = readOfferKey(key)
    return condition === 'new' ? fieldName(field) : `${fieldName(field)} · ${t(`condition-${condition}`)}`
  }
}

export function useProblemText(): (problem: CellProblem) => string {
  const t = useMessages('products')
  return problem => t(`problem-${problem}`)
}
