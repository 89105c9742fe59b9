// What people consent to when they leave their contact data, word for word by version, as shown in forms.

import type { Language } from './market.ts'

export type ConsentKind = 'lead' | 'newsletter'

/** Texts never change: new wording is a new version at the end, and the form shows the last one. */
export const CONSENT_TEXTS: Readonly<Record<ConsentKind, readonly Readonly<Record<Language, string>>[]>> = {
  lead: [
    {
      en: 'You may use my details to contact me about this request by phone and mail.',
      hi: 'इस अनुरोध के बारे में फ़ोन और मेल से मुझसे संपर्क करने के लिए मेरी जानकारी काम में ली जा सकती है।',
    },
  ],
  newsletter: [
    {
      en: 'I want to receive the newsletter by mail: offers, new products and guides. I can end it at any time.',
      hi: 'मुझे मेल से न्यूज़लेटर भेजा जाए: ऑफ़र, नए उत्पाद और गाइड। इसे कभी भी बंद किया जा सकता है।',
    },
  ],
}

/** Number of the text that a kind of form shows now, starting at 1. */
export const LEAD_CONSENT = 1
export const NEWSLETTER_CONSENT = 1

/** A stored consent: which text, in which language, when. */
export interface StoredConsent {
  version: number
  language: Language
  at: Date
}
