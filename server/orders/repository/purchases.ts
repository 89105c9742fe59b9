// SQL of what a customer has bought and received.

import type { Customer } from '../../platform/actor.ts'
import { type Db, statement } from '../../platform/db.ts'

const RECEIVED = statement(
  'orders.received',
  `select exists (
     select 1 from orders o join order_lines l on l.order_id = o.id
     where o.customer_id = $1 and o.state = 'delivered' and l.msn = any ($2)
       and l.quantity > l.cancelled_quantity + (
         select coalesce(sum(hl.quantity - hl.cancelled_quantity), 0) from shipments h
           join shipment_lines hl on hl.shipment_id = h.id and hl.line_no = l.line_no
         where h.order_id = o.id and h.state = 'returned')
   ) as received`,
)

/** Whether an order with any of these products was delivered to the customer. */
export async function hasReceived(db: Db, customerId: string, msns: readonly string[]): Promise<boolean> {
  return (await db.one<{ received: boolean }>(RECEIVED, [customerId, msns])).received
}

const BOUGHT = statement(
  'orders.bought-products',
  `select msn, "orderNumber", quantity, "orderedAt" from (
     select distinct on (l.msn) l.msn, o.number as "orderNumber", l.quantity - l.cancelled_quantity as quantity, o.placed_at as "orderedAt"
     from orders o join order_lines l on l.order_id = o.id
     where o.customer_id = $1 and o.market = $2 and o.state in ('placed', 'processing', 'packed', 'shipped', 'delivered')
       and l.quantity > l.cancelled_quantity
     order by l.msn, o.number desc) last
   order by "orderNumber" desc, msn limit $3 offset $4`,
)

export interface BoughtProduct {
  msn: string
  /** The last order that contained it, with the quantity that was not cancelled. */
  orderNumber: number
  quantity: number
  orderedAt: Date
}

/** Distinct products of a customer's orders in a market, most recent first. */
export function boughtProducts(
  db: Db,
  { customerId, market }: Pick<Customer, 'customerId' | 'market'>,
  page: { limit: number; offset: number },
): Promise<BoughtProduct[]> {
  return db.rows<BoughtProduct>(BOUGHT, [customerId, market, page.limit, page.offset])
}
