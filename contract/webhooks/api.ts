// Calls by which staff set up outgoing webhooks: endpoints, their secrets, pausing.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zMarket, zText, zUuid } from '../shared/schemas.ts'
import { DEFAULT_OVERLAP_HOURS, MAX_OVERLAP_HOURS, WEBHOOK_KINDS } from './kinds.rules.ts'
import { webhookExample, zWebhook, zWebhookKind } from './schemas.ts'

const access = 'staff' as const
const params = z.object({ webhookId: zUuid })
const zVersion = z.int().min(1)

const zInput = z.object({
  name: zText(80),
  /** An https address; http only for localhost, and not in production mode. */
  address: zText(500),
  kinds: z.array(zWebhookKind).min(1).max(WEBHOOK_KINDS.length),
})
export type WebhookInput = z.output<typeof zInput>

const zWithSecret = z.object({ webhook: zWebhook, secret: z.string().nullable() })
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

export const webhookEndpoints = defineEndpoints({
  listWebhooks: {
    method: 'GET',
    path: '/api/admin/webhooks',
    access,
    permission: 'webhooks.read',
    summary: 'Lists the outgoing webhooks of a market, newest first, without their secrets.',
    query: z.object({ market: zMarket }),
    response: envelope(z.object({ webhooks: z.array(zWebhook) })),
    errors: [],
    example: ok({ webhooks: [webhookExample] }),
  },
  readWebhook: {
    method: 'GET',
    path: '/api/admin/webhooks/{webhookId}',
    access,
    permission: 'webhooks.read',
    summary: 'Returns an outgoing webhook.',
    params,
    response: envelope(zWebhook),
    errors: ['webhook.unknown'],
    example: ok(webhookExample),
  },
  createWebhook: {
    method: 'POST',
    path: '/api/admin/webhooks',
    access,
    permission: 'webhooks.write',
    confirmed: true,
    summary:
      'Creates an outgoing webhook with a new secret, which is shown only once. The caller chooses the id: repeating the request creates no second webhook and returns null as the secret.',
    body: zInput.extend({ webhookId: zUuid, market: zMarket }),
    response: envelope(zWithSecret),
    errors: ['webhook.address', 'webhook.too-many', 'request.idempotency'],
    example: ok({ webhook: webhookExample, secret }),
  },
  changeWebhook: {
    method: 'POST',
    path: '/api/admin/webhooks/{webhookId}',
    access,
    permission: 'webhooks.write',
    confirmed: true,
    summary: 'Changes the name, address and events of a webhook.',
    params,
    body: zInput.extend({ version: zVersion }),
    response: envelope(zWebhook),
    errors: ['webhook.unknown', 'webhook.address', 'settings.changed-meanwhile'],
    example: ok({ ...webhookExample, version: 2 }),
  },
  pauseWebhook: {
    method: 'POST',
    path: '/api/admin/webhooks/{webhookId}/pause',
    access,
    permission: 'webhooks.write',
    summary: 'Pauses a webhook: events are kept and sent later. Repeating it changes nothing.',
    params,
    response: envelope(zWebhook),
    errors: ['webhook.unknown'],
    example: ok({
      ...webhookExample,
      state: 'paused' as const,
      pausedWhy: 'staff' as const,
      pausedAt: webhookExample.createdAt,
    }),
  },
  resumeWebhook: {
    method: 'POST',
    path: '/api/admin/webhooks/{webhookId}/resume',
    access,
    permission: 'webhooks.write',
    summary: 'Resumes a webhook, starting with the waiting events. Repeating it changes nothing.',
    params,
    response: envelope(zWebhook),
    errors: ['webhook.unknown'],
    example: ok(webhookExample),
  },
  changeWebhookSecret: {
    method: 'POST',
    path: '/api/admin/webhooks/{webhookId}/secret',
    access,
    permission: 'webhooks.write',
    confirmed: true,
    summary:
      'Creates a new secret, which is shown only once. The previous secret also signs for some hours; an older one ends at once.',
    params,
    body: z.object({
      version: zVersion,
      overlapHours: z.int().min(0).max(MAX_OVERLAP_HOURS).default(DEFAULT_OVERLAP_HOURS),
    }),
    response: envelope(zWithSecret),
    errors: ['webhook.unknown', 'settings.changed-meanwhile'],
    example: ok({ webhook: { ...webhookExample, previousSecretUntil: '2026-11-27T09:30:00.000Z' }, secret }),
  },
  deleteWebhook: {
    method: 'DELETE',
    path: '/api/admin/webhooks/{webhookId}',
    access,
    permission: 'webhooks.write',
    summary: 'Deletes a webhook with its secrets and deliveries.',
    params,
    response: envelope(z.object({ deleted: z.literal(true) })),
    errors: ['webhook.unknown'],
    example: ok({ deleted: true as const }),
  },
})
