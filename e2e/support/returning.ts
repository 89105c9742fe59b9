// A delivered order, for journeys and screens that return its products.

import { advanceClock } from './clock.ts'
import { placeEarlierOrder } from './earlier-order.ts'
import { takeOver } from './entering.ts'
import { originOf } from './origin.ts'
import { placePaidOrder } from './several-products.ts'
import type { Shop } from './shop.ts'
import { expect } from './test.ts'

/** Delivers everything; the order page is open. */
async function openDelivered(shop: Shop, number: string): Promise<string> {
  await shop.open(`/dashboard/order/${number}`)
  await expect(async () => {
    // a step of the warehouse at a time
    await advanceClock(60)
    await shop.page.reload()
    await expect(shop.link(shop.t('returns', 'returnProducts'))).toBeVisible({ timeout: 1000 })
  }).toPass()
  await shop.alive()
  return number
}

/** A paid order of several products whose parcels have all arrived; the page of the order is open. */
export const openDeliveredOrder = async (shop: Shop, products: number): Promise<string> =>
  openDelivered(shop, await placePaidOrder(shop, products))

/** An order of one product that was paid in cash on delivery; the page of the order is open. */
export async function openDeliveredCashOrder(shop: Shop): Promise<string> {
  const { shopper, number } = await placeEarlierOrder(originOf('IN'))
  await takeOver(shop, shopper)
  return openDelivered(shop, String(number))
}
