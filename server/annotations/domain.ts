// Manifest of annotations: notes, files, tags and assignments that staff put on records of other domains, and their
// notifications.

import type { MergeRule } from '../platform/customer-merge.ts'
import type { Domain } from '../platform/domain.ts'
import type { PersonalData } from '../platform/personal-data.ts'
import { RETENTION_BATCH } from '../platform/retention.ts'
import { mailUnread } from './commands/mail-unread.ts'
import { registerAttachments } from './plugin.ts'
import { followStaffNotifications, registerNotificationStream } from './queries/notification-stream.ts'
import { deleteOldAttachments } from './repository/attachments.ts'
import { deleteOldNotes } from './repository/notes.ts'
import { deleteOldNotifications } from './repository/notifications.ts'
import { annotationRoutes, attachmentRoutes, staffNotificationRoutes } from './routes.ts'

/** Annotations of a customer and of what belongs to the account. */
const OF_RECORDS = `(kind, record_id) in (
  select 'customer', $1::uuid::text union all
  select 'order', number::text from orders where customer_id = $1 union all
  select 'return', number::text from returns where customer_id = $1 union all
  select 'rfq', number::text from rfq_requests where customer_id = $1 union all
  select 'ticket', number::text from support_tickets where customer_id = $1 union all
  select 'lead', id::text from leads where customer_id = $1::uuid::text union all
  select 'dispute', d.id::text from disputes d join orders o on o.id = d.order_id where o.customer_id = $1)`

// for staff only: deleted with the account and not part of the data download
const ofRecords = (table: string): PersonalData => ({
  ...{ table, where: OF_RECORDS, shown: 'false', ends: 'deleted' },
})

/** Annotations of a merged customer, of which the remaining customer keeps one for each value of `column`. */
const ofCustomer = (table: string, column: string): MergeRule => ({
  table,
  statements: [
    `delete from ${table} t where t.kind = 'customer' and t.record_id = $2::uuid::text and exists (
       select from ${table} k where k.kind = 'customer' and k.record_id = $1::uuid::text and k.${column} = t.${column})`,
    `update ${table} set record_id = $1::uuid::text${
      table === 'record_follows' ? '' : ', record_number = (select number from customers where id = $1::uuid)'
    } where kind = 'customer' and record_id = $2::uuid::text`,
  ],
})

export const annotationsDomain: Domain = {
  name: 'annotations',
  merging: [
    ...[
      ofCustomer('record_tags', 'key'),
      ofCustomer('record_assignments', 'kind'),
      ofCustomer('record_follows', 'staff_id'),
    ],
    {
      table: 'record_notes',
      statements: [
        `update record_notes set record_id = $1::uuid::text where kind = 'customer' and record_id = $2::uuid::text`,
      ],
      moves: 'notes',
      belongs: `t.kind = 'customer' and t.record_id = $2::uuid::text and t.deleted_at is null`,
    },
    {
      table: 'record_attachments',
      statements: [
        `update record_attachments set record_id = $1::uuid::text where kind = 'customer' and record_id = $2::uuid::text`,
      ],
      moves: 'files',
      belongs: `t.kind = 'customer' and t.record_id = $2::uuid::text and t.deleted_at is null`,
    },
    {
      table: 'staff_notifications',
      statements: [
        `update staff_notifications set record_id = $1::uuid::text,
         record_number = (select number from customers where id = $1::uuid)
       where kind = 'customer' and record_id = $2::uuid::text`,
      ],
    },
  ],
  tables: [
    'record_assignments',
    'record_attachment_contents',
    'record_attachments',
    'record_follows',
    'record_notes',
    'record_tags',
    'staff_notification_choices',
    'staff_notifications',
  ],
  readsTables: {
    catalog: ['products', 'sellers'],
    content: ['articles', 'content_documents', 'landing_pages', 'leads'],
    customers: ['customers'],
    orders: ['order_events', 'orders'],
    payments: ['disputes'],
    promotions: ['promotions'],
    returns: ['return_events', 'returns'],
    rfq: ['rfq_requests'],
    staff: ['staff_members'],
    support: ['support_tickets'],
  },
  personalData: [
    {
      ...ofRecords('record_notes'),
      // notes on the customer are personal data: downloaded, but without their author
      shown: `kind = 'customer' and deleted_at is null`,
      omit: ['id', 'seq', 'kind', 'record_id', 'author_id', 'author_name', 'version', 'mentioned', 'deleted_at'],
    },
    {
      // the content is deleted with the row; the download lists the files of a customer, and staff send them on
      // request
      ...ofRecords('record_attachments'),
      shown: `kind = 'customer' and deleted_at is null`,
      omit: ['id', 'seq', 'kind', 'record_id', 'hash', 'author_id', 'author_name', 'deleted_at'],
    },
    ...[ofRecords('record_tags'), ofRecords('record_assignments')],
    ...[ofRecords('record_follows'), ofRecords('staff_notifications')],
  ],
  routes: [...annotationRoutes, ...attachmentRoutes, ...staffNotificationRoutes],
  plugins: [registerAttachments, registerNotificationStream],
  startupHooks: [followStaffNotifications],
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
      why: 'Customer claims expire after three years.',
      apply: ({ db }, before) => deleteOldNotes(db, before, RETENTION_BATCH),
    },
    {
      name: 'record_attachments.all',
      columns: ['name'],
      days: 1095,
      from: 'at',
      ends: 'deleted',
      why: 'Kept as long as notes; the file content is deleted too.',
      apply: ({ db }, before) => deleteOldAttachments(db, before, RETENTION_BATCH),
    },
    {
      name: 'staff_notifications.all',
      columns: ['actor_name'],
      days: 90,
      from: 'at',
      ends: 'deleted',
      why: 'Older notifications are no longer useful; the record keeps its own history.',
      apply: ({ db }, before) => deleteOldNotifications(db, before, RETENTION_BATCH),
    },
  ],
}
