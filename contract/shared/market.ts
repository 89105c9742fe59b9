// The two markets of the store and the differences between them that the specification defines.

/** Market code, a column of every table whose rows differ by market. */
export const MARKETS = ['IN', 'AE'] as const
export type Market = (typeof MARKETS)[number]

/** Interface language; catalog texts exist in both. */
export const LANGUAGES = ['en', 'hi'] as const
export type Language = (typeof LANGUAGES)[number]

export type Currency = 'INR' | 'AED'

export interface MarketInfo {
  code: Market
  /** Country code of the specification (India 110, UAE 784). */
  countryId: number
  currency: Currency
  /** International dialling code without the plus sign. */
  phoneCode: '91' | '971'
  /** BCP 47 tag of each language in this market. */
  languageTag: Record<Language, string>
  /** Kind of delivery location: a six-digit pincode, or an emirate code. */
  placeKind: 'pincode' | 'emirate'
  taxName: 'GST' | 'VAT'
  /** Name of the price before offers: MRP by law in India, the seller's list price elsewhere. */
  listPriceName: Record<Language, string>
  timeZone: string
  /** UTC offset of the time zone, which has no daylight saving time. */
  utcOffset: string
}

export const MARKET_INFO: Record<Market, MarketInfo> = {
  IN: {
    code: 'IN',
    countryId: 110,
    currency: 'INR',
    phoneCode: '91',
    languageTag: { en: 'en-IN', hi: 'hi-IN' },
    placeKind: 'pincode',
    taxName: 'GST',
    listPriceName: { en: 'MRP', hi: 'MRP' },
    timeZone: 'Asia/Kolkata',
    utcOffset: '+05:30',
  },
  AE: {
    code: 'AE',
    countryId: 784,
    currency: 'AED',
    phoneCode: '971',
    languageTag: { en: 'en-AE', hi: 'hi-AE' },
    placeKind: 'emirate',
    taxName: 'VAT',
    listPriceName: { en: 'List price', hi: 'सूची मूल्य' },
    timeZone: 'Asia/Dubai',
    utcOffset: '+04:00',
  },
}
