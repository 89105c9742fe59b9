// Category trees with product counts and top products, from the search index.

import type { CategoryLink, CategoryNode } from '../../../contract/catalog/schemas.ts'
import type { Language } from '../../../contract/shared/market.ts'
import { type Category, categoryLinkOf, type ReferenceData, referenceData } from '../../catalog/service.ts'
import type { Actor } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { categoryCounts, indexReady } from '../commands/indexing.ts'

/** MSNs of the best sellers with a tag or inside a category, best first and diversified. Costs no statement. */
export async function topMsns(
  app: App,
  actor: Actor,
  { tag, category, size }: { tag?: string; category?: string; size: number },
): Promise<string[]> {
  await indexReady(app)
  const { market, language } = actor
  const result = await app.ports.search.search({
    market,
    language,
    tag,
    categoryCode: category,
    sort: 'popularity',
    page: 0,
    size,
    diversify: true,
    facets: [],
  })
  return result.msns
}

function nodeOf(category: Category, language: Language, counts: Record<string, number>, depth: number): CategoryNode {
  const children = depth > 1 ? category.children.map(child => nodeOf(child, language, counts, depth - 1)) : []
  return { ...categoryLinkOf(category, language, counts[category.code] ?? 0), children }
}

// keyed by the category counts, which are replaced whenever the index changes
const trees = new WeakMap<object, { reference: ReferenceData; byKey: Map<string, CategoryNode[]> }>()

/**
 * The category tree of the actor's market with product counts, `depth` levels deep. Costs no statement; built once for
 * each state of the catalogue and the index, so callers must not change it.
 */
export async function categoryTree(app: App, actor: Actor, depth = 4): Promise<CategoryNode[]> {
  const { market, language } = actor
  const reference = await referenceData(app)
  const counts = await categoryCounts(app, market)
  let known = trees.get(counts)
  if (known?.reference !== reference) {
    known = { reference, byKey: new Map() }
    trees.set(counts, known)
  }
  const key = `${market} ${language} ${depth}`
  const tree = known.byKey.get(key) ?? reference.tops[market].map(top => nodeOf(top, language, counts, depth))
  known.byKey.set(key, tree)
  return tree
}

/** A category of the actor's market with all below it, or null. Costs no statement. */
export async function categoryNode(app: App, actor: Actor, code: string): Promise<CategoryNode | null> {
  const category = (await referenceData(app)).categories.get(code)
  if (category?.market !== actor.market) return null
  let level = await categoryTree(app, actor)
  let node: CategoryNode | undefined
  for (const step of category.path) {
    node = level.find(({ categoryCode }) => categoryCode === step.code)
    level = node?.children ?? []
  }
  return node ?? null
}

/** A category of the actor's market as a link, or null. Costs no statement. */
export async function categoryByCode(app: App, actor: Actor, code: string): Promise<CategoryLink | null> {
  const category = (await referenceData(app)).categories.get(code)
  if (category?.market !== actor.market) return null
  const counts = await categoryCounts(app, actor.market)
  return categoryLinkOf(category, actor.language, counts[code] ?? 0)
}

const TRENDING_TAG = 'bestseller'

/** The categories below the top level with most best sellers. Costs no statement. */
export async function trendingCategories(app: App, actor: Actor, limit: number): Promise<CategoryLink[]> {
  await indexReady(app)
  const { categories } = await referenceData(app)
  const { market, language } = actor
  const ask = { market, language, sort: 'popularity' as const, page: 0, size: 0, facets: [] }
  const best = await app.ports.search.search({ ...ask, tag: TRENDING_TAG })
  const counts = await categoryCounts(app, market)
  return Object.entries(best.categories)
    .flatMap(([code, sellers]) => {
      const category = categories.get(code)
      return category?.level === 2 ? [{ category, sellers }] : []
    })
    .sort((a, b) => b.sellers - a.sellers || (a.category.code < b.category.code ? -1 : 1))
    .slice(0, limit)
    .map(({ category }) => categoryLinkOf(category, language, counts[category.code] ?? 0))
}
