// Personal data of a customer: what each domain stores, how it is handed out, and what becomes of it when the account is deleted.

import { type Db, type Statement, statement, type Tx } from './db.ts'

/** Why rows stay when an account is deleted. */
export type KeptFor = 'tax' | 'abuse' | 'gateway'

/** A table that stores something of customers; declared in the manifest of its owner. */
export interface PersonalData {
  table: string
  /** Which rows are those of a customer, whose id is $1. */
  where: string
  /** Columns that are not handed out: secrets and their digests. */
  omit?: readonly string[]
  /** Which of these rows are handed out; all when left out. */
  shown?: string
  /** Deletion of the account deletes the rows, keeps them for a reason, or overwrites columns. */
  ends: 'deleted' | { keptFor: KeptFor } | { set: string }
  /** Statement that runs before the rows are deleted, for what counts them; $1 is the customer. */
  beforeDeletion?: string
}

/** Rows of orders, for tables that name an order. */
export const OF_ORDERS = 'order_id in (select id from orders where customer_id = $1)'
export const OF_CUSTOMER = 'customer_id = $1'
/** The same, with what stays with accounts that were merged into this one. */
export const OF_CUSTOMER_AND_MERGED =
  'customer_id in (select id from customers where id = $1 union all select id from customers where merged_into = $1)'

/** A verified contact of an account that was merged into this one, unless somebody else has it now. */
const former = (column: string, now: string) =>
  `select lower(m.former_${column}) from customer_merges m where m.kept_id = $1 and m.former_${column} is not null
     and not exists (select from customers o where o.market = m.market and o.id <> $1 and ${now})`

/** Addresses of a customer, for tables that name none. */
export const ofContacts = (column: string) =>
  `lower(${column}) in (select lower(c.email) from customers c where c.id = $1 union select c.phone from customers c where c.id = $1
     union ${former('email', 'lower(o.email) = lower(m.former_email)')} union ${former('phone', 'o.phone = m.former_phone')})`

const made = new Map<string, Statement>()

/** A statement of the names that manifests declare; nothing of a request is part of its text. */
function statementOf(name: string, { table }: PersonalData, text: string): Statement {
  const key = `personal-data.${name}-${table}`
  const known = made.get(key) ?? statement(key, text)
  made.set(key, known)
  return known
}

/** The customer's rows of a table as they are stored, without secrets. */
export async function readPersonalData(db: Db, data: PersonalData, customerId: string): Promise<unknown[]> {
  const { table, where, shown = 'true', omit = [] } = data
  const read = `select to_jsonb(t) - $2::text[] as row from ${table} t where (${where}) and (${shown})`
  const rows = await db.rows<{ row: unknown }>(statementOf('read', data, read), [customerId, omit])
  return rows.map(({ row }) => row)
}

/** Whether there are rows of the customer. */
export async function hasPersonalData(db: Db, data: PersonalData, customerId: string): Promise<boolean> {
  const { table, where } = data
  const text = `select exists (select from ${table} t where ${where}) as found`
  return (await db.one<{ found: boolean }>(statementOf('has', data, text), [customerId])).found
}

/** Deletes or overwrites the customer's rows; what is kept stays as it is. */
export async function erasePersonalData(tx: Tx, data: PersonalData, customerId: string): Promise<void> {
  const { table, where, ends, beforeDeletion } = data
  if (beforeDeletion) await tx.run(statementOf('before', data, beforeDeletion), [customerId])
  if (ends === 'deleted') await tx.run(statementOf('delete', data, `delete from ${table} where ${where}`), [customerId])
  else if ('set' in ends)
    await tx.run(statementOf('empty', data, `update ${table} set ${ends.set} where ${where}`), [customerId])
}
