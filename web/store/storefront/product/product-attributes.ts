// The attributes of a product as table rows: specifications, then the legally required ones.

import type { Market } from '../../../../contract/shared/market.ts'
import type { ProductDetails } from '../../../../contract/storefront/product-api.ts'
import type { Translate } from '../../app/messages.ts'

interface Attribute {
  name: string
  value: string
}

function weightText(grams: number, t: Translate<'product-body'>, number: (value: number) => string): string {
  return grams >= 1000
    ? t('weightKg', { value: number(Math.round(grams / 10) / 100) })
    : t('weightG', { value: number(grams) })
}

/** Rows without a value are left out, as are rows with the same name as a specification. */
export function attributesOf(
  product: ProductDetails,
  t: Translate<'product-body'>,
  number: (value: number) => string,
  market: Market,
): Attribute[] {
  const { seller } = product
  const own: Attribute[] = [
    { name: t('brand'), value: product.brandName },
    { name: t('partNumber'), value: product.partNumber },
    { name: t('weight'), value: product.weightGrams > 0 ? weightText(product.weightGrams, t, number) : '' },
    { name: t('pack'), value: product.packSize > 1 ? number(product.packSize) : '' },
    { name: t('warranty'), value: t('warrantyMonths', { count: product.warrantyMonths }) },
    { name: t('origin'), value: product.originName },
    ...product.declarations,
    { name: t('hsn'), value: market === 'IN' ? product.hsn : '' },
    { name: t('seller'), value: `${seller.legalName}, ${seller.place}` },
    // in India the seller has another GSTIN in each State: the delivery check shows that of the State of dispatch
    { name: t('taxNumberUae'), value: market === 'AE' ? seller.taxNumber : '' },
  ]
  const specifications = product.specifications.map(({ name, value }) => ({ name, value }))
  const named = new Set(specifications.map(fact => fact.name))
  return [...specifications, ...own.filter(fact => fact.value !== '' && !named.has(fact.name))]
}
