// Calls by which staff tune the results of search texts, and see what a change does before it is saved.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zLanguage, zMarket, zMsn, zText } from '../shared/schemas.ts'

const access = 'staff' as const
/** Products that one text can pin, and that it can bury. */
export const MAX_TUNED = 20

const zTuned = z.array(zMsn).max(MAX_TUNED)
const zTuning = z.object({
  market: zMarket,
  /** Lower case, single spaces. */
  text: z.string(),
  /** Come first, in this order. */
  pinned: z.array(z.string()),
  /** Come last. */
  buried: z.array(z.string()),
  /** Counts the changes: one that was made from an older version is rejected. */
  version: z.int(),
  who: z.string(),
  updatedAt: z.iso.datetime(),
})
export type SearchTuning = z.output<typeof zTuning>

const zPreviewed = z.object({
  totalCount: z.int(),
  products: z.array(
    z.object({ msn: z.string(), productName: z.string(), brandName: z.string(), availability: z.string() }),
  ),
})
const zPreview = z.object({ before: zPreviewed, after: zPreviewed })
export type SearchPreview = z.output<typeof zPreview>

const tuning: SearchTuning = {
  ...{ market: 'IN', text: 'drill machine', pinned: ['MSN0000A1B2'], buried: [], version: 1, who: 'operator' },
  updatedAt: '2026-11-20T08:00:00.000Z',
}
const drill = { msn: 'MSN0000A1B2', productName: 'Impact drill 13 mm', brandName: 'Torvik', availability: 'in-stock' }
const zSearchText = zText(120)

export const searchTuningEndpoints = defineEndpoints({
  listSearchTunings: {
    method: 'GET',
    path: '/api/admin/search/tunings',
    access,
    permission: 'synonyms.read',
    summary: 'The search texts of a market whose results are tuned, the last changed first; 500 at most.',
    query: z.object({ market: zMarket }),
    response: envelope(z.object({ tunings: z.array(zTuning) })),
    errors: [],
    example: ok({ tunings: [tuning] }),
  },
  saveSearchTuning: {
    method: 'POST',
    path: '/api/admin/search/tunings',
    access,
    permission: 'synonyms.write',
    summary:
      'Sets what comes first and last for a search text; both empty take the tuning away. Searches follow within seconds.',
    body: z.object({
      market: zMarket,
      text: zSearchText,
      pinned: zTuned,
      buried: zTuned,
      /** That was read; 0 for a text that was not tuned. */
      version: z.int().min(0),
    }),
    response: envelope(zTuning.nullable()),
    errors: ['search.changed-meanwhile', 'search.products'],
    example: ok(tuning),
  },
  previewSearch: {
    method: 'POST',
    path: '/api/admin/search/preview',
    access,
    permission: 'synonyms.read',
    summary:
      'The first results of a text as they are and as a tuning or a line of synonyms would make them. Changes nothing.',
    body: z.object({
      market: zMarket,
      language: zLanguage,
      text: zSearchText,
      /** Instead of what is saved for the text. */
      pinned: zTuned.optional(),
      buried: zTuned.optional(),
      /** Beside the lines that are active. */
      synonyms: zText(300).optional(),
    }),
    response: envelope(zPreview),
    errors: ['request.invalid'],
    example: ok({ before: { totalCount: 1, products: [drill] }, after: { totalCount: 1, products: [drill] } }),
  },
})
