// Hindi texts of the audit log.

import type { Translated } from '../app/messages.ts'
import type { messages as english } from './audit.en.ts'

export const messages: Translated<typeof english> = {
  title: 'ऑडिट लॉग',
  intro: 'स्टाफ़ और प्रोग्रामों का हर बदलाव। प्रविष्टियाँ न बदली जा सकती हैं, न हटाई जा सकती हैं।',
  export: 'CSV में निर्यात करें',
  who: 'व्यक्ति',
  record: 'रिकॉर्ड',
  recordId: 'रिकॉर्ड का नंबर या आईडी',
  search: 'खोजें',
  from: 'से',
  to: 'तक',
  nothing: 'इस दृश्य में कोई प्रविष्टि नहीं है',
  changed: 'क्या बदला',
  sent: 'क्या भेजा गया',
  field: 'फ़ील्ड',
  before: 'पहले',
  after: 'बाद में',
  value: 'मान',
  origin: '{who} · पता {address} · अनुरोध {request}',
  chain: 'प्रविष्टि {number} · {hash}',
  'kind-order': 'ऑर्डर',
  'kind-return': 'रिटर्न',
  'kind-refund': 'रिफ़ंड',
  'kind-shipment': 'शिपमेंट',
  'kind-rfq': 'कोटेशन अनुरोध',
  'kind-customer': 'ग्राहक',
  'kind-ticket': 'सहायता टिकट',
  'kind-changeSet': 'बदलाव सेट',
  'kind-imports': 'आयात',
  'kind-payout': 'विक्रेता भुगतान',
  'kind-staff': 'स्टाफ़',
  'kind-key': 'API कुंजी',
}
