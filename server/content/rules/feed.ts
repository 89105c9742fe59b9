// Product data for Google Merchant Center: RSS 2.0 with the namespace g, of the products that can be bought.

import type { Language, Market } from '../../../contract/shared/market.ts'
import { marketLimits } from '../../platform/limits.ts'
import type { FeedRow } from '../repository/feed.ts'
import { escapeXml } from './sitemap.ts'

export interface FeedSite {
  market: Market
  language: Language
  /** Absolute origin without a trailing slash. */
  origin: string
}

const TITLES: Record<Language, string> = { en: 'Karkhana', hi: 'कारखाना' }
/** Limits of the specification of product data. */
const TITLE_LENGTH = 150
const DESCRIPTION_LENGTH = 5000
const MORE_IMAGES = 10

/** Beginning and end of the file. */
export function feedFrame({ language, origin }: FeedSite): [string, string] {
  const link = language === 'hi' ? `${origin}/hi` : `${origin}/`
  const title = TITLES[language]
  return [
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>${title}</title><link>${link}</link><description>${title}</description>\n`,
    '</channel></rss>\n',
  ]
}

const decimal = (minor: number) => `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`

/** Removes characters that XML 1.0 does not allow. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are meant
const clean = (text: string) => text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')

/**
 * A product as a feed item. Prices include tax, as both countries require. With a minimum order quantity, the price
 * is that of the smallest order, which the specification calls a multipack. `type` is the path of its category.
 */
export function feedItem(row: FeedRow, site: FeedSite, type: string): string {
  const { market, language, origin } = site
  const hindi = language === 'hi'
  const text = hindi ? row.descriptionHi : row.descriptionEn
  const features = hindi ? row.featuresHi : row.featuresEn
  const priceMinor = row.priceMinor * row.minQuantity
  const listMinor = row.mrpMinor * row.minQuantity
  const money = (minor: number) => `${decimal(minor)} ${row.currency}`
  const { shipping } = marketLimits(market)
  const [first, ...others] = row.images.map(({ hash }) => `${origin}/media/${hash}/large.webp`)
  const fields: [string, string | null | undefined][] = [
    ['g:id', row.msn],
    ['g:title', (hindi ? row.nameHi : row.nameEn).slice(0, TITLE_LENGTH)],
    ['g:description', (text || features.join('. ')).slice(0, DESCRIPTION_LENGTH)],
    ['g:link', `${origin}${hindi ? '/hi' : ''}${encodeURI(`/${row.slug}/mp/${row.msn.toLowerCase()}`)}`],
    ['g:image_link', first],
    ...others.slice(0, MORE_IMAGES).map(image => ['g:additional_image_link', image] as [string, string]),
    ['g:availability', 'in_stock'],
    ['g:condition', row.condition],
    ['g:price', money(Math.max(priceMinor, listMinor))],
    ['g:sale_price', listMinor > priceMinor ? money(priceMinor) : null],
    ['g:multipack', row.minQuantity > 1 ? String(row.minQuantity) : null],
    ['g:brand', hindi ? row.brandHi : row.brandEn],
    ['g:mpn', row.partNumber],
    ['g:item_group_id', row.groupKey],
    ['g:product_type', type],
    ['g:shipping_weight', row.weightGrams > 0 ? `${row.weightGrams} g` : null],
  ]
  const charge = priceMinor > shipping.freeAboveMinor ? 0 : shipping.chargeMinor
  const lines = fields.flatMap(([name, value]) => (value ? `<${name}>${escapeXml(clean(value))}</${name}>` : []))
  return `<item>${lines.join('')}<g:shipping><g:country>${market}</g:country><g:price>${money(charge)}</g:price></g:shipping></item>\n`
}
