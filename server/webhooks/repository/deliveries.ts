// SQL of webhook deliveries: queue, claim, settle, resend, list.

import type { Market } from '../../../contract/shared/market.ts'
import type { AttemptError, DeliveryState, MessageKind } from '../../../contract/webhooks/kinds.rules.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import type { AttemptResult } from '../rules/attempts.ts'

export interface DeliveryRow {
  id: number
  endpointId: string
  messageId: string
  kind: MessageKind
  record: string
  state: DeliveryState
  tries: number
  dueAt: Date
  createdAt: Date
  endedAt: Date | null
  status: number | null
  error: AttemptError | null
}

const COLUMNS = `d.id, d.endpoint_id as "endpointId", d.message_id as "messageId", d.kind, m.record, d.state, d.tries,
  d.due_at as "dueAt", d.created_at as "createdAt", d.ended_at as "endedAt", a.status, a.error`
const FROM = `webhook_deliveries d join webhook_messages m on m.id = d.message_id
  left join lateral (select status, error from webhook_attempts t where t.delivery_id = d.id order by t.id desc limit 1) a on true`

const WANTED = statement(
  'webhooks.wanted',
  'select exists (select from webhook_endpoints where $1 = any (kinds)) as wanted',
)
const INSERT_MESSAGE = statement(
  'webhooks.insert-message',
  `insert into webhook_messages (id, market, kind, record, body, created_at) values ($1, $2, $3, $4, $5, $6)
   on conflict (id) do nothing`,
)
const FAN_OUT = statement(
  'webhooks.fan-out',
  `insert into webhook_deliveries (endpoint_id, message_id, kind, due_at, created_at)
   select id, $1, $2, $4, $4 from webhook_endpoints where market = $3 and $2 = any (kinds)
   on conflict (endpoint_id, message_id) do nothing`,
)
const INSERT_TEST = statement(
  'webhooks.insert-test',
  `insert into webhook_deliveries (endpoint_id, message_id, kind, forced, due_at, created_at)
   values ($1, $2, $3, true, $4, $4) on conflict (endpoint_id, message_id) do nothing`,
)
const IS_DUE = `d.endpoint_id = e.id and d.state = 'waiting' and d.due_at <= $1
  and (d.leased_until is null or d.leased_until <= $1) and (e.state = 'active' or d.forced)`
// locked, so that two processes do not claim the same deliveries or too many of one endpoint
const LOCK_DUE = statement(
  'webhooks.lock-due',
  `select e.id from webhook_endpoints e where exists (select from webhook_deliveries d where ${IS_DUE})
   order by e.id for no key update of e`,
)
const CLAIM = statement(
  'webhooks.claim',
  `update webhook_deliveries c set leased_until = $3, tries = c.tries + 1
   from (select due.id, e.address, e.secret_sealed, e.previous_secret_sealed, e.previous_secret_until
         from webhook_endpoints e cross join lateral
           (select d.id, d.due_at from webhook_deliveries d where ${IS_DUE} order by d.due_at, d.id
            limit greatest(0, $4 - (select count(*) from webhook_deliveries b
              where b.endpoint_id = e.id and b.state = 'waiting' and b.leased_until > $1))) due
         where e.id = any ($2) order by due.due_at, due.id limit $5) f, webhook_messages m
   where c.id = f.id and m.id = c.message_id
   returning c.id, c.endpoint_id as "endpointId", c.message_id as "messageId", c.kind, c.tries, m.body, f.address,
     f.secret_sealed as "secretSealed", f.previous_secret_sealed as "previousSecretSealed",
     f.previous_secret_until as "previousSecretUntil"`,
)
const SETTLE = statement(
  'webhooks.settle',
  `update webhook_deliveries set state = $3, due_at = coalesce($4, due_at), ended_at = $5, leased_until = null,
     forced = forced and $3 = 'waiting'
   where id = $1 and tries = $2 and state = 'waiting' returning id`,
)
const INSERT_ATTEMPT = statement(
  'webhooks.insert-attempt',
  `insert into webhook_attempts (delivery_id, at, status, duration_ms, error, response, headers)
   values ($1, $2, $3, $4, $5, $6, $7)`,
)
const LIST = statement(
  'webhooks.list-deliveries',
  `select ${COLUMNS} from ${FROM} where d.endpoint_id = $1 and ($2::text is null or d.state = $2) and ($3::bigint is null or d.id < $3)
   order by d.id desc limit $4`,
)
const FIND = statement(
  'webhooks.find-delivery',
  `select ${COLUMNS}, m.body from ${FROM} where d.endpoint_id = $1 and d.id = $2`,
)
const FIND_OF_MESSAGE = statement(
  'webhooks.find-delivery-of-message',
  `select ${COLUMNS} from ${FROM} where d.endpoint_id = $1 and d.message_id = $2`,
)
const ATTEMPTS = statement(
  'webhooks.attempts',
  `select at, status, duration_ms as "durationMs", error, response, headers from webhook_attempts
   where delivery_id = $1 order by id desc limit 50`,
)
// one that is being sent stays as it is
const RETRY = statement(
  'webhooks.retry',
  `update webhook_deliveries set state = 'waiting', tries = 0, due_at = $3, ended_at = null, forced = true
   where endpoint_id = $1 and id = $2 and leased_until is null`,
)
const REPLAY = statement(
  'webhooks.replay',
  `update webhook_deliveries set state = 'waiting', tries = 0, due_at = $4, ended_at = null
   where endpoint_id = $1 and state = 'failed' and kind <> $5 and created_at >= $2
     and ($3::timestamptz is null or created_at < $3)`,
)
const DELETE_OLD = statement(
  'webhooks.delete-old',
  `delete from webhook_messages where id in (select id from webhook_messages where created_at < $1 limit $2)`,
)

