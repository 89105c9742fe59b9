// SQL of claims for lost parcels: the losses of a market, and what carriers have paid for them.

import type { CarrierClaim } from '../../../contract/ledger/claims-api.ts'
import { type Currency, MARKET_INFO, type Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'

const CLAIM = `lp.id as "lossId", c.code as carrier, c.name as "carrierName", lp.tracking_number as "trackingNumber",
     o.number as "orderNumber", h.number as "shipmentId", o.currency, i.payable_minor as invoiced, lp.claim,
     (lp.lost_at at time zone $1)::date as "lostOn", lp.outcome,
     (select coalesce(jsonb_agg(jsonb_build_object('amount', p.amount_minor, 'reference', p.reference, 'paidOn', p.paid_on)
        order by p.paid_on, p.recorded_at, p.reference), '[]') from carrier_claim_payments p where p.loss_id = lp.id) as payments,
     (select coalesce(sum(p.amount_minor), 0)::bigint from carrier_claim_payments p where p.loss_id = lp.id) as paid
   from lost_parcels lp join shipments h on h.id = lp.shipment_id join orders o on o.id = h.order_id
     join carriers c on c.id = lp.carrier_id left join invoices i on i.shipment_id = h.id`
const LIST = statement(
  'ledger.list-claims',
  `select ${CLAIM}
   where o.market = $2 and ($3::bigint is null or lp.id < $3) and ($4::text is null or c.code = $4)
     and ($5::text is null or ($5 = 'yes') = exists (select from carrier_claim_payments p where p.loss_id = lp.id))
   order by lp.id desc limit $6`,
)
const FIND = statement('ledger.find-claim', `select ${CLAIM} where lp.id = $2`)
const LOCK = statement(
  'ledger.lock-loss',
  `select lp.id, lp.carrier_id as "carrierId", o.id as "orderId", o.market, o.currency
   from lost_parcels lp join shipments h on h.id = lp.shipment_id join orders o on o.id = h.order_id
   where lp.id = $1 and lp.carrier_id is not null for update of lp`,
)
const PAID = statement(
  'ledger.claim-payment',
  `select amount_minor as "amountMinor", paid_on as "paidOn" from carrier_claim_payments where loss_id = $1 and reference = $2`,
)
const INSERT = statement(
  'ledger.insert-claim-payment',
  `insert into carrier_claim_payments (loss_id, carrier_id, order_id, currency, amount_minor, reference, paid_on, recorded_by, recorded_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
)

export interface ClaimFilter {
  carrier: string | null
  paid: 'yes' | 'no' | null
  before: number | null
}

/** Losses of a market below an id, newest first. */
export function listClaims(db: Db, market: Market, filter: ClaimFilter, limit: number): Promise<CarrierClaim[]> {
  const { before, carrier, paid } = filter
  return db.rows<CarrierClaim>(LIST, [MARKET_INFO[market].timeZone, market, before, carrier, paid, limit])
}

export const findClaim = (db: Db, market: Market, lossId: number): Promise<CarrierClaim> =>
  db.one<CarrierClaim>(FIND, [MARKET_INFO[market].timeZone, lossId])

export interface LockedLoss {
  id: number
  carrierId: number
  orderId: string
  market: Market
  currency: Currency
}

/** A loss with a carrier, locked, so that the same payment sent twice concurrently is recorded once. */
export const lockLoss = (tx: Tx, lossId: number): Promise<LockedLoss | null> => tx.oneOrNull<LockedLoss>(LOCK, [lossId])

export interface ClaimPayment {
  amount: number
  reference: string
  paidOn: string
}

export const findClaimPayment = (tx: Tx, lossId: number, reference: string) =>
  tx.oneOrNull<{ amountMinor: number; paidOn: string }>(PAID, [lossId, reference])

/** Returns the id of the payment. */
export async function insertClaimPayment(
  tx: Tx,
  { id, carrierId, orderId, currency }: LockedLoss,
  { amount, reference, paidOn }: ClaimPayment,
  { who, at }: { who: string; at: Date },
): Promise<string> {
  const values = [id, carrierId, orderId, currency, amount, reference, paidOn, who, at]
  return (await tx.one<{ id: string }>(INSERT, values)).id
}
