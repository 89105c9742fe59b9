// Staff endpoints to tune the results of search texts, and preview a change before saving.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zLanguage, zMarket, zMsn, zText } from '../shared/schemas.ts'

const access = 'staff' as const
/** Maximum number of products that one text can pin, and that it can bury. */
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
  /** Increases with each change; a change based on an older version is rejected. */
  version: z.int(),
  who: z.string(),
  updatedAt: z.iso.datetime(),
})
export type SearchTuning = z.output<typeof zTuning>

/** Why a product has its rank: points of its matching words, times the factors; 1 means no effect. */
const zWhy = z.object({
  words: z.array(
    z.object({
      word: z.string(),
      /** Matching word forms of the product; empty for part of its part number. */
      forms: z.array(z.string()),
      /** `details` are specifications and descriptions. */
      fields: z.array(z.enum(['title', 'brand', 'category', 'partNumber', 'details'])),
      points: z.number(),
    }),
  ),
  /** Words of the query that it lacks. */
  missing: z.array(z.string()),
  /** Points because the query is its part number. */
  partNumber: z.number(),
  factors: z.object({
    ...{ coverage: z.number(), kind: z.number(), brand: z.number(), category: z.number() },
    ...{ popularity: z.number(), availability: z.number(), title: z.number(), named: z.number() },
  }),
  score: z.number(),
  tuned: z.enum(['pinned', 'buried']).nullable(),
})
export type Why = z.output<typeof zWhy>

const zPreviewed = z.object({
  totalCount: z.int(),
  products: z.array(
    z.object({
      ...{ msn: z.string(), productName: z.string(), brandName: z.string(), availability: z.string() },
      /** Of the changed results, if requested. */
      why: zWhy.nullable(),
    }),
  ),
})
const zPreview = z.object({ before: zPreviewed, after: zPreviewed })
export type SearchPreview = z.output<typeof zPreview>

const tuning: SearchTuning = {
  ...{
    market: 'IN',
    text: 'drill machine',
    pinned: ['MSN0000A1B2'],
    buried: [],
    version: 1,
    who: '7b0c6ac8-6cf2-4e5b-8d26-12ad0b6cf1c4',
  },
  updatedAt: '2026-11-20T08:00:00.000Z',
}
const drill = {
  msn: 'MSN0000A1B2',
  productName: 'Impact drill 13 mm',
  brandName: 'Torvik',
  availability: 'in-stock',
  why: null,
}
const zSearchText = zText(120)

export const searchTuningEndpoints = defineEndpoints({
  listSearchTunings: {
    method: 'GET',
    path: '/api/admin/search/tunings',
    access,
    permission: 'synonyms.read',
    summary: 'Lists the search texts of a market with tuned results, last changed first; 500 at most.',
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
      'Sets which products come first and last for a search text; two empty lists remove the tuning. Searches follow within seconds.',
    body: z.object({
      market: zMarket,
      text: zSearchText,
      pinned: zTuned,
      buried: zTuned,
      /** The version that the caller has read; 0 for a text without a tuning. */
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
      'Previews the first results of a text as they are now and with a tuning or a line of synonyms. Changes nothing.',
    body: z.object({
      market: zMarket,
      language: zLanguage,
      text: zSearchText,
      /** Replaces the saved tuning of the query. */
      pinned: zTuned.optional(),
      buried: zTuned.optional(),
      /** In addition to the active lines. */
      synonyms: zText(300).optional(),
      /** Whether the changed results explain their ranking. */
      explain: z.boolean().default(false),
    }),
    response: envelope(zPreview),
    errors: ['request.invalid'],
    example: ok({ before: { totalCount: 1, products: [drill] }, after: { totalCount: 1, products: [drill] } }),
  },
})
