// An order that was delivered, for journeys and screens that return products of it.

import { advanceClock } from '../system/processes.ts'
import { originOf } from './origin.ts'
import { placePaidOrder } from './several-products.ts'
import type { Shop } from './shop.ts'
import { expect } from './test.ts'

/** A paid order of several products whose parcels have all arrived; the page of the order is open. */
export async function openDeliveredOrder(shop: Shop, products: number): Promise<string> {
  const number = await placePaidOrder(shop, products)
  await shop.open(`/dashboard/order/${number}`)
  await expect(async () => {
    // a step of the warehouse at a time
    await advanceClock(originOf('IN'), 60)
    await shop.page.reload()
    await expect(shop.link(shop.t('returns', 'returnProducts'))).toBeVisible({ timeout: 1000 })
  }).toPass()
  await shop.alive()
  return number
}
