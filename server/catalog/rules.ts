// Pure decisions of the catalog: dates, links, tax rates, and the texts for stock and specifications.

import { type Language, MARKET_INFO, type Market } from '../../contract/shared/market.ts'
import { zMsn } from '../../contract/shared/schemas.ts'

/** A text in both languages of the store. */
export type LocalizedText = Record<Language, string>

export interface Attribute {
  key: string
  name: LocalizedText
  unit: string
  /** A `list` is stored as a text of items, see `listItems`. */
  kind: 'text' | 'number' | 'boolean' | 'list'
  facet: boolean
  /** Hindi from translators, by the English value; for a list by item. */
  values?: Readonly<Record<string, string>>
}

/** A value as stored with products: a number, or a text in both languages. */
export type Spec = { key: string; value: number | string } | { key: string; en: string; hi: string }

/** One dated row of tax_rates; days are `YYYY-MM-DD`, both inclusive. */
export interface TaxRate {
  market: Market
  /** Heading; applies to products whose HSN code begins with it, longest heading first. Empty for everything else. */
  hsn: string
  rateBp: number
  validFrom: string
  validTo: string | null
  /** Only for unit prices up to this, tax included. */
  maxUnitMinor: number | null
}

/** Rates by market and heading, ready for look-ups. */
export type TaxTable = ReadonlyMap<string, readonly TaxRate[]>

const dayFormats = new Map<Market, Intl.DateTimeFormat>()

/** The date in a market, `YYYY-MM-DD`: tax rates change at its midnight. */
export function dayIn(market: Market, now: Date): string {
  let format = dayFormats.get(market)
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone: MARKET_INFO[market].timeZone, dateStyle: 'short' })
    dayFormats.set(market, format)
  }
  return format.format(now)
}

/** Groups rates by heading, in order of preference. */
export function taxTable(rates: readonly TaxRate[]): TaxTable {
  const table = new Map<string, TaxRate[]>()
  for (const rate of rates) {
    const key = `${rate.market} ${rate.hsn}`
    table.set(key, [...(table.get(key) ?? []), rate])
  }
  const limit = (rate: TaxRate) => rate.maxUnitMinor ?? Number.POSITIVE_INFINITY
  for (const rows of table.values()) {
    rows.sort((a, b) => {
      if (limit(a) !== limit(b)) return limit(a) - limit(b)
      return a.validFrom < b.validFrom ? 1 : -1
    })
  }
  return table
}

/**
 * Rate in basis points of a product by heading, unit price and day; null when no row matches. Equal to `TAX_RATES` in
 * SQL.
 */
export function taxRateBp(table: TaxTable, market: Market, hsn: string, unitMinor: number, day: string): number | null {
  for (let length = hsn.length; length >= 0; length--) {
    const fits = table
      .get(`${market} ${hsn.slice(0, length)}`)
      ?.find(
        rate =>
          rate.validFrom <= day &&
          (rate.validTo === null || rate.validTo >= day) &&
          (rate.maxUnitMinor === null || unitMinor <= rate.maxUnitMinor),
      )
    if (fits) return fits.rateBp
  }
  return null
}

/** Path of a category page. */
export function categoryLink(slug: string, code: string): string {
  return `/${slug}/${code}`
}

/** Path of a product page. */
export function productUrl(slug: string, msn: string): string {
  return `/${slug}/mp/${msn.toLowerCase()}`
}

/** URL of a picture at medium size. */
export function imageLink(hash: string | null): string | null {
  return hash ? `/media/${hash}/medium.webp` : null
}

export type Availability = 'in-stock' | 'out-of-stock' | 'on-request'

/** The availability shown to shoppers; `available` are units on hand less reserved ones. */
export function availabilityOf(kind: 'stock' | 'on-request', available: number): Availability {
  if (kind === 'on-request') return 'on-request'
  return available > 0 ? 'in-stock' : 'out-of-stock'
}

/** A number with its unit in the usual format: `600 W`, `90°`. */
export function withUnit(value: string, unit: string): string {
  if (!unit) return value
  return unit === '%' || unit === '°' ? `${value}${unit}` : `${value} ${unit}`
}

/** A translator's Hindi for a value, or for a list item; undefined when there is none. */
export function hindiOfValue(attribute: Attribute | undefined, english: string): string | undefined {
  const values = attribute?.values
  // a value may have the name of a built-in property
  return values && Object.hasOwn(values, english) ? values[english] : undefined
}

function hindiOf(english: string, attribute: Attribute | undefined): string | undefined {
  if (attribute?.kind !== 'list') return hindiOfValue(attribute, english)
  const items = listItems(english)
  const hindi = items.map(item => hindiOfValue(attribute, item))
  if (hindi.every(item => item === undefined)) return undefined
  return joinItems(hindi.map((item, at) => item ?? items[at] ?? ''))
}

/**
 * Text of a specification value in the reader's language. The product's own Hindi takes precedence over a translator's.
 */
export function specText(spec: Spec, attribute: Attribute | undefined, language: Language): string {
  if ('en' in spec) {
    if (language === 'en') return spec.en
    return spec.hi && spec.hi !== spec.en ? spec.hi : (hindiOf(spec.en, attribute) ?? spec.en)
  }
  const hindi = language === 'hi' && typeof spec.value === 'string' ? hindiOf(spec.value, attribute) : undefined
  return withUnit(hindi ?? String(spec.value), attribute?.unit ?? '')
}

/** Text of a list attribute; separated by semicolons when an item contains a comma. */
export function joinItems(items: readonly string[]): string {
  return items.join(items.some(item => item.includes(',')) ? '; ' : ', ')
}

/** Items of a text made by `joinItems`. */
export function listItems(text: string): string[] {
  return text.split(text.includes('; ') ? '; ' : ', ')
}

const TAG_PRIORITY: Record<string, number> = { bestseller: 1, deal: 2, new: 3, 'next-day': 4 }

/** Tags by priority, most significant first. */
export function productTags(tags: readonly string[]): { name: string; priority: number }[] {
  return tags
    .map(name => ({ name, priority: TAG_PRIORITY[name] ?? 9 }))
    .sort((a, b) => a.priority - b.priority || (a.name < b.name ? -1 : 1))
}

const regionNames = new Map<Language, Intl.DisplayNames>()

/** Name of a country by its ISO 3166 code. */
export function countryName(code: string, language: Language): string {
  if (code === '') return ''
  let names = regionNames.get(language)
  if (!names) {
    names = new Intl.DisplayNames([language], { type: 'region' })
    regionNames.set(language, names)
  }
  return names.of(code) ?? code
}

/** MSNs joined by commas, each once; invalid ones are left out, and all beyond `most`. */
export function parseMsns(text: string, most: number): string[] {
  const parsed = text.split(',').map(part => zMsn.safeParse(part))
  return [...new Set(parsed.flatMap(({ data }) => data ?? []))].slice(0, most)
}
