// An order that was placed a while ago: packed into a parcel whose way can be followed.

import { advanceClock } from './support/clock.ts'
import { placeEarlierOrder } from './support/earlier-order.ts'
import { takeOver } from './support/entering.ts'
import { originOf } from './support/origin.ts'
import { expect, test } from './support/test.ts'

test.use({ movesClock: true })

test('the way of a parcel is told in the account', async ({ shop, page }) => {
  const { t } = shop
  const { shopper, number } = await placeEarlierOrder(originOf('IN'))
  // the warehouse of test orders moves what has rested for a while
  await advanceClock(60)
  await takeOver(shop, shopper)
  await shop.open('/dashboard/order')
  await shop.press(shop.link(t('order', 'orderNumber', { number })))
  await shop.at(`/dashboard/order/${number}`)
  const way = page.getByRole('list', { name: shop.like('account', 'trackEvents') })
  await expect(async () => {
    await page.reload()
    await expect(way.getByText(shop.like('account', 'trProcessing'))).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(shop.heading(shop.like('account', 'shipment'))).toBeVisible()
  await expect(way).toContainText(/\d{1,2} \S+ \d{4}, \d/)
  await expect(page.getByRole('list', { name: t('account', 'timeline') })).toContainText(t('account', 'evProcessing'))
})
