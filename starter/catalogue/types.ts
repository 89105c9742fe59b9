// Types of the starter catalog, before the loader writes it to the database.

import type { Declarations } from '../../contract/catalog/declarations.rules.ts'

/** A market of the store: India or the United Arab Emirates. */
export type StarterMarket = 'IN' | 'AE'

/** One text in both languages of the store. */
export interface LocalizedText {
  en: string
  hi: string
}

/** What a picture shows: a render model and its parameters. */
export interface RenderSpec {
  /** Name of a model in starter/drawings/models.ts. */
  model: string
  params: RenderParams
}

/** Parameters of the render models; a model ignores those that do not apply to it. */
export interface RenderParams {
  /** Main body colour, `#rrggbb`. */
  color: string
  /** Second colour, `#rrggbb`. */
  accent?: string
  /** Relative size of the drawing, 0.5 (small for its family) to 1 (largest). */
  size?: number
  /** Number of poles, gangs, ways, balls, teeth or pieces, depending on the model. */
  count?: number
  /** Proportion that the model names: bore to outer diameter, length to diameter, width to height. */
  ratio?: number
  /** At most five characters A-Z 0-9 . / - printed on the body, such as `C16`, `9W`, `6205`. */
  label?: string
  /** Shape variant that the model names, such as `round` or `square`. */
  variant?: string
}

/** A category at any level. `code` is nine digits for India, ten for the UAE. */
export interface StarterCategory {
  code: string
  market: StarterMarket
  parent: string | null
  slug: string
  name: LocalizedText
  /** One or two useful sentences for the top of the listing. */
  intro: LocalizedText
  render: RenderSpec
}

/** A product attribute, used by specifications and facets. */
export interface StarterAttribute {
  key: string
  name: LocalizedText
  kind: 'text' | 'number'
  /** Unit symbol for numbers (`mm`, `W`, `kg`), empty when it has none. */
  unit: string
  /** Whether shoppers filter by it. */
  facet: boolean
}

/** A fictional brand. */
export interface StarterBrand {
  slug: string
  name: string
  nameHi: string
  country: string
}

/** A value of an attribute: a number without unit, or a text in both languages. */
export interface StarterSpecValue {
  key: string
  value: number | LocalizedText
}

/** A product that can be bought. */
export interface StarterProduct {
  market: StarterMarket
  /** Manufacturer part number, unique within the brand and market. */
  partNumber: string
  brand: string
  category: string
  /** Products that share a group are variants of one another. */
  group: string | null
  /** Attribute keys by which the variants of the group differ, in order of choice. */
  variantBy: string[]
  slug: string
  name: LocalizedText
  features: { en: string[]; hi: string[] }
  description: LocalizedText
  specs: StarterSpecValue[]
  hsn: string
  mrpMinor: number
  priceMinor: number
  /** Unit price from a quantity on, ascending; tax included. */
  breaks: { minQuantity: number; priceMinor: number }[]
  sellUnit: LocalizedText
  packSize: number
  minQuantity: number
  quantityMultiple: number
  weightGrams: number
  /** ISO 3166 alpha-2. */
  origin: string
  /** What the law of India asks to be declared; empty in the UAE. */
  declarations: Declarations
  warrantyMonths: number
  /** Seller code, see sellers.ts. */
  seller: string
  /** Units on hand by warehouse code, see warehouses.ts; empty when out of stock. */
  stock: Record<string, number>
  tags: string[]
  availability: 'stock' | 'on-request'
  /** 0 to 1000, for the default sort order. */
  popularity: number
  render: RenderSpec
}
