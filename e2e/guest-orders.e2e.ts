// An order is looked up without logging in: by its number, a contact of it, and the code sent there.

import { placeEarlierOrder } from './support/earlier-order.ts'
import { codeFor } from './support/entering.ts'
import { originOf } from './support/origin.ts'
import { expect, test } from './support/test.ts'

test('a code to a contact of an order opens it, and no other code does', async ({ shop, page }) => {
  const { t } = shop
  const { phone, number } = await placeEarlierOrder(originOf('IN'))
  const atSignUp = await codeFor(shop, phone)

  // the URL alone shows nothing of the order
  await shop.open(`/track-order?order=${number}`)
  await expect(shop.heading(t('track', 'title'))).toBeVisible()
  await expect(shop.field(t('track', 'number'))).toHaveValue(number)
  await shop.field(t('track', 'contact')).fill(phone)
  await shop.press(shop.button(t('track', 'send')))
  await expect(page.getByText(t('track', 'sent', { contact: phone }), { exact: true })).toBeVisible()
  // a job sends it
  await expect.poll(() => codeFor(shop, phone)).not.toBe(atSignUp)
  const code = await codeFor(shop, phone)

  const field = shop.field(t('track', 'code'))
  await expect(field).toBeFocused()
  await field.fill(code === '000000' ? '111111' : '000000')
  await shop.press(shop.button(t('track', 'open')))
  await expect(page.getByRole('alert').filter({ hasText: t('errors', 'order.guest-code') })).toBeVisible()
  await expect(shop.heading(t('track', 'order', { number }))).toBeHidden()

  await field.fill(code)
  await shop.press(shop.button(t('track', 'open')))
  await expect(shop.heading(t('track', 'order', { number }))).toBeVisible()
  await expect(shop.heading(t('track', 'products'))).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Plot 12, MIDC Bhosari')
})
