// SQL of addresses and of bank accounts for refunds.

import type { Market } from '../../contract/shared/market.ts'
import type { Owned } from '../platform/actor.ts'
import { type Db, statement, type Tx } from '../platform/db.ts'

export interface AddressRow {
  addressId: string
  customerId: string
  type: 'shipping' | 'billing'
  name: string
  phone: string
  line1: string
  line2: string
  landmark: string
  city: string
  stateCode: string
  stateId: number
  stateEn: string
  stateHi: string
  place: string
  isDefault: boolean
}

const COLUMNS = `a.id as "addressId", a.customer_id as "customerId", a.kind as type, a.name, a.phone, a.line1, a.line2, a.landmark,
  a.city, a.state_code as "stateCode", s.id as "stateId", s.name_en as "stateEn", s.name_hi as "stateHi", a.place,
  a.is_default as "isDefault"`
const FROM = `from addresses a join states s on s.country_id = case a.market when 'AE' then 784 else 110 end and s.code = a.state_code`
const FIND = statement('addresses.find', `select ${COLUMNS} ${FROM} where a.id = $1 and a.deleted_at is null`)
const LIST = statement(
  'addresses.list',
  `select ${COLUMNS} ${FROM} where a.customer_id = $1 and a.deleted_at is null order by a.is_default desc, a.updated_at desc limit 100`,
)
const INSERT = statement(
  'addresses.insert',
  `insert into addresses (customer_id, market, kind, name, phone, line1, line2, landmark, city, state_code, place, is_default)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12 or not exists (
     select 1 from addresses where customer_id = $1 and kind = $3 and is_default and deleted_at is null))
   returning id as "addressId", is_default as "isDefault"`,
)
const UPDATE = statement(
  'addresses.update',
  `update addresses set kind = $2, name = $3, phone = $4, line1 = $5, line2 = $6, landmark = $7, city = $8, state_code = $9,
     place = $10, is_default = is_default or $11, updated_at = now() where id = $1`,
)
const CLEAR_DEFAULT = statement(
  'addresses.clear-default',
  'update addresses set is_default = false where customer_id = $1 and kind = $2 and is_default and deleted_at is null',
)
const SET_DEFAULT = statement(
  'addresses.set-default',
  'update addresses set is_default = true, updated_at = now() where id = $1',
)
const DELETE = statement(
  'addresses.delete',
  'update addresses set deleted_at = now(), is_default = false where id = $1',
)

export interface AddressFields {
  type: 'shipping' | 'billing'
  name: string
  phone: string
  line1: string
  line2: string
  landmark: string
  city: string
  stateCode: string
  place: string
  isDefault: boolean
}

export function findAddress(db: Db, id: string): Promise<AddressRow | null> {
  return db.oneOrNull<AddressRow>(FIND, [id])
}

export function listAddresses(db: Db, customerId: string): Promise<AddressRow[]> {
  return db.rows<AddressRow>(LIST, [customerId])
}

/** Inserts an address; the first of its kind becomes the default. */
export function insertAddress(
  db: Db,
  customerId: string,
  market: Market,
  fields: AddressFields,
): Promise<{ addressId: string; isDefault: boolean }> {
  const { type, name, phone, line1, line2, landmark, city, stateCode, place, isDefault } = fields
  const where = [line1, line2, landmark, city, stateCode, place]
  return db.one(INSERT, [customerId, market, type, name, phone, ...where, isDefault])
}

export async function updateAddress(tx: Tx, address: Owned<AddressRow>, fields: AddressFields): Promise<void> {
  const { type, name, phone, line1, line2, landmark, city, stateCode, place, isDefault } = fields
  await tx.run(UPDATE, [
    address.addressId,
    type,
    name,
    phone,
    line1,
    line2,
    landmark,
    city,
    stateCode,
    place,
    isDefault,
  ])
}

export async function clearDefault(tx: Tx, customerId: string, type: 'shipping' | 'billing'): Promise<void> {
  await tx.run(CLEAR_DEFAULT, [customerId, type])
}

