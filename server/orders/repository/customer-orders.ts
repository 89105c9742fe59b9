// SQL that reads orders for their owner: lists, a single order, its history.

import type { TotalsStep } from '../../../contract/cart/totals-types.ts'
import type { OrderFilter } from '../../../contract/orders/filter.ts'
import type { ShipmentState } from '../../../contract/orders/staff-shipments.ts'
import type { OrderState } from '../../../contract/orders/status.rules.ts'
import type { Refund } from '../../../contract/payments/refunds-api.ts'
import type { ReturnKind, ReturnState } from '../../../contract/returns/states.rules.ts'
import { type Currency, MARKET_INFO, type Market } from '../../../contract/shared/market.ts'
import type { TaxPart } from '../../../contract/shared/tax.ts'
import { type Db, statement } from '../../platform/db.ts'
import { WAITING_EDIT, type WaitingEditRow } from './waiting-edits.ts'

export interface AddressSnapshot {
  name: string
  phone: string
  line1: string
  line2: string
  landmark: string
  city: string
  stateName: string
  stateNameHi: string
  place: string
}

export interface BriefRow {
  id: string
  number: number
  state: OrderState
  placedAt: Date
  currency: Currency
  payableMinor: number
  paymentMode: 'cod' | 'prepaid'
  paymentState: string
  poNumber: string
  costCentre: string
  paymentMethodId: number
  /** Whether one parcel of a packed order has already left. */
  partSent: boolean
  /** Whether a parcel was lost, and nothing else of the order is in transit. */
  isLost: boolean
  cancelledByStaff: boolean
  /** When the last parcel of a delivered order arrived; null in other states. */
  deliveredAt: Date | null
  /** The longest return window of any of its products. */
  returnDays: number | null
  /** The latest return that still needs action. */
  openReturn: { kind: ReturnKind; state: ReturnState } | null
  items: LineView[]
}

export interface LineView {
  lineNo: number
  msn: string
  nameEn: string
  nameHi: string
  slug: string
  brandName: string
  brandNameHi: string
  partNumber: string
  imageHash: string | null
  hsn: string
  quantity: number
  cancelledQuantity: number
  unitPriceMinor: number
  mrpMinor: number
  taxRateBp: number
  taxableMinor: number
  taxParts: TaxPart[]
  payableMinor: number
  seller: string
  promisedOn: string | null
}

export interface OrderView extends BriefRow {
  customerId: string
  shippingAddress: AddressSnapshot
  billingAddress: AddressSnapshot
  invoiceType: 'retail' | 'tax'
  companyName: string
  giftMessage: string | null
  agentId: string | null
  agentName: string
  gstin: string | null
  totalAmountMinor: number
  totalOfferMinor: number
  taxesMinor: number
  shippingMinor: number
  steps: TotalsStep[]
  /** Null on orders older than this column. */
  taxParts: { code: string; amountMinor: number }[] | null
  shipments: (ShipmentView & ParcelIds)[]
  events: EventView[]
  refunds: RefundView[]
  /** Credited for parcels that have returned. */
  notDeliveredMinor: number
  rewards: { due: number; earned: number; used: number }
  waitingEdit: WaitingEditRow | null
  onHold: boolean
}

export interface RefundView extends Pick<Refund, 'refundId' | 'amount' | 'cause' | 'state' | 'awaitsAccount'> {
  /** A JSON timestamp, like `at` of events. */
  requestedAt: string
  refundedAt: string | null
}

export interface ShipmentView {
  shipmentId: number
  state: ShipmentState
  carrier: string
  /** Empty until it is handed over. */
  trackingNumber: string
  fromEn: string
  fromHi: string
  promisedOn: string | null
  /** Null on shipments older than the division by seller. */
  seller: string | null
  /** GSTIN or TRN under which its products were sold. */
  taxNumber: string | null
  /** GST State code or emirate code. */
  placeOfSupply: string | null
  lines: { lineNo: number; quantity: number }[]
}

export interface ParcelIds {
  id: string
  /** The parcel it was split from. */
  dividedFrom: string | null
}

export interface EventView {
  kind: string
  state: string | null
  /** A JSON timestamp: with its offset, to the microsecond. */
  at: string
  why: string
}

