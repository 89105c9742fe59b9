// Staff open a return from an order for a customer who calls, and refund without a return; an auditor can only read.

import { originOf } from './support/origin.ts'
import { openDeliveredCashOrder } from './support/returning.ts'
import { enterAs } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test.use({ movesClock: true })

test('staff open a return from a delivered order, with its effect shown beforehand', async ({
  shop,
  page,
  context,
}) => {
  const number = await openDeliveredCashOrder(shop)
  const shopper = await context.cookies()
  const origin = originOf('IN')
  await context.clearCookies()
  await enterAs(context, origin, 'auditor', 'en')
  await page.goto(`${origin}/console/orders/${number}`)
  await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open a return' })).toHaveCount(0)
  await context.clearCookies()
  await enterAs(context, origin, 'orders', 'en')
  await page.goto(`${origin}/console/orders/${number}`)
  await page.getByRole('button', { name: 'Open a return' }).press('Enter')
  const dialog = page.getByRole('dialog')
  const submit = dialog.getByRole('button', { name: 'Open the return' })
  await expect(submit).toBeDisabled()
  await dialog.getByLabel('Reason').selectOption('2')
  await dialog.getByLabel('Customer’s description').fill('It does not start.')
  await expect(dialog.getByRole('status')).toContainText(/Refund after the inspection: ₹.*bank account/s)
  const opened = page.waitForResponse(
    reply => reply.url().endsWith(`/orders/${number}/returns`) && reply.request().method() === 'POST',
  )
  await submit.press('Enter')
  const reply = await opened
  expect(reply.status()).toBe(200)
  const { returnNumber } = ((await reply.json()) as { data: { returnNumber: number } }).data
  await expect(dialog).toHaveCount(0)
  await page
    .getByRole('complementary')
    .getByRole('link', { name: String(returnNumber) })
    .press('Enter')
  await expect(page.getByText('Opened by staff for the customer.')).toBeVisible()
  await context.clearCookies()
  await context.addCookies(shopper)
  await page.goto(`${origin}/dashboard/order/${number}`)
  await expect(page.getByRole('main').getByText(`Return ${returnNumber}`).first()).toBeVisible()
})

test('staff refund a delivered piece without a return, with the credit note shown beforehand', async ({
  shop,
  page,
  context,
}) => {
  const number = await openDeliveredCashOrder(shop)
  const origin = originOf('IN')
  await context.clearCookies()
  await enterAs(context, origin, 'auditor', 'en')
  await page.goto(`${origin}/console/orders/${number}`)
  await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Refund without a return' })).toHaveCount(0)
  await context.clearCookies()
  await enterAs(context, origin, 'orders', 'en')
  await page.goto(`${origin}/console/orders/${number}`)
  await page.getByRole('button', { name: 'Refund without a return' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('spinbutton').first().fill('1')
  await dialog.getByLabel('Explanation').fill('The box was empty.')
  await expect(dialog.getByRole('status')).toContainText(/[TR]I\/\d{4}\/\d{6}.*Refund: ₹.*enter a bank account/s)
  const refunded = page.waitForResponse(reply => reply.url().endsWith(`/orders/${number}/reduction`))
  await dialog.getByRole('button', { name: 'Credit and refund' }).press('Enter')
  expect((await refunded).status()).toBe(200)
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(/^CN\/\d{4}\/\d{6}$/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Refund without a return' }).press('Enter')
  await expect(dialog).toContainText('is in a return or was refunded')
})
