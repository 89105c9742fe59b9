// The rows of a table of own prices by quantity.

import type { OwnPrice } from '../../../../contract/price-lists/own-api.ts'

/** From the fewest units that are sold on; what is reached with these is the first row. */
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
