// The ways to pay that ask for more than one press: a bank, a wallet, a plan; each to a paid order.

import { openProduct } from './support/browsing.ts'
import { addToCart, decide, goToPayment, PUNE, saveAddress } from './support/buying.ts'
import { advanceClock } from './support/clock.ts'
import { enterAnew, newPhone } from './support/entering.ts'
import type { Shop } from './support/shop.ts'
import { expect, test } from './support/test.ts'

test.use({ movesClock: true })

/** Above the minimum of every partner for instalments. */
const EMI_FROM = 5000

test.beforeEach(async ({ shop }) => {
  await enterAnew(shop, newPhone(shop))
  await shop.open('/power-tools/114000000')
  await openProduct(shop, EMI_FROM, 25_000)
  await addToCart(shop)
  await shop.open('/checkout/address')
  await saveAddress(shop, PUNE)
  await goToPayment(shop)
})

async function choose(shop: Shop, name: string): Promise<void> {
  const radio = shop.page.locator('label').filter({ hasText: name }).getByRole('radio')
  if (!(await radio.isVisible())) await shop.press(shop.page.getByText(shop.t('checkout', 'more'), { exact: true }))
  await radio.check()
}

async function paidAtGateway(shop: Shop): Promise<void> {
  await shop.press(shop.button(shop.like('checkout', 'pay')))
  await shop.at(/^\/gateway\/test\/pay/)
  await decide(shop, 'success')
  await expect(shop.heading(shop.t('checkout', 'paidTitle'))).toBeVisible()
  await expect(shop.seen(shop.t('order', 'payPaid'))).toBeVisible()
}

test('a wallet is asked for, then paid with', async ({ shop, page }) => {
  const { t } = shop
  await choose(shop, t('order', 'method3'))
  await shop.press(shop.button(shop.like('checkout', 'pay')))
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: t('checkout', 'walletRequired') })
      .first(),
  ).toBeVisible()
  await page.getByRole('combobox', { name: t('checkout', 'chooseWallet'), exact: true }).selectOption({ index: 1 })
  await paidAtGateway(shop)
})

test('instalments are chosen from the plans of the banks', async ({ shop, page }) => {
  const { t } = shop
  await choose(shop, t('order', 'method4'))
  const plans = page.getByRole('table', { name: t('checkout', 'emiTitle') })
  await expect(plans.getByRole('radio').first()).toBeVisible()
  await plans.getByRole('radio').nth(1).check()
  await paidAtGateway(shop)
})

test('a card is saved by consent alone, and deleted in the account', async ({ shop, page }) => {
  const { t } = shop
  await choose(shop, t('order', 'method1'))
  const consent = page.getByRole('checkbox', { name: new RegExp(t('checkout', 'saveCard')) })
  await expect(consent).not.toBeChecked()
  await consent.check()
  await paidAtGateway(shop)
  await advanceClock(120)
  await expect(async () => {
    await shop.open('/dashboard/profile')
    await expect(shop.heading(t('account', 'cards'))).toBeVisible({ timeout: 1000 })
  }).toPass()
  await shop.press(shop.button(shop.like('account', 'cardDeleteNamed')))
  await expect(shop.seen(t('account', 'noCards'))).toBeVisible()
  await shop.open('/dashboard/profile')
  await expect(shop.heading(t('account', 'cards'))).toBeHidden()
})
