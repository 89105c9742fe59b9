// The facts of a product as lines of a table: its specifications, then what the law wants shown.

import type { Market } from '../../../../contract/shared/market.ts'
import type { ProductDetails } from '../../../../contract/storefront/product-api.ts'
import type { Text } from '../../app/messages.ts'

interface Fact {
  name: string
  value: string
}

function weightText(grams: number, text: Text<'product-body'>, number: (value: number) => string): string {
  return grams >= 1000
    ? text('weightKg', { value: number(Math.round(grams / 10) / 100) })
    : text('weightG', { value: number(grams) })
}

/** Lines without a value are left out, and a line of ours that a specification already has by the same name. */
export function factsOf(
  product: ProductDetails,
  text: Text<'product-body'>,
  number: (value: number) => string,
  market: Market,
): Fact[] {
  const { seller } = product
  const own: Fact[] = [
    { name: text('brand'), value: product.brandName },
    { name: text('partNumber'), value: product.partNumber },
    { name: text('weight'), value: product.weightGrams > 0 ? weightText(product.weightGrams, text, number) : '' },
    { name: text('pack'), value: product.packSize > 1 ? number(product.packSize) : '' },
    { name: text('warranty'), value: text('warrantyMonths', { count: product.warrantyMonths }) },
    { name: text('origin'), value: product.originName },
    { name: text('hsn'), value: market === 'IN' ? product.hsn : '' },
    { name: text('seller'), value: `${seller.legalName}, ${seller.place}` },
    { name: text(market === 'IN' ? 'taxNumber' : 'taxNumberUae'), value: seller.taxNumber },
  ]
  const specifications = product.specifications.map(({ name, value }) => ({ name, value }))
  const named = new Set(specifications.map(fact => fact.name))
  return [...specifications, ...own.filter(fact => fact.value !== '' && !named.has(fact.name))]
}
