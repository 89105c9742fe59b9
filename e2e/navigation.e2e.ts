// Navigation: early fetching, back, scroll, the other language, unknown URLs, lost sessions.

import type { Request } from '@playwright/test'
import { openProduct, tickFirstTerm, totalShown } from './support/browsing.ts'
import { addToCart, PUNE } from './support/buying.ts'
import { enterAnew, leave, newPhone } from './support/entering.ts'
import { originOf } from './support/origin.ts'
import { Shop } from './support/shop.ts'
import { expect, test } from './support/test.ts'

const LISTING = '/electricals/211000000'

test('a hovered link is fetched early, once, and opens without another fetch', async ({ shop, page }) => {
  await shop.open(LISTING)
  const fetched: Request[] = []
  page.on('request', request => request.url().includes('/_data/') && fetched.push(request))
  const link = shop.card().first().getByRole('link')
  const path = (await link.getAttribute('href')) ?? ''
  const early = page.waitForResponse(response => response.url().endsWith(`/_data${path}`))
  await link.hover()
  await early
  await link.click()
  await shop.at(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(fetched.filter(request => request.url().endsWith(path))).toHaveLength(1)
})

test('a new page starts at its top without a new document; back shows the previous one', async ({ shop, page }) => {
  await shop.open(LISTING)
  await page.evaluate(() => {
    window.name = 'same document'
  })
  const title = await page.title()
  await page.mouse.wheel(0, 1500)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  const link = shop.card().nth(12).getByRole('link')
  const name = (await link.textContent()) ?? ''
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await shop.at(LISTING)
  await expect(page).toHaveTitle(title)
  await expect(shop.card().first()).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  expect(await page.evaluate(() => window.name)).toBe('same document')
})

test('filters live in the fragment: a reload and the other language keep them', async ({ shop, page }) => {
  await shop.open(LISTING)
  const count = await tickFirstTerm(shop)
  const shown = Math.min(count, 40)
  await expect(totalShown(shop, count, shown)).toBeVisible()
  const { hash } = new URL(page.url())
  await page.reload()
  await expect(totalShown(shop, count, shown)).toBeVisible()
  await expect(page.getByRole('list', { name: shop.t('listing', 'selectedFilters') })).toBeVisible()

  await shop.press(shop.link(shop.t('common', 'otherLanguageLabel')))
  await page.waitForURL(url => url.pathname === `/hi${LISTING}` && url.hash === hash)
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN')
  await expect(page.getByRole('main')).toContainText(String(count))
  await expect(page.getByRole('main')).toContainText(/[\u0900-\u097f]/)
})

test('the other language keeps the cart and the page, and comes back', async ({ shop, page }) => {
  await shop.open(LISTING)
  await openProduct(shop)
  await addToCart(shop)
  await shop.open('/quickorder')
  await shop.press(shop.link(shop.t('common', 'otherLanguageLabel')))
  await page.waitForURL('**/hi/quickorder')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('article')).toContainText(/[\u0900-\u097f]/)
  await shop.press(page.getByRole('banner').locator('a[hreflang=en]'))
  await shop.at('/quickorder')
  await shop.cartHolds(1)
})

test('after a reload, back leads to the root', async ({ shop, page }) => {
  await shop.open(LISTING)
  await openProduct(shop)
  await page.reload()
  await page.waitForFunction(() => history.state?.index > 1)
  await page.goBack()
  await page.waitForURL(url => url.pathname === '/' && url.search === '?back=1')
  await expect(page.locator(`main a[href="${LISTING}"]`).first()).toBeVisible()
})

test('an address that leads nowhere offers the categories of its market', async ({ page, shop }) => {
  const categories = async (origin: string) => {
    const answer = await page.goto(`${origin}/no/such/page`)
    expect(answer?.status()).toBe(404)
    await expect(shop.heading(shop.t('content', 'notFoundTitle'))).toBeVisible()
    const links = await page
      .getByRole('main')
      .locator('a')
      .evaluateAll(all => all.map(link => link.getAttribute('href')))
    return links.flatMap(link => link?.match(/\/(\d{9,10})$/)?.[1] ?? [])
  }
  const india = await categories(originOf('IN'))
  const uae = await categories(originOf('AE'))
  expect(india).toHaveLength(6)
  expect(india).toContain('116000000')
  expect(uae.length).toBeGreaterThan(3)
  expect(uae.every(code => /^10\d{8}$/.test(code))).toBe(true)
})

test('a lost session is reported, and the shopper is on the home page as a guest', async ({ shop, page, context }) => {
  const { t } = shop
  await enterAnew(shop, newPhone(shop))
  await shop.open('/dashboard/addresses')
  // the session ends elsewhere: another tab logs out
  const other = await context.newPage()
  await leave(new Shop(other, shop))
  await other.close()
  await shop.field(t('address', 'name')).first().fill(PUNE.name)
  await shop.field(t('address', 'phone')).first().fill(PUNE.phone)
  await shop.field(t('address', 'pincode')).first().fill(PUNE.postCode)
  await shop.field(t('address', 'city')).first().fill('Pune')
  await shop.field(t('address', 'line1')).first().fill(PUNE.line)
  await shop.press(shop.button(t('address', 'save')).first())
  await shop.notice(t('common', 'sessionExpired'))
  await shop.at('/')
  await expect(page.getByRole('banner').getByRole('link', { name: t('common', 'login') })).toBeVisible()
})

test('the location chosen in the header is kept across pages and used at once', async ({ shop, page }) => {
  const { t } = shop
  await shop.open(LISTING)
  await shop.press(page.getByRole('banner').getByRole('button', { name: new RegExp(t('common', 'deliverTo')) }))
  const dialog = page.getByRole('dialog', { name: t('common', 'placeTitlePincode') })
  await dialog.getByRole('textbox', { name: t('common', 'pincode') }).fill('560001')
  await shop.press(dialog.getByRole('button', { name: t('common', 'apply') }))
  await page.waitForURL(/reloadPincode=\d+/)
  await expect(page.getByRole('banner')).toContainText('560001')
  await openProduct(shop)
  await expect(
    page
      .getByRole('main')
      .getByText(/560001/)
      .first(),
  ).toBeVisible()
  await shop.alive()
  await addToCart(shop)
  await shop.open('/quickorder')
  await expect(page.getByText(shop.like('cart', 'deliveryBy')).first()).toBeVisible()
})

test('back on a product page leads to the page before, and without one to its category', async ({ shop, page }) => {
  const { t } = shop
  const back = page.getByRole('main').getByRole('link', { name: t('common', 'back'), exact: true })
  await shop.open('/electricals/211000000')
  const link = (await page.locator('main a[href*="/mp/msn"]').first().getAttribute('href')) ?? ''
  await shop.open('/brands')
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(link)
  await shop.press(back)
  await expect(page).toHaveURL(/\/\d{9}$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await shop.open('/search?str=cable')
  await shop.press(page.locator('main a[href*="/mp/msn"]').first())
  await expect(page).toHaveURL(/\/mp\/msn/)
  await shop.press(back)
  await expect(page).toHaveURL(/\/search\?str=cable$/)
})
