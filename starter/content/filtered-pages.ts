// Pages that show a part of the catalog: attribute pages, popular searches, price lists, the seven stores.

import { categoryCode } from '../catalogue/category-trees.ts'
import type { LocalizedText, StarterMarket } from '../catalogue/types.ts'
import { supplyAttributePages } from './attribute-pages-supply.ts'
import { tradeAttributePages } from './attribute-pages-trade.ts'
import { popularSearches } from './popular-searches.ts'
import { priceLists } from './price-lists.ts'
import { stores } from './stores.ts'
import { rowsFor } from './text.ts'

/** A page with its filters. */
export interface FilteredPage {
  slug: string
  /** Code of the category under which it is listed. */
  category: string
  title: LocalizedText
  summary: LocalizedText
  source: {
    category?: string
    filters?: Record<string, string[]>
    query?: LocalizedText
    categories?: string[]
    picks?: { category: string; title: LocalizedText }[]
  }
}

/** `a=1;2 & b=3` as filter names with their terms. */
function filtersOf(text: string): Record<string, string[]> {
  return Object.fromEntries(
    text.split(' & ').map(part => {
      const at = part.indexOf('=')
      return [part.slice(0, at), part.slice(at + 1).split(';')]
    }),
  )
}

/** Attribute pages of a market, without those of missing categories. */
export function attributePagesOf(market: StarterMarket): FilteredPage[] {
  return [tradeAttributePages, supplyAttributePages]
    .flatMap(table => rowsFor(table, market, 7))
    .flatMap(([slug = '', key = '', filters = '', titleEn = '', titleHi = '', en = '', hi = '']) => {
      const category = categoryCode(market, key)
      if (!category) return []
      const source = { category, filters: filtersOf(filters) }
      return [{ slug, category, title: { en: titleEn, hi: titleHi }, summary: { en, hi }, source }]
    })
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Popular searches of a market. */
export function popularSearchesOf(market: StarterMarket): FilteredPage[] {
  return rowsFor(popularSearches, market, 3).flatMap(([en = '', hi = '', key = '']) => {
    const category = categoryCode(market, key)
    if (!category) return []
    const title = { en: capital(en), hi }
    const summary = {
      en: `What others find when they look for “${en}”: compare sizes, ratings and prices with tax.`,
      hi: `“${hi}” खोजने वालों को क्या मिलता है: साइज़, रेटिंग और टैक्स समेत कीमत मिलाएँ।`,
    }
    return [{ slug: en.replace(/ /g, '-'), category, title, summary, source: { query: { en, hi } } }]
  })
}

/** Price lists of a market. */
export function priceListsOf(market: StarterMarket): FilteredPage[] {
  return rowsFor(priceLists, market, 6).flatMap(
    ([slug = '', key = '', titleEn = '', titleHi = '', en = '', hi = '']) => {
      const category = categoryCode(market, key)
      if (!category) return []
      return [{ slug, category, title: { en: titleEn, hi: titleHi }, summary: { en, hi }, source: { category } }]
    },
  )
}

/** The seven stores of a market; `nameOf` names a category by code. */
export function storesOf(market: StarterMarket, nameOf: (code: string) => LocalizedText): FilteredPage[] {
  const codes = (keys: string) => keys.split(' ').flatMap(key => categoryCode(market, key) ?? [])
  return rowsFor(stores, market, 7).map(
    ([slug = '', keys = '', picks = '', titleEn = '', titleHi = '', en = '', hi = '']) => {
      const categories = codes(keys)
      const [category = ''] = categories
      const rows = codes(picks).map(code => ({ category: code, title: nameOf(code) }))
      const source = { categories, picks: rows }
      return { slug, category, title: { en: titleEn, hi: titleHi }, summary: { en, hi }, source }
    },
  )
}
