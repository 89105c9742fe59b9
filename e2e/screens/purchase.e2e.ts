// The screens of a purchase and of the account after it.

import { decide, goToGateway, goToPayment, orderNumber, PUNE, saveAddress } from '../support/buying.ts'
import { enterByCalls } from '../support/entering.ts'
import { checkScreen, openAndCheck } from '../support/screen-check.ts'
import { fillCart } from '../support/several-products.ts'
import { expect, test } from '../support/test.ts'
import { CUSTOMER_ADDRESSES } from './addresses.ts'

test('checkout, order and account', async ({ shop, page }) => {
  const { t } = shop
  const shopper = await enterByCalls(shop)
  await openAndCheck(shop, '/dashboard/order')
  await openAndCheck(shop, '/checkout/address')
  await fillCart(shopper)
  await openAndCheck(shop, '/checkout/address')
  await shop.press(shop.button(t('address', 'save')))
  await expect(page.locator('[aria-invalid=true]')).not.toHaveCount(0)
  await checkScreen(shop)
  await saveAddress(shop, PUNE)
  await checkScreen(shop)
  await goToPayment(shop)
  await shop.press(page.getByText(t('checkout', 'more')))
  await checkScreen(shop)
  await goToGateway(shop)
  await decide(shop, 'failure')
  await shop.alive()
  await checkScreen(shop)
  const number = orderNumber(shop)
  await page.getByRole('combobox', { name: t('order', 'retryMethod'), exact: true }).selectOption('10')
  await shop.press(shop.button(shop.like('order', 'payNow')))
  await expect(page.getByRole('timer')).toBeVisible()
  await checkScreen(shop)
  await openAndCheck(shop, `/dashboard/order/${number}`)
  await shop.press(shop.button(t('account', 'cancelOrder')))
  await expect(page.getByRole('dialog')).toBeVisible()
  await checkScreen(shop)
  for (const address of CUSTOMER_ADDRESSES) await openAndCheck(shop, address)
})
