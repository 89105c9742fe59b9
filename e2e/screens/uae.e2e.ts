// The screens of the UAE where they differ: categories, emirates, VAT, TRN, dirhams.

import { openProduct } from '../support/browsing.ts'
import { addToCart, DUBAI, goToPayment, orderNumber, payOnDelivery, saveAddress } from '../support/buying.ts'
import { enterAnew, newPhone } from '../support/entering.ts'
import { raiseQuote } from '../support/product.ts'
import { checkScreen, expectNoOverflow, openAndCheck } from '../support/screen-check.ts'
import { expect, test } from '../support/test.ts'
import { UAE_ADDRESSES, UAE_LISTING } from './addresses.ts'

test.use({ market: 'AE' })

test('open screens', async ({ shop }) => {
  for (const address of UAE_ADDRESSES) await openAndCheck(shop, address)
})

test('product, emirate dialog, bulk quote with errors', async ({ shop, page }) => {
  await shop.open(UAE_LISTING)
  await openProduct(shop, 10, 100_000)
  await checkScreen(shop)
  await shop.press(page.getByRole('banner').getByRole('button', { name: new RegExp(shop.t('common', 'deliverTo')) }))
  await expect(page.getByRole('dialog', { name: shop.t('common', 'placeTitleEmirate') })).toBeVisible()
  await checkScreen(shop)
  await page.keyboard.press('Escape')
  await page.evaluate(() => {
    location.hash = '#bulk-quote'
  })
  const form = page.locator('#bulk-quote form')
  await form.scrollIntoViewIfNeeded()
  await raiseQuote(shop)
  await expect(form.getByText(shop.t('product-quote', 'emirate-required'), { exact: true })).toBeVisible()
  await checkScreen(shop)
})

test('checkout, order and account', async ({ shop }) => {
  await enterAnew(shop, newPhone(shop))
  await shop.open(UAE_LISTING)
  await openProduct(shop, 100, 900)
  await addToCart(shop)
  await openAndCheck(shop, '/quickorder')
  await openAndCheck(shop, '/checkout/address')
  await saveAddress(shop, DUBAI)
  await checkScreen(shop)
  await goToPayment(shop)
  await checkScreen(shop)
  await payOnDelivery(shop)
  await shop.alive()
  await checkScreen(shop)
  await openAndCheck(shop, `/dashboard/order/${orderNumber(shop)}`)
  for (const path of ['', '/addresses', '/business', '/profile']) await openAndCheck(shop, `/dashboard${path}`)
})

test('wide letters fit on a narrow screen', async ({ shop, page }) => {
  // without the store's own font the browser takes a wider one
  await page.route('**/*.woff2', route => route.fulfill({ status: 200, body: '' }))
  const width = 360
  await page.setViewportSize({ width, height: 740 })
  await shop.open(UAE_LISTING)
  await expectNoOverflow(page, width)
  for (const from of [10, 300, 1000]) {
    await shop.open(UAE_LISTING)
    await openProduct(shop, from, 100_000)
    await expect(page.getByRole('table').first()).toBeAttached()
    await expectNoOverflow(page, width)
  }
})
