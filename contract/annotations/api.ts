// Staff endpoints for notes, tags and assignments on records; customers never see any of it.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zMarket, zText, zUuid } from '../shared/schemas.ts'
import { ASSIGNED_KINDS, NOTE_MAX, RECORD_KINDS, TAG_MAX } from './kinds.rules.ts'
import { MENTIONS_MAX } from './notifications.rules.ts'

const access = 'staff' as const
const zKind = z.enum(RECORD_KINDS)
const record = { recordKind: zKind }
/** Names a record. */
export const zRecordParams = z.object({
  ...record,
  /**
   * Number of an order, return, quote request or ticket; id of a customer, coupon, lead or dispute; MSN of a product; code
   * of a seller; market and key of an article or page, such as `IN:info:shipping`.
   */
  recordId: z
    .string()
    .regex(
      /^([1-9]\d{0,14}|MSN[0-9A-Z]{8}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[A-Za-z0-9][A-Za-z0-9-]{1,59}|(IN|AE):[a-z0-9:-]{1,300})$/,
      'A number, an id, an MSN, the code of a seller, or the market and key of a document.',
    ),
})
const params = zRecordParams
const noteParams = params.extend({ noteId: zUuid })

const zMember = z.object({ staffId: zUuid, name: z.string() })
export type Assignee = z.output<typeof zMember>

const zNote = z.object({
  noteId: zUuid,
  text: z.string(),
  /** Name of the member or API key that wrote it, at that time. */
  author: z.string(),
  /** Whether the caller wrote it and may change it. */
  own: z.boolean(),
  /** Increases with each change of the text. */
  version: z.int(),
  at: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
})
export type RecordNote = z.output<typeof zNote>

const zAnnotations = z.object({
  tags: z.array(z.string()),
  /** The responsible member; null for nobody, and for kinds that are assigned in another way. */
  assignee: zMember.nullable(),
  /** Whether the caller follows the record. */
  following: z.boolean(),
})
export type Annotations = z.output<typeof zAnnotations>

/** One line: a tag is shown within a row. */
export const zLabel = z
  .string()
  .trim()
  .min(1, 'Required.')
  .max(TAG_MAX, `At most ${TAG_MAX} characters.`)
  // neither control characters nor those that change the text direction
  .regex(/^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u, 'A label is one line of text.')
const noteText = {
  note: zText(NOTE_MAX),
  /** Members mentioned in the text as `@` and their name; each is notified once. */
  mentions: z.array(zUuid).max(MENTIONS_MAX).default([]),
}
const errors = ['request.not-found'] as const
const noteErrors = [...errors, 'note.unknown', 'note.not-own'] as const

const member: Assignee = { staffId: '6b7f2c7e-9a34-4a0e-8c57-1f6a2f0c9b11', name: 'Nadia Khan' }
const annotations: Annotations = { tags: ['Call first', 'VIP'], assignee: member, following: false }
const note: RecordNote = {
  noteId: '4a3a8f57-4f3e-4e6f-9a0a-5c5f2f9d8e77',
  ...{ text: 'Asked to be called before delivery.', author: 'Nadia Khan', own: true, version: 1 },
  ...{ at: '2026-11-24T06:12:00.000Z', editedAt: null },
}

const noteEndpoints = defineEndpoints({
  recordNotes: {
    method: 'GET',
    path: '/api/admin/annotations/{recordKind}/{recordId}/notes',
    access,
    permission: 'notes.read',
    summary: 'Lists the notes on a record, newest first. To get the next page, pass `next` as `before`.',
    params,
    query: z.object({
      before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
      limit: z.coerce.number().int().min(1).max(50).default(20),
    }),
    response: envelope(z.object({ notes: z.array(zNote), next: z.int().nullable() })),
    errors,
    example: ok({ notes: [note], next: null }),
  },
  writeNote: {
    method: 'POST',
    path: '/api/admin/annotations/{recordKind}/{recordId}/notes',
    access,
    permission: 'notes.write',
    summary:
      'Adds a note to a record; for a customer this also requires `customers.note`. The caller chooses the id, so repeating the request does not add a second note.',
    params,
    body: z.object({ noteId: zUuid, ...noteText }),
    response: envelope(zNote),
    errors: [...errors, 'request.idempotency', 'staff.unknown'],
    example: ok(note),
  },
  changeNote: {
    method: 'POST',
    path: '/api/admin/annotations/{recordKind}/{recordId}/notes/{noteId}',
    access,
    permission: 'notes.write',
    summary: 'Changes the text of the caller’s own note. Members that it did not mention before are notified.',
    params: noteParams,
    body: z.object({ ...noteText, version: z.int().min(1).max(1_000_000) }),
    response: envelope(zNote),
    errors: [...noteErrors, 'settings.changed-meanwhile', 'staff.unknown'],
    example: ok({ ...note, version: 2, editedAt: '2026-11-24T07:12:00.000Z' }),
  },
  deleteNote: {
    method: 'DELETE',
    path: '/api/admin/annotations/{recordKind}/{recordId}/notes/{noteId}',
    access,
    permission: 'notes.write',
    summary:
      'Deletes the caller’s own note, or with `notes.moderate` anybody’s. The text is removed; the audit log keeps who deleted it. Repeating it changes nothing.',
    params: noteParams,
    response: envelope(z.object({ deleted: z.literal(true) })),
    errors: noteErrors,
    example: ok({ deleted: true as const }),
  },
})

