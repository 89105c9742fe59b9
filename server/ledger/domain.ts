// Manifest of the ledger domain.

import type { Domain } from '../platform/domain.ts'
import type { Job } from '../platform/jobs.ts'
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
]

export const ledgerDomain: Domain = {
  name: 'ledger',
  tables: ['ledger_entries', 'ledger_lines'],
  readsTables: {
    invoices: ['credit_note_lines', 'credit_notes', 'invoice_lines', 'invoices'],
    orders: ['orders'],
    payments: ['payment_events', 'payments', 'refunds'],
    returns: ['returns'],
  },
  routes: ledgerRoutes,
  jobs,
}
