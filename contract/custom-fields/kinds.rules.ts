// The kinds of records with custom fields, the rights to read and write their values, and the limits of fields.

import type { Permission } from '../shared/permissions.ts'

/** Values can be read by anybody who may read the record, and written by anybody who may write it. */
export const FIELD_RIGHTS = {
  order: { read: 'orders.read', write: 'orders.write' },
  customer: { read: 'customers.read', write: 'customers.note' },
  company: { read: 'customers.read', write: 'customers.note' },
} as const satisfies Record<string, { read: Permission; write: Permission }>
export type FieldKind = keyof typeof FIELD_RIGHTS

export const FIELD_KINDS = Object.keys(FIELD_RIGHTS) as [FieldKind, ...FieldKind[]]

export const FIELD_TYPES = ['text', 'whole', 'decimal', 'date', 'yes-no', 'choice'] as const
export type FieldType = (typeof FIELD_TYPES)[number]

/** Maximum number of fields per kind and market: active ones, and including retired ones. */
export const MAX_FIELDS = 30
export const MAX_FIELDS_EVER = 100
export const MAX_OPTIONS = 50
/** Maximum length of a text value. */
export const MAX_FIELD_TEXT = 500
/** Maximum number of decimals. */
export const MAX_DIGITS = 6
/** Maximum length of a name. */
export const MAX_FIELD_NAME = 60
/** Maximum number of custom conditions of a list, and of custom columns. */
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