export const annotationEndpoints = defineEndpoints({
  ...noteEndpoints,
  recordAnnotations: {
    method: 'GET',
    path: '/api/admin/annotations/{recordKind}/{recordId}',
    access,
    permission: 'notes.read',
    summary: 'Returns the tags of a record and the member responsible for it.',
    params,
    response: envelope(zAnnotations),
    errors,
    example: ok(annotations),
  },
  addTag: {
    method: 'POST',
    path: '/api/admin/annotations/{recordKind}/{recordId}/tags',
    access,
    permission: 'notes.write',
    summary:
      'Adds a tag to a record; a tag that is already in use keeps its spelling, regardless of case. Repeating it changes nothing.',
    params,
    body: z.object({ label: zLabel }),
    response: envelope(zAnnotations),
    errors: [...errors, 'record.too-many-tags'],
    example: ok(annotations),
  },
  removeTag: {
    method: 'POST',
    path: '/api/admin/annotations/{recordKind}/{recordId}/tags/remove',
    access,
    permission: 'notes.write',
    summary: 'Removes a tag from a record. Repeating it changes nothing.',
    params,
    body: z.object({ label: zLabel }),
    response: envelope(zAnnotations),
    errors,
    example: ok({ ...annotations, tags: ['VIP'] }),
  },
  followRecord: {
    method: 'POST',
    path: '/api/admin/annotations/{recordKind}/{recordId}/follow',
    access,
    permission: 'notes.read',
    summary:
      'Follows or unfollows a record; followers are notified of its notes and state changes. Repeating it changes nothing. API keys cannot follow records.',
    params,
    body: z.object({ follow: z.boolean() }),
    response: envelope(zAnnotations),
    errors: [...errors, 'session.login-required'],
    example: ok({ ...annotations, following: true }),
  },
  assignRecord: {
    method: 'POST',
    path: '/api/admin/annotations/{recordKind}/{recordId}/assignment',
    access,
    permission: 'notes.write',
    summary:
      'Assigns a record to a member, or to nobody. `before` is the responsible member as last read by the caller; when that has changed, nothing is saved.',
    params: params.extend({ recordKind: z.enum(ASSIGNED_KINDS) }),
    body: z.object({ staffId: zUuid.nullable(), before: zUuid.nullable() }),
    response: envelope(zAnnotations),
    errors: [...errors, 'staff.unknown', 'record.assigned-meanwhile'],
    example: ok(annotations),
  },
  tagsInUse: {
    method: 'GET',
    path: '/api/admin/annotationTags',
    access,
    permission: 'notes.read',
    summary: 'Lists the tags in use on records of a kind in a market, by name, at most 200; `text` filters by prefix.',
    query: z.object({ ...record, market: zMarket, text: zText(TAG_MAX).optional() }),
    response: envelope(z.object({ labels: z.array(z.string()) })),
    errors: [],
    example: ok({ labels: ['Call first', 'VIP'] }),
  },
  assignees: {
    method: 'GET',
    path: '/api/admin/annotationAssignees',
    access,
    permission: 'notes.read',
    summary:
      'Lists the members of staff who can be made responsible for a record of a kind in a market or mentioned in a note on it, by name.',
    query: z.object({ ...record, market: zMarket }),
    response: envelope(z.object({ members: z.array(zMember) })),
    errors: [],
    example: ok({ members: [member] }),
  },
})