const BRIEF = `o.id, o.number, o.state, o.placed_at as "placedAt", o.currency, o.payable_minor as "payableMinor",
  o.payment_mode as "paymentMode", o.po_number as "poNumber", o.cost_centre as "costCentre",
  coalesce((select p.state from payments p where p.order_id = o.id and p.kind = 'order'
     order by p.state = 'paid' desc, p.state in ('refund-due', 'refunded') desc, p.attempt desc limit 1), 'none') as "paymentState",
  o.payment_method_id as "paymentMethodId",
  o.state = 'packed' and exists (select from shipments h where h.order_id = o.id
    and h.state in ('shipped', 'out-for-delivery', 'delivered', 'returning', 'lost', 'returned')) as "partSent",
  o.state in ('packed', 'shipped') and exists (select from shipments h where h.order_id = o.id and h.state = 'lost')
    and not exists (select from shipments h where h.order_id = o.id and h.merged_at is null
      and h.state in ('processing', 'packed', 'shipped', 'out-for-delivery')) as "isLost",
  o.state = 'cancelled' and exists (select from order_events e where e.order_id = o.id
    and e.to_state = 'cancelled' and e.who like 'staff:%') as "cancelledByStaff",
  case when o.state = 'delivered' then (select max(e.at) from shipments h join shipment_events e on e.shipment_id = h.id
    where h.order_id = o.id and e.code = 'delivered') end as "deliveredAt",
  case when o.state = 'delivered' then greatest(return_days(o.market, ''), (select max(return_days(o.market, c.taxonomy_code))
    from order_lines l join products p on p.msn = l.msn join categories c on c.code = p.category_code
    where l.order_id = o.id)) end as "returnDays",
  (select jsonb_build_object('kind', r.kind, 'state', r.state) from returns r
   where r.order_id = o.id and r.state not in ('rejected', 'withdrawn', 'inspection-failed', 'completed')
   order by r.number desc limit 1) as "openReturn",
  (select jsonb_agg(jsonb_build_object(
     'lineNo', l.line_no, 'msn', l.msn, 'nameEn', l.name_en, 'nameHi', l.name_hi, 'slug', p.slug,
     'brandName', l.brand_name, 'brandNameHi', b.name_hi, 'partNumber', l.part_number, 'imageHash', l.image_hash, 'hsn', l.hsn,
     'quantity', l.quantity, 'cancelledQuantity', l.cancelled_quantity, 'unitPriceMinor', l.unit_price_minor,
     'mrpMinor', l.mrp_minor, 'taxRateBp', l.tax_rate_bp, 'taxableMinor', l.taxable_minor, 'taxParts', l.tax_parts,
     'payableMinor', l.payable_minor, 'seller', s.trade_name, 'promisedOn', l.promised_on) order by l.line_no)
   from order_lines l join products p on p.msn = l.msn join brands b on b.id = p.brand_id join sellers s on s.id = l.seller_id
   where l.order_id = o.id) as items`

/** A customer's orders that match a filter; $1 to $7 are those of `filterValues`. */
export const FILTERED = `o.customer_id = $1 and o.market = $2
     and ($3 = '' or o.number::text = $3 or strpos(lower(o.po_number || ' ' || o.cost_centre), lower($3)) > 0
       or exists (select from order_lines f where f.order_id = o.id
         and lower(concat_ws(' ', f.msn, f.part_number, f.brand_name, f.name_en, f.name_hi)) like all ($4::text[])))
     and ($5::date is null or o.placed_at >= $5::date::timestamp at time zone $7)
     and ($6::date is null or o.placed_at < ($6::date + 1)::timestamp at time zone $7)`

