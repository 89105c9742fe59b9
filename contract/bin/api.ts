// Staff endpoints of the bin: recently deleted records, who deleted them and when, and how to restore them.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zMarket } from '../shared/schemas.ts'
import { BIN_DAYS, BIN_KINDS } from './kinds.rules.ts'

const access = 'staff-own' as const

const zEntry = z.object({
  binId: z.int(),
  kind: z.enum(BIN_KINDS),
  /** Null for records of both markets. */
  market: zMarket.nullable(),
  name: z.string(),
  /** Name of who deleted it, at that time. */
  whoName: z.string(),
  deletedAt: z.iso.datetime(),
  /** When it is deleted permanently. */
  goneAt: z.iso.datetime(),
})
export type BinEntry = z.output<typeof zEntry>

const example: BinEntry = {
  ...{ binId: 12, kind: 'place-rule', market: 'IN', name: '79', whoName: 'Meera Iyer' },
  ...{ deletedAt: '2026-11-24T06:30:00.000Z', goneAt: '2026-12-24T06:30:00.000Z' },
}
const zId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)

export const binEndpoints = defineEndpoints({
  listBin: {
    method: 'GET',
    path: '/api/admin/session/bin',
    access,
    summary: `Lists what was deleted in a market in the last ${BIN_DAYS} days, of the kinds that the caller may see, latest first; \`before\` gets the next page.`,
    query: z.object({
      market: zMarket,
      kind: z.enum(BIN_KINDS).optional(),
      before: zId.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    response: envelope(z.object({ entries: z.array(zEntry), next: z.int().nullable() })),
    errors: ['session.forbidden'],
    example: ok({ entries: [example], next: null }),
  },
  restoreFromBin: {
    method: 'POST',
    path: '/api/admin/session/bin/{binId}/restore',
    access,
    summary:
      'Restores a deleted record; requires permission to change such records. Repeating it changes nothing. When its code, name or day is in use by now, nothing is restored.',
    params: z.object({ binId: zId }),
    body: z.object({}),
    response: envelope(zEntry),
    errors: [
      ...(['session.forbidden', 'staff.confirm', 'bin.unknown', 'bin.taken', 'bin.full'] as const),
      ...(['content.redirect-loop', 'catalog.category-unknown'] as const),
    ],
    example: ok(example),
  },
})
