// Queues the mails about an order that was moved to another account, to the verified addresses of both customers.

import { queueMessage } from '../../messages/service.ts'
import { CUSTOMER_CHANGED_TOPIC, type CustomerChanged } from '../../orders/service.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { originOf } from '../../platform/hosts.ts'
import type { OutboxEvent } from '../../platform/outbox.ts'
import { htmlOf } from '../adapters/html-mail.tsx'
import { findMovedOrder } from '../repository/contents.ts'
import { listOwnWords } from '../repository/templates.ts'
import { textOf } from '../rules/mail.ts'
import { movedOrderMail } from '../rules/moved-order-mail.ts'

export const MOVED_ORDER_TOPICS = [CUSTOMER_CHANGED_TOPIC]

export async function notifyOfMovedOrder(tx: Tx, { payload }: OutboxEvent, app: App): Promise<void> {
  const change = payload as CustomerChanged
  const order = await findMovedOrder(tx, change)
  if (!order) return
  for (const reader of order.readers) {
    const { side, language, email: recipient } = reader
    const own = await listOwnWords(tx, order.market, language)
    const mail = movedOrderMail(order, reader, originOf(app.config, order.market), own)
    const template = `order-moved-${side}`
    await queueMessage(app, tx, {
      ...{ channel: 'mail', recipient, template, language, subject: mail.subject },
      ...{ body: textOf(mail), html: htmlOf(mail, language), key: `${template}:${change.changeId}:mail` },
      orderId: change.orderId,
    })
  }
}
