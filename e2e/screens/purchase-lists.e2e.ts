// The screens of purchase lists: none, one with products and mistakes of a table, the report of the cart.

import { enterByCalls } from '../support/entering.ts'
import { checkScreen, openAndCheck } from '../support/screen-check.ts'
import { fillCart } from '../support/several-products.ts'
import { expect, test } from '../support/test.ts'

test('purchase lists', async ({ shop, page }) => {
  const { t } = shop
  const shopper = await enterByCalls(shop)
  await openAndCheck(shop, '/dashboard/purchase-lists')
  await fillCart(shopper)
  await shop.open('/quickorder')
  await shop.press(shop.button(t('lists', 'saveAsList')))
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('lists', 'name')).fill(shop.language === 'hi' ? 'मासिक' : 'Monthly')
  await checkScreen(shop)
  await shop.press(dialog.getByRole('button', { name: t('lists', 'save'), exact: true }))
  await shop.press(dialog.getByRole('link', { name: t('lists', 'openList') }))
  await shop.at(/\/dashboard\/purchase-lists\/[0-9a-f-]{36}$/)
  await page.getByLabel(t('lists', 'rows')).fill('HX-40,4\nHX-41,x')
  await shop.press(shop.button(t('lists', 'addRows')))
  await expect(page.getByText(t('lists', 'problems', { count: 2 }))).toBeVisible()
  await page.getByRole('checkbox', { name: t('lists', 'remind') }).check()
  await checkScreen(shop)
  await shop.press(shop.button(t('lists', 'addAll')))
  await expect(dialog.getByRole('link', { name: t('lists', 'toCart') })).toBeVisible()
  await checkScreen(shop)
  await page.keyboard.press('Escape')
  await shop.press(shop.button(t('lists', 'delete')))
  await checkScreen(shop)
  await page.keyboard.press('Escape')
  await openAndCheck(shop, '/dashboard/purchase-lists')
})
