// Manifest of the orders domain.

import { moved } from '../platform/customer-merge.ts'
import type { Domain } from '../platform/domain.ts'
import type { Job } from '../platform/jobs.ts'
import { OF_CUSTOMER, OF_ORDERS } from '../platform/personal-data.ts'
import { advanceShipments } from './commands/advance-shipments.ts'
import { expireOrders } from './commands/expire-orders.ts'
import { lapseEdits } from './commands/lapse-edits.ts'
import { followOrderChanges, registerOrderStream } from './plugin.ts'
import { orderRoutes } from './routes.ts'
import { WAREHOUSE_TIMES } from './rules.ts'

const EVERY_MINUTE = '* * * * *'
const WAREHOUSE = 'orders.warehouse'

const jobs: Job[] = [
  {
    name: 'orders.expire',
    every: EVERY_MINUTE,
    async run(app) {
      await expireOrders(app)
      await lapseEdits(app)
    },
  },
  {
    name: WAREHOUSE,
    every: EVERY_MINUTE,
    async run(app, { second }) {
      await advanceShipments(app)
      // a cron schedule only knows minutes; the first pass schedules the second
      if (second !== true && !app.config.production && app.config.simulatedWarehouse) {
        await app.jobs.send(WAREHOUSE, { second: true }, { afterSeconds: WAREHOUSE_TIMES.passEverySeconds })
      }
    },
  },
]

export const ordersDomain: Domain = {
  name: 'orders',
  personalData: [
    { table: 'orders', where: OF_CUSTOMER, ends: { keptFor: 'tax' } },
    { table: 'order_lines', where: OF_ORDERS, ends: { keptFor: 'tax' } },
    {
      ...{ table: 'order_events', where: OF_ORDERS },
      // an order may have come from another person's account
      shown: `kind <> 'customer-changed' and (who not like 'customer:%' or who = 'customer:' || $1::uuid)`,
      ends: { keptFor: 'tax' },
    },
    { table: 'shipments', where: OF_ORDERS, ends: { keptFor: 'tax' } },
    { table: 'order_edits', where: OF_ORDERS, omit: ['who'], ends: { keptFor: 'tax' } },
    { table: 'waiting_edits', where: OF_ORDERS, omit: ['who', 'plan', 'held'], ends: { keptFor: 'tax' } },
    { table: 'exchange_credits', where: OF_CUSTOMER, ends: { keptFor: 'tax' } },
  ],
  merging: [moved('orders', 'orders'), moved('exchange_credits', 'credits')],
  tables: [
    'lost_parcels',
    'carrier_events',
    'exchange_credit_movements',
    'exchange_credits',
    'order_cancellations',
    'order_edits',
    'order_events',
    'order_lines',
    'order_prints',
    'orders',
    'shipment_events',
    'shipment_lines',
    'shipments',
    'waiting_edits',
  ],
  readsTables: {
    bookings: ['carrier_bookings'],
    catalog: ['brands', 'categories', 'products', 'seller_registrations', 'sellers'],
    delivery: ['carriers'],
    inventory: ['stock_bins', 'stock_reservations', 'warehouses'],
    invoices: ['credit_note_lines', 'credit_notes', 'debit_note_lines', 'debit_notes', 'invoice_lines', 'invoices'],
    payments: ['payments', 'refunds'],
    returns: ['returns'],
    rewards: ['reward_movements'],
  },
  routes: orderRoutes,
  plugins: [registerOrderStream],
  startupHooks: [followOrderChanges],
  jobs,
}
