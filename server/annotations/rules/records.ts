// How the id of a record is read, and how a label of a tag is written and compared.

import type { RecordKind } from '../../../contract/annotations/kinds.rules.ts'

/** What the id of a record of a kind looks like; an id of another kind names no record. */
const ID_OF: Readonly<Record<RecordKind, RegExp>> = {
  order: /^\d+$/,
  customer: /-/,
  product: /^MSN/,
  return: /^\d+$/,
  rfq: /^\d+$/,
  ticket: /^\d+$/,
  coupon: /^\d+$/,
}

export const isIdOf = (kind: RecordKind, id: string): boolean => ID_OF[kind].test(id)

/** A label as it is shown: composed characters, single spaces. */
export const labelOf = (typed: string): string => typed.normalize('NFC').replace(/\s+/gu, ' ').trim()

/** A label as it is compared: two labels with the same key are the same tag. */
export const keyOf = (label: string): string => labelOf(label).normalize('NFKC').toLowerCase()
