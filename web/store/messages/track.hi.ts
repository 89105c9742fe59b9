// Hindi messages for the look-up of an order without logging in.

import type { Namespaces, Translated } from '../app/messages.ts'

export const messages: Translated<Namespaces['track']> = {
  title: 'ऑर्डर ट्रैक करें',
  intro: 'बिना खाते के: ऑर्डर नंबर और ऑर्डर के मोबाइल नंबर या ईमेल से।',
  description: 'लॉग इन किए बिना देखें कि ऑर्डर कहाँ है, और इनवॉइस डाउनलोड करें।',
  number: 'ऑर्डर नंबर',
  contact: 'मोबाइल नंबर या ईमेल',
  contactHint: 'डिलीवरी का मोबाइल नंबर, या खाते का मोबाइल नंबर या ईमेल।',
  send: 'कोड भेजें',
  contactInvalid: 'सही मोबाइल नंबर या ईमेल डालें।',
  sent: 'अगर यह जानकारी किसी ऑर्डर की है, तो {contact} पर कोड भेजा जा रहा है। वह 10 मिनट तक मान्य है। एक दिन में ज़्यादा से ज़्यादा तीन कोड भेजे जाते हैं।',
  code: 'कोड',
  open: 'ऑर्डर दिखाएँ',
  change: 'जानकारी बदलें',
  order: 'ऑर्डर {number}',
  placed: '{moment} को दिया गया',
  onHold: 'भेजने से पहले हम इस ऑर्डर की जाँच कर रहे हैं, इसलिए यह अनुमान से देर से पहुँच सकता है।',
  total: 'कुल',
  products: 'उत्पाद',
  parcel: 'पार्सल {number}',
  noParcels: 'अभी कुछ भी कूरियर को नहीं दिया गया है।',
  invoice: 'इनवॉइस {number}, PDF में',
  address: 'डिलीवरी का पता',
  next: 'आप क्या कर सकते हैं',
  support: 'इस ऑर्डर के बारे में सपोर्ट को लिखें',
  logIn: 'कैंसल करने या लौटाने के लिए लॉग इन करें',
  another: 'दूसरा ऑर्डर देखें',
  hour: 'ऑर्डर एक घंटे तक दिखाया जाएगा।',
}
