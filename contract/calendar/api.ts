// The staff endpoint that lists what starts and ends in a market, and which entries clash.

import { z } from 'zod'
import { BUYERS } from '../promotions/kinds.rules.ts'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zDay, zMarket } from '../shared/schemas.ts'
import { CALENDAR_CLASHES, CALENDAR_KINDS } from './clashes.rules.ts'

/** Maximum number of customer groups that an entry names. */
const MAX_NAMED_GROUPS = 3

const zAudience = z.object({
  buyers: z.enum(BUYERS),
  firstOrderOnly: z.boolean(),
  /** Names of the first customer groups, and how many there are; null when it is not for groups. */
  groups: z.object({ names: z.array(z.string()).max(MAX_NAMED_GROUPS), count: z.int() }).nullable(),
})
export type CalendarAudience = z.output<typeof zAudience>

const zEntry = z.object({
  kind: z.enum(CALENDAR_KINDS),
  /** Number, id, key or day that identifies its screen. */
  id: z.string(),
  title: z.string(),
  /** Null when it has no start. */
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  /** For whom it is, for coupons, automatic offers and price lists; otherwise null. */
  audience: zAudience.nullable(),
})
export type CalendarEntry = z.output<typeof zEntry>

const zClash = z.object({
  kind: z.enum(CALENDAR_CLASHES),
  /** Indexes of both in the list of entries. */
  first: z.int(),
  second: z.int(),
})
export type CalendarClash = z.output<typeof zClash>

export const calendarEndpoints = defineEndpoints({
  calendar: {
    method: 'GET',
    path: '/api/admin/session/calendar',
    access: 'staff-own',
    summary:
      'Lists what starts, ends or is active in a market between two days (at most 92 days, the last day excluded), of the kinds whose lists the caller may see, at most 200 of each; also returns at most 100 conflicts.',
    query: z.object({ market: zMarket, from: zDay, until: zDay }),
    response: envelope(
      z.object({
        entries: z.array(zEntry),
        clashes: z.array(zClash),
        /** The kinds that the caller may see. */
        kinds: z.array(z.enum(CALENDAR_KINDS)),
        /** Whether a kind has more entries. */
        more: z.boolean(),
      }),
    ),
    errors: ['session.forbidden'],
    example: ok({
      entries: [
        {
          ...{ kind: 'price' as const, id: '0d4c2d0e-52c5-4f37-9a3b-2f8f3d9a6d10', title: 'Sale of the week' },
          ...{ startsAt: '2026-11-26T18:30:00.000Z', endsAt: '2026-11-29T18:29:00.000Z', audience: null },
        },
      ],
      ...{ clashes: [], kinds: ['price' as const], more: false },
    }),
  },
})
