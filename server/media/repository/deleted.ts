// SQL of pictures that were deleted from the library: which are due, which an older record needs, and their end.

import { type Db, type Statement, statement, type Tx } from '../../platform/db.ts'

const LOCK_DUE = statement(
  'media.lock-due',
  `select hash from media
   where library_at is null and taken_out_at < $1 and (kept_at is null or kept_at < $1)
   order by taken_out_at, hash limit $2 for update skip locked`,
)
const KEEP = statement('media.keep-deleted', 'update media set kept_at = $2 where hash = any($1)')
const DELETE = statement('media.delete', 'delete from media where hash = any($1)')
const COUNT = statement(
  'media.count-deleted',
  `select count(*) filter (where kept_at is null)::int as waiting,
     coalesce(sum(bytes) filter (where kept_at is null), 0)::float8 as "waitingBytes",
     count(*) filter (where kept_at is not null)::int as kept,
     coalesce(sum(bytes) filter (where kept_at is not null), 0)::float8 as "keptBytes"
   from media where taken_out_at is not null`,
)

/** Hashes in a list of pictures, as in a cell of a change set. */
const IN_TEXT = (text: string) => `regexp_matches(${text}, '[0-9a-f]{32}', 'g') found (one)`

/** Records that show a picture which is no longer in the library; each is read once for many pictures. */
const SOURCES: Readonly<Record<string, string>> = {
  orders: 'select image_hash as hash from order_lines where image_hash = any($1)',
  'product-history': `select found.one[1] as hash from product_changes c cross join lateral ${IN_TEXT('c.before || c.after')}
    where c.field = 'images' and found.one[1] = any($1)`,
  imports: `select found.one[1] as hash from import_changes c
    cross join lateral ${IN_TEXT("coalesce(c.before ->> 'images', '') || coalesce(c.after ->> 'images', '')")}
    where c.kind = 'product' and found.one[1] = any($1)`,
  'fetched-pictures': 'select hash from import_pictures where hash = any($1)',
  'brand-history': `select found.hash from audit_entries e
    cross join lateral (values (e.before ->> 'logo'), (e.after ->> 'logo')) found (hash)
    where e.record_kind = 'brand' and found.hash = any($1)`,
  bin: `select record_id as hash from bin_entries where kind = 'picture' and restored_at is null and record_id = any($1)`,
  reviews:
    'select one as hash from reviews cross join lateral unnest(pictures) one where pictures && $1 and one = any($1)',
  'review-uploads': 'select hash from review_uploads where hash = any($1)',
  returns: 'select hash from return_pictures where hash = any($1)',
  'return-uploads': 'select hash from return_uploads where hash = any($1)',
  enquiries:
    'select one as hash from rfq_requests cross join lateral unnest(pictures) one where pictures && $1 and one = any($1)',
  'enquiry-uploads': 'select hash from rfq_uploads where hash = any($1)',
  tickets:
    'select one as hash from support_messages cross join lateral unnest(pictures) one where pictures && $1 and one = any($1)',
  'ticket-uploads': 'select hash from support_uploads where hash = any($1)',
}
const NEEDED: readonly Statement[] = Object.entries(SOURCES).map(([name, text]) =>
  statement(`media.needed-by-${name}`, text),
)

/** Pictures that were deleted before a time and not looked at since, locked: nobody adds them again until the transaction ends. */
export async function lockDue(tx: Tx, before: Date, limit: number): Promise<string[]> {
  return (await tx.rows<{ hash: string }>(LOCK_DUE, [before, limit])).map(({ hash }) => hash)
}

/** Which of these pictures a record outside of the library needs. */
export async function listNeeded(db: Db, hashes: readonly string[]): Promise<Set<string>> {
  const needed = new Set<string>()
  for (const source of NEEDED)
    for (const { hash } of await db.rows<{ hash: string }>(source, [hashes])) needed.add(hash)
  return needed
}

export async function keepDeleted(tx: Tx, hashes: readonly string[], now: Date): Promise<void> {
  if (hashes.length > 0) await tx.run(KEEP, [hashes, now])
}

export async function deleteMedia(tx: Tx, hashes: readonly string[]): Promise<void> {
  if (hashes.length > 0) await tx.run(DELETE, [hashes])
}

export interface DeletedCounts {
  /** Not looked at yet since they were deleted. */
  waiting: number
  waitingBytes: number
  /** Needed by an older record when they were last looked at. */
  kept: number
  keptBytes: number
}

export const countDeleted = (db: Db): Promise<DeletedCounts> => db.one<DeletedCounts>(COUNT, [])
