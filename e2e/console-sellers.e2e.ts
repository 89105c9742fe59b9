// The sellers of a market in the console: finance sets a mail address and takes it back, an auditor only looks.

import { originOf } from './support/origin.ts'
import { enterAs } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test('finance changes the details of a seller; an auditor only looks', async ({ page, context }) => {
  const origin = originOf('IN')
  const row = page.locator('main .rows > li').first()
  const address = page.getByLabel('Mail address for commission invoices')
  const save = page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true })
  await enterAs(context, origin, 'finance', 'en')
  await page.goto(`${origin}/console/finance/sellers?market=AE`)
  await expect(row).toContainText('No mail address')
  await row.getByRole('button', { name: /^Edit/ }).press('Enter')
  await expect(save).toBeDisabled()
  await address.fill('no address')
  await address.press('Enter')
  await expect(page.getByText('A mail address, such as accounts@seller.example.')).toBeVisible()
  await address.fill('accounts@seller.example')
  await address.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(row).toContainText('Mail to accounts@seller.example, in English')
  await page.reload()
  await row.getByRole('button', { name: /^Edit/ }).click()
  await expect(address).toHaveValue('accounts@seller.example')
  await address.fill('')
  await save.click()
  await expect(row).toContainText('No mail address')

  await context.clearCookies()
  await enterAs(context, origin, 'auditor', 'en')
  await page.goto(`${origin}/console/finance/sellers?market=AE`)
  await expect(row).toContainText('No mail address')
  await expect(row.getByRole('button')).toHaveCount(0)
})
