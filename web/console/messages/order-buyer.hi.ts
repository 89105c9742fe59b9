// Hindi texts of what staff see of the buyer of an order: other orders, and cash on delivery.

import type { messages as English } from './order-buyer.en.ts'

export const messages: Record<keyof typeof English, string> = {
  title: 'इस ग्राहक के दूसरे ऑर्डर',
  none: 'यही एक ऑर्डर है।',
  more: 'सभी ऑर्डर',
  cod: 'कैश ऑन डिलीवरी',
  open: 'इस ग्राहक के लिए उपलब्ध',
  'open-field': 'कस्टम फ़ील्ड के कारण उपलब्ध, पहले के ऑर्डर कैसे भी रहे हों',
  'cod-account': 'ग्राहक या कंपनी के कस्टम फ़ील्ड के कारण बंद',
  'cod-orders': 'अभी बंद: एक दिन में बहुत ज़्यादा ऑर्डर',
  'cod-cancelled': 'अभी बंद: बहुत ज़्यादा ऑर्डर रद्द हुए',
  'cod-not-accepted': 'अभी बंद: बहुत ज़्यादा ऑर्डर स्वीकार नहीं हुए',
  placedToday: '24 घंटे में ऑर्डर',
  cancelledThisMonth: 'रद्द हुए, 30 दिन में',
  notAccepted: 'स्वीकार नहीं हुए, 180 दिन में',
  ofLimit: '{count}, {closedFrom} से बंद',
}
