// Staff endpoints for search synonyms.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zLanguage, zMarket, zText } from '../shared/schemas.ts'

const zSynonymLine = z.object({
  id: z.int(),
  market: zMarket,
  language: zLanguage,
  /**
   * `spanner, wrench`: each matches the others; `allen key => hex key`: only from left to right; `planer ~> sander`:
   * the right side where nothing on the left is sold.
   */
  line: z.string(),
  /** False disables the line, also a built-in one. */
  active: z.boolean(),
  who: z.string(),
  updatedAt: z.iso.datetime(),
})
export type SynonymLine = z.output<typeof zSynonymLine>

const zSynonyms = z.object({
  lines: z.array(zSynonymLine),
  /** The active built-in lines. */
  builtIn: z.array(z.string()),
})
export type SynonymList = z.output<typeof zSynonyms>

const one: SynonymLine = {
  id: 7,
  market: 'IN',
  language: 'en',
  line: 'spanner, wrench',
  active: true,
  who: '7b0c6ac8-6cf2-4e5b-8d26-12ad0b6cf1c4',
  updatedAt: '2026-11-20T08:00:00.000Z',
}
const access = 'staff' as const

export const synonymEndpoints = defineEndpoints({
  listSynonyms: {
    method: 'GET',
    path: '/api/admin/search/synonyms',
    access,
    permission: 'synonyms.read',
    summary: 'Lists all lines of synonyms.',
    response: envelope(zSynonyms),
    errors: [],
    example: ok({ lines: [one], builtIn: ['allen key, hex key, allen wrench, hex wrench'] }),
  },
  saveSynonym: {
    method: 'POST',
    path: '/api/admin/search/synonyms',
    access,
    permission: 'synonyms.write',
    summary: 'Adds a line of synonyms, or switches one on or off; searches follow within two seconds.',
    body: z.object({ market: zMarket, language: zLanguage, line: zText(300), active: z.boolean().default(true) }),
    response: envelope(zSynonymLine),
    errors: ['request.invalid'],
    example: ok(one),
  },
  dropSynonym: {
    method: 'DELETE',
    path: '/api/admin/search/synonyms/{id}',
    access,
    permission: 'synonyms.write',
    summary: 'Removes a line of synonyms.',
    params: z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
    response: envelope(z.object({ dropped: z.literal(true) })),
    errors: ['request.not-found'],
    example: ok({ dropped: true as const }),
  },
})
