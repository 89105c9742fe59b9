// Manifest of the rfq domain.

import type { Domain } from '../platform/domain.ts'
import { RETENTION_BATCH, type RetentionRule } from '../platform/retention.ts'
import { emptyOldRequests } from './repository.ts'
import { rfqRoutes } from './routes.ts'

const retention: RetentionRule[] = [
  {
    name: 'rfq_requests.persons',
    columns: ['full_name', 'email', 'mobile', 'description', 'tax_number'],
    days: 730,
    from: 'updated_at',
    ends: 'emptied',
    why: 'Prices are compared with those of earlier years; who asked then is not needed for it.',
    apply: ({ db }, before) => emptyOldRequests(db, before, RETENTION_BATCH),
  },
]

export const rfqDomain: Domain = {
  name: 'rfq',
  tables: ['rfq_events', 'rfq_requests'],
  readsTables: { catalog: ['categories', 'products'] },
  routes: rfqRoutes,
  retention,
}
