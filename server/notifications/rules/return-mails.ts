// The mails about a return or an exchange: their content in the language and currency of the order.

import type { Return } from '../../../contract/returns/schemas.ts'
import type { ReturnKind, ReturnState } from '../../../contract/returns/states.rules.ts'
import { type Language, MARKET_INFO } from '../../../contract/shared/market.ts'
import { formatMoney } from '../../../contract/shared/money.ts'
import type { Mail } from './mail.ts'
import type { Opening } from './mail-words.ts'
import type { NotifiedOrder } from './order.ts'
import { orderUrl } from './order-mails.ts'
import { beginningOf, NO_OWN_WORDS, type OwnWords } from './own-words.ts'
import { MAIL_WORDS } from './words.ts'

/** The states that customers are notified of; one who withdraws a return knows it. */
export type NotifiedReturnState = Exclude<ReturnState, 'withdrawn'>

interface ReturnWords {
  name: (kind: ReturnKind, number: number) => string
  opening: (kind: ReturnKind, name: string) => Record<NotifiedReturnState, Opening>
  /** A return opened by staff. */
  byStaff: string
  pickUp: string
  sendIn: (address: string) => string
  reason: (text: string) => string
  toSource: (amount: string) => string
  toAccount: (amount: string, last4: string) => string
  byLink: (amount: string) => string
  credited: (amount: string, product: string, day: string) => string
  creditReady: string
  /** A replacement without returning the product. */
  withoutReturn: (name: string) => Record<'accepted' | 'rejected', Opening>
  /** Units that were not accepted. */
  kept: string
  sentBack: string
  returnNumber: string
  exchangeNumber: string
}

const EN: ReturnWords = {
  name: (kind, number) => (kind === 'return' ? `Return ${number}` : `Exchange ${number}`),
  opening: (kind, name) => {
    return {
      requested: { subject: `${name} is requested`, text: 'We have received your request and will check it.' },
      approved: { subject: `${name} is approved`, text: 'Your request is approved.' },
      rejected: { subject: `${name} was rejected`, text: 'We could not accept your request.' },
      received: {
        subject: `${name}: the products have arrived`,
        text: 'We have received the products and inspect them.',
      },
      'inspection-failed': {
        subject: `${name} was rejected after the inspection`,
        text: 'The products did not pass the inspection. We send them back to you.',
      },
      accepted: {
        subject: `${name} is accepted`,
        text: 'The products passed the inspection. The replacement follows.',
      },
      'replacement-sent': { subject: `${name}: the replacement is on its way`, text: 'We have sent the replacement.' },
      completed: {
        subject: `${name} is completed`,
        text: kind === 'return' ? 'The return is completed.' : 'The replacement was delivered.',
      },
    }
  },
  byStaff:
    'Our customer service has recorded the request for you. If you do not want it, you can withdraw it on the order page.',
  pickUp:
    'We will arrange for a carrier to collect the products at the delivery address and tell you the day. Please pack them with all parts and accessories.',
  sendIn: address => `Please pack the products with all parts and accessories and send them to: ${address}.`,
  reason: text => `Reason: ${text}`,
  toSource: amount => `${amount} is refunded to the method that you paid with.`,
  toAccount: (amount, last4) => `${amount} is paid to your bank account ending in ${last4}.`,
  credited: (amount, product, day) =>
    `You have a credit of ${amount}. Order ${product} from the order page until ${day}: the credit is taken off what you pay. What you do not use is refunded.`,
  creditReady: 'The products passed the inspection. You can order the replacement now.',
  withoutReturn: name => ({
    accepted: {
      subject: `${name}: we send a replacement`,
      text: 'We will send you the products again, free of charge. You need not send anything back.',
    },
    rejected: { subject: `${name} is cancelled`, text: 'We cannot send the replacement.' },
  }),
  kept: 'Products that did not pass the inspection stay with us.',
  sentBack: 'Products that did not pass the inspection are sent back to you.',
  byLink: amount => `To receive ${amount}, name a bank account on the order page.`,
  returnNumber: 'Return',
  exchangeNumber: 'Exchange',
}

