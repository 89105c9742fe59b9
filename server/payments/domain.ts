// Manifest of the payments domain.

import type { Domain } from '../platform/domain.ts'
import type { Job } from '../platform/jobs.ts'
import type { Subscriber } from '../platform/outbox.ts'
import { OF_CUSTOMER_AND_MERGED, OF_ORDERS } from '../platform/personal-data.ts'
import { registerTestGateway, testGatewayJobs } from './adapters/test-gateway-server.ts'
import { readSavedCards, removeOldCards } from './commands/cards.ts'
import { closeSessions } from './commands/close-sessions.ts'
import { compareGateways } from './commands/differences.ts'
import { handleOrderEvent, ORDER_TOPICS, pollOpenPayments } from './commands/reconciliation.ts'
import { processRefunds } from './commands/refunds.ts'
import { registerPaymentPictures, registerPaymentReturn } from './plugin.ts'
import { paymentRoutes } from './routes.ts'

const EVERY_MINUTE = '* * * * *'

const subscribers: Subscriber[] = [{ name: 'payments.follow-orders', topics: ORDER_TOPICS, handle: handleOrderEvent }]

const jobs: Job[] = [
  {
    name: 'payments.poll',
    every: EVERY_MINUTE,
    async run(app) {
      await pollOpenPayments(app)
      await closeSessions(app)
    },
  },
  {
    name: 'payments.compare',
    every: '23 * * * *',
    async run(app) {
      await compareGateways(app)
    },
  },
  {
    name: 'payments.cards',
    every: EVERY_MINUTE,
    async run(app) {
      await readSavedCards(app)
      await removeOldCards(app)
    },
  },
  {
    name: 'payments.refund',
    every: EVERY_MINUTE,
    async run(app) {
      await processRefunds(app)
    },
  },
]

/** Whether a row's gateway knows the account with the id $1. */
const SAME_GATEWAY = 'exists (select from gateway_customers k where k.customer_id = $1 and k.gateway = t.gateway)'
const AT_SAME_GATEWAY = `t.removed_at is null and ${SAME_GATEWAY}`

export const paymentsDomain: Domain = {
  name: 'payments',
  personalData: [
    { table: 'payments', where: OF_ORDERS, omit: ['session_ref', 'upi_link'], ends: { keptFor: 'tax' } },
    { table: 'refunds', where: OF_ORDERS, ends: { keptFor: 'tax' } },
    { table: 'disputes', where: OF_ORDERS, omit: ['answered_by'], ends: { keptFor: 'tax' } },
    {
      table: 'saved_cards',
      where: OF_CUSTOMER_AND_MERGED,
      omit: ['token'],
      ends: { set: 'removed_at = coalesce(removed_at, now()), next_try_at = coalesce(next_try_at, now())' },
    },
    { table: 'gateway_customers', where: OF_CUSTOMER_AND_MERGED, omit: ['ref'], ends: { keptFor: 'gateway' } },
  ],
  merging: [
    {
      table: 'saved_cards',
      statements: [
        // a card token belongs to the gateway's customer: an account cannot have a second one at the same gateway
        `update saved_cards t set removed_at = now(), next_try_at = now() where t.customer_id = $2 and ${AT_SAME_GATEWAY}`,
      ],
      moves: 'cards',
      ends: { kind: 'cards', where: AT_SAME_GATEWAY },
    },
    {
      table: 'gateway_customers',
      statements: [
        `with cards as (update saved_cards t set customer_id = $1 where t.customer_id = $2 and not (${SAME_GATEWAY}))
         update gateway_customers t set customer_id = $1 where t.customer_id = $2 and not (${SAME_GATEWAY})`,
      ],
    },
  ],
  tables: [
    'card_requests',
    'cod_account_rules',
    'cod_rules',
    'disputes',
    'gateway_downtimes',
    'gateway_customers',
    'payment_differences',
    'payment_events',
    'payment_notifications',
    'payment_offer_uses',
    'payment_offers',
    'payments',
    'refunds',
    'saved_cards',
    'test_gateway_cards',
    'test_gateway_transactions',
  ],
  readsTables: {
    addresses: ['bank_accounts'],
    'custom-fields': ['custom_fields'],
    customers: ['customers'],
    invoices: ['credit_notes'],
    orders: ['orders', 'waiting_edits'],
  },
  routes: paymentRoutes,
  plugins: [registerPaymentReturn, registerPaymentPictures, registerTestGateway],
  jobs: [...jobs, ...testGatewayJobs],
  subscribers,
}
