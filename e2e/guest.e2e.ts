// A guest finds a product, buys it with cash on delivery and follows it; and two carts become one at login.

import {
  askDelivery,
  deliveryPart,
  isRising,
  openProduct,
  pricesOfCards,
  tickFirstTerm,
  totalShown,
} from './support/browsing.ts'
import { addToCart, goToPayment, PUNE, payOnDelivery, saveAddress } from './support/buying.ts'
import { PHONE_IN_HINDI } from './support/devices.ts'
import { ASHA, enterAgain, enterAnew, leave, newPhone, proveNumber, signUp } from './support/entering.ts'
import type { Shop } from './support/shop.ts'
import { expect, test } from './support/test.ts'

const CATEGORY = '/electricals/211000000'

async function findProduct(shop: Shop): Promise<string> {
  const { t, page } = shop
  await shop.press(page.getByRole('main').locator('a[href$="/211000000"]').first())
  await shop.at(/\/211000000$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const count = await tickFirstTerm(shop)
  await expect(totalShown(shop, count, Math.min(count, 40))).toBeVisible()
  const sort = page.getByRole('combobox', { name: t('listing', 'sort') })
  await sort.selectOption('lowPrice')
  await expect(page).toHaveURL(/orderBy=price&orderWay=asc.*#/)
  await expect.poll(async () => isRising(await pricesOfCards(shop))).toBe(true)
  await sort.selectOption('popularity')
  await expect(page).not.toHaveURL(/orderBy/)
  await expect.poll(async () => isRising(await pricesOfCards(shop))).toBe(false)
  return openProduct(shop)
}

async function askWhenItComes(shop: Shop): Promise<void> {
  const part = deliveryPart(shop)
  await askDelivery(shop, '000000')
  await expect(part.getByText(shop.t('common', 'pincodeInvalid'), { exact: true })).toBeVisible()
  await askDelivery(shop, '411001')
  await shop.page.waitForURL(/reloadPincode=\d+/)
  await expect(part.getByRole('status')).toContainText('411001')
  await expect(part.getByRole('status').locator('b').first()).toContainText(/\d{1,2} \S+/)
  await shop.alive()
}

async function buy(shop: Shop): Promise<void> {
  const { t, page } = shop
  await shop.open('/')
  const name = await findProduct(shop)
  await askWhenItComes(shop)
  await addToCart(shop)
  await shop.cartHolds(1)

  await shop.press(page.getByRole('banner').getByRole('link', { name: t('common', 'cartCount', { count: 1 }) }))
  await shop.at('/quickorder')
  const item = page.getByRole('article').filter({ hasText: name })
  const quantity = item.getByRole('textbox', { name: t('cart', 'quantityOf', { name }), exact: true })
  const before = Number(await quantity.inputValue())
  await shop.press(item.getByRole('button', { name: t('cart', 'more', { name }), exact: true }))
  await expect(quantity).not.toHaveValue(String(before))
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)

  await shop.press(shop.button(t('cart', 'checkout')))
  const popup = page.getByRole('dialog', { name: t('cart', 'loginTitle'), exact: true })
  await proveNumber(shop, newPhone(shop), popup)
  await signUp(shop, ASHA, popup)
  await shop.at('/checkout/address')

  await saveAddress(shop, PUNE)
  await goToPayment(shop)
  const number = await payOnDelivery(shop)
  await shop.cartHolds(0)

  await shop.press(shop.link(t('order', 'viewOrder')))
  await shop.at(`/dashboard/order/${number}`)
  await expect(shop.heading(t('order', 'orderNumber', { number }))).toBeVisible()
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
  await expect(page.getByText(t('order', 'method5'))).toBeVisible()
  await expect(page.getByRole('list', { name: t('account', 'timeline') })).toContainText(t('account', 'evPlaced'))
  await expect(shop.heading(t('account', 'shipments'))).toBeVisible()

  await shop.press(page.getByRole('navigation', { name: t('account', 'nav') }).getByText(t('account', 'orders')))
  await shop.at('/dashboard/order')
  await expect(shop.link(t('order', 'orderNumber', { number }))).toBeVisible()
}

test('from home to an order with cash on delivery', ({ shop }) => buy(shop))

test.describe('on a phone, in Hindi', () => {
  test.use(PHONE_IN_HINDI)
  test('from home to an order with cash on delivery', ({ shop }) => buy(shop))
})

test('the cart of a guest is merged with that of the account', async ({ shop, page }) => {
  const phone = newPhone(shop)
  await enterAnew(shop, phone)
  await shop.open(CATEGORY)
  const first = await openProduct(shop)
  await addToCart(shop)
  await leave(shop)
  await shop.cartHolds(0)

  await shop.open('/lighting/212000000')
  const second = await openProduct(shop)
  await addToCart(shop)
  await shop.cartHolds(1)
  await enterAgain(shop, phone)
  await shop.cartHolds(2)
  await shop.open('/quickorder')
  for (const name of [first, second]) await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
})
