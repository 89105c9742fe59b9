// SQL of pictures that customers upload before they request a return.

import { type Db, statement } from '../../platform/db.ts'

const COUNT = statement(
  'returns.count-uploads',
  `select count(*)::int as count from return_uploads where customer_id = $1 and uploaded_at > now() - interval '1 day'`,
)
const INSERT = statement(
  'returns.insert-upload',
  `insert into return_uploads (customer_id, hash) values ($1, $2)
   on conflict (customer_id, hash) do update set uploaded_at = now()`,
)
const LIST_OWN = statement(
  'returns.list-own-uploads',
  'select hash from return_uploads where customer_id = $1 and hash = any($2)',
)

/** Uploads of a customer within a day. */
export async function countUploads(db: Db, customerId: string): Promise<number> {
  return (await db.one<{ count: number }>(COUNT, [customerId])).count
}

export async function insertUpload(db: Db, customerId: string, hash: string): Promise<void> {
  await db.run(INSERT, [customerId, hash])
}

/** Which of these pictures the customer has uploaded. */
export async function listOwnUploads(db: Db, customerId: string, hashes: readonly string[]): Promise<string[]> {
  return (await db.rows<{ hash: string }>(LIST_OWN, [customerId, [...hashes]])).map(({ hash }) => hash)
}
