// SQL of endpoints of webhooks.

import type { Market } from '../../../contract/shared/market.ts'
import type { PauseReason, WebhookKind } from '../../../contract/webhooks/kinds.rules.ts'
import type { Owned } from '../../platform/actor.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'

export interface EndpointRow {
  id: string
  market: Market
  name: string
  address: string
  kinds: WebhookKind[]
  state: 'active' | 'paused'
  pausedWhy: PauseReason | null
  pausedAt: Date | null
  version: number
  secretSealed: Buffer
  previousSecretSealed: Buffer | null
  previousSecretUntil: Date | null
  failures: number
  failingSince: Date | null
  lastSuccessAt: Date | null
  createdAt: Date
}

/** An endpoint with the numbers of pending and given-up deliveries, each counted up to 1,000. */
export interface CountedEndpointRow extends EndpointRow {
  waiting: number
  failed: number
}

const COLUMNS = `e.id, e.market, e.name, e.address, e.kinds, e.state, e.paused_why as "pausedWhy", e.paused_at as "pausedAt",
  e.version, e.secret_sealed as "secretSealed", e.previous_secret_sealed as "previousSecretSealed",
  e.previous_secret_until as "previousSecretUntil", e.failures, e.failing_since as "failingSince",
  e.last_success_at as "lastSuccessAt", e.created_at as "createdAt"`
const counted = (state: 'waiting' | 'failed') =>
  `(select count(*)::int from (select from webhook_deliveries d where d.endpoint_id = e.id and d.state = '${state}'
     limit 1000) x) as ${state}`
const COUNTED = `${COLUMNS}, ${counted('waiting')}, ${counted('failed')}`

const LIST = statement(
  'webhooks.list',
  `select ${COUNTED} from webhook_endpoints e where e.market = $1 order by e.created_at desc, e.id`,
)
const FIND = statement('webhooks.find', `select ${COUNTED} from webhook_endpoints e where e.id = $1`)
const LOCK = statement('webhooks.lock', `select ${COLUMNS} from webhook_endpoints e where e.id = $1 for no key update`)
// one at a time, so that the limit holds
const GUARD = statement('webhooks.guard', `select pg_advisory_xact_lock(hashtext('webhook_endpoints'))`)
const COUNT = statement('webhooks.count', 'select count(*)::int as count from webhook_endpoints')
const INSERT = statement(
  'webhooks.insert',
  `insert into webhook_endpoints (id, market, name, address, kinds, secret_sealed, created_by, created_at, updated_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $8)`,
)
const UPDATE = statement(
  'webhooks.update',
  `update webhook_endpoints set name = $2, address = $3, kinds = $4, version = version + 1, updated_at = $5 where id = $1`,
)
const PAUSE = statement(
  'webhooks.pause',
  `update webhook_endpoints set state = 'paused', paused_why = $2, paused_at = $3, version = version + 1, updated_at = $3
   where id = $1`,
)
// pending deliveries become due at once
const RESUME = statement(
  'webhooks.resume',
  `with due as (update webhook_deliveries set due_at = $2, tries = 0
                where endpoint_id = $1 and state = 'waiting' and leased_until is null)
   update webhook_endpoints set state = 'active', paused_why = null, paused_at = null, failures = 0, failing_since = null,
     version = version + 1, updated_at = $2 where id = $1`,
)
const SET_SECRET = statement(
  'webhooks.set-secret',
  `update webhook_endpoints set previous_secret_sealed = case when $3::timestamptz is null then null else secret_sealed end,
     previous_secret_until = $3, secret_sealed = $2, version = version + 1, updated_at = $4 where id = $1`,
)
const SUCCEEDED = statement(
  'webhooks.succeeded',
  'update webhook_endpoints set failures = 0, failing_since = null, last_success_at = $2 where id = $1',
)
const FAILED = statement(
  'webhooks.failed',
  `update webhook_endpoints set failures = failures + 1, failing_since = coalesce(failing_since, $2)
   where id = $1 returning failures, failing_since as "failingSince"`,
)
const DELETE = statement('webhooks.delete', 'delete from webhook_endpoints where id = $1')
const SEALED = statement(
  'webhooks.sealed',
  `select id, secret_sealed as "secretSealed", previous_secret_sealed as "previousSecretSealed"
   from webhook_endpoints order by id for update`,
)
const RESEAL = statement(
  'webhooks.reseal',
  'update webhook_endpoints set secret_sealed = $2, previous_secret_sealed = $3 where id = $1',
)

