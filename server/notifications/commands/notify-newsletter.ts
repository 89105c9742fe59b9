// Queues the mail that asks the owner of an address to confirm the newsletter.

import { queueMessage } from '../../messages/service.ts'
import { confirmToken, NEWSLETTER_TOPIC, type NewsletterEvent, subscriptionById } from '../../newsletters/service.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { originOf } from '../../platform/hosts.ts'
import type { OutboxEvent } from '../../platform/outbox.ts'
import { htmlOf } from '../adapters/html-mail.tsx'
import { listOwnWords } from '../repository/templates.ts'
import { textOf } from '../rules/mail.ts'
import { newsletterMail } from '../rules/newsletter-mail.ts'

export const NEWSLETTER_TOPICS = [NEWSLETTER_TOPIC]

export async function askForNewsletter(tx: Tx, { payload }: OutboxEvent, app: App): Promise<void> {
  const event = payload as NewsletterEvent
  const row = await subscriptionById(tx, event.subscriptionId)
  if (!row || row.active) return
  const { language, email, market, id } = row
  const own = await listOwnWords(tx, market, language)
  const link = { origin: originOf(app.config, market), token: confirmToken(app, event) }
  const mail = newsletterMail(language, { ...link, own })
  await queueMessage(app, tx, {
    ...{ channel: 'mail', recipient: email, template: 'newsletter-confirm', language, subject: mail.subject },
    ...{ body: textOf(mail), html: htmlOf(mail, language), key: `newsletter-confirm:${id}:${event.askedAt}:mail` },
  })
}
