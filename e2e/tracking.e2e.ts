// An order that was placed a while ago: packed into a parcel whose way can be followed.

import { earlierOrder } from './support/earlier-order.ts'
import { enterAgain } from './support/entering.ts'
import { expect, test } from './support/test.ts'

test('the way of a parcel is told in the account', async ({ shop, page }) => {
  // the warehouse of test orders works once a minute, on orders that have rested for one
  test.setTimeout(180_000)
  const { say } = shop
  const { phone, number } = earlierOrder()
  await enterAgain(shop, phone)
  await shop.open('/dashboard/order')
  await shop.press(shop.link(say('order', 'orderNumber', { number })))
  await shop.at(`/dashboard/order/${number}`)
  const way = page.getByRole('list', { name: shop.like('account', 'trackEvents') })
  await expect(async () => {
    await page.reload()
    await expect(way.getByText(shop.like('account', 'trProcessing'))).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 150_000, intervals: [3000] })
  await expect(shop.heading(shop.like('account', 'shipment'))).toBeVisible()
  await expect(way).toContainText(/\d{1,2} \S+ \d{4}, \d/)
  await expect(page.getByRole('list', { name: say('account', 'timeline') })).toContainText(
    say('account', 'evProcessing'),
  )
})
