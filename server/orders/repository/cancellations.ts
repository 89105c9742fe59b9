// SQL of cancellations: what can be cancelled, and lines, shipments and amounts after one.

import type { TotalsInput } from '../../../contract/cart/totals-types.ts'
import type { InvoiceShare } from '../../../contract/invoices/shares.rules.ts'
import type { ShipmentState } from '../../../contract/orders/staff-shipments.ts'
import type { Owned } from '../../platform/actor.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import type { Held, Item, LineAmounts, Rest, StoredTotals } from '../rules/cancellation.ts'
import type { OrderRow } from './orders.ts'

export interface ShipmentToCancel {
  id: string
  /** Order number. */
  number: number
  /** The parcel it was split from. */
  dividedFrom: string | null
  state: ShipmentState
  /** Its final amounts; null while they may change. */
  share: InvoiceShare | null
  lines: Item[]
}

export interface OrderToCancel {
  totals: StoredTotals
  /** Null on orders older than this column. */
  pricing: TotalsInput | null
  lines: LineAmounts[]
  shipments: ShipmentToCancel[]
  held: Held[]
}

// reservations are per line and warehouse, and split parcels may share one
const FIND = statement(
  'cancellations.find-order',
  `select o.totals, o.pricing,
     (select jsonb_agg(jsonb_build_object('lineNo', l.line_no, 'quantity', l.quantity,
         'cancelledQuantity', l.cancelled_quantity, 'unitPriceMinor', l.unit_price_minor, 'amountMinor', l.amount_minor,
         'taxRateBp', l.tax_rate_bp, 'taxableMinor', l.taxable_minor, 'taxParts', l.tax_parts,
         'payableMinor', l.payable_minor) order by l.line_no)
      from order_lines l where l.order_id = o.id) as lines,
     coalesce((select jsonb_agg(jsonb_build_object('id', h.id, 'number', h.number, 'dividedFrom', h.divided_from, 'state', h.state, 'share', h.share,
         'lines', coalesce((select jsonb_agg(jsonb_build_object('lineNo', hl.line_no,
             'quantity', hl.quantity - hl.cancelled_quantity) order by hl.line_no)
           from shipment_lines hl where hl.shipment_id = h.id and hl.quantity > hl.cancelled_quantity), '[]'))
         order by h.number)
       from shipments h where h.order_id = o.id and h.state <> 'cancelled'), '[]') as shipments,
     coalesce((select jsonb_agg(jsonb_build_object('lineNo', r.line_no, 'warehouseId', r.warehouse_id,
         'quantity', coalesce(hl.quantity - hl.cancelled_quantity, r.quantity), 'shipmentId', h.id,
         'packed', coalesce(h.state = 'packed', false)) order by r.line_no, h.number)
       from stock_reservations r
         left join (shipments h join shipment_lines hl on hl.shipment_id = h.id and hl.quantity > hl.cancelled_quantity)
           on h.order_id = r.order_id and h.warehouse_id = r.warehouse_id and hl.line_no = r.line_no
             and h.state in ('processing', 'packed')
       where r.order_id = o.id and r.state = 'reserved'), '[]') as held
   from orders o where o.id = $1`,
)
const FIND_MADE = statement(
  'cancellations.find-by-key',
  `select items, whole from order_cancellations where order_id = $1 and idempotency_key = $2`,
)
const INSERT = statement(
  'cancellations.insert',
  `insert into order_cancellations (order_id, idempotency_key, items, whole, who, why, reason_id, amount_minor,
     refund_minor, before)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
)
const CANCEL_LINES = statement(
  'cancellations.cancel-all-lines',
  'update order_lines set cancelled_quantity = quantity where order_id = $1 and cancelled_quantity < quantity',
)
const UPDATE_LINES = statement(
  'cancellations.update-lines',
  `update order_lines l set cancelled_quantity = n."cancelledQuantity", unit_price_minor = n."unitPriceMinor",
     amount_minor = n."amountMinor", tax_rate_bp = n."taxRateBp", taxable_minor = n."taxableMinor",
     tax_parts = n."taxParts", payable_minor = n."payableMinor"
   from jsonb_to_recordset($2::jsonb) as n ("lineNo" int, "cancelledQuantity" int, "unitPriceMinor" bigint,
     "amountMinor" bigint, "taxRateBp" int, "taxableMinor" bigint, "taxParts" jsonb, "payableMinor" bigint)
   where l.order_id = $1 and l.line_no = n."lineNo"`,
)
const UPDATE_ORDER = statement(
  'cancellations.update-order',
  `update orders set total_amount_minor = $2, total_offer_minor = $3, taxes_minor = $4, shipping_minor = $5,
     payable_minor = $6, totals = $7, updated_at = now() where id = $1`,
)
const UPDATE_SHIPMENT_LINES = statement(
  'cancellations.update-shipment-lines',
  `update shipment_lines l set cancelled_quantity = l.cancelled_quantity + t.quantity
   from jsonb_to_recordset($1::jsonb) as t ("shipmentId" uuid, "lineNo" int, quantity int)
   where l.shipment_id = t."shipmentId" and l.line_no = t."lineNo"`,
)
const SET_SHARES = statement(
  'cancellations.set-final-shares',
  `update shipments h set share = s.share from jsonb_to_recordset($1::jsonb) as s (id uuid, share jsonb)
   where h.id = s.id and h.share is null`,
)
const END_EMPTY = statement(
  'cancellations.end-empty-shipments',
  `with ended as (
     update shipments h set state = 'cancelled', updated_at = now()
     where h.order_id = $1 and h.state in ('processing', 'packed')
       and not exists (select from shipment_lines l where l.shipment_id = h.id and l.quantity > l.cancelled_quantity)
     returning h.id, h.warehouse_id
   )
   insert into shipment_events (shipment_id, code, place_en, place_hi, who)
   select ended.id, 'cancelled', w.name_en, w.name_hi, $2 from ended join warehouses w on w.id = ended.warehouse_id`,
)

/** What can be cancelled of an order; without cancelled shipments. */
export function findOrderToCancel(db: Db, orderId: string): Promise<OrderToCancel> {
  return db.one<OrderToCancel>(FIND, [orderId])
}

/** What a request cancelled; null when the request is new. */
export function findMadeBefore(
  tx: Tx,
  orderId: string,
  key: string,
): Promise<{ items: Item[]; whole: boolean } | null> {
  return tx.oneOrNull<{ items: Item[]; whole: boolean }>(FIND_MADE, [orderId, key])
}

export interface NewCancellation {
  orderId: string
  idempotencyKey: string
  items: readonly Item[]
  whole: boolean
  who: string
  why: string
  reasonId: number | null
  amountMinor: number
  refundMinor: number
  before: object
}

/** Returns its id. */
export async function insertCancellation(tx: Tx, row: NewCancellation): Promise<string> {
  const { orderId, idempotencyKey, items, whole, who, why, reasonId, amountMinor, refundMinor, before } = row
  const what = [orderId, idempotencyKey, JSON.stringify(items), whole, who, why, reasonId]
  const { id } = await tx.one<{ id: string }>(INSERT, [...what, amountMinor, refundMinor, JSON.stringify(before)])
  return id
}

/** Marks a whole order as cancelled; its amounts stay as they were. */
export async function cancelAllLines(tx: Tx, { id }: Owned<OrderRow>): Promise<void> {
  await tx.run(CANCEL_LINES, [id])
}

/** Stores what is left of an order: its lines and its amounts. */
export async function updateRest(tx: Tx, { id }: Owned<OrderRow>, { totals, lines }: Rest): Promise<void> {
  await tx.run(UPDATE_LINES, [id, JSON.stringify(lines)])
  await tx.run(UPDATE_ORDER, [
    id,
    ...[totals.totalAmountMinor, totals.totalOfferMinor, totals.taxesMinor, totals.shippingChargesMinor],
    totals.totalPayableAmountMinor,
    JSON.stringify(totals),
  ])
}

/** Removes cancelled quantities from the shipments of a locked order; a shipment left empty is cancelled. */
export async function updateShipments(
  tx: Tx,
  { id }: Owned<OrderRow>,
  change: { taken: readonly Held[]; shares: readonly { id: string; share: InvoiceShare }[]; who: string },
): Promise<void> {
  await tx.run(SET_SHARES, [JSON.stringify(change.shares)])
  await tx.run(UPDATE_SHIPMENT_LINES, [JSON.stringify(change.taken)])
  await tx.run(END_EMPTY, [id, change.who])
}
