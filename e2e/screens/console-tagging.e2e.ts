// Tags for many customers: the dialog with its preview, and the report of the job.

import { checkConsoleScreen } from '../support/console-screen.ts'
import { placeEarlierOrder } from '../support/earlier-order.ts'
import { originOf } from '../support/origin.ts'
import { enterAs } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

test('tags for many customers', async ({ shop, page, context }) => {
  const origin = originOf('IN')
  await placeEarlierOrder(origin)
  await enterAs(context, origin, 'support', shop.language)
  await page.goto('/console/customers')
  await page.locator('table.list tbody tr').first().getByRole('checkbox').check()
  await page.locator('.bulk button:not(.flat)').first().click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input').fill('VIP')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('status')).toBeVisible()
  await checkConsoleScreen(shop, page)
  await dialog.locator('.b.go').click()
  await expect(page.locator('.st.full')).toBeVisible()
  await checkConsoleScreen(shop, page)
})
