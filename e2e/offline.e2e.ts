// The store without a connection, with the real service worker: offline page, products added offline, install data.

import type { Page } from '@playwright/test'
import { LANGUAGES } from '../contract/shared/market.ts'
import { expect, test } from './support/test.ts'

test.use({ serviceWorkers: 'allow' })

const LISTING = '/electricals/211000000'

/** Resolves once the worker has stored the offline page of the language and the browser what it shows; the English one is stored first. */
async function ready(page: Page, offlinePage = '/offline'): Promise<void> {
  const isReady = () =>
    page.evaluate(async path => {
      const stored = await caches.match(path)
      // the last part that is fetched ahead of time
      const hasToaster = performance.getEntriesByType('resource').some(({ name }) => name.includes('/toaster'))
      return stored !== undefined && navigator.serviceWorker.controller !== null && hasToaster
    }, offlinePage)
  await expect.poll(isReady).toBe(true)
}

for (const language of LANGUAGES) {
  test.describe(`offline, ${language}`, () => {
    test.use({ language })

    test('a page that cannot be fetched shows products, cart and the way back', async ({
      shop,
      page,
      context,
      broken,
    }) => {
      const { t } = shop
      await shop.open(LISTING)
      await shop.press(page.locator('[data-add]').first())
      await shop.cartHolds(1)
      await page.locator('main a[href*="/mp/msn"]').first().click()
      // the address changes first: until then the heading is that of the listing
      await expect(page.locator('main [data-product]')).toBeVisible()
      const name = await page.getByRole('heading', { level: 1 }).textContent()
      await ready(page, shop.path('/offline'))
      await page.waitForFunction(() => localStorage.getItem('kh_offline')?.includes('/mp/msn'))

      await context.setOffline(true)
      await shop.notice(t('offline', 'lost'))
      await page.goto(shop.path('/brands'))
      await expect(page.getByRole('heading', { level: 1, name: t('offline', 'title') })).toBeVisible()
      await expect(page.getByRole('heading', { name: t('offline', 'cart') })).toBeVisible()
      await expect(page.getByRole('link', { name: name ?? '' })).toBeVisible()
      await expect(page).toHaveURL(/\/brands$/)

      await context.setOffline(false)
      await expect(page.getByRole('heading', { level: 1, name: t('offline', 'title') })).toBeHidden()
      await expect(page).toHaveURL(/\/brands$/)
      // errors that the browser reports for offline requests
      broken.length = 0
    })
  })
}

test('products added offline are in the cart once the connection is back', async ({ shop, page, context, broken }) => {
  const { t } = shop
  await shop.open(LISTING)
  await ready(page)
  await context.setOffline(true)
  await shop.notice(t('offline', 'lost'))
  const buttons = page.locator('[data-add]')
  await shop.press(buttons.nth(0))
  await shop.notice(t('offline', 'kept'))
  await shop.press(buttons.nth(1))
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('kh_pending_cart') ?? '[]').length))
    .toBe(2)
  await context.setOffline(false)
  await shop.notice(t('offline', 'cartSynced', { count: 2 }))
  await shop.cartHolds(2)
  expect(await page.evaluate(() => localStorage.getItem('kh_pending_cart'))).toBeNull()
  broken.length = 0
})

test('a quantity changed offline on the cart page is kept', async ({ shop, page, context, broken }) => {
  const { t } = shop
  await shop.open(LISTING)
  await shop.press(page.locator('[data-add]').first())
  await shop.cartHolds(1)
  await shop.open('/quickorder')
  await ready(page)
  await context.setOffline(true)
  await shop.notice(t('offline', 'lost'))
  const field = page.locator('main input[inputmode=numeric]').first()
  await field.fill('3')
  await field.press('Enter')
  await shop.notice(t('offline', 'keptQuantity'))
  await context.setOffline(false)
  await shop.notice(t('offline', 'quantitiesSynced', { count: 1 }))
  await page.reload()
  await expect(page.locator('main input[inputmode=numeric]').first()).toHaveValue('3')
  broken.length = 0
})

test('products that cannot be added are listed with the reason', async ({ shop, page, context, broken }) => {
  const { t } = shop
  await shop.open(LISTING)
  await ready(page)
  await context.setOffline(true)
  const button = page.locator('[data-add]').first()
  await button.evaluate(element => {
    ;(element as HTMLElement).dataset.quantity = '999999'
  })
  await shop.press(button)
  await shop.notice(t('offline', 'kept'))
  await context.setOffline(false)
  const dialog = page.getByRole('dialog', { name: t('offline', 'conflictTitle') })
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await shop.cartHolds(0)
  broken.length = 0
})

test('caches of former versions are deleted at the start', async ({ shop, page }) => {
  await shop.open(LISTING)
  await page.evaluate(() => caches.open('former'))
  await shop.open('/brands')
  await ready(page)
  await expect.poll(() => page.evaluate(() => caches.has('former'))).toBe(false)
})
