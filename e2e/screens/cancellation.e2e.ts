// An order that is paid: its confirmation, its page, the choice of products to cancel, and the page afterwards with its refund.

import { checkScreen, openAndCheck } from '../support/screen-check.ts'
import { placePaidOrder } from '../support/several-products.ts'
import { expect, test } from '../support/test.ts'

test('an order that is paid, and products of it that are cancelled', async ({ shop, page }) => {
  const { t } = shop
  const number = await placePaidOrder(shop, 3)
  await shop.alive()
  await checkScreen(shop)
  await openAndCheck(shop, `/dashboard/order/${number}`)
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
