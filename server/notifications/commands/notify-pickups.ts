// Queues the mail about the pickup of a return, once per booking and outcome.

import { PICKUP_TOPIC, type PickupEvent } from '../../bookings/service.ts'
import { queueMessage } from '../../messages/service.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { originOf } from '../../platform/hosts.ts'
import type { OutboxEvent } from '../../platform/outbox.ts'
import { returnIn } from '../../returns/service.ts'
import { htmlOf } from '../adapters/html-mail.tsx'
import { findNotifiedOrder } from '../repository/contents.ts'
import { listOwnWords } from '../repository/templates.ts'
import { textOf } from '../rules/mail.ts'
import { pickupMail } from '../rules/pickup-mails.ts'

export const PICKUP_TOPICS = [PICKUP_TOPIC]

/** Queues a message to the customer of a return, only to a verified address. */
export async function notifyOfPickup(tx: Tx, { payload }: OutboxEvent, app: App): Promise<void> {
  const event = payload as PickupEvent
  const order = await findNotifiedOrder(tx, event.orderId)
  const one = order && (await returnIn(tx, order.language, event.returnNumber))
  if (!order || !one || order.customer.email === null) return
  const own = await listOwnWords(tx, order.market, order.language)
  const mail = pickupMail(order, { one, event }, originOf(app.config, order.market), own)
  const template = `return-pickup-${event.to}`
  await queueMessage(app, tx, {
    channel: 'mail',
    recipient: order.customer.email,
    ...{ template, language: order.language },
    subject: mail.subject,
    body: textOf(mail),
    html: htmlOf(mail, order.language),
    key: `${template}:${event.reference}:mail`,
    orderId: event.orderId,
    attachments: [],
  })
}
