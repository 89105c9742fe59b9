// Scheduled prices: scheduled from the grid using only the keyboard, with a conflict warning, listed, withdrawn.

import { expect, test } from './support/console-test.ts'

const DAY_MS = 24 * 3_600_000
const dayAhead = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

test('a sale is scheduled from the grid, a second one gets a warning, and it is withdrawn', async ({
  store,
  page,
  context,
}) => {
  await store.enter(context)
  const found = await store.staff.call(
    'GET',
    '/api/admin/products?market=IN&availability=in-stock&limit=1&columns=price',
  )
  const [row] = found.rows as { msn: string; cells: { price: string } }[]
  const price = Number(row?.cells.price)
  await page.goto(`${store.origin}/console/products?columns=name,price&availability=in-stock`)
  const grid = page.getByRole('grid', { name: 'Products' })
  const { keyboard } = page
  const schedule = async (by: number, days: [from: number, to: number], note: string) => {
    await expect(page.locator('.cell-row').first().locator('td').nth(1)).not.toBeEmpty()
    await grid.focus()
    await keyboard.press('Home')
    await keyboard.press('ArrowRight')
    await keyboard.type((price - by).toFixed(2))
    await keyboard.press('Enter')
    await keyboard.press('Control+s')
    await page.getByLabel('When').focus()
    await keyboard.type('At')
    await page.getByLabel('Starts').fill(`${dayAhead(days[0])}T00:00`)
    await page.getByLabel('Ends (optional)').fill(`${dayAhead(days[1])}T23:59`)
    await page.getByLabel('Note').fill(note)
  }
  await schedule(1, [2, 4], 'Sale of the week')
  await keyboard.press('Enter')
  await expect(page.getByText('The prices are scheduled.').first()).toBeVisible()
  await schedule(2, [4, 5], 'Another sale')
  await expect(page.getByText(`1 same cell, such as ${row?.msn}`)).toBeVisible()
  const stored = page.waitForResponse(
    response => response.url().endsWith('/api/admin/products/schedules') && response.ok(),
  )
  await page.getByRole('button', { name: 'Schedule 1 change' }).press('Enter')
  await stored

  await page.getByRole('link', { name: 'Scheduled prices' }).click()
  await expect(page.getByText('Another sale')).toBeVisible()
  await keyboard.press('j')
  await keyboard.press('Enter')
  await expect(page.getByText('Waits')).toBeVisible()
  await page.getByRole('button', { name: 'Withdraw' }).press('Enter')
  await expect(page.getByText(/^Withdrawn by/)).toBeVisible()
})
