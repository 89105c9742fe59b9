// The kinds of records with annotations, the right to read each, and the limits of notes and tags.

import type { Market } from '../shared/market.ts'
import type { Permission } from '../shared/permissions.ts'

/** Notes and tags of a record can be read by anybody who may read the record. */
export const RECORD_READ = {
  order: 'orders.read',
  customer: 'customers.read',
  product: 'products.read',
  return: 'orders.read',
  rfq: 'rfq.read',
  ticket: 'support.read',
  coupon: 'promotions.read',
  lead: 'leads.read',
  dispute: 'orders.read',
  seller: 'offers.read',
  article: 'content.read',
  page: 'content.read',
} as const satisfies Record<string, Permission>
export type RecordKind = keyof typeof RECORD_READ

export const RECORD_KINDS = Object.keys(RECORD_READ) as [RecordKind, ...RecordKind[]]

/** Kinds whose assignee is stored here; quote requests and tickets are assigned by their own endpoints. */
export const ASSIGNED_KINDS = [
  ...(['order', 'customer', 'product', 'return', 'coupon'] as const),
  ...(['lead', 'dispute', 'seller', 'article', 'page'] as const),
] as const
export type AssignedKind = (typeof ASSIGNED_KINDS)[number]

/** The id of an article or page as a record: its market and its key, without slashes. */
export const documentRecordId = (market: Market, key: string): string => `${market}:${key.replaceAll('/', ':')}`

/** The key of an article or page by its id as a record. */
export const documentKeyOf = (recordId: string): string => recordId.slice(3).replaceAll(':', '/')

/** What a record is called: its number, or else its id. */
export function recordName(kind: string, id: string, number: number): string {
  if (number !== 0) return String(number)
  return kind === 'article' || kind === 'page' ? documentKeyOf(id) : id
}

export const NOTE_MAX = 2_000
export const TAG_MAX = 30
/** Maximum number of tags per record. */
export const TAGS_MAX = 20
