// Manifest of the payouts domain.

import type { Domain } from '../platform/domain.ts'
import type { Job } from '../platform/jobs.ts'
import { MAIL_COMMISSION, mailCommission } from './commands/mail-commission.ts'
import { payoutRoutes } from './routes.ts'

const jobs: Job[] = [
  {
    name: MAIL_COMMISSION,
    async run(app, { documentId }) {
      if (typeof documentId === 'string') await mailCommission(app, documentId)
    },
  },
]

export const payoutsDomain: Domain = {
  name: 'payouts',
  tables: [
    'commission_documents',
    'commission_mails',
    'operator_registrations',
    'payout_runs',
    'payouts',
    'seller_bank_accounts',
  ],
  readsTables: {
    delivery: ['states'],
    catalog: ['categories', 'products', 'seller_registrations', 'sellers'],
    invoices: ['credit_notes', 'e_invoices', 'invoice_lines', 'invoices'],
    ledger: ['commission_lines', 'ledger_entries', 'ledger_lines', 'seller_items', 'tcs_postings'],
    orders: ['orders', 'shipment_events', 'shipment_lines', 'shipments', 'order_lines'],
    returns: ['return_windows', 'returns'],
  },
  routes: payoutRoutes,
  jobs,
}
