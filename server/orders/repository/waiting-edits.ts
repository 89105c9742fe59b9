// SQL of edits that wait until the customer has paid the difference.

import type { TotalsInput } from '../../../contract/cart/totals-types.ts'
import type { WaitingEditView } from '../../../contract/orders/waiting-edits.ts'
import type { Language } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import type { LineAmounts, Rest } from '../rules/cancellation.ts'
import { changedOffers, type NamedOffer } from '../rules/made-edits.ts'
import type { AddedLine } from './edits.ts'

/** The part of the edit to apply once it is paid; what it removes follows from the lines. */
export interface WaitingPlan {
  rest: Rest
  pricing: TotalsInput
  added: readonly AddedLine[]
  wanted: readonly { lineNo: number; msn: string; offerId: number; quantity: number; warehouseIds: readonly number[] }[]
  /** As in the edit; omitted when the coupon stays. */
  coupon?: { promotionId: number | null }
  /** As in the edit; omitted when all automatic offers stay. */
  offers?: { off: readonly number[]; back: readonly { promotionId: number; code: string }[] }
}

/** A changed line, for display. */
export interface ShownChange {
  nameEn: string
  nameHi: string
  /** Quantities. */
  before: number
  after: number
  /** Unit prices, where the line has one before and after; older edits have none. */
  unitPriceBefore?: number
  unitPriceAfter?: number
}

export interface HeldPart {
  lineNo: number
  warehouseId: number
  quantity: number
}

export interface WaitingEdit {
  id: string
  orderId: string
  idempotencyKey: string
  changes: object
  who: string
  why: string
  payableBeforeMinor: number
  payableAfterMinor: number
  before: { payableMinor: number; lines: LineAmounts[]; totals: object }
  plan: WaitingPlan
  held: readonly HeldPart[]
  expiresAt: Date
}

export type WaitingEnd = 'applied' | 'lapsed' | 'withdrawn' | 'ended'

/** A waiting edit as read with an order; times as in JSON. */
export interface WaitingEditRow {
  editId: string
  difference: number
  payableAfter: number
  reason: string
  since: string
  expiresAt: string
  pending: boolean
  lines: ShownChange[]
  coupon: WaitingEditView['coupon']
  /** Amounts of the order before and after. */
  offers: Record<'before' | 'after', readonly NamedOffer[]>
  surcharge: WaitingEditView['surcharge']
}

/** The `WaitingEditRow` of an order `o`, or null. */
export const WAITING_EDIT = `(select jsonb_build_object('editId', w.id, 'difference', w.payable_after_minor - w.payable_before_minor,
     'payableAfter', w.payable_after_minor, 'reason', w.why, 'since', w.created_at, 'expiresAt', w.expires_at, 'lines', w.shown,
     'coupon', jsonb_build_object('before', o.pricing -> 'promotion' ->> 'code', 'after', w.plan -> 'pricing' -> 'promotion' ->> 'code'),
     'offers', jsonb_build_object('before', coalesce(o.pricing -> 'automatic', '[]'), 'after', coalesce(w.plan -> 'pricing' -> 'automatic', '[]')),
     'surcharge', jsonb_build_object('before', coalesce((o.totals ->> 'surchargeMinor')::bigint, 0),
       'after', coalesce((w.plan -> 'rest' -> 'totals' ->> 'surchargeMinor')::bigint, 0),
       'label', coalesce(w.plan -> 'pricing' -> 'surcharge' ->> 'label', '')),
     'pending', exists (select from payments p where p.edit_id = w.id and p.state = 'pending'))
   from waiting_edits w where w.order_id = o.id and w.state = 'waiting')`

