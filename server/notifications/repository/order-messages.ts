// SQL of the messages about an order, as staff see them.

import type { Language } from '../../../contract/shared/market.ts'
import { type Db, statement } from '../../platform/db.ts'

export interface OrderMessageRow {
  id: string
  channel: 'mail' | 'sms' | 'push'
  template: string
  subject: string | null
  language: Language
  recipient: string
  createdAt: Date
  sentAt: Date | null
  failedAt: Date | null
  error: string | null
}

const LIST = statement(
  'notifications.list-order-messages',
  `select id, channel, template, subject, language, recipient, created_at as "createdAt", sent_at as "sentAt", failed_at as "failedAt",
     error
   from messages where order_id = $1 order by created_at desc, id limit $2`,
)

/** The latest first. */
export function listOrderMessages(db: Db, orderId: string, limit: number): Promise<OrderMessageRow[]> {
  return db.rows(LIST, [orderId, limit])
}
