// The endpoint with the versions of a record that the caller may read: who changed it and when, and its values then.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zMarket } from '../shared/schemas.ts'
import { HISTORY_KINDS } from './history.rules.ts'

/** Codes, numbers and keys, prefixed with the market where both have them; `*` for the market itself. */
const zRecordId = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9 ._*-]{0,99}$/, 'As the audit log names the record.')
const zValues = z.record(z.string(), z.unknown()).nullable()

const zRecordVersion = z.object({
  /** Number of its entry in the audit log. */
  seq: z.int(),
  at: z.iso.datetime(),
  /** The member or program that made it, by its name at that time. */
  whoName: z.string(),
  /** The record before and after the change; null before it was created and after it was deleted. */
  before: zValues,
  after: zValues,
})
export type RecordVersion = z.output<typeof zRecordVersion>

const example: RecordVersion = {
  ...{ seq: 4711, at: '2026-11-23T08:31:12.000Z', whoName: 'Meera Iyer' },
  before: { market: 'IN', itemDays: 90, version: 1 },
  after: { market: 'IN', itemDays: 60, version: 2 },
}

export const historyEndpoints = defineEndpoints({
  recordHistory: {
    method: 'GET',
    path: '/api/admin/session/history/{recordKind}/{recordId}',
    access: 'staff-own',
    summary:
      'Lists the versions of a record from the audit log, newest first, for callers who may read such records; `before` returns the following page.',
    params: z.object({ recordKind: z.enum(HISTORY_KINDS), recordId: zRecordId }),
    query: z.object({
      market: zMarket,
      /** Number of the last version on the previous page. */
      before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
      limit: z.coerce.number().int().min(1).max(50).default(20),
    }),
    response: envelope(z.object({ versions: z.array(zRecordVersion), more: z.boolean() })),
    errors: ['session.forbidden'],
    example: ok({ versions: [example], more: false }),
  },
})
