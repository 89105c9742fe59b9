// Staff endpoints that redirect a search text to a page of the store.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zMarket, zText } from '../shared/schemas.ts'
import { redirectPath } from './redirects.rules.ts'

const access = 'staff' as const
/** Maximum number of redirects per market: all are kept in memory. */
export const MAX_REDIRECTS = 5000

const zRedirect = z.object({
  market: zMarket,
  /** Lower case, single spaces. */
  text: z.string(),
  to: z.string(),
  /** Increases with each change; a change based on an older version is rejected. */
  version: z.int(),
  updatedAt: z.iso.datetime(),
  /** Number of searches for the text since it has the redirect, and the time of the last one. */
  uses: z.int(),
  usedAt: z.iso.datetime().nullable(),
})
export type SearchRedirect = z.output<typeof zRedirect>

const redirect: SearchRedirect = {
  ...{ market: 'IN', text: 'bulk order', to: '/info/bulk-orders', version: 1 },
  ...{ updatedAt: '2026-11-20T08:00:00.000Z', uses: 12, usedAt: '2026-11-25T08:00:00.000Z' },
}
const zSearchText = zText(120)

export const searchRedirectEndpoints = defineEndpoints({
  listSearchRedirects: {
    method: 'GET',
    path: '/api/admin/search/redirects',
    access,
    permission: 'synonyms.read',
    summary:
      'Lists the search texts of a market that redirect to a page, in order, optionally those that contain a text; `after` returns the following page.',
    query: z.object({
      market: zMarket,
      text: zSearchText.optional(),
      after: zSearchText.optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    response: envelope(z.object({ redirects: z.array(zRedirect), next: z.string().nullable() })),
    errors: [],
    example: ok({ redirects: [redirect], next: null }),
  },
  saveSearchRedirect: {
    method: 'POST',
    path: '/api/admin/search/redirects',
    access,
    permission: 'synonyms.write',
    summary:
      'Redirects a search text to a page of the store, in both languages; without a page the text finds products again. Searches follow within seconds.',
    body: z.object({
      market: zMarket,
      text: zSearchText,
      to: zText(500)
        .refine(path => redirectPath(path) !== null, 'A path of a page of this store is expected.')
        .nullable(),
      /** The version that the caller has read; 0 for a text without a redirect. */
      version: z.int().min(0),
    }),
    response: envelope(zRedirect.nullable()),
    errors: ['search.changed-meanwhile', 'content.redirect-loop', 'content.too-many'],
    example: ok(redirect),
  },
})
