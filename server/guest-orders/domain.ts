// Manifest of guest orders: orders looked up without logging in.

import type { Domain } from '../platform/domain.ts'
import type { Job } from '../platform/jobs.ts'
import { ofContacts } from '../platform/personal-data.ts'
import { RETENTION_BATCH, type RetentionRule } from '../platform/retention.ts'
import { SEND_CODE, sendOrderCode } from './commands/look-up.ts'
import { deleteOldLookups } from './repository.ts'
import { guestOrderRoutes } from './routes.ts'

const retention: RetentionRule[] = [
  {
    name: 'order_lookups.all',
    columns: ['session_id', 'contact', 'ip'],
    days: 2,
    from: 'asked_at',
    ends: 'deleted',
    why: 'Lookup limits cover one day, and a lookup gives access to an order for one hour.',
    apply: ({ db }, before) => deleteOldLookups(db, before, RETENTION_BATCH),
  },
]

const jobs: Job[] = [
  {
    name: SEND_CODE,
    async run(app, { lookupId }) {
      await sendOrderCode(app, String(lookupId))
    },
  },
]

export const guestOrdersDomain: Domain = {
  name: 'guest-orders',
  personalData: [{ table: 'order_lookups', where: ofContacts('contact'), ends: 'deleted' }],
  tables: ['order_lookups'],
  readsTables: { customers: ['customers'], orders: ['orders'] },
  routes: guestOrderRoutes,
  retention,
  jobs,
}
