// Queues the mail about a new state of a return, once.

import { queueMessage } from '../../messages/service.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { originOf } from '../../platform/hosts.ts'
import type { OutboxEvent } from '../../platform/outbox.ts'
import { RETURN_TOPIC, type ReturnEvent, returnIn } from '../../returns/service.ts'
import { htmlOf } from '../adapters/html-mail.tsx'
import { findNotifiedOrder } from '../repository/contents.ts'
import { listOwnWords } from '../repository/templates.ts'
import { textOf } from '../rules/mail.ts'
import { returnMail } from '../rules/return-mails.ts'

export const RETURN_TOPICS = [RETURN_TOPIC]

/** Queues messages to the customer of a return, only to a verified address. */
export async function notifyOfReturn(tx: Tx, { payload }: OutboxEvent, app: App): Promise<void> {
  const { orderId, returnNumber, to: state, why } = payload as ReturnEvent
  if (state === 'withdrawn') return
  const order = await findNotifiedOrder(tx, orderId)
  const one = order && (await returnIn(tx, order.language, returnNumber))
  if (!order || !one || order.customer.email === null) return
  const own = await listOwnWords(tx, order.market, order.language)
  const mail = returnMail(order, { one, state, why }, originOf(app.config, order.market), own)
  const template = `return-${state}`
  await queueMessage(app, tx, {
    channel: 'mail',
    recipient: order.customer.email,
    ...{ template, language: order.language },
    subject: mail.subject,
    body: textOf(mail),
    html: htmlOf(mail, order.language),
    key: `${template}:${returnNumber}:mail`,
    orderId,
    attachments: [],
  })
}
