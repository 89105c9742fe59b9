// SQL of the picture library: the store's own pictures, their names, and their uses.

import type { PictureUse } from '../../../contract/media/library-api.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'

export interface LibraryRow {
  pictureId: string
  type: string
  width: number
  height: number
  bytes: number
  addedAt: Date
  fileName: string
  altEn: string
  altHi: string
  version: number
}
export type PictureNames = Pick<LibraryRow, 'fileName' | 'altEn' | 'altHi'>

/** Where a page begins: after this picture. */
export interface LibraryPlace {
  addedAt: Date
  pictureId: string
}

const COLUMNS = `hash as "pictureId", mime as type, width, height, bytes, library_at as "addedAt", file_name as "fileName",
  alt_en as "altEn", alt_hi as "altHi", version`

const LIST = statement(
  'media.list-library',
  `select ${COLUMNS} from media
   where library_at is not null
     and ($1::timestamptz is null or (library_at, hash) < ($1, $2))
     and ($3::text is null or lower(file_name || ' ' || alt_en || ' ' || alt_hi) like $3)
   order by library_at desc, hash desc limit $4`,
)

const patternOf = (text: string | undefined) =>
  text === undefined ? null : `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

/** Pictures of the library after a place, newest first. */
export function listLibrary(
  db: Db,
  { after, text, limit }: { after: LibraryPlace | null; text: string | undefined; limit: number },
): Promise<LibraryRow[]> {
  return db.rows(LIST, [after?.addedAt ?? null, after?.pictureId ?? null, patternOf(text), limit])
}

/** A kind of use: the table, the condition for a row that shows the picture `h.hash`, and the name of the row. */
interface UseSource {
  kind: PictureUse['kind']
  /** The table, as `u`. */
  from: string
  where: string
  market: string
  ref: string
  nameEn: string
  nameHi: string
}

const PRODUCT = { market: 'u.market', ref: 'u.msn', nameEn: 'u.name_en', nameHi: 'u.name_hi' }
/** The code of the menu among the layouts: a layout can have the key of the menu. */
const KEY = `case u.kind when 'menu' then '@menu' else u.key end`
const DOCUMENT = { market: 'u.market', ref: KEY, nameEn: KEY, nameHi: KEY }

/** Every column that shows pictures of the library; the test of the library fails when a column is missing. */
const USE_SOURCES: readonly UseSource[] = [
  {
    ...{ kind: 'product', from: 'from products u', ...PRODUCT },
    where: `u.images @> jsonb_build_array(jsonb_build_object('hash', h.hash))`,
  },
  {
    ...{ kind: 'brand', from: 'from brands u', where: 'u.logo_hash = h.hash' },
    ...{ market: 'null::text', ref: 'u.slug', nameEn: 'u.name', nameHi: 'u.name_hi' },
  },
  {
    ...{ kind: 'category', from: 'from categories u', where: 'u.image_hash = h.hash', market: 'u.market' },
    ...{ ref: 'u.code', nameEn: 'u.name_en', nameHi: 'u.name_hi' },
  },
  {
    ...{ kind: 'layout', from: 'from layouts u', where: 'picture_hashes(u.body) @> array[h.hash]', market: 'u.market' },
    ...{ ref: 'u.code', nameEn: 'u.code', nameHi: 'u.code' },
  },
  {
    ...{ kind: 'draft', from: 'from content_documents u', ...DOCUMENT },
    where: 'u.draft is not null and picture_hashes(u.draft) @> array[h.hash]',
  },
  {
    ...{ kind: 'version', from: 'from content_versions u', ...DOCUMENT },
    where: 'picture_hashes(u.body) @> array[h.hash]',
  },
]

/** Uses of each kind read for one picture: one more than are shown. */
export const USES_READ = 6

const USES = statement(
  'media.list-uses',
  `select h.hash as "pictureId", use.* from unnest($1::text[]) h (hash) cross join lateral (${USE_SOURCES.map(
    ({ kind, from, where, market, ref, nameEn, nameHi }) =>
      `(select '${kind}' as kind, ${market} as market, ${ref} as ref, ${nameEn} as "nameEn", ${nameHi} as "nameHi"
        ${from} where ${where} limit ${USES_READ})`,
  ).join(' union all ')}) use`,
)
const USED = statement(
  'media.list-used',
  `select h.hash from unnest($1::text[]) h (hash)
   where ${USE_SOURCES.map(({ from, where }) => `exists (select ${from} where ${where})`).join(' or ')}`,
)

export interface UseRow {
  pictureId: string
  kind: PictureUse['kind']
  market: PictureUse['market']
  ref: string
  nameEn: string
  nameHi: string
}

/** Uses of these pictures, at most six of each kind per picture. */
export function listUses(db: Db, hashes: readonly string[]): Promise<UseRow[]> {
  return db.rows(USES, [hashes])
}

/** The given pictures that are in use. */
export async function listUsed(db: Db, hashes: readonly string[]): Promise<Set<string>> {
  return new Set((await db.rows<{ hash: string }>(USED, [hashes])).map(({ hash }) => hash))
}

const FIND = statement(
  'media.find-in-library',
  `select ${COLUMNS} from media where hash = $1 and library_at is not null`,
)
const LOCK = statement(
  'media.lock-in-library',
  `select ${COLUMNS} from media where hash = $1 and library_at is not null for update`,
)

/** A picture of the library. */
export function findInLibrary(db: Db, pictureId: string): Promise<LibraryRow | null> {
  return db.oneOrNull(FIND, [pictureId])
}

/** The same, locked: nobody can start to use it until the transaction ends. */
export function lockInLibrary(tx: Tx, pictureId: string): Promise<LibraryRow | null> {
  return tx.oneOrNull(LOCK, [pictureId])
}

const RENAME = statement(
  'media.rename',
  `update media set file_name = $2, alt_en = $3, alt_hi = $4, version = version + 1 where hash = $1 returning ${COLUMNS}`,
)
const NAME_FILE = statement('media.name-file', `update media set file_name = $2 where hash = $1 and file_name = ''`)

export function renameInLibrary(tx: Tx, pictureId: string, names: PictureNames): Promise<LibraryRow> {
  return tx.one(RENAME, [pictureId, names.fileName, names.altEn, names.altHi])
}

/** Sets the file name of a picture that has none. */
export async function nameFile(db: Db, pictureId: string, fileName: string): Promise<void> {
  await db.run(NAME_FILE, [pictureId, fileName])
}

const TAKE_OUT = statement(
  'media.take-out',
  `update media set library_at = null, taken_out_at = $2, file_name = '', alt_en = '', alt_hi = '', version = version + 1 where hash = $1`,
)

export async function takeOut(tx: Tx, pictureId: string, now: Date): Promise<void> {
  await tx.run(TAKE_OUT, [pictureId, now])
}

const PUT_BACK = statement(
  'media.put-back',
  `update media set library_at = $5, taken_out_at = null, kept_at = null, file_name = $2, alt_en = $3, alt_hi = $4, version = version + 1
   where hash = $1 and library_at is null`,
)

/** Returns whether the picture was out of the library. */
export async function putBack(tx: Tx, pictureId: string, names: PictureNames, now: Date): Promise<boolean> {
  return (await tx.run(PUT_BACK, [pictureId, names.fileName, names.altEn, names.altHi, now])) > 0
}
