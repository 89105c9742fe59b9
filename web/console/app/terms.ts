// Words of a message that differ between the countries: `{listPrice}`, `{ListPrice}` at the start of a text, and `{hsCode}`.

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

/** What messages are filled with beside their own values. */
export const termsOf = (market: Market, language: Language): Terms => TERMS[market][language]
