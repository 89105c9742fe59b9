// SQL of changes by imports: values before and after, what an undo restored, and which imports depend on others.

import { type Db, statement, type Tx } from '../../platform/db.ts'
import type { Values } from '../rules/values.ts'

// a product touched twice in one import keeps the first value before and the last value after
const INSERT_CHANGES = statement(
  'imports.insert-changes',
  `insert into import_changes (import_id, kind, subject, created, before, after)
   select $1, kind, subject, created, before, after
   from jsonb_to_recordset($2::jsonb) as r (kind text, subject text, created boolean, before jsonb, after jsonb)
   on conflict (import_id, kind, subject) do update set before = excluded.before || import_changes.before,
     after = import_changes.after || excluded.after`,
)
const LIST_CHANGES = statement(
  'imports.list-changes',
  `select kind, subject, created, before, after from import_changes
   where import_id = $1 and kind in ('product', 'offer') and undone is null order by subject limit $2 for update`,
)
const LIST_MADE = statement(
  'imports.list-made',
  `select kind, subject from import_changes where import_id = $1 and kind not in ('product', 'offer') and undone is null`,
)
const LATER = statement(
  'imports.later',
  `select later.id, later.file_name as "fileName", later.created_at as "createdAt", count(*)::int as products
   from imports one
     join imports later on later.market = one.market and later.created_at > one.created_at and not later.dry_run
     join import_changes theirs on theirs.import_id = later.id and theirs.undone is null
     join import_changes ours on ours.import_id = one.id and ours.kind = theirs.kind and ours.subject = theirs.subject
       and ours.undone is distinct from 'restored'
   where one.id = $1 and (ours.kind = 'product'
       or ours.kind = 'offer' and one.mapping ->> 'seller' = later.mapping ->> 'seller')
     and exists (select 1 from jsonb_object_keys(ours.after) name where theirs.after ? name)
   group by later.id order by later.created_at desc limit 20`,
)
const RETRY_LEFT = statement(
  'imports.retry-left',
  `with again as (update import_changes set undone = null where import_id = $1 and undone = 'left')
   update imports set counts = counts || '{"left": 0}' where id = $1`,
)
const MARK_UNDONE = statement(
  'imports.mark-undone',
  `update import_changes c set undone = u.how from unnest($3::text[], $4::text[]) as u (subject, how)
   where c.import_id = $1 and c.kind = $2 and c.subject = u.subject`,
)
const LIST_WITHDRAWN = statement(
  'imports.list-withdrawn',
  `select distinct c.kind, c.subject from import_changes c join imports i on i.id = c.import_id
   where c.created and c.undone = 'restored' and c.subject = any($1)
     and (c.kind = 'product' or c.kind = 'offer' and i.mapping ->> 'seller' = $2)`,
)
const PRICE_CHANGES = statement(
  'imports.price-changes',
  `select subject as msn, (before -> 'price' ->> 'priceMinor')::bigint as before,
     (after -> 'price' ->> 'priceMinor')::bigint as after
   from import_changes where import_id = $1 and kind in ('product', 'offer') and not created and after ? 'price'
   order by abs(ln((after -> 'price' ->> 'priceMinor')::numeric / (before -> 'price' ->> 'priceMinor')::numeric)) desc
   limit $2`,
)

export interface ChangeRow {
  kind: 'product' | 'offer' | 'category' | 'brand' | 'attribute'
  subject: string
  created: boolean
  before: Values
  after: Values
}

export async function insertChanges(tx: Tx, id: string, changes: readonly ChangeRow[]): Promise<void> {
  if (changes.length > 0) await tx.run(INSERT_CHANGES, [id, JSON.stringify(changes)])
}

/** The next products and offers that an undo has to look at, locked. */
export function lockChanges(tx: Tx, id: string, size: number): Promise<ChangeRow[]> {
  return tx.rows(LIST_CHANGES, [id, size])
}

/** What the import created besides products and was not undone yet. */
export function listMade(db: Db, id: string): Promise<Pick<ChangeRow, 'kind' | 'subject'>[]> {
  return db.rows(LIST_MADE, [id])
}

export interface LaterImport {
  id: string
  fileName: string
  createdAt: Date
  products: number
}

/** Imports after this one that changed the same fields of the same products and stand; at most 20, newest first. */
export function listLater(db: Db, id: string): Promise<LaterImport[]> {
  return db.rows(LATER, [id])
}

/** Lets an undo look again at what an earlier one skipped. */
export async function retryLeft(tx: Tx, id: string): Promise<void> {
  await tx.run(RETRY_LEFT, [id])
}

export async function markUndone(
  tx: Tx,
  id: string,
  kind: ChangeRow['kind'],
  done: readonly { subject: string; how: 'restored' | 'left' }[],
): Promise<void> {
  if (done.length === 0) return
  await tx.run(MARK_UNDONE, [id, kind, done.map(one => one.subject), done.map(one => one.how)])
}

/** Which of these are off because an undo took back that they were made: products, and the offers of a seller. */
export function listWithdrawn(
  db: Db,
  msns: readonly string[],
  seller: string | null,
): Promise<Pick<ChangeRow, 'kind' | 'subject'>[]> {
  return db.rows(LIST_WITHDRAWN, [msns, seller])
}

/** The greatest changes of price, in proportion. */
export function listPriceChanges(
  db: Db,
  id: string,
  size: number,
): Promise<{ msn: string; before: number; after: number }[]> {
  return db.rows(PRICE_CHANGES, [id, size])
}
