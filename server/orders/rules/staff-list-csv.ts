// The columns of the staff order list as cells of a file.

import type { HoldReason } from '../../../contract/orders/hold.rules.ts'
import type { StaffOrderListed } from '../../../contract/orders/staff-api.ts'
import type { OrderState } from '../../../contract/orders/status.rules.ts'
import { PAYMENT_STATE_NAMES } from '../../../contract/payments/list.rules.ts'
import { csvAmount } from '../../../contract/shared/csv.ts'
import type { Language } from '../../../contract/shared/market.ts'
import { csvMoment, type HeadingNames, headingsIn, type ListHeading } from '../../platform/csv-file.ts'

type Names = Readonly<Record<Language, string>>

const HEADINGS: readonly HeadingNames<'orders'>[] = [
  { en: 'Order', hi: 'ऑर्डर' },
  { column: 'placed', en: 'Placed', hi: 'समय' },
  { column: 'customer', en: 'Customer', hi: 'ग्राहक' },
  { column: 'gstin', en: 'Tax number', hi: 'कर संख्या' },
  { column: 'city', en: 'Deliver to', hi: 'डिलीवरी का पता' },
  { column: 'lines', en: 'Lines', hi: 'उत्पाद' },
  { column: 'total', en: 'Total', hi: 'कुल' },
  { column: 'total', en: 'Currency', hi: 'मुद्रा' },
  { column: 'payment', en: 'Way of payment', hi: 'भुगतान का तरीका' },
  { column: 'payment', en: 'Payment', hi: 'भुगतान' },
  { column: 'state', en: 'State', hi: 'स्थिति' },
  { column: 'promised', en: 'Promised', hi: 'वादा' },
]

const STATES: Readonly<Record<OrderState, Names>> = {
  'pending-payment': { en: 'Payment pending', hi: 'भुगतान बाकी' },
  'payment-failed': { en: 'Payment failed', hi: 'भुगतान विफल' },
  placed: { en: 'To confirm', hi: 'पुष्टि बाकी' },
  processing: { en: 'To pack', hi: 'पैक करना है' },
  packed: { en: 'Packed', hi: 'पैक हो गया' },
  shipped: { en: 'On the way', hi: 'रास्ते में' },
  delivered: { en: 'Delivered', hi: 'डिलीवर हुआ' },
  cancelled: { en: 'Cancelled', hi: 'रद्द' },
  expired: { en: 'Expired', hi: 'समय समाप्त' },
  'returned-to-origin': { en: 'Not delivered', hi: 'डिलीवर नहीं हुआ' },
}

const PAYMENT_STATES: Readonly<Record<string, Names>> = {
  none: { en: 'nothing paid', hi: 'कुछ नहीं चुकाया' },
  ...PAYMENT_STATE_NAMES,
}

const MODES: Readonly<Record<StaffOrderListed['paymentMode'], Names>> = {
  cod: { en: 'COD', hi: 'COD' },
  prepaid: { en: 'Prepaid', hi: 'प्रीपेड' },
}

const HOLD_HEADINGS: readonly HeadingNames<'orders'>[] = [
  { column: 'hold', en: 'Hold reason', hi: 'रोक की वजह' },
  { column: 'held', en: 'On hold since', hi: 'कब से रोका हुआ' },
]

const HOLD_REASONS: Readonly<Record<HoldReason, Names>> = {
  'payment-check': { en: 'Payment to be checked', hi: 'भुगतान की जाँच करनी है' },
  'address-check': { en: 'Address or phone to be checked', hi: 'पते या फ़ोन की जाँच करनी है' },
  'customer-asked': { en: 'The customer asked to wait', hi: 'ग्राहक ने रुकने को कहा' },
  'stock-problem': { en: 'Stock missing or damaged', hi: 'स्टॉक कम या खराब है' },
  documents: { en: 'Documents missing', hi: 'दस्तावेज़ नहीं मिले' },
  suspicious: { en: 'Suspicion of misuse', hi: 'दुरुपयोग का शक' },
  other: { en: 'Other reason', hi: 'कोई और वजह' },
}

export const holdHeadings = (language: Language): ListHeading[] => headingsIn(HOLD_HEADINGS, language)

/** Empty for an order that was released while the file is written. */
export const holdCells = ({ market, hold }: StaffOrderListed, language: Language): string[] =>
  hold ? [HOLD_REASONS[hold.reason][language], csvMoment(market, hold.since)] : ['', '']

export const staffListHeadings = (language: Language): ListHeading[] => headingsIn(HEADINGS, language)

export function staffListRow(order: StaffOrderListed, language: Language): string[] {
  const { orderNumber, market, placedAt, company, name, gstin, city, itemCount, payable, currency } = order
  return [
    ...[String(orderNumber), csvMoment(market, placedAt), company || name, gstin, city, String(itemCount)],
    ...[csvAmount(payable), currency, MODES[order.paymentMode][language]],
    PAYMENT_STATES[order.paymentState]?.[language] ?? order.paymentState,
    ...[STATES[order.state][language], order.promisedOn ?? ''],
  ]
}
