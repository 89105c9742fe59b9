// Manifest of the payouts domain.

import type { Domain } from '../platform/domain.ts'
import { payoutRoutes } from './routes.ts'

export const payoutsDomain: Domain = {
  name: 'payouts',
  tables: ['payout_runs', 'payouts', 'seller_bank_accounts'],
  readsTables: {
    catalog: ['categories', 'products', 'seller_registrations', 'sellers'],
    invoices: ['credit_notes', 'invoice_lines', 'invoices'],
    ledger: ['commission_lines', 'ledger_entries', 'ledger_lines', 'seller_items', 'tcs_postings'],
    orders: ['orders', 'return_windows', 'shipment_events', 'shipment_lines', 'shipments', 'order_lines'],
    returns: ['returns'],
  },
  routes: payoutRoutes,
}
