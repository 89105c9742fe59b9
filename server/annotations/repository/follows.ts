// SQL of the followers of records.

import { type Db, statement, type Tx } from '../../platform/db.ts'
import type { RecordRef } from './notes.ts'

const IS_FOLLOWED = statement(
  'annotations.is-followed',
  'select exists (select from record_follows where kind = $1 and record_id = $2 and staff_id = $3) as found',
)
const FOLLOWERS = statement(
  'annotations.list-followers',
  'select staff_id as "staffId", at from record_follows where kind = $1 and record_id = $2',
)
const INSERT = statement(
  'annotations.insert-follow',
  `insert into record_follows (kind, record_id, staff_id, at) values ($1, $2, $3, now())
   on conflict (kind, record_id, staff_id) do nothing`,
)
const DELETE = statement(
  'annotations.delete-follow',
  'delete from record_follows where kind = $1 and record_id = $2 and staff_id = $3',
)

export async function isFollowed(db: Db, { kind, id }: RecordRef, staffId: string): Promise<boolean> {
  return (await db.one<{ found: boolean }>(IS_FOLLOWED, [kind, id, staffId])).found
}

export interface Follower {
  staffId: string
  /** Since when, by the clock of the database, like the events of a record. */
  at: Date
}

export function followersOf(db: Db, { kind, id }: RecordRef): Promise<Follower[]> {
  return db.rows<Follower>(FOLLOWERS, [kind, id])
}

export async function insertFollow(tx: Tx, { kind, id }: RecordRef, staffId: string): Promise<void> {
  await tx.run(INSERT, [kind, id, staffId])
}

export async function deleteFollow(tx: Tx, { kind, id }: RecordRef, staffId: string): Promise<void> {
  await tx.run(DELETE, [kind, id, staffId])
}
