// Personal data of a customer: what each domain stores, how it is exported, and what happens to it when the account is deleted.

import { type Db, type Statement, statement, type Tx } from './db.ts'

/** Why rows stay when an account is deleted. */
export type KeptFor = 'tax' | 'abuse' | 'gateway'

/** A table with customer data; declared in the manifest of its owner. */
export interface PersonalData {
  table: string
  /** Which rows belong to a customer, whose id is $1. */
  where: string
  /** Columns that are not exported: secrets and their digests. */
  omit?: readonly string[]
  /** Which of these rows are exported; all when omitted. */
  shown?: string
  /** Account deletion deletes the rows, keeps them for a reason, or overwrites columns. */
  ends: 'deleted' | { keptFor: KeptFor } | { set: string }
  /** Statement that runs before the rows are deleted, for tables that count them; $1 is the customer. */
  beforeDeletion?: string
}

/** Rows of the customer's orders, for tables that reference an order. */
export const OF_ORDERS = 'order_id in (select id from orders where customer_id = $1)'
export const OF_CUSTOMER = 'customer_id = $1'
/** The same, including accounts merged into this one. */
export const OF_CUSTOMER_AND_MERGED =
  'customer_id in (select id from customers where id = $1 union all select id from customers where merged_into = $1)'

/** A verified contact of an account merged into this one, unless somebody else has it now. */
const former = (column: string, now: string) =>
  `select lower(m.former_${column}) from customer_merges m where m.kept_id = $1 and m.former_${column} is not null
     and not exists (select from customers o where o.market = m.market and o.id <> $1 and ${now})`

/** The customer's contact addresses, for tables without a customer id. */
export const ofContacts = (column: string) =>
  `lower(${column}) in (select lower(c.email) from customers c where c.id = $1 union select c.phone from customers c where c.id = $1
     union ${former('email', 'lower(o.email) = lower(m.former_email)')} union ${former('phone', 'o.phone = m.former_phone')})`

const made = new Map<string, Statement>()

/** A statement from names in manifests; its text contains nothing from a request. */
function statementOf(name: string, { table }: PersonalData, text: string): Statement {
  const key = `personal-data.${name}-${table}`
  const known = made.get(key) ?? statement(key, text)
  made.set(key, known)
  return known
}

/** The customer's rows of a table as stored, without secrets. */
export async function readPersonalData(db: Db, data: PersonalData, customerId: string): Promise<unknown[]> {
  const { table, where, shown = 'true', omit = [] } = data
  const read = `select to_jsonb(t) - $2::text[] as row from ${table} t where (${where}) and (${shown})`
  const rows = await db.rows<{ row: unknown }>(statementOf('read', data, read), [customerId, omit])
  return rows.map(({ row }) => row)
}

/** Whether the customer has rows. */
export async function hasPersonalData(db: Db, data: PersonalData, customerId: string): Promise<boolean> {
  const { table, where } = data
  const text = `select exists (select from ${table} t where ${where}) as found`
  return (await db.one<{ found: boolean }>(statementOf('has', data, text), [customerId])).found
}

/** Deletes or overwrites the customer's rows; rows to keep stay as they are. */
export async function erasePersonalData(tx: Tx, data: PersonalData, customerId: string): Promise<void> {
  const { table, where, ends, beforeDeletion } = data
  if (beforeDeletion) await tx.run(statementOf('before', data, beforeDeletion), [customerId])
  if (ends === 'deleted') await tx.run(statementOf('delete', data, `delete from ${table} where ${where}`), [customerId])
  else if ('set' in ends)
    await tx.run(statementOf('empty', data, `update ${table} set ${ends.set} where ${where}`), [customerId])
}
