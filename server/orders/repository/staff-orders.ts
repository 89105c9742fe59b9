// SQL that reads orders for staff: a list by state, and one with its shipments and history.

import type { StaffOrder, StaffOrderListed } from '../../../contract/orders/staff-api.ts'
import type { OrderState } from '../../../contract/orders/status.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement } from '../../platform/db.ts'
import type { AddressSnapshot } from './customer-orders.ts'

export interface ListedRow extends Omit<StaffOrderListed, 'placedAt' | 'paymentState'> {
  placedAt: Date
  /** As the payments have it; the state of the order decides what it means. */
  storedPaymentState: string
}

export interface StaffOrderRow extends ListedRow {
  id: string
  poNumber: string
  giftMessage: string | null
  address: AddressSnapshot
  lines: StaffOrder['lines']
  shipments: StaffOrder['shipments']
  events: StaffOrder['events']
}

const LISTED = `o.number as "orderNumber", o.market, o.state, o.placed_at as "placedAt", o.currency,
  o.payable_minor as payable, o.payment_mode as "paymentMode", o.shipping_address ->> 'city' as city,
  coalesce((select p.state from payments p where p.order_id = o.id
     order by p.state in ('paid', 'refund-due', 'refunded') desc, p.attempt desc limit 1), 'none') as "storedPaymentState",
  (select count(*)::int from order_lines l where l.order_id = o.id) as "itemCount",
  (select min(l.promised_on) from order_lines l where l.order_id = o.id) as "promisedOn"`

const LIST = statement(
  'orders.list-for-staff',
  `select ${LISTED} from orders o
   where o.market = $1 and ($2::text[] is null or o.state = any($2)) and ($3::bigint is null or o.number < $3)
   order by o.number desc limit $4`,
)
const FIND = statement(
  'orders.find-for-staff',
  `select ${LISTED}, o.id, o.po_number as "poNumber", o.gift_message as "giftMessage", o.shipping_address as address,
     (select jsonb_agg(jsonb_build_object('lineNo', l.line_no, 'msn', l.msn, 'productName', l.name_en,
         'partNumber', l.part_number, 'quantity', l.quantity, 'cancelledQuantity', l.cancelled_quantity) order by l.line_no)
      from order_lines l where l.order_id = o.id) as lines,
     coalesce((select jsonb_agg(jsonb_build_object('shipmentId', h.number, 'state', h.state, 'warehouse', w.name_en,
         'seller', coalesce(s.trade_name, ''), 'taxNumber', coalesce(r.tax_number, ''), 'carrier', coalesce(c.name, ''),
         'trackingNumber', h.tracking_number,
         'returnReason', coalesce((select e.why from shipment_events e
           where e.shipment_id = h.id and e.code = 'returning' order by e.id desc limit 1), ''), 'promisedOn', h.promised_on,
         'lines', coalesce((select jsonb_agg(jsonb_build_object('lineNo', hl.line_no,
           'quantity', hl.quantity - hl.cancelled_quantity) order by hl.line_no)
           from shipment_lines hl where hl.shipment_id = h.id and hl.quantity > hl.cancelled_quantity), '[]')) order by h.number)
       from shipments h join warehouses w on w.id = h.warehouse_id left join carriers c on c.id = h.carrier_id
         left join sellers s on s.id = h.seller_id left join seller_registrations r on r.id = h.registration_id
       where h.order_id = o.id), '[]') as shipments,
     (select jsonb_agg(jsonb_build_object('kind', e.kind, 'state', e.to_state, 'who', e.who, 'why', e.why, 'at', e.at)
        order by e.id) from order_events e where e.order_id = o.id) as events
   from orders o where o.number = $1`,
)

export interface StaffOrderFilter {
  market: Market
  /** Null for all. */
  states: readonly OrderState[] | null
  /** Orders with a lower number only; null for the first page. */
  before: number | null
  limit: number
}

/** Orders, the newest first. */
export function listForStaff(db: Db, { market, states, before, limit }: StaffOrderFilter): Promise<ListedRow[]> {
  return db.rows<ListedRow>(LIST, [market, states, before, limit])
}

export function findForStaff(db: Db, orderNumber: number): Promise<StaffOrderRow | null> {
  return db.oneOrNull<StaffOrderRow>(FIND, [orderNumber])
}
