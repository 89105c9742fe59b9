// SQL of the states that decide whether a warehouse step applies.

import type { ShipmentState } from '../../../contract/orders/staff-shipments.ts'
import type { OrderState } from '../../../contract/orders/status.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement } from '../../platform/db.ts'
import { ON_HOLD } from './holds.ts'

export interface StepRow {
  orderNumber: number
  state: OrderState
  parcels: { shipmentId: number; state: ShipmentState }[]
  /** Whether an edit of it awaits payment. */
  editWaits: boolean
  onHold: boolean
}

const LIST = statement(
  'orders.list-for-warehouse-step',
  `select o.number as "orderNumber", o.state, (${ON_HOLD}) as "onHold",
     coalesce((select jsonb_agg(jsonb_build_object('shipmentId', s.number, 'state', s.state) order by s.number)
       from shipments s where s.order_id = o.id), '[]') as parcels,
     exists (select from waiting_edits w where w.order_id = o.id and w.state = 'waiting') as "editWaits"
   from orders o where o.number = any($1::bigint[]) and o.market = $2`,
)

/** Orders of a market with the states of their parcels, by number. */
export async function listForStep(
  db: Db,
  market: Market,
  orderNumbers: readonly number[],
): Promise<Map<number, StepRow>> {
  const rows = await db.rows<StepRow>(LIST, [orderNumbers, market])
  return new Map(rows.map(row => [row.orderNumber, row]))
}
