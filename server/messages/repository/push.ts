// SQL of devices that receive push notifications, and of the store's keys for push services.

import type { PushTopic } from '../../../contract/notifications/preferences.rules.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import type { PushTarget } from '../../platform/ports/push.ts'

export interface PushDeviceRow {
  id: string
  customerId: string
  sessionId: string
  endpointHash: Buffer
  topics: PushTopic[]
  userAgent: string
  createdAt: Date
}

const DEVICE = `id, customer_id as "customerId", session_id as "sessionId", endpoint_hash as "endpointHash", topics,
  user_agent as "userAgent", created_at as "createdAt"`
const FIND_KEYS = statement(
  'messages.find-push-keys',
  'select public_key as "publicKey", private_key_sealed as "privateKeySealed" from push_keys',
)
const INSERT_KEYS = statement(
  'messages.insert-push-keys',
  'insert into push_keys (public_key, private_key_sealed) values ($1, $2) on conflict do nothing',
)
const UPDATE_SEALED = statement(
  'messages.reseal-push-keys',
  'update push_keys set private_key_sealed = $2 where private_key_sealed = $1',
)
const SAVE = statement(
  'messages.save-push-device',
  `insert into push_subscriptions (customer_id, session_id, endpoint_hash, endpoint, p256dh, auth, topics, user_agent, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
   on conflict (endpoint_hash) do update set customer_id = excluded.customer_id, session_id = excluded.session_id,
     p256dh = excluded.p256dh, auth = excluded.auth, user_agent = excluded.user_agent,
     topics = case when push_subscriptions.customer_id = excluded.customer_id then push_subscriptions.topics else excluded.topics end`,
)
const TRIM = statement(
  'messages.trim-push-devices',
  `delete from push_subscriptions where id in (
     select id from push_subscriptions where customer_id = $1 order by created_at desc, id offset $2)`,
)
const LIST = statement(
  'messages.list-push-devices',
  `select ${DEVICE} from push_subscriptions where customer_id = $1 order by created_at desc, id`,
)
const LIST_FOR = statement(
  'messages.list-push-devices-for',
  'select id from push_subscriptions where customer_id = $1 and $2 = any(topics) order by id',
)
const FIND = statement('messages.find-push-device', `select ${DEVICE} from push_subscriptions where id = $1`)
const FIND_TARGET = statement(
  'messages.find-push-target',
  'select endpoint, p256dh, auth from push_subscriptions where id = $1',
)
const SET_TOPICS = statement('messages.set-push-topics', 'update push_subscriptions set topics = $2 where id = $1')
const DELETE = statement('messages.delete-push-device', 'delete from push_subscriptions where id = $1')

export function findPushKeys(db: Db): Promise<{ publicKey: string; privateKeySealed: Buffer } | null> {
  return db.oneOrNull(FIND_KEYS)
}

/** Stores the keys unless another process has. */
export async function insertPushKeys(db: Db, publicKey: string, privateKeySealed: Buffer): Promise<void> {
  await db.run(INSERT_KEYS, [publicKey, privateKeySealed])
}

export async function updatePushKeys(db: Db, before: Buffer, sealed: Buffer): Promise<boolean> {
  return (await db.run(UPDATE_SEALED, [before, sealed])) === 1
}

export interface NewPushDevice extends PushTarget {
  customerId: string
  sessionId: string
  endpointHash: Buffer
  topics: readonly PushTopic[]
  userAgent: string
  now: Date
}

/**
 * Stores a device; a known one is moved to the current customer and session. Beyond `most` devices, the oldest are
 * deleted.
 */
export async function savePushDevice(tx: Tx, device: NewPushDevice, most: number): Promise<void> {
  const { customerId, sessionId, endpointHash, endpoint, p256dh, auth, topics, userAgent, now } = device
  await tx.run(SAVE, [customerId, sessionId, endpointHash, endpoint, p256dh, auth, topics, userAgent, now])
  await tx.run(TRIM, [customerId, most])
}

export function listPushDevices(db: Db, customerId: string): Promise<PushDeviceRow[]> {
  return db.rows<PushDeviceRow>(LIST, [customerId])
}

/** Ids of a customer's devices that subscribe to a topic. */
export async function listPushDevicesFor(tx: Tx, customerId: string, topic: PushTopic): Promise<string[]> {
  return (await tx.rows<{ id: string }>(LIST_FOR, [customerId, topic])).map(({ id }) => id)
}

export function findPushDevice(db: Db, id: string): Promise<PushDeviceRow | null> {
  return db.oneOrNull<PushDeviceRow>(FIND, [id])
}

export function findPushTarget(tx: Tx, id: string): Promise<PushTarget | null> {
  return tx.oneOrNull<PushTarget>(FIND_TARGET, [id])
}

export async function setPushTopics(tx: Tx, id: string, topics: readonly PushTopic[]): Promise<void> {
  await tx.run(SET_TOPICS, [id, topics])
}

export async function deletePushDevice(tx: Tx | Db, id: string): Promise<void> {
  await tx.run(DELETE, [id])
}
