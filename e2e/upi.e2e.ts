// A UPI payment in the store: a QR code on a desk, a button that opens an app on a phone; approved, declined, retried.

import type { BrowserContext } from '@playwright/test'
import { openProduct } from './support/browsing.ts'
import { addToCart, goToPayment, PUNE, saveAddress } from './support/buying.ts'
import { PHONE_IN_HINDI } from './support/devices.ts'
import { enterAnew, newPhone } from './support/entering.ts'
import type { Shop } from './support/shop.ts'
import { expect, test } from './support/test.ts'

/** From an empty cart to a UPI payment that waits for an approval. */
async function startPayment(shop: Shop): Promise<void> {
  const { t, page } = shop
  await enterAnew(shop, newPhone(shop))
  await shop.open('/electricals/211000000')
  await openProduct(shop)
  await addToCart(shop)
  await shop.open('/checkout/address')
  await saveAddress(shop, PUNE)
  await goToPayment(shop)
  await shop.press(page.getByText(t('checkout', 'more'), { exact: true }))
  await page
    .locator('details label')
    .filter({ hasText: t('order', 'method10') })
    .getByRole('radio')
    .check()
  await shop.press(shop.button(shop.like('checkout', 'pay')))
  await shop.at(/\/checkout\/upi\?/)
  await expect(page.getByRole('timer')).toHaveText(shop.like('checkout', 'upiLeft'))
}

/** What a UPI app does with the link: the test gateway names its page in it. */
async function decideInApp(context: BrowserContext, link: string, decision: 'success' | 'failure'): Promise<void> {
  const app = await context.newPage()
  await app.goto(new URL(link).searchParams.get('url') ?? '')
  await app.locator(`button[name=decision][value=${decision}]`).click()
  await app.waitForURL(/order-confirmation/)
  await app.close()
}

test('on a desk: a QR code, declined, tried again, then paid while the page looks on', async ({ shop, page }) => {
  const { t } = shop
  await startPayment(shop)
  await expect(page.getByRole('img', { name: t('checkout', 'upiCode') })).toBeVisible()
  const opener = shop.link(t('checkout', 'upiOpen'))
  await expect(opener).toBeHidden()
  const linkOf = async () => (await page.locator('a[href^="upi:"]').getAttribute('href')) ?? ''
  const declined = await linkOf()
  await decideInApp(page.context(), declined, 'failure')
  await expect(page.getByRole('alert').filter({ hasText: t('checkout', 'upiFailed') })).toBeVisible()
  await shop.press(shop.button(t('checkout', 'upiAgain')))
  await expect(page.getByRole('img', { name: t('checkout', 'upiCode') })).toBeVisible()
  const link = await linkOf()
  expect(link).not.toBe(declined)
  await decideInApp(page.context(), link, 'success')
  await expect(shop.heading(t('checkout', 'paidTitle'))).toBeVisible()
})

test.describe('on a phone', () => {
  test.use(PHONE_IN_HINDI)

  test('a button opens the app, and another way to pay stays open', async ({ shop, page }) => {
    const { t } = shop
    await startPayment(shop)
    await expect(page.getByRole('img', { name: t('checkout', 'upiCode') })).toBeHidden()
    const opener = shop.link(t('checkout', 'upiOpen'))
    await expect(opener).toBeVisible()
    await shop.press(page.getByText(t('checkout', 'upiOther'), { exact: true }))
    await expect(page.getByRole('combobox', { name: t('order', 'retryMethod'), exact: true })).toBeVisible()
    await decideInApp(page.context(), (await opener.getAttribute('href')) ?? '', 'success')
    await expect(shop.heading(t('checkout', 'paidTitle'))).toBeVisible()
  })
})
