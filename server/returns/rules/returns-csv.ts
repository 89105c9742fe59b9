// The columns of the staff return list as cells of a file.

import type { Return } from '../../../contract/returns/schemas.ts'
import type { ReturnState } from '../../../contract/returns/states.rules.ts'
import { csvAmount } from '../../../contract/shared/csv.ts'
import type { Language, Market } from '../../../contract/shared/market.ts'
import { csvMoment, type HeadingNames, headingsIn, type ListHeading } from '../../platform/csv-file.ts'

type Names = Readonly<Record<Language, string>>

const HEADINGS: readonly HeadingNames<'returns'>[] = [
  { en: 'Return', hi: 'वापसी' },
  { column: 'at', en: 'Requested', hi: 'अनुरोध का समय' },
  { column: 'order', en: 'Order', hi: 'ऑर्डर' },
  { column: 'product', en: 'Products', hi: 'उत्पाद' },
  { column: 'reason', en: 'Reason', hi: 'कारण' },
  { column: 'pictures', en: 'Pictures', hi: 'तस्वीरें' },
  { column: 'kind', en: 'Wanted', hi: 'क्या चाहिए' },
  { column: 'handover', en: 'Comes by', hi: 'कैसे आएगा' },
  { column: 'refund', en: 'Refund', hi: 'रिफ़ंड' },
  { column: 'refund', en: 'Currency', hi: 'मुद्रा' },
  { en: 'State', hi: 'स्थिति' },
]

const STATES: Readonly<Record<ReturnState, Names>> = {
  requested: { en: 'Requested', hi: 'अनुरोध मिला' },
  approved: { en: 'Approved', hi: 'स्वीकृत' },
  rejected: { en: 'Rejected', hi: 'अस्वीकृत' },
  withdrawn: { en: 'Withdrawn', hi: 'ग्राहक ने वापस ली' },
  received: { en: 'Received', hi: 'उत्पाद आ गए' },
  'inspection-failed': { en: 'Not accepted', hi: 'जाँच में असफल' },
  accepted: { en: 'Accepted', hi: 'जाँच में सही' },
  'replacement-sent': { en: 'Replacement sent', hi: 'बदले का उत्पाद भेजा' },
  completed: { en: 'Completed', hi: 'पूरी हुई' },
}
const KINDS: Readonly<Record<Return['kind'], Names>> = {
  return: { en: 'Refund', hi: 'रिफ़ंड' },
  exchange: { en: 'Exchange', hi: 'एक्सचेंज' },
}
const REPLACEMENT: Names = { en: 'Replacement, nothing comes back', hi: 'बदले का उत्पाद, कुछ वापस नहीं आएगा' }
const HANDOVERS: Readonly<Record<Return['handover'], Names>> = {
  'pick-up': { en: 'Pick-up', hi: 'पिकअप' },
  'send-in': { en: 'Sent by the customer', hi: 'ग्राहक भेजेगा' },
}

export const returnHeadings = (language: Language): ListHeading[] => headingsIn(HEADINGS, language)

/** A return with its texts in that language. */
export function returnRow(row: Return, market: Market, language: Language): string[] {
  const { returnNumber, orderNumber, items, reason, pictures, kind, handover, refund, currency, state, events } = row
  const { comesBack } = row
  const wanted = comesBack ? KINDS[kind] : REPLACEMENT
  const products = items.map(({ productName }) => productName).join(', ')
  return [
    ...[String(returnNumber), csvMoment(market, events[0]?.at ?? null), String(orderNumber), products, reason],
    ...[
      String(pictures.length),
      wanted[language],
      comesBack ? HANDOVERS[handover][language] : '',
      csvAmount(refund),
      currency,
    ],
    STATES[state][language],
  ]
}
