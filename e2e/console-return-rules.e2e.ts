// Return rules in the console: an owner edits reasons and windows, which apply to buyers at once; an auditor can only
// read.

import type { Locator } from '@playwright/test'
import { originOf } from './support/origin.ts'
import { enterAs } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test('an owner edits reasons and windows; an auditor only looks', async ({ page, context }) => {
  const origin = originOf('IN')
  await enterAs(context, origin, 'owner', 'en')
  await page.goto(`${origin}/console/settings/returns`)
  const dialog = page.getByRole('dialog')
  const windows = page.getByRole('region', { name: 'Return windows' })
  const reasons = page.getByRole('region', { name: 'Reasons', exact: true })
  const press = async (button: Locator, path: string) => {
    const done = page.waitForResponse(reply => reply.url().includes(path) && reply.request().method() === 'POST')
    await button.click()
    return (await done).status()
  }
  const save = dialog.getByRole('button', { name: 'Save' })
  await windows.getByRole('button', { name: 'Change: All other categories' }).click()
  await dialog.getByLabel('Days after delivery').fill('0')
  await save.click()
  await expect(dialog.getByText('A whole number from 1 to 365.')).toBeVisible()
  await page.keyboard.press('Escape')

  // a category that no other journey returns products of
  const rule = windows.getByRole('listitem').filter({ hasText: 'Fertilisers' })
  await expect(rule).toContainText('Not returned')
  await rule.getByRole('button', { name: 'Change: Fertilisers' }).click()
  await dialog.getByLabel('Days after delivery').fill('5')
  expect(await press(save, '/returnWindows')).toBe(200)
  await expect(rule).toContainText('5 days · Refund or exchange')
  await rule.getByRole('button', { name: 'Remove: Fertilisers' }).click()
  expect(await press(dialog.getByRole('button', { name: 'Remove' }), '/returnWindows/remove')).toBe(200)
  await expect(rule).toHaveCount(0)
  await windows.getByRole('button', { name: 'Add a category' }).click()
  const category = dialog.getByLabel('Category')
  await category.fill('Fertiliser')
  const option = page.locator('datalist option[value$="Fertilisers"]').first()
  await expect(option).toBeAttached()
  await category.fill((await option.getAttribute('value')) ?? '')
  await dialog.getByLabel('Days after delivery').fill('0')
  expect(await press(save, '/returnWindows')).toBe(200)
  await expect(rule).toContainText('Not returned')

  await reasons.getByRole('button', { name: 'Add a reason' }).click()
  await dialog.getByLabel('English').fill('Bought twice')
  await dialog.getByLabel('Hindi').fill('दो बार खरीद लिया')
  expect(await press(save, '/returnReasons')).toBe(200)
  const last = reasons.getByRole('listitem').last()
  await expect(last).toContainText('Bought twice')
  expect(await press(last.getByRole('button', { name: /^Move up/ }), '/returnReasonOrder')).toBe(200)
  await expect(last).toContainText('No longer needed')
  await reasons.getByRole('button', { name: 'Change: Bought twice' }).click()
  await dialog.getByLabel('Offered to customers').uncheck()
  expect(await press(save, '/returnReasons')).toBe(200)
  await expect(reasons.getByRole('listitem').filter({ hasText: 'Bought twice' })).toContainText('Off')

  await context.clearCookies()
  await enterAs(context, origin, 'auditor', 'en')
  await page.goto(`${origin}/console/settings/returns`)
  await expect(reasons.getByRole('listitem')).toHaveCount(9)
  await expect(page.getByRole('main').getByRole('button', { name: /^(Add|Change|Move|Remove)/ })).toHaveCount(0)
})
