// How the id of a record is read, and how a label of a tag is written and compared.

import type { RecordKind } from '../../../contract/annotations/kinds.rules.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const DOCUMENT = /^(IN|AE):/

/** What the id of a record of a kind looks like; an id of another kind names no record. */
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

/** A label as it is shown: composed characters, single spaces. */
export const labelOf = (typed: string): string => typed.normalize('NFC').replace(/\s+/gu, ' ').trim()

/** A label as it is compared: two labels with the same key are the same tag. */
export const keyOf = (label: string): string => labelOf(label).normalize('NFKC').toLowerCase()
