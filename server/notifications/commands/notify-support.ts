// Queues the mail about a reply to a support ticket, once per reply.

import { queueMessage } from '../../messages/service.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { originOf } from '../../platform/hosts.ts'
import type { OutboxEvent } from '../../platform/outbox.ts'
import { SUPPORT_TOPIC, type SupportEvent, ticketCode } from '../../support/service.ts'
import { htmlOf } from '../adapters/html-mail.tsx'
import { findAnsweredTicket } from '../repository/contents.ts'
import { listOwnWords } from '../repository/templates.ts'
import { textOf } from '../rules/mail.ts'
import { supportMail } from '../rules/support-mail.ts'

export const SUPPORT_TOPICS = [SUPPORT_TOPIC]

/**
 * Queues the mail of a reply: to the verified address of the customer, otherwise to that of the ticket, which staff
 * have checked.
 */
export async function notifyOfSupport(tx: Tx, { payload }: OutboxEvent, app: App): Promise<void> {
  const { ticketNumber, messageId } = payload as SupportEvent
  const ticket = await findAnsweredTicket(tx, ticketNumber, messageId)
  if (!ticket?.email) return
  const { market, language, email } = ticket
  const own = await listOwnWords(tx, market, language)
  const link = { origin: originOf(app.config, market), code: ticketCode(app.secrets, ticket.id) }
  const mail = supportMail(ticket, { ...link, own })
  await queueMessage(app, tx, {
    ...{ channel: 'mail', recipient: email, template: 'support-answered', language, subject: mail.subject },
    ...{ body: textOf(mail), html: htmlOf(mail, language), key: `support-answered:${messageId}:mail` },
  })
}
