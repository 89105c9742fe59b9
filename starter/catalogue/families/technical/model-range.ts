// Families whose models are listed one by one, because they differ too much for a table of figures.

import { defineFamily, type FamilyItem, type Maker, type StarterFamily } from '../../family.ts'
import type { SellUnit } from '../../product-text.ts'
import type { LocalizedText, RenderParams, StarterMarket, StarterSpecValue } from '../../types.ts'

/** One model of a range. */
export interface RangeModel {
  /** Part number after the maker's series. */
  code: string
  name: LocalizedText
  features: LocalizedText[]
  specs: StarterSpecValue[]
  grams: number
  /** Usual shelf price in rupees. */
  price: number
  /** Model line, when the range has variants; the letters that open the code when left out. */
  group?: string
  /** What differs from the picture of the range. */
  params?: Partial<RenderParams>
  unit?: SellUnit
}

/** What all models of a range share. */
export interface Range {
  key: string
  category: string
  hsn: string
  makers: Maker[]
  about: LocalizedText
  /** Render model and body colour. */
  model: string
  color: string
  variantBy?: string[]
  unit?: SellUnit
  demand?: number
  sells?: (row: RangeModel, maker: Maker, market: StarterMarket) => boolean
}

/** Makes the family of a range. Pictures grow with the weight unless a model states its size. */
export function modelRange(range: Range, rows: RangeModel[]): StarterFamily {
  const { key, category, hsn, makers, variantBy, sells } = range
  const item = (row: RangeModel): FamilyItem => ({
    part: row.code,
    group: row.group ?? row.code.replace(/[\d-].*$/, ''),
    name: row.name,
    features: row.features,
    about: range.about,
    specs: row.specs,
    price: row.price,
    weightGrams: row.grams,
    demand: range.demand ?? 0.45,
    unit: row.unit ?? range.unit,
    render: {
      model: range.model,
      params: {
        color: range.color,
        accent: '#2b2e33',
        size: Math.min(1, 0.55 + Math.log10(1 + row.grams / 500) / 4),
        ...row.params,
      },
    },
  })
  return defineFamily({ key, category, hsn, makers, variantBy, sells, rows, item })
}
