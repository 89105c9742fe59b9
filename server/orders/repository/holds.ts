// SQL of holds: insert, release and read.

import { HOLDABLE_STATES, type HoldReason } from '../../../contract/orders/hold.rules.ts'
import type { Owned } from '../../platform/actor.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'

type OwnedOrder = Owned<{ id: string }>

const STATES = HOLDABLE_STATES.map(state => `'${state}'`).join(', ')

/** Whether an order is on hold, in the expression of the index `orders_on_hold`. */
export const ON_HOLD = `held_at is not null and state in (${STATES})`

/** The hold of an order `o`; null when it is not on hold. */
export const HOLD = `case when o.held_at is not null and o.state in (${STATES}) then jsonb_build_object('holdId', o.hold_id, 'reason', o.hold_reason,
  'note', o.hold_note, 'by', o.held_by_name, 'since', o.held_at) end`

export interface HoldRow {
  holdId: string
  reason: HoldReason
  note: string
  by: string
  /** A JSON timestamp. */
  since: string
}

const FIND = statement('orders.find-hold', `select ${HOLD} as hold from orders o where o.id = $1`)
const WAS = statement(
  'orders.find-hold-event',
  `select who, data ->> 'holdReason' as reason, why as note from order_events
   where order_id = $1 and kind = 'held' and data ->> 'holdId' = $2`,
)
const SET = statement(
  'orders.hold',
  `update orders set hold_id = $2, held_at = $3, held_by = $4, held_by_name = $5, hold_reason = $6, hold_note = $7 where id = $1`,
)
const CLEAR = statement(
  'orders.release',
  `update orders set hold_id = null, held_at = null, held_by = null, held_by_name = null, hold_reason = null, hold_note = null
   where id = $1`,
)

export const findHold = async (db: Db, orderId: string): Promise<HoldRow | null> =>
  (await db.one<{ hold: HoldRow | null }>(FIND, [orderId])).hold

/** A hold of an order, even a released one; null when it never had one with this id. */
export const findHoldEvent = (
  db: Db,
  orderId: string,
  holdId: string,
): Promise<{ who: string; reason: string; note: string } | null> => db.oneOrNull(WAS, [orderId, holdId])

export interface NewHold {
  holdId: string
  at: Date
  who: string
  name: string
  reason: HoldReason
  note: string
}

export async function setHold(tx: Tx, order: OwnedOrder, hold: NewHold): Promise<void> {
  const { holdId, at, who, name, reason, note } = hold
  await tx.run(SET, [order.id, holdId, at, who, name, reason, note])
}

export async function clearHold(tx: Tx, order: OwnedOrder): Promise<void> {
  await tx.run(CLEAR, [order.id])
}
