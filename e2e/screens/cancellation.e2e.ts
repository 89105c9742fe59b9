// Products of a paid order are cancelled: the choice with what it comes to, and the order afterwards with its refund.

import { checkScreen } from '../support/screen-check.ts'
import { placePaidOrder } from '../support/several-products.ts'
import { expect, test } from '../support/test.ts'

test('products of an order are cancelled', async ({ shop, page }) => {
  const { t } = shop
  const number = await placePaidOrder(shop, 3)
  await shop.open(`/dashboard/order/${number}`)
  await shop.press(shop.button(t('account', 'cancelItems')))
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox').nth(1).check()
  await dialog.getByRole('combobox', { name: t('account', 'reason') }).selectOption('7')
  await expect(dialog.getByText(t('account', 'cancelRefund'), { exact: true })).toBeVisible()
  await checkScreen(shop)
  await shop.press(dialog.getByRole('button', { name: t('account', 'cancelItemsYes'), exact: true }))
  await shop.notice(t('account', 'cancelledItemsDone'))
  await expect(page.getByRole('heading', { name: t('account', 'refunds') })).toBeVisible()
  await checkScreen(shop)
})
