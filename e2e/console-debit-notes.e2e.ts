// A debit note that finance issues from an order with an invoice; an auditor only looks.

import { openInvoicedOrder } from './support/invoiced-order.ts'
import { originOf } from './support/origin.ts'
import { enterAs } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test.use({ movesClock: true })

test('finance issues a debit note from an order, with the total shown beforehand', async ({ shop, page, context }) => {
  const order = await openInvoicedOrder(shop)
  const origin = originOf('IN')
  await context.clearCookies()
  await enterAs(context, origin, 'auditor', 'en')
  await page.goto(`${origin}/console/orders/${order.number}`)
  await expect(page.getByText(/^[TR]I\/\d{4}\/\d{6}$/).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Debit note for/ })).toHaveCount(0)
  await context.clearCookies()
  await enterAs(context, origin, 'finance', 'en')
  await page.goto(`${origin}/console/orders/${order.number}`)
  await page
    .getByRole('button', { name: /^Debit note for/ })
    .first()
    .press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^1\. /).fill('0')
  await expect(dialog).toContainText('An amount in rupees above 0')
  await dialog.getByLabel(/^1\. /).fill('100')
  await dialog.getByLabel('Explanation').fill('Packing was left out.')
  await expect(dialog).toContainText('₹118 in all')
  const issued = page.waitForResponse(reply => reply.url().endsWith('/invoices/debitNotes'))
  await dialog.getByRole('button', { name: 'Issue the debit note' }).press('Enter')
  expect((await issued).status()).toBe(200)
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(/^DN\/\d{4}\/\d{6}$/).first()).toBeVisible()
})
