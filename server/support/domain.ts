// Manifest of the support domain.

import { moved } from '../platform/customer-merge.ts'
import type { Domain } from '../platform/domain.ts'
import { OF_CUSTOMER } from '../platform/personal-data.ts'
import { RETENTION_BATCH, type RetentionRule } from '../platform/retention.ts'
import { emptyOldMessages, emptyOldTickets } from './repository/raising.ts'
import { uploads } from './repository/uploads.ts'
import { supportRoutes } from './routes.ts'

const retention: RetentionRule[] = [
  {
    name: 'support_tickets.persons',
    columns: ['full_name', 'email', 'mobile'],
    days: 730,
    from: 'updated_at',
    ends: 'emptied',
    why: 'Complaints about an order may recur for two years; personal details are not needed after that.',
    apply: ({ db }, before) => emptyOldTickets(db, before, RETENTION_BATCH),
  },
  {
    name: 'support_messages.texts',
    columns: ['text', 'pictures'],
    days: 730,
    from: 'at',
    ends: 'emptied',
    why: 'Kept as long as the tickets they belong to.',
    apply: ({ db }, before) => emptyOldMessages(db, before, RETENTION_BATCH),
  },
  {
    name: 'support_uploads.all',
    columns: ['session_id', 'hash'],
    days: 2,
    from: 'uploaded_at',
    ends: 'deleted',
    why: 'A message is sent shortly after its pictures are uploaded.',
    apply: ({ db }, before) => uploads.deleteOld(db, before, RETENTION_BATCH),
  },
]

const OF_TICKETS = 'ticket_id in (select id from support_tickets where customer_id = $1)'

export const supportDomain: Domain = {
  name: 'support',
  personalData: [
    { table: 'support_messages', where: OF_TICKETS, omit: ['staff_id'], ends: { set: "text = '', pictures = '{}'" } },
    {
      ...{ table: 'support_tickets', where: OF_CUSTOMER, omit: ['contents_hash'] },
      ends: { set: "customer_id = null, session_id = null, full_name = '', email = '', mobile = ''" },
    },
  ],
  merging: [moved('support_tickets', 'tickets')],
  tables: ['support_events', 'support_messages', 'support_tickets', 'support_uploads'],
  readsTables: { orders: ['orders'], rfq: ['rfq_requests'] },
  routes: supportRoutes,
  retention,
}
