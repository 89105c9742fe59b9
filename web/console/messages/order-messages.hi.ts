// Hindi texts of the messages that the customer of an order was sent.

import type { messages as English } from './order-messages.en.ts'

export const messages: Record<keyof typeof English, string> = {
  title: 'ग्राहक को भेजे गए संदेश',
  none: 'पिछले 90 दिनों में कोई संदेश नहीं। मेल और SMS सिर्फ़ उन पतों और नंबरों पर जाते हैं जिनकी ग्राहक ने पुष्टि की है।',
  more: 'पुराने संदेश दिखाएँ',
  'channel-mail': '{recipient} को मेल',
  'channel-sms': '{recipient} को SMS',
  'channel-push': 'डिवाइस पर सूचना',
  'state-waiting': 'भेजे जाने के इंतज़ार में',
  'state-sent': 'भेजा गया',
  'state-returned': 'वापस आ गया',
  'state-failed': 'नहीं पहुँचा',
  'state-off': 'नहीं भेजा गया: कोई प्रदाता सेट नहीं है',
  'text-order-placed': 'ऑर्डर मिला',
  'text-payment-failed': 'भुगतान नहीं हुआ',
  'text-shipped': 'पार्सल भेजा गया',
  'text-out-for-delivery': 'पार्सल डिलीवरी के लिए निकला',
  'text-delivered': 'पार्सल डिलीवर हुआ',
  'text-order-cancelled': 'ऑर्डर रद्द हुआ',
  'text-edit-waits': 'बदलाव के लिए भुगतान',
  'text-refund-link': 'रिफ़ंड के लिए खाता',
}
