// Content pages: articles, help, stores, price lists, brands, all categories.

import { card } from '../contract/catalog/examples.ts'
import { expect, test } from './support/test.ts'

test('from the articles to one, and on to its category', async ({ shop, page }) => {
  await shop.open('/articles')
  await shop.press(page.getByRole('main').locator('a[href*="/articles/"]').first())
  await shop.at(/\/articles\/[a-z0-9-]+$/)
  await expect(page.getByRole('main').locator('article h2').first()).toBeVisible()
  const on = page
    .getByRole('navigation', { name: shop.t('content', 'related') })
    .getByRole('link')
    .first()
  await shop.press(on)
  await shop.at(/\/\d{9}$/)
  await expect(shop.card().first()).toBeVisible()
})

test('a search brings articles below its products, and more of them on demand', async ({ shop, page }) => {
  await shop.open('/search?str=xqzvwk&operation=and')
  await page.locator('footer').scrollIntoViewIfNeeded()
  const articles = page.getByRole('main').locator('a[href*="/articles/"]')
  await expect(articles).toHaveCount(3)
  await shop.press(shop.button(shop.t('more-content', 'moreArticles')))
  await expect(articles).toHaveCount(6)
})

test('the index of brands leads by letter', async ({ shop, page }) => {
  await shop.open('/brands')
  const letters = page.getByRole('navigation', { name: shop.t('brands', 'letters') })
  const letter = letters.getByRole('link').nth(2)
  const target = (await letter.getAttribute('href')) ?? ''
  await shop.press(letter)
  await expect(page.locator(target)).toBeInViewport()
})

test('the home page links to brands, guides, a parts list and recently viewed products', async ({ shop, page }) => {
  const { t } = shop
  // views of a headless browser are not recorded
  const json = { status: true, statusCode: 200, data: [{ ...card, mainImageLink: null }] }
  await page.route('**/analytic/getRecentlyViewed*', route => route.fulfill({ json }))
  await shop.open('/')
  const main = page.getByRole('main')
  await expect(main.locator('a[href^="/brands/"]')).toHaveCount(12)
  await expect(main.locator('a[href^="/articles/"]')).toHaveCount(3)
  await expect(main.getByRole('link', { name: t('home', 'bulkTitle') })).toHaveAttribute('href', '/quickorder')
  await page.locator('footer').scrollIntoViewIfNeeded()
  await expect(shop.heading(t('home', 'recent'))).toBeVisible()
  await expect(main.getByText(card.productName)).toBeVisible()
})

test('brand stores show a logo, pictures and the number of products of each brand', async ({ shop, page }) => {
  await shop.open('/brand-store')
  const main = page.getByRole('main')
  const leading = main.locator('a.panel[href^="/brands/"]')
  await expect(leading).toHaveCount(24)
  // the logo and three products
  expect(await leading.evaluateAll(all => all.map(one => one.querySelectorAll('img').length))).toEqual(
    Array.from({ length: 24 }, () => 4),
  )
  const logos = await main
    .locator('a[href^="/brands/"] img[width="32"], a.panel img[width="44"]')
    .evaluateAll(all => all.map(one => one.getAttribute('src')))
  expect(new Set(logos).size).toBe(logos.length - 24)
  const count = Number((await leading.first().locator('.quiet').textContent())?.replace(/\D/g, ''))
  await shop.press(leading.first())
  await shop.at(/^\/brands\//)
  await expect(page.getByText(shop.t('listing', 'showing', { shown: Math.min(40, count), total: count }))).toBeVisible()
  await expect(main.locator('img[width="56"]')).toHaveAttribute('src', /\/media\/\w+\/thumbnail\.webp$/)
})

test('price lists show their subject and number of products', async ({ shop, page }) => {
  await shop.open('/price-list')
  const tiles = page.getByRole('main').locator('a[href^="/price-list/"]')
  const whole = tiles.filter({ has: page.locator('img') }).filter({ hasText: /[1-9]\d* products?$/ })
  expect(await tiles.count()).toBeGreaterThan(5)
  await expect(whole).toHaveCount(await tiles.count())
})

test('thumbnails of a product are not squeezed', async ({ shop, page }) => {
  await shop.open('/power-tools/114000000')
  await page.getByRole('main').locator('article a').first().click()
  await shop.at(/\/mp\//)
  const thumbnails = page.locator('[data-pictures] button img')
  await expect(thumbnails).toHaveCount(4)
  const sizes = await thumbnails.evaluateAll(all =>
    all.map(one => [(one as HTMLElement).clientWidth, (one as HTMLElement).clientHeight]),
  )
  expect(sizes).toEqual(Array.from({ length: 4 }, () => [58, 58]))
})
