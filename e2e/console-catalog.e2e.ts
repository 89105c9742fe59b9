// The product grid of the console: cells edited by keyboard and paste, a reviewed change set, a conflict, and undo;
// 5,000 cells at once.

import type { ConsoleStore } from './support/console-store.ts'
import { expect, test } from './support/console-test.ts'

test('prices are changed using only the keyboard, reviewed, saved despite a conflict, and undone as a whole', async ({
  store,
  page,
  context,
}) => {
  await store.enter(context)
  await page.goto(`${store.origin}/console/products?columns=name,price,leadTime&availability=in-stock`)
  const grid = page.getByRole('grid', { name: 'Products' })
  const cell = (row: number, column: number) => page.locator('.cell-row').nth(row).locator('td').nth(column)
  await expect(cell(0, 1)).not.toBeEmpty()
  const { keyboard } = page
  await grid.focus()
  await keyboard.press('ArrowRight')
  await keyboard.type('99999999')
  await keyboard.press('Enter')
  await expect(cell(0, 1)).toHaveClass(/changed/)
  // above the MRP: the review reports it, and the cell is skipped
  await keyboard.press('Control+s')
  await expect(page.getByText('The price is above the MRP')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Save/ })).toBeDisabled()
  await page.getByRole('button', { name: 'Leave it' }).click()
  await expect(grid).toBeVisible()

  // a range from a spreadsheet; a reload loses nothing
  await grid.focus()
  for (const key of ['ArrowRight', 'ArrowRight']) await keyboard.press(key)
  await grid.evaluate(element => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '3\n4\nfour')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(page.getByText('3 cells changed in 3 products')).toBeVisible()
  await expect(cell(2, 2)).toHaveClass(/bad/)
  await grid.focus()
  await keyboard.press('F8')
  await keyboard.type('5')
  await keyboard.press('Enter')
  await expect(page.locator('td.bad')).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('3 cells changed in 3 products')).toBeVisible()

  // somebody else has changed one of them meanwhile
  const found = await store.staff.call(
    'GET',
    '/api/admin/products?market=IN&availability=in-stock&limit=1&columns=leadTime',
  )
  const [row] = found.rows as { msn: string; sellerCode: string; cells: { leadTime: string } }[]
  if (!row) throw new Error('no product')
  const cells = { leadTime: { was: row.cells.leadTime, now: '9' } }
  const rows = [{ msn: row.msn, seller: row.sellerCode, cells }]
  const changeSetId = '3f0c6ac8-52c5-4f37-9a3b-2f8f3d9a6d10'
  await store.staff.call('POST', '/api/admin/products/changes', { market: 'IN', changeSetId, note: '', rows })
  await page.getByRole('button', { name: /^Review 3 changes/ }).click()
  await expect(page.getByText('Changed meanwhile')).toBeVisible()
  await page.getByRole('button', { name: 'Change it anyway' }).click()
  await expect(page.getByText('3 changes in 3 products · 0 conflicts · 0 problems')).toBeVisible()
  await page.getByLabel('Note').fill('Prices of the season')
  await page.getByRole('button', { name: 'Save 3 changes' }).click()
  await expect(cell(0, 2)).toHaveText('3')
  await expect(page.getByText(/cells changed/)).toHaveCount(0)

  await page.getByRole('link', { name: 'Change sets' }).click()
  await expect(page.getByText('Prices of the season')).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('3 cells undone, 0 left.').first()).toBeVisible()
  await page.goto(`${store.origin}/console/products?columns=name,price,leadTime&availability=in-stock`)
  await expect(cell(0, 2)).toHaveText('9')
  await expect(cell(1, 2)).not.toHaveText('4')
})

/** Values that no product of the starter has, in the order of the columns on the screen. */
const PASTED = {
  ...{ nameHi: 'नया नाम', description: 'All alike.', descriptionHi: 'सब एक जैसे।', features: 'Of one pasted range' },
  ...{
    featuresHi: 'चिपकाई गई श्रेणी से',
    weight: '7777',
    warranty: '13',
    minQuantity: '7',
    multiple: '7',
    leadTime: '19',
  },
}
const ROWS = 500

interface Row {
  msn: string
  cells: Record<string, string>
}

/** The seller of most products. */
async function largestSeller(store: ConsoleStore): Promise<string> {
  const { rows } = await store.staff.call('GET', '/api/admin/products?market=IN&limit=500&columns=price')
  const counts = new Map<string, number>()
  for (const { sellerCode, own } of rows as { sellerCode: string; own: boolean }[])
    if (own) counts.set(sellerCode, (counts.get(sellerCode) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? ''
}

/** Products that one seller describes and offers. */
async function productsOf(store: ConsoleStore, seller: string): Promise<Row[]> {
  const found: Row[] = []
  const query = new URLSearchParams({ market: 'IN', seller, limit: '500' })
  for (const field of ['availability', ...Object.keys(PASTED)]) query.append('columns', field)
  while (found.length < ROWS) {
    const { rows, next } = await store.staff.call('GET', `/api/admin/products?${query}`)
    found.push(...(rows as (Row & { own: boolean })[]).filter(row => row.own && row.cells.availability !== ''))
    if (found.length < ROWS && typeof next !== 'string')
      throw new Error(`${seller} describes only ${found.length} products`)
    query.set('after', String(next))
  }
  return found.slice(0, ROWS)
}

test('5,000 pasted cells are saved as one change set and taken back', async ({ store, page, context }) => {
  const seller = await largestSeller(store)
  const before = await productsOf(store, seller)
  await store.enter(context)
  await page.goto(`${store.origin}/console/products?seller=${seller}&columns=${Object.keys(PASTED)}`)
  await page.getByRole('button', { name: 'Paste a list' }).click()
  await page
    .getByRole('dialog')
    .getByRole('textbox')
    .fill(before.map(({ msn }) => msn).join('\n'))
  await page.getByRole('dialog').getByRole('button', { name: 'Show matches' }).click()
  const grid = page.getByRole('grid', { name: 'Products' })
  await expect(grid).toHaveAttribute('aria-rowcount', String(ROWS + 1))
  const range = before.map(() => Object.values(PASTED).join('\t')).join('\n')
  await grid.focus()
  await grid.evaluate((element, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, range)
  await expect(page.getByText('5,000 cells changed in 500 products')).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('5,000 changes in 500 products · 0 conflicts · 0 problems')).toBeVisible()
  const stored = page.waitForResponse(answer => answer.url().endsWith('/products/changes') && answer.ok())
  await page.getByRole('button', { name: 'Save 5,000 changes' }).click()
  await stored
  await expect(grid).toBeVisible()
  const saved = await productsOf(store, seller)
  expect(saved.every(({ cells }) => Object.entries(PASTED).every(([field, text]) => cells[field] === text))).toBe(true)

  await page.getByRole('link', { name: 'Change sets' }).click()
  await expect(page.getByRole('row').filter({ hasText: '5,000' })).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('5,000 cells undone, 0 left.').first()).toBeVisible()
  expect(await productsOf(store, seller)).toEqual(before)
})
