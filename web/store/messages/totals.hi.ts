// Hindi words of sums: what a cart or an order costs and how that is computed.

import type { Namespaces, Translated } from '../app/messages.ts'

export const messages: Translated<Namespaces['totals']> = {
  title: 'कीमत का विवरण',
  mrpTotal: '{listPrice} ({count, plural, one{# उत्पाद} other{# उत्पाद}})',
  offer: 'छूट',
  subtotal: 'सबटोटल',
  promo: 'कूपन {code}',
  prepaid: 'प्रीपेड छूट',
  noCostEmi: 'नो-कॉस्ट EMI छूट',
  shipping: 'डिलीवरी शुल्क',
  free: 'मुफ़्त',
  freeGap: 'मुफ़्त डिलीवरी के लिए {amount} के उत्पाद और जोड़ें',
  payable: 'कुल देय राशि',
  taxInside: '{head} {amount} शामिल है',
  youSave: 'आपकी बचत {amount}',
  credit: 'पंजीकृत व्यापारी {amount} का {tax} इनपुट क्रेडिट ले सकते हैं।',
  how: 'यह हिसाब कैसे बना?',
  'totals.item': '{listPrice} पर उत्पाद',
  'totals.mrpSaving': 'छूट',
  'totals.quantityBreak': 'मात्रा पर छूट',
  'totals.promotion': 'कूपन {code}',
  'totals.prepaidDiscount': 'प्रीपेड छूट',
  'totals.shipping': 'डिलीवरी शुल्क ({freeAbove} से ऊपर मुफ़्त)',
  'totals.shippingFree': 'डिलीवरी शुल्क ({freeAbove} से ऊपर मुफ़्त)',
  'totals.codFee': 'कैश ऑन डिलीवरी शुल्क',
  'totals.noCostEmi': 'नो-कॉस्ट EMI छूट',
  'totals.taxIncluded': 'कुल में शामिल {code}',
  running: 'अब तक कुल',
  step: 'चरण',
  amount: 'राशि',
}