export async function setDefault(tx: Tx, address: Owned<AddressRow>): Promise<void> {
  await tx.run(SET_DEFAULT, [address.addressId])
}

export async function deleteAddressRow(tx: Tx, address: Owned<AddressRow>): Promise<void> {
  await tx.run(DELETE, [address.addressId])
}

export interface BankRow {
  id: string
  customerId: string
  holder: string
  accountLast4: string
  ifsc: string
  bank: string
}

const BANK = 'id, customer_id as "customerId", holder, account_last4 as "accountLast4", ifsc, bank'
const LIST_BANKS = statement(
  'addresses.list-banks',
  `select ${BANK} from bank_accounts where customer_id = $1 order by created_at`,
)
const FIND_BANK = statement('addresses.find-bank', `select ${BANK} from bank_accounts where id = $1`)
const INSERT_BANK = statement(
  'addresses.insert-bank',
  `insert into bank_accounts (customer_id, holder, account_number_sealed, account_last4, ifsc, bank) 
   select $1, $2, $3, $4, $5, $6 where (select count(*) from bank_accounts where customer_id = $1) < $7 returning ${BANK}`,
)
const LIST_SEALED = statement(
  'addresses.list-sealed',
  `select id, account_number_sealed as sealed from bank_accounts
   where $1::uuid is null or id > $1 order by id limit $2`,
)
const UPDATE_SEALED = statement(
  'addresses.update-sealed',
  'update bank_accounts set account_number_sealed = $3 where id = $1 and account_number_sealed = $2',
)
const DELETE_BANK = statement(
  'addresses.delete-bank',
  `delete from bank_accounts b where b.id = $1
     and not exists (select from refunds r where r.bank_account_id = b.id and r.state <> 'succeeded')
     and not exists (select from returns r where r.bank_account_id = b.id
                     and r.state in ('requested', 'approved', 'received', 'accepted'))`,
)
const FIND_SEALED = statement(
  'addresses.find-sealed-bank',
  `select ${BANK}, account_number_sealed as sealed from bank_accounts where id = $1`,
)

export function listBanks(db: Db, customerId: string): Promise<BankRow[]> {
  return db.rows<BankRow>(LIST_BANKS, [customerId])
}

export function findBank(db: Db, id: string): Promise<BankRow | null> {
  return db.oneOrNull<BankRow>(FIND_BANK, [id])
}

/** Null if the customer already has `most`. */
export function insertBank(
  db: Db,
  account: { customerId: string; holder: string; sealed: Buffer; last4: string; ifsc: string; bank: string },
  most: number,
): Promise<BankRow | null> {
  const { customerId, holder, sealed, last4, ifsc, bank } = account
  return db.oneOrNull<BankRow>(INSERT_BANK, [customerId, holder, sealed, last4, ifsc, bank, most])
}

/** Returns false while a return or a refund needs it. */
export async function deleteBank(db: Db, bank: Owned<BankRow>): Promise<boolean> {
  return (await db.run(DELETE_BANK, [bank.id])) > 0
}

/** An account with its sealed number. */
export function findSealed(db: Db, id: string): Promise<(BankRow & { sealed: Buffer }) | null> {
  return db.oneOrNull(FIND_SEALED, [id])
}

/** Sealed account numbers after an id, in the order of ids. */
export function listSealed(db: Db, after: string | null, limit: number): Promise<{ id: string; sealed: Buffer }[]> {
  return db.rows(LIST_SEALED, [after, limit])
}

/** Replaces a sealed number; returns false when it has changed meanwhile. */
export async function updateSealed(db: Db, id: string, before: Buffer, after: Buffer): Promise<boolean> {
  return (await db.run(UPDATE_SEALED, [id, before, after])) > 0
}

const DELETE_REMOVED = statement(
  'addresses.delete-removed',
  'delete from addresses where id in (select id from addresses where deleted_at < $1 limit $2)',
)

/** Deletes addresses that their customers removed before a time; returns how many. */
export function deleteRemovedAddresses(db: Db, before: Date, most: number): Promise<number> {
  return db.run(DELETE_REMOVED, [before, most])
}
