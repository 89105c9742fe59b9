// The rows of a table of customer quantity prices.

import type { OwnPrice } from '../../../../contract/price-lists/own-api.ts'

/** Starts with the minimum quantity: its price is the first row. */
export function ownRows({
  minQuantity,
  salesPrice,
  priceWithoutTax,
  breaks,
}: Pick<OwnPrice, 'minQuantity' | 'salesPrice' | 'priceWithoutTax' | 'breaks'>): OwnPrice['breaks'] {
  const least = Math.max(1, minQuantity)
  const { price, priceWithoutTax: without } = breaks.findLast(step => step.minQuantity <= least) ?? {
    ...{ price: salesPrice, priceWithoutTax },
  }
  const first = { minQuantity: least, price, priceWithoutTax: without }
  return [first, ...breaks.filter(step => step.minQuantity > least)]
}
