// Logging in and out: the code from the development outbox, the login popup and page, the sign-up form.

import { expect, type Locator } from '@playwright/test'
import { MARKET_INFO } from '../../contract/shared/market.ts'
import { Shopper } from '../system/shopper.ts'
import { originOf } from './origin.ts'
import type { Shop } from './shop.ts'

/** A mobile number unique in the run. */
export function newPhone(shop: Shop): string {
  const digits = (count: number) => Array.from({ length: count }, () => Math.floor(Math.random() * 10)).join('')
  return shop.market === 'AE' ? `50${digits(7)}` : `98${digits(8)}`
}

/** The newest code sent to a number. */
export async function codeFor(shop: Shop, phone: string): Promise<string> {
  const outbox = await (await fetch(`${originOf('IN')}/dev/outbox`)).text()
  const full = `${MARKET_INFO[shop.market].phoneCode}${phone}`
  const message = outbox.split('<article>').find(part => part.includes(full) && /code|कोड/.test(part))
  const code = message?.match(/<p>[^<]*?\b(\d{6})\b/)?.[1]
  if (!code) throw new Error(`No code for ${full} in the outbox`)
  return code
}

/** Types the number and the code it receives; the last digit submits the code. */
export async function proveNumber(shop: Shop, phone: string, within: Locator): Promise<void> {
  const { t } = shop
  await within.getByRole('textbox', { name: t('auth', 'identifier'), exact: true }).fill(phone)
  await shop.press(within.getByRole('button', { name: t('auth', 'sendCode'), exact: true }))
  const field = within.getByRole('textbox', { name: t('auth', 'code'), exact: true })
  await expect(field).toBeVisible()
  await field.fill(await codeFor(shop, phone))
}

export interface NewCustomer {
  firstName: string
  lastName: string
  company?: string
  gstin?: string
}

export const ASHA: NewCustomer = { firstName: 'Asha', lastName: 'Kulkarni' }

/** Fills in the details of a new customer after the code. */
export async function signUp(shop: Shop, customer: NewCustomer, within: Locator): Promise<void> {
  const { t } = shop
  const field = (name: string) => within.getByRole('textbox', { name, exact: true })
  await field(t('auth', 'firstName')).fill(customer.firstName)
  await field(t('auth', 'lastName')).fill(customer.lastName)
  if (customer.company !== undefined) {
    await within.getByRole('radio', { name: t('auth', 'business') }).check()
    await field(t('business', 'company')).fill(customer.company)
    await field(t('business', 'gstinOptional')).fill(customer.gstin ?? '')
  }
  await shop.press(within.getByRole('button', { name: t('auth', 'createAccount'), exact: true }))
}

/** A new customer through the login page, which continues on the sign-up page. */
export async function enterAnew(shop: Shop, phone: string, customer: NewCustomer = ASHA): Promise<void> {
  await shop.open('/login')
  const main = shop.page.getByRole('main')
  await proveNumber(shop, phone, main)
  await shop.at('/sign-up')
  await signUp(shop, customer, main)
  await shop.notice(shop.t('auth', 'welcome', { name: customer.firstName }))
}

/** A new customer of India who signed up elsewhere: the browser takes over the session. For screens behind the login. */
export async function enterByCalls(shop: Shop): Promise<Shopper> {
  const origin = originOf('IN')
  const shopper = new Shopper(() => origin)
  await shopper.signUp(newPhone(shop))
  await takeOver(shop, shopper)
  return shopper
}

/** The browser takes over the session of a shopper: logged in, with the cart as it is. */
export async function takeOver(shop: Shop, shopper: Shopper): Promise<void> {
  const { hostname } = new URL(originOf('IN'))
  const cookies = [...shopper.cookies].map(([name, value]) => ({ name, value, domain: hostname, path: '/' }))
  await shop.page.context().addCookies(cookies)
}

/** A known customer through the login page. */
export async function enterAgain(shop: Shop, phone: string): Promise<void> {
  await shop.open('/login')
  await proveNumber(shop, phone, shop.page.getByRole('main'))
  await shop.notice(shop.t('auth', 'welcomeBack'))
}

export async function leave(shop: Shop): Promise<void> {
  await shop.open('/dashboard')
  await shop.press(shop.button(shop.t('account', 'logout')))
  await shop.notice(shop.t('account', 'loggedOut'))
  await shop.at('/')
}
