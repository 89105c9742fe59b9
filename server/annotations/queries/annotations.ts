// Reads the annotations of a record for staff, and finds the record with the check of rights and markets.

import type { Annotations, annotationEndpoints, RecordNote } from '../../../contract/annotations/api.ts'
import { RECORD_READ, type RecordKind } from '../../../contract/annotations/kinds.rules.ts'
import type { HandlerInput } from '../../../contract/shared/endpoint.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { requirePermission, type Staff } from '../../platform/actor.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { colleaguesWith } from '../../staff/service.ts'
import { findAssignee } from '../repository/assignments.ts'
import { isFollowed } from '../repository/follows.ts'
import { listNotes, type NoteRow, type RecordRef } from '../repository/notes.ts'
import { findRecord, type RecordRow } from '../repository/records.ts'
import { listTags, listTagsInUse } from '../repository/tags.ts'
import { isIdOf, keyOf } from '../rules/records.ts'

const TAGS_SHOWN = 200

export interface RecordParams {
  recordKind: RecordKind
  recordId: string
}

export const refOf = ({ recordKind, recordId }: RecordParams): RecordRef => ({ kind: recordKind, id: recordId })

/**
 * The record, if the caller may read it; one of another market is not found.
 * @throws session.forbidden, request.not-found
 */
export async function requireRecord(db: Db, actor: Staff, { kind, id }: RecordRef): Promise<RecordRow> {
  requirePermission(actor, RECORD_READ[kind])
  const row = isIdOf(kind, id) ? await findRecord(db, kind, id) : null
  if (!row || !actor.markets.includes(row.market)) throw appError('request.not-found')
  return row
}

export const presentNote = (row: NoteRow, { staffId }: Pick<Staff, 'staffId'>): RecordNote => ({
  ...{ noteId: row.id, text: row.text, author: row.authorName, own: row.authorId === staffId, version: row.version },
  at: row.at.toISOString(),
  editedAt: row.editedAt?.toISOString() ?? null,
})

/**
 * Tags and responsible member of a record already found, and whether the caller follows it (never true for an API
 * key).
 */
export async function readAnnotations(db: Db, record: RecordRef, actor: Staff): Promise<Annotations> {
  const [tags, assignee, following] = await Promise.all([
    ...([listTags(db, record), findAssignee(db, record)] as const),
    actor.sessionId === null ? false : isFollowed(db, record, actor.staffId),
  ])
  return { tags: tags.map(({ label }) => label), assignee, following }
}

/** @throws session.forbidden, request.not-found */
export async function annotationsOf(db: Db, actor: Staff, params: RecordParams): Promise<Annotations> {
  await requireRecord(db, actor, refOf(params))
  return readAnnotations(db, refOf(params), actor)
}

/** Notes on a record, newest first. @throws session.forbidden, request.not-found */
export async function notesOf(
  db: Db,
  actor: Staff,
  params: RecordParams,
  { before, limit }: HandlerInput<(typeof annotationEndpoints)['recordNotes']>['query'],
): Promise<{ notes: RecordNote[]; next: number | null }> {
  const record = refOf(params)
  await requireRecord(db, actor, record)
  const rows = await listNotes(db, record, { before: before ?? null, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  return {
    notes: shown.map(row => presentNote(row, actor)),
    next: rows.length > limit ? (shown.at(-1)?.seq ?? null) : null,
  }
}

interface KindQuery {
  recordKind: RecordKind
  market: Market
}

/** Tags in use. @throws session.forbidden */
export async function tagsInUse(
  db: Db,
  actor: Staff,
  { recordKind, market, text = '' }: KindQuery & { text?: string | undefined },
): Promise<{ labels: string[] }> {
  requirePermission(actor, RECORD_READ[recordKind])
  return { labels: await listTagsInUse(db, { market, kind: recordKind, prefix: keyOf(text), limit: TAGS_SHOWN }) }
}

/**
 * Members who may read records of a kind and their notes, and so may be responsible for one or mentioned.
 * @throws session.forbidden
 */
export async function assigneesOf(db: Db, actor: Staff, { recordKind, market }: KindQuery) {
  const permission = RECORD_READ[recordKind]
  requirePermission(actor, permission)
  return { members: await colleaguesWith(db, market, permission, 'notes.read') }
}
