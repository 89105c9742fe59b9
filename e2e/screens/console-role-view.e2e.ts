// The console seen as a role: the dialog that begins it, and the banner on a screen.

import { checkConsoleScreen } from '../support/console-screen.ts'
import { originOf } from '../support/origin.ts'
import { enterAs } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

test('the console as a role', async ({ shop, page, context }) => {
  await enterAs(context, originOf('IN'), 'owner', shop.language)
  await page.goto('/console/staff/roles/translator')
  await page
    .locator('main')
    .getByRole('button', { name: shop.language === 'hi' ? 'इस भूमिका' : 'View as' })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('form')).toBeVisible()
  await checkConsoleScreen(shop, page)
  await dialog.locator('button.go').click()
  const banner = page.locator('.view-banner')
  await expect(banner).toBeVisible()
  await checkConsoleScreen(shop, page)
  await banner.getByRole('button').click()
  await expect(banner).toHaveCount(0)
})
