// From the cart to a placed order: address, way to pay, the page of the test gateway, the confirmation.

import { expect, type Locator } from '@playwright/test'
import type { Shop } from './shop.ts'

export interface Destination {
  name: string
  phone: string
  line: string
  /** A pincode in India; in the UAE the code of an emirate. */
  postCode: string
  /** Typed in the UAE; in India it follows from the pincode. */
  area?: string
}

export const PUNE: Destination = {
  name: 'Asha Kulkarni',
  phone: '9876543210',
  line: 'Plot 12, MIDC Bhosari',
  postCode: '411026',
}

export const DUBAI: Destination = {
  name: 'Asha Kulkarni',
  phone: '501234567',
  line: 'Warehouse 7, Street 12',
  postCode: 'DU',
  area: 'Al Quoz',
}

/** Puts the product of the open product page into the cart. */
export async function addToCart(shop: Shop): Promise<void> {
  const main = shop.page.getByRole('main')
  await shop.press(main.getByRole('button', { name: shop.t('common', 'addToCart'), exact: true }))
  await shop.notice(shop.t('common', 'added'))
}

/** Fills in the open form of a new address, and saves it. */
export async function saveAddress(shop: Shop, to: Destination): Promise<void> {
  const { t, page } = shop
  await shop.field(t('address', 'name')).fill(to.name)
  await shop.field(t('address', 'phone')).fill(to.phone)
  if (shop.market === 'IN') {
    await shop.field(t('address', 'pincode')).fill(to.postCode)
    await expect(shop.field(t('address', 'city'))).not.toHaveValue('')
  } else {
    await page.getByRole('combobox', { name: t('address', 'emirate'), exact: true }).selectOption(to.postCode)
    await shop.field(t('address', 'area')).fill(to.area ?? '')
  }
  await shop.field(t('address', 'line1')).fill(to.line)
  await shop.press(shop.button(t('address', 'save')))
  await expect(page.getByText(to.line).first()).toBeVisible()
}

/** Types a coupon code where a cart or a quick buy is summed up. */
export async function applyCoupon(shop: Shop, code: string): Promise<void> {
  const { t } = shop
  await shop.press(shop.page.getByText(t('cart', 'promoTitle'), { exact: true }))
  await shop.field(t('cart', 'promoCode')).fill(code)
  await shop.press(shop.button(t('cart', 'promoApply')).first())
  await expect(shop.button(t('cart', 'promoRemove'))).toBeVisible()
}

/** From the address step with its address chosen to the payment step. */
export async function goToPayment(shop: Shop): Promise<void> {
  await shop.press(shop.button(shop.t('checkout', 'continue')))
  await expect(shop.heading(shop.t('checkout', 'paymentTitle'))).toBeVisible()
}

/** The payment method with this hint. */
export function method(shop: Shop, hint: 'codHint' | 'upiHint'): Locator {
  return shop.page
    .locator('label')
    .filter({ hasText: shop.t('checkout', hint) })
    .first()
    .getByRole('radio')
}

/** Orders with cash on delivery; returns the number of the order. */
export async function payOnDelivery(shop: Shop): Promise<string> {
  await method(shop, 'codHint').check()
  await shop.press(shop.button(shop.like('checkout', 'order')))
  await expect(shop.heading(shop.t('checkout', 'paidTitle'))).toBeVisible()
  return orderNumber(shop)
}

export type Decision = 'success' | 'failure' | 'pending' | 'slow'

/** Chooses UPI and opens the page of the gateway. */
export async function goToGateway(shop: Shop): Promise<void> {
  await method(shop, 'upiHint').check()
  await shop.press(shop.button(shop.like('checkout', 'pay')))
  await shop.at(/^\/gateway\/test\/pay/)
}

/** Decides at the gateway how the payment ends. */
export async function decide(shop: Shop, decision: Decision): Promise<void> {
  await shop.press(shop.page.locator(`button[name=decision][value=${decision}]`))
  await shop.at('/order-confirmation')
}

/** Number of the order that the confirmation page shows. */
export function orderNumber(shop: Shop): string {
  return new URL(shop.page.url()).searchParams.get('orderNumber') ?? ''
}
