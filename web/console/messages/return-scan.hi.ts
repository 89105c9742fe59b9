// Hindi texts of returns by scanning.

import type { Translated } from '../app/messages.ts'
import type { messages as english } from './return-scan.en.ts'

export const messages: Translated<typeof english> = {
  find: 'खोजें',
  findLabel: 'पार्सल स्कैन करें',
  findHint: 'वापसी, पार्सल या ऑर्डर का नंबर, या ट्रैकिंग नंबर, फिर Enter।',
  findUnknown: 'इस देश की कोई वापसी {code} की नहीं है।',
  findSeveral: '{code}: {count, plural, one{# वापसी} other{# वापसियाँ}}। एक चुनें।',
  check: 'स्कैन करके जाँचें',
  hint: 'MSN, पार्ट नंबर या बारकोड, फिर Enter। 12*कोड से बारह नग जाँचे जाते हैं।',
  add: 'जोड़ें',
  checked: '{of} में से {packed} नग जाँचे गए',
  complete: 'सब कुछ आ गया है।',
  again: 'फिर से जाँचें',
  counted: '{product}: {of} में से {packed}',
  full: '{product}: {of, plural, one{# नग पहले ही जाँचा गया है} other{सभी # नग पहले ही जाँचे गए हैं}}। यह एक ज़्यादा है।',
  'too-many': '{product}: {asked} ज़्यादा हैं, इस वापसी के सिर्फ़ {left} बाकी हैं। कुछ नहीं गिना गया।',
  ambiguous: '{code} इस वापसी के एक से ज़्यादा उत्पादों का कोड है। दूसरा कोड स्कैन करें या MSN लिखें।',
  unknown: '{code} इस वापसी का उत्पाद नहीं है। इसे अलग रख दें।',
  'no-number': '“{text}” नगों की संख्या नहीं है। कुछ नहीं गिना गया।',
}
