// SQL that reads orders for their owner: lists, one in full, its history.

import type { TotalsStep } from '../../../contract/cart/totals-types.ts'
import type { ShipmentState } from '../../../contract/orders/staff-api.ts'
import type { OrderState } from '../../../contract/orders/status.rules.ts'
import type { Currency } from '../../../contract/shared/market.ts'
import type { TaxPart } from '../../../contract/shared/tax.ts'
import { type Db, statement } from '../../platform/db.ts'

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
  gstin: string | null
  paymentMethodId: number
  totalAmountMinor: number
  totalOfferMinor: number
  taxesMinor: number
  shippingMinor: number
  steps: TotalsStep[]
  shipments: ShipmentView[]
  events: EventView[]
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
  /** Null on shipments from before they were divided by seller. */
  seller: string | null
  /** GSTIN or TRN that its products were sold under. */
  taxNumber: string | null
  /** GST State code or emirate code. */
  placeOfSupply: string | null
  lines: { lineNo: number; quantity: number }[]
}

export interface EventView {
  kind: string
  state: string | null
  /** As JSON has it: with its offset, to the microsecond. */
  at: string
  why: string
}

const BRIEF = `o.id, o.number, o.state, o.placed_at as "placedAt", o.currency, o.payable_minor as "payableMinor",
  o.payment_mode as "paymentMode", o.po_number as "poNumber", o.cost_centre as "costCentre",
  coalesce((select p.state from payments p where p.order_id = o.id
     order by p.state in ('paid', 'refund-due', 'refunded') desc, p.attempt desc limit 1), 'none') as "paymentState",
  (select jsonb_agg(jsonb_build_object(
     'lineNo', l.line_no, 'msn', l.msn, 'nameEn', l.name_en, 'nameHi', l.name_hi, 'slug', p.slug,
     'brandName', l.brand_name, 'brandNameHi', b.name_hi, 'partNumber', l.part_number, 'imageHash', l.image_hash, 'hsn', l.hsn,
     'quantity', l.quantity, 'cancelledQuantity', l.cancelled_quantity, 'unitPriceMinor', l.unit_price_minor,
     'mrpMinor', l.mrp_minor, 'taxRateBp', l.tax_rate_bp, 'taxableMinor', l.taxable_minor, 'taxParts', l.tax_parts,
     'payableMinor', l.payable_minor, 'seller', s.trade_name, 'promisedOn', l.promised_on) order by l.line_no)
   from order_lines l join products p on p.msn = l.msn join brands b on b.id = p.brand_id join sellers s on s.id = l.seller_id
   where l.order_id = o.id) as items`

/** Condition: an order has the text of this parameter as its number, or in a reference of the buyer's; any with no text. */
const hasText = (text: string) =>
  `(${text} = '' or o.number::text = ${text} or strpos(lower(o.po_number || ' ' || o.cost_centre), lower(${text})) > 0)`

const COUNT = statement(
  'orders.count-of-customer',
  `select state, count(*)::int as count from orders o
   where o.customer_id = $1 and o.market = $2 and ${hasText('$3')} group by state`,
)
const LIST = statement(
  'orders.list-of-customer',
  `select ${BRIEF} from orders o where o.customer_id = $1 and o.market = $2 and o.state = any($3)
     and ${hasText('$6')}
   order by o.placed_at desc, o.number desc limit $4 offset $5`,
)
const VIEW = statement(
  'orders.view',
  `select ${BRIEF}, o.customer_id as "customerId", o.shipping_address as "shippingAddress",
     o.billing_address as "billingAddress", o.invoice_type as "invoiceType", o.company_name as "companyName", o.gstin,
     o.payment_method_id as "paymentMethodId", o.total_amount_minor as "totalAmountMinor",
     o.total_offer_minor as "totalOfferMinor", o.taxes_minor as "taxesMinor", o.shipping_minor as "shippingMinor",
     o.totals -> 'steps' as steps,
     coalesce((select jsonb_agg(jsonb_build_object('shipmentId', h.number, 'state', h.state,
         'carrier', coalesce(c.name, ''), 'trackingNumber', h.tracking_number, 'fromEn', w.name_en, 'fromHi', w.name_hi, 'promisedOn', h.promised_on,
         'seller', hs.trade_name, 'taxNumber', hr.tax_number,
         'placeOfSupply', (select max(ol.place_of_supply) from shipment_lines hl
           join order_lines ol on ol.order_id = o.id and ol.line_no = hl.line_no where hl.shipment_id = h.id),
         'lines', (select jsonb_agg(jsonb_build_object('lineNo', hl.line_no, 'quantity', hl.quantity)
           order by hl.line_no) from shipment_lines hl where hl.shipment_id = h.id)) order by h.number)
       from shipments h join warehouses w on w.id = h.warehouse_id left join carriers c on c.id = h.carrier_id
         left join sellers hs on hs.id = h.seller_id left join seller_registrations hr on hr.id = h.registration_id
       where h.order_id = o.id), '[]') as shipments,
     (select jsonb_agg(jsonb_build_object('kind', e.kind, 'state', e.to_state, 'at', e.at, 'why', e.why) order by e.id)
       from order_events e where e.order_id = o.id) as events
   from orders o where o.number = $1 and o.customer_id = $2`,
)
/** How many orders with the text the customer has in each state; states without any are left out. */
export function countOrders(db: Db, customerId: string, market: string, text: string) {
  return db.rows<{ state: OrderState; count: number }>(COUNT, [customerId, market, text])
}

export function listOrders(
  db: Db,
  customerId: string,
  market: string,
  states: readonly string[],
  page: { limit: number; offset: number; text: string },
): Promise<BriefRow[]> {
  return db.rows<BriefRow>(LIST, [customerId, market, states, page.limit, page.offset, page.text])
}

export function findOrderView(db: Db, number: number, customerId: string): Promise<OrderView | null> {
  return db.oneOrNull<OrderView>(VIEW, [number, customerId])
}
