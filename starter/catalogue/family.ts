// Product families: expands a table of rows and makers to the products of both markets, deterministically.

import { brands } from './brands.ts'
import { categoryCode, topCategory } from './category-trees.ts'
import { declarationsOf } from './declarations.ts'
import { withDrawnValues } from './drawn-values.ts'
import { liveryOf } from './liveries.ts'
import { maximumPrice, quantityBreaks, shelfPrice } from './pricing.ts'
import { piece, type SellUnit, slugOf } from './product-text.ts'
import { seededInteger, seededRandom } from './seeded-random.ts'
import { sellers } from './sellers.ts'
import type {
  LocalizedText,
  RenderSpec,
  StarterBrand,
  StarterMarket,
  StarterProduct,
  StarterSpecValue,
} from './types.ts'
import { warehouses } from './warehouses.ts'

/** One brand that makes the products of a family. */
export interface Maker {
  /** Slug of the brand. */
  brand: string
  /** Prefix of this maker's part numbers, such as `VX-`. */
  series: string
  /** Price level relative to the usual price of the market; 1 by default. */
  level?: number
  /** How well the brand sells, 0 to 1; 0.5 by default. */
  pull?: number
  /** ISO 3166 country of manufacture; the brand's country by default. */
  origin?: string
  warrantyMonths?: number
  /** Markets that it is sold in; both by default. */
  markets?: StarterMarket[]
}

/** The data of one product that the family provides; everything else is derived. */
export interface FamilyItem {
  /** Rest of the part number after the maker's series. */
  part: string
  /** Name without the brand, which is added in front. */
  name: LocalizedText
  /** Three to six key features. */
  features: LocalizedText[]
  /** Two or three sentences. */
  about: LocalizedText
  /** At least six. */
  specs: StarterSpecValue[]
  /** Usual shelf price of one sell unit in rupees, tax included, at level 1. */
  price: number
  weightGrams: number
  render: RenderSpec
  /** Model line: products of the same maker, family and model line are variants. */
  group?: string
  /** Category key when it differs from the family's. */
  category?: string
  hsn?: string
  unit?: SellUnit
  minQuantity?: number
  quantityMultiple?: number
  /** Demand for this size or type, 0 to 1; 0.4 by default. */
  demand?: number
  warrantyMonths?: number
}

/** A family: every combination of maker and row, converted to an item by `item`. */
export interface FamilySpec<Row> {
  /** Unique among the families, such as `mcb`. */
  key: string
  /** Category key of category-trees.ts; a market without it does not sell the family. */
  category: string
  /** HSN heading that occurs in reference/hsn-gst.csv. */
  hsn: string
  makers: Maker[]
  rows: Row[]
  /** Attribute keys by which the variants of a group differ. */
  variantBy?: string[]
  warrantyMonths?: number
  /** Which colour of the drawings is that of the maker; by default all makers paint alike. */
  livery?: 'color' | 'accent'
  /** Whether a maker sells a row in a market; true by default. */
  sells?: (row: Row, maker: Maker, market: StarterMarket) => boolean
  item: (row: Row, maker: Maker, market: StarterMarket) => FamilyItem
}

/** A family with a function that generates its products. */
export interface StarterFamily {
  key: string
  products: () => StarterProduct[]
}

const brandBySlug = new Map(brands.map(brand => [brand.slug, brand]))

/**
 * Defines a family.
 *
 * @returns A family whose `products()` throws Error when a brand, category or seller is unknown.
 */
export function defineFamily<Row>(spec: FamilySpec<Row>): StarterFamily {
  return {
    key: spec.key,
    products: () => ungroupSingles([...productsOf(spec, 'IN'), ...productsOf(spec, 'AE')]),
  }
}

function productsOf<Row>(spec: FamilySpec<Row>, market: StarterMarket): StarterProduct[] {
  const products: StarterProduct[] = []
  for (const maker of spec.makers) {
    if (maker.markets && !maker.markets.includes(market)) continue
    for (const row of spec.rows) {
      if (spec.sells && !spec.sells(row, maker, market)) continue
      const item = spec.item(row, maker, market)
      const category = categoryCode(market, item.category ?? spec.category)
      if (category) products.push(productOf(spec, maker, item, market, category))
    }
  }
  return products
}

/** Removes the variant group of model lines with a single product in the market. */
function ungroupSingles(products: StarterProduct[]): StarterProduct[] {
  const sizes = new Map<string, number>()
  for (const { group } of products) if (group) sizes.set(group, (sizes.get(group) ?? 0) + 1)
  return products.map(product =>
    product.group && sizes.get(product.group) === 1 ? { ...product, group: null, variantBy: [] } : product,
  )
}

function brandOf(maker: Maker): StarterBrand {
  const brand = brandBySlug.get(maker.brand)
  if (!brand) throw new Error(`The starter catalogue has no brand ${maker.brand}`)
  return brand
}

/** The drawing in the colours of its maker. */
function inLivery(part: 'color' | 'accent' | undefined, brand: string, { model, params }: RenderSpec): RenderSpec {
  return part ? { model, params: { ...params, [part]: liveryOf(brand).color } } : { model, params }
}

