// The reminder mail of a purchase list.

import type { MailValues } from '../../../contract/notifications/templates.rules.ts'
import type { Repeat } from '../../../contract/purchase-lists/api.ts'
import type { Language, Market } from '../../../contract/shared/market.ts'
import type { Mail } from './mail.ts'
import type { Opening } from './mail-words.ts'
import { beginningOf, NO_OWN_WORDS, type OwnWords } from './own-words.ts'
import { MAIL_WORDS } from './words.ts'

/** A list whose reminder is due, with its customer. */
export interface DueList extends Repeat {
  listId: string
  customerId: string
  name: string
  nextOn: string
  market: Market
  language: Language
  firstName: string
  /** Null if it is not verified, or reminders are switched off. */
  email: string | null
  /** In the order of the list. */
  products: { nameEn: string; nameHi: string; quantity: number; note: string }[]
}

interface Words {
  subject: (name: string) => string
  text: string
  quantity: (count: number) => string
  more: (count: number) => string
  open: string
  whySent: string
  unsubscribe: string
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    subject: name => `Time to buy again: ${name}`,
    text: 'You wanted to be reminded of this purchase list today. Prices and stock are shown on its page; all of it is added to the cart with one click.',
    quantity: count => `Quantity ${count}`,
    more: count => `More products of the list: ${count}`,
    open: 'Open the list',
    whySent: 'You receive this mail because you set a reminder for this purchase list at Karkhana.',
    unsubscribe: 'End all reminders',
  },
  hi: {
    subject: name => `फिर खरीदने का समय: ${name}`,
    text: 'आपने आज इस खरीद सूची की याद दिलाने को कहा था। कीमत और स्टॉक सूची के पेज पर हैं; पूरी सूची एक क्लिक से कार्ट में जुड़ जाती है।',
    quantity: count => `मात्रा ${count}`,
    more: count => `सूची के और उत्पाद: ${count}`,
    open: 'सूची खोलें',
    whySent: 'यह मेल आपको इसलिए भेजा गया है कि आपने कारखाना पर इस खरीद सूची के लिए रिमाइंडर लगाया है।',
    unsubscribe: 'सभी रिमाइंडर बंद करें',
  },
}

const MAX_LINES = 20

export const reminderOpening = (language: Language, { list }: MailValues<'purchase-list-reminder'>): Opening => ({
  subject: WORDS[language].subject(list),
  text: WORDS[language].text,
})

export function reminderMail(
  list: DueList,
  { origin, unsubscribeUrl, own = NO_OWN_WORDS }: { origin: string; unsubscribeUrl: string; own?: OwnWords },
): Mail {
  const { language, listId, name, firstName, products } = list
  const words = WORDS[language]
  const standard = reminderOpening(language, { list: name })
  const { opening, ...beginning } = beginningOf(own, 'purchase-list-reminder', { list: name }, standard)
  const lines = products.slice(0, MAX_LINES).map(({ nameEn, nameHi, quantity, note }) => ({
    name: language === 'hi' ? nameHi : nameEn,
    note: [words.quantity(quantity), note].filter(Boolean).join(', '),
    amount: '',
  }))
  const further = products.length - lines.length
  return {
    ...{ ...beginning, preview: lines.map(line => line.name).join(', ') },
    paragraphs: [MAIL_WORDS[language].hello(firstName), ...opening, ...(further > 0 ? [words.more(further)] : [])],
    details: [],
    lines,
    totals: [],
    action: { label: words.open, url: `${origin}${language === 'hi' ? '/hi' : ''}/dashboard/purchase-lists/${listId}` },
    footer: [words.whySent],
    unsubscribe: { label: words.unsubscribe, url: unsubscribeUrl },
  }
}
