// What calls of webhooks return: an endpoint, its deliveries and their attempts.

import { z } from 'zod'
import { zMarket } from '../shared/schemas.ts'
import { ATTEMPT_ERRORS, DELIVERY_STATES, PAUSE_REASONS, TEST_KIND, WEBHOOK_KINDS } from './kinds.rules.ts'

export const zWebhookKind = z.enum(WEBHOOK_KINDS)
const zMessageKind = z.enum([...WEBHOOK_KINDS, TEST_KIND])

export const zWebhook = z.object({
  webhookId: z.uuid(),
  market: zMarket,
  name: z.string(),
  /** Where messages are sent. */
  address: z.string(),
  kinds: z.array(zWebhookKind),
  state: z.enum(['active', 'paused']),
  pausedWhy: z.enum(PAUSE_REASONS).nullable(),
  pausedAt: z.iso.datetime().nullable(),
  /** Attempts in a row that have failed, and since when. */
  failures: z.int(),
  failingSince: z.iso.datetime().nullable(),
  lastSuccessAt: z.iso.datetime().nullable(),
  /** Until when the previous secret also signs. */
  previousSecretUntil: z.iso.datetime().nullable(),
  /** Waiting and failed deliveries; counted up to 1,000. */
  waiting: z.int(),
  failed: z.int(),
  /** Increases with each change; a change based on an older version is rejected. */
  version: z.int(),
  createdAt: z.iso.datetime(),
})
export type Webhook = z.output<typeof zWebhook>

export const webhookExample: Webhook = {
  webhookId: '5e0c2d8a-5a0c-4b0e-9d2e-6a3a54f0c1b7',
  market: 'IN',
  name: 'ERP',
  address: 'https://erp.example/hooks/karkhana',
  kinds: ['order.placed', 'invoice.issued'],
  ...{ state: 'active', pausedWhy: null, pausedAt: null, failures: 0, failingSince: null },
  lastSuccessAt: '2026-11-26T09:30:00.000Z',
  ...{ previousSecretUntil: null, waiting: 0, failed: 1, version: 1 },
  createdAt: '2026-11-20T09:30:00.000Z',
}

export const zDelivery = z.object({
  deliveryId: z.int(),
  /** The header webhook-id: the same for each attempt, and for all receivers of the event. */
  messageId: z.string(),
  kind: zMessageKind,
  /** Number of the record of the event. */
  record: z.string(),
  state: z.enum(DELIVERY_STATES),
  /** Attempts since it was put into the queue. */
  tries: z.int(),
  /** When the next attempt is due; null when there is none. */
  dueAt: z.iso.datetime().nullable(),
  /** Whether an attempt is running or about to start. */
  underWay: z.boolean(),
  /** Status of the last attempt; null before the first one, and without a response. */
  status: z.int().nullable(),
  error: z.enum(ATTEMPT_ERRORS).nullable(),
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
})
export type WebhookDelivery = z.output<typeof zDelivery>

export const deliveryExample: WebhookDelivery = {
  deliveryId: 41,
  messageId: 'msg_2f0c6ac86cf24e5b8d2612ad0b6cf1c4',
  ...{ kind: 'order.placed', record: '100001', state: 'failed', tries: 8, dueAt: null, status: 503, error: 'status' },
  underWay: false,
  createdAt: '2026-11-25T09:30:00.000Z',
  endedAt: '2026-11-26T13:30:00.000Z',
}

const zHeaders = z.record(z.string(), z.string())

export const zDeliveryDetail = zDelivery.extend({
  body: z.string(),
  attempts: z.array(
    z.object({
      at: z.iso.datetime(),
      status: z.int().nullable(),
      /** Milliseconds. */
      duration: z.int(),
      error: z.enum(ATTEMPT_ERRORS).nullable(),
      /** The first 2 KB. */
      response: z.string(),
      headers: zHeaders,
    }),
  ),
})
export type WebhookDeliveryDetail = z.output<typeof zDeliveryDetail>

/** A request as it would be sent. */
export const zDryRun = z.object({ address: z.string(), headers: zHeaders, body: z.string() })
export type WebhookDryRun = z.output<typeof zDryRun>
