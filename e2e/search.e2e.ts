// Finding products with the search box: typed, misspelt, in Hindi, in Hinglish, by part of a number, by suggestion
// and keyboard.

import type { Shop } from './support/shop.ts'
import { expect, test } from './support/test.ts'

const box = (shop: Shop) =>
  shop.page.getByRole('banner').getByRole('combobox', { name: shop.t('common', 'searchLabel'), exact: true })

async function searchFor(shop: Shop, text: string): Promise<void> {
  await box(shop).fill(text)
  await box(shop).press('Enter')
  await shop.page.waitForURL(url => url.pathname.endsWith('/search') && url.searchParams.get('str') === text)
  await expect(shop.page.locator('[aria-busy=true]')).toHaveCount(0)
}

/** Links to products, in their order. */
const results = (shop: Shop) => shop.page.locator('article[data-module=search] a')

async function linksOf(shop: Shop): Promise<string[]> {
  await expect(results(shop).first()).toBeVisible()
  const links = await results(shop).evaluateAll(all => all.map(link => link.getAttribute('href') ?? ''))
  return links.map(link => link.replace(/^\/hi/, ''))
}

test('hammer is found in English, Hindi and Hinglish, whatever the language of the page', async ({ shop }) => {
  await shop.open('/')
  for (const text of ['hammer', 'हथौड़ा', 'hathoda']) {
    await searchFor(shop, text)
    const links = await linksOf(shop)
    expect(links.slice(0, 3).join(' '), text).toMatch(/hammer/)
  }
})

test('a misspelt search shows its correction, and the typed text can be searched', async ({ shop, page }) => {
  await shop.open('/')
  await searchFor(shop, 'angel grindr')
  const links = await linksOf(shop)
  expect(links.slice(0, 3).join(' ')).toMatch(/grinder/)
  await searchFor(shop, 'zzqxgrindr')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('words without results are listed, in both languages', async ({ shop, page }) => {
  await shop.open('/search?str=qwvxz%20hammer')
  await expect(page.getByText('No results contain “qwvxz”. Showing results for “hammer”.')).toBeVisible()
  await expect(shop.card().first()).toContainText(/hammer/i)
  await page.goto('/hi/search?str=qwvxz%20hammer')
  await expect(page.getByText('किसी नतीजे में “qwvxz” नहीं है। “hammer” के नतीजे दिखाए जा रहे हैं।')).toBeVisible()
})

test('a fragment of a part number finds the product', async ({ shop, page, request }) => {
  await shop.open('/electricals/211000000')
  const link = (await shop.card().first().getByRole('link').getAttribute('href')) ?? ''
  const msn = link.slice(-11).toUpperCase()
  const details = (await (await request.get(`/api/v1/aggregate/pdpDetailsV2?msn=${msn}`)).json()) as {
    data: { partNumber: string }
  }
  const fragment = details.data.partNumber.split('-').slice(1).join('-') || details.data.partNumber
  await searchFor(shop, fragment)
  await expect(page.locator(`article a[href$="${link.slice(-11)}"]`)).toBeVisible()
})

test('a suggestion is chosen by the keyboard, and the search is remembered', async ({ shop, page }) => {
  await shop.open('/')
  await box(shop).focus()
  const list = page.getByRole('listbox', { name: shop.t('search', 'suggestions') })
  await expect(list.getByRole('option').first()).toBeVisible()
  await expect(list.getByRole('group', { name: shop.t('search', 'popular') })).toBeVisible()
  await box(shop).fill('drill')
  const products = list.getByRole('group', { name: shop.t('search', 'productsTitle') })
  await expect(products.getByRole('option').first()).toContainText(/₹/)
  await box(shop).press('ArrowDown')
  await box(shop).press('ArrowDown')
  await box(shop).press('ArrowUp')
  const chosen = list.locator('[aria-selected=true]')
  await expect(chosen).toHaveCount(1)
  const id = (await chosen.getAttribute('id')) ?? ''
  await expect(box(shop)).toHaveAttribute('aria-activedescendant', id)
  const target = (await chosen.getAttribute('href')) ?? ''
  await box(shop).press('Enter')
  await page.waitForURL(url => url.pathname + url.search === target)
  await expect(list).toBeHidden()
  await box(shop).focus()
  await box(shop).fill('')
  await expect(list.getByRole('group', { name: shop.t('search', 'recent') })).toBeVisible()
  await box(shop).press('Escape')
  await expect(list).toBeHidden()
})

test('a search without results offers the closest ones', async ({ shop, page }) => {
  await shop.open('/search?str=wall%20putty')
  await expect(page.getByRole('heading', { name: shop.t('listing', 'emptyTitle') })).toBeVisible()
  await expect(page.getByText(shop.t('listing', 'emptyKind', { term: 'wall putty' }))).toBeVisible()
  await expect(page.getByRole('heading', { name: shop.t('listing', 'nearOtherKind') })).toBeVisible()
  await expect(shop.card()).toHaveCount(0)
  await page.locator('#bulk-quote').scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { name: shop.t('product-quote', 'titleOnRequest') })).toBeVisible()
})

test('an idle visitor gets a search nudge, which can be closed', async ({ shop, page }) => {
  await page.clock.install()
  await shop.open('/')
  const nudge = page.getByRole('region', { name: shop.t('search', 'nudgeTitle') })
  await page.clock.runFor(25_000)
  await expect(nudge).toBeVisible()
  await shop.press(nudge.getByRole('button', { name: shop.t('common', 'close'), exact: true }))
  await expect(nudge).toBeHidden()
})
