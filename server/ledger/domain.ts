// Manifest of the ledger domain.

import type { Domain } from '../platform/domain.ts'
import type { Job } from '../platform/jobs.ts'
import { collectTcs } from './commands/collect-tcs.ts'
import { postMissing } from './commands/post-missing.ts'
import { ledgerRoutes } from './routes.ts'

const jobs: Job[] = [
  {
    name: 'ledger.post-missing',
    every: '41 * * * *',
    async run(app) {
      await postMissing(app)
    },
  },
  {
    name: 'ledger.collect-tcs',
    every: '17 * * * *',
    async run(app) {
      await collectTcs(app)
    },
  },
]

export const ledgerDomain: Domain = {
  name: 'ledger',
  tables: [
    'carrier_claim_payments',
    'cod_remittances',
    'commission_lines',
    'commission_rates',
    'ledger_checked',
    'ledger_entries',
    'ledger_lines',
    'seller_items',
    'settlement_rows',
    'tcs_postings',
  ],
  readsTables: {
    catalog: ['categories', 'products', 'seller_registrations', 'sellers'],
    invoices: ['credit_note_lines', 'credit_notes', 'debit_note_lines', 'debit_notes', 'invoice_lines', 'invoices'],
    delivery: ['carriers'],
    orders: ['exchange_credit_movements', 'exchange_credits', 'lost_parcels', 'orders', 'shipment_events', 'shipments'],
    payments: ['disputes', 'payment_events', 'payments', 'refunds'],
    payouts: ['payouts'],
    returns: ['returns'],
  },
  routes: ledgerRoutes,
  jobs,
}
