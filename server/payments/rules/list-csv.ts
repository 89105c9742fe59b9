// The columns of the staff payment list as cells of a file.

import { PAYMENT_STATE_NAMES } from '../../../contract/payments/list.rules.ts'
import type { ListedPayment } from '../../../contract/payments/list-api.ts'
import { csvAmount } from '../../../contract/shared/csv.ts'
import type { Language, Market } from '../../../contract/shared/market.ts'
import { csvMoment } from '../../platform/csv-file.ts'
import { methodById } from './methods.ts'

type Names = Readonly<Record<Language, string>>

const HEADINGS: readonly Names[] = [
  { en: 'Order', hi: 'ऑर्डर' },
  { en: 'Begun', hi: 'शुरू होने का समय' },
  { en: 'State', hi: 'स्थिति' },
  { en: 'Way to pay', hi: 'भुगतान का तरीका' },
  { en: 'Gateway', hi: 'गेटवे' },
  { en: 'Reference', hi: 'संदर्भ' },
  { en: 'Gateway reference', hi: 'गेटवे का संदर्भ' },
  { en: 'Amount', hi: 'राशि' },
  { en: 'Refunded', hi: 'रिफ़ंड हुआ' },
  { en: 'Currency', hi: 'मुद्रा' },
  { en: 'For', hi: 'किसके लिए' },
]

const KINDS: Readonly<Record<ListedPayment['kind'], Names>> = {
  order: { en: 'order', hi: 'ऑर्डर' },
  difference: { en: 'difference of an edit', hi: 'बदलाव का अंतर' },
}

export const paymentHeadings = (language: Language): string[] => HEADINGS.map(name => name[language])

export function paymentCells(payment: ListedPayment, market: Market, language: Language): string[] {
  const { orderNumber, createdAt, state, paymentMethodId, gateway, transactionRef, gatewayRef } = payment
  const { amount, refunded, currency, kind } = payment
  return [
    ...[String(orderNumber), csvMoment(market, createdAt), PAYMENT_STATE_NAMES[state][language]],
    ...[methodById(paymentMethodId)?.name[language] ?? String(paymentMethodId), gateway, transactionRef],
    ...[gatewayRef ?? '', csvAmount(amount), csvAmount(refunded), currency, KINDS[kind][language]],
  ]
}
