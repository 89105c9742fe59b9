// Budgets of a listing and a product page: bytes, requests before the largest contentful paint, no layout shift,
// elements.

import { LANGUAGES } from '../contract/shared/market.ts'
import { launchOptions } from './support/browser.ts'
import { PHONE_IN_HINDI } from './support/devices.ts'
import { requestsBeforeLargestPaint, weigh } from './support/page-weight.ts'
import { expect, test } from './support/test.ts'

test.use({ launchOptions: launchOptions({ pictures: true }) })

const KB = 1024
const LISTING = '/electricals/211000000'

for (const path of ['/', LISTING]) {
  test(`${path} opens with at most 1,000 elements`, async ({ shop, page }) => {
    await shop.open(path)
    const count = await page.locator('*').count()
    expect(count).toBeLessThanOrEqual(1000)
    expect(count).toBeGreaterThan(300)
  })
}

for (const language of LANGUAGES) {
  for (const kind of ['listing', 'product'] as const) {
    test.describe(`${kind} page, ${language}`, () => {
      test.use(language === 'hi' ? PHONE_IN_HINDI : { language })
      let address = ''

      test.beforeEach(async ({ shop, request }) => {
        address = shop.path(LISTING)
        if (kind === 'listing') return
        const listing = await (await request.get(address)).text()
        address = listing.match(/href="([^"]*\/mp\/msn[0-9a-z]{8})"/)?.[1] ?? ''
      })

      test('is light and does not move', async ({ page }) => {
        const weight = await weigh(page, address)
        expect.soft(weight.otherEncoding).toEqual([])
        expect.soft(weight.scripts, 'bytes of scripts').toBeLessThanOrEqual(80 * KB)
        expect.soft(weight.html, 'bytes of the document').toBeLessThanOrEqual(15 * KB)
        expect.soft(weight.styles, 'bytes of styles').toBeLessThanOrEqual(4 * KB)
        expect.soft(weight.layoutShift, 'layout shift').toBe(0)
        // something was really weighed
        expect.soft(weight.scripts).toBeGreaterThan(30 * KB)
        expect.soft(weight.html).toBeGreaterThan(2 * KB)
        expect.soft(weight.styles).toBeGreaterThan(500)
      })

      test('paints its largest part after at most 3 requests', async ({ page }) => {
        const requests = await requestsBeforeLargestPaint(page, address)
        expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(3)
        expect(requests.length, requests.join('\n')).toBeGreaterThan(1)
      })
    })
  }
}
