// Printed pages: A4, without interactive elements, with URL and time, from a style sheet fetched for printing.

import type { Page } from '@playwright/test'
import { openProduct } from './support/browsing.ts'
import { addToCart } from './support/buying.ts'
import { placeEarlierOrder } from './support/earlier-order.ts'
import { takeOver } from './support/entering.ts'
import { originOf } from './support/origin.ts'
import type { Shop } from './support/shop.ts'
import { expect, test } from './support/test.ts'

const LISTING = '/electricals/211000000'
const UAE_LISTING = '/electricals/1002000000'

/** Width of A4 less its margins, in CSS pixels. */
const PAPER = 725

/** URLs of print style sheets that the page has fetched. */
function sheetsOf(page: Page): string[] {
  const sheets: string[] = []
  page.on('request', request => {
    if (/\/assets\/print-[\w-]+\.css$/.test(request.url())) sheets.push(request.url())
  })
  return sheets
}

/** Prints the page as a file; returns the sizes of its sheets of paper in points. */
async function print(page: Page): Promise<string[]> {
  const file = await page.pdf({ preferCSSPageSize: true })
  return [...new Set(file.toString('latin1').match(/\/MediaBox \[[^\]]+\]/g))]
}

/** Checks the printed page: printing has loaded its style sheet. */
async function expectPaper(shop: Shop): Promise<void> {
  const { page } = shop
  await page.setViewportSize({ width: PAPER, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  // the headings of a table are buttons
  const seen = page
    .locator('button:not(th *), nav, select, #app > header, dialog, [data-carousel]')
    .filter({ visible: true })
  await expect(seen).toHaveCount(0)
  const paper = await page.evaluate(() => {
    const style = (selector: string, part?: string) =>
      getComputedStyle(document.querySelector(selector) as Element, part)
    const cut = [...document.querySelectorAll('main :is(p, td, th, b, li)')].filter(
      element => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth + 1,
    )
    return {
      head: style(':root', '::before').content,
      colors: [style('body').backgroundColor, style('body').color],
      cut: cut.map(element => element.outerHTML.slice(0, 80)),
    }
  })
  expect(paper.head).toContain(page.url())
  expect(paper.head).toMatch(/\d{1,2}\/\d{1,2}\/\d{4}/)
  expect(paper.colors).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
  expect(paper.cut).toEqual([])
  await expect(page.locator('footer a[href^=mailto]').filter({ visible: true })).toHaveCount(1)
}

async function printAndCheck(shop: Shop): Promise<void> {
  expect(await print(shop.page)).toEqual([expect.stringMatching(/\[0 0 59[45][.\d]* 84[12][.\d]*\]/)])
  await expectPaper(shop)
}

test('a listing is printed right after it was loaded, and its sheet is fetched by then', async ({ shop, page }) => {
  const sheets = sheetsOf(page)
  await page.goto(LISTING, { waitUntil: 'domcontentloaded' })
  expect(sheets).toEqual([])
  await print(page)
  expect(sheets).toHaveLength(1)
  await expectPaper(shop)
  const cards = page.locator('main article[data-module]')
  const rows = await cards.evaluateAll(all => all.map(card => card.getBoundingClientRect().top))
  expect(rows.filter(top => top === rows[0])).toHaveLength(5)
})

for (const market of ['IN', 'AE'] as const) {
  test.describe(`in Hindi, ${market}`, () => {
    test.use({ market, language: 'hi' })

    test('the table of a listing, a product and a cart', async ({ shop, page }) => {
      const listing = market === 'IN' ? LISTING : UAE_LISTING
      await shop.open(`${listing}?view=table`)
      await printAndCheck(shop)
      await expect(page.getByText(shop.t('listing', 'colPart')).filter({ visible: true })).toHaveCount(1)

      await page.emulateMedia({ media: null })
      await page.setViewportSize({ width: 1440, height: 900 })
      await shop.open(listing)
      const name = await openProduct(shop, 20, 9000)
      await addToCart(shop)
      await printAndCheck(shop)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

      await page.emulateMedia({ media: null })
      await shop.open('/quickorder')
      await printAndCheck(shop)
      await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
      await expect(page.getByRole('textbox').filter({ visible: true })).toHaveCount(1)
    })
  })
}

test('an order', async ({ shop }) => {
  const { shopper, number } = await placeEarlierOrder(originOf('IN'))
  await takeOver(shop, shopper)
  await shop.open(`/dashboard/order/${number}`)
  await printAndCheck(shop)
  await expect(shop.heading(shop.t('order', 'orderNumber', { number }))).toBeVisible()
  await expect(shop.seen(shop.t('order', 'shippingAddress'))).toBeVisible()
})
