// The kinds of record that steps for many records change, which steps each has, what their ids look like, and which rights a step takes.

import { RECORD_READ } from '../annotations/kinds.rules.ts'
import { POST_KINDS, type PostKind } from '../reviews/moderation.rules.ts'
import type { Permission } from '../shared/permissions.ts'

/** Kinds of record whose tags and responsible members are changed. */
export const MARK_KINDS = [
  ...(['customer', 'order', 'product', 'return', 'rfq', 'ticket'] as const),
  ...(['lead', 'dispute', 'seller', 'article', 'page'] as const),
] as const
export type MarkKind = (typeof MARK_KINDS)[number]

/** Kinds of record whose lists have steps for many. */
export const JOB_KINDS = [...MARK_KINDS, 'coupon', 'price-list', 'review', 'question', 'answer', 'stock'] as const
export type JobKind = (typeof JOB_KINDS)[number]

const MARK_ACTIONS = ['add-tag', 'remove-tag', 'assign'] as const
const COUPON_ACTIONS = ['stop', 'resume', 'end-on'] as const
const REVIEW_ACTIONS = ['publish', 'reject'] as const
const STOCK_ACTIONS = ['reorder'] as const
export const RECORD_ACTIONS = [...MARK_ACTIONS, ...COUPON_ACTIONS, ...REVIEW_ACTIONS, ...STOCK_ACTIONS] as const
export type RecordAction = (typeof RECORD_ACTIONS)[number]

/** Records of a job. */
export const MAX_JOB_RECORDS = 1000
/** Characters of the id of a record. */
export const MAX_RECORD_ID = 210
/** Characters of a reason for which records are rejected. */
export const MAX_STEP_REASON = 300

export const isMarkKind = (kind: JobKind): kind is MarkKind => (MARK_KINDS as readonly JobKind[]).includes(kind)

export const isPostKind = (kind: JobKind): kind is PostKind => (POST_KINDS as readonly JobKind[]).includes(kind)

/** The steps that a kind of record has. */
export function actionsOf(kind: JobKind): readonly RecordAction[] {
  if (kind === 'coupon' || kind === 'price-list') return COUPON_ACTIONS
  if (kind === 'stock') return STOCK_ACTIONS
  return isMarkKind(kind) ? MARK_ACTIONS : REVIEW_ACTIONS
}

/** Kinds whose own domain keeps who works on a record: who says so may work on it too. */
const ASSIGN_RIGHT: Partial<Record<JobKind, Permission>> = { rfq: 'rfq.write', ticket: 'support.write' }

/** The rights that a step takes. */
export function stepRights(kind: JobKind, action: RecordAction): Permission[] {
  if (kind === 'coupon') return ['promotions.write']
  if (kind === 'price-list') return ['price-lists.write']
  if (kind === 'stock') return ['stock.write']
  if (!isMarkKind(kind)) return ['reviews.write']
  const more = action === 'assign' ? ASSIGN_RIGHT[kind] : undefined
  return ['notes.write', RECORD_READ[kind], ...(more === undefined ? [] : [more])]
}

/** A row of stock as a record of a job: an offer of a product in a warehouse. */
export interface StockPlace {
  msn: string
  offerId: number
  /** Code of the warehouse. */
  warehouse: string
}

export const stockRecord = ({ msn, offerId, warehouse }: StockPlace): string => `${msn} ${offerId} ${warehouse}`

/** Reads an id that `stockRecord` has made. */
export function readStockRecord(id: string): StockPlace {
  const [msn = '', offerId = '', warehouse = ''] = id.split(' ')
  return { msn, offerId: Number(offerId), warehouse }
}

export interface ReorderTerms {
  /** In free units; null for none. */
  reorderPoint: number | null
  /** Code of the only warehouse whose rows are changed; null for all. */
  warehouse: string | null
}

/** A reorder point as a job keeps it: units or `none`, and the warehouse if it is for one alone. */
export const reorderLabel = ({ reorderPoint, warehouse }: ReorderTerms): string =>
  [reorderPoint ?? 'none', ...(warehouse === null ? [] : [warehouse])].join(' ')

/** Reads what `reorderLabel` has made. */
export function readReorderLabel(label: string): ReorderTerms {
  const [units = 'none', warehouse = null] = label.split(' ')
  return { reorderPoint: units === 'none' ? null : Number(units), warehouse }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const NUMBER = /^[1-9]\d{0,14}$/
const DOCUMENT = /^(IN|AE):[^/\p{C}]{1,200}$/u

/** Format of the ids of each kind. */
const ID_OF: Readonly<Record<JobKind, RegExp>> = {
  ...{ customer: UUID, lead: UUID, dispute: UUID, review: UUID, question: UUID, answer: UUID },
  ...{ order: NUMBER, return: NUMBER, rfq: NUMBER, ticket: NUMBER, coupon: NUMBER, 'price-list': NUMBER },
  ...{ stock: /^MSN[0-9A-Z]{8} \d{1,15} [\w-]{1,40}$/, product: /^MSN[0-9A-Z]{8}$/ },
  ...{ seller: /^[^:\p{C}]{1,60}$/u, article: DOCUMENT, page: DOCUMENT },
}

/** Whether an id has the format of its kind. */
export const isJobRecord = (kind: JobKind, id: string): boolean => ID_OF[kind].test(id)

/**
 * Why a record is skipped: it is so already, it is in another warehouse than the chosen one, it has as many tags as it can, somebody has changed it since (of a job that takes
 * another one back), it has ended and nothing is left to do for it, it would end before it begins or give more than
 * the money limit of the member (of a coupon), or it is no record of the market any more.
 */
export const RECORD_SKIPS = [
  'already',
  'full',
  'changed',
  'ended',
  'before-start',
  'limit',
  'elsewhere',
  'unknown',
] as const
export type RecordSkip = (typeof RECORD_SKIPS)[number]
