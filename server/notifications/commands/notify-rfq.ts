// Queues the mail that confirms a bulk quotation request, once, to a verified address only.

import { queueMessage } from '../../messages/service.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import type { OutboxEvent } from '../../platform/outbox.ts'
import { RFQ_TOPIC, type RfqEvent } from '../../rfq/service.ts'
import { htmlOf } from '../adapters/html-mail.tsx'
import { findNotifiedRequest } from '../repository.ts'
import { textOf } from '../rules/mail.ts'
import { quotationMail } from '../rules/quotation-mail.ts'

export const RFQ_TOPICS = [RFQ_TOPIC]

/** Confirms a request to its customer. Guests get none: anybody could type the address of another person. */
export async function notifyOfRequest(tx: Tx, { payload }: OutboxEvent, app: App): Promise<void> {
  const { rfqNumber } = payload as RfqEvent
  const request = await findNotifiedRequest(tx, rfqNumber)
  if (!request) return
  const mail = quotationMail(request)
  await queueMessage(app, tx, {
    ...{ channel: 'mail', recipient: request.email, template: 'quotation-received', language: request.language },
    subject: mail.subject,
    body: textOf(mail),
    html: htmlOf(mail, request.language),
    key: `quotation-received:${rfqNumber}:mail`,
  })
}
