// Staff resend the confirmation of an order to its customer and see what was sent; read-only members only see it.

import { expect, test } from './support/console-test.ts'

test.setTimeout(300_000)

const CONFIRMATION = { name: 'Send the confirmation again' }

test('the confirmation is resent, or the reason is shown', async ({ page, context, store }) => {
  await store.enter(context)
  const orderNumber = await store.placeOrder()
  await page.goto(`${store.origin}/console/orders/${orderNumber}`)
  // the customer has verified only a phone
  await page.getByRole('button', CONFIRMATION).click()
  await expect(page.getByText('The customer has no verified email address, so nothing can be sent.')).toBeVisible()
  await page.route('**/mails', route =>
    route.fulfill({ json: { status: true, data: { email: 'a•••@plant.example' } } }),
  )
  await page.getByRole('button', CONFIRMATION).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Will be sent to a•••@plant.example.').last()).toBeVisible()
})

test('an auditor sees the messages to the customer, and sends nothing', async ({ page, context, store }) => {
  const orderNumber = await store.placeOrder()
  await store.enterAs(context, 'auditor')
  await page.goto(`${store.origin}/console/orders/${orderNumber}`)
  await expect(page.getByRole('heading', { name: 'Documents' })).toBeVisible()
  const told = page
    .locator('section.panel')
    .filter({ has: page.getByRole('heading', { name: 'Messages to the customer' }) })
  await expect(async () => {
    await page.reload()
    await expect(told.getByRole('listitem').filter({ hasText: 'Order received' })).toContainText(
      /Text message to \+91 ••••••0077/,
      { timeout: 2000 },
    )
  }).toPass()
  await expect(page.getByRole('button', CONFIRMATION)).toHaveCount(0)
})
