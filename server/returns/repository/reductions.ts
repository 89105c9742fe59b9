// SQL of refunds without a return: what the payments of an order leave, and what a request has credited.

import { type Db, statement } from '../../platform/db.ts'

const LEFT = statement(
  'returns.left-of-payments',
  `select coalesce(sum(p.amount_minor - coalesce((select sum(r.amount_minor) from refunds r where r.payment_id = p.id), 0)),
     0)::bigint as "leftMinor"
   from payments p where p.order_id = $1 and p.state = 'paid'`,
)
const OF_KEY = statement(
  'returns.credited-under-key',
  `select n.number, n.payable_minor as "payableMinor",
     (select jsonb_agg(jsonb_build_object('lineNo', l.order_line_no, 'quantity', c.quantity, 'totalMinor', c.total_minor))
      from credit_note_lines c join invoice_lines l on l.invoice_id = c.invoice_id and l.line_no = c.line_no
      where c.credit_note_id = n.id) as items
   from credit_notes n where n.order_id = $1 and n.idempotency_key = $2 order by n.tax_number, n.kind, n.serial`,
)

const IN_OPEN_RETURNS = statement(
  'returns.lines-in-open-returns',
  `select distinct l.shipment_id as "shipmentId", l.line_no as "lineNo" from returns r join return_lines l on l.return_id = r.id
   where r.order_id = $1 and r.state in ('requested', 'approved', 'received', 'accepted', 'replacement-sent')`,
)

/** The lines of parcels with units in an undecided return. */
export function listInOpenReturns(db: Db, orderId: string): Promise<{ shipmentId: string; lineNo: number }[]> {
  return db.rows(IN_OPEN_RETURNS, [orderId])
}

/** What the paid payments of an order leave after all requested refunds. */
export async function findLeftMinor(db: Db, orderId: string): Promise<number> {
  return (await db.one<{ leftMinor: number }>(LEFT, [orderId])).leftMinor
}

export interface CreditedNote {
  number: string
  payableMinor: number
  /** By order line. */
  items: { lineNo: number; quantity: number; totalMinor: number }[]
}

/** The credit notes issued by a request; none before. */
export function listCreditedUnder(db: Db, orderId: string, key: string): Promise<CreditedNote[]> {
  return db.rows<CreditedNote>(OF_KEY, [orderId, key])
}
