// The grid with a file that came back: the dialog that takes it, and the report of what it brought.

import { checkConsoleScreen } from '../support/console-screen.ts'
import { originOf } from '../support/origin.ts'
import { enterAs } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

test('a file of products that came back', async ({ shop, page, context }) => {
  await enterAs(context, originOf('IN'), 'owner', shop.language)
  await page.goto('/console/products?columns=price,active&availability=in-stock')
  await expect(page.getByRole('grid')).toBeVisible()
  await page
    .locator('.head .acts button')
    .filter({ hasText: /Import a file|फ़ाइल आयात करें/ })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await checkConsoleScreen(shop, page)
  await dialog.locator('input[type=file]').setInputFiles({
    ...{ name: 'products.csv', mimeType: 'text/csv' },
    buffer: Buffer.from('MSN,Seller code,Version,price,Customs\nMSN0NONE000,S,v,12,1\n'),
  })
  await dialog.locator('button.go').click()
  await expect(dialog).toBeHidden()
  await expect(page.locator('.panel .rows li')).toHaveCount(1)
  await checkConsoleScreen(shop, page)
})
