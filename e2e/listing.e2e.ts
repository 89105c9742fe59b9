// Listings whole: filters and back, ranges, scrolling on, cities, brands, deals, attribute pages.

import { openFilters, tickFirstTerm, totalShown } from './support/browsing.ts'
import { PHONE } from './support/devices.ts'
import type { Shop } from './support/shop.ts'
import { expect, test } from './support/test.ts'

const LISTING = '/electricals/211000000'

async function filterAndReturn(shop: Shop): Promise<void> {
  const { page } = shop
  await shop.open(LISTING)
  const count = await tickFirstTerm(shop)
  await expect(totalShown(shop, count, Math.min(count, 40))).toBeVisible()
  const address = page.url()
  await shop.press(shop.card().first().getByRole('link'))
  await shop.at(/\/mp\/msn/)
  await page.goBack()
  await page.waitForURL(address)
  await expect(totalShown(shop, count, Math.min(count, 40))).toBeVisible()
  await page.reload()
  await expect(totalShown(shop, count, Math.min(count, 40))).toBeVisible()
  await shop.alive()
  await shop.press(shop.button(shop.t('listing', 'clearAll')).last())
  await expect(page).not.toHaveURL(/#./)
}

test('a filter, a product, and back: the filter is still there, also after a reload', ({ shop }) =>
  filterAndReturn(shop))

async function narrowByPrice(shop: Shop): Promise<void> {
  const { page } = shop
  await shop.open(`${LISTING}?page=2`)
  const filters = await openFilters(shop)
  const from = filters.getByRole('textbox', { name: shop.t('listing', 'priceFrom') }).first()
  await from.fill('1000')
  await expect(from).toHaveValue('1000')
  await from.press('Enter')
  await expect(page).toHaveURL(/#price-100000-/)
  expect(page.url()).not.toContain('page=')
  if (shop.touch) await page.keyboard.press('Escape')
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  const prices = await shop.card().locator('div > p:first-child > b').allTextContents()
  for (const price of prices) expect(Number(price.replace(/[^\d.]/g, ''))).toBeGreaterThanOrEqual(1000)
}

test('a filter starts at the first page, and a price range narrows', ({ shop }) => narrowByPrice(shop))

test('scrolling brings the next page', async ({ shop, page }) => {
  await shop.open(LISTING)
  await expect(shop.page.locator('article[data-module=plp]')).toHaveCount(40)
  await page.getByRole('navigation', { name: shop.t('common', 'paging'), exact: true }).scrollIntoViewIfNeeded()
  await expect.poll(() => shop.page.locator('article[data-module=plp]').count()).toBeGreaterThan(40)
})

test('a city, a brand, an attribute page, a deal and a popular search are listings', async ({ shop, page }) => {
  await shop.open(LISTING)
  const cities = page.getByRole('navigation', { name: shop.t('listing', 'cities') })
  await shop.press(cities.getByText(shop.t('listing', 'everywhere')))
  await shop.press(cities.getByRole('link').first())
  await shop.at(/\/city\/[a-z-]+\/electricals\/211000000/)
  await expect(shop.card().first()).toBeVisible()
  await shop.open('/brands')
  await shop.press(page.getByRole('main').locator('a[href*="/brands/"]').first())
  await shop.at(/\/brands\/[a-z0-9-]+$/)
  await expect(page.locator('article[data-module]').first()).toBeVisible()
  for (const path of ['/attributes/9-w-led-bulbs', '/deals/best-offers', '/popular/cordless-drill']) {
    await shop.open(path)
    await expect(shop.card().first()).toBeVisible()
  }
})

async function showLongFilter(shop: Shop): Promise<void> {
  await shop.open('/deals/best-offers')
  const filters = await openFilters(shop)
  const all = filters.getByRole('button', { name: shop.like('listing', 'showAllTerms') }).first()
  const promised = Number((await all.textContent())?.replace(/\D/g, ''))
  expect(promised).toBeGreaterThan(40)
  await shop.press(all)
  const shown = filters.locator('details').first().getByRole('checkbox')
  await expect(shown).toHaveCount(promised)
}

test('a long filter of a deal can be shown whole', ({ shop }) => showLongFilter(shop))

test.describe('on a phone, where filters are in a sheet', () => {
  test.use(PHONE)
  test('a filter, a product, and back: the filter is still there, also after a reload', ({ shop }) =>
    filterAndReturn(shop))
  test('a filter starts at the first page, and a price range narrows', ({ shop }) => narrowByPrice(shop))
  test('a long filter of a deal can be shown whole', ({ shop }) => showLongFilter(shop))
})

test('the ends of the price range can be read in their fields', async ({ shop, page }) => {
  await shop.open('/power-tools/114000000')
  const side = page.getByRole('complementary', { name: shop.t('listing', 'filters'), exact: true })
  const fits = side.getByRole('textbox').evaluateAll(all =>
    all
      .filter(one => (one as HTMLInputElement).inputMode === 'decimal')
      .map(one => {
        const { placeholder } = one as HTMLInputElement
        const style = getComputedStyle(one)
        const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
        pen.font = style.font
        const room = one.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
        return placeholder.length > 0 && pen.measureText(placeholder.padStart(7, '0')).width <= room
      }),
  )
  expect((await fits).length).toBeGreaterThanOrEqual(2)
  expect(await fits).not.toContain(false)
})
