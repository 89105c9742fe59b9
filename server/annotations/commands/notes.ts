// Notes on records: written by a member of staff, changed and deleted by the same one alone.

import type { RecordNote } from '../../../contract/annotations/api.ts'
import { requirePermission, type Staff } from '../../platform/actor.ts'
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
import { changeRecord } from './writing.ts'

/** Notes on a customer are part of what the customer may ask for: they take a right of their own. @throws session.forbidden */
function requireNoter(actor: Staff, { recordKind }: RecordParams): void {
  if (recordKind === 'customer') requirePermission(actor, 'customers.note')
}

/**
 * Writes a note and tells of it. The same id again, with the same text, changes nothing.
 * @throws session.forbidden, request.not-found, request.idempotency when the id is that of another note,
 *   staff.unknown when one who is mentioned may not read the record
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

/** A note of the caller, locked. @throws note.unknown, note.not-own */
async function lockOwn(tx: Tx, actor: Staff, record: RecordRef, noteId: string): Promise<NoteRow> {
  const row = await lockNote(tx, noteId)
  if (!row || !isOf(row, record)) throw appError('note.unknown')
  if (row.authorId !== actor.staffId) throw appError('note.not-own')
  return row
}

/**
 * Changes an own note and tells those whom it has not mentioned before. @throws session.forbidden, request.not-found,
 * note.unknown, note.not-own, settings.changed-meanwhile, staff.unknown when one who is mentioned may not read the record
 */
export function changeNote(
  app: App,
  actor: Staff,
  { noteId, ...params }: RecordParams & { noteId: string },
  { note, version, mentions }: { note: string; version: number; mentions: string[] },
): Promise<RecordNote> {
  requireNoter(actor, params)
  return changeRecord(app, actor, params, async (tx, record, noted) => {
    const row = await lockOwn(tx, actor, record, noteId)
    if (row.deletedAt) throw appError('note.unknown')
    describeChange({ before: { noteId, version: row.version }, after: { noteId, version: row.version + 1 } })
    if (row.version !== version) {
      // sent again after its response was lost
      if (row.version === version + 1 && row.text === note) return presentNote(row, actor)
      throw appError('settings.changed-meanwhile')
    }
    const fresh = mentions.filter(id => !row.mentioned.includes(id))
    const written = { record, row: noted, text: note, mentions: fresh }
    await addMentioned(tx, noteId, await tellMentioned(tx, actor, written))
    return presentNote(await updateNote(tx, noteId, note, actor.now), actor)
  })
}

/** Deleting it again changes nothing. @throws session.forbidden, request.not-found, note.unknown, note.not-own */
export function deleteNote(
  app: App,
  actor: Staff,
  { noteId, ...params }: RecordParams & { noteId: string },
): Promise<void> {
  requireNoter(actor, params)
  return changeRecord(app, actor, params, async (tx, record) => {
    const row = await lockOwn(tx, actor, record, noteId)
    describeChange({ before: { noteId, deleted: row.deletedAt !== null }, after: { noteId, deleted: true } })
    if (!row.deletedAt) await emptyNote(tx, noteId, actor.now)
  })
}
