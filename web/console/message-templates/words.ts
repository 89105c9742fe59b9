// Form values of a message, and the text they stand for.

import type { TemplateWords } from '../../../contract/notifications/templates.rules.ts'
import type { LanguageWords, MessageTemplate } from '../../../contract/notifications/templates-api.ts'
import type { Language, Market } from '../../../contract/shared/market.ts'

export interface Fields {
  subject: string
  text: string
  registeredId: string
}

export const fieldsOf = ({ own, standard }: LanguageWords): Fields => ({
  subject: own?.subject ?? standard.subject ?? '',
  text: own?.text ?? standard.text,
  registeredId: own?.registeredId ?? '',
})

/** The text for the server; null if it equals the standard one. */
export function ownOf(message: MessageTemplate, { standard }: LanguageWords, fields: Fields): TemplateWords | null {
  const isMail = message.channel === 'mail'
  const words = {
    subject: isMail ? fields.subject.trim() : null,
    text: fields.text.trim(),
    registeredId: isMail ? null : fields.registeredId.trim() || null,
  }
  const same = words.subject === standard.subject && words.text === standard.text && words.registeredId === null
  return same ? null : words
}

export interface WordsProps {
  market: Market
  message: MessageTemplate
  language: Language
}
