// Hindi texts of debit notes of an order.

import type { Translated } from '../app/messages.ts'
import type { messages as english } from './debit-notes.en.ts'

export const messages: Translated<typeof english> = {
  debit: 'डेबिट नोट',
  debitOf: '{number} का डेबिट नोट',
  title: '{number} का डेबिट नोट',
  reason: 'क्या कम लिया गया',
  'value-undercharged': 'मूल्य',
  'tax-undercharged': 'टैक्स',
  'text-value-undercharged': 'टैक्स से पहले का वह मूल्य लिखें जो पंक्ति में जोड़ना है। उस पर पंक्ति का टैक्स भी जुड़ेगा।',
  'text-tax-undercharged': 'पंक्ति की सही दर लिखें। क्रेडिट और डेबिट नोट के बाद जितना टैक्स कम है, वह जुड़ेगा।',
  'place-value-undercharged': 'टैक्स से पहले का मूल्य',
  'place-tax-undercharged': 'दर, प्रतिशत में',
  stands: 'अभी टैक्स से पहले {value}, {rate}%।',
  adds: '{value} और {tax} टैक्स जुड़ेगा।',
  'fault-amount': 'रुपये में 0 से ज़्यादा राशि लिखें, अधिकतम दो दशमलव।',
  'fault-rate': '0 से ज़्यादा और 100 प्रतिशत तक की दर लिखें।',
  'fault-nothing': 'इस दर पर पंक्ति में टैक्स कम नहीं है।',
  explanation: 'स्पष्टीकरण',
  explanationHint: 'यह खरीदार को मिलने वाले दस्तावेज़ पर लिखा जाता है।',
  sum: '{value} और {tax} टैक्स: कुल {total}।',
  final: 'डेबिट नोट न बदला जाता है न हटाया जाता है। यह खरीदार को मेल से मिलता है और राशि विक्रेता लेता है।',
  issue: 'डेबिट नोट जारी करें',
  issued: '{total} का डेबिट नोट {number} जारी हुआ।',
}
