// What a visit leaves and finds: the click-stream, the campaign, the preferred language, an anchor that opens a form.

import type { Page, Request } from '@playwright/test'
import { consentText } from '../contract/tracking/consent.rules.ts'
import { CONTAINER } from './support/analytics.ts'
import { enterAnew, newPhone } from './support/entering.ts'
import { hydrated } from './support/hydration.ts'
import type { Shop } from './support/shop.ts'
import { expect, test } from './support/test.ts'

const LISTING = '/electricals/211000000'

test.use({ consent: consentText({ analytics: true, marketing: true }) })
test.beforeEach(({ context }) => context.route(`${CONTAINER.url}*`, route => route.fulfill({ body: '' })))
/** Runs the clock of the page until the request is sent: its timer may start only after what the page shows. */
async function runUntil(page: Page, sent: Promise<Request>): Promise<Request> {
  let ended = false
  const end = () => {
    ended = true
  }
  sent.then(end, end)
  while (!ended) await page.clock.runFor(1000)
  return sent
}

/** The address of the page as it is reported six seconds after it was opened. */
async function reported(shop: Shop, page: Page, path: string): Promise<string> {
  await page.clock.install()
  await shop.open(path)
  const request = await runUntil(page, page.waitForRequest('**/api/v3/analytic/setstream/product'))
  expect((await request.response())?.status()).toBe(200)
  return new URL((request.postDataJSON() as { url: string }).url).pathname
}

for (const path of ['/', LISTING]) {
  test(`a visit of ${path} is reported to the click-stream`, async ({ shop, page }) => {
    expect(await reported(shop, page, path)).toBe(path)
  })
}

test('a product page is reported, another page is not', async ({ shop, page }) => {
  await shop.open(LISTING)
  const path = (await shop.card().first().getByRole('link').getAttribute('href')) ?? ''
  expect(await reported(shop, page, path)).toBe(path)
  const reports: string[] = []
  page.on('request', request => request.url().includes('setstream') && reports.push(request.url()))
  await shop.open('/info/shipping')
  await page.clock.runFor(10_000)
  expect(reports).toEqual([])
})

test('an event of the click-stream has the fields of the specification, and no secret of an address', async ({
  shop,
  page,
}) => {
  await page.clock.install()
  await shop.open('/login?redirect=%2Fdashboard&signature=c2VjcmV0')
  await page.evaluate(path => history.replaceState(history.state, '', path), '/refund?signature=c2VjcmV0')
  await page.goto(LISTING)
  await shop.alive()
  const path = (await shop.card().first().getByRole('link').getAttribute('href')) ?? ''
  await shop.press(shop.card().first().getByRole('link').first())
  await shop.at(path)
  // the address changes first: the clock waits for the page
  await expect(page.locator('main [data-product]')).toBeVisible()
  const sent = page.waitForRequest(
    request =>
      request.url().endsWith('/api/v3/analytic/clickstream') && (request.postData() ?? '').includes('productID'),
  )
  const request = await runUntil(page, sent)
  expect((await request.response())?.status()).toBe(200)
  const body = request.postDataJSON()
  expect(body).toMatchObject({ message: 'page-view', device: 'Desktop', user_id: '' })
  expect(body.session_id).toMatch(/^[0-9a-f-]{36}$/)
  expect(body.user_agent).toContain('Mozilla')
  expect(Number.isInteger(body.timestamp)).toBe(true)
  expect(new URL(body.url).pathname).toBe(path)
  expect(new URL(body.previous_url).pathname).toBe(LISTING)
  expect(body.product.category_l1).toMatch(/^\d{9}$/)
  expect(body.product.price).toBeGreaterThan(0)
  expect(JSON.stringify(body)).not.toContain('c2VjcmV0')
})

test('a guest who has chosen Hindi finds the store in Hindi at the next visit', async ({ shop, page, context }) => {
  await shop.open('/')
  await page.locator('header a[hreflang=hi]').click()
  await page.waitForURL(url => url.pathname === '/hi')
  await page.waitForFunction(() => localStorage.getItem('kh_language') === '"hi"')
  const later = await context.newPage()
  await later.goto('/?utm_source=mail')
  await later.waitForURL(url => url.pathname === '/hi' && url.search === '?utm_source=mail')
})

test('a configuration that cannot be had is marked, with its status', async ({ shop, page, broken }) => {
  await page.route('**/api/v3/common/web/config', route => route.fulfill({ status: 503, json: {} }))
  await page.clock.install()
  await shop.open(LISTING)
  await page.clock.runFor(12_000)
  await page.waitForFunction(() => localStorage.getItem('kh_config') !== null)
  const config = await page.evaluate(() => JSON.parse(localStorage.getItem('kh_config') ?? '{}'))
  expect(config).toMatchObject({ active: false, httpStatus: 503 })
  broken.length = 0
})

test('the campaign of an address is kept with the user', async ({ shop, page }) => {
  await shop.open(`${LISTING}?utm_source=newsletter`)
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('kh_user') ?? '{}').utmList))
    .toEqual([{ msn: '', mkt_channel: 'newsletter' }])
})

test('a visit that begins at the front page is in the preferred language, a chosen one stays', async ({
  shop,
  page,
  context,
}) => {
  const { t } = shop
  await enterAnew(shop, newPhone(shop))
  await shop.open('/dashboard/profile')
  const saved = page.waitForRequest(/updateCustomerLanguageDetails/)
  await page.getByRole('radio', { name: t('account', 'hindi') }).check()
  const request = await saved
  expect(new URL(request.url()).searchParams.get('customerId')).toMatch(/^[0-9a-f-]{36}$/)
  expect(request.postData()).toBeNull()
  await page.waitForURL('**/hi/dashboard/profile')
  await page.waitForFunction(() => JSON.parse(localStorage.getItem('kh_user') ?? '{}').preferredLanguage === 'hi')
  const later = await context.newPage()
  await later.goto('/')
  await later.waitForURL(url => url.pathname === '/hi')
  await hydrated(later)
  await later.locator('header a[lang=en], header a[hreflang^=en]').first().click()
  await later.waitForURL(url => url.pathname === '/')
  await hydrated(later)
  await expect(later.locator('html')).toHaveAttribute('lang', 'en-IN')
})

test('the anchor write-review opens the form; cards name the module of their listing', async ({ shop, page }) => {
  await shop.open(LISTING)
  await expect(shop.card().first()).toHaveAttribute('data-module', 'plp')
  const path = (await shop.card().first().getByRole('link').getAttribute('href')) ?? ''
  await shop.open('/search?str=cable')
  await expect(shop.card().first()).toHaveAttribute('data-module', 'search')
  await shop.open(`${path}#write-review`)
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
  await expect(page.getByRole('dialog')).toContainText(shop.t('product-more', 'writeReview'))
})
