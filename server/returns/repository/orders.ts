// SQL that reads the delivered and returnable parts of an order, and where they were sent from.

import type { ReturnKind } from '../../../contract/returns/states.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement } from '../../platform/db.ts'

const LIST_DELIVERED = statement(
  'returns.list-delivered',
  `select hl.line_no as "lineNo", h.id as "shipmentId", hl.quantity - hl.cancelled_quantity - coalesce((
       select sum(rl.quantity) from return_lines rl join returns r on r.id = rl.return_id
       where rl.shipment_id = h.id and rl.line_no = hl.line_no and r.state not in ('rejected', 'withdrawn')), 0)::int - coalesce((
       select sum(c.quantity) from invoices i join credit_notes n on n.invoice_id = i.id and n.reason = 'price-changed'
         join credit_note_lines c on c.credit_note_id = n.id
         join invoice_lines il on il.invoice_id = c.invoice_id and il.line_no = c.line_no
       where i.shipment_id = h.id and il.order_line_no = hl.line_no), 0)::int as quantity,
     (select min(e.at) from shipment_events e where e.shipment_id = h.id and e.code = 'delivered') as "deliveredAt",
     rule.days, rule.kind
   from shipments h join shipment_lines hl on hl.shipment_id = h.id
     join order_lines l on l.order_id = h.order_id and l.line_no = hl.line_no
     join products p on p.msn = l.msn join categories c on c.code = p.category_code
     cross join lateral return_rule($2, c.taxonomy_code) rule
   where h.order_id = $1 and h.state = 'delivered' and hl.quantity > hl.cancelled_quantity
   order by h.number, hl.line_no`,
)
const MARKET_DAYS = statement(
  'returns.market-days',
  'select days from return_windows where market = $1 and category_code is null',
)

export interface DeliveredRow {
  lineNo: number
  shipmentId: string
  quantity: number
  deliveredAt: Date | null
  days: number
  kind: ReturnKind
}

/** Delivered quantities of an order, by parcel and line, less those in other returns or refunded without one. */
export function listDelivered(db: Db, orderId: string, market: Market): Promise<DeliveredRow[]> {
  return db.rows<DeliveredRow>(LIST_DELIVERED, [orderId, market])
}

/** The return window of a market; 0 without one. */
export async function findMarketDays(db: Db, market: Market): Promise<number> {
  return (await db.oneOrNull<{ days: number }>(MARKET_DAYS, [market]))?.days ?? 0
}
