// Staff endpoints to set up the sources from which import files are fetched on a schedule.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zMarket, zText, zUuid } from '../shared/schemas.ts'
import { FETCH_PROBLEMS, FETCH_STATES, RETIRED_MAX, RHYTHMS, SOURCE_FORMATS } from './sources.rules.ts'

const access = 'staff' as const
const read = 'imports.read' as const
const write = 'imports.write' as const
const params = z.object({ sourceId: zUuid })
const zVersion = z.int().min(1)

const zFetch = z.object({
  fetchId: z.int(),
  state: z.enum(FETCH_STATES),
  problem: z.enum(FETCH_PROBLEMS).nullable(),
  /** Response status, reason of a failed import, or the limit that was exceeded; empty when there is none. */
  detail: z.string(),
  /** Who requested it; null when it was scheduled. */
  askedBy: z.string().nullable(),
  begunAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  /** Size of the file; null when none was received. */
  bytes: z.int().nullable(),
  /** The dry run of the file, and the import that applied it. */
  importId: z.uuid().nullable(),
  appliedId: z.uuid().nullable(),
})
export type ImportFetch = z.output<typeof zFetch>

const zSource = z.object({
  sourceId: z.uuid(),
  market: zMarket,
  name: z.string(),
  address: z.string(),
  /** For HTTP basic authentication; the password is never returned. */
  username: z.string().nullable(),
  format: z.enum(SOURCE_FORMATS),
  /** Name of a saved mapping; null uses the headings of the file. */
  mapping: z.string().nullable(),
  every: z.enum(RHYTHMS),
  atMinute: z.int(),
  weekday: z.int(),
  applies: z.boolean(),
  maxRejectedPercent: z.int(),
  maxRetired: z.int(),
  state: z.enum(['active', 'paused']),
  /** `restored`: it came back from the bin, without its password. */
  pausedWhy: z.enum(['staff', 'failures', 'restored']).nullable(),
  pausedAt: z.iso.datetime().nullable(),
  /** Number of consecutive failures. */
  failures: z.int(),
  /** Null while it is paused. */
  nextAt: z.iso.datetime().nullable(),
  /** Whether a fetch is waiting or running. */
  underWay: z.boolean(),
  /** Increases with each change; changes based on an older version are rejected. */
  version: z.int(),
  lastFetch: zFetch.nullable(),
  /** The last fetch that received a file different from the previous one. */
  lastFile: zFetch.nullable(),
})
export type ImportSource = z.output<typeof zSource>

const zInput = z.strictObject({
  name: zText(80),
  /** An https URL; http only for localhost, and not in production mode. */
  address: zText(500),
  /** For HTTP basic authentication; null when the URL needs none. */
  username: zText(200)
    .refine(text => !text.includes(':'), 'A colon cannot be part of it.')
    .nullable(),
  /** When omitted, the stored one is kept, unless the server or the user changes. */
  password: zText(200).optional(),
  format: z.enum(SOURCE_FORMATS),
  mapping: zText(60).nullable(),
  every: z.enum(RHYTHMS),
  /** Minutes after midnight in the time zone of the market; for hourly fetches, minutes after the hour. */
  atMinute: z.int().min(0).max(1439),
  /** Monday is 1; only used for weekly fetches. */
  weekday: z.int().min(1).max(7),
  /** Whether a file within the limits is applied automatically. */
  applies: z.boolean(),
  maxRejectedPercent: z.int().min(0).max(100),
  /** Products that the file deactivates. */
  maxRetired: z.int().min(0).max(RETIRED_MAX),
})
export type ImportSourceInput = z.output<typeof zInput>

const fetched: ImportFetch = {
  ...{ fetchId: 812, state: 'applied', problem: null, detail: '', askedBy: null, bytes: 48_210 },
  ...{ begunAt: '2026-11-28T00:30:00.000Z', endedAt: '2026-11-28T00:30:09.000Z' },
  importId: '7d0b5a52-5d0c-4b43-9a61-0f6f4f7f7c11',
  appliedId: '7d0b5a52-5d0c-4b43-9a61-0f6f4f7f7c12',
}
const source: ImportSource = {
  ...{ sourceId: '5e0c2d8a-5a0c-4b0e-9d2e-6a3a54f0c1b7', market: 'IN', name: 'Price list of Shakti' },
  ...{ address: 'https://shakti.example/prices.csv', username: 'karkhana', format: 'csv', mapping: 'office-feed' },
  ...{ every: 'day', atMinute: 360, weekday: 1, applies: true, maxRejectedPercent: 5, maxRetired: 20 },
  ...{ state: 'active', pausedWhy: null, pausedAt: null, failures: 0, nextAt: '2026-11-29T00:30:00.000Z' },
  ...{ underWay: false, version: 1, lastFetch: fetched, lastFile: fetched },
}
const paused = { ...source, state: 'paused' as const, pausedWhy: 'staff' as const, nextAt: null }

