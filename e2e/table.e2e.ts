// The table view of a listing: one line of 44 px for each product, ordered by its headings, bought from, saved as CSV.

import { readFile } from 'node:fs/promises'
import { expect, test } from './support/test.ts'

test('rows of one line, an order by heading, a quantity into the cart, a CSV file', async ({ shop, page }) => {
  const { t } = shop
  await shop.open('/safety/116000000?view=table')
  const rows = page.locator('main tbody tr')
  await expect(rows).toHaveCount(40)
  const heights = await rows.evaluateAll(all => all.map(row => Math.round(row.getBoundingClientRect().height)))
  expect(Math.max(...heights)).toBeLessThanOrEqual(46)

  await shop.press(shop.button(t('listing', 'colPrice')))
  const header = page.getByRole('columnheader', { name: t('listing', 'colPrice'), exact: true })
  await expect(header).toHaveAttribute('aria-sort', 'ascending')
  // all products of the listing are ordered, not only those of its first page
  const { totalCount } = (await (await page.request.get('/api/v3/category/getCategory?category=116000000')).json())
    .productSearchResult
  expect(totalCount).toBeGreaterThan(100)
  await expect(page.getByText(t('more-content', 'tableWhole', { count: totalCount }), { exact: true })).toBeVisible()
  const amountsShown = async () =>
    (await rows.locator('td b').allTextContents()).map(text => Number(text.replace(/[^\d.]/g, '')))
  await expect(rows).toHaveCount(100)
  const cheapest = '/api/v3/category/getCategory?category=116000000&orderBy=price&orderWay=asc&pageSize=1'
  const [first] = (await (await page.request.get(cheapest)).json()).productSearchResult.products
  const amounts = await amountsShown()
  expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
  expect(amounts[0]).toBe(first.salesPrice / 100)
  await shop.press(shop.button(t('more-content', 'moreRows', { count: 100 })))
  await expect(rows).toHaveCount(200)

  const [download] = await Promise.all([page.waitForEvent('download'), shop.press(shop.button(t('listing', 'csv')))])
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(totalCount + 1)
  expect(lines[0]).toContain(t('listing', 'colPart'))

  const row = rows.filter({ has: page.locator('button[data-add]') }).first()
  await row.getByRole('textbox').fill('60')
  await expect(row.locator('button[data-add]')).toHaveAttribute('data-quantity', /^(60|6[1-9]|7\d)$/)
})
