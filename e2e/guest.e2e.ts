// A guest finds a product, looks when it comes, and puts it into the cart.

import {
  askDelivery,
  deliveryPart,
  openFirstProduct,
  pricesOfCards,
  tickFirstTerm,
  totalShown,
} from './support/browsing.ts'
import { expect, test } from './support/test.ts'

test('a guest finds, filters, sorts, asks for delivery, adds to the cart', async ({ shop, page }) => {
  const { say } = shop
  await shop.open('/')
  await shop.press(page.getByRole('main').locator('a[href$="/211000000"]').first())
  await shop.at(/\/211000000$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  const count = await tickFirstTerm(shop)
  await expect(totalShown(shop, count, Math.min(count, 40))).toBeVisible()

  await page.getByRole('combobox', { name: say('listing', 'sort') }).selectOption('lowPrice')
  await expect(page).toHaveURL(/orderBy=price&orderWay=asc.*#/)
  await expect
    .poll(async () => {
      const prices = await pricesOfCards(shop)
      return prices.length > 1 && prices.every((price, at) => at === 0 || price >= (prices[at - 1] ?? 0))
    })
    .toBe(true)

  const name = await openFirstProduct(shop)
  await askDelivery(shop, '000000')
  await expect(deliveryPart(shop).getByText(say('common', 'pincodeInvalid'), { exact: true })).toBeVisible()
  await askDelivery(shop, '411001')
  await page.waitForURL(/reloadPincode=\d+/)
  await expect(deliveryPart(shop).getByRole('status')).toContainText('411001')
  await expect(deliveryPart(shop).getByRole('status').locator('b').first()).toContainText(/\d{1,2} \S+/)

  await shop.alive()
  await shop.press(page.getByRole('main').getByRole('button', { name: say('common', 'addToCart'), exact: true }))
  await shop.notice(say('common', 'added'))
  await shop.cartHolds(1)
  expect(name).not.toBe('')
})
