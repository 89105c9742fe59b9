// An order on hold at the console: the dialog, the panel, the list.

import { checkConsoleScreen } from '../support/console-screen.ts'
import { placeEarlierOrder } from '../support/earlier-order.ts'
import { originOf } from '../support/origin.ts'
import { enterAs } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

test('an order that is put on hold', async ({ shop, page, context }) => {
  await enterAs(context, originOf('IN'), 'owner', shop.language)
  const inHindi = shop.language === 'hi'
  const { number } = await placeEarlierOrder(originOf('IN'))
  await page.goto(`/console/orders/${number}`)
  await page.getByRole('button', { name: inHindi ? 'ऑर्डर रोकें' : 'Put on hold' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').selectOption('other')
  await dialog.getByRole('textbox').fill('GSTIN?')
  await checkConsoleScreen(shop, page)
  await dialog.locator('button[type=submit]').click()
  await expect(page.locator('#hold')).toBeVisible()
  await checkConsoleScreen(shop, page)
  await page.goto('/console/orders?hold=on')
  await expect(page.locator('tbody .tag').first()).toBeVisible()
  await page.locator('tbody input[type=checkbox]').first().click()
  await checkConsoleScreen(shop, page)
})
