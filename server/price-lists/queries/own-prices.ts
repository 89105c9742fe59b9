// What a customer pays for products by the price lists of their groups, as pages show it beside the public price.

import { MAX_OWN_PRICES } from '../../../contract/price-lists/choice.rules.ts'
import type { OwnPrice } from '../../../contract/price-lists/own-api.ts'
import { percentOff } from '../../../contract/shared/money.ts'
import { priceWithoutTax } from '../../../contract/shared/tax.ts'
import { type CartProduct, dayIn, offersForCart, parseMsns } from '../../catalog/service.ts'
import type { Customer } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { hasLists } from '../repository/lists.ts'

/** Null where everybody pays the same. */
function ownPriceOf(product: CartProduct): OwnPrice | null {
  const { msn, own, priceMinor, mrpMinor, taxRateBp, breaks, minQuantity } = product
  if (!own || taxRateBp === null) return null
  return {
    ...{ msn, salesPrice: priceMinor, publicPrice: own.publicPrice.priceMinor, taxRateBp },
    priceWithoutTax: priceWithoutTax(priceMinor, taxRateBp),
    ...{ discount: percentOff(mrpMinor, priceMinor), minQuantity },
    breaks: breaks.map(step => ({
      ...{ minQuantity: step.minQuantity, price: step.priceMinor },
      priceWithoutTax: priceWithoutTax(step.priceMinor, step.taxRateBp),
    })),
  }
}

/** In one statement for who has no list, and two for others. */
export async function ownPrices(
  app: App,
  actor: Customer,
  msns: string,
): Promise<{ hasLists: boolean; prices: OwnPrice[] }> {
  const { customerId, market, now } = actor
  if (!(await hasLists(app.db, { customerId, market, on: dayIn(market, now) }))) return { hasLists: false, prices: [] }
  const wanted = parseMsns(msns, MAX_OWN_PRICES).map(msn => ({ msn }))
  const products = await offersForCart(app.db, actor, wanted)
  return { hasLists: true, prices: products.flatMap(product => ownPriceOf(product) ?? []) }
}
