// Lists of the console as files: the grid of products leaves, is changed and comes back; orders and customers are exported.

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './support/console-test.ts'

async function exported(page: Page, button = 'Export as CSV'): Promise<string[]> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ])
  return (await readFile(await file.path(), 'utf8')).replace('\ufeff', '').trim().split('\r\n')
}

async function readBack(page: Page, lines: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Import a file' }).click()
  await page.getByLabel(/^File/).setInputFiles({
    ...{ name: 'products.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(lines.join('\r\n')),
  })
  await page.getByRole('button', { name: 'Import the file' }).click()
}

const address = '/console/products?columns=active,warranty&availability=in-stock'

test('cells changed in an exported file become a draft, and are reviewed and saved', async ({
  store,
  page,
  context,
}) => {
  await store.enterAs(context, 'catalog')
  await page.goto(`${store.origin}${address}`)
  await expect(page.getByRole('grid')).toBeVisible()
  const lines = await exported(page)
  expect(lines[0]).toBe('MSN,Part number,Warranty (months) [warranty],Active [active],Seller code,Version')
  // the warranty of two products, the second of which is changed in the store while the file is edited
  const edited = lines.map((line, at) => {
    const cells = line.split(',')
    return at === 1 || at === 2 ? [...cells.slice(0, 2), `${70 + at}`, ...cells.slice(3)].join(',') : line
  })
  const [msn, , was, , seller] = (lines[2] ?? '').split(',')
  await store.staff.call('POST', '/api/admin/products/changes', {
    ...{ market: 'IN', changeSetId: '3f0c6ac8-52c5-4f37-9a3b-2f8f3d9a6d31', note: '' },
    rows: [{ msn, seller, cells: { warranty: { was, now: '90' } } }],
  })
  await readBack(page, edited)
  await expect(page.getByText(/^1 cell taken into the draft · .* · 1 cell skipped/)).toBeVisible()
  await page.getByRole('button', { name: 'Import it anyway' }).click()
  await expect(page.getByText('2 cells changed in 2 products')).toBeVisible()
  // a reload loses neither the draft nor the report
  await page.reload()
  await expect(page.getByText('Result of the import')).toBeVisible()
  await page.getByRole('button', { name: /^Review/ }).click()
  await page.getByRole('button', { name: 'Save 2 changes' }).click()
  await page.getByRole('button', { name: 'Close the report' }).click()
  await expect(page.getByRole('grid').getByText('72', { exact: true })).toBeVisible()
})

test('members without the right to change a field are told so, and full contacts are exported only with the right to see them', async ({
  store,
  page,
  context,
}) => {
  const number = await store.placeOrder()
  await store.enterAs(context, 'translator')
  await page.goto(`${store.origin}${address}`)
  await expect(page.getByRole('grid')).toBeVisible()
  const lines = await exported(page)
  await readBack(page, [lines[0] ?? '', (lines[1] ?? '').replace(/,(yes|no),/, ',maybe,')])
  await expect(page.getByText('Your role may not change this field')).toBeVisible()

  await context.clearCookies()
  await store.enterAs(context, 'orders')
  await page.goto(`${store.origin}/console/orders?state=placed`)
  await expect(page.getByRole('link', { name: String(number) })).toBeVisible()
  expect((await exported(page)).some(line => line.startsWith(`${number},`))).toBe(true)

  await context.clearCookies()
  await store.enter(context)
  await page.goto(`${store.origin}/console/customers`)
  await expect(page.getByRole('region', { name: 'Customers' })).toBeVisible()
  expect((await exported(page)).slice(1).join()).not.toMatch(/\+91\d{10}/)
  expect((await exported(page, 'Export with contacts')).slice(1).join()).toMatch(/\+91\d{10}/)
  await page.goto(`${store.origin}/console/audit`)
  await expect(page.getByText('GET customers.csv').first()).toBeVisible()
})
