// Buying a product from another seller, switching sellers in the cart, and the seller on the order.

import { addToCart, decide, goToGateway, goToPayment, PUNE, saveAddress } from './support/buying.ts'
import { enterAnew, newPhone } from './support/entering.ts'
import { hydrated, noteHydration } from './support/hydration.ts'
import { openOtherSellers, soldBySeveral } from './support/product.ts'
import { expect, test } from './support/test.ts'

test('buy from another seller and switch in the cart', async ({ shop, page }) => {
  const { t } = shop
  await enterAnew(shop, newPhone(shop))
  const { path, offers } = await soldBySeveral(shop)
  const [shown, other] = offers
  if (!shown || !other) throw new Error('Two sellers were expected')
  const soldBy = (seller: string) => page.getByText(t('sellers', 'soldBy', { seller }), { exact: true })

  // the page links to the sellers, and each has its own button
  const section = await openOtherSellers(shop, path)
  await expect(page.getByRole('main').locator('a[href="#sellers"]')).toBeVisible()
  await expect(section).toContainText(shop.money(other.price))
  await shop.press(section.getByRole('button', { name: t('sellers', 'addFrom', { seller: other.sellerName }) }))
  await shop.notice(t('sellers', 'added', { seller: other.sellerName }))
  await shop.cartHolds(1)
  // the offer of the page's seller is a separate line
  await addToCart(shop)
  await shop.cartHolds(2)

  await shop.open('/quickorder')
  await expect(soldBy(shown.sellerName)).toBeVisible()
  await expect(soldBy(other.sellerName)).toBeVisible()
  const line = page.locator(`[data-item="${shown.offerId}"]`)
  await shop.press(line.getByRole('button', { name: shop.like('cart', 'removeName') }))
  await expect(line).toHaveCount(0)

  // from the other seller to that of the page, undo, and again
  const change = async () => {
    await shop.press(shop.button(shop.like('sellers', 'changeOf')))
    const dialog = page.getByRole('dialog', { name: t('sellers', 'choose'), exact: true })
    await expect(dialog.getByText(t('sellers', 'current'), { exact: true })).toBeVisible()
    await shop.press(dialog.getByRole('button', { name: t('sellers', 'buyFrom', { seller: shown.sellerName }) }))
    await expect(dialog).toBeHidden()
    await expect(soldBy(shown.sellerName)).toBeVisible()
    await expect(soldBy(other.sellerName)).toHaveCount(0)
  }
  await change()
  const message = page.getByRole('alert').filter({ hasText: shown.sellerName })
  await shop.press(message.getByRole('button', { name: t('cart', 'undo'), exact: true }))
  await expect(soldBy(other.sellerName)).toBeVisible()
  await change()

  // the checkout, the confirmation and the order name the seller
  await shop.open('/checkout/address')
  await saveAddress(shop, PUNE)
  await expect(page.getByText(t('order', 'soldBy', { seller: shown.sellerName }))).toBeVisible()
  await goToPayment(shop)
  await goToGateway(shop)
  await decide(shop, 'success')
  await expect(page.getByText(t('order', 'soldBy', { seller: shown.sellerName }))).toBeVisible()
})

test('the quick order and a shared cart keep the seller', async ({ shop, page, browser, baseURL }) => {
  const { t } = shop
  const { msn, offers } = await soldBySeveral(shop)
  const other = offers.at(-1)
  if (!other) throw new Error('Two sellers were expected')
  const soldBy = t('sellers', 'soldBy', { seller: other.sellerName })
  await shop.open('/quickorder')
  await shop.field(t('cart', 'quickLabel')).fill(`${msn}/${other.offerId} 2\n${msn}/999999999 1`)
  await shop.press(shop.button(t('cart', 'quickAdd')))
  await expect(page.getByText(soldBy, { exact: true })).toBeVisible()
  await expect(page.getByText(t('cart', 'whySeller'))).toBeVisible()
  await shop.press(shop.button(t('cart', 'share')))
  const link = await page.getByRole('dialog').getByRole('textbox').inputValue()
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  await context.addInitScript(noteHydration)
  const friend = await context.newPage()
  await friend.goto(link)
  await expect(friend.getByText(soldBy, { exact: true })).toBeVisible()
  await hydrated(friend)
  await friend.getByRole('button', { name: t('cart', 'copyAll'), exact: true }).click()
  await friend.waitForURL(url => !url.search.includes('share'))
  await expect(friend.locator(`[data-item="${other.offerId}"]`).getByText(soldBy, { exact: true })).toBeVisible()
  await context.close()
})
