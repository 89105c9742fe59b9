// SQL of returns: requested, moved between states with an event, inspected line by line.

import type { NotAccepted } from '../../../contract/returns/inspection.rules.ts'
import type { Return } from '../../../contract/returns/schemas.ts'
import type { ReturnKind, ReturnState } from '../../../contract/returns/states.rules.ts'
import type { Currency, Market } from '../../../contract/shared/market.ts'
import type { Owned } from '../../platform/actor.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import type { ReturnPart } from '../rules.ts'
import { IS_HELD } from './holds.ts'
import { LAST_PICKUP, type StoredPickup } from './pickups.ts'

export interface ReturnRow {
  id: string
  number: number
  orderId: string
  orderNumber: number
  customerId: string
  market: Market
  currency: Currency
  paymentMode: 'cod' | 'prepaid'
  kind: ReturnKind
  state: ReturnState
  comesBack: boolean
  /** Null when everything was accepted, and before the inspection. */
  notAccepted: {
    outcome: NotAccepted
    sentAt: string | null
    carrier: string
    carrierCode: string | null
    trackingNumber: string
  } | null
  reasonId: number
  /** Texts of the reason when the return was requested. */
  reasonEn: string
  reasonHi: string
  note: string
  handover: Return['handover']
  pickup: StoredPickup | null
  /** Whether stock is held for its replacement. */
  isHeld: boolean
  refundTo: Return['refundTo']
  bankAccountId: string | null
  withCharges: boolean
  refundMinor: number
  /** Replacement of an exchange; null for the same product. */
  replacement: { msn: string; quantity: number; slug: string; nameEn: string; nameHi: string } | null
  /** Its credit, once the products were accepted. */
  credit: { amountMinor: number; balanceMinor: number; refundedMinor: number; expiresAt: string } | null
  carrierCode: string | null
  carrier: string
  trackingNumber: string
  accountLast4: string
  challans: Return['challans']
  lines: ReturnLineRow[]
  pictures: string[]
  events: { state: ReturnState; at: string; why: string }[]
  /** Who requested it, from its first event. */
  openedBy: string
  sendTo: SellerAddress[]
}

export interface ReturnLineRow extends ReturnPart {
  shipmentId: string
  warehouseId: number
  msn: string
  partNumber: string
  /** Barcode number; empty for none. */
  ean: string
  /** Null when the seller no longer offers it. */
  offerId: number | null
  nameEn: string
  nameHi: string
  acceptedQuantity: number | null
  saleableQuantity: number | null
}

/** Registered place of a seller: where the parcels came from. */
export interface SellerAddress {
  name: string
  address: string
  place: string
  stateEn: string
  stateHi: string
}