export const importSourceEndpoints = defineEndpoints({
  listImportSources: {
    method: 'GET',
    path: '/api/admin/importSources',
    access,
    permission: read,
    summary: 'Lists the import sources of a market by name, each with its last fetch, without passwords.',
    query: z.object({ market: zMarket }),
    response: envelope(z.object({ sources: z.array(zSource) })),
    errors: [],
    example: ok({ sources: [source] }),
  },
  readImportSource: {
    method: 'GET',
    path: '/api/admin/importSources/{sourceId}',
    access,
    permission: read,
    summary: 'Returns an import source.',
    params,
    response: envelope(zSource),
    errors: ['import-source.unknown'],
    example: ok(source),
  },
  createImportSource: {
    method: 'POST',
    path: '/api/admin/importSources',
    access,
    permission: write,
    summary:
      'Creates an import source. The caller chooses the id, so repeating the request does not create a second one.',
    body: zInput.extend({ sourceId: zUuid, market: zMarket }),
    response: envelope(zSource),
    errors: [
      ...(['import-source.address', 'import-source.password', 'import-source.mapping'] as const),
      ...(['import-source.too-many', 'request.idempotency'] as const),
    ],
    example: ok(source),
  },
  changeImportSource: {
    method: 'POST',
    path: '/api/admin/importSources/{sourceId}',
    access,
    permission: write,
    summary: 'Changes an import source. The next fetch processes its file even if it is the same as the last one.',
    params,
    body: zInput.extend({ version: zVersion }),
    response: envelope(zSource),
    errors: [
      ...(['import-source.unknown', 'import-source.address', 'import-source.password'] as const),
      ...(['import-source.mapping', 'settings.changed-meanwhile'] as const),
    ],
    example: ok({ ...source, version: 2 }),
  },
  fetchImportSource: {
    method: 'POST',
    path: '/api/admin/importSources/{sourceId}/fetch',
    access,
    permission: write,
    summary:
      'Fetches the file immediately, even if the source is paused. Repeating it while a fetch is waiting or running changes nothing.',
    params,
    response: envelope(zSource),
    errors: ['import-source.unknown'],
    example: ok({ ...source, underWay: true }),
  },
  pauseImportSource: {
    method: 'POST',
    path: '/api/admin/importSources/{sourceId}/pause',
    access,
    permission: write,
    summary:
      'Pauses a source; a file that is being checked is no longer applied automatically. Repeating it changes nothing.',
    params,
    response: envelope(zSource),
    errors: ['import-source.unknown'],
    example: ok({ ...paused, pausedAt: '2026-11-28T06:00:00.000Z' }),
  },
  resumeImportSource: {
    method: 'POST',
    path: '/api/admin/importSources/{sourceId}/resume',
    access,
    permission: write,
    summary: 'Resumes the schedule of a paused source. Repeating it changes nothing.',
    params,
    response: envelope(zSource),
    errors: ['import-source.unknown'],
    example: ok(source),
  },
  deleteImportSource: {
    method: 'DELETE',
    path: '/api/admin/importSources/{sourceId}',
    access,
    permission: write,
    summary: 'Deletes a source with its password and history; its imports are kept.',
    params,
    response: envelope(z.object({ deleted: z.literal(true) })),
    errors: ['import-source.unknown'],
    example: ok({ deleted: true as const }),
  },
  listImportFetches: {
    method: 'GET',
    path: '/api/admin/importSources/{sourceId}/fetches',
    access,
    permission: read,
    summary:
      'Lists the fetches of a source in the last 30 days, newest first, 50 per page; `before` gets the next page.',
    params,
    query: z.object({ before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional() }),
    response: envelope(z.object({ fetches: z.array(zFetch), next: z.int().nullable() })),
    errors: ['import-source.unknown'],
    example: ok({ fetches: [fetched], next: null }),
  },
})
