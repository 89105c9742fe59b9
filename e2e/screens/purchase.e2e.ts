// The screens of a purchase and of the account after it.

import { openProduct } from '../support/browsing.ts'
import { addToCart, decide, goToGateway, goToPayment, orderNumber, PUNE, saveAddress } from '../support/buying.ts'
import { enterAnew, newPhone } from '../support/entering.ts'
import { checkScreen, openAndCheck } from '../support/screen-check.ts'
import { expect, test } from '../support/test.ts'
import { CUSTOMER_ADDRESSES, LISTING } from './addresses.ts'

test('checkout, order and account', async ({ shop, page }) => {
  const { t } = shop
  await enterAnew(shop, newPhone(shop))
  await openAndCheck(shop, '/dashboard/order')
  await openAndCheck(shop, '/checkout/address')
  await shop.open(LISTING)
  await openProduct(shop)
  await addToCart(shop)
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

test('an order that is paid', async ({ shop }) => {
  await enterAnew(shop, newPhone(shop))
  await shop.open(LISTING)
  await openProduct(shop)
  await addToCart(shop)
  await shop.open('/checkout/address')
  await saveAddress(shop, PUNE)
  await goToPayment(shop)
  await goToGateway(shop)
  await decide(shop, 'success')
  await shop.alive()
  await checkScreen(shop)
  await openAndCheck(shop, `/dashboard/order/${orderNumber(shop)}`)
})
