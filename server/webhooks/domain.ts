// Manifest of webhooks: notifications to other systems about events in the store.

import { WEBHOOK_DAYS } from '../../contract/webhooks/kinds.rules.ts'
import type { Domain } from '../platform/domain.ts'
import type { Job } from '../platform/jobs.ts'
import { RETENTION_BATCH } from '../platform/retention.ts'
import { webhooksBin } from './commands/endpoints.ts'
import { WEBHOOK_TOPICS } from './commands/events-to-tell.ts'
import { SEND, sendDue } from './commands/send.ts'
import { takeEvent, tellProducts } from './commands/take-events.ts'
import { deleteMessages } from './repository/deliveries.ts'
import { webhookRoutes } from './routes.ts'

const jobs: Job[] = [
  {
    name: SEND,
    every: '* * * * *',
    async run(app) {
      await sendDue(app)
    },
  },
  {
    name: 'webhooks.tell-products',
    every: '* * * * *',
    async run(app) {
      await tellProducts(app)
    },
  },
]

export const webhooksDomain: Domain = {
  name: 'webhooks',
  bin: [webhooksBin],
  tables: ['webhook_attempts', 'webhook_deliveries', 'webhook_endpoints', 'webhook_messages', 'webhook_product_marks'],
  readsTables: {
    catalog: ['offer_choices', 'products'],
    delivery: ['carriers'],
    inventory: ['stock'],
    invoices: ['invoices'],
    orders: ['orders', 'shipment_lines', 'shipments'],
    payments: ['payments', 'refunds'],
    returns: ['returns'],
    rfq: ['rfq_quotes', 'rfq_requests'],
  },
  routes: webhookRoutes,
  jobs,
  subscribers: [{ name: 'webhooks.take', topics: WEBHOOK_TOPICS, handle: takeEvent }],
  retention: [
    {
      name: 'webhook_messages.all',
      columns: ['body'],
      days: WEBHOOK_DAYS,
      from: 'created_at',
      ends: 'deleted',
      why: 'Deliveries can be viewed and resent for a month; the data they describe stays in the store.',
      apply: ({ db }, before) => deleteMessages(db, before, RETENTION_BATCH),
    },
  ],
}