const HI: ReturnWords = {
  name: (kind, number) => (kind === 'return' ? `वापसी ${number}` : `एक्सचेंज ${number}`),
  opening: (kind, name) => {
    return {
      requested: { subject: `${name} का अनुरोध मिला`, text: 'हमें आपका अनुरोध मिल गया है। हम इसकी जाँच करेंगे।' },
      approved: { subject: `${name} स्वीकृत है`, text: 'आपका अनुरोध स्वीकार कर लिया गया है।' },
      rejected: { subject: `${name} अस्वीकार हुआ`, text: 'हम आपका अनुरोध स्वीकार नहीं कर सके।' },
      received: { subject: `${name}: उत्पाद हमें मिल गए`, text: 'उत्पाद हमें मिल गए हैं और उनकी जाँच हो रही है।' },
      'inspection-failed': {
        subject: `${name} जाँच के बाद अस्वीकार हुआ`,
        text: 'उत्पाद जाँच में सही नहीं पाए गए। हम उन्हें आपके पास वापस भेज रहे हैं।',
      },
      accepted: { subject: `${name} मंज़ूर है`, text: 'उत्पाद जाँच में सही पाए गए। बदले का उत्पाद भेजा जाएगा।' },
      'replacement-sent': { subject: `${name}: बदले का उत्पाद रवाना हो गया है`, text: 'हमने बदले का उत्पाद भेज दिया है।' },
      completed: {
        subject: `${name} पूरा हुआ`,
        text: kind === 'return' ? 'वापसी पूरी हो गई है।' : 'बदले का उत्पाद डिलीवर हो गया है।',
      },
    }
  },
  byStaff: 'हमारी ग्राहक सेवा ने यह अनुरोध आपकी ओर से दर्ज किया है। अगर आप यह नहीं चाहते, तो इसे ऑर्डर पेज पर वापस ले सकते हैं।',
  pickUp:
    'हम डिलीवरी के पते से उत्पाद ले जाने के लिए कूरियर तय करेंगे और आपको दिन बताएँगे। कृपया उन्हें सभी पुर्ज़ों और एक्सेसरी के साथ पैक करें।',
  sendIn: address => `कृपया उत्पादों को सभी पुर्ज़ों और एक्सेसरी के साथ पैक करके इस पते पर भेजें: ${address}।`,
  reason: text => `कारण: ${text}`,
  toSource: amount => `${amount} उसी माध्यम में लौटाए जाएँगे जिससे आपने भुगतान किया था।`,
  toAccount: (amount, last4) => `${amount} आपके ${last4} पर समाप्त होने वाले बैंक खाते में भेजे जाएँगे।`,
  credited: (amount, product, day) =>
    `आपके पास ${amount} का क्रेडिट है। ${day} तक ऑर्डर पेज से ${product} ऑर्डर करें: क्रेडिट भुगतान में से घट जाएगा। जो बचेगा, वह लौटा दिया जाएगा।`,
  creditReady: 'उत्पाद जाँच में सही पाए गए। अब आप बदले का उत्पाद ऑर्डर कर सकते हैं।',
  withoutReturn: name => ({
    accepted: {
      subject: `${name}: हम बदले का उत्पाद भेज रहे हैं`,
      text: 'हम आपको उत्पाद बिना किसी शुल्क के फिर से भेज रहे हैं। आपको कुछ वापस नहीं भेजना है।',
    },
    rejected: { subject: `${name} रद्द हुआ`, text: 'हम बदले का उत्पाद नहीं भेज सकते।' },
  }),
  kept: 'जो उत्पाद जाँच में सही नहीं पाए गए, वे हमारे पास रहेंगे।',
  sentBack: 'जो उत्पाद जाँच में सही नहीं पाए गए, वे आपको वापस भेजे जाएँगे।',
  byLink: amount => `${amount} पाने के लिए ऑर्डर पेज पर बैंक खाता बताएँ।`,
  returnNumber: 'वापसी',
  exchangeNumber: 'एक्सचेंज',
}

const WORDS: Readonly<Record<Language, ReturnWords>> = { en: EN, hi: HI }

/** What happens next, in one sentence or none. */
function nextStep(order: NotifiedOrder, one: Return, state: NotifiedReturnState): string[] {
  const words = WORDS[order.language]
  if (state === 'requested') return one.openedBy === 'staff' ? [words.byStaff] : []
  if (state === 'approved') {
    const [to] = one.sendTo ?? []
    return [to ? words.sendIn([to.name, ...to.lines].join(', ')) : words.pickUp]
  }
  if (state !== 'completed' || one.refund === 0) return []
  return [...moneyOf(order, one), ...restOf(order, one)]
}

