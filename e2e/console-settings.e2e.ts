// Settings in the console: found with the palette, changed and reset by an owner, who also makes a backup; cash on
// delivery limits; an auditor can only read.

import { originOf } from './support/origin.ts'
import { enterAs } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const CONFIG = '/api/v3/common/web/config'

test('an owner changes a setting and resets it; an auditor can only read', async ({ page, context }) => {
  const origin = originOf('IN')
  const pages = async () => (await (await page.request.get(`${origin}${CONFIG}`)).json()).data.autoScrollPageLimit
  await enterAs(context, origin, 'owner', 'en')
  await page.goto(`${origin}/console`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.type('scrolling')
  await expect(page.getByRole('option').filter({ hasText: 'Pages loaded by scrolling' })).toBeVisible()
  await page.keyboard.press('Enter')
  const field = page.getByLabel('Pages loaded by scrolling')
  await expect(field).toHaveValue('5')
  await field.fill('0')
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
  await field.fill('7')
  await field.press('Enter')
  await expect(page.getByText(/^Changed by/)).toBeVisible()
  await expect.poll(pages).toBe(7)
  await page.getByRole('button', { name: 'Reset to default, 5' }).click()
  await expect(page.getByText('The default.')).toBeVisible()
  await expect.poll(pages).toBe(5)

  // the days of calls are chosen, and the page of support names them
  await page.goto(`${origin}/console/settings?text=care.days`)
  await page.getByLabel('Sunday', { exact: true }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/^Changed by/)).toBeVisible()
  const support = async () => (await page.request.get(`${origin}/bharat-pay`)).text()
  await expect.poll(support).toContain('Calls 10:30 AM to 4:30 PM, every day')
  await page.getByRole('button', { name: 'Reset to default, Monday to Saturday' }).click()
  await expect(page.getByText('The default.')).toBeVisible()
  await expect.poll(support).toContain('Calls 10:30 AM to 4:30 PM, Monday to Saturday')

  await context.clearCookies()
  await enterAs(context, origin, 'auditor', 'en')
  await page.goto(`${origin}/console/settings?text=scrolling`)
  await expect(field).toHaveAttribute('readonly')
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0)
})

test('an owner backs the store up and verifies it; an auditor only looks', async ({ page, context }) => {
  const origin = originOf('IN')
  await enterAs(context, origin, 'owner', 'en')
  await page.goto(`${origin}/console/settings/backups`)
  const asked = page.waitForResponse(
    response => response.url().endsWith('/api/admin/backups') && response.request().method() === 'POST',
  )
  await page.getByRole('button', { name: 'Back up now' }).press('Enter')
  expect((await asked).status()).toBe(200)
  const runs = page.getByRole('region', { name: 'Backups' })
  const run = runs.getByRole('listitem').first()
  await expect(run).toContainText('complete', { timeout: 120_000 })
  await expect(page.getByText(/^npm run restore -- .*\/backups\//)).toBeVisible()
  await run.getByRole('button', { name: /^Verify/ }).click()
  await expect(run).toContainText('every file is intact')

  await context.clearCookies()
  await enterAs(context, origin, 'auditor', 'en')
  await page.goto(`${origin}/console/settings/backups`)
  await expect(run).toContainText('verified')
  await expect(page.getByRole('button', { name: 'Back up now' })).toHaveCount(0)
  await expect(run.getByRole('button', { name: /^Verify/ })).toHaveCount(0)
})

test('finance limits cash on delivery and makes a payment offer; support sees neither', async ({ page, context }) => {
  const origin = originOf('IN')
  await enterAs(context, origin, 'owner', 'en')
  const nameEn = 'Pays at the door'
  await page.goto(`${origin}/console/settings/fields?of=customer`)
  await page.getByRole('button', { name: 'New field' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Name in English').first().fill(nameEn)
  await form.getByLabel('Name in Hindi').first().fill('दरवाज़े पर भुगतान')
  await form.getByLabel('Type').selectOption('yes-no')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: `Change ${nameEn}` })).toBeVisible()

  await context.clearCookies()
  await enterAs(context, origin, 'finance', 'en')
  await page.goto(`${origin}/console/settings/cash-on-delivery`)
  const saved = (call: string) =>
    page.waitForResponse(reply => reply.url().endsWith(call) && reply.request().method() === 'POST')
  // a place that no address of the tests begins with
  await page.getByRole('button', { name: 'Add location' }).click()
  await page.getByLabel('Pincode begins with').fill('7949')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Enter an amount, a weight or both.')).toBeVisible()
  await page.getByLabel('Maximum amount').fill('1,500.50')
  await page.getByLabel('Maximum weight').fill('12.5')
  const place = saved('/codRules')
  await page.keyboard.press('Enter')
  expect((await place).status()).toBe(200)
  await expect(page.getByText('up to ₹1,500.50 · up to 12.5 kg')).toBeVisible()

  await page.getByRole('button', { name: 'Add rule' }).click()
  await page.getByLabel('Custom field', { exact: true }).selectOption({ label: `${nameEn} (Customer)` })
  await page.getByLabel('Value', { exact: true }).selectOption('no')
  const rule = saved('/codAccountRules')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  expect((await rule).status()).toBe(200)
  const remove = page.getByRole('button', { name: `Remove: ${nameEn} (Customer): No` })
  await remove.click()
  const removed = saved('/codAccountRules')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  expect((await removed).status()).toBe(200)
  await expect(remove).toHaveCount(0)

  // a payment offer, switched off; input is kept until it is saved
  await page.goto(`${origin}/console/settings/payment-offers`)
  await page.getByRole('button', { name: 'New payment offer' }).click()
  await page.getByLabel('Code', { exact: true }).fill('teal5')
  await page.getByLabel('Title in English').fill('5% off with Teal Bank')
  await page.reload()
  await page.getByRole('button', { name: 'New payment offer' }).click()
  await expect(page.getByLabel('Code', { exact: true })).toHaveValue('TEAL5')
  await page.getByLabel('Title in Hindi').fill('टील बैंक से 5% की छूट')
  await page.getByLabel('Discount (%)').fill('5')
  await page.getByLabel('Minimum amount to pay').fill('10')
  await page.getByRole('textbox', { name: 'Banks' }).fill('TEAL Teal Bank')
  await page.getByLabel('In effect').uncheck()
  const offer = page.getByRole('dialog').getByRole('button', { name: 'Save' })
  await offer.click()
  await expect(page.getByText('Too small for this discount.')).toBeVisible()
  await expect(page.getByText('Banks need exactly one payment method.')).toBeVisible()
  await page.getByLabel('Minimum amount to pay').fill('3,000')
  await page.getByLabel('net banking').check()
  const made = saved('/TEAL5')
  await offer.click()
  expect((await made).status()).toBe(200)
  await expect(page.getByText('5% off · from ₹3,000 · net banking: Teal Bank')).toBeVisible()

  await context.clearCookies()
  await enterAs(context, origin, 'support', 'en')
  await page.goto(`${origin}/console/settings/payment-offers`)
  await expect(page.getByText('No access')).toBeVisible()
  await page.goto(`${origin}/console/settings/cash-on-delivery`)
  await expect(page.getByText('No access')).toBeVisible()
})
