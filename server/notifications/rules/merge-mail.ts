// The mail that tells a customer that two accounts were merged.

import { type Language, MARKET_INFO, type Market } from '../../../contract/shared/market.ts'
import type { Mail } from './mail.ts'
import type { Opening } from './mail-words.ts'
import { beginningOf, NO_OWN_WORDS, type OwnWords } from './own-words.ts'
import { MAIL_WORDS } from './words.ts'

export interface NotifiedMerge {
  market: Market
  language: Language
  firstName: string
  /** Verified addresses of both accounts, each once. */
  emails: string[]
  mergedNumber: number
  /**
   * The identifiers (phone or email) that both accounts had verified: the one of the other account can no longer log
   * in.
   */
  emailEnded: boolean
  phoneEnded: boolean
  at: Date
}

interface Words {
  subject: string
  text: string
  sessions: string
  email: string
  phone: string
  ifNot: string
  time: string
  number: string
  open: string
  whySent: string
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    subject: 'Your two Karkhana accounts are one now',
    text: 'Our staff have merged your two accounts. Orders, invoices, addresses, points and lists of both are in one account.',
    sessions: 'Devices that were logged in to the other account are logged out: log in again.',
    email:
      'Both accounts had an email address. You log in with one of them from now on; the other one no longer belongs to an account.',
    phone:
      'Both accounts had a mobile number. You log in with one of them from now on; the other one no longer belongs to an account.',
    ifNot: 'If these were not both your accounts, write to us at once.',
    time: 'Time',
    number: 'Account that ended',
    open: 'Open my account',
    whySent: 'You receive this mail because your Karkhana account was changed. It cannot be switched off.',
  },
  hi: {
    subject: 'आपके दो कारखाना अकाउंट अब एक हैं',
    text: 'हमारे स्टाफ़ ने आपके दोनों अकाउंट मिला दिए हैं। दोनों के ऑर्डर, इनवॉइस, पते, पॉइंट और सूचियाँ अब एक ही अकाउंट में हैं।',
    sessions: 'जिन डिवाइस पर दूसरे अकाउंट से लॉगिन था, वहाँ से लॉगआउट हो गया है: फिर से लॉगिन करें।',
    email: 'दोनों अकाउंट में ईमेल पता था। अब से इनमें से एक से ही लॉगिन होगा; दूसरा किसी अकाउंट से नहीं जुड़ा है।',
    phone: 'दोनों अकाउंट में मोबाइल नंबर था। अब से इनमें से एक से ही लॉगिन होगा; दूसरा किसी अकाउंट से नहीं जुड़ा है।',
    ifNot: 'अगर ये दोनों अकाउंट आपके नहीं थे, तो हमें तुरंत लिखें।',
    time: 'समय',
    number: 'बंद हुआ अकाउंट',
    open: 'मेरा अकाउंट खोलें',
    whySent: 'यह मेल आपको इसलिए भेजा गया है कि आपके कारखाना अकाउंट में बदलाव हुआ है। इसे बंद नहीं किया जा सकता।',
  },
}

export const mergeOpening = (language: Language): Opening => {
  const { subject, text } = WORDS[language]
  return { subject, text }
}

export function mergeMail(merge: NotifiedMerge, origin: string, own: OwnWords = NO_OWN_WORDS): Mail {
  const { market, language, firstName, mergedNumber, emailEnded, phoneEnded, at } = merge
  const { timeZone, languageTag } = MARKET_INFO[market]
  const words = WORDS[language]
  const values = { account: String(mergedNumber) }
  const { opening, ...beginning } = beginningOf(own, 'accounts-merged', values, mergeOpening(language))
  const time = at.toLocaleString(languageTag[language], { timeZone, dateStyle: 'medium', timeStyle: 'short' })
  return {
    ...beginning,
    paragraphs: [
      ...[MAIL_WORDS[language].hello(firstName), ...opening, words.sessions],
      ...(emailEnded ? [words.email] : []),
      ...(phoneEnded ? [words.phone] : []),
      words.ifNot,
    ],
    details: [
      { label: words.time, value: time },
      { label: words.number, value: String(mergedNumber) },
    ],
    lines: [],
    totals: [],
    action: { label: words.open, url: `${origin}${language === 'hi' ? '/hi' : ''}/dashboard` },
    footer: [words.whySent],
    unsubscribe: null,
  }
}
