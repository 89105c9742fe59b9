// The first load on a slow line: the page is readable before its scripts arrive, and every control works afterwards.

import type { Page } from '@playwright/test'
import { enterAnew, newPhone } from './support/entering.ts'
import { expect, test } from './support/test.ts'

const LISTING = '/electricals/211000000'

/** Releases the scripts held back until then. */
let release: () => void

async function holdScripts(page: Page): Promise<void> {
  const released = new Promise<void>(done => {
    release = done
  })
  await page.route('**/assets/*.js', async route => {
    await released
    await route.continue()
  })
}

test.beforeEach(({ page }) => holdScripts(page))

test('a listing is readable before its scripts, and its buttons work once they arrive', async ({ shop, page }) => {
  await page.goto(LISTING, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(shop.card().first()).toBeVisible()
  await expect(shop.card().first()).toContainText('₹')
  expect(await page.evaluate(() => history.state)).toBeNull()

  release()
  await shop.alive()
  await shop.press(shop.card().first().getByRole('button'))
  await shop.notice(shop.t('common', 'added'))
  await shop.cartHolds(1)
})

test('a product page is readable before its scripts, and adds to the cart once they arrive', async ({ shop, page }) => {
  const listing = await (await page.request.get(LISTING)).text()
  await page.goto(listing.match(/href="([^"]*\/mp\/msn[0-9a-z]{8})"/)?.[1] ?? '', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(shop.heading(shop.t('product', 'specifications')).first()).toBeVisible()
  expect(await page.evaluate(() => history.state)).toBeNull()

  release()
  await shop.alive()
  await shop.press(page.getByRole('main').getByRole('button', { name: shop.t('common', 'addToCart'), exact: true }))
  await shop.notice(shop.t('common', 'added'))
  await shop.cartHolds(1)
})

test('links and the search work before any script has arrived', async ({ shop, page }) => {
  await page.goto(LISTING, { waitUntil: 'commit' })
  const link = shop.card().first().getByRole('link')
  const name = (await link.textContent()) ?? ''
  await shop.press(link)
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  const box = page.getByRole('combobox', { name: shop.t('common', 'searchLabel') })
  await box.fill('cable')
  await box.press('Enter')
  // not a wait for the page's load event: it may never come while the scripts are held back
  await expect(page).toHaveURL(/\/search\?str=cable/)
  await expect(shop.heading(shop.t('listing-server', 'searchTitle', { term: 'cable' }))).toBeVisible()
})

test('a first picture that never comes holds nothing up', async ({ shop, page }) => {
  await page.route('**/media/**/medium.webp', () => undefined)
  await page.goto(LISTING, { waitUntil: 'commit' })
  release()
  await shop.alive()
  await shop.press(shop.card().first().getByRole('button'))
  await shop.cartHolds(1)
})

test('an account page that was scrolled before its scripts stays where it is', async ({ shop, page }) => {
  await page.unrouteAll()
  await enterAnew(shop, newPhone(shop))
  await holdScripts(page)
  await page.goto('/dashboard/profile', { waitUntil: 'commit' })
  const logins = shop.heading(shop.t('account', 'logins'))
  await expect(logins).toBeVisible()
  const scrolled = await page.evaluate(() => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    return scrollY
  })
  expect(scrolled).toBeGreaterThan(600)

  release()
  await shop.alive()
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
})
