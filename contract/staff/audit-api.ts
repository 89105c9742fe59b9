// Endpoints of the audit log: what staff changed, who, when and from where.

import { z } from 'zod'
import { defineEndpoints, envelope, ok, zFileStream } from '../shared/endpoint.ts'
import { zText } from '../shared/schemas.ts'

const access = 'staff' as const

const zEntry = z.object({
  /** Number in the chain. */
  seq: z.int(),
  at: z.iso.datetime(),
  /**
   * staff:<id>, staff:key:<id> for an API key, or `command line` for a command on the server; staff:operator in entries
   * of earlier versions.
   */
  who: z.string(),
  /** Name of the person or of the key at that time. */
  whoName: z.string(),
  ip: z.string(),
  requestId: z.string(),
  /** Method and path of the call, such as POST /api/admin/orders/{orderNumber}/confirm. */
  call: z.string(),
  /** Kind and id of the record, such as order and 100001; empty for calls without one. */
  recordKind: z.string(),
  recordId: z.string(),
  /** The input, without secrets and personal data. */
  input: z.unknown(),
  before: z.unknown(),
  after: z.unknown(),
  /** SHA-256 in hexadecimal over the previous entry's hash and this entry. */
  hash: z.string(),
})
export type AuditEntry = z.output<typeof zEntry>

const filter = {
  who: zText(100).optional(),
  /** Prefix of method and path: `POST /api/admin/orders/`. */
  call: zText(200).optional(),
  recordKind: zText(60).optional(),
  recordId: zText(200).optional(),
  from: z.iso.datetime().optional(),
  until: z.iso.datetime().optional(),
}
/** Filters of the entries; all given ones must match. */
const zFilter = z.object(filter)
export type AuditFilter = z.output<typeof zFilter>

const entry: AuditEntry = {
  seq: 4711,
  at: '2026-11-23T08:31:12.000Z',
  who: 'staff:7b0c6ac8-6cf2-4e5b-8d26-12ad0b6cf1c4',
  whoName: 'Meera Iyer',
  ip: '203.0.113.9',
  requestId: '0b6f6d0e-7f2b-4a55-9a0f-3f4be0c4c1de',
  call: 'POST /api/admin/orders/{orderNumber}/confirm',
  recordKind: 'order',
  recordId: '100001',
  input: { params: { orderNumber: 100001 } },
  before: null,
  after: null,
  hash: 'd2c7b8b1a3f0f1f5b7d0a9c0c3b1e6b5a1f4f7c7d8e9a0b1c2d3e4f5a6b7c8d9',
}

export const auditEndpoints = defineEndpoints({
  auditLog: {
    method: 'GET',
    path: '/api/admin/audit',
    access,
    permission: 'audit.read',
    summary: 'Lists the changes made by staff, newest first; `before` returns the following page.',
    query: z.object({
      ...filter,
      /** Number of the last entry on the previous page. */
      before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    response: envelope(z.object({ entries: z.array(zEntry), more: z.boolean() })),
    errors: [],
    example: ok({ entries: [entry], more: false }),
  },
  auditLogFile: {
    method: 'GET',
    path: '/api/admin/audit.csv',
    access,
    permission: 'audit.read',
    summary: 'Exports the same changes as CSV, oldest first, without a limit.',
    query: zFilter,
    response: zFileStream,
    file: 'text/csv; charset=utf-8',
    errors: [],
    example: { name: 'audit.csv', chunks: (async function* () {})() },
    perMinute: 10,
  },
})
