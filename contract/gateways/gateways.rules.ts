// The payment gateways that a store can set up: their markets, keys and webhook events.

import type { Market } from '../shared/market.ts'

export const GATEWAYS = ['razorpay', 'payu', 'stripe'] as const
export type GatewayName = (typeof GATEWAYS)[number]

/** Keys that are stored sealed and never shown again. */
export const GATEWAY_SECRETS = ['apiSecret', 'webhookSecret'] as const
export type GatewaySecret = (typeof GATEWAY_SECRETS)[number]

/** Whether the key belongs to a gateway's test mode, where no money moves. */
export type GatewayMode = 'test' | 'live'

export interface GatewayRules {
  /** Its brand name. */
  title: string
  market: Market
  /** Format of the public key, which identifies the account; null when the secret identifies it. */
  accountKey: RegExp | null
  /** Formats of its secrets. */
  secrets: Partial<Record<GatewaySecret, RegExp>>
  /** Whether its test mode has separate URLs and must be selected; otherwise the key shows the mode. */
  choosesMode: boolean
  upiIntent: boolean
  emiLinks: boolean
  /** Events to select when the webhook is registered. */
  events: readonly string[]
}

/** Printable, without spaces. */
const SECRET = /^[\x21-\x7e]{8,500}$/

export const GATEWAY_RULES: Readonly<Record<GatewayName, GatewayRules>> = {
  razorpay: {
    title: 'Razorpay',
    market: 'IN',
    accountKey: /^rzp_(test|live)_[A-Za-z0-9]{4,60}$/,
    secrets: { apiSecret: SECRET, webhookSecret: SECRET },
    ...{ choosesMode: false, upiIntent: true, emiLinks: true },
    events: [
      ...['payment.authorized', 'payment.captured', 'payment.failed', 'order.paid'],
      ...['refund.created', 'refund.processed', 'refund.failed', 'payment.dispute.*', 'payment.downtime.*'],
      ...['payment_link.paid', 'payment_link.expired', 'payment_link.cancelled'],
    ],
  },
  payu: {
    title: 'PayU',
    market: 'IN',
    accountKey: /^[A-Za-z0-9]{4,60}$/,
    secrets: { apiSecret: SECRET },
    ...{ choosesMode: true, upiIntent: true, emiLinks: false },
    events: ['Successful', 'Failed', 'Refund', 'Dispute'],
  },
  stripe: {
    title: 'Stripe',
    market: 'AE',
    accountKey: null,
    secrets: { apiSecret: /^[sr]k_(test|live)_[A-Za-z0-9_]{4,300}$/, webhookSecret: /^whsec_[\x21-\x7e]{4,300}$/ },
    ...{ choosesMode: false, upiIntent: false, emiLinks: false },
    events: [
      ...['checkout.session.completed', 'checkout.session.expired'],
      ...['checkout.session.async_payment_succeeded', 'checkout.session.async_payment_failed'],
      ...['payment_intent.succeeded', 'payment_intent.payment_failed', 'payment_intent.processing'],
      ...['payment_intent.canceled', 'refund.created', 'refund.updated', 'refund.failed', 'charge.dispute.*'],
    ],
  },
}

/** The mode encoded in a key, as in `rzp_test_…` and `sk_live_…`; null for other keys. */
export function modeOfKey(key: string): GatewayMode | null {
  const [, mode] = /^(?:rzp|[sr]k)_(test|live)_/.exec(key) ?? []
  return mode === 'test' || mode === 'live' ? mode : null
}

/** The last characters of a secret long enough not to be compromised by them; otherwise empty. */
export const lastFourOf = (secret: string): string => (secret.length >= 12 ? secret.slice(-4) : '')

/** How long the previous webhook secret stays valid. */
export const DEFAULT_GATEWAY_OVERLAP_HOURS = 24
export const MAX_GATEWAY_OVERLAP_HOURS = 168

/** Missing or malformed fields by name. */
export type GatewayProblem = { path: 'accountKey' | GatewaySecret; message: string }

/** Checks the keys of an account; an omitted secret is already stored. */
export function gatewayProblems(
  gateway: GatewayName,
  { accountKey, ...sent }: { accountKey: string } & Partial<Record<GatewaySecret, string | undefined>>,
  stored: readonly GatewaySecret[],
): GatewayProblem[] {
  const { accountKey: form, secrets } = GATEWAY_RULES[gateway]
  const problems: GatewayProblem[] = []
  if (form ? !form.test(accountKey) : accountKey !== '')
    problems.push({
      path: 'accountKey',
      message: form ? 'Not a key of this gateway.' : 'This gateway has no such key.',
    })
  for (const name of GATEWAY_SECRETS) {
    const secret = sent[name]
    const wanted = secrets[name]
    if (secret === undefined) {
      if (wanted && !stored.includes(name)) problems.push({ path: name, message: 'Required.' })
    } else if (!wanted?.test(secret)) {
      problems.push({
        path: name,
        message: wanted ? 'Not a secret of this gateway.' : 'This gateway has no such secret.',
      })
    }
  }
  return problems
}
