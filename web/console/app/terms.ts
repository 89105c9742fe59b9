// Terms that differ between countries: `{listPrice}`, `{ListPrice}` at the start of a text, and `{hsCode}`.

import type { Language, Market } from '../../../contract/shared/market.ts'

type Terms = Readonly<Record<'listPrice' | 'ListPrice' | 'hsCode', string>>

const INDIA: Terms = { listPrice: 'MRP', ListPrice: 'MRP', hsCode: 'HSN' }

const TERMS: Readonly<Record<Market, Readonly<Record<Language, Terms>>>> = {
  IN: { en: INDIA, hi: INDIA },
  AE: {
    en: { listPrice: 'list price', ListPrice: 'List price', hsCode: 'HS code' },
    hi: { listPrice: 'सूची मूल्य', ListPrice: 'सूची मूल्य', hsCode: 'HS कोड' },
  },
}

/** Placeholders filled in every message in addition to its own values. */
export const termsOf = (market: Market, language: Language): Terms => TERMS[market][language]
