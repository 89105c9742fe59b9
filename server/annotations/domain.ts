// Manifest of annotations: notes, tags and assignments that staff put on records of other domains, and what they are told of them.

import type { Domain } from '../platform/domain.ts'
import type { PersonalData } from '../platform/personal-data.ts'
import { RETENTION_BATCH } from '../platform/retention.ts'
import { mailUnread } from './commands/mail-unread.ts'
import { deleteOldNotes } from './repository/notes.ts'
import { deleteOldNotifications } from './repository/notifications.ts'
import { annotationRoutes, staffNotificationRoutes } from './routes.ts'

/** Annotations of a customer and of what belongs to the account. */
const OF_RECORDS = `(kind, record_id) in (
  select 'customer', $1::uuid::text union all
  select 'order', number::text from orders where customer_id = $1 union all
  select 'return', number::text from returns where customer_id = $1 union all
  select 'rfq', number::text from rfq_requests where customer_id = $1 union all
  select 'ticket', number::text from support_tickets where customer_id = $1)`

// written for the staff alone: deleted with the account, and not handed out
const ofRecords = (table: string): PersonalData => ({
  ...{ table, where: OF_RECORDS, shown: 'false', ends: 'deleted' },
})

export const annotationsDomain: Domain = {
  name: 'annotations',
  tables: [
    'record_assignments',
    'record_follows',
    'record_notes',
    'record_tags',
    'staff_notification_choices',
    'staff_notifications',
  ],
  readsTables: {
    catalog: ['products'],
    customers: ['customers'],
    orders: ['order_events', 'orders'],
    returns: ['return_events', 'returns'],
    rfq: ['rfq_requests'],
    staff: ['staff_members'],
    support: ['support_tickets'],
  },
  personalData: [
    ...[ofRecords('record_notes'), ofRecords('record_tags'), ofRecords('record_assignments')],
    ...[ofRecords('record_follows'), ofRecords('staff_notifications')],
  ],
  routes: [...annotationRoutes, ...staffNotificationRoutes],
  jobs: [
    {
      name: 'annotations.mail-unread',
      // 8:00 in India, 6:30 in the UAE
      every: '30 2 * * *',
      async run(app) {
        await mailUnread(app)
      },
    },
  ],
  retention: [
    {
      name: 'record_notes.all',
      columns: ['text'],
      days: 1095,
      from: 'at',
      ends: 'deleted',
      why: 'Claims of a customer end after three years.',
      apply: ({ db }, before) => deleteOldNotes(db, before, RETENTION_BATCH),
    },
    {
      name: 'staff_notifications.all',
      columns: ['actor_name'],
      days: 90,
      from: 'at',
      ends: 'deleted',
      why: 'What is not read by then is old news; the record itself has what happened.',
      apply: ({ db }, before) => deleteOldNotifications(db, before, RETENTION_BATCH),
    },
  ],
}
