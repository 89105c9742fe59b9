// Records logins, emits an event for new devices, and lists the logins of a customer.

import type { LoginPage, LoginWay } from '../../../contract/auth/sessions-api.ts'
import type { Actor, Customer } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { emit } from '../../platform/outbox.ts'
import { digest } from '../../platform/secrets.ts'
import { insertFailedLogin, type LoginOrigin, listLogins } from '../repository/logins.ts'
import { deviceOf, networkOf } from '../rules.ts'

/** Event of a login from a device that is new to the customer. */
export const NEW_DEVICE_TOPIC = 'auth.new-device'
export interface NewDeviceEvent {
  loginId: number
  /** Which device of the customer it is. */
  device: string
}

/** The device of a login. A browser without a device id is identified by its kind and network. */
export function originOf(actor: Actor, way: LoginWay, userAgent: string): LoginOrigin {
  const { browser, device } = deviceOf(userAgent)
  const network = networkOf(actor.ip)
  const deviceKey = digest(actor.deviceId ? `id ${actor.deviceId}` : `kind ${browser}|${device}|${network}`)
  return { way, browser, device, network, deviceKey, at: actor.now }
}

/** Emits an event for a login from a new device, in the transaction of its session. */
export async function emitNewDevice(tx: Tx, customerId: string, loginId: number, origin: LoginOrigin): Promise<void> {
  const event: NewDeviceEvent = { loginId, device: origin.deviceKey.toString('hex').slice(0, 16) }
  await emit(tx, NEW_DEVICE_TOPIC, customerId, event)
}

/** Records a failed login attempt of an existing customer. */
export async function recordFailedLogin(app: App, actor: Actor, customerId: string, way: LoginWay): Promise<void> {
  await insertFailedLogin(app.db, customerId, originOf(actor, way, actor.userAgent ?? ''))
}

/** A page of the customer's logins, newest first. */
export async function loginsOf(
  db: Db,
  { customerId }: Pick<Customer, 'customerId'>,
  { before, pageSize }: { before?: number | undefined; pageSize: number },
): Promise<LoginPage> {
  const rows = await listLogins(db, customerId, before ?? null, pageSize + 1)
  const shown = rows.slice(0, pageSize)
  return {
    logins: shown.map(({ id, way, succeeded, browser, device, network, at }) => ({
      loginId: id,
      ...{ way, succeeded, browser, device, network },
      at: at.toISOString(),
    })),
    next: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
  }
}
