// Manifest of the rfq domain.

import { moved } from '../platform/customer-merge.ts'
import type { Domain } from '../platform/domain.ts'
import type { Job } from '../platform/jobs.ts'
import { OF_CUSTOMER } from '../platform/personal-data.ts'
import { RETENTION_BATCH, type RetentionRule } from '../platform/retention.ts'
import { expireQuotes } from './commands/customer-quotes.ts'
import { emptyOldRequests } from './repository/raising.ts'
import { uploads } from './repository/uploads.ts'
import { rfqRoutes } from './routes.ts'

const retention: RetentionRule[] = [
  {
    name: 'rfq_requests.persons',
    columns: ['full_name', 'email', 'mobile', 'description', 'tax_number', 'reason', 'more_lines', 'pictures'],
    days: 730,
    from: 'updated_at',
    ends: 'emptied',
    why: 'Quotes are compared with earlier years; personal details are not needed for that.',
    apply: ({ db }, before) => emptyOldRequests(db, before, RETENTION_BATCH),
  },
  {
    name: 'rfq_uploads.all',
    columns: ['session_id', 'hash'],
    days: 2,
    from: 'uploaded_at',
    ends: 'deleted',
    why: 'A request is submitted shortly after its pictures are uploaded.',
    apply: ({ db }, before) => uploads.deleteOld(db, before, RETENTION_BATCH),
  },
]

const jobs: Job[] = [
  {
    name: 'rfq.expire',
    every: '* * * * *',
    async run(app) {
      await expireQuotes(app)
    },
  },
]

const EMPTIED = `customer_id = null, session_id = null, full_name = '', email = '', mobile = '', description = '', tax_number = null,
  reason = '', more_lines = '[]', pictures = '{}'`

export const rfqDomain: Domain = {
  name: 'rfq',
  personalData: [{ table: 'rfq_requests', where: OF_CUSTOMER, omit: ['contents_hash'], ends: { set: EMPTIED } }],
  merging: [moved('rfq_requests', 'quotes')],
  tables: ['rfq_events', 'rfq_quotes', 'rfq_requests', 'rfq_uploads'],
  readsTables: { catalog: ['categories', 'products'], customers: ['customers'] },
  routes: rfqRoutes,
  retention,
  jobs,
}
