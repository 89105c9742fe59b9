// Keeps categories, attributes, brands and tax rates in memory, so that a page costs no statement for them.

import type { CategoryLink } from '../../../contract/catalog/schemas.ts'
import type { Language, Market } from '../../../contract/shared/market.ts'
import type { App } from '../../platform/app.ts'
import { type BrandRow, type CategoryRow, readReferenceData } from '../repository/reference-data.ts'
import { type Attribute, categoryLink, imageLink, type LocalizedText, type TaxTable, taxTable } from '../rules.ts'

export interface Category extends CategoryRow {
  /** From the top category to this one. */
  path: readonly Category[]
  children: Category[]
}

export interface ReferenceData {
  /** Active categories whose parents are active too. */
  categories: ReadonlyMap<string, Category>
  /** Top categories in order. */
  tops: Readonly<Record<Market, readonly Category[]>>
  attributes: ReadonlyMap<string, Attribute>
  brands: ReadonlyMap<string, LocalizedText>
  /** Brands that may be shown, by slug. */
  brandRows: ReadonlyMap<string, BrandRow>
  taxes: TaxTable
  /** Time up to which the search index must include translated values. */
  valuesUntil: string
}

// by database, so that two stores in one process (tests) do not share it
const cache = new WeakMap<object, Promise<ReferenceData>>()

async function load(app: App): Promise<ReferenceData> {
  const row = await readReferenceData(app.db)
  const categories = new Map<string, Category>()
  const tops: Record<Market, Category[]> = { IN: [], AE: [] }
  // parents come before children: the rows are ordered by level
  for (const found of row.categories) {
    const parent = found.parentCode === null ? null : categories.get(found.parentCode)
    if (parent === undefined) continue
    const category: Category = { ...found, path: [], children: [] }
    category.path = [...(parent?.path ?? []), category]
    categories.set(found.code, category)
    if (parent) parent.children.push(category)
    else tops[found.market].push(category)
  }
  return {
    categories,
    tops,
    attributes: new Map(row.attributes.map(attribute => [attribute.key, attribute])),
    brands: new Map(row.brands.map(brand => [brand.slug, brand.name])),
    brandRows: new Map(row.brands.filter(({ active }) => active).map(brand => [brand.slug, brand])),
    taxes: taxTable(row.taxRates),
    valuesUntil: row.valuesUntil,
  }
}

/** The snapshot, read once and kept until it is refreshed. */
export function referenceData(app: App): Promise<ReferenceData> {
  return cache.get(app.db.identity) ?? refreshReferenceData(app)
}

/** Reads it again; callers wait for the new one from then on. */
export function refreshReferenceData(app: App): Promise<ReferenceData> {
  const fresh = load(app)
  cache.set(app.db.identity, fresh)
  fresh.catch(() => {
    if (cache.get(app.db.identity) === fresh) cache.delete(app.db.identity)
  })
  return fresh
}

/** Path of the same category in another country: matched by name, below matching parents. */
export function categoryElsewhere(
  { categories, tops }: ReferenceData,
  code: string,
  market: Market,
): string | undefined {
  let level: readonly Category[] = tops[market]
  let found: Category | undefined
  for (const { slug } of categories.get(code)?.path ?? []) {
    found = level.find(category => category.slug === slug)
    level = found?.children ?? []
  }
  return found && categoryLink(found.slug, found.code)
}

/** A category as a link or tile. */
export function categoryLinkOf(category: Category, language: Language, productCount: number): CategoryLink {
  return {
    categoryCode: category.code,
    categoryName: category.name[language],
    categoryLink: categoryLink(category.slug, category.code),
    image: imageLink(category.imageHash),
    productCount,
  }
}
