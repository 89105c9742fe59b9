// Stock in the console: counted by keyboard, transferred, watched; support staff can only read.

import { originOf } from './support/origin.ts'
import { enterAs } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test('stock is counted, transferred and watched, which support may not', async ({ page, context, browser }) => {
  const origin = originOf('IN')
  await enterAs(context, origin, 'warehouse', 'en')
  await page.goto('/console/stock')
  await page.getByRole('link', { name: /^MSN/ }).last().click()
  const row = page.locator('.stock-row').first()
  await expect(row).toBeVisible()
  const units = async () => Number((await row.locator('dd').first().textContent())?.replaceAll(',', ''))
  const before = await units()

  await row.getByRole('button', { name: /^Count/ }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Counted units').fill(String(before + 7))
  await page.keyboard.press('Tab')
  await page.keyboard.type('Found behind the rack')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  expect(await units()).toBe(before + 7)
  await expect(page.getByRole('listitem').filter({ hasText: 'Found behind the rack' })).toContainText('+7')

  await row.getByRole('button', { name: /^Transfer/ }).click()
  await dialog.getByLabel('Units').fill('7')
  await dialog.getByLabel('Reason').fill('Nearer to the buyers')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Nearer to the buyers' })).toHaveCount(2)

  await row.getByRole('button', { name: /^Reorder point/ }).click()
  await dialog.getByLabel('Units; empty for none').fill('9999999')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(row.getByText('order again')).toBeVisible()
  const address = page.url()
  const msn = address.slice(-11)
  await page.goto('/console/stock?only=below')
  await expect(page.getByRole('link', { name: msn }).first()).toBeVisible()

  const other = await browser.newContext({ baseURL: origin })
  await enterAs(other, origin, 'support', 'en')
  const support = await other.newPage()
  await support.goto(address)
  await expect(support.locator('.stock-row').first()).toBeVisible()
  await expect(support.getByRole('button', { name: /^(Count|Correct|Transfer|Reorder point)/ })).toHaveCount(0)
  await other.close()
})
