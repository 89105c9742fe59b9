// Staff endpoints to set up payment gateways: secret keys that are never shown again, checks, switches.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zMarket } from '../shared/schemas.ts'
import {
  DEFAULT_GATEWAY_OVERLAP_HOURS,
  GATEWAY_SECRETS,
  GATEWAYS,
  MAX_GATEWAY_OVERLAP_HOURS,
} from './gateways.rules.ts'

const access = 'staff' as const
const zName = z.enum(GATEWAYS)
const params = z.object({ gateway: zName })
/** Zero for a gateway that was never set up here. */
const zVersion = z.int().min(0)
const zTime = z.iso.datetime().nullable()

const zSecretState = z.object({
  name: z.enum(GATEWAY_SECRETS),
  /** Empty for a short secret, and for one that cannot be read. */
  lastFour: z.string(),
  changedAt: zTime,
  changedBy: z.string().nullable(),
  /** Until when the previous secret is still accepted. */
  previousUntil: zTime,
  /** Whether the key that encrypted it is available. */
  readable: z.boolean(),
})

const zGateway = z.object({
  gateway: zName,
  market: zMarket,
  /** Source of its account; the environment takes precedence over the console. */
  source: z.enum(['none', 'environment', 'console']),
  /** Whether it takes new payments. */
  active: z.boolean(),
  /** Null when the keys do not show it. */
  mode: z.enum(['test', 'live']).nullable(),
  /** The public key, which buyers see; empty when there is none. */
  accountKey: z.string(),
  /** Secrets stored here, even when the environment takes precedence. */
  secrets: z.array(zSecretState),
  upiIntent: z.boolean(),
  emiLinks: z.boolean(),
  /** Payment methods that it supports. */
  methodIds: z.array(z.int()),
  /** Environment variables that configure it. */
  variables: z.array(z.string()),
  /** Webhook URL to register with the gateway. */
  webhookAddress: z.string(),
  /** Only of notifications with a verified origin. */
  lastNotificationAt: zTime,
  lastPaidAt: zTime,
  /** Payments of the last five days that may still be completed, and pending refunds; counted up to 1,000. */
  openPayments: z.int(),
  openRefunds: z.int(),
  /** Since when payments belong to this account; null when all of them do. */
  accountSince: zTime,
  /** Increases with each change; changes based on an older version are rejected. */
  version: z.int(),
  changedAt: zTime,
  changedBy: z.string().nullable(),
})
export type Gateway = z.output<typeof zGateway>

const at = '2026-11-26T09:30:00.000Z'
const by = { changedAt: at, changedBy: 'Meera Iyer' }
const secretExample = { lastFour: '9f2c', ...by, previousUntil: null, readable: true }
const example: Gateway = {
  ...{ gateway: 'razorpay', market: 'IN', source: 'console', active: true, mode: 'live' },
  accountKey: 'rzp_live_Hq7aYp2Xk9Lm3R',
  secrets: [
    { name: 'apiSecret', ...secretExample },
    { name: 'webhookSecret', ...secretExample },
  ],
  ...{ upiIntent: false, emiLinks: false, methodIds: [1, 2, 3, 7, 8, 11, 12, 168], variables: [] },
  webhookAddress: 'https://shop.example/api/v1/payment/webhook/razorpay',
  ...{ lastNotificationAt: at, lastPaidAt: at, openPayments: 2, openRefunds: 0, accountSince: null, version: 1 },
  ...by,
}

const RESULTS = ['accepted', 'rejected', 'no-answer', 'other-account'] as const

export const gatewayEndpoints = defineEndpoints({
  listGateways: {
    method: 'GET',
    path: '/api/admin/gateways',
    access,
    permission: 'gateways.read',
    summary: 'Lists the payment gateways of a market, set up or not, without their keys.',
    query: z.object({ market: zMarket }),
    response: envelope(
      z.object({
        gateways: z.array(zGateway),
        /** Whether PAYMENT_ROUTES in the environment selects the gateway. */
        routed: z.boolean(),
      }),
    ),
    errors: [],
    example: ok({ gateways: [example], routed: false }),
  },
  saveGateway: {
    method: 'POST',
    path: '/api/admin/gateways/{gateway}',
    access,
    permission: 'gateways.write',
    confirmed: true,
    summary:
      'Sets up or changes a gateway, after testing its keys with the gateway. A secret that is left out stays unchanged; the previous webhook secret is still accepted for some hours. Not available to API keys.',
    params,
    body: z.object({
      version: zVersion,
      accountKey: z.string().trim().max(100).default(''),
      apiSecret: z.string().trim().min(1).max(600).optional(),
      webhookSecret: z.string().trim().min(1).max(600).optional(),
      overlapHours: z.int().min(0).max(MAX_GATEWAY_OVERLAP_HOURS).default(DEFAULT_GATEWAY_OVERLAP_HOURS),
      /** For gateways whose keys do not show the mode. */
      testMode: z.boolean().default(false),
      upiIntent: z.boolean().default(false),
      emiLinks: z.boolean().default(false),
      /** Confirms that the keys belong to a different account or mode than previous payments. */
      otherAccount: z.boolean().default(false),
    }),
    response: envelope(zGateway),
    errors: [
      ...(['session.login-required', 'settings.changed-meanwhile', 'gateway.environment', 'gateway.keys'] as const),
      ...(['gateway.rejected', 'gateway.no-answer', 'gateway.other-account', 'gateway.payments-open'] as const),
    ],
    example: ok(example),
  },
  switchGateway: {
    method: 'POST',
    path: '/api/admin/gateways/{gateway}/switch',
    access,
    permission: 'gateways.write',
    confirmed: true,
    summary:
      'Switches a gateway on or off. A gateway that is off takes no new payments; payments in progress and refunds continue. Not available to API keys.',
    params,
    body: z.object({ version: zVersion, active: z.boolean() }),
    response: envelope(zGateway),
    errors: ['session.login-required', 'settings.changed-meanwhile', 'gateway.environment', 'gateway.not-set-up'],
    example: ok({ ...example, active: false, version: 2 }),
  },
  removeGateway: {
    method: 'POST',
    path: '/api/admin/gateways/{gateway}/remove',
    access,
    permission: 'gateways.write',
    confirmed: true,
    summary:
      'Deletes the keys of a gateway; rejected while it has open payments or refunds. Its payments can then only be refunded at the gateway itself. Not available to API keys.',
    params,
    body: z.object({ version: zVersion }),
    response: envelope(zGateway),
    errors: [
      ...(['session.login-required', 'settings.changed-meanwhile'] as const),
      ...(['gateway.not-set-up', 'gateway.payments-open'] as const),
    ],
    example: ok({ ...example, source: 'none' as const, active: false, accountKey: '', secrets: [], version: 2 }),
  },
  checkGateway: {
    method: 'POST',
    path: '/api/admin/gateways/{gateway}/check',
    access,
    permission: 'gateways.write',
    recorded: false,
    summary: 'Tests whether a gateway accepts its keys; changes nothing. Not available to API keys.',
    params,
    response: envelope(z.object({ result: z.enum(RESULTS) })),
    errors: ['session.login-required', 'gateway.not-set-up'],
    example: ok({ result: 'accepted' as const }),
  },
})