/** Whether any endpoint subscribes to an event kind. */
export async function isWanted(db: Db, kind: MessageKind): Promise<boolean> {
  return (await db.one<{ wanted: boolean }>(WANTED, [kind])).wanted
}

export interface NewMessage {
  id: string
  market: Market
  kind: MessageKind
  record: string
  body: string
}

async function insertMessage(tx: Tx, { id, market, kind, record, body }: NewMessage, now: Date): Promise<void> {
  await tx.run(INSERT_MESSAGE, [id, market, kind, record, body, now])
}

/** Stores a message and a delivery for each subscribed endpoint; returns how many there are. */
export async function fanOut(tx: Tx, message: NewMessage, now: Date): Promise<number> {
  await insertMessage(tx, message, now)
  return tx.run(FAN_OUT, [message.id, message.kind, message.market, now])
}

/** Stores a message for one endpoint, sent even while the endpoint is paused. */
export async function insertForced(tx: Tx, endpointId: string, message: NewMessage, now: Date): Promise<void> {
  await insertMessage(tx, message, now)
  await tx.run(INSERT_TEST, [endpointId, message.id, message.kind, now])
}

export interface ClaimedRow {
  id: number
  endpointId: string
  messageId: string
  kind: MessageKind
  /** Attempts including this one; null if another process now holds the claim. */
  tries: number
  body: string
  address: string
  secretSealed: Buffer
  previousSecretSealed: Buffer | null
  previousSecretUntil: Date | null
}

/** Claims due deliveries until a time, a few per endpoint. */
export async function claimDue(
  tx: Tx,
  { now, until, ofEndpoint, size }: { now: Date; until: Date; ofEndpoint: number; size: number },
): Promise<ClaimedRow[]> {
  const due = await tx.rows<{ id: string }>(LOCK_DUE, [now])
  if (due.length === 0) return []
  return tx.rows<ClaimedRow>(CLAIM, [now, due.map(({ id }) => id), until, ofEndpoint, size])
}

/** Ends the claim of a delivery; false if another process holds it. `dueAt` is the time of the next attempt. */
export async function settleDelivery(
  tx: Tx,
  { id, tries }: ClaimedRow,
  { state, dueAt, endedAt }: { state: DeliveryState; dueAt: Date | null; endedAt: Date | null },
): Promise<boolean> {
  return (await tx.run(SETTLE, [id, tries, state, dueAt, endedAt])) > 0
}

export async function insertAttempt(
  tx: Tx,
  deliveryId: number,
  { status, durationMs, error, response }: AttemptResult,
  { at, headers }: { at: Date; headers: Record<string, string> },
): Promise<void> {
  await tx.run(INSERT_ATTEMPT, [deliveryId, at, status, durationMs, error, response, JSON.stringify(headers)])
}

export function listDeliveries(
  db: Db,
  endpointId: string,
  { state, before, limit }: { state: DeliveryState | null; before: number | null; limit: number },
): Promise<DeliveryRow[]> {
  return db.rows<DeliveryRow>(LIST, [endpointId, state, before, limit])
}

export function findDelivery(db: Db, endpointId: string, id: number): Promise<(DeliveryRow & { body: string }) | null> {
  return db.oneOrNull(FIND, [endpointId, id])
}

export function findDeliveryOfMessage(db: Db, endpointId: string, messageId: string): Promise<DeliveryRow | null> {
  return db.oneOrNull<DeliveryRow>(FIND_OF_MESSAGE, [endpointId, messageId])
}

export interface AttemptRow extends AttemptResult {
  at: Date
  headers: Record<string, string>
}

/** The latest 50 attempts, the last one first. */
export function listAttempts(db: Db, deliveryId: number): Promise<AttemptRow[]> {
  return db.rows<AttemptRow>(ATTEMPTS, [deliveryId])
}

/** Makes a delivery due now, unless it is being sent. */
export async function retryDelivery(tx: Tx, endpointId: string, id: number, now: Date): Promise<void> {
  await tx.run(RETRY, [endpointId, id, now])
}

/** Makes all given-up deliveries of a period due now; returns how many. */
export function replayFailed(
  tx: Tx,
  endpointId: string,
  { from, until, except }: { from: Date; until: Date | null; except: MessageKind },
  now: Date,
): Promise<number> {
  return tx.run(REPLAY, [endpointId, from, until, now, except])
}

/** Deletes messages older than a time with their deliveries; returns how many. */
export function deleteMessages(db: Db, before: Date, limit: number): Promise<number> {
  return db.run(DELETE_OLD, [before, limit])
}
