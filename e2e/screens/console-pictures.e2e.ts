// The library of pictures, one of them, and the dialog to choose one: accessibility, width and language.

import { checkConsoleScreen } from '../support/console-screen.ts'
import { originOf } from '../support/origin.ts'
import { enterAs } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

const UNUSED = { en: 'Not used', hi: 'इस्तेमाल नहीं' }

test('the library of pictures', async ({ shop, page, context }) => {
  await enterAs(context, originOf('IN'), 'content', shop.language)
  await page.goto('/console/content/pictures')
  await expect(page.locator('.picture-tile').first()).toBeVisible()
  await checkConsoleScreen(shop, page)
  // other tests may have left pictures that nothing uses
  await page.locator('.picture-tile').filter({ hasNotText: UNUSED[shop.language] }).first().click()
  await expect(page.getByRole('dialog').locator('.rows a').first()).toBeVisible()
  await checkConsoleScreen(shop, page)
  await page.goto('/console/content/pictures?text=no-such-picture')
  await expect(page.locator('.state b')).toBeVisible()
  await checkConsoleScreen(shop, page)
  await page.goto('/console/content/edit?kind=layout&key=home')
  await page.locator('details:has(.picture-row) > summary').first().click()
  await page.locator('.picture-row .b').first().click()
  await expect(page.getByRole('dialog').locator('.picture-tile').first()).toBeVisible()
  await checkConsoleScreen(shop, page)
})
