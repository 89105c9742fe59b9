// The paths of the list and the screen of each kind of record.

import { documentKeyOf, type RecordKind } from '../../../contract/annotations/kinds.rules.ts'
import { to } from '../app/router.tsx'

/** The list; a record is below it by its id, but a document of the store. */
export const LIST_PATH: Readonly<Record<RecordKind, string>> = {
  order: '/orders',
  customer: '/customers',
  product: '/products',
  return: '/returns',
  rfq: '/quotes',
  ticket: '/support',
  coupon: '/promotions',
  lead: '/leads',
  dispute: '/disputes',
  seller: '/finance/sellers',
  article: '/content',
  page: '/content',
}

const isDocument = (kind: RecordKind) => kind === 'article' || kind === 'page'

/** The filtered list of records of a kind. */
export const listAddress = (kind: RecordKind, filter: Record<string, string>): string =>
  to(LIST_PATH[kind], { ...(isDocument(kind) && { kind }), ...filter })

/** Where a record is shown. */
export const recordPage = (kind: RecordKind, recordId: string): string =>
  isDocument(kind)
    ? to('/content/edit', { kind, key: documentKeyOf(recordId) })
    : to(`${LIST_PATH[kind]}/${encodeURIComponent(recordId)}`)
