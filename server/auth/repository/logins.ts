// SQL of the logins that customers see in their account.

import type { LoginWay } from '../../../contract/auth/sessions-api.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'

export interface NewLogin {
  customerId: string
  way: LoginWay
  succeeded: boolean
  deviceKey: Buffer
  browser: string
  device: string
  network: string
  at: Date
}

export interface LoginRow extends Omit<NewLogin, 'customerId' | 'deviceKey'> {
  id: number
}

// the first login of an account is from no new device: there is none to compare it with
const INSERT = statement(
  'auth.insert-login',
  `with earlier as (
     select count(*) > 0 as any, coalesce(bool_or(device_key = $4), false) as same from logins
     where customer_id = $1 and succeeded
   ), added as (
     insert into logins (customer_id, way, succeeded, device_key, browser, device, network, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id
   )
   select added.id, earlier.any and not earlier.same as "isNewDevice" from added, earlier`,
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

/** Records a login; tells whether the customer has logged in before, but never with this device. */
export function insertLogin(tx: Tx | Db, login: NewLogin): Promise<{ id: number; isNewDevice: boolean }> {
  const { customerId, way, succeeded, deviceKey, browser, device, network, at } = login
  return tx.one(INSERT, [customerId, way, succeeded, deviceKey, browser, device, network, at])
}

/** The logins of a customer before one of them, the newest first. */
export function listLogins(db: Db, customerId: string, before: number | null, most: number): Promise<LoginRow[]> {
  return db.rows<LoginRow>(LIST, [customerId, before, most])
}

export function deleteOldLogins(db: Db, before: Date, most: number): Promise<number> {
  return db.run(DELETE_OLD, [before, most])
}
