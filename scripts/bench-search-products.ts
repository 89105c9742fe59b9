// Products for the speed measurements: the starter's tables of facts, repeated with other part numbers, prices and stock.

import type { SearchDocument } from '../search/port.ts'
import { starterCatalogue } from '../starter/catalogue/catalogue.ts'
import type { StarterProduct, StarterSpecValue } from '../starter/catalogue/types.ts'

type Catalogue = ReturnType<typeof starterCatalogue>

interface Tables {
  products: StarterProduct[]
  category: Map<string, Catalogue['categories'][number]>
  brand: Map<string, Catalogue['brands'][number]>
  attribute: Map<string, Catalogue['attributes'][number]>
}

let read: Tables | null = null

function tables(): Tables {
  read ??= readTables()
  return read
}

function readTables(): Tables {
  const { products, categories, brands, attributes } = starterCatalogue()
  return {
    products,
    category: new Map(categories.map(one => [one.code, one])),
    brand: new Map(brands.map(one => [one.slug, one])),
    attribute: new Map(attributes.map(one => [one.key, one])),
  }
}

function pathOf({ category }: Tables, code: string): string[] {
  const path: string[] = []
  for (let at: string | null = code; at !== null; at = category.get(at)?.parent ?? null) path.unshift(at)
  return path
}

const textOf = ({ value }: StarterSpecValue, unit: string, language: 'en' | 'hi') =>
  typeof value === 'number' ? `${value} ${unit}`.trim() : value[language]

function specsOf({ attribute }: Tables, product: StarterProduct) {
  const all = product.specs.map(spec => ({ ...spec, about: attribute.get(spec.key) }))
  const facets = all.filter(({ about }) => about?.facet)
  const unitOf = (about: Catalogue['attributes'][number] | undefined) => about?.unit ?? ''
  return {
    attributes: Object.fromEntries(facets.map(({ key, value }) => [key, typeof value === 'number' ? value : value.en])),
    attributesHi: Object.fromEntries(
      facets.flatMap(({ key, value }) => (typeof value === 'number' ? [] : [[key, value.hi]])),
    ),
    units: Object.fromEntries(facets.flatMap(({ key, about }) => (about?.unit ? [[key, about.unit]] : []))),
    specsEn: all.map(spec => textOf(spec, unitOf(spec.about), 'en')),
    specsHi: all.map(spec => textOf(spec, unitOf(spec.about), 'hi')),
  }
}

function documentOf(from: Tables, product: StarterProduct, copy: number, number: number): SearchDocument {
  const path = pathOf(from, product.category)
  const brand = from.brand.get(product.brand)
  const series = copy === 0 ? '' : `-${copy.toString(36).toUpperCase()}`
  const price = Math.max(100, Math.round(product.priceMinor * (1 + ((copy * 37) % 100) / 200)))
  const namesOf = (language: 'en' | 'hi') => path.map(code => from.category.get(code)?.name[language] ?? '')
  return {
    msn: `MSN${number.toString(36).toUpperCase().padStart(8, '0')}`,
    market: product.market,
    version: 1,
    titleEn: product.name.en,
    titleHi: product.name.hi,
    textEn: product.features.en.join('. '),
    textHi: product.features.hi.join('. '),
    brandSlug: product.brand,
    brandName: `${brand?.name ?? ''} ${brand?.nameHi ?? ''}`,
    partNumber: product.partNumber + series,
    otherNumbers: [],
    group: product.group && product.group + series,
    categoryPath: path,
    categoriesEn: namesOf('en'),
    categoriesHi: namesOf('hi'),
    ...specsOf(from, product),
    priceMinor: price,
    mrpMinor: Math.max(price, product.mrpMinor),
    inStock: Object.keys(product.stock).length > 0,
    availability: product.availability,
    popularity: (product.popularity + copy * 13) % 1000,
    rating: (number % 50) / 10,
    tags: product.tags,
    listedAt: number,
    warehouses: Object.keys(product.stock),
  }
}

/** The top category of India with the most products: a fifth of the generated ones are in it. */
export function largestCategory(): string {
  const from = tables()
  const counts = new Map<string, number>()
  for (const product of from.products) {
    if (product.market !== 'IN') continue
    const [top = ''] = pathOf(from, product.category)
    counts.set(top, (counts.get(top) ?? 0) + 1)
  }
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best))[0]
}

/** Each product of the starter catalog once. */
export function starterDocuments(): SearchDocument[] {
  const from = tables()
  return from.products.map((product, number) => documentOf(from, product, 0, number))
}

const ONE_IN = 5

/** As many products as wanted, in batches. */
export async function* manyProducts(wanted: number): AsyncGenerator<SearchDocument[]> {
  const from = tables()
  const largest = largestCategory()
  const [inside, outside]: [StarterProduct[], StarterProduct[]] = [[], []]
  for (const product of from.products) (pathOf(from, product.category)[0] === largest ? inside : outside).push(product)
  let batch: SearchDocument[] = []
  for (let number = 0; number < wanted; number++) {
    const isInside = number % ONE_IN === 0
    const list = isInside ? inside : outside
    const turn = isInside ? number / ONE_IN : number - Math.ceil(number / ONE_IN)
    const product = list[turn % list.length] as StarterProduct
    batch.push(documentOf(from, product, Math.floor(turn / list.length), number))
    if (batch.length < 400 && number + 1 < wanted) continue
    yield batch
    batch = []
  }
}

/** Every filterable attribute, as requested by a listing. */
export function facetNames(): string[] {
  const { attribute } = tables()
  const keys = [...attribute.values()].filter(({ facet }) => facet).map(({ key }) => key)
  return ['brand', ...keys, 'discount', 'availability', 'rating']
}
