// Words and figures of a product as cards and price blocks show them.

import type { ProductCard } from '../../../contract/catalog/schemas.ts'
import type { StoreTools } from '../../framework/locale.ts'
import { pictureAt } from '../../framework/picture.ts'
import type { PriceTexts } from '../../ui/price.tsx'
import type { ProductCardTexts } from '../../ui/product-card.tsx'
import type { Text } from '../app/messages.ts'

type Priced = Pick<
  ProductCard,
  'salesPrice' | 'mrp' | 'discount' | 'priceWithoutTax' | 'taxRateBp' | 'nextBreak' | 'currency'
>

/** Texts of a price block. */
export function priceTexts(product: Priced, store: StoreTools, text: Text<'common'>): PriceTexts {
  const { salesPrice, mrp, discount, priceWithoutTax, taxRateBp, nextBreak, currency } = product
  const tax = `${store.facts.taxName} ${taxRateBp / 100}%`
  return {
    price: store.money(salesPrice, currency),
    mrp:
      mrp > salesPrice
        ? { label: store.facts.listPriceName[store.language], price: store.money(mrp, currency) }
        : undefined,
    off: discount > 0 ? text('off', { percent: discount }) : undefined,
    withoutTax: store.money(priceWithoutTax, currency),
    plusTax: ` + ${tax}`,
    taxIncluded: ` ${text('withTax', { tax })}`,
    nextBreak: nextBreak
      ? text('nextBreak', { count: nextBreak.minQuantity, price: store.money(nextBreak.price, currency) })
      : undefined,
  }
}

const TAGS = { bestseller: 'tagBestseller', new: 'tagNew', deal: 'tagDeal', eco: 'tagEco' } as const

/** The word on the corner of a picture: the first known tag. */
export function flagOf(product: Pick<ProductCard, 'productTags'>, text: Text<'common'>): string | undefined {
  const known = product.productTags.find(tag => tag.name in TAGS)
  return known && text(TAGS[known.name as keyof typeof TAGS])
}

/** Texts of a product card. */
export function cardTexts(product: ProductCard, store: StoreTools, text: Text<'common'>): ProductCardTexts {
  const { availability, minQuantity, mainImageLink } = product
  return {
    msn: product.msn,
    name: product.productName,
    href: store.href(product.productUrl),
    brand: product.brandName,
    picture: mainImageLink && pictureAt(mainImageLink, 'medium'),
    flag: flagOf(product, text),
    price: priceTexts(product, store, text),
    unavailable:
      availability === 'in-stock' ? undefined : text(availability === 'on-request' ? 'onRequest' : 'outOfStock'),
    add: text('addToCart'),
    addLabel: text('addNameToCart', { name: product.productName }),
    minQuantity,
  }
}
