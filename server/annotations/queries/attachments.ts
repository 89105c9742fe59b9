// Reads the files of a record for staff: the list, an original file, and the preview of a picture.

import { isPicture, type PreviewSize } from '../../../contract/annotations/attachments.rules.ts'
import type { Attachment } from '../../../contract/annotations/attachments-api.ts'
import { asWebp } from '../../media/service.ts'
import type { Staff } from '../../platform/actor.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { type AttachmentRow, findAttachment, listAttachments, readPart } from '../repository/attachments.ts'
import type { RecordRef } from '../repository/notes.ts'
import { type RecordParams, refOf, requireRecord } from './annotations.ts'

/** Above the limit for attaching: merging customers can leave a record with the files of both. */
const MAX_SHOWN = 200
const PART_BYTES = 512 * 1024

export type AttachmentParams = RecordParams & { attachmentId: string }

export const presentAttachment = (row: AttachmentRow, { staffId }: Pick<Staff, 'staffId'>): Attachment => ({
  ...{ attachmentId: row.id, name: row.name, type: row.type, size: row.size, author: row.authorName },
  own: row.authorId === staffId,
  at: row.at.toISOString(),
})

export const isOf = (row: AttachmentRow, { kind, id }: RecordRef): boolean => row.kind === kind && row.recordId === id

/** Files of a record, newest first. @throws session.forbidden, request.not-found */
export async function attachmentsOf(
  db: Db,
  actor: Staff,
  params: RecordParams,
): Promise<{ attachments: Attachment[] }> {
  await requireRecord(db, actor, refOf(params))
  const rows = await listAttachments(db, refOf(params), MAX_SHOWN)
  return { attachments: rows.map(row => presentAttachment(row, actor)) }
}

/** A file of a record that the caller may read. @throws session.forbidden, request.not-found, attachment.unknown */
async function requireAttachment(db: Db, actor: Staff, params: AttachmentParams): Promise<AttachmentRow> {
  await requireRecord(db, actor, refOf(params))
  const row = await findAttachment(db, params.attachmentId)
  if (!row || row.deletedAt || !isOf(row, refOf(params))) throw appError('attachment.unknown')
  return row
}

async function part(db: Db, { id }: AttachmentRow, from: number): Promise<Buffer> {
  const bytes = await readPart(db, id, from, PART_BYTES)
  // it was deleted meanwhile
  if (!bytes || bytes.length === 0) throw appError('attachment.unknown')
  return bytes
}

async function* partsFrom(db: Db, row: AttachmentRow, first: Buffer): AsyncGenerator<Buffer> {
  yield first
  for (let at = first.length; at < row.size; ) {
    const next = await part(db, row, at)
    yield next
    at += next.length
  }
}

export type AttachedFile = Pick<AttachmentRow, 'name' | 'type' | 'size'> & { chunks: AsyncIterable<Buffer> }

/** The original file, streamed from the database. @throws session.forbidden, request.not-found, attachment.unknown */
export async function attachedFile(db: Db, actor: Staff, params: AttachmentParams): Promise<AttachedFile> {
  const row = await requireAttachment(db, actor, params)
  const { name, type, size } = row
  return { name, type, size, chunks: partsFrom(db, row, await part(db, row, 0)) }
}

/**
 * A picture as WebP, without camera metadata.
 * @throws session.forbidden, request.not-found, attachment.unknown, also for other files
 */
export async function attachedPicture(
  db: Db,
  actor: Staff,
  params: AttachmentParams,
  size: PreviewSize,
): Promise<Buffer> {
  const row = await requireAttachment(db, actor, params)
  if (!isPicture(row.type)) throw appError('attachment.unknown')
  const bytes = await readPart(db, row.id, 0, row.size)
  if (!bytes) throw appError('attachment.unknown')
  return asWebp(bytes, size)
}
