// Cash on delivery for a large amount: the confirmation code is requested on the payment step, and the order follows.

import { openProduct } from './support/browsing.ts'
import { addToCart, goToPayment, method, PUNE, saveAddress } from './support/buying.ts'
import { codeFor, enterAnew, newPhone } from './support/entering.ts'
import { expect, test } from './support/test.ts'

/** Above the default of `COD_CODE_ABOVE`, below the limit of cash. */
const [LEAST, MOST] = [10_500, 26_000]

test('a large order in cash is confirmed by a code to the phone of the account', async ({ shop, page }) => {
  const { t } = shop
  const phone = newPhone(shop)
  await enterAnew(shop, phone)
  await shop.open('/power-tools/114000000')
  await openProduct(shop, LEAST, MOST)
  await addToCart(shop)
  await shop.open('/checkout/address')
  await saveAddress(shop, PUNE)
  await goToPayment(shop)
  await method(shop, 'codHint').check()
  const place = shop.button(shop.like('checkout', 'order'))
  await shop.press(place)
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: t('checkout', 'codeRequired') })
      .first(),
  ).toBeVisible()
  await shop.press(shop.button(t('auth', 'sendCode')))
  const field = page.getByRole('textbox', { name: t('auth', 'code'), exact: true })
  await expect(field).toBeVisible()
  await field.fill(await codeFor(shop, phone))
  await expect(shop.seen(t('checkout', 'codeConfirmed'))).toBeVisible()
  await shop.press(place)
  await expect(shop.heading(t('checkout', 'paidTitle'))).toBeVisible()
})
