// The gallery of components at /dev/ui: every component in every state, and each dialog open.

import { expectLayout } from '../support/screen-check.ts'
import { expect, test } from '../support/test.ts'

test('every component', async ({ shop, page, language }) => {
  await page.goto(`/dev/ui?language=${language}`)
  await expect(page.locator('main section').first()).toBeVisible()
  await expectLayout(shop)
  for (const button of await page.locator('[data-dialog]').all()) {
    await shop.press(button)
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectLayout(shop)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
})
