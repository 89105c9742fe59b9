// Market, language and messages of the page, and the formats that depend on them: context and hooks for every screen.

import { createContext, useContext, useMemo } from 'react'
import { type Language, MARKET_INFO, type Market, type MarketInfo } from '../../contract/shared/market.ts'
import { type CurrencyCode, formatMoney } from '../../contract/shared/money.ts'
import { formatNumber } from './messages/format-message.ts'
import { type Messages, type Translator, translator } from './messages/messages.ts'

export interface LocaleSetting {
  market: Market
  language: Language
  messages: Messages
}

export const LocaleContext = createContext<LocaleSetting>({ market: 'IN', language: 'en', messages: {} })

/** The address of a path in a language: Hindi pages start with `/hi`. */
export function hrefIn(language: Language, path: string): string {
  if (language !== 'hi' || !path.startsWith('/')) return path
  return path === '/' ? '/hi' : `/hi${path}`
}

export interface Locale {
  market: Market
  language: Language
  marketInfo: MarketInfo
  /** BCP 47 tag: en-IN, hi-IN, en-AE, hi-AE. */
  tag: string
  /** Address of a path in the reader's language; every link uses it. */
  href(path: string): string
  /** `₹3,190` of minor units in the currency of the market, or another one. */
  money(minor: number, currency?: CurrencyCode): string
  number(value: number): string
}

export function createLocale({ market, language }: Pick<LocaleSetting, 'market' | 'language'>): Locale {
  const marketInfo = MARKET_INFO[market]
  const tag = marketInfo.languageTag[language]
  return {
    market,
    language,
    marketInfo,
    tag,
    href: path => hrefIn(language, path),
    money: (minor, currency = marketInfo.currency) => formatMoney(minor, currency, tag),
    number: value => formatNumber(value, tag),
  }
}

export function useLocale(): Locale {
  const { market, language } = useContext(LocaleContext)
  return useMemo(() => createLocale({ market, language }), [market, language])
}

/** The untyped translator of a namespace; each app exports it with its own types. */
export function useTranslator(namespace: string): Translator {
  const { market, language, messages } = useContext(LocaleContext)
  return translator(messages, namespace, MARKET_INFO[market].languageTag[language])
}
