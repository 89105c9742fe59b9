// Settings of payment gateways: all settings of a gateway, or none.

import { GATEWAYS, modeOfKey } from '../../contract/gateways/gateways.rules.ts'
import { PAYMENT_METHOD_IDS } from '../../contract/shared/limits.ts'
import type { Market } from '../../contract/shared/market.ts'
import type { Environment } from './environment.ts'
import type { EnvironmentAccount, GatewayAccount } from './ports/gateway-accounts.ts'
import type { PaymentRoute } from './ports/payments.ts'
import { SERVICE_SETTINGS } from './service-settings.ts'

export interface RazorpaySettings {
  keyId: string
  keySecret: string
  webhookSecret: string
  /** The previous secret, with which notifications may still be signed; empty for none. */
  previousWebhookSecret: string
  apiOrigin: string
  /** Whether the store shows UPI payments itself: the account needs its UPI intent API. */
  upiIntent: boolean
  /** Whether EMI is offered through payment links: the account needs both. */
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
  /** The previous salt, with which returns and notifications may still be signed; empty for none. */
  previousSalt: string
  /** Where the buyer pays. */
  checkoutOrigin: string
  /** Where its commands are sent. */
  apiOrigin: string
  /** Whether the store shows UPI payments itself: the account needs server-to-server UPI intent. */
  upiIntent: boolean
}

/** The configured accounts, from the environment or the console; null for each that is not set up. */
export interface GatewayAccountSettings {
  razorpay: RazorpaySettings | null
  stripe: StripeSettings | null
  payu: PayuSettings | null
}

/**
 * API addresses of gateways. Only the environment sets them: somebody who sets up an account must not be able to send
 * its keys elsewhere.
 */
export interface GatewayOrigins {
  razorpay: string
  stripe: string
  /** Null where the mode of the account decides. */
  payu: Pick<PayuSettings, 'checkoutOrigin' | 'apiOrigin'> | null
}

export interface GatewaySettings extends GatewayAccountSettings {
  /** How long a call to a gateway may take, in milliseconds. */
  timeoutMs: number
  /** For accounts set up in the console. */
  origins: GatewayOrigins
  /** Environment variables with a value, by gateway. */
  variables: Readonly<Record<keyof GatewayAccountSettings, readonly string[]>>
  /** Which gateways take which payments; the first matching rule applies. */
  routes: PaymentRoute[]
}

/** Whether a gateway is configured. @throws Error naming the missing settings when only some are set */
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
  if (!isSetUp(env, required, ['RAZORPAY_PREVIOUS_WEBHOOK_SECRET', ...switches])) return null
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
  if (!isSetUp(env, required, ['STRIPE_PREVIOUS_WEBHOOK_SECRET'])) return null
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
  if (!isSetUp(env, ['PAYU_KEY', 'PAYU_SALT'], ['PAYU_PREVIOUS_SALT', 'PAYU_UPI_INTENT'])) return null
  return {
    key: env.key('PAYU_KEY'),
    salt: env.key('PAYU_SALT'),
    previousSalt: env.key('PAYU_PREVIOUS_SALT'),
    checkoutOrigin: env.serviceOrigin('PAYU_CHECKOUT_ORIGIN'),
    apiOrigin: env.serviceOrigin('PAYU_API_ORIGIN'),
    upiIntent: env.flag('PAYU_UPI_INTENT'),
  }
}

function readOrigins(env: Environment): GatewayOrigins {
  const ofPayu = env.has('PAYU_CHECKOUT_ORIGIN') || env.has('PAYU_API_ORIGIN')
  return {
    razorpay: env.serviceOrigin('RAZORPAY_API_ORIGIN'),
    stripe: env.serviceOrigin('STRIPE_API_ORIGIN'),
    payu: ofPayu
      ? { checkoutOrigin: env.serviceOrigin('PAYU_CHECKOUT_ORIGIN'), apiOrigin: env.serviceOrigin('PAYU_API_ORIGIN') }
      : null,
  }
}

const TEST_OF_PAYU = { checkoutOrigin: 'https://test.payu.in', apiOrigin: 'https://test.payu.in' }
const LIVE_OF_PAYU = { checkoutOrigin: 'https://secure.payu.in', apiOrigin: 'https://info.payu.in' }

/**
 * A console account as the settings of its gateway. The previous secret is read each time, so that it expires on time.
 */
