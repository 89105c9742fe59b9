// The screens of the console: accessibility, width and language, in both sizes and languages.

import type { Page } from '@playwright/test'
import { placeEarlierOrder } from '../support/earlier-order.ts'
import { originOf } from '../support/origin.ts'
import { expectAccess, expectWidth } from '../support/screen-check.ts'
import type { Shop } from '../support/shop.ts'
import { enterAs } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

const SCREENS = [
  'orders',
  'orders?state=cancelled',
  'returns',
  'refunds',
  'quotes',
  'support',
  'leads',
  'account',
  'no-such-page',
]

async function check(shop: Shop, page: Page): Promise<void> {
  await expect(page.locator('main h1').first()).toBeAttached()
  await expect(page.locator('[aria-busy=true], [role=status] + .state')).toHaveCount(0)
  await expect.soft(page.locator('html')).toHaveAttribute('lang', `${shop.language}-IN`)
  // the areas are worded in the language of the page
  if (shop.language === 'hi') await expect.soft(page.locator('body'), page.url()).toContainText(/[\u0900-\u097f]/)
  await expectWidth(shop)
  await expectAccess(shop)
}

test('before a login', async ({ shop, page }) => {
  await page.addInitScript(language => {
    localStorage.setItem('kh_console_language', JSON.stringify(language))
  }, shop.language)
  await page.goto('/console')
  await expect(page.locator('input[type=password]')).toBeVisible()
  await check(shop, page)
})

test('the areas', async ({ shop, page, context }) => {
  const origin = originOf('IN')
  const { number } = await placeEarlierOrder(origin)
  await enterAs(context, origin, 'orders', shop.language)
  for (const path of [...SCREENS, `orders/${number}`]) {
    await page.goto(`/console/${path}`)
    await check(shop, page)
  }
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
  await check(shop, page)
})

test('the catalogue', async ({ shop, page, context }) => {
  await enterAs(context, originOf('IN'), 'catalog', shop.language)
  for (const path of ['products', 'products?missing=picture&state=active', 'products/changes']) {
    await page.goto(`/console/${path}`)
    await check(shop, page)
  }
  await page.goto('/console/products')
  await page.locator('.cell-row a').first().click()
  await expect(page.locator('.detail .panel').nth(1)).toBeVisible()
  await check(shop, page)
})

test('staff, with the form of an invitation', async ({ shop, page, context }) => {
  await enterAs(context, originOf('IN'), 'owner', shop.language)
  await page.goto('/console/staff')
  await check(shop, page)
  await page.locator('.acts .go').click()
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveCount(2)
  await check(shop, page)
})

test('dark', async ({ shop, page, context }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await enterAs(context, originOf('IN'), 'orders', shop.language)
  await page.goto('/console/orders')
  await check(shop, page)
})
