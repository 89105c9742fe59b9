// Example data of messages: for staff who edit texts, for the preview in development mode, and for tests.

import { type Return, returnExample } from '../../../contract/returns/schemas.ts'
import { RETURN_STATES, returnStatusCode } from '../../../contract/returns/states.rules.ts'
import type { Language, Market } from '../../../contract/shared/market.ts'
import { ACCOUNT_TEMPLATES, type ExampleFor, exampleAccountMail, unsubscribing } from './account-examples.ts'
import { type Alert, alertMail } from './alert-mail.ts'
import { EXAMPLE_CAUSES, exampleOrder } from './example-order.ts'
import type { Mail } from './mail.ts'
import { orderMail } from './order-mails.ts'
import { pickupMail } from './pickup-mails.ts'
import { type AnsweredRequest, quotationAnswerMail } from './quotation-answer-mail.ts'
import { type NotifiedRequest, quotationMail } from './quotation-mail.ts'
import { type DueList, reminderMail } from './reminder-mail.ts'
import { type NotifiedReturnState, returnMail } from './return-mails.ts'
import { type ReviewRequest, reviewMail } from './review-mail.ts'
import { type AnsweredTicket, supportMail } from './support-mail.ts'

/** A return of the first product, in a language. */
export function exampleReturn(market: Market, language: Language, state: NotifiedReturnState): Return {
  const { currency, lines, number } = exampleOrder(market, language)
  const [line] = lines
  return {
    ...returnExample,
    ...{ orderNumber: number, state, currency, statusCode: returnStatusCode('return', state), refund: 319_000 },
    kind: state === 'accepted' || state === 'replacement-sent' ? 'exchange' : 'return',
    items: [
      {
        lineNo: 1,
        productName: (language === 'hi' ? line?.nameHi : line?.nameEn) ?? '',
        quantity: 1,
        ...{ msn: 'MSN0000A1B2', partNumber: 'TID-13', ean: '', acceptedQuantity: null },
      },
    ],
    ...{ carrier: 'Vayu Express', trackingNumber: 'VX-20261128-0031' },
  }
}

const RETURN_PREFIX = 'return-'
/** The states of a return that have a mail. */
export const NOTIFIED_RETURN_STATES = RETURN_STATES.filter(state => state !== 'withdrawn')

const PICKUP_PREFIX = 'return-pickup-'
const PICKUP_MAILS = ['booked', 'collected', 'cancelled', 'failed'] as const

function examplePickupMail(template: string, { market, language, origin, own }: ExampleFor): Mail | null {
  const to = PICKUP_MAILS.find(known => `${PICKUP_PREFIX}${known}` === template)
  if (!to) return null
  const one = exampleReturn(market, language, 'approved')
  const failed = language === 'hi' ? 'घर पर कोई नहीं था।' : 'Nobody was at home.'
  const event = {
    ...{ orderId: '', returnNumber: one.returnNumber, reference: '', to, carrier: 'vayu-express' },
    ...{ carrierName: 'Vayu Express', trackingNumber: 'VX-P-1001', day: '2026-12-02', window: 'morning' as const },
    reason: to === 'failed' ? failed : '',
  }
  return pickupMail(exampleOrder(market, language), { one, event }, origin, own)
}

function exampleReturnMail(template: string, { market, language, origin, own }: ExampleFor): Mail | null {
  const state = NOTIFIED_RETURN_STATES.find(known => `${RETURN_PREFIX}${known}` === template)
  if (!state) return examplePickupMail(template, { market, language, origin, own })
  const one = exampleReturn(market, language, state)
  return returnMail(exampleOrder(market, language), { one, state, why: '' }, origin, own)
}

export function exampleReviewRequest(market: Market, language: Language): ReviewRequest {
  const { id, number, customer, lines } = exampleOrder(market, language)
  return {
    ...{ orderId: id, orderNumber: number, customerId: id, market, language },
    ...{ firstName: customer.firstName, email: customer.email ?? '' },
    products: lines.map(({ nameEn, nameHi, lineNo }) => ({
      msn: `MSN000000${lineNo}`,
      slug: 'example',
      nameEn,
      nameHi,
    })),
  }
}

export function exampleQuotationRequest(market: Market, language: Language): NotifiedRequest {
  const { customer, lines } = exampleOrder(market, language)
  const [line] = lines
  return {
    ...{ number: 700_001, market, language, firstName: customer.firstName, email: customer.email ?? '' },
    ...{ nameEn: line?.nameEn ?? '', nameHi: line?.nameHi ?? '', quantity: 60 },
    ...{ city: market === 'IN' ? 'Pune' : 'Al Quoz', description: language === 'hi' ? 'दो बार में भेजें।' : 'In two lots.' },
  }
}

