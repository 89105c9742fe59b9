// Hindi texts of parcels that a carrier has lost.

import type { Translated } from '../app/messages.ts'
import type { messages as english } from './lost-parcels.en.ts'

export const messages: Translated<typeof english> = {
  lost: 'खो गया',
  markLost: 'खोया हुआ दर्ज करें',
  markLostText: 'ग्राहक को बताया जाता है। उसके बाद उत्पाद दोबारा भेजें या पार्सल का रिफ़ंड करें।',
  why: 'कूरियर ने क्या बताया',
  claim: 'कूरियर के पास दावे का नंबर',
  claimHint: 'ज़रूरी नहीं।',
  sendAgain: 'दोबारा भेजें',
  sendAgainText:
    'इन्हीं उत्पादों का दूसरा पार्सल वेयरहाउस से निकलता है: स्टॉक घटता है, इनवॉइस वही रहता है, कोई शुल्क नहीं लगता। पैकिंग स्लिप और इनवॉइस फिर छापें।',
  carrier: 'कूरियर',
  tracking: 'ट्रैकिंग नंबर',
  refund: 'इसके बजाय रिफ़ंड करें',
  refundText:
    'इस पार्सल के इनवॉइस पर क्रेडिट नोट बनता है और चुकाई गई राशि रिफ़ंड होती है, या नहीं ली जाती। उत्पाद नहीं भेजे जाते। इसे वापस नहीं लिया जा सकता।',
  arrived: 'आखिरकार डिलीवर हुआ',
  comesBack: 'मिल गया, वापस आ रहा है',
  claimOf: 'दावा {number}',
  'outcome-sent-again': 'दोबारा भेजा गया',
  'outcome-refunded': 'रिफ़ंड किया गया',
  'outcome-found': 'मिल गया',
  lossLine: 'खोया: {at}, {carrier}',
}
