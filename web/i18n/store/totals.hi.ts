// Hindi words of sums: what a cart or an order costs and how that is computed.

import type { Areas, Translated } from '../words.ts'

export const words: Translated<Areas['totals']> = {
  title: 'क़ीमत का ब्योरा',
  mrpTotal: 'MRP पर सामान ({count, plural, one{# उत्पाद} other{# उत्पाद}})',
  offer: 'ऑफ़र और मात्रा की छूट',
  goods: 'सामान',
  prepaid: 'अभी भुगतान करने की छूट',
  noCostEmi: 'ब्याज हमारी ओर से (नो-कॉस्ट EMI)',
  shipping: 'डिलीवरी',
  free: 'मुफ़्त',
  freeGap: 'मुफ़्त डिलीवरी के लिए {amount} का सामान और जोड़ें',
  payable: 'कुल भुगतान',
  taxInside: '{head} {amount} शामिल है',
  taxNote: 'क़ीमतों में टैक्स शामिल है।',
  youSave: 'आपकी बचत {amount}',
  credit: '{tax} बिल पर आप {amount} का इनपुट क्रेडिट ले सकते हैं।',
  how: 'यह रक़म कैसे बनी?',
  'totals.item': 'MRP पर सामान',
  'totals.mrpSaving': 'MRP पर ऑफ़र',
  'totals.quantityBreak': 'ज़्यादा मात्रा की छूट',
  'totals.promotion': 'कोड {code}',
  'totals.prepaidDiscount': 'अभी भुगतान करने की छूट',
  'totals.shipping': 'डिलीवरी ({freeAbove} से ऊपर मुफ़्त)',
  'totals.shippingFree': 'डिलीवरी, {freeAbove} से ऊपर मुफ़्त',
  'totals.codFee': 'कैश ऑन डिलीवरी का शुल्क',
  'totals.noCostEmi': 'ब्याज हमारी ओर से (नो-कॉस्ट EMI)',
  'totals.taxIncluded': 'कुल में शामिल {code}',
  running: 'यहाँ तक कुल',
  step: 'चरण',
  amount: 'रक़म',
}
