// A paid order of several products, its cart filled over HTTP, for journeys and screens that begin with it.

import { randomInt } from 'node:crypto'
import type { Listing } from '../../contract/listing/api.ts'
import { Shopper } from '../system/shopper.ts'
import { decide, goToGateway, goToPayment, orderNumber } from './buying.ts'
import { enterAgain } from './entering.ts'
import { originOf } from './origin.ts'
import type { Shop } from './shop.ts'
import { expect } from './test.ts'

/** Signs up at `origin` and fills the cart with as many products, two units of each; returns the phone number. */
async function fillCartOfNewCustomer(origin: string, count: number): Promise<string> {
  const phone = `96${String(randomInt(10 ** 8)).padStart(8, '0')}`
  const shopper = new Shopper(() => origin)
  await shopper.signUp(phone)
  await shopper.addAddress()
  const listing: unknown = await shopper.must('GET', '/api/v3/category/getCategory?category=212000000')
  const { products } = (listing as Listing).productSearchResult
  const chosen = products.filter(
    ({ availability, minQuantity, salesPrice }) =>
      availability === 'in-stock' && minQuantity <= 2 && salesPrice > 20_000 && salesPrice < 500_000,
  )
  if (chosen.length < count) throw new Error(`Only ${chosen.length} products can be bought`)
  await shopper.fillCartWith(chosen.slice(0, count).map(({ msn }) => ({ productId: msn, productQuantity: 2 })))
  return phone
}

/** Orders so many products as a new customer and pays for them; returns the number of the order. */
export async function placePaidOrder(shop: Shop, count: number): Promise<string> {
  const phone = await fillCartOfNewCustomer(originOf('IN'), count)
  await enterAgain(shop, phone)
  await shop.open('/checkout/address')
  await goToPayment(shop)
  await goToGateway(shop)
  await decide(shop, 'success')
  await expect(shop.heading(shop.t('checkout', 'paidTitle'))).toBeVisible()
  return orderNumber(shop)
}
