// The staff refund list as cells of a file: without bank accounts, which have an audited call of their own.

import type { StaffRefund } from '../../../contract/payments/refunds-api.ts'
import { csvAmount } from '../../../contract/shared/csv.ts'
import type { Language, Market } from '../../../contract/shared/market.ts'
import { csvMoment } from '../../platform/csv-file.ts'
import { methodById } from './methods.ts'

type Names = Readonly<Record<Language, string>>

const HEADINGS: readonly Names[] = [
  { en: 'Refund', hi: 'रिफ़ंड' },
  { en: 'Order', hi: 'ऑर्डर' },
  { en: 'Requested', hi: 'अनुरोध का समय' },
  { en: 'State', hi: 'स्थिति' },
  { en: 'Reason', hi: 'कारण' },
  { en: 'Way to pay', hi: 'भुगतान का तरीका' },
  { en: 'Gateway', hi: 'गेटवे' },
  { en: 'Payment reference', hi: 'भुगतान का संदर्भ' },
  { en: 'Refund reference', hi: 'रिफ़ंड का संदर्भ' },
  { en: 'Amount', hi: 'राशि' },
  { en: 'Currency', hi: 'मुद्रा' },
  { en: 'Tries', hi: 'कोशिशें' },
  { en: 'Last error', hi: 'पिछली गड़बड़ी' },
]

const STATES: Readonly<Record<StaffRefund['state'], Names>> = {
  failed: { en: 'To be done by hand', hi: 'हाथ से करना है' },
  requested: { en: 'Under way', hi: 'चल रहा है' },
  succeeded: { en: 'Refunded', hi: 'हो चुका' },
}

const CAUSES: Readonly<Record<StaffRefund['cause'], Names>> = {
  'order-cancelled': { en: 'Order cancelled', hi: 'ऑर्डर रद्द हुआ' },
  'items-cancelled': { en: 'Lines cancelled', hi: 'उत्पाद रद्द हुए' },
  'order-edited': { en: 'Lines edited', hi: 'ऑर्डर के उत्पाद बदले गए' },
  'late-payment': { en: 'Paid too late', hi: 'भुगतान देर से आया' },
  returned: { en: 'Returned', hi: 'वापस आया' },
  'not-delivered': { en: 'Not delivered', hi: 'डिलीवर नहीं हुआ' },
  'price-reduced': { en: 'Refunded without a return', hi: 'बिना वापसी के रिफ़ंड' },
}

export const refundHeadings = (language: Language): string[] => HEADINGS.map(name => name[language])

export function refundCells(refund: StaffRefund, market: Market, language: Language): string[] {
  const { refundId, orderNumber, requestedAt, state, cause, paymentMethodId, gateway, transactionRef } = refund
  const { reference, amount, currency, tries, lastError } = refund
  return [
    ...[
      refundId,
      String(orderNumber),
      csvMoment(market, requestedAt),
      STATES[state][language],
      CAUSES[cause][language],
    ],
    ...[methodById(paymentMethodId)?.name[language] ?? String(paymentMethodId), gateway, transactionRef],
    ...[reference ?? '', csvAmount(amount), currency, String(tries), lastError],
  ]
}
