// Buying one product directly, without changing the cart.

import { openProduct } from './support/browsing.ts'
import { addToCart, applyCoupon, decide, goToGateway, goToPayment, PUNE, saveAddress } from './support/buying.ts'
import { enterAnew, newPhone } from './support/entering.ts'
import { expect, test } from './support/test.ts'

test('buy now leads to the address, the payment, the order; back leads to the cart', async ({ shop, page }) => {
  const { t } = shop
  await enterAnew(shop, newPhone(shop))
  await shop.open('/lighting/212000000')
  await openProduct(shop)
  await addToCart(shop)

  await shop.open('/electricals/211000000')
  const name = await openProduct(shop)
  await shop.press(shop.button(t('product', 'buyNow')))
  await shop.at(/\/checkout\/address\?msn=msn[0-9a-z]{8}&offer=\d+$/i)
  await expect(shop.heading(t('checkout', 'addressTitle'))).toBeVisible()
  await page.goBack()
  await shop.at('/quickorder')
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0)

  await shop.open('/electricals/211000000')
  await openProduct(shop)
  await shop.press(shop.button(t('product', 'buyNow')))
  await shop.at(/\/checkout\/address\?msn=/)
  await expect(page.getByText(name, { exact: true })).toBeVisible()
  await saveAddress(shop, PUNE)
  await applyCoupon(shop, 'WELCOME100')
  await shop.field(t('checkout', 'poNumber')).fill('PO-2026/118')
  await shop.field(t('checkout', 'costCentre')).fill('Maintenance')
  await goToPayment(shop)
  const references = `${t('order', 'poNumber', { number: 'PO-2026/118' })} · ${t('order', 'costCentre', { name: 'Maintenance' })}`
  await expect(shop.seen(references)).toBeVisible()
  await goToGateway(shop)
  await decide(shop, 'success')
  await expect(shop.heading(t('checkout', 'paidTitle'))).toBeVisible()
  await expect(page.getByText(name).first()).toBeVisible()
  await expect(shop.seen(references)).toBeVisible()
  await expect(page.getByText(t('totals', 'promo', { code: 'WELCOME100' })).first()).toBeAttached()
  await shop.cartHolds(1)
})
