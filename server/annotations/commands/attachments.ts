// Files on records: attached by members and API keys, deleted by their author or by a moderator of notes.

import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import {
  ATTACHMENT_BYTES,
  ATTACHMENTS_MAX,
  ATTACHMENTS_PER_DAY,
  type AttachmentType,
} from '../../../contract/annotations/attachments.rules.ts'
import type { Attachment } from '../../../contract/annotations/attachments-api.ts'
import { pictureFormat } from '../../media/service.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { type RecordParams, refOf, requireRecord } from '../queries/annotations.ts'
import { type AttachmentParams, isOf, presentAttachment } from '../queries/attachments.ts'
import {
  countAttachedBy,
  countAttachments,
  emptyAttachment,
  findAttachment,
  insertAttachment,
  lockAttachment,
  type NewAttachment,
} from '../repository/attachments.ts'
import { hold } from '../repository/records.ts'
import { contentKindOf, fitsName, textTypeOf } from '../rules/attached-files.ts'
import { changeRecord, mayModerate, requireNoter } from './writing.ts'

const DAY_MS = 24 * 60 * 60_000

/**
 * Reads a request body, stopping once it is too large.
 * @throws attachment.size, request.invalid if the body is cut off
 */
async function received(body: Readable): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  try {
    // destroying the stream would close the connection before the error response is sent
    for await (const part of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += part.length
      if (size > ATTACHMENT_BYTES) break
      parts.push(part)
    }
  } catch {
    throw appError('request.invalid', { problems: [{ path: 'body', message: 'The file has not arrived completely.' }] })
  }
  if (size > ATTACHMENT_BYTES) throw appError('attachment.size')
  return Buffer.concat(parts)
}

/** Detects the type of a file from its content. @throws attachment.content, attachment.name */
async function typeOf(bytes: Buffer, name: string): Promise<AttachmentType> {
  const kind = contentKindOf(bytes)
  const format = kind === 'picture' ? await pictureFormat(bytes) : null
  if (kind === null || (kind === 'picture' && format === null)) throw appError('attachment.content')
  const type = kind === 'text' ? textTypeOf(name) : kind === 'picture' ? (`image/${format ?? 'png'}` as const) : kind
  if (!fitsName(type, name)) throw appError('attachment.name')
  return type
}

/**
 * Checks the limits of the record and of its author; locked, so that concurrent uploads cannot exceed them.
 * @throws record.too-many-attachments, attachment.too-many-today
 */
async function requireRoom(tx: Tx, { record, authorId, at }: NewAttachment): Promise<void> {
  await hold(tx, `attachments of ${authorId}`)
  if ((await countAttachments(tx, record)) >= ATTACHMENTS_MAX) throw appError('record.too-many-attachments')
  const since = new Date(at.getTime() - DAY_MS)
  if ((await countAttachedBy(tx, authorId, since)) >= ATTACHMENTS_PER_DAY) throw appError('attachment.too-many-today')
}

const isSame = (stored: { name: string; hash: string; authorId: string }, sent: NewAttachment) =>
  stored.authorId === sent.authorId && stored.name === sent.name && stored.hash === sent.hash

/**
 * Attaches a file to a record. Repeating the same id with the same file changes nothing.
 *
 * @param body bytes of the file, read only after the permission check
 * @throws session.forbidden, request.not-found, attachment.size, attachment.content, attachment.name,
 *   record.too-many-attachments, attachment.too-many-today, request.idempotency if the id belongs to another or a
 *   deleted file
 */
export async function attachFile(
  app: App,
  actor: Staff,
  params: RecordParams,
  { attachmentId, name, body }: { attachmentId: string; name: string; body: Readable },
): Promise<Attachment> {
  requireNoter(actor, params)
  await requireRecord(app.db, actor, refOf(params))
  const bytes = await received(body)
  const type = await typeOf(bytes, name)
  const hash = createHash('sha256').update(bytes).digest('hex')
  return changeRecord(app, actor, params, async (tx, record) => {
    const author = { authorId: actor.staffId, authorName: actor.name, at: actor.now }
    const file = { id: attachmentId, record, name, type, size: bytes.length, hash, ...author }
    describeChange({ after: { attachmentId, name, type, size: bytes.length } })
    const known = await findAttachment(tx, attachmentId)
    if (!known) await requireRoom(tx, file)
    const stored = known ?? (await insertAttachment(tx, file, bytes)) ?? (await findAttachment(tx, attachmentId))
    if (!stored || !isOf(stored, record) || !isSame(stored, file)) throw appError('request.idempotency')
    return presentAttachment(stored, actor)
  })
}

/**
 * Deletes a file. Idempotent.
 * @throws session.forbidden, request.not-found, attachment.unknown, attachment.not-own without the right to moderate
 */
export function deleteAttachment(app: App, actor: Staff, { attachmentId, ...params }: AttachmentParams): Promise<void> {
  requireNoter(actor, params)
  return changeRecord(app, actor, params, async (tx, record) => {
    const row = await lockAttachment(tx, attachmentId)
    if (!row || !isOf(row, record)) throw appError('attachment.unknown')
    if (row.authorId !== actor.staffId && !mayModerate(actor)) throw appError('attachment.not-own')
    const { name } = row
    describeChange({
      before: { attachmentId, ...(name && { name }), deleted: row.deletedAt !== null },
      after: { attachmentId, deleted: true },
    })
    if (!row.deletedAt) await emptyAttachment(tx, attachmentId, actor.now)
  })
}
