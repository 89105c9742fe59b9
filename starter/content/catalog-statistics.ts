// Statistics of the catalog that composed texts need: counts, children, filters and best-selling brands.

import type { StarterCatalogue } from '../catalogue/catalogue.ts'
import type { LocalizedText, StarterCategory, StarterMarket, StarterProduct } from '../catalogue/types.ts'

export interface CategoryStatistics {
  category: StarterCategory
  /** 1 is a top category. */
  level: number
  children: StarterCategory[]
  products: number
  brands: string[]
  popularity: number
  /** Names of the filters that most of its products have, the commonest first. */
  filters: LocalizedText[]
}

export interface BrandStatistics {
  slug: string
  name: LocalizedText
  products: number
  /** Categories of its products, the largest share first. */
  categories: StarterCategory[]
}

function count<K>(keys: Iterable<K>): Map<K, number> {
  const counts = new Map<K, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

/** Keys by how often they occur; equal ones in the order in which they came. */
const byCount = <K>(counts: Map<K, number>) => [...counts].sort((a, b) => b[1] - a[1]).map(([key]) => key)

/** Products of each category and of all above it, by code. */
function productsByCategory(categories: readonly StarterCategory[], products: readonly StarterProduct[]) {
  const parents = new Map(categories.map(({ code, parent }) => [code, parent]))
  const byCategory = new Map<string, StarterProduct[]>(categories.map(({ code }) => [code, []]))
  for (const product of products) {
    let code: string | null | undefined = product.category
    while (code) {
      byCategory.get(code)?.push(product)
      code = parents.get(code)
    }
  }
  return byCategory
}

/** Facts of the categories of a market, parents before children. */
export function categoryStatistics(catalogue: StarterCatalogue, market: StarterMarket): CategoryStatistics[] {
  const categories = catalogue.categories.filter(category => category.market === market)
  const facets = new Map(catalogue.attributes.filter(({ facet }) => facet).map(({ key, name }) => [key, name]))
  const products = productsByCategory(categories, catalogue.products)
  return categories.map(category => {
    const own = products.get(category.code) ?? []
    const keys = byCount(count(own.flatMap(({ specs }) => specs.map(({ key }) => key)).filter(key => facets.has(key))))
    return {
      category,
      level: category.slug.split('/').length,
      children: categories.filter(({ parent }) => parent === category.code),
      products: own.length,
      brands: byCount(count(own.map(({ brand }) => brand))),
      popularity: own.reduce((sum, { popularity }) => sum + popularity, 0),
      filters: keys.slice(0, 3).flatMap(key => facets.get(key) ?? []),
    }
  })
}

/** Facts of the brands that sell in a market. */
export function brandStatistics(catalogue: StarterCatalogue, market: StarterMarket): BrandStatistics[] {
  const categories = new Map(catalogue.categories.map(category => [category.code, category]))
  return catalogue.brands.flatMap(({ slug, name, nameHi }) => {
    const own = catalogue.products.filter(product => product.market === market && product.brand === slug)
    if (own.length === 0) return []
    const codes = byCount(count(own.map(({ category }) => category)))
    return [
      {
        slug,
        name: { en: name, hi: nameHi },
        products: own.length,
        categories: codes.flatMap(code => categories.get(code) ?? []),
      },
    ]
  })
}
