// Manifest of the payments domain.

import type { Domain } from '../platform/domain.ts'
import type { Job } from '../platform/jobs.ts'
import type { Subscriber } from '../platform/outbox.ts'
import { OF_CUSTOMER, OF_ORDERS } from '../platform/personal-data.ts'
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

export const paymentsDomain: Domain = {
  name: 'payments',
  personalData: [
    { table: 'payments', where: OF_ORDERS, omit: ['session_ref', 'upi_link'], ends: { keptFor: 'tax' } },
    { table: 'refunds', where: OF_ORDERS, ends: { keptFor: 'tax' } },
    { table: 'disputes', where: OF_ORDERS, omit: ['answered_by'], ends: { keptFor: 'tax' } },
    {
      table: 'saved_cards',
      where: OF_CUSTOMER,
      omit: ['token'],
      ends: { set: 'removed_at = coalesce(removed_at, now()), next_try_at = coalesce(next_try_at, now())' },
    },
    { table: 'gateway_customers', where: OF_CUSTOMER, omit: ['ref'], ends: { keptFor: 'gateway' } },
  ],
  tables: [
    'card_requests',
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
    customers: ['customers'],
    invoices: ['credit_notes'],
    orders: ['orders'],
  },
  routes: paymentRoutes,
  plugins: [registerPaymentReturn, registerPaymentPictures, registerTestGateway],
  jobs: [...jobs, ...testGatewayJobs],
  subscribers,
}