function productOf<Row>(
  spec: FamilySpec<Row>,
  maker: Maker,
  item: FamilyItem,
  market: StarterMarket,
  category: string,
): StarterProduct {
  const brand = brandOf(maker)
  const partNumber = maker.series + item.part
  const unit = item.unit ?? piece
  const line = `${market}/${brand.slug}/${spec.key}/${item.group ?? item.part}`
  const name = { en: `${brand.name} ${item.name.en}`, hi: `${brand.nameHi} ${item.name.hi}` }
  const quantityMultiple = item.quantityMultiple ?? 1
  const minQuantity = item.minQuantity ?? quantityMultiple
  const price = priceOf(market, item.price * (maker.level ?? 1), line, [minQuantity, quantityMultiple])
  const supply = supplyOf(market, `${market}/${brand.slug}/${partNumber}`, price.rupees)
  const demand = (item.demand ?? 0.4) * 0.5 + (maker.pull ?? 0.5) * 0.25
  const popularity = Math.round(1000 * Math.min(1, demand + seededRandom(`${partNumber}/popular`) ** 2 * 0.35))
  const origin = maker.origin ?? brand.country
  const seller = sellerOf(market, topCategory(category), `${brand.slug}/${spec.key}`)
  const product: Omit<StarterProduct, 'tags'> = {
    market,
    partNumber,
    brand: brand.slug,
    category,
    group: item.group && spec.variantBy ? line : null,
    variantBy: item.group && spec.variantBy ? spec.variantBy : [],
    slug: slugOf(name.en),
    name,
    features: { en: item.features.map(feature => feature.en), hi: item.features.map(feature => feature.hi) },
    description: item.about,
    specs: item.specs,
    hsn: item.hsn ?? spec.hsn,
    mrpMinor: price.mrpMinor,
    priceMinor: price.priceMinor,
    breaks: price.breaks,
    sellUnit: unit.name,
    packSize: unit.packSize,
    minQuantity,
    quantityMultiple,
    weightGrams: Math.max(1, Math.round(item.weightGrams)),
    origin,
    declarations: declarationsOf(market, { seller, origin, unit }),
    warrantyMonths: maker.warrantyMonths ?? item.warrantyMonths ?? spec.warrantyMonths ?? 0,
    seller,
    stock: supply.stock,
    availability: supply.availability,
    popularity,
    render: withDrawnValues(inLivery(spec.livery, brand.slug, item.render), item.specs),
  }
  return { ...product, tags: tagsOf(product, price.discount) }
}

/** Prices vary randomly by model line, not by variant, so that larger sizes of a line stay more expensive. */
function priceOf(market: StarterMarket, rupees: number, line: string, lot: [smallest: number, multiple: number]) {
  const priceMinor = shelfPrice(market, rupees * (0.96 + seededRandom(`${line}/price`) * 0.08))
  const discount = 0.08 + seededRandom(`${line}/discount`) ** 1.3 * 0.47
  const mrpMinor = maximumPrice(priceMinor, discount)
  return { rupees, discount, priceMinor, mrpMinor, breaks: quantityBreaks(market, priceMinor, ...lot) }
}

/** One in 25 products is available on request, one in 17 is out of stock, the others are in one to six warehouses. */
function supplyOf(market: StarterMarket, seed: string, rupees: number): Pick<StarterProduct, 'stock' | 'availability'> {
  const random = seededRandom(`${seed}/supply`)
  if (random < 0.04) return { stock: {}, availability: 'on-request' }
  if (random < 0.1) return { stock: {}, availability: 'stock' }
  const maxStock = rupees < 100 ? 900 : rupees < 1000 ? 240 : rupees < 10_000 ? 60 : 14
  const stock: Record<string, number> = {}
  const ofMarket = warehouses.filter(warehouse => warehouse.market === market)
  for (const { code } of ofMarket) {
    if (seededRandom(`${seed}/${code}`) < 0.55) stock[code] = seededInteger(`${seed}/${code}/units`, 2, maxStock)
  }
  const main = ofMarket[seededInteger(`${seed}/main`, 0, ofMarket.length - 1)]
  if (main) stock[main.code] = seededInteger(`${seed}/main/units`, Math.ceil(maxStock / 3), maxStock)
  return { stock, availability: 'stock' }
}

/** A seller of the top category; the same one for all products of a brand and family. */
function sellerOf(market: StarterMarket, top: string, line: string): string {
  const candidates = sellers.filter(seller => seller.market === market && seller.trades.includes(top))
  const seller = candidates[seededInteger(`${line}/seller`, 0, candidates.length - 1)]
  if (!seller) throw new Error(`The starter catalogue has no seller of ${top} in ${market}`)
  return seller.code
}

function tagsOf(product: Omit<StarterProduct, 'tags'>, discount: number): string[] {
  const { market, partNumber, popularity, stock, weightGrams } = product
  const tags: string[] = []
  if (popularity >= 850) tags.push('bestseller')
  if (seededRandom(`${partNumber}/new`) < 0.07) tags.push('new')
  if (Object.keys(stock).length >= (market === 'IN' ? 6 : 3) && weightGrams <= 10_000) tags.push('next-day')
  if (discount >= 0.46) tags.push('deal')
  return tags
}