/** As returned by the API, in a language; `reason` is for staff only. */
export function presentWaitingEdit(
  { reason: _reason, offers, ...row }: WaitingEditRow,
  language: Language,
): WaitingEditView {
  return {
    ...row,
    ...changedOffers(offers.before, offers.after),
    since: new Date(row.since).toISOString(),
    expiresAt: new Date(row.expiresAt).toISOString(),
    lines: row.lines.map(({ nameEn, nameHi, before, after, unitPriceBefore, unitPriceAfter }) => {
      const prices = { unitPriceBefore: unitPriceBefore ?? null, unitPriceAfter: unitPriceAfter ?? null }
      return { productName: language === 'hi' ? nameHi : nameEn, before, after, ...prices }
    }),
  }
}

const INSERT = statement(
  'waiting-edits.insert',
  `insert into waiting_edits (id, order_id, idempotency_key, changes, who, why, payable_before_minor, payable_after_minor, before,
     plan, held, shown, created_at, expires_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
)
// its order is locked first
const LOCK = statement(
  'waiting-edits.lock-of-order',
  `select id, order_id as "orderId", idempotency_key as "idempotencyKey", changes, who, why,
     payable_before_minor as "payableBeforeMinor", payable_after_minor as "payableAfterMinor", before, plan, held,
     expires_at as "expiresAt"
   from waiting_edits where order_id = $1 and state = 'waiting' for update`,
)
const FIND = statement(
  'waiting-edits.find-of-order',
  `select id, payable_after_minor - payable_before_minor as "differenceMinor", expires_at as "expiresAt"
   from waiting_edits where order_id = $1 and state = 'waiting'`,
)
const STATE_OF = statement('waiting-edits.state', 'select state from waiting_edits where id = $1 and order_id = $2')
const AUTHOR = statement(
  'waiting-edits.author',
  'select o.number as "orderNumber", w.who from waiting_edits w join orders o on o.id = w.order_id where w.id = $1',
)
const END = statement('waiting-edits.end', 'update waiting_edits set state = $2, ended_at = now() where id = $1')
const LIST_DUE = statement(
  'waiting-edits.list-due',
  `select order_id as "orderId" from waiting_edits where state = 'waiting' and expires_at <= $1 order by expires_at limit 200`,
)

export async function insertWaitingEdit(
  tx: Tx,
  row: WaitingEdit & { shown: readonly ShownChange[]; createdAt: Date },
): Promise<void> {
  await tx.run(INSERT, [
    ...[row.id, row.orderId, row.idempotencyKey, JSON.stringify(row.changes), row.who, row.why],
    ...[row.payableBeforeMinor, row.payableAfterMinor, JSON.stringify(row.before), JSON.stringify(row.plan)],
    ...[JSON.stringify(row.held), JSON.stringify(row.shown), row.createdAt, row.expiresAt],
  ])
}

/** The waiting edit of a locked order, locked too; null when none is waiting. */
export function lockWaitingEdit(tx: Tx, orderId: string): Promise<WaitingEdit | null> {
  return tx.oneOrNull<WaitingEdit>(LOCK, [orderId])
}

/** The amount due for an edit of an order. */
export interface WaitingDifference {
  id: string
  differenceMinor: number
  expiresAt: Date
}

export function findWaitingDifference(db: Db, orderId: string): Promise<WaitingDifference | null> {
  return db.oneOrNull<WaitingDifference>(FIND, [orderId])
}

/** Null when the order has no such edit. */
export async function stateOfWaitingEdit(db: Db, editId: string, orderId: string): Promise<string | null> {
  return (await db.oneOrNull<{ state: string }>(STATE_OF, [editId, orderId]))?.state ?? null
}

/**
 * The author of an edit that waited, or is waiting, and the number of its order; null for an edit that never had to
 * wait.
 */
export function findAuthorOfWaiting(db: Db, editId: string): Promise<{ orderNumber: number; who: string } | null> {
  return db.oneOrNull<{ orderNumber: number; who: string }>(AUTHOR, [editId])
}

export async function endWaitingEditRow(tx: Tx, id: string, how: WaitingEnd): Promise<void> {
  await tx.run(END, [id, how])
}

/** Orders with an overdue edit. */
export function listLapsing(db: Db, now: Date): Promise<{ orderId: string }[]> {
  return db.rows<{ orderId: string }>(LIST_DUE, [now])
}
