// Where the console lists records of a kind, and where it shows one.

import type { RecordKind } from '../../../contract/annotations/kinds.rules.ts'

/** Kinds whose lists are not filtered by tag. */
export const hasTagFilter = (kind: RecordKind): boolean => kind !== 'coupon'

/** The list; a record is below it by its id. */
export const LIST_PATH: Readonly<Record<RecordKind, string>> = {
  order: '/orders',
  customer: '/customers',
  product: '/products',
  return: '/returns',
  rfq: '/quotes',
  ticket: '/support',
  coupon: '/promotions',
}
