// Manifest of the account domain, which composes its overview from the others.

import type { Domain } from '../platform/domain.ts'
import { accountRoutes } from './routes.ts'

export const accountDomain: Domain = {
  name: 'account',
  readsTables: {
    invoices: ['credit_notes', 'invoices'],
    orders: ['order_lines', 'orders'],
    rfq: ['rfq_requests'],
  },
  routes: accountRoutes,
}
