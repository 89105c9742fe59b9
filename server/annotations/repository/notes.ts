// SQL of notes on records.

import type { RecordKind } from '../../../contract/annotations/kinds.rules.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'

export interface NoteRow {
  id: string
  seq: number
  kind: RecordKind
  recordId: string
  text: string
  authorId: string
  authorName: string
  version: number
  /** Members mentioned in any version of the text. */
  mentioned: string[]
  at: Date
  editedAt: Date | null
  deletedAt: Date | null
}

const COLUMNS = `id, seq, kind, record_id as "recordId", text, author_id as "authorId", author_name as "authorName",
  version, mentioned, at, edited_at as "editedAt", deleted_at as "deletedAt"`
const LIST = statement(
  'annotations.list-notes',
  `select ${COLUMNS} from record_notes
   where kind = $1 and record_id = $2 and deleted_at is null and seq < coalesce($3, 9223372036854775807)
   order by seq desc limit $4`,
)
const INSERT = statement(
  'annotations.insert-note',
  `insert into record_notes (id, kind, record_id, text, author_id, author_name, at) values ($1, $2, $3, $4, $5, $6, $7)
   on conflict (id) do nothing returning ${COLUMNS}`,
)
const FIND = statement('annotations.find-note', `select ${COLUMNS} from record_notes where id = $1`)
const LOCK = statement('annotations.lock-note', `select ${COLUMNS} from record_notes where id = $1 for update`)
const UPDATE = statement(
  'annotations.update-note',
  `update record_notes set text = $2, version = version + 1, edited_at = $3 where id = $1 returning ${COLUMNS}`,
)
const ADD_MENTIONED = statement(
  'annotations.add-mentioned',
  'update record_notes set mentioned = mentioned || $2::uuid[] where id = $1',
)
const EMPTY = statement(
  'annotations.empty-note',
  `update record_notes set text = '', mentioned = '{}', deleted_at = $2 where id = $1`,
)
const DELETE_OLD = statement(
  'annotations.delete-old-notes',
  'delete from record_notes where id in (select id from record_notes where at < $1 order by at limit $2)',
)

export interface RecordRef {
  kind: RecordKind
  id: string
}

/** Notes on a record, newest first; `before` is the cursor of the previous page. */
export function listNotes(
  db: Db,
  { kind, id }: RecordRef,
  { before, limit }: { before: number | null; limit: number },
): Promise<NoteRow[]> {
  return db.rows<NoteRow>(LIST, [kind, id, before, limit])
}

export interface NewNote {
  id: string
  record: RecordRef
  text: string
  authorId: string
  authorName: string
  at: Date
}

/** Writes a note; null if its id is taken. */
export function insertNote(tx: Tx, { id, record, text, authorId, authorName, at }: NewNote): Promise<NoteRow | null> {
  return tx.oneOrNull<NoteRow>(INSERT, [id, record.kind, record.id, text, authorId, authorName, at])
}

export function findNote(db: Db, id: string): Promise<NoteRow | null> {
  return db.oneOrNull<NoteRow>(FIND, [id])
}

/** A note, locked until the transaction ends. */
export function lockNote(tx: Tx, id: string): Promise<NoteRow | null> {
  return tx.oneOrNull<NoteRow>(LOCK, [id])
}

export function updateNote(tx: Tx, id: string, text: string, at: Date): Promise<NoteRow> {
  return tx.one<NoteRow>(UPDATE, [id, text, at])
}

/** Stores the members a note mentions. */
export async function addMentioned(tx: Tx, id: string, staffIds: readonly string[]): Promise<void> {
  if (staffIds.length > 0) await tx.run(ADD_MENTIONED, [id, staffIds])
}

/** Deletes the text of a note; the row stays. */
export async function emptyNote(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.run(EMPTY, [id, at])
}

export function deleteOldNotes(db: Db, before: Date, limit: number): Promise<number> {
  return db.run(DELETE_OLD, [before, limit])
}
