// The staff endpoint that shows what shoppers search for, and what is not found.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zMarket } from '../shared/schemas.ts'
import { SEARCH_PERIODS, SEARCH_VIEWS } from './counts.rules.ts'

const zCountedText = z.object({
  /** Lower case, single spaces. */
  text: z.string(),
  searches: z.int(),
  /** Number of these searches without results. */
  empty: z.int(),
  lastAt: z.iso.datetime(),
})
export type CountedText = z.output<typeof zCountedText>

export const searchCountEndpoints = defineEndpoints({
  listSearchedTexts: {
    method: 'GET',
    path: '/api/admin/search/texts',
    access: 'staff',
    permission: 'synonyms.read',
    summary:
      'Lists the texts that shoppers have searched for on the store’s pages, most frequent first; `after` returns the following page. The same text from the same address counts once in half an hour.',
    query: z.object({
      market: zMarket,
      days: z.coerce.number().pipe(z.literal(SEARCH_PERIODS)).default(28),
      view: z.enum(SEARCH_VIEWS).default('all'),
      after: z
        .string()
        .max(140)
        .regex(/^[1-9]\d{0,9} \S/, 'The value of next is expected.')
        .optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    response: envelope(z.object({ texts: z.array(zCountedText), next: z.string().nullable() })),
    errors: [],
    example: ok({
      texts: [{ text: 'hex bolt m8', searches: 41, empty: 0, lastAt: '2026-11-25T08:00:00.000Z' }],
      next: null,
    }),
  },
})
