// Tax rates in the console: an owner sets a rate, ends it and withdraws one; an auditor can only read.

import { originOf } from './support/origin.ts'
import { enterAs } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test('an owner sets, ends and withdraws rates; an auditor can only read', async ({ page, context }) => {
  const origin = originOf('IN')
  await enterAs(context, origin, 'owner', 'en')
  await page.goto(`${origin}/console/settings/tax-rates?text=98765432`)
  // the code has no heading of its own
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: '%' })
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('All other products')

  const dialog = page.getByRole('dialog')
  const set = async (rate: string, from?: string) => {
    await page.getByRole('button', { name: 'Set a rate' }).click()
    await dialog.getByLabel('Heading').fill('9876')
    await dialog.getByLabel('Rate in percent').fill(rate)
    if (from) await dialog.getByLabel('From', { exact: true }).fill(from)
    await dialog.getByLabel('Description').fill('Parts of lathes')
    await dialog.getByRole('button', { name: 'Set the rate' }).click()
  }
  await set('120')
  await expect(dialog.getByText('From 0 to 100, with at most two decimals.')).toBeVisible()
  await dialog.getByLabel('Rate in percent').fill('12')
  await dialog.getByRole('button', { name: 'Set the rate' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(1)).toContainText('9876 · 12%')

  await set('5', '2999-04-01')
  await expect(dialog).toHaveCount(0)
  await expect(rows.nth(1)).toContainText('31 Mar 2999')
  await expect(rows.nth(2)).toContainText('Upcoming')
  await rows
    .nth(2)
    .getByRole('button', { name: /^Withdraw/ })
    .click()
  await dialog.getByRole('button', { name: 'Withdraw' }).click()
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(1)).not.toContainText('2999')

  await rows.nth(1).getByRole('button', { name: /^End/ }).click()
  await dialog.getByRole('button', { name: 'End', exact: true }).click()
  await expect(rows.nth(1).getByRole('button')).toHaveCount(0)

  await context.clearCookies()
  await enterAs(context, origin, 'auditor', 'en')
  await page.reload()
  await expect(rows).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Set a rate' })).toHaveCount(0)
})
