// HTTP routes of outgoing webhooks.

import { ok } from '../../contract/shared/endpoint.ts'
import { webhookEndpoints } from '../../contract/webhooks/api.ts'
import { webhookDeliveryEndpoints } from '../../contract/webhooks/deliveries-api.ts'
import { routes } from '../platform/invoke.ts'
import { changeWebhook, createWebhook, pauseWebhook, removeWebhook, resumeWebhook } from './commands/endpoints.ts'
import { replay, retryOne, sendTestEvent } from './commands/repeat.ts'
import { changeSecret } from './commands/secrets.ts'
import { deliveriesOf, dryRun, readDelivery, readWebhook, webhooksOf } from './queries/webhooks.ts'

export const webhookRoutes = [
  ...routes(webhookEndpoints, {
    listWebhooks: async ({ app, actor, query }) => ok({ webhooks: await webhooksOf(app, actor, query.market) }),
    readWebhook: async ({ app, actor, params }) => ok(await readWebhook(app, actor, params.webhookId)),
    createWebhook: async ({ app, actor, body }) => ok(await createWebhook(app, actor, body)),
    changeWebhook: async ({ app, actor, params, body }) => ok(await changeWebhook(app, actor, params.webhookId, body)),
    pauseWebhook: async ({ app, actor, params }) => ok(await pauseWebhook(app, actor, params.webhookId)),
    resumeWebhook: async ({ app, actor, params }) => ok(await resumeWebhook(app, actor, params.webhookId)),
    changeWebhookSecret: async ({ app, actor, params, body }) =>
      ok(await changeSecret(app, actor, params.webhookId, body)),
    deleteWebhook: async ({ app, actor, params }) => {
      await removeWebhook(app, actor, params.webhookId)
      return ok({ deleted: true as const })
    },
  }),
  ...routes(webhookDeliveryEndpoints, {
    listWebhookDeliveries: async ({ app, actor, params, query }) =>
      ok(await deliveriesOf(app, actor, params.webhookId, query)),
    readWebhookDelivery: async ({ app, actor, params }) =>
      ok(await readDelivery(app, actor, params.webhookId, params.deliveryId)),
    retryWebhookDelivery: async ({ app, actor, params }) =>
      ok(await retryOne(app, actor, params.webhookId, params.deliveryId)),
    replayWebhook: async ({ app, actor, params, body }) => ok(await replay(app, actor, params.webhookId, body)),
    testWebhook: async ({ app, actor, params, body }) =>
      ok(await sendTestEvent(app, actor, params.webhookId, body.testId)),
    dryRunWebhook: async ({ app, actor, params, body }) => ok(await dryRun(app, actor, params.webhookId, body)),
  }),
]
