// What every screen knows of the store it is in: market, language, words, and the formats that follow from them.

import { createContext, useContext, useMemo } from 'react'
import { type Language, MARKET_FACTS, type Market, type MarketFacts } from '../../contract/shared/market.ts'
import { type CurrencyCode, formatMoney } from '../../contract/shared/money.ts'
import { type Area, type Text, textOf, type Words } from '../store/app/messages.ts'
import { formatNumber } from './messages/format-message.ts'

export interface StoreSetting {
  market: Market
  language: Language
  words: Words
}

export const StoreContext = createContext<StoreSetting>({ market: 'IN', language: 'en', words: {} })

/** The address of a path in a language: Hindi pages carry `/hi`. */
export function hrefIn(language: Language, path: string): string {
  if (language !== 'hi' || !path.startsWith('/')) return path
  return path === '/' ? '/hi' : `/hi${path}`
}

export interface StoreTools {
  market: Market
  language: Language
  facts: MarketFacts
  /** BCP 47 tag: en-IN, hi-IN, en-AE, hi-AE. */
  tag: string
  /** Address of a store path in the reader's language; every link goes through it. */
  href(path: string): string
  /** `₹3,190` of minor units in the currency of the market, or another one. */
  money(minor: number, currency?: CurrencyCode): string
  number(value: number): string
}

export function storeTools({ market, language }: Pick<StoreSetting, 'market' | 'language'>): StoreTools {
  const facts = MARKET_FACTS[market]
  const tag = facts.languageTag[language]
  return {
    market,
    language,
    facts,
    tag,
    href: path => hrefIn(language, path),
    money: (minor, currency = facts.currency) => formatMoney(minor, currency, tag),
    number: value => formatNumber(value, tag),
  }
}

export function useStore(): StoreTools {
  const { market, language } = useContext(StoreContext)
  return useMemo(() => storeTools({ market, language }), [market, language])
}

/** The text function of an area; the route must name the area, `common` is always there. */
export function useText<A extends Area>(area: A): Text<A> {
  const { market, language, words } = useContext(StoreContext)
  return textOf(words, area, MARKET_FACTS[market].languageTag[language])
}
