// Manifest of the customers domain.

import type { Domain } from '../platform/domain.ts'
import { customerRoutes } from './routes.ts'

export const customersDomain: Domain = {
  name: 'customers',
  tables: ['business_details', 'customers', 'subscriptions'],
  readsTables: { catalog: ['sellers'] },
  routes: customerRoutes,
}
