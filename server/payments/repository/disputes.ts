// SQL of disputes, and of outages reported by gateways.

import type { DisputeState } from '../../../contract/payments/dispute-states.rules.ts'
import type { DisputeListed } from '../../../contract/payments/disputes-api.ts'
import type { Currency, Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import type { GatewayDispute, GatewayDowntime } from '../../platform/ports/payments.ts'
import type { Downtime } from '../rules/downtimes.ts'

export interface DisputeRow {
  id: string
  market: Market
  paymentId: string
  orderId: string
  gateway: string
  reference: string
  currency: Currency
  amountMinor: number
  reason: string
  phase: string
  state: DisputeState
  signed: boolean
  freezesRefunds: boolean
  respondBy: Date | null
  answeredAt: Date | null
  answeredBy: string | null
  reportedAt: Date
}

const COLUMNS = `d.id, d.market, d.payment_id as "paymentId", d.order_id as "orderId", d.gateway, d.reference, d.currency,
  d.amount_minor as "amountMinor", d.reason, d.phase, d.state, d.signed, d.freezes_refunds as "freezesRefunds",
  d.respond_by as "respondBy", d.answered_at as "answeredAt", d.answered_by as "answeredBy",
  d.reported_at as "reportedAt"`

const LOCK_REFERENCE = statement(
  'disputes.lock-reference',
  `select ${COLUMNS} from disputes d where d.gateway = $1 and d.reference = $2 for update`,
)
const LOCK = statement('disputes.lock', `select ${COLUMNS} from disputes d where d.id = $1 for update`)
const COUNT_REPORTED = statement(
  'disputes.count-reported',
  `select count(*)::int as count from disputes where payment_id = $1 and not signed`,
)
const INSERT = statement(
  'disputes.insert',
  `insert into disputes (market, payment_id, order_id, gateway, reference, currency, amount_minor, reason, phase, state, signed,
     freezes_refunds, respond_by, reported_at, opened_at, updated_at)
   select o.market, p.id, p.order_id, p.gateway, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12
   from payments p join orders o on o.id = p.order_id where p.id = $1
   on conflict (gateway, reference) do nothing
   returning id`,
)
const UPDATE = statement(
  'disputes.update',
  `update disputes set state = $2, phase = $3, freezes_refunds = $4, respond_by = $5, answered_at = $6, answered_by = $7,
     reported_at = $8, updated_at = $9
   where id = $1`,
)
const LISTED = `d.market, d.id as "disputeId", d.number, o.number as "orderNumber", d.gateway, d.reference,
  coalesce(p.gateway_ref, '') as "paymentReference", d.amount_minor as amount, d.currency, d.reason, d.phase, d.state, d.signed,
  d.freezes_refunds as "freezesRefunds", d.respond_by as "respondBy", d.answered_at as "answeredAt",
  d.opened_at as "openedAt"
  from disputes d join orders o on o.id = d.order_id join payments p on p.id = d.payment_id`
const LIST = statement(
  'disputes.list-for-staff',
  `select ${LISTED} where d.market = $1 and d.state = any($2::text[]) and d.number < coalesce($3::bigint, 9223372036854775807)
     and ($5::bigint[] is null or d.number = any($5))
   order by d.number desc limit $4`,
)
const FIND = statement('disputes.find-for-staff', `select ${LISTED} where d.id = $1`)
const EVENTS = statement(
  'disputes.events',
  `select e.at, e.who, e.why, e.data ->> 'state' as state from payment_events e
   where e.payment_id = (select payment_id from disputes where id = $1) and e.kind = 'dispute'
     and e.data ->> 'disputeId' = $1::text
   order by e.id limit 200`,
)
const SAVE_DOWNTIME = statement(
  'downtimes.save',
  `insert into gateway_downtimes (gateway, reference, method_id, instrument, severity, begins_at, ends_at, resolved, reported_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
   on conflict (gateway, reference) do update set severity = excluded.severity, begins_at = excluded.begins_at,
     ends_at = excluded.ends_at, resolved = excluded.resolved, reported_at = excluded.reported_at
   where excluded.reported_at >= gateway_downtimes.reported_at and not gateway_downtimes.resolved`,
)
// a gateway repeats its reports while a method is down: an outage whose end was not reported is dropped after a day
const LIST_DOWNTIMES = statement(
  'downtimes.list-current',
  `select gateway, method_id as "methodId", instrument, severity from gateway_downtimes
   where not resolved and reported_at > $1::timestamptz - interval '1 day' and begins_at <= $1
     and (ends_at is null or ends_at > $1)
   order by instrument limit 100`,
)

export function lockDisputeOf(tx: Tx, gateway: string, reference: string): Promise<DisputeRow | null> {
  return tx.oneOrNull<DisputeRow>(LOCK_REFERENCE, [gateway, reference])
}

export function lockDispute(tx: Tx, id: string): Promise<DisputeRow | null> {
  return tx.oneOrNull<DisputeRow>(LOCK, [id])
}

/** Number of unsigned disputes of a payment. */
export async function countUnsigned(db: Db, paymentId: string): Promise<number> {
  return (await db.one<{ count: number }>(COUNT_REPORTED, [paymentId])).count
}

/** Inserts a dispute of a payment; afterwards it is found by its reference, whichever report was first. */
export async function insertDispute(
  tx: Tx,
  paymentId: string,
  dispute: GatewayDispute,
  { state, signed, now }: { state: DisputeState; signed: boolean; now: Date },
): Promise<boolean> {
  const { disputeRef, currency, amountMinor, reason, phase, freezesRefunds, respondBy, at } = dispute
  const what = [paymentId, disputeRef, currency, amountMinor, reason.slice(0, 200), phase.slice(0, 60)]
  return (await tx.oneOrNull(INSERT, [...what, state, signed, freezesRefunds, respondBy, at, now])) !== null
}

export interface DisputeChange {
  state: DisputeState
  phase: string
  freezesRefunds: boolean
  respondBy: Date | null
  answeredAt: Date | null
  answeredBy: string | null
  reportedAt: Date
}

export async function updateDispute(tx: Tx, id: string, to: DisputeChange, now: Date): Promise<void> {
  const { state, phase, freezesRefunds, respondBy, answeredAt, answeredBy, reportedAt } = to
  await tx.run(UPDATE, [id, state, phase, freezesRefunds, respondBy, answeredAt, answeredBy, reportedAt, now])
}

type ListedRow = Omit<DisputeListed, 'respondBy' | 'answeredAt' | 'openedAt'> &
  Record<'respondBy' | 'answeredAt', Date | null> & { openedAt: Date; market: Market }

interface DisputePage {
  market: Market
  states: readonly DisputeState[]
  before: number | null
  limit: number
  /** Restricts to these; null for all. */
  numbers: readonly number[] | null
}

export function listDisputes(db: Db, { market, states, before, limit, numbers }: DisputePage): Promise<ListedRow[]> {
  return db.rows<ListedRow>(LIST, [market, states, before, limit, numbers])
}

export function findDispute(db: Db, id: string): Promise<ListedRow | null> {
  return db.oneOrNull<ListedRow>(FIND, [id])
}

export function listDisputeEvents(
  db: Db,
  id: string,
): Promise<{ at: Date; who: string; why: string; state: DisputeState }[]> {
  return db.rows(EVENTS, [id])
}

export async function saveDowntime(tx: Tx, gateway: string, downtime: GatewayDowntime): Promise<void> {
  const { reference, methodId, instrument, severity, beginsAt, endsAt, resolved, at } = downtime
  await tx.run(SAVE_DOWNTIME, [gateway, reference, methodId, instrument, severity, beginsAt, endsAt, resolved, at])
}

/** Current outages reported by gateways. */
export function listDowntimes(db: Db, now: Date): Promise<Downtime[]> {
  return db.rows<Downtime>(LIST_DOWNTIMES, [now])
}
