// Payments with a late result: the order waits for it, whether or not the shopper is watching.

import { openProduct } from './support/browsing.ts'
import { addToCart, decide, goToGateway, goToPayment, PUNE, saveAddress } from './support/buying.ts'
import { advanceClock } from './support/clock.ts'
import { enterAnew, newPhone } from './support/entering.ts'
import { expect, test } from './support/test.ts'

test.use({ movesClock: true })

test.beforeEach(async ({ shop }) => {
  await enterAnew(shop, newPhone(shop))
  await shop.open('/electricals/211000000')
  await openProduct(shop)
  await addToCart(shop)
  await shop.open('/checkout/address')
  await saveAddress(shop, PUNE)
  await goToPayment(shop)
})

test('a payment that the bank leaves open is paid by itself while the shopper looks on', async ({ shop }) => {
  await goToGateway(shop)
  await decide(shop, 'pending')
  await expect(shop.heading(shop.t('checkout', 'pendingTitle'))).toBeVisible()
  // the bank of the test gateway takes a quarter of a minute
  await advanceClock(20)
  await expect(shop.heading(shop.t('checkout', 'paidTitle'))).toBeVisible()
  await expect(shop.page.getByText(shop.t('order', 'payPaid'), { exact: true }).first()).toBeVisible()
})

test('a shopper who closes the gateway page early finds the order paid', async ({ shop, page, context }) => {
  await goToGateway(shop)
  const path = shop.path(`/dashboard/order/${new URL(page.url()).searchParams.get('order')}`)
  const decision = page.waitForRequest('**/gateway/test/decide')
  await page.locator('button[name=decision][value=slow]').click({ noWaitAfter: true })
  await decision
  await page.close()
  const later = await context.newPage()
  await expect(async () => {
    await later.goto(path)
    await expect(later.getByText(shop.t('order', 'payPaid'), { exact: true }).first()).toBeVisible({ timeout: 1000 })
  }).toPass()
})
