// Hindi texts of the refund desk.

import type { Translated } from '../app/messages.ts'
import type { messages as english } from './refunds.en.ts'

export const messages: Translated<typeof english> = {
  title: 'रिफ़ंड',
  'view-failed': 'हाथ से करने हैं',
  'view-requested': 'चल रहे हैं',
  'view-succeeded': 'हो चुके',
  'view-all': 'सभी',
  search: 'ऑर्डर, रिफ़ंड या संदर्भ',
  method: 'भुगतान का तरीका',
  refundReference: 'रिफ़ंड का संदर्भ {reference}',
  nothing: 'इस दृश्य में कोई रिफ़ंड नहीं है',
  ofOrder: 'ऑर्डर {number}',
  'cause-order-cancelled': 'ऑर्डर रद्द हुआ',
  'cause-items-cancelled': 'उत्पाद रद्द हुए',
  'cause-order-edited': 'ऑर्डर के उत्पाद बदले गए',
  'cause-late-payment': 'भुगतान देर से आया',
  'cause-returned': 'वापस आया',
  'cause-not-delivered': 'डिलीवर नहीं हुआ',
  'cause-price-reduced': 'बिना वापसी के रिफ़ंड',
  disputed: 'भुगतान के विवाद तक रुका है',
  tries: '{count, plural, one{# कोशिश} other{# कोशिशें}}: {why}',
  retry: 'फिर कोशिश करें',
  retried: 'रिफ़ंड की फिर कोशिश होगी।',
  record: 'चुकाया हुआ दर्ज करें',
  recordText: 'पहले स्टोर के खाते से {amount} चुकाएँ, फिर बैंक का संदर्भ दर्ज करें। इसे वापस नहीं लिया जा सकता।',
  accountRecorded: 'खाता देखने पर हर बार यह दर्ज होता है।',
  showAccount: 'खाता दिखाएँ',
  awaitsAccount: 'ग्राहक ने अभी खाता नहीं बताया है।',
  holder: 'खाताधारक',
  accountNumber: 'खाता संख्या',
  reference: 'बैंक संदर्भ (UTR या RRN)',
  recorded: 'रिफ़ंड दर्ज हो गया।',
}
