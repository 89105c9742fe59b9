// The mail that asks the owner of an address to confirm the newsletter.

import type { Language } from '../../../contract/shared/market.ts'
import type { Mail } from './mail.ts'
import type { Opening } from './mail-words.ts'
import { beginningOf, NO_OWN_WORDS, type OwnWords } from './own-words.ts'

interface Words {
  subject: string
  text: string
  ignore: string
  confirm: string
  whySent: string
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    subject: 'Confirm the Karkhana newsletter',
    text: 'This address was entered for the newsletter of Karkhana: offers, new products and guides. Confirm that you want it. The link is valid for 7 days.',
    ignore: 'If it was not you, there is nothing to do: without a confirmation nothing is sent.',
    confirm: 'Confirm',
    whySent: 'You receive this mail because this address was entered for the newsletter at Karkhana.',
  },
  hi: {
    subject: 'कारखाना न्यूज़लेटर की पुष्टि करें',
    text: 'यह पता कारखाना के न्यूज़लेटर के लिए दिया गया है: ऑफ़र, नए उत्पाद और गाइड। पुष्टि करें कि आप इसे चाहते हैं। लिंक 7 दिन तक मान्य है।',
    ignore: 'अगर यह आपने नहीं किया है, तो कुछ करने की ज़रूरत नहीं है: पुष्टि के बिना कुछ नहीं भेजा जाता।',
    confirm: 'पुष्टि करें',
    whySent: 'यह मेल आपको इसलिए भेजा गया है कि यह पता कारखाना पर न्यूज़लेटर के लिए दिया गया है।',
  },
}

export const newsletterOpening = (language: Language): Opening => {
  const { subject, text } = WORDS[language]
  return { subject, text }
}

export function newsletterMail(
  language: Language,
  { origin, token, own = NO_OWN_WORDS }: { origin: string; token: string; own?: OwnWords },
): Mail {
  const words = WORDS[language]
  const { opening, ...beginning } = beginningOf(own, 'newsletter-confirm', {}, newsletterOpening(language))
  return {
    ...beginning,
    paragraphs: [...opening, words.ignore],
    ...{ details: [], lines: [], totals: [] },
    // fragments are not sent to servers and appear in no log
    action: { label: words.confirm, url: `${origin}${language === 'hi' ? '/hi' : ''}/newsletter#confirm=${token}` },
    footer: [words.whySent],
    unsubscribe: null,
  }
}
