// The kinds of record with custom fields, the rights to read and write their values, and the limits of fields.

import type { Permission } from '../shared/permissions.ts'

/** Values are read by those who may read the record, and written by those who may write it. */
export const FIELD_RIGHTS = {
  order: { read: 'orders.read', write: 'orders.write' },
  customer: { read: 'customers.read', write: 'customers.note' },
  company: { read: 'customers.read', write: 'customers.note' },
} as const satisfies Record<string, { read: Permission; write: Permission }>
export type FieldKind = keyof typeof FIELD_RIGHTS

export const FIELD_KINDS = Object.keys(FIELD_RIGHTS) as [FieldKind, ...FieldKind[]]

export const FIELD_TYPES = ['text', 'whole', 'decimal', 'date', 'yes-no', 'choice'] as const
export type FieldType = (typeof FIELD_TYPES)[number]

/** Fields of a kind in a market that are offered, and with those that are retired. */
export const MAX_FIELDS = 30
export const MAX_FIELDS_EVER = 100
export const MAX_OPTIONS = 50
/** Characters of a value of text. */
export const MAX_FIELD_TEXT = 500
/** Digits after the point. */
export const MAX_DIGITS = 6
/** Characters of a name. */
export const MAX_FIELD_NAME = 60
/** Conditions of a list, and columns that it shows beyond its own. */
export const MAX_CONDITIONS = 5
export const MAX_SHOWN = 10

export const FIELD_KEY = /^[a-z][a-z0-9-]{0,39}$/

export interface FieldOption {
  key: string
  nameEn: string
  nameHi: string
  /** Kept by records that have it, but no longer offered. */
  retired: boolean
}
