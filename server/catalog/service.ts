// What the other domains may ask of the catalogue.

import type { CategoryLink, CategoryNode, ProductCard } from '../../contract/catalog/schemas.ts'
import type { Language } from '../../contract/shared/market.ts'
import type { Actor } from '../platform/actor.ts'
import type { App } from '../platform/app.ts'
import type { Db } from '../platform/db.ts'
import { categoryCounts, indexReady } from '../search/commands/indexing.ts'
import { type CardContext, cardOf } from './presenter.ts'
import { type Category, linkOf, snapshotOf } from './queries/reference-data.ts'
import { findCrumb, listCards } from './repository/cards.ts'
import { type CartProduct, listForCart } from './repository/cart-products.ts'
import { dayIn, productUrl } from './rules.ts'

export { brandCrumbs } from '../listing/queries/brands.ts'
export {
  type Assortment,
  addToAssortment,
  type CategoryToMake,
  GOODS_AT_ONCE,
  listKeysUsed,
  lockByMsns,
  lockMerchandise,
  type Merchandise,
  makeCategories,
  pageMerchandise,
  readAssortment,
  retireFromAssortment,
  taxRatesOf,
  writeMerchandise,
} from './commands/bulk-products.ts'
export type { CartProduct } from './repository/cart-products.ts'
export { joinItems } from './rules.ts'

/**
 * Products by MSN for carts and orders, in one statement, restricted to the actor's market; unknown MSNs are missing
 * from the map. Tax rates are those of the day of `now` in that market. A quantity break carries its own tax rate,
 * because a rate may depend on the unit price.
 */
export async function productsForCart(
  db: Db,
  actor: Pick<Actor, 'market'>,
  msns: readonly string[],
  now: Date = new Date(),
): Promise<Map<string, CartProduct>> {
  if (msns.length === 0) return new Map()
  const found = await listForCart(db, msns, actor.market, dayIn(actor.market, now))
  return new Map(found.map(product => [product.msn, product]))
}

/** What cards need beside their rows. */
export async function cardContext(app: App, actor: Pick<Actor, 'market' | 'language'>): Promise<CardContext> {
  const { attributes, taxes } = await snapshotOf(app)
  return { language: actor.language, attributes, taxes, day: dayIn(actor.market, app.now()) }
}

/** Cards by MSN in the order asked, in one statement; unknown products are left out. */
export async function cardsByMsn(app: App, actor: Actor, msns: readonly string[]): Promise<ProductCard[]> {
  if (msns.length === 0) return []
  const rows = await listCards(app.db, [...new Set(msns)], actor.market)
  const context = await cardContext(app, actor)
  const cards = new Map(rows.map(row => [row.msn, cardOf(row, context)]))
  return msns.flatMap(msn => cards.get(msn) ?? [])
}

/** MSNs of the best sellers with a tag or inside a category, best first and of many kinds. Costs no statement. */
export async function topMsns(
  app: App,
  actor: Actor,
  { tag, category, size }: { tag?: string; category?: string; size: number },
): Promise<string[]> {
  await indexReady(app)
  const { market, language } = actor
  const found = await app.ports.search.search({
    market,
    language,
    tag,
    categoryCode: category,
    sort: 'popularity',
    page: 0,
    size,
    spread: true,
    facets: [],
  })
  return found.msns
}

function nodeOf(category: Category, language: Language, counts: Record<string, number>, depth: number): CategoryNode {
  const children = depth > 1 ? category.children.map(child => nodeOf(child, language, counts, depth - 1)) : []
  return { ...linkOf(category, language, counts[category.code] ?? 0), children }
}

/** The category tree of the actor's market with product counts, `depth` levels of it. Costs no statement. */
export async function categoryTree(app: App, actor: Actor, depth = 4): Promise<CategoryNode[]> {
  const { tops } = await snapshotOf(app)
  const counts = await categoryCounts(app, actor.market)
  return tops[actor.market].map(top => nodeOf(top, actor.language, counts, depth))
}

/** A category of the actor's market as a link; null when there is none. Costs no statement. */
export async function categoryByCode(app: App, actor: Actor, code: string): Promise<CategoryLink | null> {
  const category = (await snapshotOf(app)).categories.get(code)
  if (category?.market !== actor.market) return null
  const counts = await categoryCounts(app, actor.market)
  return linkOf(category, actor.language, counts[code] ?? 0)
}

const TRENDING_TAG = 'bestseller'

/** The categories, below the top ones, that hold most best sellers. Costs no statement. */
export async function trendingCategories(app: App, actor: Actor, limit: number): Promise<CategoryLink[]> {
  await indexReady(app)
  const { categories } = await snapshotOf(app)
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
    .map(({ category }) => linkOf(category, language, counts[category.code] ?? 0))
}

export interface Crumb {
  name: string
  link: string
}

const HOME = { en: 'Home', hi: 'होम' }

/** From home down to a category, the category included; home alone without one. */
export function crumbsOf(category: Category | null, language: Language): Crumb[] {
  const path = (category?.path ?? []).map(one => linkOf(one, language, 0))
  return [
    { name: HOME[language], link: '/' },
    ...path.map(link => ({ name: link.categoryName, link: link.categoryLink })),
  ]
}

const RESULTS: Record<Language, (text: string) => string> = {
  en: text => `Results for "${text}"`,
  hi: text => `"${text}" के नतीजे`,
}

/** A search as the step of a breadcrumb. */
export function searchCrumb(str: string, language: Language): Crumb {
  return { name: RESULTS[language](str), link: `/search?${new URLSearchParams({ str })}` }
}

/** Breadcrumb of a category by its code; home alone when it is unknown. Costs no statement. */
export async function categoryCrumbs(app: App, actor: Actor, code: string): Promise<Crumb[]> {
  const category = (await snapshotOf(app)).categories.get(code)
  return crumbsOf(category?.market === actor.market ? category : null, actor.language)
}

/** Breadcrumb of a product by its MSN; home alone when it is unknown. */
export async function productCrumbs(app: App, actor: Actor, msn: string): Promise<Crumb[]> {
  const found = await findCrumb(app.db, msn, actor.market)
  if (!found) return crumbsOf(null, actor.language)
  const name = actor.language === 'hi' ? found.nameHi : found.nameEn
  const path = await categoryCrumbs(app, actor, found.categoryCode)
  return [...path, { name, link: productUrl(found.slug, msn) }]
}
