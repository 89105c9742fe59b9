// The mail to a customer's former address when staff have changed it.

import type { Language } from '../../../contract/shared/market.ts'

const WORDS: Readonly<Record<Language, { subject: string; body: (shown: string) => string }>> = {
  en: {
    subject: 'The mail address of your Karkhana account was changed',
    body: shown =>
      `Our staff have changed the mail address of your Karkhana account to ${shown}. This address no longer belongs to the account, and you do not log in with it any longer. If you have not asked for it, write to us at once.`,
  },
  hi: {
    subject: 'आपके कारखाना अकाउंट का ईमेल पता बदला गया',
    body: shown =>
      `हमारे स्टाफ़ ने आपके कारखाना अकाउंट का ईमेल पता बदलकर ${shown} कर दिया है। यह पता अब इस अकाउंट से नहीं जुड़ा है और इससे लॉगिन नहीं होगा। अगर आपने यह नहीं कहा था, तो हमें तुरंत लिखें।`,
  },
}

/** `shown` is the new address, masked. */
export function emailChangedWords(language: Language, shown: string): { subject: string; body: string } {
  const { subject, body } = WORDS[language]
  return { subject, body: body(shown) }
}
