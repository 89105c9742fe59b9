// A shipped order with its invoice, for journeys and screens that start after it.

import { advanceClock } from './clock.ts'
import { type EarlierOrder, placeEarlierOrder } from './earlier-order.ts'
import { takeOver } from './entering.ts'
import { originOf } from './origin.ts'
import type { Shop } from './shop.ts'
import { expect } from './test.ts'

/** Orders, takes over the session, and opens the order page once its invoice and PDF are ready. */
export async function openInvoicedOrder(shop: Shop): Promise<EarlierOrder> {
  const origin = originOf('IN')
  const order = await placeEarlierOrder(origin)
  await takeOver(shop, order.shopper)
  await shop.open(`/dashboard/order/${order.number}`)
  await expect(invoiceLinks(shop)).toHaveCount(0)
  await expect(async () => {
    // one warehouse step at a time, and the job that makes the PDF
    await advanceClock(60)
    await shop.page.reload()
    await expect(shop.link(shop.t('account', 'invoicePdf')).first()).toBeVisible({ timeout: 1000 })
  }).toPass()
  await shop.alive()
  return order
}

/** Links to the invoices of an order, by their numbers. */
export function invoiceLinks(shop: Shop) {
  return shop.page.getByRole('link', { name: /[TR]I\/\d{4}\/\d{6}/ })
}