const COUNT = statement(
  'orders.count-of-customer',
  `select state, count(*)::int as count from orders o where ${FILTERED} group by state`,
)
const LIST = statement(
  'orders.list-of-customer',
  `select ${BRIEF} from orders o where ${FILTERED} and o.state = any($8)
   order by o.placed_at desc, o.number desc limit $9 offset $10`,
)
const VIEW = statement(
  'orders.view',
  `select ${BRIEF}, o.customer_id as "customerId", o.shipping_address as "shippingAddress",
     o.billing_address as "billingAddress", o.invoice_type as "invoiceType", o.gift_message as "giftMessage", o.agent_id as "agentId", o.agent_name as "agentName", o.company_name as "companyName", o.gstin,
     o.total_amount_minor as "totalAmountMinor",
     o.total_offer_minor as "totalOfferMinor", o.taxes_minor as "taxesMinor", o.shipping_minor as "shippingMinor",
     o.totals -> 'steps' as steps, o.totals -> 'taxParts' as "taxParts",
     coalesce((select jsonb_agg(jsonb_build_object('id', h.id, 'dividedFrom', h.divided_from, 'shipmentId', h.number, 'state', h.state,
         'carrier', coalesce(c.name, ''), 'trackingNumber', h.tracking_number, 'fromEn', w.name_en, 'fromHi', w.name_hi, 'promisedOn', h.promised_on,
         'seller', hs.trade_name, 'taxNumber', hr.tax_number,
         'placeOfSupply', (select max(ol.place_of_supply) from shipment_lines hl
           join order_lines ol on ol.order_id = o.id and ol.line_no = hl.line_no where hl.shipment_id = h.id),
         'lines', coalesce((select jsonb_agg(jsonb_build_object('lineNo', hl.line_no,
           'quantity', hl.quantity - hl.cancelled_quantity) order by hl.line_no)
           from shipment_lines hl where hl.shipment_id = h.id and hl.quantity > hl.cancelled_quantity), '[]')) order by h.number)
       from shipments h join warehouses w on w.id = h.warehouse_id left join carriers c on c.id = h.carrier_id
         left join sellers hs on hs.id = h.seller_id left join seller_registrations hr on hr.id = h.registration_id
       where h.order_id = o.id and h.merged_at is null), '[]') as shipments,
     (select jsonb_agg(jsonb_build_object('kind', e.kind, 'state', e.to_state, 'at', e.at,
         -- whose account it was is for staff alone
         'why', case when e.kind = 'customer-changed' then '' else e.why end) order by e.id)
       from order_events e where e.order_id = o.id and e.kind not in ('held', 'released', 'parcel-divided', 'parcel-merged')) as events,
     (select coalesce(sum(n.payable_minor), 0)::bigint from credit_notes n
      where n.order_id = o.id and n.reason = 'not-delivered') as "notDeliveredMinor",
     (select jsonb_build_object('due', reward_points_due(o.id),
         'earned', coalesce(sum(m.points) filter (where m.kind in ('earned', 'reversed')), 0),
         'used', coalesce(-sum(m.points) filter (where m.kind in ('redeemed', 'given-back')), 0))
       from reward_movements m where m.order_id = o.id) as rewards,
     ${WAITING_EDIT} as "waitingEdit",
     -- while it is unpaid nothing would be sent anyway
     (o.held_at is not null and o.state in ('placed', 'processing', 'packed')) as "onHold",
     -- several may be requested at once: the rest of a cancelled order comes after its parts
     coalesce((select jsonb_agg(refund order by refund ->> 'requestedAt', refund ->> 'cause') from (
         select jsonb_build_object('refundId', r.id, 'amount', r.amount_minor, 'cause', r.cause, 'state', r.state,
           'awaitsAccount', r.awaits_account, 'requestedAt', r.requested_at,
           'refundedAt', case r.state when 'succeeded' then r.updated_at end) as refund
         from refunds r where r.order_id = o.id
         union all
         -- the domain of payments requests it a moment after the cancellation
         select jsonb_build_object('refundId', c.id, 'amount', c.refund_minor,
           'cause', case when c.whole then 'order-cancelled' else 'items-cancelled' end, 'state', 'requested',
           'awaitsAccount', false, 'requestedAt', c.at, 'refundedAt', null)
         from order_cancellations c where c.order_id = o.id and c.refund_minor > 0 and not exists (select from refunds r
           where r.order_id = o.id and r.idempotency_key in ('whole', 'cancellation ' || c.id))) made), '[]') as refunds
   from orders o where o.number = $1 and o.customer_id = $2`,
)
/** Filter of a customer's orders. */
export interface CustomerOrders extends Pick<OrderFilter, 'from' | 'to'> {
  customerId: string
  market: Market
  /** Empty for any. */
  text: string
}

/** Escapes LIKE wildcards. */
const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Values of the parameters of `FILTERED`. */
export function filterValues({ customerId, market, text, from, to }: CustomerOrders) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const patterns = words.map(word => `%${literal(word)}%`)
  return [customerId, market, text, patterns, from ?? null, to ?? null, MARKET_INFO[market].timeZone]
}

/** Number of orders in each state; states without orders are left out. */
export function countOrders(db: Db, which: CustomerOrders) {
  return db.rows<{ state: OrderState; count: number }>(COUNT, filterValues(which))
}

export function listOrders(
  db: Db,
  which: CustomerOrders,
  { states, limit, offset }: { states: readonly string[]; limit: number; offset: number },
): Promise<BriefRow[]> {
  return db.rows<BriefRow>(LIST, [...filterValues(which), states, limit, offset])
}

export function findOrderView(db: Db, number: number, customerId: string): Promise<OrderView | null> {
  return db.oneOrNull<OrderView>(VIEW, [number, customerId])
}
