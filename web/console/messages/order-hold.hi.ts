// Hindi texts of orders that are put on hold.

import type { Translated } from '../app/messages.ts'
import type { messages as english } from './order-hold.en.ts'

export const messages: Translated<typeof english> = {
  onHold: 'रोका हुआ',
  hold: 'रोक',
  'hold-on': 'रोके हुए',
  'hold-off': 'जो रोके नहीं हैं',
  putOnHold: 'ऑर्डर रोकें',
  putOnHoldText:
    'जब तक रोक नहीं हटती, ऑर्डर का कुछ भी न पुष्ट होगा, न पैक, न बुक, न कूरियर को दिया जाएगा। ग्राहक रद्द और भुगतान कर सकता है। उसे ऑर्डर पर सिर्फ़ इतना दिखता है कि जाँच चल रही है, वजह नहीं।',
  release: 'रोक हटाएँ',
  reason: 'वजह',
  since: 'कब से रोका हुआ',
  note: 'अपने शब्दों में, सिर्फ़ स्टाफ़ के लिए',
  noteNeeded: 'कुछ शब्दों में वजह बताएँ।',
  'reason-payment-check': 'भुगतान की जाँच करनी है',
  'reason-address-check': 'पते या फ़ोन की जाँच करनी है',
  'reason-customer-asked': 'ग्राहक ने रुकने को कहा',
  'reason-stock-problem': 'स्टॉक कम या खराब है',
  'reason-documents': 'दस्तावेज़ नहीं मिले',
  'reason-suspicious': 'दुरुपयोग का शक',
  'reason-other': 'कोई और वजह',
  heldBy: '{name}, {time}',
  heldText: 'जब तक रोक नहीं हटती, इसका कुछ भी न पुष्ट होगा, न पैक, न बुक, न कूरियर को दिया जाएगा।',
  held: 'ऑर्डर रोक दिया गया।',
  heldBefore: '{name} ने पहले ही ऑर्डर रोक दिया था, वजह नीचे दी गई है।',
  released: 'ऑर्डर अब आगे बढ़ेगा।',
  eventHeld: 'ऑर्डर रोका गया: {reason}',
  eventReleased: 'रोक हटाई गई',
  releaseFirst: 'ऑर्डर रोका हुआ है। आगे बढ़ाने के लिए रोक हटाएँ।',
}
