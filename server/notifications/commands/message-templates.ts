// Staff set the words of messages, and send themselves a mail with them.

import { isDeepStrictEqual } from 'node:util'
import type { TemplateWords } from '../../../contract/notifications/templates.rules.ts'
import type { MessageTemplate } from '../../../contract/notifications/templates-api.ts'
import { queueMessage } from '../../messages/service.ts'
import { requireMember, type Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import { appError } from '../../platform/errors.ts'
import { mailOfMember } from '../../staff/service.ts'
import { htmlOf } from '../adapters/html-mail.tsx'
import { mailWith, messageTemplate, ownOf, requireWords, type WordsInView } from '../queries/message-templates.ts'
import { holdTemplate, type TemplateKey, updateTemplate } from '../repository/templates.ts'
import { textOf } from '../rules/mail.ts'

/**
 * Sets the words of a message in a market and language; null for the standard ones. The same again changes nothing.
 * @throws message-template.unknown, message-template.words, message-template.values, content.changed-meanwhile
 */
export function changeTemplate(
  app: App,
  { version, own, ...key }: TemplateKey & { version: number; own: TemplateWords | null },
): Promise<MessageTemplate> {
  const { market, channel, template, language } = key
  requireWords(channel, template, own)
  return app.db.transaction(async tx => {
    const held = await holdTemplate(tx, key, app.now())
    const before = ownOf(held)
    if (!isDeepStrictEqual(before, own)) {
      if (held.version !== version) throw appError('content.changed-meanwhile')
      await updateTemplate(tx, key, own, app.now())
      describeChange({ recordId: `${market} ${channel} ${template} ${language}`, before, after: own })
    }
    return messageTemplate(tx, key)
  })
}

/** Sends a mail to the member of staff who asks. @throws session.login-required, and as `mailWith` */
export async function testTemplate(app: App, actor: Staff, view: WordsInView): Promise<string> {
  const { staffId, now } = requireMember(actor)
  const { language, template } = view
  const mail = mailWith(app, view)
  const email = await mailOfMember(app.db, staffId)
  await app.db.transaction(tx =>
    queueMessage(app, tx, {
      ...{ channel: 'mail', recipient: email, template: 'template-test', language, subject: mail.subject },
      ...{ body: textOf(mail), html: htmlOf(mail, language) },
      key: `template-test:${template}:${staffId}:${language}:${now.toISOString()}`,
    }),
  )
  return email
}