const SELECT = `select r.id, r.number, r.order_id as "orderId", o.number as "orderNumber", r.customer_id as "customerId", r.market,
     o.currency, o.payment_mode as "paymentMode", r.kind, r.state, r.comes_back as "comesBack",
     case when r.not_accepted is not null then jsonb_build_object('outcome', r.not_accepted, 'sentAt', r.back_at,
       'carrier', coalesce(bc.name, ''), 'carrierCode', bc.code, 'trackingNumber', r.back_tracking_number) end as "notAccepted", r.reason_id as "reasonId", r.reason_en as "reasonEn", r.reason_hi as "reasonHi", r.note, r.handover,
     ${LAST_PICKUP} as pickup, ${IS_HELD} as "isHeld",
     r.refund_to as "refundTo", r.bank_account_id as "bankAccountId", r.with_charges as "withCharges",
     r.refund_minor as "refundMinor",
     (select jsonb_build_object('msn', p.msn, 'quantity', r.replacement_quantity, 'slug', p.slug, 'nameEn', p.name_en,
         'nameHi', p.name_hi) from products p where p.msn = r.replacement_msn) as replacement,
     (select jsonb_build_object('amountMinor', x.amount_minor, 'balanceMinor', x.balance_minor, 'expiresAt', x.expires_at,
         'refundedMinor', coalesce((select -sum(m.amount_minor) from exchange_credit_movements m
           where m.credit_id = x.id and m.kind = 'refunded'), 0))
       from exchange_credits x where x.return_id = r.id) as credit, c.code as "carrierCode", coalesce(c.name, '') as carrier,
     r.tracking_number as "trackingNumber", coalesce(b.account_last4, '') as "accountLast4",
     coalesce((select jsonb_agg(jsonb_build_object('challanId', d.id, 'number', d.number, 'issuedOn', d.issued_on,
         'hasFile', df.challan_id is not null) order by d.number)
       from challans d left join challan_files df on df.challan_id = d.id where d.return_id = r.id), '[]') as challans,
     (select jsonb_agg(jsonb_build_object('lineNo', rl.line_no, 'shipmentId', rl.shipment_id, 'warehouseId', h.warehouse_id,
         'quantity', rl.quantity, 'msn', l.msn, 'partNumber', l.part_number, 'ean', coalesce(product_ean(lp.specs), ''),
         'offerId', l.offer_id, 'nameEn', l.name_en, 'nameHi', l.name_hi,
         'acceptedQuantity', rl.accepted_quantity, 'saleableQuantity', rl.saleable_quantity) order by rl.line_no, h.number)
       from return_lines rl join shipments h on h.id = rl.shipment_id
         join order_lines l on l.order_id = r.order_id and l.line_no = rl.line_no left join products lp on lp.msn = l.msn
       where rl.return_id = r.id) as lines,
     coalesce((select jsonb_agg(p.hash order by p.position) from return_pictures p where p.return_id = r.id), '[]') as pictures,
     (select jsonb_agg(jsonb_build_object('state', e.state, 'at', e.at, 'why', e.why) order by e.id)
       from return_events e where e.return_id = r.id) as events,
     (select e.who from return_events e where e.return_id = r.id order by e.id limit 1) as "openedBy",
     coalesce((select jsonb_agg(distinct jsonb_build_object('name', g.legal_name, 'address', g.address, 'place', g.place,
         'stateEn', z.name_en, 'stateHi', z.name_hi))
       from return_lines rl join shipments h on h.id = rl.shipment_id join seller_registrations g on g.id = h.registration_id
         left join states z on z.code = g.state_code and z.country_id = case g.market when 'IN' then 110 else 784 end
       where rl.return_id = r.id), '[]') as "sendTo"
   from returns r join orders o on o.id = r.order_id left join carriers c on c.id = r.carrier_id
     left join carriers bc on bc.id = r.back_carrier_id
     left join bank_accounts b on b.id = r.bank_account_id`

const FIND = statement('returns.find', `${SELECT} where r.number = $1`)
const FIND_BY_TRANSACTION = statement(
  'returns.find-by-transaction',
  `${SELECT} where r.customer_id = $1 and r.transaction_id = $2`,
)
const LIST_OF_ORDER = statement('returns.list-of-order', `${SELECT} where r.order_id = $1 order by r.number desc`)
const COUNT_OF_ORDER = statement(
  'returns.count-of-order',
  'select count(*)::int as count from returns where order_id = $1',
)
const LIST_FOR_STAFF = statement(
  'returns.list-for-staff',
  `${SELECT} where r.market = $1 and r.state = $2 and ($3::bigint is null or r.number < $3) order by r.number desc limit $4`,
)
const LIST_MARKED = statement(
  'returns.list-marked',
  `${SELECT} where r.number = any($3) and r.market = $1 and ($2 = 'any' or r.state = $2) order by r.number desc limit $4`,
)
const INSERT = statement(
  'returns.insert',
  `with made as (
     insert into returns (transaction_id, order_id, customer_id, market, kind, reason_id, note, handover, refund_to,
       bank_account_id, with_charges, refund_minor, replacement_msn, replacement_quantity, reason_en, reason_hi, state, comes_back)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $16, $17, $18, $19, $20, $21) returning id, number, state
   ), lines as (
     insert into return_lines (return_id, line_no, shipment_id, quantity)
     select made.id, l."lineNo", l."shipmentId", l.quantity
     from made, jsonb_to_recordset($13::jsonb) as l ("lineNo" int, "shipmentId" uuid, quantity int)
   ), pictures as (
     insert into return_pictures (return_id, position, hash)
     select made.id, p.position, p.hash from made, unnest($14::text[]) with ordinality as p (hash, position)
   ), logged as (
     insert into return_events (return_id, state, who) select made.id, made.state, $15 from made
   )
   select id, number from made`,
)
const MOVE = statement(
  'returns.move',
  `with moved as (
     update returns set state = $3, kind = $4, refund_minor = $5, carrier_id = coalesce($6, carrier_id),
       tracking_number = case when $7 = '' then tracking_number else $7 end, updated_at = now()
     where id = $1 and state = $2 returning id
   )
   insert into return_events (return_id, state, who, why, data) select id, $3, $8, $9, $10 from moved`,
)
const SET_INSPECTED = statement(
  'returns.set-inspected',
  `with rest as (update returns set not_accepted = $3 where id = $1)
   update return_lines l set accepted_quantity = i.accepted, saleable_quantity = i.saleable
   from jsonb_to_recordset($2::jsonb) as i ("lineNo" int, "shipmentId" uuid, accepted int, saleable int)
   where l.return_id = $1 and l.line_no = i."lineNo" and l.shipment_id = i."shipmentId"`,
)

