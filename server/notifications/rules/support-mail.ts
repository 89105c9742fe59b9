// The mail that sends a customer a reply to a support ticket.

import type { MailValues } from '../../../contract/notifications/templates.rules.ts'
import type { Language, Market } from '../../../contract/shared/market.ts'
import type { Mail } from './mail.ts'
import type { Opening } from './mail-words.ts'
import { beginningOf, NO_OWN_WORDS, type OwnWords } from './own-words.ts'
import { MAIL_WORDS } from './words.ts'

/** A ticket with the replying message. */
export interface AnsweredTicket {
  id: string
  number: number
  market: Market
  language: Language
  firstName: string
  /** The verified address of the customer, otherwise that of the ticket; empty for none. */
  email: string
  /** Whether a customer raised it and can read it in the account; others need its code. */
  hasAccount: boolean
  /** Whether the reply closed it. */
  closed: boolean
  text: string
}

interface Words {
  subject: (number: string) => string
  opening: string
  again: string
  closed: string
  number: string
  view: string
  whySent: string
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    subject: number => `Our answer to your ticket ${number}`,
    opening: 'Our support team has answered your message:',
    again: 'Open the ticket to write again or to close it. Replies to this mail are not read.',
    closed: 'We have closed the ticket. Write into it within 30 days if something is still open.',
    number: 'Ticket number',
    view: 'Open the ticket',
    whySent: 'You receive this mail because a support ticket was raised with this address at Karkhana.',
  },
  hi: {
    subject: number => `आपके टिकट ${number} का जवाब`,
    opening: 'हमारी सपोर्ट टीम ने आपके संदेश का जवाब दिया है:',
    again: 'फिर से लिखने या टिकट बंद करने के लिए टिकट खोलें। इस मेल पर भेजे गए जवाब पढ़े नहीं जाते।',
    closed: 'हमने यह टिकट बंद कर दिया है। कुछ बाकी हो, तो 30 दिन के भीतर इसी टिकट में लिखें।',
    number: 'टिकट नंबर',
    view: 'टिकट खोलें',
    whySent: 'यह मेल आपको इसलिए भेजा गया है कि इस पते से कारखाना पर सपोर्ट टिकट बनाया गया है।',
  },
}

/** The URL of a ticket: in the account, or for a guest with its code in the fragment, which is not sent to servers. */
export function ticketUrl({ number, language, hasAccount }: AnsweredTicket, origin: string, code: string): string {
  const path = hasAccount ? `/dashboard/support/${number}` : `/bharat-pay/ticket#${number}-${code}`
  return `${origin}${language === 'hi' ? '/hi' : ''}${path}`
}

export const supportOpening = (language: Language, { ticket }: MailValues<'support-answered'>): Opening => ({
  subject: WORDS[language].subject(ticket),
  text: WORDS[language].opening,
})

/** The mail of a reply to a ticket. */
export function supportMail(
  ticket: AnsweredTicket,
  { origin, code, own = NO_OWN_WORDS }: { origin: string; code: string; own?: OwnWords },
): Mail {
  const { number, language, firstName, closed, text } = ticket
  const words = WORDS[language]
  const values = { ticket: String(number) }
  const { opening, ...beginning } = beginningOf(own, 'support-answered', values, supportOpening(language, values))
  return {
    ...beginning,
    paragraphs: [
      ...[MAIL_WORDS[language].hello(firstName), ...opening, ...text.split(/\n+/).filter(Boolean)],
      closed ? words.closed : words.again,
    ],
    details: [{ label: words.number, value: String(number) }],
    lines: [],
    totals: [],
    action: { label: words.view, url: ticketUrl(ticket, origin, code) },
    footer: [words.whySent],
    unsubscribe: null,
  }
}
