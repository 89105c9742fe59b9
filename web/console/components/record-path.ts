// Where the console lists records of a kind, and where it shows one.

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

/** The list of the records of a kind, filtered. */
export const listAddress = (kind: RecordKind, filter: Record<string, string>): string =>
  to(LIST_PATH[kind], { ...(isDocument(kind) && { kind }), ...filter })

/** Where a record is shown. */
export const recordPage = (kind: RecordKind, recordId: string): string =>
  isDocument(kind)
    ? to('/content/edit', { kind, key: documentKeyOf(recordId) })
    : to(`${LIST_PATH[kind]}/${encodeURIComponent(recordId)}`)
