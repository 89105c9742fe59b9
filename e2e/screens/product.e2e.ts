// The product page and everything that opens on it: delivery, dialogs, variants, reviews, questions, bulk quote.

import sharp from 'sharp'
import { openProduct } from '../support/browsing.ts'
import { enterByCalls, newPhone } from '../support/entering.ts'
import { manyVariants, raiseQuote, scrollToBundle } from '../support/product.ts'
import { checkScreen } from '../support/screen-check.ts'
import type { Shop } from '../support/shop.ts'
import { expect, test } from '../support/test.ts'
import { LISTING } from './addresses.ts'

const DIALOGS = [
  'product-specifications',
  'product-offers',
  'product-features',
  'product-details',
  'product-faq-all',
  'product-review-all',
  'product-pictures',
]

/** Opens the page with a fragment, which may be all that differs from the present address. */
async function openFragment(shop: Shop, path: string, fragment: string): Promise<void> {
  await shop.page.goto('about:blank')
  await shop.open(`${path}#${fragment}`)
}

async function someProduct(shop: Shop, from?: number, to?: number): Promise<string> {
  await shop.open(LISTING)
  await openProduct(shop, from, to)
  return new URL(shop.page.url()).pathname.replace(/^\/hi(?=\/)/, '')
}

test('page, place dialog, delivery, bundle', async ({ shop, page }) => {
  await someProduct(shop)
  await checkScreen(shop)
  await shop.press(page.getByRole('banner').getByRole('button', { name: new RegExp(shop.t('common', 'deliverTo')) }))
  const dialog = page.getByRole('dialog', { name: shop.t('common', 'placeTitlePincode') })
  await expect(dialog).toBeVisible()
  await checkScreen(shop)
  await dialog.getByRole('textbox').fill('411001')
  await shop.press(dialog.getByRole('button', { name: shop.t('common', 'apply') }))
  await page.waitForURL(/reloadPincode/)
  await expect(page.getByRole('main')).toContainText('411001')
  await scrollToBundle(shop)
  await checkScreen(shop)
})

test('dialogs', async ({ shop, page }) => {
  const path = await someProduct(shop)
  for (const fragment of DIALOGS) {
    await openFragment(shop, path, fragment)
    await expect(page.getByRole('dialog'), fragment).toBeVisible()
    await checkScreen(shop)
  }
})

test('instalments, variants', async ({ shop, page }) => {
  await openFragment(shop, await someProduct(shop, 3500, 90_000), 'product-emis')
  await expect(page.getByRole('dialog').getByRole('table').first()).toBeVisible()
  await checkScreen(shop)
  const { path, count } = await manyVariants(shop)
  await openFragment(shop, path, 'variants')
  await expect(page.locator('#variants tbody tr:visible')).toHaveCount(count)
  await checkScreen(shop)
})

test('review and question forms', async ({ shop, page }) => {
  await enterByCalls(shop)
  const path = await someProduct(shop)
  await openFragment(shop, path, 'product-write-review')
  const form = page.getByRole('dialog')
  await shop.press(form.getByRole('button', { name: shop.t('reviews', 'send'), exact: true }))
  await expect(form.getByText(shop.t('reviews', 'chooseStars'))).toBeVisible()
  const buffer = await sharp({ create: { width: 2000, height: 900, channels: 3, background: '#2463c9' } })
    .png()
    .toBuffer()
  await form.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer })
  await expect(form.getByRole('img', { name: shop.t('reviews', 'pictureAt', { at: 1 }) })).toBeVisible()
  await checkScreen(shop)
  await openFragment(shop, path, 'product-ask-now')
  await expect(form.getByRole('textbox')).toBeVisible()
  await checkScreen(shop)
})

test('bulk quote: errors and thanks', async ({ shop, page }) => {
  const { t } = shop
  await someProduct(shop)
  await page.evaluate(() => {
    location.hash = '#bulk-quote'
  })
  const form = page.locator('#bulk-quote form')
  await form.scrollIntoViewIfNeeded()
  await raiseQuote(shop)
  await expect(form.getByText(t('product-quote', 'quantity-required'), { exact: true })).toBeVisible()
  await checkScreen(shop)
  const field = (key: 'quantity' | 'fullName' | 'email' | 'mobile' | 'pincode' | 'city') =>
    form.getByRole('textbox', { name: t('product-quote', key), exact: true })
  await field('quantity').fill('500')
  await field('fullName').fill('Asha Kulkarni')
  await field('email').fill('asha@example.com')
  await field('mobile').fill(newPhone(shop))
  await field('pincode').fill('411026')
  await expect(field('city')).not.toHaveValue('')
  await raiseQuote(shop)
  const thanks = page.locator('#bulk-quote').getByRole('heading', { name: t('product-quote', 'thanks'), exact: true })
  await expect(thanks).toBeVisible()
  await checkScreen(shop)
})
