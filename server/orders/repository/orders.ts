// SQL that writes orders: placed with their lines, locked, moved from state to state, each change with its event.

import type { TotalsStep } from '../../../contract/cart/totals-types.ts'
import type { OrderState } from '../../../contract/orders/status.rules.ts'
import type { Currency, Language, Market } from '../../../contract/shared/market.ts'
import type { Owned } from '../../platform/actor.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import { ON_HOLD } from './holds.ts'

export interface OrderRow {
  id: string
  number: number
  market: Market
  customerId: string
  state: OrderState
  place: string
  currency: Currency
  payableMinor: number
  paymentMethodId: number
  paymentMode: 'cod' | 'prepaid'
  noCostEmiDiscountMinor: number
  paymentOfferDiscountMinor: number
  /** Paid by an exchange credit. */
  exchangeCreditMinor: number
  /** Paid by reward points. */
  rewardDiscountMinor: number
  language: Language
  /** When an unpaid order expires; null when it does not. */
  expiresAt: Date | null
  /** Whether staff have put it on hold and something of it still has to be sent. */
  onHold: boolean
}

const COLUMNS = `id, number, market, customer_id as "customerId", state, place, currency, payable_minor as "payableMinor",
  payment_method_id as "paymentMethodId", payment_mode as "paymentMode", language, expires_at as "expiresAt",
  (totals->>'noCostEmiDiscountMinor')::bigint as "noCostEmiDiscountMinor",
  coalesce((totals->>'paymentOfferDiscountMinor')::bigint, 0) as "paymentOfferDiscountMinor",
  coalesce((totals->>'exchangeCreditMinor')::bigint, 0) as "exchangeCreditMinor",
  coalesce((totals->>'rewardDiscountMinor')::bigint, 0) as "rewardDiscountMinor", (${ON_HOLD}) as "onHold"`

const LOCK = statement('orders.lock', `select ${COLUMNS} from orders where id = $1 for update`)
const LOCK_OWN = statement(
  'orders.lock-own',
  `select ${COLUMNS} from orders where number = $1 and customer_id = $2 for update`,
)
const LOCK_OF_NUMBER = statement('orders.lock-of-number', `select ${COLUMNS} from orders where number = $1 for update`)
const LOCK_OF_SHIPMENT = statement(
  'orders.lock-of-shipment',
  `select ${COLUMNS} from orders where id = (select s.order_id from shipments s where s.number = $1) for update`,
)
const FIND_OF_SHIPMENT = statement(
  'orders.find-of-shipment',
  `select ${COLUMNS} from orders where id = (select s.order_id from shipments s where s.number = $1)`,
)
const FIND_OF_NUMBER = statement('orders.find-of-number', `select ${COLUMNS} from orders where number = $1`)
const FIND_OWN = statement('orders.find-own', `select ${COLUMNS} from orders where number = $1 and customer_id = $2`)
const STEPS = statement('orders.steps', `select totals -> 'steps' as steps from orders where id = $1`)
const INSERT = statement(
  'orders.insert',
  `with placed as (
     insert into orders (id, market, customer_id, currency, state, invoice_type, company_name, gstin, shipping_address,
       billing_address, place, delivery_method_id, payment_method_id, payment_mode, total_amount_minor,
       total_offer_minor, taxes_minor, shipping_minor, payable_minor, totals, cart_kind, language, placed_at,
       expires_at, updated_at, po_number, cost_centre, pricing, gift_message, agent_id, agent_name,
       cod_proved)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23,
       $24, $23, $27, $28, $29, $30, $31, $32, $33)
     returning number
   ), lines as (
     insert into order_lines (order_id, line_no, msn, offer_id, registration_id, seller_id, name_en, name_hi, brand_name, part_number, image_hash,
       hsn, tax_rate_bp, quantity, mrp_minor, unit_price_minor, amount_minor, taxable_minor, tax_parts, payable_minor,
       promised_on, place_of_supply, reward_points)
     select $1, l."lineNo", l.msn, l."offerId", l."registrationId", l."sellerId", l."nameEn", l."nameHi", l."brandName", l."partNumber", l."imageHash",
       l.hsn, l."taxRateBp", l.quantity, l."mrpMinor", l."unitPriceMinor", l."amountMinor", l."taxableMinor",
       l."taxParts", l."payableMinor", l."promisedOn", l."placeOfSupply", l."rewardPoints"
     from jsonb_to_recordset($25::jsonb) as l ("lineNo" int, msn text, "offerId" bigint,
       "registrationId" bigint, "sellerId" bigint, "nameEn" text, "nameHi" text,
       "brandName" text, "partNumber" text, "imageHash" text, hsn text, "taxRateBp" int, quantity int,
       "mrpMinor" bigint, "unitPriceMinor" bigint, "amountMinor" bigint, "taxableMinor" bigint, "taxParts" jsonb,
       "payableMinor" bigint, "promisedOn" date, "placeOfSupply" text, "rewardPoints" int)
   ), told as (
     insert into order_events (order_id, kind, to_state, who, why, at) values ($1, 'placed', $5, $26, '', $23)
   )
   select number from placed`,
)
const MOVE = statement(
  'orders.move',
  `with moved as (
     update orders set state = $3, expires_at = $4, updated_at = now() where id = $1 and state = $2 returning id
   )
   insert into order_events (order_id, kind, from_state, to_state, who, why, data)
   select id, 'state', $2, $3, $5, $6, $7 from moved`,
)
const INSERT_EVENT = statement(
  'orders.tell',
  'insert into order_events (order_id, kind, who, why, data) values ($1, $2, $3, $4, $5)',
)
const LIST_LINES = statement(
  'orders.list-lines',
  `select line_no as "lineNo", msn, offer_id as "offerId", registration_id as "registrationId", quantity,
     unit_price_minor as "unitPriceMinor", name_en as "nameEn", name_hi as "nameHi" from order_lines
   where order_id = $1 order by line_no`,
)
const LIST_EXPIRED = statement(
  'orders.list-expired',
  `select id from orders where expires_at <= $1 and state in ('pending-payment', 'payment-failed')
   order by expires_at limit 200`,
)

