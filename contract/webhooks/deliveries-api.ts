// Calls by which staff look at the deliveries of a webhook, repeat them, and try a webhook out.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zText, zUuid } from '../shared/schemas.ts'
import { DELIVERY_STATES } from './kinds.rules.ts'
import { deliveryExample, webhookExample, zDelivery, zDeliveryDetail, zDryRun, zWebhookKind } from './schemas.ts'

const access = 'staff' as const
const zDeliveryId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
const params = z.object({ webhookId: zUuid })
const deliveryParams = params.extend({ deliveryId: zDeliveryId })

const headers = {
  'content-type': 'application/json',
  'webhook-id': deliveryExample.messageId,
  'webhook-timestamp': '1795685400',
  'webhook-signature': 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
}
const body =
  '{"type":"webhook.test","version":1,"timestamp":"2026-11-26T09:30:00.000Z","market":"IN","data":{"test":true,"endpoint":"ERP"}}'

export const webhookDeliveryEndpoints = defineEndpoints({
  listWebhookDeliveries: {
    method: 'GET',
    path: '/api/admin/webhooks/{webhookId}/deliveries',
    access,
    permission: 'webhooks.read',
    summary: 'Lists the deliveries of a webhook, newest first, 50 per page; `before` returns the following page.',
    params,
    query: z.object({ state: z.enum(DELIVERY_STATES).optional(), before: zDeliveryId.optional() }),
    response: envelope(z.object({ deliveries: z.array(zDelivery), next: z.int().nullable() })),
    errors: ['webhook.unknown'],
    example: ok({ deliveries: [deliveryExample], next: null }),
  },
  readWebhookDelivery: {
    method: 'GET',
    path: '/api/admin/webhooks/{webhookId}/deliveries/{deliveryId}',
    access,
    permission: 'webhooks.read',
    summary: 'Returns a delivery with its body and its latest 50 attempts.',
    params: deliveryParams,
    response: envelope(zDeliveryDetail),
    errors: ['webhook.unknown', 'webhook.delivery-unknown'],
    example: ok({
      ...deliveryExample,
      body,
      attempts: [
        { at: '2026-11-26T13:30:00.000Z', status: 503, duration: 212, error: 'status' as const, response: '', headers },
      ],
    }),
  },
  retryWebhookDelivery: {
    method: 'POST',
    path: '/api/admin/webhooks/{webhookId}/deliveries/{deliveryId}/retry',
    access,
    permission: 'webhooks.write',
    summary: 'Resends a delivery at once under its id, even while the webhook is paused.',
    params: deliveryParams,
    response: envelope(zDelivery),
    errors: ['webhook.unknown', 'webhook.delivery-unknown'],
    example: ok({
      ...deliveryExample,
      ...{ state: 'waiting' as const, tries: 0, dueAt: deliveryExample.endedAt, endedAt: null },
    }),
  },
  replayWebhook: {
    method: 'POST',
    path: '/api/admin/webhooks/{webhookId}/replay',
    access,
    permission: 'webhooks.write',
    summary: 'Resends all failed deliveries of events from a period. Repeating it sends nothing twice.',
    params,
    body: z.object({ from: z.iso.datetime(), until: z.iso.datetime().nullable().default(null) }),
    response: envelope(z.object({ replayed: z.int() })),
    errors: ['webhook.unknown'],
    example: ok({ replayed: 12 }),
  },
  testWebhook: {
    method: 'POST',
    path: '/api/admin/webhooks/{webhookId}/test',
    access,
    permission: 'webhooks.write',
    summary:
      'Sends a `webhook.test` event once, even while the webhook is paused. Repeating it with the same id sends no second one.',
    params,
    body: z.object({ testId: zUuid }),
    response: envelope(zDelivery),
    errors: ['webhook.unknown'],
    example: ok({
      ...deliveryExample,
      ...{ kind: 'webhook.test' as const, record: '', state: 'waiting' as const, tries: 0, status: null, error: null },
      ...{ dueAt: deliveryExample.createdAt, endedAt: null },
    }),
  },
  dryRunWebhook: {
    method: 'POST',
    path: '/api/admin/webhooks/{webhookId}/dryRun',
    access,
    permission: 'webhooks.write',
    recorded: false,
    summary: 'Previews the request for an event of a record: body and headers with a valid signature. Nothing is sent.',
    params,
    body: z.object({
      kind: zWebhookKind,
      /** Number of the order, shipment, return, quotation request or invoice, id of the refund or payment, or MSN. */
      record: zText(40),
    }),
    response: envelope(zDryRun),
    errors: ['webhook.unknown', 'request.not-found'],
    example: ok({ address: webhookExample.address, headers, body }),
  },
})
