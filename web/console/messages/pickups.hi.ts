// Hindi texts of pick-ups of returns.

import type { Translated } from '../app/messages.ts'
import type { messages as english } from './pickups.en.ts'

export const messages: Translated<typeof english> = {
  title: 'पिकअप',
  none: 'अभी कोई पिकअप बुक नहीं है।',
  nobody: 'इस पते से कोई कूरियर उत्पाद नहीं लेता। ग्राहक से उत्पाद भेजने को कहें, या उनके साथ मिलकर इंतज़ाम करें।',
  booked: '{carrier} इसे {day} को {from} से {to} के बीच ले जाएगा',
  requested: '{carrier} ने {day} के लिए बुकिंग की या नहीं, यह पता नहीं है। पता करने के लिए फिर से बुक करें।',
  collected: '{carrier} इसे ले गया है और वेयरहाउस ला रहा है',
  collectedAnyway:
    'ग्राहक ने यह अनुरोध वापस ले लिया है, पर {carrier} उत्पाद ले जा चुका था। उनके पहुँचने पर ग्राहक से तय करें कि आगे क्या करना है।',
  arrivedAnyway:
    'ग्राहक ने यह अनुरोध वापस ले लिया है, पर {carrier} उत्पाद वेयरहाउस पहुँचा चुका है। ग्राहक से तय करें कि आगे क्या करना है।',
  failed: '{carrier} इसे {day} को नहीं ले जा सका: {reason}',
  carrier: 'कूरियर',
  day: 'दिन',
  window: 'समय',
  hours: '{from} से {to}',
  number: 'कूरियर से मिला नंबर',
  numberHint: 'पहले कूरियर के पास बुक करें। यह नंबर ग्राहक को दिखता है।',
  book: 'पिकअप बुक करें',
  again: 'फिर कोशिश करें',
  another: 'कोई और दिन बुक करें',
  keep: 'जैसा है, रहने दें',
  cancel: 'पिकअप रद्द करें',
  fail: 'उत्पाद नहीं ले जाया गया',
  failText: 'ग्राहक को कारण बताया जाता है, और दूसरा पिकअप बुक किया जा सकता है।',
  why: 'कूरियर ने क्या बताया',
  isBooked: 'पिकअप बुक हो गया।',
  isCancelled: 'पिकअप रद्द हो गया।',
  hasFailed: 'दर्ज हो गया।',
}
