// Search suggestions and lists of categories.

import type { CategoryLink } from '../../../contract/catalog/schemas.ts'
import type { BrandLink } from '../../../contract/listing/api.ts'
import type { FoundCategory, Suggestions } from '../../../contract/listing/discovery-api.ts'
import type { SearchRequest, SearchResult } from '../../../search/port.ts'
import { type Category, cardsByMsn, categoryLinkOf, referenceData } from '../../catalog/service.ts'
import { attributePagesAround, landingPages } from '../../content/service.ts'
import type { Actor } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { categoryCounts, indexReady, trendingCategories } from '../../search/service.ts'
import { brandLinkOf } from '../rules/brands.ts'
import { matchOf, nameWords } from '../rules/discovery.ts'
import { requireBrand, topBrands } from './brands.ts'

const searchLink = (str: string) => `/search?${new URLSearchParams({ str })}`

/** Suggestions before anything is typed: popular searches, trending categories, featured brands. One statement. */
async function popularSuggestions(app: App, actor: Actor, size: number): Promise<Suggestions> {
  const [popular, categories, brands] = await Promise.all([
    landingPages(app, actor, { kind: 'popular-search', pageIndex: 0, pageSize: size }),
    trendingCategories(app, actor, size),
    topBrands(app, actor, { size }),
  ])
  const terms = popular.pages.map(({ title, link }) => ({ term: title, link }))
  return { str: '', terms, categories, brands, products: [] }
}

/** Suggestions for a partial query, in both languages. Costs one statement at most. */
export async function suggestions(
  app: App,
  actor: Actor,
  { str, size }: { str: string; size: number },
): Promise<Suggestions> {
  await indexReady(app)
  if (str === '') return popularSuggestions(app, actor, size)
  const { market, language } = actor
  const { categories, brandRows } = await referenceData(app)
  const result = await app.ports.search.suggest({ market, language, q: str, size })
  const cards = await cardsByMsn(app, actor, result.msns)
  return {
    str,
    terms: result.terms.map(term => ({ term, link: searchLink(term) })),
    categories: result.categories.flatMap(({ code, count }) => {
      const category = categories.get(code)
      return category ? [categoryLinkOf(category, language, count)] : []
    }),
    brands: result.brands.flatMap(({ slug, count }): BrandLink[] => {
      const brand = brandRows.get(slug)
      return brand ? [brandLinkOf(brand, language, count)] : []
    }),
    products: cards.map(
      ({ msn, productName, productUrl, brandName, mainImageLink, currency, mrp, salesPrice, discount }) => ({
        msn,
        productName,
        productUrl,
        brandName,
        mainImageLink,
        currency,
        mrp,
        salesPrice,
        discount,
      }),
    ),
  }
}

/** Categories of a search result by number of products; `level` limits them to the leaves. */
async function linksOf(
  app: App,
  actor: Actor,
  result: SearchResult['categories'],
  input: { size: number; lowest?: boolean },
): Promise<CategoryLink[]> {
  const { categories } = await referenceData(app)
  return Object.entries(result)
    .flatMap(([code, count]) => {
      const category = categories.get(code)
      return category && !(input.lowest && category.children.length > 0)
        ? [categoryLinkOf(category, actor.language, count)]
        : []
    })
    .sort((a, b) => b.productCount - a.productCount || (a.categoryCode < b.categoryCode ? -1 : 1))
    .slice(0, input.size)
}

async function countCategories(
  app: App,
  actor: Actor,
  of: Pick<SearchRequest, 'q' | 'brand'>,
): Promise<SearchResult['categories']> {
  await indexReady(app)
  const { market, language } = actor
  const ask = { market, language, sort: 'popularity' as const, page: 0, size: 0, facets: [] }
  return (await app.ports.search.search({ ...ask, ...of })).categories
}

/** The leaf categories with most products of a search, a brand or the store. Costs no statement. */
export async function topCategories(
  app: App,
  actor: Actor,
  { str, brand, size }: { str: string; brand?: string; size: number },
): Promise<CategoryLink[]> {
  return linksOf(app, actor, await countCategories(app, actor, { q: str || undefined, brand }), { size, lowest: true })
}

/** All categories of any level in which a brand is sold. @throws catalog.brand-unknown */
export async function categoriesByBrand(app: App, actor: Actor, brand: string): Promise<CategoryLink[]> {
  await requireBrand(app, actor, brand)
  const result = await countCategories(app, actor, { brand })
  return linksOf(app, actor, result, { size: Number.POSITIVE_INFINITY })
}

function foundCategory(category: Category, actor: Actor, count: number): FoundCategory {
  const above = category.path.slice(0, -1).map(({ name }) => name[actor.language])
  return { ...categoryLinkOf(category, actor.language, count), above }
}

/**
 * Categories whose names contain all words of a text in either language, exact names first; otherwise the categories of
 * the products found by the text. Costs no statement.
 */
export async function findCategories(
  app: App,
  actor: Actor,
  { str, size }: { str: string; size: number },
): Promise<FoundCategory[]> {
  const words = nameWords(str)
  if (words.length === 0) return []
  const { categories } = await referenceData(app)
  const counts = await categoryCounts(app, actor.market)
  const named = [...categories.values()]
    .filter(({ market }) => market === actor.market)
    .map(category => ({ category, match: matchOf(category.name, words), count: counts[category.code] ?? 0 }))
    .filter(({ match }) => match > 0)
    .sort((a, b) => b.match - a.match || b.count - a.count || (a.category.code < b.category.code ? -1 : 1))
  if (named.length > 0) return named.slice(0, size).map(({ category, count }) => foundCategory(category, actor, count))
  const { market, language } = actor
  const guessed = await app.ports.search.suggest({ market, language, q: str, size })
  return guessed.categories.flatMap(({ code, count }) => {
    const category = categories.get(code)
    return category ? [foundCategory(category, actor, count)] : []
  })
}

/** Top brands of a category, and the attribute pages of it and of the categories around it. */
export async function topBrandsAndPages(
  app: App,
  actor: Actor,
  { category, size }: { category: string; size: number },
): Promise<{ brands: BrandLink[]; attributePages: { name: string; link: string }[] }> {
  const [brands, pages] = await Promise.all([
    topBrands(app, actor, { category, size }),
    attributePagesAround(app, actor, category),
  ])
  return { brands, attributePages: pages.map(({ title, link }) => ({ name: title, link })) }
}
