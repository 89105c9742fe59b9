// The registers of finance: an invoice is found among all documents and opened; members without the right get a
// message.

import { readFile } from 'node:fs/promises'
import { openInvoicedOrder } from './support/invoiced-order.ts'
import { originOf } from './support/origin.ts'
import { enterAs } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test.use({ movesClock: true })

test('finance finds an invoice in the register, its sums, file and PDF; the order desk may not', async ({
  shop,
  page,
  context,
}) => {
  const order = await openInvoicedOrder(shop)
  const origin = originOf('IN')
  const rows = page.locator('table.list tbody tr')
  await context.clearCookies()
  await enterAs(context, origin, 'finance', 'en')
  await page.goto(`${origin}/console/finance`)
  await expect(page.getByRole('link', { name: 'Invoices and notes' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('invoices and')
  await expect(page.getByRole('option').filter({ hasText: 'Invoices and notes' })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.getByRole('searchbox', { name: 'Number, order or tax number' }).fill(String(order.number))
  await page.keyboard.press('Enter')
  await expect(rows.filter({ hasText: String(order.number) }).first()).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`text=${order.number}`))
  const number = (await rows.first().locator('a.id').textContent()) ?? ''
  expect(number).toMatch(/^[TR]I\/\d{4}\/\d{6}$/)
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: `PDF: ${number}` }).press('Enter')
  expect((await file).suggestedFilename()).toMatch(/\.pdf$/)

  // the totals of the month
  await page.goto(`${origin}/console/finance/register`)
  await expect(rows.first()).toBeVisible()
  const day = await page.evaluate(() => new Date().toISOString().slice(0, 7))
  await page.getByLabel('Month', { exact: true }).fill(day)
  const sums = page.locator('details.sums')
  await sums.locator('summary').press('Enter')
  await expect(sums.getByRole('rowheader', { name: /invoice$/i }).first()).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).press('Enter')
  expect(await readFile(await (await saved).path(), 'utf8')).toContain(number)
  await page.keyboard.press('Escape')
  await page.getByLabel(/^Kind/).selectOption({ label: 'Debit note' })
  await expect(page).toHaveURL(/kind=debit-note/)

  // the payment of the same order
  await page.getByRole('link', { name: 'Payments', exact: true }).press('Enter')
  await page.getByRole('searchbox', { name: 'Order or reference' }).fill(String(order.number))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`payments\\?.*text=${order.number}`))
  await expect(rows).toHaveCount(1)
  await expect(rows.first()).toContainText(String(order.number))
  await page.getByLabel(/^State/).selectOption({ label: 'refunded' })
  await expect(page.getByText('No payment matches')).toBeVisible()

  await context.clearCookies()
  await enterAs(context, origin, 'orders', 'en')
  await page.goto(`${origin}/console/finance/register`)
  await expect(
    page
      .getByText('ledger.read')
      .or(page.getByText(/right|permission/i))
      .first(),
  ).toBeVisible()
  await expect(rows).toHaveCount(0)
})
