// Every way to pay: at a gateway it fails, is retried from the order and ends in a paid order; a bank transfer is waited for.

import type { Listing } from '../contract/listing/api.ts'
import { TRANSFER_ACCOUNT } from './support/built-store.ts'
import { decide, goToPayment, orderNumber } from './support/buying.ts'
import { enterByCalls } from './support/entering.ts'
import type { Shop } from './support/shop.ts'
import { expect, test } from './support/test.ts'
import type { Shopper } from './system/shopper.ts'

const METHODS = [1, 2, 3, 8, 9, 11, 12, 16, 168] as const
type Method = (typeof METHODS)[number] | 6

/** Above the least amount of every method, in minor units. */
const ENOUGH = 500_000

async function productWorthEnough(shopper: Shopper): Promise<string> {
  const listing: unknown = await shopper.must('GET', '/api/v3/category/getCategory?category=114000000')
  const { products } = (listing as Listing).productSearchResult
  const found = products.find(
    ({ availability, minQuantity, salesPrice }) =>
      availability === 'in-stock' && minQuantity === 1 && salesPrice > ENOUGH && salesPrice < 5 * ENOUGH,
  )
  if (!found) throw new Error('No product is worth enough')
  return found.msn
}

/** Chooses a method at checkout, and the first bank, wallet or partner where there are several. */
async function choose({ page, t }: Shop, id: Method): Promise<void> {
  const name = page.getByText(t('order', `method${id}`), { exact: true })
  const radio = page.locator('label').filter({ has: name }).getByRole('radio')
  if (!(await radio.isVisible())) await page.getByText(t('checkout', 'more'), { exact: true }).click()
  await radio.check()
  const options = page.locator('[data-chosen] select')
  if (await options.isVisible()) await options.selectOption({ index: 1 })
}

/** To the page of the test gateway, by the link for an app where the store waits for one. */
async function toGateway({ page }: Shop): Promise<void> {
  await page.waitForURL(/\/gateway\/test\/pay|\/checkout\/upi\?/)
  if (page.url().includes('/gateway/')) return
  const link = await page.locator('a[href^="upi:"]').getAttribute('href')
  await page.goto(new URL(link ?? '').searchParams.get('url') ?? '')
}

for (const half of [METHODS.slice(0, 5), METHODS.slice(5)]) {
  test(`methods ${half.join(', ')}: failed, retried, paid`, async ({ shop, page }) => {
    const { t } = shop
    const shopper = await enterByCalls(shop)
    await shopper.addAddress()
    const product = await productWorthEnough(shopper)
    for (const id of half) {
      await shopper.fillCart(product, 1)
      await shop.open('/checkout/address')
      await goToPayment(shop)
      await choose(shop, id)
      await shop.press(shop.button(shop.like('checkout', 'pay')))
      await toGateway(shop)
      await decide(shop, 'failure')
      await expect(shop.heading(t('checkout', 'failedTitle'))).toBeVisible()
      await shop.alive()
      const again = page.getByRole('combobox', { name: t('order', 'retryMethod'), exact: true })
      await expect(again, `method ${id}`).toHaveValue(String(id))
      await shop.press(shop.button(shop.like('order', 'payNow')))
      await toGateway(shop)
      await decide(shop, 'success')
      await expect(shop.heading(t('checkout', 'paidTitle'))).toBeVisible()
      await expect(shop.seen(t('order', 'payPaid'))).toBeVisible()
    }
  })
}

test('a bank transfer shows account and reference, and the order waits for it', async ({ shop, page }) => {
  const { t } = shop
  const shopper = await enterByCalls(shop)
  await shopper.addAddress()
  await shopper.fillCart(await productWorthEnough(shopper), 1)
  await shop.open('/checkout/address')
  await goToPayment(shop)
  await choose(shop, 6)
  await shop.press(shop.button(shop.like('checkout', 'pay')).or(shop.button(shop.like('checkout', 'order'))))
  await expect(shop.heading(t('checkout', 'transferTitle'))).toBeVisible()
  const account = page.getByRole('table', { name: t('order', 'transferTo') })
  for (const part of [...TRANSFER_ACCOUNT.split('; '), orderNumber(shop)]) await expect(account).toContainText(part)
  await shop.open(`/dashboard/order/${orderNumber(shop)}`)
  await expect(page.getByRole('table', { name: t('order', 'transferTo') })).toBeVisible()
})
