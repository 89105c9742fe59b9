// Hindi texts of parcels that are split into two, merged again and cancelled.

import type { Translated } from '../app/messages.ts'
import type { messages as english } from './dividing.en.ts'

export const messages: Translated<typeof english> = {
  split: 'पार्सल बाँटें',
  title: 'पार्सल {number} बाँटें',
  text: 'आप जो चुनेंगे, वह एक अलग पार्सल बनेगा। दोनों पार्सल अलग-अलग पैक होंगे, कूरियर को दिए जाएँगे और उनके इनवॉइस अलग बनेंगे; कुल राशि वही रहेगी।',
  inNew: 'नए पार्सल के नग: {product}',
  ofPieces: '/ {of}',
  all: 'सभी',
  allOf: '{product} के सभी नग',
  none: 'कोई नहीं',
  noneOf: '{product} का कोई नग नहीं',
  nothing: 'चुनें कि नए पार्सल में कितने नग जाएँगे।',
  everything: 'पार्सल {number} में कम से कम एक नग रहना चाहिए।',
  'too-many': 'पार्सल में इतने नग नहीं हैं।',
  computing: 'राशियाँ निकाली जा रही हैं…',
  amounts: 'दोनों पार्सलों की राशियाँ',
  of: 'किसका',
  parcel: 'पार्सल {number}',
  newParcel: 'नया पार्सल',
  shipping: 'शिपिंग',
  'cod-fee': 'कैश ऑन डिलीवरी शुल्क',
  'gift-packing': 'गिफ़्ट पैकिंग',
  surcharge: 'अतिरिक्त शुल्क',
  discount: 'भुगतान पर छूट',
  total: 'कुल',
  adds: 'दोनों मिलाकर {amount}, पहले जितना ही।',
  done: 'पार्सल बँट गया।',
  dividedFrom: 'पार्सल {number} से अलग किया गया',
  merge: 'पार्सल {number} में मिलाएँ',
  merged: 'अब फिर से एक ही पार्सल है।',
  cancel: 'पार्सल रद्द करें',
  cancelTitle: 'पार्सल {number} रद्द करें',
  cancelText:
    'इस पार्सल के सभी नग रद्द होंगे: उनका स्टॉक छूटेगा और उनकी चुकाई गई राशि रिफ़ंड होगी। बाकी पार्सल वैसे ही रहेंगे। इसे वापस नहीं लिया जा सकता।',
  cancelled: 'पार्सल रद्द हो गया।',
  splitRest: 'बाकी अलग पार्सल में ({count})',
  splitRestText: 'गिने हुए {packed} नग पार्सल {number} में पैक होंगे। बाकी नग एक अलग पार्सल बनेंगे, जिसे पैक होना बाकी रहेगा।',
  splitAndPack: 'बाँटें और पैक करें',
}
