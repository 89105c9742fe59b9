// Screens that everybody can see, as they open and with their menus, filters and dialogs.

import type { Locator } from '@playwright/test'
import { openFilters, openProduct } from '../support/browsing.ts'
import { addToCart } from '../support/buying.ts'
import { newPhone, proveNumber } from '../support/entering.ts'
import { checkScreen, openAndCheck } from '../support/screen-check.ts'
import { expect, test } from '../support/test.ts'
import { LISTING, OPEN_ADDRESSES } from './addresses.ts'

for (const [group, addresses] of Object.entries(OPEN_ADDRESSES)) {
  test(group, async ({ shop }) => {
    for (const address of addresses) await openAndCheck(shop, address)
  })
}

test('home and all categories', async ({ shop, page }) => {
  await openAndCheck(shop, '/')
  await shop.press(shop.button(shop.t('common', shop.touch ? 'categories' : 'allCategories')))
  // the second level is fetched with the first look at it
  await expect(page.locator('a[href$="/116010000"]').first()).toBeAttached()
  await checkScreen(shop)
})

test('listing: cards, filters, filtered to nothing, city', async ({ shop, page }) => {
  await openAndCheck(shop, LISTING)
  await expect(await openFilters(shop)).toBeVisible()
  await checkScreen(shop)
  // the fragment is all that differs from the present address
  await page.goto('about:blank')
  await shop.open(`${LISTING}#price-1-2`)
  await expect(shop.heading(shop.t('listing', 'emptyTitle'))).toBeVisible()
  await checkScreen(shop)
  await page.goto('about:blank')
  await shop.open(LISTING)
  const cities = page.getByRole('navigation', { name: shop.t('listing', 'cities') })
  await shop.press(cities.locator('summary'))
  await openAndCheck(shop, await targetOf(cities.getByRole('link').first()))
})

test('a brand, an article, articles below a search', async ({ shop, page }) => {
  const main = page.getByRole('main')
  await shop.open('/brands')
  await openAndCheck(shop, await targetOf(main.locator('a[href*="/brands/"]').first()))
  await shop.open('/articles')
  await openAndCheck(shop, await targetOf(main.locator('a[href*="/articles/"]').first()))
  await shop.open('/search?str=xqzvwk&operation=and')
  await page.locator('footer').scrollIntoViewIfNeeded()
  await shop.press(shop.button(shop.t('more-content', 'moreArticles')))
  await expect(main.locator('a[href*="/articles/"]')).toHaveCount(6)
  await checkScreen(shop)
})

test('search suggestions', async ({ shop, page }) => {
  await shop.open('/')
  const box = page.getByRole('banner').getByRole('combobox', { name: shop.t('common', 'searchLabel'), exact: true })
  await box.fill('drill')
  const list = page.getByRole('listbox', { name: shop.t('search', 'suggestions') })
  const products = list.getByRole('group', { name: shop.t('search', 'productsTitle') })
  await expect(products.getByRole('option').first()).toContainText(/₹/)
  await checkScreen(shop)
})

test('the offer of a search to a visitor who does nothing', async ({ shop, page }) => {
  await page.clock.install()
  await shop.open('/')
  await page.clock.runFor(25_000)
  await expect(page.getByRole('region', { name: shop.t('search', 'nudgeTitle') })).toBeVisible()
  await checkScreen(shop)
})

test('comparison: bar and table', async ({ shop, page }) => {
  await shop.open(LISTING)
  const boxes = page.locator('article input[data-compare]')
  for (const at of [0, 1, 2]) await boxes.nth(at).check()
  const bar = page.getByRole('region', { name: shop.t('compare', 'barLabel') })
  await expect(bar.getByRole('listitem')).toHaveCount(3)
  await checkScreen(shop)
  await shop.press(bar.getByRole('link', { name: shop.t('compare', 'compare'), exact: true }))
  await expect(page.getByRole('table', { name: shop.t('compare', 'table') })).toBeVisible()
  await checkScreen(shop)
})

test('cart: empty, filled, login dialog', async ({ shop, page }) => {
  await openAndCheck(shop, '/quickorder')
  await shop.open(LISTING)
  await openProduct(shop)
  await addToCart(shop)
  await openAndCheck(shop, '/quickorder')
  await shop.press(shop.button(shop.t('cart', 'checkout')))
  const popup = page.getByRole('dialog', { name: shop.t('cart', 'loginTitle'), exact: true })
  await expect(popup.getByRole('textbox')).toBeVisible()
  await checkScreen(shop)
})

test('login by password, sign-up with errors', async ({ shop, page }) => {
  await shop.open('/login')
  await shop.press(shop.button(shop.t('auth', 'usePassword')))
  await checkScreen(shop)
  await shop.open('/sign-up')
  await proveNumber(shop, newPhone(shop), page.getByRole('main'))
  await shop.field(shop.t('auth', 'firstName')).fill('Asha')
  await page.getByRole('radio', { name: shop.t('auth', 'business') }).check()
  await shop.press(shop.button(shop.t('auth', 'createAccount')))
  await expect(page.locator('[aria-invalid=true]')).not.toHaveCount(0)
  await checkScreen(shop)
})

/** Path of a link without the language. */
async function targetOf(link: Locator): Promise<string> {
  return ((await link.getAttribute('href')) ?? '').replace(/^\/hi(?=\/)/, '')
}
