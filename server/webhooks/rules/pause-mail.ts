// The mail to owners about a paused webhook, in English and Hindi.

import type { Language } from '../../../contract/shared/market.ts'
import type { PauseReason } from '../../../contract/webhooks/kinds.rules.ts'

export interface PauseMail {
  /** Name of the webhook. */
  name: string
  why: PauseReason
  /** URL of its page in the console, where it is resumed. */
  link: string
}

const TEXTS: Record<Language, (mail: PauseMail) => { subject: string; body: string }> = {
  en: ({ name, why, link }) => ({
    subject: `The webhook “${name}” was paused`,
    body: [
      why === 'gone'
        ? `The receiver of the webhook “${name}” answered 410 Gone, so the store has paused it.`
        : `The receiver of the webhook “${name}” has not accepted any message for a long time, so the store has paused it.`,
      'What happens is kept and sent when you resume it. Deliveries that were given up can be sent again there too.',
      link,
    ].join('\n\n'),
  }),
  hi: ({ name, why, link }) => ({
    subject: `वेबहुक “${name}” रोक दिया गया है`,
    body: [
      why === 'gone'
        ? `वेबहुक “${name}” के पते से 410 Gone जवाब मिला, इसलिए स्टोर ने उसे रोक दिया है।`
        : `वेबहुक “${name}” के पते ने लंबे समय से कोई संदेश स्वीकार नहीं किया है, इसलिए स्टोर ने उसे रोक दिया है।`,
      'इस बीच की घटनाएँ रखी जाती हैं और दोबारा चालू करने पर भेजी जाती हैं। जो संदेश नहीं पहुँच सके, वे भी वहीं से दोबारा भेजे जा सकते हैं।',
      link,
    ].join('\n\n'),
  }),
}

/** Subject and plain text of the mail. */
export function pauseMail(mail: PauseMail, language: Language): { subject: string; body: string } {
  return TEXTS[language](mail)
}
