// Rules of returns from the console: an owner edits reasons and windows, which the calls of buyers follow; an auditor only looks.

import type { Locator } from '@playwright/test'
import { originOf } from './support/origin.ts'
import { enterAs } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test('an owner edits reasons and windows; an auditor only looks', async ({ page, context }) => {
  const origin = originOf('AE')
  await enterAs(context, origin, 'owner', 'en')
  await page.goto(`${origin}/console/settings/returns`)
  const dialog = page.getByRole('dialog')
  const windows = page.getByRole('region', { name: 'How long products may be returned' })
  const reasons = page.getByRole('region', { name: 'Reasons', exact: true })
  const press = async (button: Locator, path: string) => {
    const done = page.waitForResponse(reply => reply.url().includes(path) && reply.request().method() === 'POST')
    await button.click()
    return (await done).status()
  }
  const save = dialog.getByRole('button', { name: 'Save' })
  await expect(windows.getByRole('listitem')).toHaveCount(1)
  await windows.getByRole('button', { name: 'Change: All other categories' }).click()
  await dialog.getByLabel('Days after delivery').fill('0')
  await save.click()
  await expect(dialog.getByText('A whole number from 1 to 365.')).toBeVisible()
  await dialog.getByLabel('Days after delivery').fill('14')
  expect(await press(save, '/returnWindows')).toBe(200)
  await expect(windows.getByText('14 days')).toBeVisible()

  await windows.getByRole('button', { name: 'Add a category' }).click()
  await dialog.getByLabel('Category').fill('114000000')
  await dialog.getByLabel('Days after delivery').fill('0')
  expect(await press(save, '/returnWindows')).toBe(200)
  await expect(windows.getByText('Not returned')).toBeVisible()
  await windows.getByRole('button', { name: /^Remove/ }).click()
  expect(await press(dialog.getByRole('button', { name: 'Remove' }), '/returnWindows/remove')).toBe(200)
  await expect(windows.getByRole('listitem')).toHaveCount(1)

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

  await windows.getByRole('button', { name: 'Change: All other categories' }).click()
  await dialog.getByLabel('Days after delivery').fill('7')
  expect(await press(save, '/returnWindows')).toBe(200)

  await context.clearCookies()
  await enterAs(context, origin, 'auditor', 'en')
  await page.goto(`${origin}/console/settings/returns`)
  await expect(reasons.getByRole('listitem')).toHaveCount(9)
  await expect(page.getByRole('main').getByRole('button', { name: /^(Add|Change|Move|Remove)/ })).toHaveCount(0)
})
