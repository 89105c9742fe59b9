// Manifest of the returns domain.

import { moved, movedOnce } from '../platform/customer-merge.ts'
import type { Domain } from '../platform/domain.ts'
import type { Job } from '../platform/jobs.ts'
import { OF_CUSTOMER } from '../platform/personal-data.ts'
import { advanceReturns } from './commands/advance-returns.ts'
import { returnWindowsBin } from './commands/edit-rules.ts'
import { refundCredits } from './commands/exchange-credits.ts'
import { holdReplacements } from './commands/hold-replacements.ts'
import { returnRoutes } from './routes.ts'

const jobs: Job[] = [
  {
    name: 'returns.refund-credits',
    every: '* * * * *',
    async run(app) {
      await refundCredits(app)
    },
  },
  {
    name: 'returns.hold-replacements',
    every: '*/5 * * * *',
    async run(app) {
      await holdReplacements(app)
    },
  },
  {
    name: 'returns.advance',
    every: '* * * * *',
    async run(app) {
      await advanceReturns(app)
    },
  },
]

const OF_RETURNS = 'return_id in (select id from returns where customer_id = $1)'

export const returnsDomain: Domain = {
  name: 'returns',
  bin: [returnWindowsBin],
  personalData: [
    { table: 'returns', where: OF_CUSTOMER, ends: { keptFor: 'tax' } },
    { table: 'return_lines', where: OF_RETURNS, ends: { keptFor: 'tax' } },
    { table: 'return_uploads', where: OF_CUSTOMER, ends: 'deleted' },
  ],
  merging: [moved('returns', 'returns'), movedOnce('return_uploads', 'hash')],
  tables: [
    'return_events',
    'return_lines',
    'return_pictures',
    'return_reasons',
    'return_uploads',
    'return_windows',
    'returns',
  ],
  readsTables: {
    addresses: ['bank_accounts'],
    bookings: ['return_pickups'],
    catalog: ['categories', 'products', 'seller_registrations'],
    delivery: ['carriers', 'states'],
    inventory: ['stock_holds'],
    invoices: ['challan_files', 'challans', 'credit_note_lines', 'credit_notes', 'invoice_lines', 'invoices'],
    orders: [
      'exchange_credit_movements',
      'exchange_credits',
      'order_lines',
      'orders',
      'shipment_events',
      'shipment_lines',
      'shipments',
    ],
    payments: ['payments', 'refunds'],
  },
  routes: returnRoutes,
  jobs,
}
