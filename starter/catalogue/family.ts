// The frame of a product family: a table of facts and makers becomes products of both markets, always the same ones.

import { brands } from './brands.ts'
import { categoryCode, topCategory } from './category-trees.ts'
import { chance, chanceBetween } from './chance.ts'
import { maximumPrice, quantityBreaks, shelfPrice } from './pricing.ts'
import { sellers } from './sellers.ts'
import type { RenderSpec, StarterBrand, StarterMarket, StarterProduct, StarterSpecValue, Words } from './types.ts'
import { warehouses } from './warehouses.ts'
import { piece, type SellUnit, slugOf } from './wording.ts'

/** One brand that makes the products of a family. */
export interface Maker {
  /** Slug of the brand. */
  brand: string
  /** What the part numbers of this maker begin with, such as `VX-`. */
  series: string
  /** Price level: 1 is the market's usual price. */
  level?: number
  /** How well it sells, 0 to 1; 0.5 when left out. */
  pull?: number
  /** ISO 3166 country of manufacture; the brand's country when left out. */
  origin?: string
  warrantyMonths?: number
  /** Markets it is sold in; both when left out. */
  markets?: StarterMarket[]
}

/** The facts of one product, from which the frame makes the rest. */
export interface FamilyItem {
  /** Rest of the part number after the maker's series. */
  part: string
  /** Name without the brand, which the frame puts in front. */
  name: Words
  /** Three to six key features. */
  features: Words[]
  /** Two or three sentences. */
  about: Words
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
  /** How much this size or type is asked for, 0 to 1; 0.4 when left out. */
  demand?: number
  warrantyMonths?: number
}

/** A family: makers times rows, each made into an item by `item`. */
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
  /** Whether a maker sells a row in a market; everything everywhere when left out. */
  sells?: (row: Row, maker: Maker, market: StarterMarket) => boolean
  item: (row: Row, maker: Maker, market: StarterMarket) => FamilyItem
}

/** A family whose products can be listed. */
export interface StarterFamily {
  key: string
  products: () => StarterProduct[]
}

const brandBySlug = new Map(brands.map(brand => [brand.slug, brand]))

/** Makes a family of a table of facts. `products()` throws on an unknown brand. */
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

/** A model line of which a market sells a single product is no group of variants. */
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
  const popularity = Math.round(1000 * Math.min(1, demand + chance(`${partNumber}/popular`) ** 2 * 0.35))
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
    sellUnit: unit.words,
    packSize: unit.packSize,
    minQuantity,
    quantityMultiple,
    weightGrams: Math.max(1, Math.round(item.weightGrams)),
    origin: maker.origin ?? brand.country,
    warrantyMonths: maker.warrantyMonths ?? item.warrantyMonths ?? spec.warrantyMonths ?? 0,
    seller: sellerOf(market, topCategory(category), `${brand.slug}/${spec.key}`),
    stock: supply.stock,
    availability: supply.availability,
    popularity,
    render: item.render,
  }
  return { ...product, tags: tagsOf(product, price.discount) }
}

/** Prices vary by model line, not by variant, so that within a line the dearer size stays the dearer one. */
function priceOf(market: StarterMarket, rupees: number, line: string, lot: [smallest: number, multiple: number]) {
  const priceMinor = shelfPrice(market, rupees * (0.96 + chance(`${line}/price`) * 0.08))
  const discount = 0.08 + chance(`${line}/discount`) ** 1.3 * 0.47
  const mrpMinor = maximumPrice(priceMinor, discount)
  return { rupees, discount, priceMinor, mrpMinor, breaks: quantityBreaks(market, priceMinor, ...lot) }
}

/** One in 25 products comes on request, one in 17 is out of stock, the others lie in one to six warehouses. */
function supplyOf(market: StarterMarket, seed: string, rupees: number): Pick<StarterProduct, 'stock' | 'availability'> {
  const luck = chance(`${seed}/supply`)
  if (luck < 0.04) return { stock: {}, availability: 'on-request' }
  if (luck < 0.1) return { stock: {}, availability: 'stock' }
  const most = rupees < 100 ? 900 : rupees < 1000 ? 240 : rupees < 10_000 ? 60 : 14
  const stock: Record<string, number> = {}
  const places = warehouses.filter(warehouse => warehouse.market === market)
  for (const { code } of places) {
    if (chance(`${seed}/${code}`) < 0.55) stock[code] = chanceBetween(`${seed}/${code}/units`, 2, most)
  }
  const main = places[chanceBetween(`${seed}/main`, 0, places.length - 1)]
  if (main) stock[main.code] = chanceBetween(`${seed}/main/units`, Math.ceil(most / 3), most)
  return { stock, availability: 'stock' }
}

/** A brand's family lies with one of the sellers that trade in its top category. */
function sellerOf(market: StarterMarket, top: string, line: string): string {
  const candidates = sellers.filter(seller => seller.market === market && seller.trades.includes(top))
  const seller = candidates[chanceBetween(`${line}/seller`, 0, candidates.length - 1)]
  if (!seller) throw new Error(`The starter catalogue has no seller of ${top} in ${market}`)
  return seller.code
}

function tagsOf(product: Omit<StarterProduct, 'tags'>, discount: number): string[] {
  const { market, partNumber, popularity, stock, weightGrams } = product
  const tags: string[] = []
  if (popularity >= 720) tags.push('bestseller')
  if (chance(`${partNumber}/new`) < 0.07) tags.push('new')
  if (Object.keys(stock).length >= (market === 'IN' ? 6 : 3) && weightGrams <= 10_000) tags.push('next-day')
  if (discount >= 0.46) tags.push('deal')
  return tags
}
