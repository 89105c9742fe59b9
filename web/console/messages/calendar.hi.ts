// Hindi texts of the calendar of what will change.

import type { Translated } from '../app/messages.ts'
import type { messages as english } from './calendar.en.ts'

export const messages: Translated<typeof english> = {
  title: 'कैलेंडर',
  week: 'सप्ताह',
  month: 'महीना',
  today: 'आज',
  before: 'पहले',
  next: 'बाद में',
  all: 'सभी प्रकार',
  'kind-price': 'तय समय की कीमतें',
  'kind-price-list': 'मूल्य सूचियाँ',
  'kind-coupon': 'कूपन और ऑफ़र',
  'kind-campaign': 'अभियान',
  'kind-newsletter': 'न्यूज़लेटर',
  'kind-content': 'सामग्री',
  'kind-tax': 'कर की दरें',
  'kind-holiday': 'छुट्टियाँ',
  'kind-reward': 'रिवॉर्ड',
  starts: 'शुरू',
  ends: 'खत्म',
  'moment-newsletter': 'भेजा जाएगा',
  'moment-content': 'प्रकाशित होगा',
  'moment-holiday': 'डिलीवरी नहीं',
  untitled: 'बिना शीर्षक',
  nothing: 'इन दिनों में कुछ शुरू या खत्म नहीं होता',
  noKinds: 'आपकी भूमिका उन सूचियों में से कोई नहीं देख सकती जिनसे कैलेंडर बनता है',
  more: 'किसी एक प्रकार में कैलेंडर के दिखाने से ज़्यादा है। छोटा समय या एक प्रकार चुनें।',
  clashes: 'क्या आपस में टकराता है',
  'clash-prices': 'दोनों एक ही कीमत बदलते हैं, या एक के रहते दूसरी कीमत संभव नहीं',
  'clash-coupon-price': 'दोनों कुछ उत्पादों की कीमत घटाते हैं',
  'clash-tax-price': 'इन कीमतों के चलते कर की दर शुरू होती है',
  'clash-campaigns': 'दोनों एक ही जगह दिखते हैं',
}
