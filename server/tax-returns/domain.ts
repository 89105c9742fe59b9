// Manifest of the tax returns domain.

import type { Domain } from '../platform/domain.ts'
import { taxReturnRoutes, vatReturnRoutes } from './routes.ts'

export const taxReturnsDomain: Domain = {
  name: 'tax-returns',
  readsTables: {
    payouts: ['commission_documents'],
    invoices: [
      'challans',
      'credit_note_lines',
      'credit_notes',
      'debit_note_lines',
      'debit_notes',
      'invoice_lines',
      'invoices',
    ],
  },
  routes: [...taxReturnRoutes, ...vatReturnRoutes],
}
