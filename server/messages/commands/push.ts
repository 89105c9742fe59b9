// Push notifications: the keys of the store, the devices of a customer, and sending.

import { PUSH_TOPICS, type PushTopic } from '../../../contract/notifications/preferences.rules.ts'
import { type Customer, own } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { isPushService, newVapidKeys, type PushTarget, sendPush, type VapidKeys } from '../../platform/ports/push.ts'
import { digest } from '../../platform/secrets.ts'
import {
  deletePushDevice,
  findPushDevice,
  findPushKeys,
  findPushTarget,
  insertPushKeys,
  listPushDevices,
  type PushDeviceRow,
  savePushDevice,
  setPushTopics,
  updatePushKeys,
} from '../repository/push.ts'

const PURPOSE = 'push-key'
const MAX_DEVICES = 10

/** Creates the store's keys unless they exist; fails if the key that sealed them is missing. */
async function storedKeys(app: App): Promise<Pick<VapidKeys, 'publicKey' | 'privateKey'>> {
  if (!(await findPushKeys(app.db))) {
    const { publicKey, privateKey } = newVapidKeys()
    await insertPushKeys(app.db, publicKey, app.secrets.seal(PURPOSE, privateKey))
  }
  const stored = await findPushKeys(app.db)
  const privateKey = stored && app.secrets.unseal(PURPOSE, stored.privateKeySealed)
  if (!stored || !privateKey) throw new Error('The keys of notifications were sealed with a key that is missing.')
  return { publicKey: stored.publicKey, privateKey }
}

/** The keys that identify the store to push services: from the settings, otherwise those created at the first start. */
export async function vapidKeys(app: App): Promise<VapidKeys> {
  const { publicKey, privateKey, subject } = app.config.push
  return { ...(publicKey ? { publicKey, privateKey } : await storedKeys(app)), subject }
}

/** Seals the stored private key with the store's current key. */
export async function resealPushKeys(app: App): Promise<{ resealed: number; unreadable: number }> {
  const stored = await findPushKeys(app.db)
  if (!stored || app.secrets.isCurrent(PURPOSE, stored.privateKeySealed)) return { resealed: 0, unreadable: 0 }
  const key = app.secrets.unseal(PURPOSE, stored.privateKeySealed)
  if (key === null) return { resealed: 0, unreadable: 1 }
  const done = await updatePushKeys(app.db, stored.privateKeySealed, app.secrets.seal(PURPOSE, key))
  return { resealed: Number(done), unreadable: 0 }
}

/**
 * Registers the browser of a customer, initially for all topics.
 * @throws push.endpoint for a URL that is no push service
 */
export async function registerPushDevice(app: App, actor: Customer, target: PushTarget): Promise<void> {
  if (!isPushService(target.endpoint, app.config.production)) throw appError('push.endpoint')
  const { customerId, sessionId, userAgent = '', now } = actor
  const device = { ...target, customerId, sessionId, userAgent, now, topics: PUSH_TOPICS }
  await app.db.transaction(tx => savePushDevice(tx, { ...device, endpointHash: digest(target.endpoint) }, MAX_DEVICES))
}

export function pushDevicesOf(db: Db, { customerId }: Customer): Promise<PushDeviceRow[]> {
  return listPushDevices(db, customerId)
}

/** Sets the topics of a device; an empty list removes it. @throws push.unknown */
export async function changePushDevice(
  app: App,
  actor: Customer,
  id: string,
  topics: readonly PushTopic[],
): Promise<void> {
  await app.db.transaction(async tx => {
    const device = own(await findPushDevice(tx, id), actor, 'push.unknown')
    if (topics.length === 0) await deletePushDevice(tx, device.id)
    else await setPushTopics(tx, device.id, [...new Set(topics)])
  })
}

/** Sends a notification to a device; false if it is no longer registered. */
export async function sendToDevice(app: App, tx: Tx, deviceId: string, payload: string): Promise<boolean> {
  const target = await findPushTarget(tx, deviceId)
  if (!target || !isPushService(target.endpoint, app.config.production)) return false
  await sendPush(target, payload, await vapidKeys(app))
  return true
}
