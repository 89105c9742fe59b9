// The mails about an order: their content in the language and currency of the order.

import { explainTotals } from '../../../contract/cart/totals-steps.rules.ts'
import type { TotalsStep } from '../../../contract/cart/totals-types.ts'
import { MARKET_INFO } from '../../../contract/shared/market.ts'
import { formatMoney } from '../../../contract/shared/money.ts'
import type { Mail } from './mail.ts'
import type { MailCause, TransferAccount } from './mail-cause.ts'
import type { NotifiedOrder, NotifiedShipment } from './order.ts'
import { lastDay, timeOf } from './order-times.ts'
import { NO_OWN_WORDS, type OwnWords, openingOf } from './own-words.ts'
import { MAIL_WORDS } from './words.ts'

const money = ({ currency, market, language }: NotifiedOrder, minor: number) =>
  formatMoney(minor, currency, MARKET_INFO[market].languageTag[language])

type Detail = Mail['details'][number]
const detail = (label: string, value: string | null): Detail[] => (value ? [{ label, value }] : [])

function orderDetails(order: NotifiedOrder): Detail[] {
  const words = MAIL_WORDS[order.language]
  const { number, market, language, placedAt, poNumber, address } = order
  const { languageTag, timeZone } = MARKET_INFO[market]
  const format = { day: 'numeric', month: 'short', year: 'numeric', timeZone, numberingSystem: 'latn' } as const
  const { name, line1, line2, city, place } = address
  // an emirate is shown by name, not by its code
  const town = market === 'IN' ? `${city} ${place}` : city
  return [
    ...detail(words.orderNumber, String(number)),
    ...detail(words.placedOn, placedAt.toLocaleDateString(languageTag[language], format)),
    ...detail(words.poNumber, poNumber),
    ...detail(words.deliverTo, [name, line1, line2, town].filter(Boolean).join(', ')),
  ]
}

function transferDetails(order: NotifiedOrder, account: TransferAccount): Detail[] {
  const words = MAIL_WORDS[order.language]
  return [
    ...detail(words.beneficiary, account.beneficiary),
    ...detail(words.accountNumber, account.accountNumber),
    ...detail(words.ifsc, account.ifsc),
    ...detail(words.bank, account.bank),
    ...detail(words.transferReference, String(order.number)),
  ]
}

/** The remaining lines of the order, with amounts. */
function orderLines(order: NotifiedOrder): Mail['lines'] {
  const words = MAIL_WORDS[order.language]
  return order.lines
    .filter(({ quantity, cancelledQuantity }) => quantity > cancelledQuantity)
    .map(line => ({
      name: order.language === 'hi' ? line.nameHi : line.nameEn,
      note: `${words.units(line.quantity - line.cancelledQuantity)} · ${line.seller}`,
      amount: money(order, line.payableMinor),
    }))
}

/** All ordered lines: none will be delivered. */
function orderedLines(order: NotifiedOrder): Mail['lines'] {
  const words = MAIL_WORDS[order.language]
  return order.lines.map(({ nameEn, nameHi, quantity, seller }) => ({
    name: order.language === 'hi' ? nameHi : nameEn,
    note: `${words.units(quantity)} · ${seller}`,
    amount: '',
  }))
}

function shipmentLines(order: NotifiedOrder, shipment: NotifiedShipment): Mail['lines'] {
  const words = MAIL_WORDS[order.language]
  return shipment.lines.flatMap(({ lineNo, quantity }) => {
    const line = order.lines.find(known => known.lineNo === lineNo)
    if (!line) return []
    return [{ name: order.language === 'hi' ? line.nameHi : line.nameEn, note: words.units(quantity), amount: '' }]
  })
}

function totalsRow(order: NotifiedOrder, step: TotalsStep): Mail['totals'][number] {
  const { code, label: of, taxMinor, titleEn, titleHi } = step.params
  const { market, language } = order
  const label = MAIL_WORDS[language].totals[step.key]
    .replace('{listPrice}', MARKET_INFO[market].listPriceName[language])
    .replace('{code}', String(code ?? ''))
    .replace('{label}', () => String(of ?? ''))
    .replace('{title}', () => String((language === 'hi' ? titleHi : titleEn) ?? ''))
  const minor = typeof taxMinor === 'number' ? taxMinor : step.amountMinor
  return { label, amount: `${minor < 0 ? '−' : ''}${money(order, Math.abs(minor))}`, strong: false }
}

