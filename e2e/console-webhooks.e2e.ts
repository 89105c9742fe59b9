// Webhooks in the console: an owner creates one, tests it, reads why it failed and resends; a role without the right
// sees none.

import { originOf } from './support/origin.ts'
import { enterAs } from './support/staff.ts'
import { expect, test } from './support/test.ts'
import { openReceiver, type WebhookReceiver } from './support/webhook-receiver.ts'

let receiver: WebhookReceiver
test.beforeEach(async () => {
  receiver = await openReceiver()
})
test.afterEach(() => receiver.close())

test('an owner creates a webhook, tests and repairs it, and deletes it', async ({ page, context }) => {
  const origin = originOf('IN')
  await enterAs(context, origin, 'owner', 'en')
  await page.goto(`${origin}/console/settings`)
  await page.getByRole('link', { name: 'Webhooks' }).click()
  await page.getByRole('button', { name: 'Create a webhook' }).click()
  const dialog = page.getByRole('dialog')
  const create = dialog.getByRole('button', { name: 'Create a webhook' })
  await dialog.getByLabel('Name').fill('Journey ERP')
  await dialog.getByLabel('Address').fill('http://192.168.1.5/hook')
  await expect(create).toBeDisabled()
  await dialog.getByLabel('Refund paid').check()
  await create.click()
  await expect(dialog.getByRole('alert')).toContainText('Give a public https address')
  await dialog.getByLabel('Address').fill(receiver.address)
  await create.click()
  await expect(dialog.locator('.secret')).toHaveText(/^whsec_/)
  const secret = await dialog.locator('.secret').textContent()
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  receiver.status = 503
  await page.getByRole('link', { name: 'Journey ERP' }).click()
  await page.getByRole('button', { name: 'Send a test' }).click()
  const delivery = page.getByRole('listitem').filter({ hasText: 'Given up' })
  await expect(delivery).toContainText('Response 503')
  await delivery.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(delivery.getByRole('group', { name: 'Body' })).toContainText('"type": "webhook.test"')
  await expect(delivery.getByRole('group', { name: /^Response/ })).toHaveText('the ERP is being updated')

  receiver.status = 200
  await delivery.getByRole('button', { name: /^Send again/ }).click()
  const delivered = page.getByRole('listitem').filter({ hasText: 'Delivered' })
  await expect(delivered.first()).toContainText('Response 200')
  expect(receiver.ids).toHaveLength(2)
  expect(new Set(receiver.ids).size).toBe(1)
  await page.locator('.chip select').selectOption('failed')
  await expect(page.getByText('No deliveries')).toBeVisible()

  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText('Paused by staff')).toBeVisible()
  await page.getByRole('button', { name: 'Create a new secret' }).click()
  await dialog.getByLabel('Hours for which').fill('48')
  await dialog.getByRole('button', { name: 'Create a new secret' }).click()
  await expect(dialog.locator('.secret')).toHaveText(/^whsec_/)
  expect(await dialog.locator('.secret').textContent()).not.toBe(secret)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByText('The previous secret also signs')).toBeVisible()
  await page.getByRole('button', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/settings\/webhooks$/)
  await expect(page.getByRole('link', { name: 'Journey ERP' })).toHaveCount(0)
})

test('a role without the right sees no webhooks, an auditor cannot change them', async ({ page, context }) => {
  const origin = originOf('IN')
  await enterAs(context, origin, 'finance', 'en')
  await page.goto(`${origin}/console/settings`)
  await expect(page.getByRole('link', { name: 'Jobs' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Webhooks' })).toHaveCount(0)
  await page.goto(`${origin}/console/settings/webhooks`)
  await expect(page.getByText('see outgoing webhooks and deliveries')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create a webhook' })).toHaveCount(0)

  await context.clearCookies()
  await enterAs(context, origin, 'auditor', 'en')
  await page.goto(`${origin}/console/settings/webhooks`)
  await expect(page.getByText('The store notifies other systems')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create a webhook' })).toHaveCount(0)
})
