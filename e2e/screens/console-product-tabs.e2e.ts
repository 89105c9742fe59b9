// Variants, preview and offers of a product in its editor, with their dialogs: accessibility, width and language.

import { checkConsoleScreen } from '../support/console-screen.ts'
import { originOf } from '../support/origin.ts'
import { enterAs } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

test('variants, preview and offers of a product', async ({ shop, page, context }) => {
  await enterAs(context, originOf('IN'), 'catalog', shop.language)
  // a bearing that the starter catalogue has in several sealings
  await page.goto('/console/products?text=CV6008-2RS')
  await page.locator('a[href*="/products/MSN"]').first().click()
  const [path = ''] = page.url().split('?')
  const dialog = page.getByRole('dialog')
  const close = () => page.keyboard.press('Escape')

  // first: what checks the screens would be blocked in the frame, in which nothing runs
  await page.goto(`${path}?tab=preview`)
  await expect(page.frameLocator('iframe').locator('main h1').first()).toBeVisible()
  await Promise.all(page.frames().map(frame => frame.waitForLoadState()))
  await checkConsoleScreen(shop, page)
  await page.goto(`${path}?tab=variants`)
  await expect(page.locator('.editor .rows li').first()).toBeVisible()
  await checkConsoleScreen(shop, page)
  for (const at of [0, 1, 2]) {
    await page.locator('.editor .panel > header .b').nth(at).click()
    await expect(dialog).toBeVisible()
    await checkConsoleScreen(shop, page)
    await close()
  }
  await page.goto(`${path}?tab=sold`)
  await expect(page.locator('.kv').first()).toBeVisible()
  await checkConsoleScreen(shop, page)
  await page.locator('.editor .edge .b').click()
  await expect(dialog).toBeVisible()
  await checkConsoleScreen(shop, page)
})
