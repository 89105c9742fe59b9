// Sponsored products of active campaigns, and best-selling categories.

import type { CategoryLink } from '../../../contract/catalog/schemas.ts'
import type { Sponsored } from '../../../contract/merchandising/api.ts'
import { categoryLinkOf, referenceData } from '../../catalog/service.ts'
import { campaignFor } from '../../content/service.ts'
import type { Actor } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { categoryCounts, indexReady } from '../../search/service.ts'

/** Number of best sellers considered. */
const BEST_SELLERS = 200

/**
 * The leaf categories of the best sellers, weighted by sales rank. Costs no statement.
 */
export async function mostSoldCategories(
  app: App,
  actor: Actor,
  { category, size }: { category?: string; size: number },
): Promise<CategoryLink[]> {
  await indexReady(app)
  const { categories } = await referenceData(app)
  const { market, language } = actor
  const { msns } = await app.ports.search.search({
    market,
    language,
    categoryCode: category,
    sort: 'popularity',
    page: 0,
    size: BEST_SELLERS,
    facets: [],
  })
  const places = await app.ports.search.categoryPaths(msns)
  const weights = new Map<string, number>()
  for (const [rank, msn] of msns.entries()) {
    const code = places[msn]?.at(-1) ?? ''
    weights.set(code, (weights.get(code) ?? 0) + 1 / (rank + 10))
  }
  const counts = await categoryCounts(app, market)
  return [...weights]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .flatMap(([code]) => categories.get(code) ?? [])
    .slice(0, size)
    .map(one => categoryLinkOf(one, language, counts[one.code] ?? 0))
}

/** Products of the active campaign of a category or search listing. */
export async function sponsoredProducts(
  app: App,
  actor: Actor,
  { category, size }: { category?: string; size: number },
): Promise<Sponsored> {
  const placement = category ? 'listing-top' : 'search-top'
  const campaign = await campaignFor(app, actor, { placement, categoryCode: category })
  if (!campaign) return { campaign: null, products: [] }
  const { campaignId, title, link, products } = campaign
  return {
    campaign: { campaignId, title, link },
    products: products.slice(0, size).map(card => ({ ...card, sponsored: true as const })),
  }
}