/** What happens to rejected units when others were accepted. */
function restOf({ language }: NotifiedOrder, { notAccepted }: Return): string[] {
  if (!notAccepted) return []
  return [notAccepted.outcome === 'kept' ? WORDS[language].kept : WORDS[language].sentBack]
}

/** Where the refund goes. */
function moneyOf(order: NotifiedOrder, one: Return): string[] {
  const words = WORDS[order.language]
  const tag = MARKET_INFO[order.market].languageTag[order.language]
  if (one.credit && one.replacement) {
    const { timeZone } = MARKET_INFO[order.market]
    const format = { day: 'numeric', month: 'long', year: 'numeric', numberingSystem: 'latn', timeZone } as const
    const day = new Date(one.credit.validUntil).toLocaleDateString(tag, format)
    return [words.credited(formatMoney(one.credit.amount, one.currency, tag), one.replacement.productName, day)]
  }
  const amount = formatMoney(one.refund, one.currency, tag)
  if (one.refundTo === 'link') return [words.byLink(amount)]
  return [one.accountLast4 ? words.toAccount(amount, one.accountLast4) : words.toSource(amount)]
}

/** `Return 500001` in a language. */
export const returnName = (language: Language, kind: ReturnKind, number: number): string =>
  WORDS[language].name(kind, number)

interface OpenedReturn {
  kind: ReturnKind
  state: NotifiedReturnState
  /** `Return 500001` in the language. */
  name: string
}

export const returnOpening = (language: Language, { kind, state, name }: OpenedReturn): Opening =>
  WORDS[language].opening(kind, name)[state]

/**
 * Cases where the usual text of a state would be wrong: a replacement that can be ordered or needs no return, and
 * units that the customer keeps.
 */
function unusualOpening(
  words: ReturnWords,
  one: Return,
  state: NotifiedReturnState,
  { subject, name }: Opening & { name: string },
): Opening | null {
  if (state === 'completed' && one.credit !== null) return { subject, text: words.creditReady }
  if (!one.comesBack && (state === 'accepted' || state === 'rejected')) return words.withoutReturn(name)[state]
  if (state === 'inspection-failed' && one.notAccepted?.outcome === 'kept') return { subject, text: words.kept }
  return null
}

/** The operator's text applies to the usual case. */
function beginningWith(own: OwnWords, order: NotifiedOrder, one: Return, state: NotifiedReturnState) {
  const words = WORDS[order.language]
  const values = { return: words.name(one.kind, one.returnNumber), order: String(order.number) }
  const standard = returnOpening(order.language, { kind: one.kind, state, name: values.return })
  const unusual = unusualOpening(words, one, state, { ...standard, name: values.return })
  return unusual
    ? beginningOf(NO_OWN_WORDS, `return-${state}`, values, unusual)
    : beginningOf(own, `return-${state}`, values, standard)
}

/**
 * The mail about a return in a state. `why` was written by staff; `origin` is that of the store in the order's
 * country.
 */
export function returnMail(
  order: NotifiedOrder,
  { one, state, why }: { one: Return; state: NotifiedReturnState; why: string },
  origin: string,
  own: OwnWords = NO_OWN_WORDS,
): Mail {
  const words = WORDS[order.language]
  const common = MAIL_WORDS[order.language]
  const { opening, ...beginning } = beginningWith(own, order, one, state)
  const reason = why && (state === 'rejected' || state === 'inspection-failed') ? [words.reason(why)] : []
  const sent = state === 'replacement-sent' && one.carrier !== ''
  return {
    ...beginning,
    paragraphs: [common.hello(order.customer.firstName), ...opening, ...reason, ...nextStep(order, one, state)],
    details: [
      { label: one.kind === 'return' ? words.returnNumber : words.exchangeNumber, value: String(one.returnNumber) },
      { label: common.orderNumber, value: String(order.number) },
      ...(sent ? [{ label: common.carrier, value: one.carrier }] : []),
      ...(sent ? [{ label: common.trackingNumber, value: one.trackingNumber }] : []),
    ],
    lines: one.items.map(({ productName, quantity }) => ({
      name: productName,
      note: common.units(quantity),
      amount: '',
    })),
    totals: [],
    action: { label: common.viewOrder, url: orderUrl(origin, order) },
    footer: [common.whySent(order.number)],
    unsubscribe: null,
  }
}