function orderTotals(order: NotifiedOrder): Mail['totals'] {
  const rows = explainTotals(order.steps)
  const taxes = rows.filter(({ kind }) => kind === 'tax')
  const others = rows.filter(({ kind }) => kind !== 'tax')
  const total = { label: MAIL_WORDS[order.language].total, amount: money(order, order.payableMinor), strong: true }
  return [...others.map(step => totalsRow(order, step)), total, ...taxes.map(step => totalsRow(order, step))]
}

/** The differences between the mails. */
type Part = Pick<Mail, 'subject' | 'paragraphs' | 'details' | 'lines' | 'totals'>

function shipmentPart(
  order: NotifiedOrder,
  template: 'shipped' | 'parcel-sent-again' | 'out-for-delivery' | 'delivered',
  shipment: NotifiedShipment,
): Part {
  const words = MAIL_WORDS[order.language]
  const { number: parcel, carrier, trackingNumber, promisedOn } = shipment
  const { subject, text } = {
    shipped: () => words.shipped(order.number, parcel, carrier),
    'parcel-sent-again': () => words.parcelSentAgain(order.number, parcel, carrier),
    'out-for-delivery': () => words.outForDelivery(order.number, parcel),
    delivered: () => words.delivered(order.number, parcel),
  }[template]()
  const details = [
    ...detail(words.parcel, String(parcel)),
    ...detail(words.carrier, carrier),
    ...detail(words.trackingNumber, trackingNumber),
    ...(template === 'delivered' ? [] : detail(words.deliveryBy, lastDay(order, [promisedOn]))),
    ...orderDetails(order),
  ]
  return { subject, paragraphs: [text], details, lines: shipmentLines(order, shipment), totals: [] }
}

/** A parcel that came back or was lost, and what happens to its price if known. */
function undeliveredPart(
  order: NotifiedOrder,
  template: 'parcel-returned' | 'parcel-lost' | 'parcel-lost-refunded',
  shipment: NotifiedShipment,
): Part {
  const words = MAIL_WORDS[order.language]
  const openings = {
    'parcel-returned': words.parcelReturned,
    'parcel-lost': words.parcelLost,
    'parcel-lost-refunded': words.parcelLostRefunded,
  }
  const { subject, text } = openings[template](order.number, shipment.number)
  const money = order.paymentMode === 'prepaid' ? words.undeliveredRefund : words.undeliveredCash
  const details = [...detail(words.parcel, String(shipment.number)), ...orderDetails(order)]
  const paragraphs = template === 'parcel-lost' ? [text] : [text, money]
  return { subject, paragraphs, details, lines: shipmentLines(order, shipment), totals: [] }
}

function placedPart(order: NotifiedOrder): Part {
  const words = MAIL_WORDS[order.language]
  const { subject, text } = words.placed(order.number)
  const due = order.paymentMode === 'cod' ? [words.payOnDelivery(money(order, order.payableMinor))] : []
  const by = lastDay(
    order,
    order.lines.map(({ promisedOn }) => promisedOn),
  )
  const details = [...orderDetails(order), ...detail(words.deliveryBy, by)]
  return { subject, paragraphs: [text, ...due], details, lines: orderLines(order), totals: orderTotals(order) }
}

/** A document of a seller, attached as a file. */
function documentPart(order: NotifiedOrder, cause: Extract<MailCause, { seller: string }>): Part {
  const words = MAIL_WORDS[order.language]
  const openings = {
    invoice: words.invoice,
    'credit-note': words.creditNote,
    'debit-note': words.debitNote,
    'delivery-challan': words.challan,
  }
  const { subject, text } = openings[cause.template](order.number, cause.documentNumber, cause.seller)
  return { subject, paragraphs: [text], details: orderDetails(order), lines: [], totals: [] }
}

/** Part of the order was cancelled or changed: the new total, and the refund. */
function changedPart(
  order: NotifiedOrder,
  { template, refundMinor, payableMinor }: Extract<MailCause, { payableMinor: number }>,
): Pick<Mail, 'subject' | 'paragraphs'> {
  const words = MAIL_WORDS[order.language]
  const opening = template === 'lines-edited' ? words.linesEdited : words.itemsCancelled
  const { subject, text } = opening(order.number, money(order, payableMinor))
  const refund = refundMinor > 0 ? [words.partRefunded(money(order, refundMinor))] : []
  return { subject, paragraphs: [text, ...refund] }
}

