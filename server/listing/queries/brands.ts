// Brands: counts, index, pages and similar brands.

import type { BrandDetails, BrandLink } from '../../../contract/listing/api.ts'
import { type BrandIndex, type BrandStore, LETTERS } from '../../../contract/listing/discovery-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import type { SearchRequest } from '../../../search/port.ts'
import type { BrandRow } from '../../catalog/service.ts'
import { cardsByMsn, countryName, referenceData } from '../../catalog/service.ts'
import type { Actor } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { appError } from '../../platform/errors.ts'
import { categoryCounts, indexReady } from '../../search/service.ts'
import { findBrandIntro } from '../repository/brands.ts'
import { brandLinkOf, brandPath, byLead, letterOf } from '../rules/brands.ts'

type Counts = Readonly<Record<string, number>>

async function countBy(app: App, request: Pick<SearchRequest, 'market' | 'categoryCode'>): Promise<Counts> {
  await indexReady(app)
  const { buckets } = await app.ports.search.search({
    ...request,
    language: 'en',
    sort: 'popularity',
    page: 0,
    size: 0,
    facets: ['brand'],
  })
  return Object.fromEntries(buckets.flatMap(({ terms }) => terms.map(({ term, count }) => [term, count])))
}

// keyed by the category counts, which are replaced whenever the index changes
const countsCache = new WeakMap<object, Map<string, Promise<Counts>>>()

/** Products per brand slug of a market, optionally in one of its categories. */
async function brandCounts(app: App, market: Market, category = ''): Promise<Counts> {
  const state = await categoryCounts(app, market)
  const byCategory = countsCache.get(state) ?? new Map<string, Promise<Counts>>()
  countsCache.set(state, byCategory)
  const known = byCategory.get(category)
  if (known) return known
  const counts = countBy(app, { market, ...(category && { categoryCode: category }) })
  // codes come from outside: only those of categories with products are cached
  if (category in state || category === '') {
    byCategory.set(category, counts)
    counts.catch(() => byCategory.delete(category))
  }
  return counts
}

interface Sold {
  brand: BrandRow
  productCount: number
}

/** A brand sold in the actor's market. @throws catalog.brand-unknown */
export async function requireBrand(app: App, actor: Actor, slug: string): Promise<Sold> {
  const brand = (await referenceData(app)).brandRows.get(slug)
  const productCount = brand ? ((await brandCounts(app, actor.market))[slug] ?? 0) : 0
  if (!brand || productCount === 0) throw appError('catalog.brand-unknown')
  return { brand, productCount }
}

async function soldBrands(app: App, actor: Actor, category?: string): Promise<{ sold: BrandRow[]; counts: Counts }> {
  const { brandRows } = await referenceData(app)
  const counts = await brandCounts(app, actor.market, category)
  return { counts, sold: [...brandRows.values()].filter(({ slug }) => (counts[slug] ?? 0) > 0) }
}

/** Details of a brand page; costs one statement. */
export async function brandDetails(app: App, actor: Actor, { brand, productCount }: Sold): Promise<BrandDetails> {
  const { market, language } = actor
  return {
    ...brandLinkOf(brand, language, productCount),
    active: true,
    description: await findBrandIntro(app.db, market, language, brand.slug),
    country: countryName(brand.country, language),
  }
}

/** A brand of the market by slug or name in either language. @throws catalog.brand-unknown */
export async function brandByName(app: App, actor: Actor, name: string): Promise<BrandDetails> {
  const { brandRows } = await referenceData(app)
  const wanted = name.normalize('NFC').toLowerCase()
  const result =
    brandRows.get(wanted) ??
    [...brandRows.values()].find(
      ({ name: { en, hi } }) => en.toLowerCase() === wanted || hi.normalize('NFC').toLowerCase() === wanted,
    )
  return brandDetails(app, actor, await requireBrand(app, actor, result?.slug ?? ''))
}

export interface BrandListInput {
  category?: string
  size: number
}

/** Brands of a category or of the store: featured ones first, then by number of products. Costs no statement. */
export async function topBrands(app: App, actor: Actor, { category, size }: BrandListInput): Promise<BrandLink[]> {
  const { sold, counts } = await soldBrands(app, actor, category)
  return sold
    .toSorted(byLead(counts))
    .slice(0, size)
    .map(brand => brandLinkOf(brand, actor.language, counts[brand.slug] ?? 0))
}

const PICTURES = 3
/** Number of products whose pictures are compared, because variants look alike. */
const LOOKED_AT = 12

/** Brands as `topBrands` orders them, each with different pictures of its best-selling products. */
export async function brandStores(app: App, actor: Actor, { size }: { size: number }): Promise<BrandStore[]> {
  const { market, language } = actor
  const brands = await topBrands(app, actor, { size })
  const best = await Promise.all(
    brands.map(async ({ slug }) => {
      const ask = { market, language, sort: 'popularity' as const, page: 0, size: LOOKED_AT, facets: [] }
      return (await app.ports.search.search({ ...ask, brand: slug })).msns
    }),
  )
  const cards = await cardsByMsn(app, actor, best.flat())
  const pictureOf = new Map(cards.map(({ msn, mainImageLink }) => [msn, mainImageLink]))
  return brands.map((brand, at) => ({
    ...brand,
    pictures: [...new Set((best[at] ?? []).map(msn => pictureOf.get(msn)))]
      .filter(one => one != null)
      .slice(0, PICTURES),
  }))
}

