// The sitemap of a market as an index of parts, each streamed from the database page by page; robots.txt and OpenSearch.

import type { CategoryNode } from '../../../contract/catalog/schemas.ts'
import { type Language, MARKETS, type Market } from '../../../contract/shared/market.ts'
import { categoryElsewhere, referenceData } from '../../catalog/service.ts'
import type { Actor } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Config } from '../../platform/config.ts'
import { originOf } from '../../platform/hosts.ts'
import { categoryTree } from '../../search/service.ts'
import {
  categoryChanges,
  countProducts,
  listArticleSlugs,
  listBrandSlugs,
  listLandingSlugs,
  pageProducts,
  startOfPart,
} from '../repository/sitemap.ts'
import { articlePath, brandPath, landingPath } from '../rules/pages.ts'
import { indexXml, type PageElsewhere, type SitemapEntry, urlsetXml } from '../rules/sitemap.ts'

/** Products per part; the protocol allows 50,000 URLs and 50 MB. */
export const PRODUCTS_OF_A_PART = 10_000
const PAGE = 1_000

export interface SiteAddress {
  actor: Actor
  /** Absolute origin without a trailing slash. */
  origin: string
}

/** The sitemap index: one entry per non-empty part. */
export async function sitemapIndex(app: App, { actor, origin }: SiteAddress): Promise<string> {
  const { count, updatedAt } = await countProducts(app.db, actor.market)
  const parts = Array.from({ length: Math.ceil(count / PRODUCTS_OF_A_PART) }, (_, at) => `products-${at + 1}`)
  const ofProducts = new Set(['categories-1', 'brands-1', ...parts])
  return indexXml(
    ['categories-1', 'brands-1', 'articles-1', 'pages-1', ...parts].map(part => ({
      address: `${origin}/sitemap/${part}.xml`,
      updatedAt: ofProducts.has(part) ? updatedAt : null,
    })),
  )
}

const flat = (nodes: readonly CategoryNode[]): CategoryNode[] => nodes.flatMap(node => [node, ...flat(node.children)])

/** The other countries, if the store serves any, with what finds the same page there. */
function pagesElsewhere(config: Config, market: Market) {
  const served: readonly Market[] = config.uaeHosts.length > 0 ? MARKETS : ['IN']
  const others = served
    .filter(other => other !== market)
    .map(other => ({ market: other, origin: originOf(config, other) }))
  return (pathIn: (market: Market) => string | undefined): PageElsewhere[] =>
    others.flatMap(other => {
      const path = pathIn(other.market)
      return path === undefined ? [] : [{ ...other, path }]
    })
}

async function categoryEntries(app: App, actor: Actor): Promise<SitemapEntry[]> {
  const { market } = actor
  const [tree, changes] = await Promise.all([categoryTree(app, actor), categoryChanges(app.db, market)])
  const { updatedAt } = await countProducts(app.db, market)
  const reference = await referenceData(app)
  const elsewhere = pagesElsewhere(app.config, market)
  const home = { path: '/', updatedAt: updatedAt ?? undefined, elsewhere: elsewhere(() => '/') }
  const categories = flat(tree).map(({ categoryCode, categoryLink }) => ({
    path: categoryLink,
    updatedAt: changes.get(categoryCode),
    elsewhere: elsewhere(other => categoryElsewhere(reference, categoryCode, other)),
  }))
  return [home, ...categories]
}

async function* productEntries(app: App, market: Market, part: number): AsyncGenerator<SitemapEntry[]> {
  let from = await startOfPart(app.db, market, (part - 1) * PRODUCTS_OF_A_PART)
  let left = PRODUCTS_OF_A_PART
  while (from !== null && left > 0) {
    // one extra row tells where the next page begins
    const size = Math.min(PAGE, left)
    const rows = await pageProducts(app.db, market, from, size + 1)
    yield rows.slice(0, size).map(({ msn, slug, updatedAt }) => ({
      path: `/${slug}/mp/${msn.toLowerCase()}`,
      updatedAt,
    }))
    left -= size
    from = rows[size]?.msn ?? null
  }
}

async function* once(entries: Promise<SitemapEntry[]>): AsyncGenerator<SitemapEntry[]> {
  yield await entries
}

function entriesOf(app: App, actor: Actor, name: string, part: number): AsyncGenerator<SitemapEntry[]> | null {
  const { market } = actor
  if (name === 'products') return productEntries(app, market, part)
  if (part !== 1) return null
  switch (name) {
    case 'categories':
      return once(categoryEntries(app, actor))
    case 'brands':
      return once(
        listBrandSlugs(app.db, market).then(all =>
          all.map(({ slug, updatedAt }) => ({ path: brandPath(slug), updatedAt })),
        ),
      )
    case 'articles':
      return once(
        listArticleSlugs(app.db, market, app.now()).then(all =>
          all.map(({ slug, updatedAt }) => ({ path: articlePath(slug), updatedAt })),
        ),
      )
    case 'pages':
      return once(
        listLandingSlugs(app.db, market).then(all =>
          all.map(({ kind, slug, updatedAt }) => ({ path: landingPath(kind, slug), updatedAt })),
        ),
      )
    default:
      return null
  }
}

/**
 * Streams a part as XML, one page of rows at a time, so that memory use does not depend on the size of the part.
 * Returns null when there is no such part.
 */
export async function sitemapPart(
  app: App,
  { actor, origin }: SiteAddress,
  name: string,
  part: number,
): Promise<AsyncGenerator<string> | null> {
  if (name === 'products' && (await startOfPart(app.db, actor.market, (part - 1) * PRODUCTS_OF_A_PART)) === null) {
    return null
  }
  const entries = entriesOf(app, actor, name, part)
  return entries && urlsetXml(entries, origin, actor.market)
}

/** Language of a URL: Hindi under `/hi/`. */
export function languageOf(url: string): Language {
  return url.startsWith('/hi/') ? 'hi' : 'en'
}
