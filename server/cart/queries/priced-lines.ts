// The lines of a cart in the form of an order: by product and registration, with the price of each.

import type { CartProduct } from '../../catalog/service.ts'
import { type CartLine, type LinePart, partsOf, priceAt } from '../rules.ts'

export type PricedLine = CartProduct &
  Pick<LinePart, 'quantity' | 'registrationId' | 'warehouseIds'> & { unitPriceMinor: number; lineTaxRateBp: number }

/** The parts of a line by the registration under which they are sold. */
export function pricedLines(line: CartLine): PricedLine[] {
  const { unitPriceMinor, taxRateBp } = priceAt(line.product, line.item.quantity)
  return partsOf(line).map(({ quantity, registrationId, warehouseIds }) => ({
    ...{ ...line.product, quantity, registrationId, warehouseIds },
    ...{ unitPriceMinor, lineTaxRateBp: taxRateBp },
  }))
}
