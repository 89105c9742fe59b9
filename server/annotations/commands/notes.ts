// Notes on records: written by a member of staff, changed only by their author, deleted by the author or a moderator.

import type { RecordNote } from '../../../contract/annotations/api.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { presentNote, type RecordParams } from '../queries/annotations.ts'
import {
  addMentioned,
  emptyNote,
  findNote,
  insertNote,
  lockNote,
  type NoteRow,
  type RecordRef,
  updateNote,
} from '../repository/notes.ts'
import { tellMentioned, tellOfNote } from './notify.ts'
import { changeRecord, mayModerate, requireNoter } from './writing.ts'

/**
 * Writes a note and notifies members of it. Repeating the same id with the same text changes nothing.
 * @throws session.forbidden, request.not-found, request.idempotency if the id belongs to another note, staff.unknown
 *   if a mentioned member may not read the record
 */
export function writeNote(
  app: App,
  actor: Staff,
  params: RecordParams,
  { noteId, note, mentions }: { noteId: string; note: string; mentions: string[] },
): Promise<RecordNote> {
  requireNoter(actor, params)
  return changeRecord(app, actor, params, async (tx, record, row) => {
    const { staffId, name, now } = actor
    const author = { authorId: staffId, authorName: name }
    const written = await insertNote(tx, { id: noteId, record, text: note, ...author, at: now })
    const stored = written ?? (await findNote(tx, noteId))
    if (!stored || !isOf(stored, record) || stored.authorId !== staffId || stored.text !== note)
      throw appError('request.idempotency')
    if (written) await addMentioned(tx, noteId, await tellOfNote(tx, actor, { record, row, text: note, mentions }))
    describeChange({ after: { noteId } })
    return presentNote(stored, actor)
  })
}

const isOf = (row: NoteRow, { kind, id }: RecordRef) => row.kind === kind && row.recordId === id

/** A note of the record, locked. @throws note.unknown */
async function lockOf(tx: Tx, record: RecordRef, noteId: string): Promise<NoteRow> {
  const row = await lockNote(tx, noteId)
  if (!row || !isOf(row, record)) throw appError('note.unknown')
  return row
}

/**
 * Changes one of the caller's own notes and notifies members mentioned for the first time.
 * @throws session.forbidden, request.not-found, note.unknown, note.not-own, settings.changed-meanwhile, staff.unknown
 *   if a mentioned member may not read the record
 */
export function changeNote(
  app: App,
  actor: Staff,
  { noteId, ...params }: RecordParams & { noteId: string },
  { note, version, mentions }: { note: string; version: number; mentions: string[] },
): Promise<RecordNote> {
  requireNoter(actor, params)
  return changeRecord(app, actor, params, async (tx, record, noted) => {
    const row = await lockOf(tx, record, noteId)
    if (row.authorId !== actor.staffId) throw appError('note.not-own')
    if (row.deletedAt) throw appError('note.unknown')
    describeChange({ before: { noteId, version: row.version }, after: { noteId, version: row.version + 1 } })
    if (row.version !== version) {
      // a retry after a lost response
      if (row.version === version + 1 && row.text === note) return presentNote(row, actor)
      throw appError('settings.changed-meanwhile')
    }
    const fresh = mentions.filter(id => !row.mentioned.includes(id))
    const written = { record, row: noted, text: note, mentions: fresh }
    await addMentioned(tx, noteId, await tellMentioned(tx, actor, written))
    return presentNote(await updateNote(tx, noteId, note, actor.now), actor)
  })
}

/**
 * Deletes one of the caller's own notes, or any note with the right to moderate. Idempotent.
 * @throws session.forbidden, request.not-found, note.unknown, note.not-own
 */
export function deleteNote(
  app: App,
  actor: Staff,
  { noteId, ...params }: RecordParams & { noteId: string },
): Promise<void> {
  requireNoter(actor, params)
  return changeRecord(app, actor, params, async (tx, record) => {
    const row = await lockOf(tx, record, noteId)
    if (row.authorId !== actor.staffId && !mayModerate(actor)) throw appError('note.not-own')
    describeChange({ before: { noteId, deleted: row.deletedAt !== null }, after: { noteId, deleted: true } })
    if (!row.deletedAt) await emptyNote(tx, noteId, actor.now)
  })
}