export function listEndpoints(db: Db, market: Market): Promise<CountedEndpointRow[]> {
  return db.rows<CountedEndpointRow>(LIST, [market])
}

export function findEndpoint(db: Db, id: string): Promise<CountedEndpointRow | null> {
  return db.oneOrNull<CountedEndpointRow>(FIND, [id])
}

export function lockEndpoint(tx: Tx, id: string): Promise<EndpointRow | null> {
  return tx.oneOrNull<EndpointRow>(LOCK, [id])
}

/** Locks the endpoints of the store until the transaction ends, and counts them. */
export async function countEndpoints(tx: Tx): Promise<number> {
  await tx.rows(GUARD)
  return (await tx.one<{ count: number }>(COUNT)).count
}

export interface NewEndpoint
  extends Pick<EndpointRow, 'id' | 'market' | 'name' | 'address' | 'kinds' | 'secretSealed'> {
  createdBy: string
}

export async function insertEndpoint(tx: Tx, endpoint: NewEndpoint, now: Date): Promise<void> {
  const { id, market, name, address, kinds, secretSealed, createdBy } = endpoint
  await tx.run(INSERT, [id, market, name, address, kinds, secretSealed, createdBy, now])
}

export async function updateEndpoint(
  tx: Tx,
  { id }: Owned<EndpointRow>,
  { name, address, kinds }: Pick<EndpointRow, 'name' | 'address' | 'kinds'>,
  now: Date,
): Promise<void> {
  await tx.run(UPDATE, [id, name, address, kinds, now])
}

export async function pauseEndpoint(tx: Tx, { id }: Owned<EndpointRow>, why: PauseReason, now: Date): Promise<void> {
  await tx.run(PAUSE, [id, why, now])
}

export async function resumeEndpoint(tx: Tx, { id }: Owned<EndpointRow>, now: Date): Promise<void> {
  await tx.run(RESUME, [id, now])
}

/** Replaces the secret; the previous one also signs until a time, or no longer. */
export async function setSecret(
  tx: Tx,
  { id }: Owned<EndpointRow>,
  { sealed, previousUntil }: { sealed: Buffer; previousUntil: Date | null },
  now: Date,
): Promise<void> {
  await tx.run(SET_SECRET, [id, sealed, previousUntil, now])
}

export async function noteSuccess(tx: Tx, { id }: Owned<EndpointRow>, now: Date): Promise<void> {
  await tx.run(SUCCEEDED, [id, now])
}

/** Counts a failed attempt; returns the failures in a row and since when. */
export function noteFailure(
  tx: Tx,
  { id }: Owned<EndpointRow>,
  now: Date,
): Promise<{ failures: number; failingSince: Date }> {
  return tx.one(FAILED, [id, now])
}

export async function deleteEndpoint(tx: Tx, { id }: Owned<EndpointRow>): Promise<void> {
  await tx.run(DELETE, [id])
}

/** All sealed secrets, locked. */
export function lockSealed(tx: Tx): Promise<Pick<EndpointRow, 'id' | 'secretSealed' | 'previousSecretSealed'>[]> {
  return tx.rows(SEALED)
}

export async function updateSealed(tx: Tx, id: string, secret: Buffer, previous: Buffer | null): Promise<void> {
  await tx.run(RESEAL, [id, secret, previous])
}
