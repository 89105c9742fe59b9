// SQL that reads orders for staff: a list by state, and one with its shipments and history.

import type { Surcharge, TotalsStep } from '../../../contract/cart/totals-types.ts'
import type { StaffOrder, StaffOrderListed } from '../../../contract/orders/staff-api.ts'
import type { OrderState } from '../../../contract/orders/status.rules.ts'
import { MARKET_INFO, type Market } from '../../../contract/shared/market.ts'
import { type Db, statement } from '../../platform/db.ts'
import type { AddressSnapshot } from './customer-orders.ts'
import { STORED_PAYMENT } from './desk-filters.ts'
import { HOLD, type HoldRow, ON_HOLD } from './holds.ts'
import { LOSSES } from './lost-parcels.ts'
import { MADE_EDIT, type StoredEdit } from './order-edits.ts'
import { WAITING_EDIT, type WaitingEditRow } from './waiting-edits.ts'

export interface ListedRow extends Omit<StaffOrderListed, 'placedAt' | 'printedAt' | 'paymentState' | 'hold'> {
  placedAt: Date
  printedAt: Date | null
  hold: HoldRow | null
  /** State of the payment row; the state of the order decides what it means. */
  storedPaymentState: string
}

export interface StaffOrderRow extends ListedRow {
  id: string
  customerId: string
  paymentMethodId: number
  codProved: StaffOrder['codProved']
  giftMessage: string | null
  agentId: string | null
  agentName: string
  address: AddressSnapshot
  totals: TotalsStep[] | null
  records: StaffOrder['records']
  waitingEdit: WaitingEditRow | null
  carriers: StaffOrder['carriers']
  lines: StaffOrder['lines']
  shipments: StaffOrder['shipments']
  coupon: string | null
  offers: StaffOrder['offers']
  surcharge: Surcharge | null
  events: (Omit<StaffOrder['events'][number], 'edit'> & { edit: StoredEdit | null })[]
}

const LISTED = `o.number as "orderNumber", o.market, o.state, o.placed_at as "placedAt", o.currency,
  o.payable_minor as payable, o.payment_mode as "paymentMode", o.shipping_address ->> 'city' as city,
  o.shipping_address ->> 'name' as name, o.company_name as company, coalesce(o.gstin, '') as gstin, o.po_number as "poNumber",
  ${STORED_PAYMENT} as "storedPaymentState",
  (select count(*)::int from order_lines l where l.order_id = o.id) as "itemCount", (${ON_HOLD}) as "onHold", ${HOLD} as hold,
  (select min(l.promised_on) from order_lines l where l.order_id = o.id) as "promisedOn",
  (select max(p.at) from order_prints p where p.order_id = o.id) as "printedAt"`

/** Placed on these days of the market, and before the last order of the previous page. */
const WHEN = `o.placed_at >= coalesce($4::date::timestamp at time zone $8, '-infinity')
  and o.placed_at < coalesce(($5::date + 1)::timestamp at time zone $8, 'infinity')
  and (o.placed_at, o.number) < (coalesce((select placed_at from orders where number = $6), 'infinity'),
    coalesce($6::bigint, 9223372036854775807))`

/** On hold, not on hold, or both. */
const HELD = `($9::text is null or ($9 = 'on') = (${ON_HOLD}))`

/**
 * Every filter is a column of `orders_desk`: a page reads at most its own rows once for each state and payment method.
 */
