// The UAE: its own address, categories, emirates, dirhams, VAT and mobile numbers.

import { deliveryPart, openProduct } from './support/browsing.ts'
import { addToCart, DUBAI, goToPayment, payOnDelivery, saveAddress } from './support/buying.ts'
import { PHONE_IN_HINDI } from './support/devices.ts'
import { ASHA, newPhone, proveNumber, signUp } from './support/entering.ts'
import type { Shop } from './support/shop.ts'
import { expect, test } from './support/test.ts'

test.use({ market: 'AE' })

async function buy(shop: Shop): Promise<void> {
  const { t, page } = shop
  await shop.open('/')
  await expect(page.locator('html')).toHaveAttribute('lang', shop.language === 'hi' ? 'hi-AE' : 'en-AE')
  await shop.press(page.getByRole('main').locator('a[href$="/1002000000"]').first())
  await shop.at(/\/1002000000$/)
  await expect(page.getByRole('combobox', { name: t('listing', 'sort'), exact: true })).toBeVisible()
  const name = await openProduct(shop, 100, 900)
  await expect(shop.seen(/VAT 5%/)).toBeVisible()
  await expect(shop.seen(/AED/)).toBeVisible()

  await shop.press(deliveryPart(shop).getByRole('button', { name: t('product', 'changeEmirate') }))
  const dialog = page.getByRole('dialog', { name: t('common', 'placeTitleEmirate') })
  await shop.press(dialog.getByRole('radio').first())
  await page.waitForURL(/reloadPincode=\d+/)
  await expect(deliveryPart(shop).getByRole('status').locator('b').first()).toContainText(/\d{1,2} \S+/)
  await shop.alive()
  await addToCart(shop)

  await shop.open('/quickorder')
  await shop.press(shop.button(t('cart', 'checkout')))
  const popup = page.getByRole('dialog', { name: t('cart', 'loginTitle'), exact: true })
  const phone = newPhone(shop)
  await proveNumber(shop, phone, popup)
  await signUp(shop, ASHA, popup)
  await shop.at('/checkout/address')
  await saveAddress(shop, DUBAI)
  await expect(shop.seen(/VAT/)).toBeVisible()
  await goToPayment(shop)
  const number = await payOnDelivery(shop)
  await expect(shop.seen(/AED/)).toBeVisible()
  await expect(page.locator('body')).not.toContainText('₹')

  await shop.open(`/dashboard/order/${number}`)
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
  await expect(shop.seen(/VAT 5%/)).toBeVisible()
  await expect(shop.seen(/\+971/)).toBeVisible()
}

test('from home to an order in dirhams with cash on delivery', ({ shop }) => buy(shop))

test.describe('on a phone, in Hindi', () => {
  test.use(PHONE_IN_HINDI)
  test('from home to an order in dirhams with cash on delivery', ({ shop }) => buy(shop))
})
