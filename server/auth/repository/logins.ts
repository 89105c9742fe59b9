// SQL of a customer's login history.

import type { LoginWay } from '../../../contract/auth/sessions-api.ts'
import { type Db, statement } from '../../platform/db.ts'

/** How, with what and from where somebody logs in. */
export interface LoginOrigin {
  way: LoginWay
  deviceKey: Buffer
  browser: string
  device: string
  network: string
  at: Date
}

export interface LoginRow extends Omit<LoginOrigin, 'deviceKey'> {
  id: number
  succeeded: boolean
}

const INSERT_FAILED = statement(
  'auth.insert-failed-login',
  `insert into logins (customer_id, way, succeeded, device_key, browser, device, network, at)
   values ($1, $2, false, $3, $4, $5, $6, $7)`,
)
const LIST = statement(
  'auth.list-logins',
  `select id, way, succeeded, browser, device, network, at from logins
   where customer_id = $1 and ($2::bigint is null or id < $2) order by id desc limit $3`,
)
const DELETE_OLD = statement(
  'auth.delete-old-logins',
  'delete from logins where id in (select id from logins where at < $1 limit $2)',
)

/** Records a failed attempt; a successful one is recorded with its session. */
export async function insertFailedLogin(db: Db, customerId: string, login: LoginOrigin): Promise<void> {
  const { way, deviceKey, browser, device, network, at } = login
  await db.run(INSERT_FAILED, [customerId, way, deviceKey, browser, device, network, at])
}

/** The logins of a customer before one of them, newest first. */
export function listLogins(db: Db, customerId: string, before: number | null, most: number): Promise<LoginRow[]> {
  return db.rows<LoginRow>(LIST, [customerId, before, most])
}

export function deleteOldLogins(db: Db, before: Date, most: number): Promise<number> {
  return db.run(DELETE_OLD, [before, most])
}
