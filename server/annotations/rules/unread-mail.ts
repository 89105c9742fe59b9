// The daily mail of unread notifications, in English and Hindi.

import type { RecordKind } from '../../../contract/annotations/kinds.rules.ts'
import type { NotificationReason } from '../../../contract/annotations/notifications.rules.ts'
import type { Language } from '../../../contract/shared/market.ts'

interface Named {
  reason: NotificationReason
  kind: RecordKind
  recordId: string
  recordNumber: number
  actorName: string
}

export interface UnreadMail {
  /** Of the member. */
  name: string
  /** The newest first. */
  notifications: readonly Named[]
  /** Whether there are more than are named. */
  more: boolean
  /** Address of the console. */
  console: string
}

interface Words {
  kinds: Record<RecordKind, string>
  reasons: Record<NotificationReason, (by: string) => string>
  subject: string
  hello(name: string): string
  more: string
  all: string
  why: string
}

const WORDS: Record<Language, Words> = {
  en: {
    kinds: {
      ...{ order: 'Order', customer: 'Customer', product: 'Product' },
      ...{ return: 'Return', rfq: 'Quotation request', ticket: 'Ticket' },
    },
    reasons: {
      assigned: by => `assigned to you by ${by}`,
      mentioned: by => `${by} mentions you in a note`,
      note: by => `${by} has written a note`,
      state: () => 'has changed its state',
    },
    subject: 'Unread notifications of the Karkhana console',
    hello: name => `Hello ${name},`,
    more: 'There are more.',
    all: 'All notifications:',
    why: 'You have chosen this daily mail in your account at the console, where you can stop it.',
  },
  hi: {
    kinds: {
      ...{ order: 'ऑर्डर', customer: 'ग्राहक', product: 'उत्पाद' },
      ...{ return: 'वापसी', rfq: 'कोटेशन का अनुरोध', ticket: 'टिकट' },
    },
    reasons: {
      assigned: by => `${by} ने इसकी ज़िम्मेदारी आपको दी है`,
      mentioned: by => `${by} ने एक नोट में आपका ज़िक्र किया है`,
      note: by => `${by} ने नोट लिखा है`,
      state: () => 'इसकी स्थिति बदल गई है',
    },
    subject: 'कारखाना कंसोल की न पढ़ी गई सूचनाएँ',
    hello: name => `नमस्ते ${name},`,
    more: 'और भी सूचनाएँ हैं।',
    all: 'सभी सूचनाएँ:',
    why: 'यह दैनिक मेल आपने कंसोल में अपने खाते में चुना है। वहीं इसे बंद कर सकते हैं।',
  },
}

/** Subject and plain text of the mail. */
export function unreadMail(mail: UnreadMail, language: Language): { subject: string; body: string } {
  const words = WORDS[language]
  const lines = mail.notifications.map(
    ({ reason, kind, recordId, recordNumber, actorName }) =>
      `${words.kinds[kind]} ${recordNumber || recordId}: ${words.reasons[reason](actorName)}`,
  )
  const parts = [
    words.hello(mail.name),
    [...lines, ...(mail.more ? [words.more] : [])].join('\n'),
    `${words.all} ${mail.console}/notifications`,
    words.why,
  ]
  return { subject: words.subject, body: parts.join('\n\n') }
}
