// Manifest of annotations: notes, tags and assignments that staff put on records of other domains.

import type { Domain } from '../platform/domain.ts'
import type { PersonalData } from '../platform/personal-data.ts'
import { RETENTION_BATCH } from '../platform/retention.ts'
import { deleteOldNotes } from './repository/notes.ts'
import { annotationRoutes } from './routes.ts'

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
  tables: ['record_assignments', 'record_notes', 'record_tags'],
  readsTables: {
    catalog: ['products'],
    customers: ['customers'],
    orders: ['orders'],
    returns: ['returns'],
    rfq: ['rfq_requests'],
    staff: ['staff_members'],
    support: ['support_tickets'],
  },
  personalData: [ofRecords('record_notes'), ofRecords('record_tags'), ofRecords('record_assignments')],
  routes: annotationRoutes,
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
  ],
}
