// Hindi texts of leads.

import type { Translated } from '../app/messages.ts'
import type { messages as english } from './leads.en.ts'

export const messages: Translated<typeof english> = {
  title: 'लीड',
  path: 'पथ',
  number: 'लीड {number}',
  request: 'अनुरोध',
  history: 'इतिहास',
  noteChanged: 'टिप्पणी बदली गई',
  kind: 'प्रकार',
  'kind-offer': 'ऑफ़र',
  'kind-landing': 'लैंडिंग पेज',
  'kind-gifting': 'कॉर्पोरेट गिफ़्ट',
  'kind-pay-later': 'बाद में भुगतान',
  state: 'स्थिति',
  'state-new': 'नई',
  'state-contacted': 'संपर्क हुआ',
  'state-closed': 'बंद',
  note: 'टिप्पणी',
  record: 'संपर्क दर्ज करें',
  save: 'सहेजें',
  saved: 'सहेजा गया।',
  export: 'CSV में निर्यात करें',
  consent: '{time} को सहमति दी ({language}, पाठ {version})',
  consentUnknown: 'जब यह लीड आई, तब सहमति सहेजी नहीं जाती थी।',
  en: 'अंग्रेज़ी',
  hi: 'हिन्दी',
  nothing: 'इस दृश्य में कोई लीड नहीं है',
}
