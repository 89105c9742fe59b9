// The first screen on a mobile of 390 × 844: products start near the top, a product shows name, price and delivery.

import { PUNE } from './support/buying.ts'
import { PHONE, PHONE_IN_HINDI } from './support/devices.ts'
import { expect, test } from './support/test.ts'

const LISTING = '/power-tools/114000000'
/** Above the bar with the buttons to buy. */
const VISIBLE = 844 - 64

for (const device of [PHONE, PHONE_IN_HINDI]) {
  test.describe(`on a phone, ${'language' in device ? 'hi' : 'en'}`, () => {
    test.use(device)

    test('the heading of a listing takes 160 px, filters and order among it', async ({ shop, page }) => {
      await shop.open(LISTING)
      const header = await page.getByRole('banner').boundingBox()
      const card = await page.locator('main article').first().boundingBox()
      expect((card?.y ?? 0) - ((header?.y ?? 0) + (header?.height ?? 0))).toBeLessThanOrEqual(160)
    })

    test('a product shows its name, price and day of delivery', async ({ shop, page }) => {
      await page.addInitScript(pincode => {
        localStorage.setItem('kh_address', JSON.stringify({ pincode, oldPincode: '', city: 'Pune' }))
      }, PUNE.postCode)
      await shop.open(LISTING)
      const card = page.locator('main article[data-eta]').first()
      await expect(card).toHaveAttribute('data-eta', /\d/)
      const name = card.getByRole('heading')
      // names are never truncated: the last word is often a size
      expect(await name.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThan(4)
      await shop.press(card.getByRole('link'))
      await shop.at(/\/mp\/msn/)
      const answer = page.locator('main section [role=status] b')
      await expect(answer.first()).toContainText(/\d/)
      for (const part of [page.locator('main h1'), page.locator('main p[data-note]'), answer]) {
        const box = await part.first().boundingBox()
        expect((box?.y ?? VISIBLE) + (box?.height ?? VISIBLE)).toBeLessThan(VISIBLE)
      }
    })
  })
}
