// Hindi texts of packing by scan.

import type { Translated } from '../app/messages.ts'
import type { messages as english } from './packing.en.ts'

export const messages: Translated<typeof english> = {
  byScan: 'स्कैन करके पैक करें',
  byScanSoFar: 'स्कैन करके पैक करें ({of} में से {packed})',
  withoutScan: 'बिना स्कैन किए पैक करें',
  title: 'पार्सल {number} पैक करें',
  codeHint: 'MSN, पार्ट नंबर या बारकोड, फिर Enter। 12*कोड से बारह नग गिने जाते हैं।',
  count: 'गिनें',
  soFar: '{of} में से {packed} नग',
  complete: 'सब कुछ पार्सल में है।',
  pack: 'पैक करें',
  again: 'फिर से गिनें',
  packedOf: 'पैक हुए नग: {product}',
  ofPieces: '/ {of}',
  takeOut: '{count} निकालें',
  counted: '{product}: {of} में से {packed}',
  full: '{product}: {of, plural, one{# नग पहले ही पैक है} other{सभी # नग पहले ही पैक हैं}}। यह नग निकाल लें।',
  'too-many': '{product}: {asked} ज़्यादा हैं, सिर्फ़ {left} गिने जा सकते हैं। कुछ नहीं गिना गया।',
  'other-parcel': '{product} पार्सल {number} का है, इसका नहीं।',
  cancelled: '{product} रद्द हो चुका है। इसे पैक नहीं करना है।',
  ambiguous: '{code} इस पार्सल के एक से ज़्यादा उत्पादों का कोड है। दूसरा कोड स्कैन करें या MSN लिखें।',
  unknown: '{code} इस ऑर्डर का उत्पाद नहीं है। इसे अलग रख दें।',
  'no-number': '“{text}” नगों की संख्या नहीं है। कुछ नहीं गिना गया।',
  packed: 'पार्सल {number} पैक हो गया।',
}