const LIST = statement(
  'orders.list-for-staff',
  `select ${LISTED} from (
     select found.* from unnest($2::text[]) wanted (state) cross join unnest($3::text[]) way (mode) cross join lateral (
       select o.* from orders o
       where o.market = $1 and o.state = wanted.state and o.payment_mode = way.mode and ${WHEN} and ${HELD}
       order by o.placed_at desc, o.number desc limit $7) found
     order by found.placed_at desc, found.number desc limit $7) o
   order by o.placed_at desc, o.number desc`,
)
/** Orders on hold, which are few, by an index of their own. */
const LIST_ON_HOLD = statement(
  'orders.list-on-hold-for-staff',
  `select ${LISTED} from orders o
   where o.market = $1 and ${ON_HOLD} and o.state = any($2) and o.payment_mode = any($3) and ${WHEN}
   order by o.placed_at desc, o.number desc limit $7`,
)
/** Possible meanings of a search text. */
const NAMED = [
  'number = $10',
  `shipping_address ->> 'phone' = any($11)`,
  `lower(po_number) = lower($12) and po_number <> ''`,
  `$13::text is not null and lower(company_name || ' ' || (shipping_address ->> 'name')) like $13`,
]
/** Matches of the text, each by its own index, and of these the newest that fit: a customer may have 20,000 orders. */
const FOUND = NAMED.map(
  condition => `(select o.id from (select * from orders where ${condition} offset 0) o
     where o.market = $1 and o.state = any($2) and o.payment_mode = any($3) and ${WHEN} and ${HELD}
     order by o.placed_at desc, o.number desc limit $7)`,
)
const SEARCH = statement(
  'orders.search-for-staff',
  `with named as (${FOUND.join(' union ')})
   select ${LISTED} from named cross join lateral (select * from orders o where o.id = named.id offset 0) o
   order by o.placed_at desc, o.number desc limit $7`,
)
/** Those of the orders with these numbers that match; null without a text. */
const LIST_MARKED = statement(
  'orders.list-marked-for-staff',
  `select ${LISTED} from (
     select o.* from orders o
     where o.number = any($14) and o.market = $1 and o.state = any($2) and o.payment_mode = any($3) and ${WHEN} and ${HELD}
       and ($12::text is null or ${NAMED.join(' or ')})
     order by o.number desc limit $7) o
   order by o.number desc`,
)
/** The fields of `StaffOrder.records`, from other domains. */
const RECORDS = `jsonb_build_object(
  'payments', coalesce((select jsonb_agg(jsonb_build_object('attempt', p.attempt, 'kind', p.kind, 'methodId', p.method_id, 'gateway', p.gateway,
      'reference', coalesce(p.gateway_ref, p.transaction_ref), 'amount', p.amount_minor, 'state', p.state, 'at', p.created_at)
      order by p.attempt) from payments p where p.order_id = o.id), '[]'),
  'refunds', coalesce((select jsonb_agg(jsonb_build_object('amount', r.amount_minor, 'cause', r.cause, 'state', r.state,
      'at', r.requested_at) order by r.requested_at) from refunds r where r.order_id = o.id), '[]'),
  'documents', coalesce((select jsonb_agg(d.document order by d.at) from (
      select i.issued_at as at, jsonb_build_object('documentId', i.id, 'kind', 'invoice', 'number', i.number, 'issuedOn', i.issued_on,
        'amount', i.total_minor) as document from invoices i where i.order_id = o.id
      union all select n.issued_at, jsonb_build_object('documentId', n.id, 'kind', 'credit-note', 'number', n.number, 'issuedOn', n.issued_on,
        'amount', n.payable_minor) from credit_notes n where n.order_id = o.id
      union all select n.issued_at, jsonb_build_object('documentId', n.id, 'kind', 'debit-note', 'number', n.number, 'issuedOn', n.issued_on,
        'amount', n.total_minor) from debit_notes n where n.order_id = o.id) d), '[]'),
  'prints', coalesce((select jsonb_agg(jsonb_build_object('kind', p.kind, 'whoName', p.who_name, 'at', p.at) order by p.at desc)
      from (select * from order_prints p where p.order_id = o.id order by p.at desc limit 20) p), '[]'),
  'returns', coalesce((select jsonb_agg(jsonb_build_object('returnNumber', r.number, 'kind', r.kind, 'comesBack', r.comes_back, 'state', r.state,
      'refund', r.refund_minor) order by r.number) from returns r where r.order_id = o.id), '[]'))`