const SET_SENT_BACK = statement(
  'returns.set-sent-back',
  `update returns set back_carrier_id = $2, back_tracking_number = $3, back_at = $4 where id = $1 and back_at is null`,
)

export interface NewReturn
  extends Pick<
    ReturnRow,
    | 'comesBack'
    | 'orderId'
    | 'customerId'
    | 'market'
    | 'kind'
    | 'reasonId'
    | 'reasonEn'
    | 'reasonHi'
    | 'note'
    | 'handover'
    | 'refundTo'
    | 'bankAccountId'
    | 'withCharges'
    | 'refundMinor'
  > {
  transactionId: string
  /** Accepted: a replacement for which nothing comes back. */
  state: 'requested' | 'accepted'
  replacement: { msn: string; quantity: number } | null
  lines: readonly ReturnPart[]
  pictures: readonly string[]
  who: string
}

export const findReturn = (db: Db, number: number): Promise<ReturnRow | null> => db.oneOrNull<ReturnRow>(FIND, [number])

/** The return that a customer requested with a transaction id. */
export function findByTransaction(db: Db, customerId: string, transactionId: string): Promise<ReturnRow | null> {
  return db.oneOrNull<ReturnRow>(FIND_BY_TRANSACTION, [customerId, transactionId])
}

export const listReturnsOfOrder = (db: Db, orderId: string): Promise<ReturnRow[]> =>
  db.rows<ReturnRow>(LIST_OF_ORDER, [orderId])

/** Number of an order's returns, including ended ones. */
export async function countReturnsOfOrder(db: Db, orderId: string): Promise<number> {
  return (await db.one<{ count: number }>(COUNT_OF_ORDER, [orderId])).count
}

export function listReturnsForStaff(
  db: Db,
  { market, state, before, limit }: { market: Market; state: ReturnState; before: number | null; limit: number },
): Promise<ReturnRow[]> {
  return db.rows<ReturnRow>(LIST_FOR_STAFF, [market, state, before, limit])
}

/** The matching ones among the returns with these numbers, highest number first. */
export function listMarkedReturns(
  db: Db,
  { market, state, numbers, limit }: { market: Market; state: ReturnState | 'any'; numbers: number[]; limit: number },
): Promise<ReturnRow[]> {
  return db.rows<ReturnRow>(LIST_MARKED, [market, state, numbers, limit])
}

/** Call it with the order locked. */
export function insertReturn(tx: Tx, row: NewReturn): Promise<{ id: string; number: number }> {
  const { transactionId, orderId, customerId, market, kind, reasonId, note, handover, refundTo } = row
  const money = [row.bankAccountId, row.withCharges, row.refundMinor]
  const parts = [JSON.stringify(row.lines), [...row.pictures], row.who]
  const what = [transactionId, orderId, customerId, market, kind, reasonId, note, handover, refundTo]
  const { msn = null, quantity = null } = row.replacement ?? {}
  return tx.one(INSERT, [
    ...what,
    ...money,
    ...parts,
    msn,
    quantity,
    row.reasonEn,
    row.reasonHi,
    row.state,
    row.comesBack,
  ])
}

export interface ReturnChange {
  to: ReturnState
  kind: ReturnKind
  refundMinor: number
  carrierId: number | null
  trackingNumber: string
  who: string
  why: string
  data: object
}

/** Returns whether the return was still in the expected state. */
export async function updateReturn(tx: Tx, row: Owned<ReturnRow>, change: ReturnChange): Promise<boolean> {
  const { to, kind, refundMinor, carrierId, trackingNumber, who, why, data } = change
  const values = [row.id, row.state, to, kind, refundMinor, carrierId, trackingNumber, who, why, JSON.stringify(data)]
  return (await tx.run(MOVE, values)) === 1
}

export async function updateInspected(
  tx: Tx,
  { id }: Owned<ReturnRow>,
  parts: readonly (ReturnPart & { accepted: number; saleable: number })[],
  notAccepted: NotAccepted | null,
): Promise<void> {
  await tx.run(SET_INSPECTED, [id, JSON.stringify(parts), notAccepted])
}

/** Records that rejected units were sent back to the customer. */
export async function updateSentBack(
  tx: Tx,
  { id }: Owned<ReturnRow>,
  { carrierId, trackingNumber, at }: { carrierId: number; trackingNumber: string; at: Date },
): Promise<void> {
  await tx.run(SET_SENT_BACK, [id, carrierId, trackingNumber, at])
}
