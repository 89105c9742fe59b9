// Every screen in every language and size: access, language, width, words.

import { openFilters, openProduct } from './support/browsing.ts'
import {
  addToCart,
  DUBAI,
  decide,
  goToGateway,
  goToPayment,
  orderNumber,
  PUNE,
  payAtTheDoor,
  saveAddress,
} from './support/buying.ts'
import { ASHA, enterAnew, newPhone, proveNumber } from './support/entering.ts'
import { checkScreen, expectWidth } from './support/screen-check.ts'
import type { Shop } from './support/shop.ts'
import { expect, test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const LISTING = '/electricals/211000000'

async function look(shop: Shop, path: string): Promise<void> {
  await shop.open(path)
  await checkScreen(shop)
}

test('home, all categories, not found, search', async ({ shop, page }) => {
  await look(shop, '/')
  await shop.press(shop.button(shop.say('common', shop.touch ? 'categories' : 'allCategories')))
  // the second level is fetched with the first look at it
  await expect(page.locator('a[href$="/116010000"]').first()).toBeAttached()
  await checkScreen(shop)
  await look(shop, '/no/such/page')
  await look(shop, '/search?str=cable')
  await look(shop, '/search?str=zzzzqqqq')
})

test('listing: cards, table, filtered to nothing, filters', async ({ shop }) => {
  await look(shop, LISTING)
  await look(shop, `${LISTING}?view=table`)
  await shop.open(`${LISTING}#price-1-2`)
  await expect(shop.heading(shop.say('listing', 'emptyTitle'))).toBeVisible()
  await checkScreen(shop)
  await shop.open(LISTING)
  await expect(await openFilters(shop)).toBeVisible()
  await checkScreen(shop)
})

test('product: with delivery, place dialog', async ({ shop, page }) => {
  await shop.open(LISTING)
  await openProduct(shop)
  await checkScreen(shop)
  await shop.press(page.getByRole('banner').getByRole('button', { name: new RegExp(shop.say('common', 'deliverTo')) }))
  const dialog = page.getByRole('dialog', { name: shop.say('common', 'placeTitlePincode') })
  await expect(dialog).toBeVisible()
  await checkScreen(shop)
  await dialog.getByRole('textbox').fill('411001')
  await shop.press(dialog.getByRole('button', { name: shop.say('common', 'apply') }))
  await page.waitForURL(/reloadPincode/)
  await expect(page.getByRole('main')).toContainText('411001')
  await checkScreen(shop)
})

test('cart: empty, filled, login popup', async ({ shop, page }) => {
  await look(shop, '/quickorder')
  await shop.open(LISTING)
  await openProduct(shop)
  await addToCart(shop)
  await look(shop, '/quickorder')
  await shop.press(shop.button(shop.say('cart', 'checkout')))
  const popup = page.getByRole('dialog', { name: shop.say('cart', 'loginTitle'), exact: true })
  await expect(popup.getByRole('textbox')).toBeVisible()
  await checkScreen(shop)
})

test('login, code, sign-up, password', async ({ shop, page }) => {
  await look(shop, '/login')
  await shop.press(shop.button(shop.say('auth', 'usePassword')))
  await checkScreen(shop)
  await look(shop, '/otp')
  await look(shop, '/forgot-password')
  await look(shop, '/sign-up')
  await proveNumber(shop, newPhone(shop), page.getByRole('main'))
  await shop.field(shop.say('auth', 'firstName')).fill(ASHA.firstName)
  await page.getByRole('radio', { name: shop.say('auth', 'business') }).check()
  await shop.press(shop.button(shop.say('auth', 'createAccount')))
  await expect(page.locator('[aria-invalid=true]')).not.toHaveCount(0)
  await checkScreen(shop)
})

test('checkout and account', async ({ shop, page }) => {
  const { say } = shop
  await enterAnew(shop, newPhone(shop))
  await look(shop, '/dashboard')
  await look(shop, '/dashboard/order')
  await look(shop, '/dashboard/addresses')
  await look(shop, '/checkout/address')
  await shop.open(LISTING)
  await openProduct(shop)
  await addToCart(shop)
  await look(shop, '/checkout/address')
  await shop.press(shop.button(say('address', 'save')))
  await expect(page.locator('[aria-invalid=true]')).not.toHaveCount(0)
  await checkScreen(shop)
  await saveAddress(shop, PUNE)
  await checkScreen(shop)
  await goToPayment(shop)
  await shop.press(page.getByText(say('checkout', 'more')))
  await checkScreen(shop)
  await goToGateway(shop)
  await decide(shop, 'failure')
  await shop.alive()
  await checkScreen(shop)
  const number = orderNumber(shop)
  await look(shop, `/dashboard/order/${number}`)
  await shop.press(shop.button(say('account', 'cancelOrder')))
  await expect(page.getByRole('dialog')).toBeVisible()
  await checkScreen(shop)
  for (const path of ['', '/order', '/order?state=delivered', '/addresses', '/business', '/profile'])
    await look(shop, `/dashboard${path}`)
})

test.describe('the UAE', () => {
  test.use({ market: 'AE' })

  test('a narrow screen with wide letters: everything fits', async ({ shop, page }) => {
    // without the store's own font the browser takes a wider one
    await page.route('**/*.woff2', route => route.fulfill({ status: 200, body: '' }))
    await page.setViewportSize({ width: 360, height: 740 })
    await shop.open('/electricals/1002000000')
    await expectWidth(shop)
    for (const from of [10, 300, 1000]) {
      await shop.open('/electricals/1002000000')
      await openProduct(shop, from, 100_000)
      await expect(page.getByRole('table').first()).toBeAttached()
      await expectWidth(shop)
    }
  })

  test('home, listing, product, login', async ({ shop }) => {
    await look(shop, '/')
    await look(shop, '/electricals/1002000000')
    await openProduct(shop, 1, 100_000)
    await checkScreen(shop)
    await look(shop, '/login')
    await look(shop, '/sign-up')
  })

  test('cart, checkout, order, account, pages of help', async ({ shop }) => {
    await enterAnew(shop, newPhone(shop))
    await shop.open('/electricals/1002000000')
    await openProduct(shop, 100, 900)
    await addToCart(shop)
    await look(shop, '/quickorder')
    await look(shop, '/checkout/address')
    await saveAddress(shop, DUBAI)
    await goToPayment(shop)
    await checkScreen(shop)
    await look(shop, `/dashboard/order/${await payAtTheDoor(shop)}`)
    for (const path of ['', '/addresses', '/business', '/profile']) await look(shop, `/dashboard${path}`)
    for (const slug of ['tax-invoice', 'payment-options', 'shipping']) await look(shop, `/info/${slug}`)
  })
})
