// Settings of payment gateways: all of one gateway, or none of it.

import { PAYMENT_METHOD_IDS } from '../../contract/shared/limits.ts'
import type { Market } from '../../contract/shared/market.ts'
import type { Environment } from './environment.ts'
import type { PaymentRoute } from './ports/payments.ts'

export interface RazorpaySettings {
  keyId: string
  keySecret: string
  webhookSecret: string
  /** The secret before the present one, with which notifications may still be signed; empty for none. */
  previousWebhookSecret: string
  apiOrigin: string
  /** Whether the store shows UPI payments itself: the account needs its UPI intent API. */
  upiIntent: boolean
  /** Whether it takes EMI, by payment links: the account needs both. */
  emiLinks: boolean
}

export interface StripeSettings {
  secretKey: string
  webhookSecret: string
  previousWebhookSecret: string
  apiOrigin: string
}

export interface PayuSettings {
  key: string
  salt: string
  /** The salt before the present one, with which returns and notifications may still be signed; empty for none. */
  previousSalt: string
  /** Where the buyer pays. */
  checkoutOrigin: string
  /** Where its commands are called. */
  apiOrigin: string
  /** Whether the store shows UPI payments itself: the account needs server-to-server UPI intent. */
  upiIntent: boolean
}

export interface GatewaySettings {
  /** How long a call to a gateway may take, in milliseconds. */
  timeoutMs: number
  razorpay: RazorpaySettings | null
  stripe: StripeSettings | null
  payu: PayuSettings | null
  /** Which gateways take which payments; the first one that fits decides. */
  routes: PaymentRoute[]
}

/** Whether a gateway is set up. @throws Error naming the settings that are missing when only some are there */
function isSetUp(env: Environment, required: readonly string[], optional: readonly string[]): boolean {
  const present = [...required, ...optional].filter(name => env.has(name))
  if (present.length === 0) return false
  const missing = required.filter(name => !env.has(name))
  if (missing.length > 0) throw new Error(`${present.join(' and ')} also needs ${missing.join(' and ')}.`)
  return true
}

function readRazorpay(env: Environment): RazorpaySettings | null {
  const required = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET']
  const switches = ['RAZORPAY_UPI_INTENT', 'RAZORPAY_EMI_LINKS']
  if (!isSetUp(env, required, ['RAZORPAY_PREVIOUS_WEBHOOK_SECRET', 'RAZORPAY_API_ORIGIN', ...switches])) return null
  return {
    keyId: env.key('RAZORPAY_KEY_ID'),
    keySecret: env.key('RAZORPAY_KEY_SECRET'),
    webhookSecret: env.key('RAZORPAY_WEBHOOK_SECRET'),
    previousWebhookSecret: env.key('RAZORPAY_PREVIOUS_WEBHOOK_SECRET'),
    apiOrigin: env.serviceOrigin('RAZORPAY_API_ORIGIN'),
    upiIntent: env.flag('RAZORPAY_UPI_INTENT'),
    emiLinks: env.flag('RAZORPAY_EMI_LINKS'),
  }
}

function readStripe(env: Environment): StripeSettings | null {
  const required = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']
  if (!isSetUp(env, required, ['STRIPE_PREVIOUS_WEBHOOK_SECRET', 'STRIPE_API_ORIGIN'])) return null
  const secretKey = env.key('STRIPE_SECRET_KEY')
  if (!/^[sr]k_(live|test)_/.test(secretKey))
    throw new Error('STRIPE_SECRET_KEY must begin with sk_live_, sk_test_, rk_live_ or rk_test_.')
  return {
    secretKey,
    webhookSecret: env.key('STRIPE_WEBHOOK_SECRET'),
    previousWebhookSecret: env.key('STRIPE_PREVIOUS_WEBHOOK_SECRET'),
    apiOrigin: env.serviceOrigin('STRIPE_API_ORIGIN'),
  }
}

function readPayu(env: Environment): PayuSettings | null {
  const optional = ['PAYU_PREVIOUS_SALT', 'PAYU_CHECKOUT_ORIGIN', 'PAYU_API_ORIGIN', 'PAYU_UPI_INTENT']
  if (!isSetUp(env, ['PAYU_KEY', 'PAYU_SALT'], optional)) return null
  return {
    key: env.key('PAYU_KEY'),
    salt: env.key('PAYU_SALT'),
    previousSalt: env.key('PAYU_PREVIOUS_SALT'),
    checkoutOrigin: env.serviceOrigin('PAYU_CHECKOUT_ORIGIN'),
    apiOrigin: env.serviceOrigin('PAYU_API_ORIGIN'),
    upiIntent: env.flag('PAYU_UPI_INTENT'),
  }
}

const ROUTE = /^(IN|AE) ([A-Za-z]+|\*)(?: (\d{0,9})-(\d{0,9}))?=(.+)$/

/** Reads rules such as `IN upi -2000 = payu, razorpay; IN payLater = none`. @throws Error naming the rule that is wrong */
function readRoutes(text: string, isKnown: (gateway: string) => boolean): PaymentRoute[] {
  const rules = text
    .split(';')
    .map(rule => rule.trim())
    .filter(Boolean)
  return rules.map(rule => {
    const [, market, method = '', min, max, names = ''] = ROUTE.exec(rule.replace(/\s*=\s*/, '=')) ?? []
    const methodId = Object.entries(PAYMENT_METHOD_IDS).find(([name]) => name === method)?.[1] ?? null
    const gateways = names.split(',').map(name => name.trim())
    const isClosed = gateways.length === 1 && gateways[0] === 'none'
    const isRule =
      market &&
      (method === '*' || (methodId !== null && methodId !== PAYMENT_METHOD_IDS.neft)) &&
      (isClosed || gateways.every(isKnown))
    if (!isRule)
      throw new Error(`PAYMENT_ROUTES: "${rule}" is not "IN|AE method [min-max] = gateways that are set up".`)
    return {
      market: market as Market,
      methodId,
      minMinor: Number(min || 0) * 100,
      maxMinor: max ? Number(max) * 100 : Number.MAX_SAFE_INTEGER,
      gateways: isClosed ? [] : gateways,
    }
  })
}

/** Reads the settings of all gateways. @throws Error naming the invalid setting */
export function readGateways(env: Environment): GatewaySettings {
  const timeoutMs = env.integer('GATEWAY_TIMEOUT_MS', 100, 30_000)
  const accounts = { razorpay: readRazorpay(env), stripe: readStripe(env), payu: readPayu(env) }
  const isKnown = (name: string) => Object.entries(accounts).some(([known, account]) => known === name && account)
  return { timeoutMs, ...accounts, routes: readRoutes(env.text('PAYMENT_ROUTES'), isKnown) }
}

/** Where the form of PayU is redirected to; the policy of a page holds for redirects too. */
const PAYU_PAGES: Readonly<Record<string, string>> = {
  'https://secure.payu.in': 'https://api.payu.in',
  'https://test.payu.in': 'https://apitest.payu.in',
}

/**
 * Origins to which pages send the form of a payment: those of the gateways that are set up, and no others. Stripe has
 * none: the browser goes to its page by a link.
 */
export function formOrigins({ razorpay, payu }: GatewaySettings): string[] {
  const ofPayu = payu ? [payu.checkoutOrigin, PAYU_PAGES[payu.checkoutOrigin]] : []
  return [razorpay?.apiOrigin, ...ofPayu].filter(origin => origin !== undefined)
}
