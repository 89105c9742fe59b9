// SQL of the comparison with gateway payments: what the store knows about them, and the differences found.

import type { PaymentDifference } from '../../../contract/payments/differences-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement } from '../../platform/db.ts'
import type { Difference, KnownPayment } from '../rules/differences.ts'

const KNOWN = `p.id, p.transaction_ref as "transactionRef", coalesce(p.session_ref, '') as "sessionRef",
  coalesce(p.gateway_ref, '') as "gatewayRef", p.amount_minor as "amountMinor", p.currency, p.state,
  (select coalesce(sum(r.amount_minor), 0)::bigint from refunds r
   where r.payment_id = p.id and r.state = 'succeeded' and not r.by_hand) as "refundedMinor",
  array(select e.data ->> 'gatewayRef' from payment_events e where e.payment_id = p.id and e.kind = 'second-payment') as seconds`
const LIST_KNOWN = statement(
  'differences.list-known',
  `select ${KNOWN} from payments p
   where p.gateway = $1 and (p.gateway_ref = any ($2) or p.transaction_ref = any ($3) or p.session_ref = any ($4))`,
)
// became paid between two times and was not in the gateway's list
const LIST_PAID = statement(
  'differences.list-paid',
  `select ${KNOWN} from payments p
   where p.gateway = $1 and p.state in ('paid', 'refund-due', 'refunded') and p.amount_minor > 0
     and p.created_at > $2::timestamptz - interval '6 days' and not (p.gateway_ref = any ($4))
     and exists (select from payment_events e where e.payment_id = p.id and e.to_state = 'paid' and e.at between $2 and $3)
   order by p.created_at desc limit $5`,
)
// a settled difference comes back when one side changes
const SAVE = statement(
  'differences.save',
  `insert into payment_differences as d (market, gateway, gateway_ref, kind, payment_id, currency, there_minor, here_minor,
     there_state, here_state, found_at, seen_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)
   on conflict (gateway, gateway_ref, kind) do update set seen_at = excluded.seen_at, there_minor = excluded.there_minor,
     here_minor = excluded.here_minor, there_state = excluded.there_state, here_state = excluded.here_state,
     payment_id = excluded.payment_id, resolved_at = null, resolved_by = null
   where d.resolved_by is null or d.resolved_by not like 'staff:%'
     or (d.there_minor, d.here_minor, d.there_state, d.here_state)
       <> (excluded.there_minor, excluded.here_minor, excluded.there_state, excluded.here_state)`,
)
const RESOLVE_AGREED = statement(
  'differences.resolve-agreed',
  `update payment_differences set resolved_at = $3, resolved_by = 'job:reconciliation'
   where gateway = $1 and resolved_at is null and seen_at < $3 and gateway_ref = any ($2)`,
)
const OPEN_REFS = statement(
  'differences.open-references',
  `select gateway_ref as ref from payment_differences where gateway = $1 and kind in ('amount', 'state')
     and gateway_ref = any ($2)`,
)
const LIST = statement(
  'differences.list-for-staff',
  `select d.id as "differenceId", d.number, d.gateway, d.gateway_ref as reference, d.kind, o.number as "orderNumber", d.currency,
     d.there_minor as there, d.here_minor as here, d.there_state as "thereState", d.here_state as "hereState",
     d.found_at as "foundAt", d.seen_at as "seenAt", d.resolved_at as "resolvedAt", d.resolved_by as "resolvedBy", d.note
   from payment_differences d left join payments p on p.id = d.payment_id left join orders o on o.id = p.order_id
   where d.market = $1 and (d.resolved_at is not null) = $2 and d.number < coalesce($3::bigint, 9223372036854775807)
   order by d.number desc limit $4`,
)
const RESOLVE = statement(
  'differences.resolve',
  `with found as (select id from payment_differences where id = $1), resolved as (
     update payment_differences set resolved_at = $2, resolved_by = $3, note = $4
     where id = $1 and (resolved_by is null or resolved_by not like 'staff:%'))
   select id from found`,
)

/** What the store knows about payments in a gateway's list, by any of their references. */
export function listKnown(
  db: Db,
  gateway: string,
  refs: { gatewayRefs: string[]; transactionRefs: string[]; sessionRefs: string[] },
): Promise<KnownPayment[]> {
  return db.rows<KnownPayment>(LIST_KNOWN, [gateway, refs.gatewayRefs, refs.transactionRefs, refs.sessionRefs])
}

/** Payments that became paid between two times, except those that the gateway listed. */
export function listPaidBeside(
  db: Db,
  gateway: string,
  { from, to, listed, limit }: { from: Date; to: Date; listed: readonly string[]; limit: number },
): Promise<KnownPayment[]> {
  return db.rows<KnownPayment>(LIST_PAID, [gateway, from, to, [...listed], limit])
}

export async function saveDifference(
  db: Db,
  { market, gateway, now }: { market: Market; gateway: string; now: Date },
  difference: Difference,
): Promise<void> {
  const { reference, kind, paymentId, currency, thereMinor, hereMinor, thereState, hereState } = difference
  const what = [market, gateway, reference, kind, paymentId, currency, thereMinor, hereMinor, thereState, hereState]
  await db.run(SAVE, [...what, now])
}

/** Resolves differences of payments that were compared again and agree. */
export async function resolveAgreed(db: Db, gateway: string, references: readonly string[], now: Date): Promise<void> {
  await db.run(RESOLVE_AGREED, [gateway, [...references], now])
}

/** Which of these payments have a known difference. */
export async function differingRefs(db: Db, gateway: string, references: readonly string[]): Promise<Set<string>> {
  return new Set((await db.rows<{ ref: string }>(OPEN_REFS, [gateway, [...references]])).map(({ ref }) => ref))
}

type ListedRow = Omit<PaymentDifference, 'foundAt' | 'seenAt' | 'resolvedAt'> &
  Record<'foundAt' | 'seenAt', Date> & { resolvedAt: Date | null }

export function listDifferences(
  db: Db,
  { market, resolved, before, limit }: { market: Market; resolved: boolean; before: number | null; limit: number },
): Promise<ListedRow[]> {
  return db.rows<ListedRow>(LIST, [market, resolved, before, limit])
}

/** False when there is none with that id. */
export async function resolveDifference(
  db: Db,
  id: string,
  { who, note, now }: { who: string; note: string; now: Date },
): Promise<boolean> {
  return (await db.oneOrNull(RESOLVE, [id, now, who, note])) !== null
}
