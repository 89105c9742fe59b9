// The other sellers of a product page and their states, in the cart with its dialog, in both countries.

import { MARKETS } from '../../contract/shared/market.ts'
import { addToCart } from '../support/buying.ts'
import { openOtherSellers, soldBySeveral } from '../support/product.ts'
import { checkScreen } from '../support/screen-check.ts'
import { expect, test } from '../support/test.ts'

const OFFERS = '**/api/v1/product/offers?*'

for (const market of MARKETS) {
  test.describe(`sellers, ${market}`, () => {
    test.use({ market })

    test('section, cart with two sellers, dialog, switched', async ({ shop, page }) => {
      const { t } = shop
      const { path, offers } = await soldBySeveral(shop)
      const other = offers[1]
      if (!other) throw new Error('Two sellers were expected')
      const section = await openOtherSellers(shop, path)
      await checkScreen(shop)
      const name = t('sellers', 'addFrom', { seller: other.sellerName })
      await shop.press(section.getByRole('button', { name, exact: true }))
      await shop.notice(t('sellers', 'added', { seller: other.sellerName }))
      await addToCart(shop)
      await shop.open('/quickorder')
      await checkScreen(shop)
      await shop.press(shop.button(shop.like('sellers', 'changeOf')).first())
      const dialog = page.getByRole('dialog')
      await expect(dialog.locator('[data-offer]')).toHaveCount(offers.length)
      await checkScreen(shop)
      await shop.press(dialog.locator('[data-offer] button').last())
      await expect(dialog).toBeHidden()
      await checkScreen(shop)
    })
  })
}

test('a seller that cannot sell, none, and a list that fails', async ({ shop, page, broken }) => {
  const { t } = shop
  const { path, offers } = await soldBySeveral(shop)
  const blocked = offers.map(offer => {
    if (offer.shown) return offer
    const closed = { reason: 'registration-ended', availability: 'out-of-stock', available: 0 }
    return { ...offer, ...closed, delivery: null, sellerRating: null }
  })
  const answer = (data: unknown) => ({ json: { status: true, statusCode: 200, data } })
  await page.route(OFFERS, route => route.fulfill(answer(blocked)))
  const section = await openOtherSellers(shop, path)
  await expect(section).toContainText(t('sellers', 'none'))
  await expect(section.getByRole('button')).toHaveCount(0)
  await checkScreen(shop)
  await page.unroute(OFFERS)
  await page.route(OFFERS, route => route.fulfill({ status: 503, json: {} }))
  await page.goto('about:blank')
  await shop.open(path)
  await section.scrollIntoViewIfNeeded()
  const retry = section.getByRole('button', { name: t('common', 'retry'), exact: true })
  await expect(retry).toBeVisible()
  await checkScreen(shop)
  await page.unroute(OFFERS)
  await shop.press(retry)
  await expect(section.locator('[data-offer]').first()).toBeVisible()
  // the failed answer was meant
  broken.length = 0
})
