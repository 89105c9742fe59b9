// Hindi messages for the bulk quote page.

import type { Namespaces, Translated } from '../app/messages.ts'

export const messages: Translated<Namespaces['enquiry']> = {
  title: 'थोक कोटेशन',
  intro: 'बताएँ कि आपको कौन-से उत्पाद कितनी मात्रा में चाहिए। हमारी टीम आपका अनुरोध पढ़कर कोटेशन देती है।',
  description: 'एक या कई तरह के उत्पादों की ज़्यादा मात्रा के लिए कोटेशन माँगें।',
  step1: 'हर तरह के उत्पाद और उसकी मात्रा बताएँ।',
  step2: 'पुर्ज़े, लेबल या सूची की फ़ोटो जोड़ें।',
  step3: 'आपका कोटेशन आपके खाते में “कोटेशन” में दिखेगा। अनुरोध में दिए मोबाइल नंबर या ईमेल से लॉग इन करें।',
  productType: 'उत्पाद का प्रकार',
  chooseType: 'उत्पाद का प्रकार चुनें',
  line: 'उत्पाद {number}',
  addLine: 'एक और उत्पाद जोड़ें',
  removeLine: 'उत्पाद {number} हटाएँ',
  lineNote: 'ठीक कौन-सा? (वैकल्पिक)',
  quantity: 'आवश्यक मात्रा',
  pictures: 'फ़ोटो (वैकल्पिक)',
  quotations: 'आपके कोटेशन',
}
