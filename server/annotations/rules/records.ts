// How record ids are validated, and how tags are normalized and compared.

import type { RecordKind } from '../../../contract/annotations/kinds.rules.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const DOCUMENT = /^(IN|AE):/

/** Format of the ids of each kind; an id in another format names no record. */
const ID_OF: Readonly<Record<RecordKind, RegExp>> = {
  order: /^\d+$/,
  customer: UUID,
  product: /^MSN/,
  return: /^\d+$/,
  rfq: /^\d+$/,
  ticket: /^\d+$/,
  coupon: /^\d+$/,
  lead: UUID,
  dispute: UUID,
  seller: /^[^:]+$/,
  article: DOCUMENT,
  page: DOCUMENT,
}

export const isIdOf = (kind: RecordKind, id: string): boolean => ID_OF[kind].test(id)

/** A tag as shown: composed characters, single spaces. */
export const labelOf = (typed: string): string => typed.normalize('NFC').replace(/\s+/gu, ' ').trim()

/** A tag as compared: tags with the same key are the same. */
export const keyOf = (label: string): string => labelOf(label).normalize('NFKC').toLowerCase()
