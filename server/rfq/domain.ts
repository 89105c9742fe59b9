// Manifest of the rfq domain.

import type { Domain } from '../platform/domain.ts'
import { rfqRoutes } from './routes.ts'

export const rfqDomain: Domain = {
  name: 'rfq',
  tables: ['rfq_events', 'rfq_requests'],
  readsTables: { catalog: ['categories', 'products'] },
  routes: rfqRoutes,
}
