// Localized texts of a product for cards and price blocks.

import type { ProductCard } from '../../../contract/catalog/schemas.ts'
import type { Locale } from '../../framework/locale.ts'
import { pictureAt } from '../../framework/picture.ts'
import type { PriceTexts } from '../../ui/price.tsx'
import type { ProductCardTexts } from '../../ui/product-card.tsx'
import type { Translate } from '../app/messages.ts'

type Priced = Pick<
  ProductCard,
  'salesPrice' | 'mrp' | 'discount' | 'priceWithoutTax' | 'taxRateBp' | 'nextBreak' | 'currency'
>

/** Texts of a price block. */
export function priceTexts(product: Priced, locale: Locale, t: Translate<'common'>): PriceTexts {
  const { salesPrice, mrp, discount, priceWithoutTax, taxRateBp, nextBreak, currency } = product
  const breakText = (price: number) =>
    t('nextBreak', { count: nextBreak?.minQuantity ?? 0, price: locale.money(price, currency) })
  const tax = `${locale.marketInfo.taxName} ${taxRateBp / 100}%`
  return {
    price: locale.money(salesPrice, currency),
    mrp:
      mrp > salesPrice
        ? { label: locale.marketInfo.listPriceName[locale.language], price: locale.money(mrp, currency) }
        : undefined,
    off: discount > 0 ? t('off', { percent: discount }) : undefined,
    withoutTax: `${locale.money(priceWithoutTax, currency)} + ${tax}`,
    taxIncluded: ` ${t('withTax', { tax })}`,
    nextBreak: nextBreak
      ? { withTax: breakText(nextBreak.price), withoutTax: breakText(nextBreak.priceWithoutTax) }
      : undefined,
  }
}

const TAGS = { bestseller: 'tagBestseller', new: 'tagNew', deal: 'tagDeal', eco: 'tagEco' } as const

/** The label on an image: the first known tag. */
export function flagOf(product: Pick<ProductCard, 'productTags'>, t: Translate<'common'>): string | undefined {
  const known = product.productTags.find(tag => tag.name in TAGS)
  return known && t(TAGS[known.name as keyof typeof TAGS])
}

/** Texts of a product card. */
export function cardTexts(product: ProductCard, locale: Locale, t: Translate<'common'>): ProductCardTexts {
  const { availability, notSold, minQuantity, mainImageLink, rating } = product
  return {
    msn: product.msn,
    name: product.productName,
    href: locale.href(product.productUrl),
    brand: product.productName.startsWith(product.brandName) ? undefined : product.brandName,
    picture: mainImageLink && pictureAt(mainImageLink, 'medium'),
    flag: flagOf(product, t),
    rating: rating ? `★ ${rating.rating} (${rating.count})` : undefined,
    price: priceTexts(product, locale, t),
    unavailable:
      availability === 'in-stock'
        ? undefined
        : (notSold ?? t(availability === 'on-request' ? 'onRequest' : 'outOfStock')),
    add: t('addToCart'),
    addLabel: t('addNameToCart', { name: product.productName }),
    minQuantity,
  }
}
