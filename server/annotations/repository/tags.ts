// SQL of tags on records and of the tags in use.

import type { RecordKind } from '../../../contract/annotations/kinds.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import type { RecordRef } from './notes.ts'
import type { RecordRow } from './records.ts'

const LIST = statement(
  'annotations.list-tags',
  'select label, key from record_tags where kind = $1 and record_id = $2 order by key',
)
const SPELLING = statement(
  'annotations.spelling',
  'select label from record_tags where market = $1 and kind = $2 and key = $3 limit 1',
)
const INSERT = statement(
  'annotations.insert-tag',
  `insert into record_tags (kind, record_id, key, label, market, record_number, added_by, at)
   values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (kind, record_id, key) do nothing`,
)
const DELETE = statement(
  'annotations.delete-tag',
  'delete from record_tags where kind = $1 and record_id = $2 and key = $3',
)
/** loose index scan of `record_tags_list`: reads one row per tag, however often each is used */
const IN_USE = statement(
  'annotations.tags-in-use',
  `with recursive used (key, label, number) as (
     (select key, label, 1 from record_tags where market = $1 and kind = $2 and key >= $3 order by key limit 1)
     union all
     select n.key, n.label, u.number + 1 from used u cross join lateral (
       select key, label from record_tags where market = $1 and kind = $2 and key > u.key order by key limit 1) n
     where u.number < $4 and starts_with(n.key, $3))
   select label from used where starts_with(key, $3) order by key`,
)

export interface TagRow {
  label: string
  key: string
}

export function listTags(db: Db, { kind, id }: RecordRef): Promise<TagRow[]> {
  return db.rows<TagRow>(LIST, [kind, id])
}

/** The spelling of a tag already in use; null if it is unused. */
export async function findSpelling(tx: Tx, market: Market, kind: RecordKind, key: string): Promise<string | null> {
  return (await tx.oneOrNull<{ label: string }>(SPELLING, [market, kind, key]))?.label ?? null
}

export async function insertTag(
  tx: Tx,
  { kind, id }: RecordRef,
  { market, number }: RecordRow,
  tag: TagRow & { addedBy: string; at: Date },
): Promise<void> {
  await tx.run(INSERT, [kind, id, tag.key, tag.label, market, number, tag.addedBy, tag.at])
}

export async function deleteTag(tx: Tx, { kind, id }: RecordRef, key: string): Promise<void> {
  await tx.run(DELETE, [kind, id, key])
}

/** Tags in use on a kind of record, by name; `prefix` is the start of their key. */
export async function listTagsInUse(
  db: Db,
  { market, kind, prefix, limit }: { market: Market; kind: RecordKind; prefix: string; limit: number },
): Promise<string[]> {
  return (await db.rows<{ label: string }>(IN_USE, [market, kind, prefix, limit])).map(({ label }) => label)
}
