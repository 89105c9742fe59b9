// Edits message texts, and sends a test mail to the editor or a test text message to a number.

import { isDeepStrictEqual } from 'node:util'
import { MAX_TEXT_TESTS, type TemplateWords } from '../../../contract/notifications/templates.rules.ts'
import type { MessageTemplate } from '../../../contract/notifications/templates-api.ts'
import { queueMessage, requireTexts } from '../../messages/service.ts'
import { requireMember, type Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import { maskPhone } from '../../platform/contact-masks.ts'
import { appError } from '../../platform/errors.ts'
import { mailOfMember } from '../../staff/service.ts'
import { readIdentifier } from '../../verification/service.ts'
import { htmlOf } from '../adapters/html-mail.tsx'
import {
  mailWith,
  messageTemplate,
  ownOf,
  previewTemplate,
  requireWords,
  type WordsInView,
} from '../queries/message-templates.ts'
import { holdTemplate, type TemplateKey, updateTemplate } from '../repository/templates.ts'
import { textOf } from '../rules/mail.ts'

/**
 * Sets the text of a message in a market and language; null restores the standard text. Idempotent.
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
      describeChange({
        ...{ recordKind: 'message-template', recordId: `${market} ${channel} ${template} ${language}` },
        // the standard text counts as a version too
        ...{ before: { own: before }, after: { own } },
      })
    }
    return messageTemplate(tx, key)
  })
}

/** Sends a test mail to the caller. @throws session.login-required, and as `mailWith` */
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

/**
 * Sends a test text message to the given number. The daily limit per member is enforced by the message keys, so that
 * concurrent calls cannot exceed it.
 * @throws session.login-required, messages.text-off, message-template.phone, message-template.tests, and as
 *   `previewTemplate`
 */
export async function testText(
  app: App,
  actor: Staff,
  { phone, ...view }: WordsInView & { phone: string },
): Promise<string> {
  const { staffId, now } = requireMember(actor)
  const { market, language, template, own } = view
  const { text } = previewTemplate(app, view)
  requireTexts(app)
  const recipient = readIdentifier(market, { phone })?.value
  if (recipient === undefined) throw appError('message-template.phone')
  const registeredId = own?.registeredId || app.config.smsTemplateIds[template]
  await app.db.transaction(async tx => {
    for (let at = 1; at <= MAX_TEXT_TESTS; at++) {
      const message = {
        channel: 'sms' as const,
        recipient,
        template: 'template-test',
        language,
        subject: null,
        body: text,
      }
      const key = `text-test:${staffId}:${now.toISOString().slice(0, 10)}:${at}`
      if (await queueMessage(app, tx, { ...message, key, ...(registeredId && { registeredId }) })) return
    }
    throw appError('message-template.tests')
  })
  return maskPhone(market, recipient)
}