const FIND = statement(
  'orders.find-for-staff',
  `select ${LISTED}, o.id, o.customer_id as "customerId", o.payment_method_id as "paymentMethodId",
     o.totals -> 'steps' as totals, ${RECORDS} as records,
     (select coalesce(jsonb_agg(jsonb_build_object('code', f -> 'code', 'titleEn', f -> 'titleEn', 'titleHi', f -> 'titleHi',
         'applies', coalesce(o.pricing -> 'automatic', '[]') @> jsonb_build_array(jsonb_build_object('code', f -> 'code'))) order by place), '[]')
       from jsonb_array_elements(coalesce(o.pricing -> 'orderedAutomatic', o.pricing -> 'automatic', '[]')) with ordinality placed (f, place)) as offers,
     o.pricing -> 'promotion' ->> 'code' as coupon, nullif(o.pricing -> 'surcharge', 'null') as surcharge,
     ${WAITING_EDIT} as "waitingEdit",
     (select coalesce(jsonb_agg(jsonb_build_object('code', c.code, 'name', c.name) order by c.name), '[]') from carriers c
       where c.market = o.market and c.active) as carriers, o.gift_message as "giftMessage", o.agent_id as "agentId", o.agent_name as "agentName", o.cod_proved as "codProved", o.shipping_address as address,
     (select jsonb_agg(jsonb_build_object('lineNo', l.line_no, 'msn', l.msn, 'productName', l.name_en,
         'partNumber', l.part_number, 'ean', coalesce(product_ean(p.specs), ''), 'quantity', l.quantity, 'cancelledQuantity', l.cancelled_quantity, 'hsn', l.hsn,
         'unitPrice', l.unit_price_minor, 'orderedUnitPrice', (o.pricing -> 'lines' -> (l.line_no - 1) -> 'orderedPrice' ->> 'unitPriceMinor')::bigint,
         'priceList', (select jsonb_build_object('listId', k -> 'listId', 'name', k -> 'name', 'publicUnitPrice', k -> 'publicUnitMinor')
           from jsonb_path_query(o.pricing -> 'lines' -> (l.line_no - 1), '$ ? (!exists(@.orderedPrice)).priceList') as k), 'mrp', l.mrp_minor, 'taxRateBp', l.tax_rate_bp, 'taxable', l.taxable_minor,
         'payable', l.payable_minor) order by l.line_no)
      from order_lines l left join products p on p.msn = l.msn where l.order_id = o.id) as lines,
     coalesce((select jsonb_agg(jsonb_build_object('shipmentId', h.number, 'dividedFrom', (select f.number from shipments f where f.id = h.divided_from),
         'state', h.state, 'warehouse', w.name_en,
         'seller', coalesce(s.trade_name, ''), 'taxNumber', coalesce(r.tax_number, ''), 'carrier', coalesce(c.name, ''),
         'trackingNumber', h.tracking_number,
         'booking', (select jsonb_build_object('carrier', x.code, 'carrierName', x.name, 'trackingNumber', b.tracking_number,
            'state', case when b.outdated then 'outdated' else b.state end)
           from carrier_bookings b join carriers x on x.id = b.carrier_id
           where b.shipment_id = h.id and b.state in ('requested', 'booked')),
         'returnReason', coalesce((select e.why from shipment_events e
           where e.shipment_id = h.id and e.code = 'returning' order by e.id desc limit 1), ''), 'promisedOn', h.promised_on,
         'losses', ${LOSSES},
         'lines', coalesce((select jsonb_agg(jsonb_build_object('lineNo', hl.line_no,
           'quantity', hl.quantity - hl.cancelled_quantity) order by hl.line_no)
           from shipment_lines hl where hl.shipment_id = h.id and hl.quantity > hl.cancelled_quantity), '[]')) order by h.number)
       from shipments h join warehouses w on w.id = h.warehouse_id left join carriers c on c.id = h.carrier_id
         left join sellers s on s.id = h.seller_id left join seller_registrations r on r.id = h.registration_id
       where h.order_id = o.id and h.merged_at is null), '[]') as shipments,
     (select jsonb_agg(jsonb_build_object('kind', e.kind, 'state', e.to_state, 'who', e.who, 'why', e.why, 'at', e.at,
          'edit', ${MADE_EDIT}, 'holdReason', e.data ->> 'holdReason') order by e.id) from order_events e where e.order_id = o.id) as events
   from orders o where o.number = $1`,
)

export interface StaffOrderFilter {
  market: Market
  states: readonly OrderState[]
  payments: readonly ('cod' | 'prepaid')[]
  /** Only orders on hold, only the others, or null for both. */
  hold: 'on' | 'off' | null
  /** First and last order date; null for any. */
  from: string | null
  to: string | null
  /** Number of the last order on the previous page; null for the first page. */
  before: number | null
  limit: number
}

/** Possible meanings of a text; null where it is not one. */
export interface OrderSearch {
  number: number | null
  phones: readonly string[]
  poNumber: string
  /** LIKE pattern in lower case. */
  name: string | null
}

const valuesOf = ({ market, states, payments, hold, from, to, before, limit }: StaffOrderFilter) => [
  ...[market, states, payments, from, to, before, limit, MARKET_INFO[market].timeZone, hold],
]

/** Orders, newest first. */
export function listForStaff(db: Db, filter: StaffOrderFilter): Promise<ListedRow[]> {
  if (filter.hold === 'on') return db.rows<ListedRow>(LIST_ON_HOLD, valuesOf(filter).slice(0, -1))
  return db.rows<ListedRow>(LIST, valuesOf(filter))
}

/** Orders that match a text, newest first. */
export function searchForStaff(db: Db, filter: StaffOrderFilter, search: OrderSearch): Promise<ListedRow[]> {
  const { number, phones, poNumber, name } = search
  return db.rows<ListedRow>(SEARCH, [...valuesOf(filter), number, phones, poNumber, name])
}

/** The matching ones among the orders with these numbers, highest number first. */
export function listMarkedForStaff(
  db: Db,
  filter: StaffOrderFilter,
  search: OrderSearch | null,
  numbers: readonly number[],
): Promise<ListedRow[]> {
  const { number = null, phones = [], poNumber = null, name = null } = search ?? {}
  return db.rows<ListedRow>(LIST_MARKED, [...valuesOf(filter), number, phones, poNumber, name, numbers])
}

export function findForStaff(db: Db, orderNumber: number): Promise<StaffOrderRow | null> {
  return db.oneOrNull<StaffOrderRow>(FIND, [orderNumber])
}