export function exampleAlert(market: Market, language: Language): Alert {
  const { customer, lines, currency } = exampleOrder(market, language)
  const products = lines.map(({ nameEn, nameHi, lineNo, payableMinor }, index) => ({
    ...{ msn: `MSN000000${lineNo}`, slug: 'example', nameEn, nameHi, currency },
    ...{ priceMinor: payableMinor, priceBeforeMinor: index === 0 ? payableMinor + 500_00 : null },
    backInStock: index > 0,
  }))
  return { market, language, firstName: customer.firstName, products }
}

export function exampleReminder(market: Market, language: Language): DueList {
  const { customer, lines } = exampleOrder(market, language)
  const hindi = language === 'hi'
  return {
    ...{ listId: '6f1c9a52-5d0e-4b7c-9a3e-2f8d1c0b7a64', customerId: '', every: 1, unit: 'month' },
    ...{ startsOn: '2026-12-01', nextOn: '2026-12-01', name: hindi ? 'हर महीने का सेफ़्टी सामान' : 'Monthly safety' },
    ...{ market, language, firstName: customer.firstName, email: customer.email },
    products: lines.map(({ nameEn, nameHi, quantity }, index) => {
      const note = index === 0 ? (hindi ? 'स्टोर रूम 2' : 'Store room 2') : ''
      return { nameEn, nameHi, quantity, note }
    }),
  }
}

export function exampleAnswer(market: Market, language: Language, declined = false): AnsweredRequest {
  const { lines, currency, payableMinor, steps } = exampleOrder(market, language)
  const hindi = language === 'hi'
  const note = hindi ? 'दो बार में डिलीवरी हो सकती है।' : 'Delivery in two lots is possible.'
  const offered = { validUntil: '2026-12-05T18:29:59Z', deliveryDays: 6, note, currency, payableMinor, steps, lines }
  return {
    ...exampleQuotationRequest(market, language),
    ...{ phone: null, hasAccount: true, quote: declined ? null : offered },
    reason: declined ? (hindi ? 'यह उत्पाद अब नहीं बनता।' : 'The product is no longer made.') : '',
  }
}

export function exampleTicket(market: Market, language: Language): AnsweredTicket {
  const { customer } = exampleOrder(market, language)
  const text =
    language === 'hi'
      ? 'हमने दूसरा बॉक्स आज भेज दिया है।\nटूटा हुआ बॉक्स कूरियर साथ ले जाएगा।'
      : 'We have sent the second box today.\nThe courier takes the broken one along.'
  return {
    ...{ id: '', number: 900_001, market, language, firstName: customer.firstName, email: customer.email ?? '' },
    ...{ hasAccount: false, closed: false, text },
  }
}

/** Names of all mails. */
export const EXAMPLE_TEMPLATES: readonly string[] = [
  ...EXAMPLE_CAUSES.map(({ template }) => template),
  ...NOTIFIED_RETURN_STATES.map(state => `${RETURN_PREFIX}${state}`),
  ...PICKUP_MAILS.map(to => `${PICKUP_PREFIX}${to}`),
  ...ACCOUNT_TEMPLATES,
  'review-request',
  'quotation-received',
  'product-alerts',
  'purchase-list-reminder',
  'quotation-answered',
  'quotation-declined',
  'support-answered',
]

/** The example of a mail; null for an unknown name. */
export function exampleMail(template: string, of: ExampleFor): Mail | null {
  const { market, language, origin, own } = of
  const words = own && { own }
  const ofAccount = exampleAccountMail(template, of)
  if (ofAccount) return ofAccount
  if (template === 'review-request') {
    return reviewMail(exampleReviewRequest(market, language), { ...unsubscribing(of), ...words })
  }
  if (template === 'product-alerts')
    return alertMail(exampleAlert(market, language), { ...unsubscribing(of), ...words })
  if (template === 'purchase-list-reminder') {
    return reminderMail(exampleReminder(market, language), { ...unsubscribing(of), ...words })
  }
  if (template === 'quotation-received') return quotationMail(exampleQuotationRequest(market, language), own)
  if (template === 'quotation-answered' || template === 'quotation-declined') {
    return quotationAnswerMail(exampleAnswer(market, language, template === 'quotation-declined'), origin, own)
  }
  if (template === 'support-answered') {
    return supportMail(exampleTicket(market, language), { origin, code: '0A1B2C3D4E', ...words })
  }
  const cause = EXAMPLE_CAUSES.find(known => known.template === template)
  if (!cause) return exampleReturnMail(template, of)
  return orderMail(exampleOrder(market, language), cause, origin, own)
}
