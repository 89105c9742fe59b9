// A checkout that something comes between: the total changes elsewhere, the session ends.

import { openProduct } from './support/browsing.ts'
import { addToCart, decide, goToGateway, goToPayment, method, PUNE, saveAddress } from './support/buying.ts'
import { enterAgain, enterAnew, newPhone } from './support/entering.ts'
import { hydrated } from './support/hydration.ts'
import { expect, test } from './support/test.ts'

let phone = ''

test.beforeEach(async ({ shop }) => {
  phone = newPhone(shop)
  await enterAnew(shop, phone)
  await shop.open('/electricals/211000000')
  await openProduct(shop)
  await addToCart(shop)
  await shop.open('/checkout/address')
  await saveAddress(shop, PUNE)
  await goToPayment(shop)
})

test('a total that changed in another tab is shown before it is charged', async ({ shop, page, context }) => {
  const { t } = shop
  await method(shop, 'upiHint').check()
  const before = await shop.button(shop.like('checkout', 'pay')).first().textContent()

  const other = await context.newPage()
  await other.goto(shop.path('/quickorder'))
  await hydrated(other)
  const saved = other.waitForResponse(/updateCartV2/)
  await other
    .getByRole('button', { name: shop.like('cart', 'more') })
    .first()
    .click()
  await saved
  await other.close()

  await shop.press(shop.button(shop.like('checkout', 'pay')))
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: shop.like('checkout', 'amountChanged') })
      .first(),
  ).toBeVisible()
  await expect(shop.button(shop.like('checkout', 'pay')).first()).not.toHaveText(before ?? '')
  await goToGateway(shop)
  await decide(shop, 'success')
  await expect(shop.heading(t('checkout', 'paidTitle'))).toBeVisible()
})

test('a session that ends leads home with a notice; the cart is there after the next login', async ({
  shop,
  page,
  context,
}) => {
  // the cookies of the session go on, the session does not: as after logging out elsewhere, or long idling
  const other = await context.newPage()
  const cookies = await context.cookies()
  await other.goto(shop.path('/dashboard'))
  await other.getByRole('button', { name: shop.t('account', 'logout'), exact: true }).click()
  await expect(other.getByText(shop.t('account', 'loggedOut')).last()).toBeVisible()
  await other.close()
  await context.addCookies(cookies)
  // the page learns of it by this press, or has already learnt of it and no longer has the button
  const pressed = shop.press(shop.button(shop.like('checkout', 'pay'))).catch(() => undefined)
  await shop.notice(shop.t('common', 'sessionExpired'))
  await shop.at('/')
  await pressed
  await enterAgain(shop, phone)
  await shop.cartHolds(1)
  await shop.open('/checkout/address')
  await expect(page.getByText(PUNE.line).first()).toBeVisible()
  await goToPayment(shop)
})

test('a 403 ends the session on the server too: the customer does not come back', async ({ shop, page, context }) => {
  await shop.open('/dashboard/profile')
  await expect(shop.heading(shop.t('account', 'profileTitle'))).toBeVisible()
  const before = await context.cookies()
  await page.route('**/api/v1/customer/updatecustomer', route =>
    route.fulfill({ status: 403, json: { status: false, statusCode: 403, code: 'session.forbidden' } }),
  )
  const ended = page.waitForResponse(/login\/logout/)
  await page
    .getByRole('button', { name: shop.t('account', 'save'), exact: true })
    .first()
    .click()
  expect((await ended).status()).toBe(200)
  await shop.at('/')
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('kh_user') ?? '{}').authenticated))
    .toBe('false')
  // the earlier cookies are no longer valid
  await context.clearCookies()
  await context.addCookies(before)
  const session = await page.evaluate(async () => (await fetch('/api/v1/session/getSession')).json())
  expect(session.authenticated).toBe('false')
})
