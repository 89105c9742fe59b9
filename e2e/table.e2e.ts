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
  const prices = await rows.locator('td b').allTextContents()
  const amounts = prices.map(text => Number(text.replace(/[^\d.]/g, '')))
  expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))

  const [download] = await Promise.all([page.waitForEvent('download'), shop.press(shop.button(t('listing', 'csv')))])
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(41)
  expect(lines[0]).toContain(t('listing', 'colPart'))

  const row = rows.filter({ has: page.locator('button[data-add]') }).first()
  await row.getByRole('textbox').fill('60')
  await expect(row.locator('button[data-add]')).toHaveAttribute('data-quantity', /^(60|6[1-9]|7\d)$/)
})
