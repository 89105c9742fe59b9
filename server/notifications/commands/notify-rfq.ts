// Queues messages about a bulk quote request, once: the confirmation mail, then the answer by mail and text message.

import { queueMessage } from '../../messages/service.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { originOf } from '../../platform/hosts.ts'
import type { OutboxEvent } from '../../platform/outbox.ts'
import { RFQ_ANSWER_TOPIC, RFQ_TOPIC, type RfqAnswerEvent, type RfqEvent } from '../../rfq/service.ts'
import { htmlOf } from '../adapters/html-mail.tsx'
import { findAnsweredRequest, findNotifiedRequest } from '../repository/contents.ts'
import { listOwnWords } from '../repository/templates.ts'
import { textOf } from '../rules/mail.ts'
import { ownWordsOf } from '../rules/own-words.ts'
import { quotationAnswerMail, quotationUrl } from '../rules/quotation-answer-mail.ts'
import { quotationMail } from '../rules/quotation-mail.ts'
import { orderText } from '../rules/texts.ts'

export const RFQ_TOPICS = [RFQ_TOPIC, RFQ_ANSWER_TOPIC]

/** Queues messages for an event of a request. */
export async function notifyOfRfq(tx: Tx, event: OutboxEvent, app: App): Promise<void> {
  if (event.topic === RFQ_TOPIC) await notifyOfRequest(tx, event, app)
  else await notifyOfAnswer(tx, event, app)
}

/** Confirms a request to its customer. Guests get no confirmation: anybody could enter somebody else's address. */
async function notifyOfRequest(tx: Tx, { payload }: OutboxEvent, app: App): Promise<void> {
  const { rfqNumber } = payload as RfqEvent
  const request = await findNotifiedRequest(tx, rfqNumber)
  if (!request) return
  const mail = quotationMail(request, await listOwnWords(tx, request.market, request.language))
  await queueMessage(app, tx, {
    ...{ channel: 'mail', recipient: request.email, template: 'quotation-received', language: request.language },
    subject: mail.subject,
    body: textOf(mail),
    html: htmlOf(mail, request.language),
    key: `quotation-received:${rfqNumber}:mail`,
  })
}

/**
 * Sends the answer: by mail to the verified address of the customer, otherwise to that of the request, which staff
 * have checked; by text message only to a verified number.
 */
async function notifyOfAnswer(tx: Tx, { payload }: OutboxEvent, app: App): Promise<void> {
  const { rfqNumber, version } = payload as RfqAnswerEvent
  const request = await findAnsweredRequest(tx, rfqNumber, version)
  if (!request) return
  const { language, market, email, phone } = request
  const origin = originOf(app.config, market)
  const ownWords = await listOwnWords(tx, market, language)
  const mail = quotationAnswerMail(request, origin, ownWords)
  const template = version === null ? 'quotation-declined' : 'quotation-answered'
  const key = `${template}:${rfqNumber}:${version ?? ''}`
  if (email) {
    await queueMessage(app, tx, {
      ...{ channel: 'mail', recipient: email, template, language, subject: mail.subject },
      ...{ body: textOf(mail), html: htmlOf(mail, language), key: `${key}:mail` },
    })
  }
  if (!phone || version === null) return
  const own = ownWordsOf(ownWords, 'sms', template)
  const values = { request: String(rfqNumber), link: quotationUrl(request, origin) }
  await queueMessage(app, tx, {
    channel: 'sms',
    recipient: phone,
    template,
    language,
    subject: null,
    body: orderText('quotation-answered', language, values, own),
    ...(own?.registeredId && { registeredId: own.registeredId }),
    key: `${key}:sms`,
  })
}
