// Presents a product row as a card: price, discount, tax, next quantity price and key specifications.

import { smallestQuantity } from '../../contract/cart/quantity.rules.ts'
import type { ProductCard } from '../../contract/catalog/schemas.ts'
import type { Language } from '../../contract/shared/market.ts'
import { percentOff } from '../../contract/shared/money.ts'
import { priceWithoutTax } from '../../contract/shared/tax.ts'
import type { CardRow } from './repository/cards.ts'
import {
  type Attribute,
  availabilityOf,
  imageLink,
  productTags,
  productUrl,
  specText,
  type TaxTable,
  taxRateBp,
} from './rules.ts'

/** What a card depends on besides its row. */
export interface CardContext {
  language: Language
  attributes: ReadonlyMap<string, Attribute>
  taxes: TaxTable
  /** Day in the market, `YYYY-MM-DD`. */
  day: string
}

const KEY_SPECS = 4
const NOT_SOLD = { en: 'Not for sale', hi: 'बिक्री के लिए नहीं' }

/** Quantity prices with their values before tax; each at the rate of its own unit price. */
export function breaksOf(row: CardRow, { taxes, day }: CardContext): NonNullable<ProductCard['nextBreak']>[] {
  return row.breaks.map(({ minQuantity, priceMinor }) => ({
    minQuantity,
    price: priceMinor,
    priceWithoutTax: priceWithoutTax(priceMinor, taxRateBp(taxes, row.market, row.hsn, priceMinor, day) ?? 0),
  }))
}

/** The card of a product in the reader's language. */
export function cardOf(row: CardRow, context: CardContext): ProductCard {
  const { language, attributes } = context
  const rate = taxRateBp(context.taxes, row.market, row.hsn, row.priceMinor, context.day) ?? 0
  const { rating, count, sample } = row.rating
  return {
    msn: row.msn,
    partNumber: row.partNumber,
    productName: language === 'hi' ? row.nameHi : row.nameEn,
    productUrl: productUrl(row.slug, row.msn),
    brandName: language === 'hi' ? row.brandHi : row.brandEn,
    mainImageLink: imageLink(row.imageHash),
    currency: row.currency,
    mrp: row.mrpMinor,
    salesPrice: row.priceMinor,
    discount: percentOff(row.mrpMinor, row.priceMinor),
    priceWithoutTax: priceWithoutTax(row.priceMinor, rate),
    taxRateBp: rate,
    nextBreak: breaksOf(row, context).find(({ minQuantity }) => minQuantity > row.minQuantity) ?? null,
    productTags: productTags(row.tags),
    ...(row.undeclared
      ? { availability: 'out-of-stock' as const, notSold: NOT_SOLD[language] }
      : { availability: availabilityOf(row.availability, row.available) }),
    minQuantity: smallestQuantity(row),
    quantityMultiple: row.quantityMultiple,
    rating: count > 0 ? { rating, count, sample } : null,
    keySpecs: row.specs
      .filter(spec => attributes.get(spec.key)?.facet)
      .slice(0, KEY_SPECS)
      .map(spec => {
        const attribute = attributes.get(spec.key)
        return { name: attribute?.name[language] ?? spec.key, value: specText(spec, attribute, language) }
      }),
  }
}
