// SQL of the bin.

import type { BinKindName } from '../../contract/bin/kinds.rules.ts'
import type { Market } from '../../contract/shared/market.ts'
import type { Binned } from '../platform/bin.ts'
import { type Db, statement, type Tx } from '../platform/db.ts'
import { jsonbOf } from '../platform/jsonb.ts'

export interface BinRow extends Binned<object> {
  id: number
  whoName: string
  deletedAt: Date
  restoredAt: Date | null
}

const COLUMNS = `id, kind, market, record_id as "recordId", name, contents, who_name as "whoName", deleted_at as "deletedAt",
  restored_at as "restoredAt"`
const INSERT = statement(
  'bin.insert',
  `insert into bin_entries (kind, market, record_id, name, contents, who, who_name, deleted_at)
   values ($1, $2, $3, $4, $5::jsonb, $6, $7, $8)`,
)
const LIST = statement(
  'bin.list',
  `select ${COLUMNS} from bin_entries
   where restored_at is null and deleted_at > $1 and kind = any ($2) and (market is null or market = $3) and id < $4
   order by id desc limit $5`,
)
const LOCK = statement('bin.lock', `select ${COLUMNS} from bin_entries where id = $1 and deleted_at > $2 for update`)
const RESTORED = statement('bin.restored', 'update bin_entries set restored_at = $2 where id = $1')
const EMPTY = statement(
  'bin.empty',
  'delete from bin_entries where id in (select id from bin_entries where deleted_at < $1 order by deleted_at limit $2)',
)

interface By {
  who: string
  whoName: string
  at: Date
}

export async function insertEntry(tx: Tx, entry: Binned<object>, { who, whoName, at }: By): Promise<void> {
  const { kind, market, recordId, name, contents } = entry
  await tx.run(INSERT, [kind, market, recordId, name, jsonbOf(contents), who, whoName, at])
}

interface Wanted {
  market: Market
  kinds: readonly BinKindName[]
  /** Older ones are gone, whether or not the job has run. */
  since: Date
  before: number
  limit: number
}

export function listEntries(db: Db, { since, kinds, market, before, limit }: Wanted): Promise<BinRow[]> {
  return db.rows<BinRow>(LIST, [since, [...kinds], market, before, limit])
}

/** An entry, locked until the transaction ends; null when there is none, or it has expired. */
export function lockEntry(tx: Tx, id: number, since: Date): Promise<BinRow | null> {
  return tx.oneOrNull<BinRow>(LOCK, [id, since])
}

export async function markRestored(tx: Tx, id: number, at: Date): Promise<void> {
  await tx.run(RESTORED, [id, at])
}

/** Deletes what was deleted before a time, at most `most` entries; returns how many. */
export function deleteOld(db: Db, before: Date, most: number): Promise<number> {
  return db.run(EMPTY, [before, most])
}