export function settingsOfAccount(account: GatewayAccount, origins: GatewayOrigins): GatewayAccountSettings {
  const { gateway, accountKey, apiSecret, webhookSecret, upiIntent, emiLinks } = account
  const none: GatewayAccountSettings = { razorpay: null, stripe: null, payu: null }
  if (gateway === 'razorpay') {
    const razorpay: RazorpaySettings = {
      ...{ keyId: accountKey, keySecret: apiSecret, webhookSecret, apiOrigin: origins.razorpay, upiIntent, emiLinks },
      get previousWebhookSecret() {
        return account.previousSecret()
      },
    }
    return { ...none, razorpay }
  }
  if (gateway === 'stripe') {
    const stripe: StripeSettings = {
      ...{ secretKey: apiSecret, webhookSecret, apiOrigin: origins.stripe },
      get previousWebhookSecret() {
        return account.previousSecret()
      },
    }
    return { ...none, stripe }
  }
  const payu: PayuSettings = {
    ...{ key: accountKey, salt: apiSecret, upiIntent },
    ...(origins.payu ?? (account.testMode ? TEST_OF_PAYU : LIVE_OF_PAYU)),
    get previousSalt() {
      return account.previousSecret()
    },
  }
  return { ...none, payu }
}

/** An account from the environment, without its secrets; null when the environment does not configure the gateway. */
export function environmentAccount(
  { razorpay, payu, stripe, variables }: GatewaySettings,
  gateway: keyof GatewayAccountSettings,
): EnvironmentAccount | null {
  const named = { variables: variables[gateway], upiIntent: false, emiLinks: false }
  if (gateway === 'razorpay' && razorpay) {
    const { keyId, upiIntent, emiLinks } = razorpay
    return { ...named, accountKey: keyId, mode: modeOfKey(keyId), upiIntent, emiLinks }
  }
  if (gateway === 'payu' && payu) {
    const { key, checkoutOrigin, upiIntent } = payu
    const isTest = checkoutOrigin === TEST_OF_PAYU.checkoutOrigin
    const mode = isTest ? 'test' : checkoutOrigin === LIVE_OF_PAYU.checkoutOrigin ? 'live' : null
    return { ...named, accountKey: key, mode, upiIntent }
  }
  return gateway === 'stripe' && stripe ? { ...named, accountKey: '', mode: modeOfKey(stripe.secretKey) } : null
}

const ROUTE = /^(IN|AE) ([A-Za-z]+|\*)(?: (\d{0,9})-(\d{0,9}))?=(.+)$/

/** Parses rules such as `IN upi -2000 = payu, razorpay; IN payLater = none`. @throws Error naming the invalid rule */
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
    if (!isRule) throw new Error(`PAYMENT_ROUTES: "${rule}" is not "IN|AE method [min-max] = names of gateways".`)
    return {
      market: market as Market,
      methodId,
      minMinor: Number(min || 0) * 100,
      maxMinor: max ? Number(max) * 100 : Number.MAX_SAFE_INTEGER,
      gateways: isClosed ? [] : gateways,
    }
  })
}

/** The variables that configure each gateway in the environment. */
function readVariables(env: Environment, accounts: GatewayAccountSettings): GatewaySettings['variables'] {
  const named = (name: keyof GatewayAccountSettings, prefix: string) =>
    accounts[name] ? SERVICE_SETTINGS.map(one => one.name).filter(one => one.startsWith(prefix) && env.has(one)) : []
  return { razorpay: named('razorpay', 'RAZORPAY_'), stripe: named('stripe', 'STRIPE_'), payu: named('payu', 'PAYU_') }
}

/** Reads the settings of all gateways. @throws Error naming the invalid setting */
export function readGateways(env: Environment): GatewaySettings {
  const timeoutMs = env.integer('GATEWAY_TIMEOUT_MS', 100, 30_000)
  const accounts = { razorpay: readRazorpay(env), stripe: readStripe(env), payu: readPayu(env) }
  // one that is not configured here may be in the console
  const isKnown = (name: string) => GATEWAYS.some(known => known === name)
  const routes = readRoutes(env.text('PAYMENT_ROUTES'), isKnown)
  return { timeoutMs, ...accounts, origins: readOrigins(env), variables: readVariables(env, accounts), routes }
}

/** Where PayU redirects its form; a page's policy applies to redirects too. */
const PAYU_PAGES: Readonly<Record<string, string>> = {
  'https://secure.payu.in': 'https://api.payu.in',
  'https://test.payu.in': 'https://apitest.payu.in',
}

/**
 * Origins to which pages send payment forms: those of the configured gateways only. Stripe has none: the browser
 * follows a link to its page.
 */
export function formOrigins({ razorpay, payu }: Pick<GatewayAccountSettings, 'razorpay' | 'payu'>): string[] {
  const ofPayu = payu ? [payu.checkoutOrigin, PAYU_PAGES[payu.checkoutOrigin]] : []
  return [razorpay?.apiOrigin, ...ofPayu].filter(origin => origin !== undefined)
}
