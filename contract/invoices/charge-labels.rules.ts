// Names of the charges on documents.

import type { ChargeKind } from '../cart/totals-types.ts'
import type { Language } from '../shared/market.ts'

export const CHARGE_LABELS: Readonly<Record<Language, Readonly<Record<ChargeKind, string>>>> = {
  en: {
    shipping: 'Shipping',
    'cod-fee': 'Cash on delivery fee',
    'gift-packing': 'Gift packing',
    surcharge: 'Surcharge',
  },
  hi: {
    shipping: 'डिलीवरी शुल्क',
    'cod-fee': 'कैश ऑन डिलीवरी शुल्क',
    'gift-packing': 'गिफ़्ट पैकिंग',
    surcharge: 'अतिरिक्त शुल्क',
  },
}
