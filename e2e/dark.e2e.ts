// Dark mode: its style sheet is loaded before the first paint, only for visitors who prefer it, and its contrast is
// sufficient.

import { DESKTOP } from './support/devices.ts'
import { placeEarlierOrder } from './support/earlier-order.ts'
import { takeOver } from './support/entering.ts'
import { originOf } from './support/origin.ts'
import { expectAccess } from './support/screen-check.ts'
import { expect, test } from './support/test.ts'

const LISTING = '/electricals/211000000'
const SHEET = /\/assets\/dark-[\w-]+\.css$/
const DARK = 'rgb(16, 20, 26)'

const background = () => getComputedStyle(document.body).backgroundColor

test('a reader who prefers light fetches no dark sheet', async ({ shop, page }) => {
  const fetched: string[] = []
  page.on('request', request => fetched.push(request.url()))
  await shop.open(LISTING)
  expect(fetched.filter(address => SHEET.test(address))).toEqual([])
  expect(await page.evaluate(background)).toBe('rgb(245, 245, 242)')
})

test.describe('where dark is preferred', () => {
  test.use({ colorScheme: 'dark' })

  test('nothing is painted before the dark sheet is loaded', async ({ page }) => {
    let send = () => {}
    const held = new Promise<void>(resolve => {
      send = resolve
    })
    await page.route(SHEET, async route => {
      await held
      await route.continue()
    })
    await page.goto(LISTING, { waitUntil: 'commit' })
    const painted = () => page.evaluate(() => performance.getEntriesByType('paint').length)
    await page.waitForFunction(() => document.querySelector('h1') !== null)
    expect(await painted()).toBe(0)
    send()
    await expect.poll(painted).toBeGreaterThan(0)
    expect(await page.evaluate(background)).toBe(DARK)
    const theme = await page
      .locator('meta[name=theme-color]')
      .evaluateAll(all => all.map(one => [one.getAttribute('media'), one.getAttribute('content')]))
    expect(theme).toEqual([
      ['(prefers-color-scheme:dark)', '#0b0e13'],
      [null, '#1b222c'],
    ])
  })

  test('pages keep their contrast', async ({ shop, page }) => {
    const listing = `${LISTING}?view=table`
    for (const path of [
      '/',
      LISTING,
      listing,
      '/search?str=zzzzqqqq',
      '/brands',
      '/price-list/mcb-price-list',
      '/login',
    ]) {
      await shop.open(path)
      expect(await page.evaluate(background), path).toBe(DARK)
      await expectAccess(shop)
    }
    await shop.open(LISTING)
    await page.locator('main article a').first().click()
    await shop.at(/\/mp\//)
    await shop.alive()
    await page.locator('#review').scrollIntoViewIfNeeded()
    await expect(page.locator('#review h2').first()).toBeVisible()
    await expectAccess(shop)
    await page.locator('[data-action-bar] button').first().click()
    await expect(page.locator('[popover]').last()).toBeVisible()
    await shop.open('/quickorder')
    await expectAccess(shop)
  })

  test('an order keeps its contrast, on paper it is black on white', async ({ shop, page }) => {
    const { shopper, number } = await placeEarlierOrder(originOf('IN'))
    await takeOver(shop, shopper)
    await shop.open(`/dashboard/order/${number}`)
    await expectAccess(shop)
    await page.pdf()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    expect(await page.evaluate(background)).toBe('rgb(255, 255, 255)')
  })
})

test('a page that was opened before follows the system with its next page', async ({ shop, page }) => {
  await page.setViewportSize(DESKTOP.viewport)
  await shop.open(LISTING)
  await page.emulateMedia({ colorScheme: 'dark' })
  await shop.open('/')
  expect(await page.evaluate(background)).toBe(DARK)
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await page.evaluate(background)).toBe('rgb(245, 245, 242)')
})
