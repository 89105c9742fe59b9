// What is there to read and to look through: articles, content pages, stores, price lists, brands, all categories.

import { checkScreen } from './support/screen-check.ts'
import { expect, test } from './support/test.ts'

test('from the articles to one, and on to its category', async ({ shop, page }) => {
  await shop.open('/articles')
  await checkScreen(shop)
  await shop.press(page.getByRole('main').locator('a[href*="/articles/"]').first())
  await shop.at(/\/articles\/[a-z0-9-]+$/)
  await expect(page.getByRole('main').locator('article h2').first()).toBeVisible()
  await checkScreen(shop)
  const on = page
    .getByRole('navigation', { name: shop.say('content', 'related') })
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
  await expect(articles).toHaveCount(3, { timeout: 15_000 })
  await shop.press(shop.button(shop.say('more-content', 'moreArticles')))
  await expect(articles).toHaveCount(6)
  await checkScreen(shop)
})

test('the index of brands leads by letter', async ({ shop, page }) => {
  await shop.open('/brands')
  const letters = page.getByRole('navigation', { name: shop.say('brands', 'letters') })
  const letter = letters.getByRole('link').nth(2)
  const target = (await letter.getAttribute('href')) ?? ''
  await shop.press(letter)
  await expect(page.locator(target)).toBeInViewport()
})

for (const path of [
  '/info/shipping',
  '/info/privacy',
  '/store/safety',
  '/price-list',
  '/price-list/mcb-price-list',
  '/brand-store',
  '/categories',
]) {
  test(`${path} can be read by everybody`, async ({ shop, page }) => {
    await shop.open(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await checkScreen(shop)
  })
}

test.describe('the UAE', () => {
  test.use({ market: 'AE' })

  test('has its own price lists, stores and brands', async ({ shop, page }) => {
    for (const path of ['/price-list', '/brands', '/categories', '/deals/best-offers']) {
      await shop.open(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await checkScreen(shop)
    }
  })
})
