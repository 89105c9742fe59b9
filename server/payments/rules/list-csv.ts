// The columns of the staff payment list as cells of a file.

import { PAYMENT_STATE_NAMES } from '../../../contract/payments/list.rules.ts'
import type { ListedPayment } from '../../../contract/payments/list-api.ts'
import { csvAmount } from '../../../contract/shared/csv.ts'
import type { Language, Market } from '../../../contract/shared/market.ts'
import { csvMoment, type HeadingNames, headingsIn, type ListHeading } from '../../platform/csv-file.ts'
import { methodById } from './methods.ts'

type Names = Readonly<Record<Language, string>>

const HEADINGS: readonly HeadingNames<'payments'>[] = [
  { en: 'Order', hi: 'ऑर्डर' },
  { column: 'begun', en: 'Begun', hi: 'शुरू होने का समय' },
  { column: 'state', en: 'State', hi: 'स्थिति' },
  { column: 'method', en: 'Way to pay', hi: 'भुगतान का तरीका' },
  { column: 'gateway', en: 'Gateway', hi: 'गेटवे' },
  { column: 'ours', en: 'Reference', hi: 'संदर्भ' },
  { column: 'reference', en: 'Gateway reference', hi: 'गेटवे का संदर्भ' },
  { column: 'amount', en: 'Amount', hi: 'राशि' },
  { column: 'refunded', en: 'Refunded', hi: 'रिफ़ंड हुआ' },
  { column: 'amount', en: 'Currency', hi: 'मुद्रा' },
  { en: 'For', hi: 'किसके लिए' },
]

const KINDS: Readonly<Record<ListedPayment['kind'], Names>> = {
  order: { en: 'order', hi: 'ऑर्डर' },
  difference: { en: 'difference of an edit', hi: 'बदलाव का अंतर' },
}

export const paymentHeadings = (language: Language): ListHeading[] => headingsIn(HEADINGS, language)

export function paymentCells(payment: ListedPayment, market: Market, language: Language): string[] {
  const { orderNumber, createdAt, state, paymentMethodId, gateway, transactionRef, gatewayRef } = payment
  const { amount, refunded, currency, kind } = payment
  return [
    ...[String(orderNumber), csvMoment(market, createdAt), PAYMENT_STATE_NAMES[state][language]],
    ...[methodById(paymentMethodId)?.name[language] ?? String(paymentMethodId), gateway, transactionRef],
    ...[gatewayRef ?? '', csvAmount(amount), csvAmount(refunded), currency, KINDS[kind][language]],
  ]
}