export interface NewOrderRow {
  orderId: string
  market: Market
  customerId: string
  currency: Currency
  state: OrderState
  invoiceType: 'retail' | 'tax'
  companyName: string
  gstin: string | null
  shippingAddress: object
  billingAddress: object
  place: string
  deliveryMethodId: number
  paymentMethodId: number
  paymentMode: 'cod' | 'prepaid'
  totalAmountMinor: number
  totalOfferMinor: number
  taxesMinor: number
  shippingMinor: number
  payableMinor: number
  totals: object
  pricing: object
  cartKind: 'cart' | 'quick'
  poNumber: string
  costCentre: string
  /** The message of a gift; null when it is not one. */
  giftMessage: string | null
  /** The staff member who put its cart together; null when nobody did. */
  agent: { agentId: string; agentName: string } | null
  /** The contact whose code confirmed cash on delivery; null for none. */
  codProved: 'phone' | 'email' | null
  language: Language
  placedAt: Date
  expiresAt: Date | null
  lines: readonly object[]
  who: string
}

/** Inserts an order with its lines and first event; returns its number. */
export async function insertOrder(tx: Tx, row: NewOrderRow): Promise<number> {
  const { orderId, market, customerId, currency, state, invoiceType, companyName, gstin } = row
  const addresses = [JSON.stringify(row.shippingAddress), JSON.stringify(row.billingAddress), row.place]
  const how = [row.deliveryMethodId, row.paymentMethodId, row.paymentMode]
  const money = [row.totalAmountMinor, row.totalOfferMinor, row.taxesMinor, row.shippingMinor, row.payableMinor]
  const rest = [JSON.stringify(row.totals), row.cartKind, row.language, row.placedAt, row.expiresAt]
  const values = [orderId, market, customerId, currency, state, invoiceType, companyName, gstin, ...addresses, ...how]
  const inserted = await tx.one<{ number: number }>(INSERT, [
    ...values,
    ...money,
    ...rest,
    JSON.stringify(row.lines),
    row.who,
    row.poNumber,
    row.costCentre,
    JSON.stringify(row.pricing),
    row.giftMessage,
    ...[row.agent?.agentId ?? null, row.agent?.agentName ?? ''],
    row.codProved,
  ])
  return inserted.number
}

/** The order, locked until the transaction ends; null when there is none. */
export function lockOrderRow(tx: Tx, orderId: string): Promise<OrderRow | null> {
  return tx.oneOrNull<OrderRow>(LOCK, [orderId])
}

export function lockOrderOfNumber(tx: Tx, number: number): Promise<OrderRow | null> {
  return tx.oneOrNull<OrderRow>(LOCK_OF_NUMBER, [number])
}

export function findOrderOfNumber(db: Db, number: number): Promise<OrderRow | null> {
  return db.oneOrNull<OrderRow>(FIND_OF_NUMBER, [number])
}

/** The order of a shipment, by the number of the shipment. */
export function lockOrderOfShipment(tx: Tx, shipmentNumber: number): Promise<OrderRow | null> {
  return tx.oneOrNull<OrderRow>(LOCK_OF_SHIPMENT, [shipmentNumber])
}

export function findOrderOfShipment(db: Db, shipmentNumber: number): Promise<OrderRow | null> {
  return db.oneOrNull<OrderRow>(FIND_OF_SHIPMENT, [shipmentNumber])
}

export function lockOwnRow(tx: Tx, number: number, customerId: string): Promise<OrderRow | null> {
  return tx.oneOrNull<OrderRow>(LOCK_OWN, [number, customerId])
}

export function findOwnRow(db: Db, number: number, customerId: string): Promise<OrderRow | null> {
  return db.oneOrNull<OrderRow>(FIND_OWN, [number, customerId])
}

/** The stored steps of the order's total. */
export async function findSteps(db: Db, orderId: string): Promise<TotalsStep[]> {
  return (await db.one<{ steps: TotalsStep[] }>(STEPS, [orderId])).steps
}

export interface StateChange {
  to: OrderState
  expiresAt: Date | null
  who: string
  why: string
  data: object
}

/** Returns whether the order was still in the expected state. */
export async function updateState(tx: Tx, order: Owned<OrderRow>, change: StateChange): Promise<boolean> {
  const { to, expiresAt, who, why, data } = change
  return (await tx.run(MOVE, [order.id, order.state, to, expiresAt, who, why, JSON.stringify(data)])) === 1
}

/** Inserts an event without a state change. */
export async function insertEvent(
  tx: Tx,
  orderId: string,
  kind: string,
  cause: { who: string; why: string; data?: object },
): Promise<void> {
  await tx.run(INSERT_EVENT, [orderId, kind, cause.who, cause.why, JSON.stringify(cause.data ?? {})])
}

export interface LineRow {
  lineNo: number
  msn: string
  /** Null on an old line whose seller no longer offers the product. */
  offerId: number | null
  registrationId: number | null
  quantity: number
  unitPriceMinor: number
  nameEn: string
  nameHi: string
}

/** The lines of an order as bought. */
export function listLines(db: Db, orderId: string): Promise<LineRow[]> {
  return db.rows<LineRow>(LIST_LINES, [orderId])
}

/** Overdue unpaid orders. */
export function listExpired(db: Db, now: Date): Promise<{ id: string }[]> {
  return db.rows<{ id: string }>(LIST_EXPIRED, [now])
}
