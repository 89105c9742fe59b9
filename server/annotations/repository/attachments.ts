// SQL of the files of records; their content is in a table of its own.

import type { AttachmentType } from '../../../contract/annotations/attachments.rules.ts'
import type { RecordKind } from '../../../contract/annotations/kinds.rules.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import type { RecordRef } from './notes.ts'

export interface AttachmentRow {
  id: string
  kind: RecordKind
  recordId: string
  name: string
  type: AttachmentType
  size: number
  /** SHA-256 of the content in hex. */
  hash: string
  authorId: string
  authorName: string
  at: Date
  deletedAt: Date | null
}

const COLUMNS = `id, kind, record_id as "recordId", name, type, size, hash, author_id as "authorId", author_name as "authorName",
  at, deleted_at as "deletedAt"`
const OF_RECORD = 'kind = $1 and record_id = $2 and deleted_at is null'
const LIST = statement(
  'annotations.list-attachments',
  `select ${COLUMNS} from record_attachments where ${OF_RECORD} order by seq desc limit $3`,
)
const COUNT = statement(
  'annotations.count-attachments',
  `select count(*)::int as count from record_attachments where ${OF_RECORD}`,
)
const COUNT_OF_AUTHOR = statement(
  'annotations.count-attachments-of-author',
  'select count(*)::int as count from record_attachments where author_id = $1 and at > $2',
)
const FIND = statement('annotations.find-attachment', `select ${COLUMNS} from record_attachments where id = $1`)
const LOCK = statement(
  'annotations.lock-attachment',
  `select ${COLUMNS} from record_attachments where id = $1 for update`,
)
const INSERT = statement(
  'annotations.insert-attachment',
  `insert into record_attachments (id, kind, record_id, name, type, size, hash, author_id, author_name, at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (id) do nothing returning ${COLUMNS}`,
)
const INSERT_CONTENT = statement(
  'annotations.insert-attachment-content',
  'insert into record_attachment_contents (attachment_id, bytes) values ($1, $2)',
)
// reads a part of the content without loading the rest; positions start at 1
const READ_PART = statement(
  'annotations.read-attachment-part',
  'select substring(bytes from $2::int for $3::int) as part from record_attachment_contents where attachment_id = $1',
)
const EMPTY = statement(
  'annotations.empty-attachment',
  `update record_attachments set name = '', hash = '', deleted_at = $2 where id = $1`,
)
const DELETE_CONTENT = statement(
  'annotations.delete-attachment-content',
  'delete from record_attachment_contents where attachment_id = $1',
)
const DELETE_OLD = statement(
  'annotations.delete-old-attachments',
  `delete from record_attachments where id in (select id from record_attachments where at < $1 order by at limit $2)`,
)

/** The files of a record, newest first. */
export function listAttachments(db: Db, { kind, id }: RecordRef, limit: number): Promise<AttachmentRow[]> {
  return db.rows<AttachmentRow>(LIST, [kind, id, limit])
}

export async function countAttachments(db: Db, { kind, id }: RecordRef): Promise<number> {
  return (await db.one<{ count: number }>(COUNT, [kind, id])).count
}

/** How many files a member has attached since a time, including deleted ones. */
export async function countAttachedBy(db: Db, authorId: string, since: Date): Promise<number> {
  return (await db.one<{ count: number }>(COUNT_OF_AUTHOR, [authorId, since])).count
}

export function findAttachment(db: Db, id: string): Promise<AttachmentRow | null> {
  return db.oneOrNull<AttachmentRow>(FIND, [id])
}

/** A file, locked until the transaction ends. */
export function lockAttachment(tx: Tx, id: string): Promise<AttachmentRow | null> {
  return tx.oneOrNull<AttachmentRow>(LOCK, [id])
}

export type NewAttachment = Omit<AttachmentRow, 'kind' | 'recordId' | 'deletedAt'> & { record: RecordRef }

/** Stores a file with its content; null if the id is taken. */
export async function insertAttachment(tx: Tx, file: NewAttachment, bytes: Buffer): Promise<AttachmentRow | null> {
  const { id, record, name, type, size, hash, authorId, authorName, at } = file
  const values = [id, record.kind, record.id, name, type, size, hash, authorId, authorName, at]
  const row = await tx.oneOrNull<AttachmentRow>(INSERT, values)
  if (row) await tx.run(INSERT_CONTENT, [id, bytes])
  return row
}

/** Part of a file's content from a zero-based offset; null if the file was deleted. */
export async function readPart(db: Db, id: string, from: number, length: number): Promise<Buffer | null> {
  return (await db.oneOrNull<{ part: Buffer }>(READ_PART, [id, from + 1, length]))?.part ?? null
}

/** Deletes the content and name of a file; the row stays so that its id cannot be used again. */
export async function emptyAttachment(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.run(DELETE_CONTENT, [id])
  await tx.run(EMPTY, [id, at])
}

/** Deletes files older than a time, with their content; returns how many. */
export function deleteOldAttachments(db: Db, before: Date, limit: number): Promise<number> {
  return db.run(DELETE_OLD, [before, limit])
}