const HOMES = 3

/** The leaf and top-level categories in which a brand has most products, best first. */
async function homesOf(app: App, actor: Actor, slug: string): Promise<{ lowest: string[]; top: string[] }> {
  const { categories } = await referenceData(app)
  const { market, language } = actor
  const ask = { market, language, sort: 'popularity' as const, page: 0, size: 0, facets: [] }
  const result = await app.ports.search.search({ ...ask, brand: slug })
  const best = Object.entries(result.categories)
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .flatMap(([code]) => categories.get(code) ?? [])
  const codes = (level: typeof best) => level.slice(0, HOMES).map(({ code }) => code)
  return {
    lowest: codes(best.filter(({ children }) => children.length === 0)),
    top: codes(best.filter(({ level }) => level === 1)),
  }
}

/** Number of products of other brands in these categories, by slug. */
async function countBeside(app: App, actor: Actor, brand: string, codes: readonly string[]): Promise<Counts> {
  const beside: Record<string, number> = {}
  for (const counts of await Promise.all(codes.map(code => brandCounts(app, actor.market, code)))) {
    for (const [slug, count] of Object.entries(counts)) {
      if (slug !== brand) beside[slug] = (beside[slug] ?? 0) + count
    }
  }
  return beside
}

/** Similar brands: those with most products in the best categories of a brand, or in a category. */
export async function similarBrands(
  app: App,
  actor: Actor,
  { brand, category, size }: BrandListInput & { brand?: string },
): Promise<BrandLink[]> {
  if (!brand) return topBrands(app, actor, { category, size })
  await indexReady(app)
  const { lowest, top } = category ? { lowest: [category], top: [] } : await homesOf(app, actor, brand)
  const near = await countBeside(app, actor, brand, lowest)
  const beside = Object.keys(near).length > 0 ? near : await countBeside(app, actor, brand, top)
  const { brandRows } = await referenceData(app)
  const counts = await brandCounts(app, actor.market)
  return [...brandRows.values()]
    .filter(({ slug }) => (beside[slug] ?? 0) > 0)
    .sort((a, b) => (beside[b.slug] ?? 0) - (beside[a.slug] ?? 0) || (a.slug < b.slug ? -1 : 1))
    .slice(0, size)
    .map(one => brandLinkOf(one, actor.language, counts[one.slug] ?? 0))
}

/** All brands of the market by letter, optionally of one letter. */
export async function brandIndex(
  app: App,
  actor: Actor,
  { letter, category }: { letter?: string; category?: string },
): Promise<BrandIndex> {
  const { sold, counts } = await soldBrands(app, actor, category)
  const all = sold
    .map(brand => ({ ...brandLinkOf(brand, actor.language, counts[brand.slug] ?? 0), brand }))
    .map(({ brand, ...link }) => ({ ...link, letter: letterOf(brand.name.en), sortBy: brand.name.en }))
    .sort((a, b) => a.sortBy.localeCompare(b.sortBy, 'en', { sensitivity: 'base', numeric: true }))
  const perLetter = new Map<string, number>()
  for (const one of all) perLetter.set(one.letter, (perLetter.get(one.letter) ?? 0) + 1)
  return {
    totalCount: all.length,
    letters: LETTERS.map(one => ({ letter: one, count: perLetter.get(one) ?? 0 })),
    brands: all.filter(one => !letter || one.letter === letter).map(({ sortBy: _, ...link }) => link),
  }
}

/** Whether a brand is sold in a category, and how many products. Costs no statement. */
export async function isBrandSoldIn(
  app: App,
  actor: Actor,
  { brand, category }: { brand: string; category: string },
): Promise<{ isBrandCategory: boolean; productCount: number }> {
  const { categories, brandRows } = await referenceData(app)
  const isKnown = categories.get(category)?.market === actor.market && brandRows.has(brand)
  const productCount = isKnown ? ((await brandCounts(app, actor.market, category))[brand] ?? 0) : 0
  return { isBrandCategory: productCount > 0, productCount }
}

const BRANDS = { en: 'Brands', hi: 'ब्रांड' }

/** Breadcrumb of a brand page without home; empty for an unknown brand. Costs no statement. */
export async function brandCrumbs(app: App, actor: Actor, slug: string): Promise<{ name: string; link: string }[]> {
  const brand = (await referenceData(app)).brandRows.get(slug)
  if (!brand) return []
  const all = { name: BRANDS[actor.language], link: '/brand-store' }
  return [all, { name: brand.name[actor.language] || brand.name.en, link: brandPath(slug) }]
}
