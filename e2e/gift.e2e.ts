// A cart becomes a gift by keyboard: its packing is charged, the message is kept, and the order shows both.

import type { Order } from '../contract/orders/schemas.ts'
import { MARKET_LIMITS } from '../contract/shared/limits.ts'
import { openProduct } from './support/browsing.ts'
import { addToCart, goToPayment, PUNE, payOnDelivery, saveAddress } from './support/buying.ts'
import { PHONE_IN_HINDI } from './support/devices.ts'
import { enterAnew, newPhone } from './support/entering.ts'
import { expect, test } from './support/test.ts'

const MESSAGE = 'जन्मदिन मुबारक हो, आशा!'

test.use(PHONE_IN_HINDI)

test('a gift with a message is ordered', async ({ shop, page }) => {
  const { t } = shop
  await enterAnew(shop, newPhone(shop))
  await shop.open('/lighting/212000000')
  await openProduct(shop)
  await addToCart(shop)
  await shop.open('/quickorder')
  await shop.alive()
  const summary = page.locator('section[aria-busy]')
  const packing = summary.locator('dl > div').filter({ hasText: t('totals', 'totals.giftPacking') })
  await expect(packing).toHaveCount(0)

  const gift = summary.getByRole('checkbox')
  await gift.focus()
  await page.keyboard.press('Space')
  await expect(packing.locator('dd')).toHaveText('₹49')
  await page.keyboard.press('Tab')
  const message = shop.field(t('cart', 'giftMessage'))
  await message.fill(MESSAGE)
  await shop.press(shop.button(t('cart', 'giftSave')))
  await expect(shop.button(t('cart', 'giftSaved'))).toBeDisabled()
  await page.reload()
  await expect(message).toHaveValue(MESSAGE)
  await shop.alive()
  // unsaved input is included
  await message.fill(`${MESSAGE} 🎉`)

  await shop.press(shop.button(t('cart', 'checkout')).locator('visible=true').first())
  await saveAddress(shop, PUNE)
  await goToPayment(shop)
  const number = await payOnDelivery(shop)
  await shop.open(`/dashboard/order/${number}`)
  await expect(page.getByText(t('order', 'giftWith', { message: `${MESSAGE} 🎉` }))).toBeVisible()
  const response = await page.request.get(`/api/v1/order/orderDetails?orderNumber=${number}`)
  const { data } = (await response.json()) as { data: Order }
  expect(data.steps.find(({ kind }) => kind === 'gift-packing')?.amount).toBe(MARKET_LIMITS.IN.giftPackingMinor)
})
