// SQL of settlements: the payments and refunds of a gateway by reference, and the posted rows.

import type { Currency, Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import type { SettledRow } from '../rules/settlements.ts'

// a second payment and its refund are known by their events
const PAID = statement(
  'ledger.settleable-payments',
  `select x.reference, p.order_id as "orderId", o.market, p.currency, p.amount_minor as "amountMinor"
   from unnest($2::text[]) x (reference)
     join payments p on p.gateway = $1 and x.reference in (p.gateway_ref, p.transaction_ref)
     join orders o on o.id = p.order_id
   where p.state in ('paid', 'refund-due', 'refunded')
   union
   select v.data ->> 'gatewayRef', p.order_id, o.market, p.currency, (v.data ->> 'amountMinor')::bigint
   from payment_events v join payments p on p.id = v.payment_id and p.gateway = $1 join orders o on o.id = p.order_id
   where v.kind = 'second-payment' and v.data ->> 'gatewayRef' = any ($2)`,
)
const REFUNDED = statement(
  'ledger.settleable-refunds',
  `select r.gateway_ref as reference, r.order_id as "orderId", o.market, r.currency, r.amount_minor as "amountMinor"
   from refunds r join payments p on p.id = r.payment_id and p.gateway = $1 join orders o on o.id = r.order_id
   where r.state = 'succeeded' and not r.by_hand and r.gateway_ref = any ($2)
   union
   select v.data ->> 'refundRef', p.order_id, o.market, p.currency, (v.data ->> 'amountMinor')::bigint
   from payment_events v join payments p on p.id = v.payment_id and p.gateway = $1 join orders o on o.id = p.order_id
     join ledger_entries e on e.kind = 'second-refund' and e.source_id = second_refund_id(v.payment_id, v.data)
   where v.kind = 'refund-succeeded' and v.data ->> 'refundRef' = any ($2)`,
)
const DISPUTED = statement(
  'ledger.settleable-disputes',
  `select reference, order_id as "orderId", market, currency, amount_minor as "amountMinor"
   from disputes where gateway = $1 and reference = any ($2) and state <> 'reported'`,
)
const KNOWN = statement(
  'ledger.settled-rows',
  `select kind, reference, amount_minor as "amountMinor", fee_minor as "feeMinor", fee_tax_minor as "feeTaxMinor"
   from settlement_rows where gateway = $1 and reference = any ($2)`,
)
const INSERT = statement(
  'ledger.insert-settled-row',
  `insert into settlement_rows (gateway, kind, reference, settlement, order_id, currency, amount_minor, fee_minor,
     fee_tax_minor, settled_on, imported_by)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (gateway, kind, reference) do nothing returning id`,
)

/** What a row can refer to. */
export interface Settleable {
  reference: string
  orderId: string
  market: Market
  currency: Currency
  amountMinor: number
}

const SETTLEABLE = { payment: PAID, refund: REFUNDED, dispute: DISPUTED, 'dispute-reversal': DISPUTED } as const
export type SettleableKind = keyof typeof SETTLEABLE

export const isSettleable = (kind: string): kind is SettleableKind => Object.hasOwn(SETTLEABLE, kind)

/** Payments, refunds or disputes of a gateway with these references. */
export function listSettleable(
  db: Db,
  gateway: string,
  kind: SettleableKind,
  references: readonly string[],
): Promise<Settleable[]> {
  return db.rows<Settleable>(SETTLEABLE[kind], [gateway, [...references]])
}

/** Rows with these references that were posted before. */
export function listSettled(
  db: Db,
  gateway: string,
  references: readonly string[],
): Promise<Pick<SettledRow, 'kind' | 'reference' | 'amountMinor' | 'feeMinor' | 'feeTaxMinor'>[]> {
  return db.rows(KNOWN, [gateway, [...references]])
}

/** Writes a row; null when it was written before. */
export async function insertSettled(
  tx: Tx,
  gateway: string,
  row: SettledRow,
  of: { orderId: string; currency: Currency; who: string },
): Promise<string | null> {
  const { kind, reference, settlement, amountMinor, feeMinor, feeTaxMinor, settledOn } = row
  const values = [gateway, kind, reference, settlement, of.orderId, of.currency, amountMinor, feeMinor, feeTaxMinor]
  return (await tx.oneOrNull<{ id: string }>(INSERT, [...values, settledOn, of.who]))?.id ?? null
}