/** An edit that costs more: the amount due and the deadline, or that the order stays as it is. */
function waitingEditPart(
  order: NotifiedOrder,
  cause: Extract<MailCause, { template: 'edit-waits' | 'edit-not-made' }>,
): Part {
  const words = MAIL_WORDS[order.language]
  const { number } = order
  if (cause.template === 'edit-waits') {
    const { subject, text } = words.editWaits(number, money(order, cause.differenceMinor), timeOf(order, cause.until))
    return { subject, paragraphs: [text], details: orderDetails(order), lines: [], totals: [] }
  }
  const { subject, text } = words.editNotMade(number)
  const whole = { details: orderDetails(order), lines: orderLines(order), totals: orderTotals(order) }
  return { ...whole, subject, paragraphs: [cause.isLate ? words.editNotPaid : text, words.editPaidLate] }
}

function partOf(order: NotifiedOrder, cause: MailCause): Part {
  const words = MAIL_WORDS[order.language]
  const { number } = order
  const whole = { details: orderDetails(order), lines: orderLines(order), totals: orderTotals(order) }
  const ended = { details: whole.details, lines: orderedLines(order), totals: [] }
  switch (cause.template) {
    case 'order-placed':
      return placedPart(order)
    case 'awaiting-transfer': {
      const { subject, text } = words.awaitingTransfer(number, money(order, order.payableMinor))
      const details = [...transferDetails(order, cause.account), ...whole.details.slice(1)]
      return { ...whole, subject, paragraphs: [text], details }
    }
    case 'payment-failed': {
      const { subject, text } = words.paymentFailed(number, money(order, order.payableMinor))
      return { ...whole, subject, paragraphs: [text] }
    }
    case 'order-expired': {
      const { subject, text } = words.expired(number)
      return { ...ended, subject, paragraphs: [text] }
    }
    case 'order-cancelled': {
      const { subject, text } = words.cancelled(number)
      return { ...ended, subject, paragraphs: [text, order.wasPaid ? words.refundFollows : words.nothingCharged] }
    }
    case 'address-corrected': {
      const { subject, text } = words.addressCorrected(number)
      return { ...whole, subject, paragraphs: [text] }
    }
    case 'items-cancelled':
    case 'lines-edited':
      return { ...whole, ...changedPart(order, cause) }
    case 'edit-waits':
    case 'edit-not-made':
      return waitingEditPart(order, cause)
    case 'refund-made': {
      const { subject, text } = words.refundMade(number, money(order, cause.refundMinor))
      return { subject, paragraphs: [text], details: orderDetails(order), lines: [], totals: [] }
    }
    case 'refund-link': {
      const { subject, text } = words.refundLink(number, money(order, cause.refundMinor))
      return { subject, paragraphs: [text], details: orderDetails(order), lines: [], totals: [] }
    }
    case 'parcel-returned':
    case 'parcel-lost':
    case 'parcel-lost-refunded':
      return undeliveredPart(order, cause.template, cause.shipment)
    case 'invoice':
    case 'credit-note':
    case 'debit-note':
    case 'delivery-challan':
      return documentPart(order, cause)
    default:
      return shipmentPart(order, cause.template, cause.shipment)
  }
}

/** URL of the order page, where its customer logs in. */
export function orderUrl(origin: string, { language, number }: Pick<NotifiedOrder, 'language' | 'number'>): string {
  return `${origin}${language === 'hi' ? '/hi' : ''}/dashboard/order/${number}`
}

function actionOf(order: NotifiedOrder, cause: MailCause, origin: string): Mail['action'] {
  const words = MAIL_WORDS[order.language]
  if (cause.template === 'refund-link') {
    return { label: words.nameAccount, url: `${origin}${order.language === 'hi' ? '/hi' : ''}${cause.path}` }
  }
  const labels: Partial<Record<MailCause['template'], string>> = {
    'payment-failed': words.payAgain,
    'edit-waits': words.payDifference,
  }
  const label = labels[cause.template] ?? words.viewOrder
  return { label, url: orderUrl(origin, order) }
}

/** The mail about an order, with the operator's text. `origin` is that of the store in the order's country. */
export function orderMail(order: NotifiedOrder, cause: MailCause, origin: string, own: OwnWords = NO_OWN_WORDS): Mail {
  const words = MAIL_WORDS[order.language]
  const {
    paragraphs: [text = '', ...others],
    ...part
  } = partOf(order, cause)
  const { subject, paragraphs } = openingOf(own, order, cause, { subject: part.subject, text })
  return {
    ...part,
    subject,
    preview: paragraphs[0] ?? '',
    heading: subject,
    paragraphs: [words.hello(order.customer.firstName), ...paragraphs, ...others],
    action: actionOf(order, cause, origin),
    footer: [words.whySent(order.number)],
    unsubscribe: null,
  }
}
