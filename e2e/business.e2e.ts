// A business signs up with its GSTIN and pays an order in advance: paid, failed and retried, late, abandoned.

import { openProduct } from './support/browsing.ts'
import { addToCart, decide, goToGateway, goToPayment, orderNumber, PUNE, saveAddress } from './support/buying.ts'
import { enterAnew, type NewCustomer, newPhone, proveNumber } from './support/entering.ts'
import type { Shop } from './support/shop.ts'
import { expect, test } from './support/test.ts'

const COMPANY = 'Kulkarni Fabricators Pvt Ltd'
const GSTIN = '27AAPFU0939F1ZV'
const MISTYPED = '27AAPFU0939F1ZX'
const BUYER: NewCustomer = { firstName: 'Asha', lastName: 'Kulkarni', company: COMPANY, gstin: GSTIN }

/** From a listing to the payment step with one product and a new address. */
async function goAsFarAsPaying(shop: Shop): Promise<void> {
  await shop.open('/electricals/211000000')
  await openProduct(shop)
  await addToCart(shop)
  await shop.open('/checkout/address')
  await saveAddress(shop, PUNE)
  await goToPayment(shop)
}

async function paid(shop: Shop): Promise<void> {
  await expect(shop.heading(shop.t('checkout', 'paidTitle'))).toBeVisible()
  await expect(shop.seen(shop.t('order', 'payPaid'))).toBeVisible()
}

test('signs up with a GSTIN, gets a tax invoice, pays by UPI', async ({ shop, page }) => {
  const { t } = shop
  const main = page.getByRole('main')
  await shop.open('/sign-up')
  await proveNumber(shop, newPhone(shop), main)
  await shop.field(t('auth', 'firstName')).fill(BUYER.firstName)
  await main.getByRole('radio', { name: t('auth', 'business') }).check()
  await shop.field(t('business', 'company')).fill(COMPANY)
  const gstin = shop.field(t('business', 'gstinOptional'))
  await gstin.fill(MISTYPED)
  await expect(page.getByText(t('business', 'gstinCheck'))).toBeVisible()
  await shop.press(shop.button(t('auth', 'createAccount')))
  await expect(page).toHaveURL(/\/sign-up/)
  await gstin.fill(GSTIN)
  await expect(main.getByRole('status').filter({ hasText: 'AAPFU0939F' })).toBeVisible()
  await shop.press(shop.button(t('auth', 'createAccount')))
  await shop.notice(t('auth', 'welcome', { name: BUYER.firstName }))

  await goAsFarAsPaying(shop)
  await expect(page.getByText(t('order', 'taxInvoice', { company: COMPANY }))).toBeVisible()
  await goToGateway(shop)
  await decide(shop, 'success')
  await paid(shop)
  const number = orderNumber(shop)
  await shop.open(`/dashboard/order/${number}`)
  await expect(page.getByText(t('order', 'taxInvoice', { company: COMPANY }))).toBeVisible()
  await expect(page.getByText(GSTIN)).toBeVisible()
  await expect(page.getByText(/\b(CGST|IGST)\b/).first()).toBeVisible()
})

test('a payment fails and is retried', async ({ shop }) => {
  const { t } = shop
  await enterAnew(shop, newPhone(shop))
  await goAsFarAsPaying(shop)
  await goToGateway(shop)
  await decide(shop, 'failure')
  await expect(shop.heading(t('checkout', 'failedTitle'))).toBeVisible()
  const number = orderNumber(shop)
  await shop.alive()
  await shop.press(shop.button(shop.like('order', 'payNow')))
  await shop.at(/^\/gateway\/test\/pay/)
  await decide(shop, 'success')
  await paid(shop)
  expect(orderNumber(shop)).toBe(number)
})
