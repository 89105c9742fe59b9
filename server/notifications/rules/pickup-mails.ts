// The mails about the pickup of a return: booked, cancelled, or failed.

import { PICKUP_HOURS } from '../../../contract/returns/pickups.rules.ts'
import type { Return } from '../../../contract/returns/schemas.ts'
import { type Language, MARKET_INFO } from '../../../contract/shared/market.ts'
import type { PickupEvent } from '../../bookings/service.ts'
import type { Mail } from './mail.ts'
import type { Opening } from './mail-words.ts'
import type { NotifiedOrder } from './order.ts'
import { orderUrl } from './order-mails.ts'
import { MAIL_WORDS } from './words.ts'

interface PickupWords {
  booked: (number: number, when: string) => Opening
  cancelled: (number: number) => Opening
  failed: (number: number) => Opening
  when: (day: string, from: string, to: string) => string
  pack: string
  next: string
  reason: (text: string) => string
  returnNumber: string
}

const WORDS: Readonly<Record<Language, PickupWords>> = {
  en: {
    booked: (number, when) => ({
      subject: `Return ${number} will be collected ${when}`,
      text: `A carrier will collect the products at the delivery address ${when}.`,
    }),
    cancelled: number => ({
      subject: `Return ${number}: the pick-up is cancelled`,
      text: 'The carrier will not come on the day we told you.',
    }),
    failed: number => ({
      subject: `Return ${number} could not be collected`,
      text: 'The carrier could not collect the products.',
    }),
    when: (day, from, to) => `on ${day} between ${from} and ${to}`,
    pack: 'Please have them packed with all parts and accessories.',
    next: 'We will write to you when another pick-up is booked.',
    reason: text => `Reason: ${text}`,
    returnNumber: 'Return',
  },
  hi: {
    booked: (number, when) => ({
      subject: `वापसी ${number}: पिकअप ${when}`,
      text: `कूरियर ${when} डिलीवरी के पते से उत्पाद ले जाएगा।`,
    }),
    cancelled: number => ({
      subject: `वापसी ${number}: पिकअप रद्द हुआ`,
      text: 'जिस दिन के बारे में हमने लिखा था, उस दिन कूरियर नहीं आएगा।',
    }),
    failed: number => ({
      subject: `वापसी ${number}: पिकअप नहीं हो सका`,
      text: 'कूरियर उत्पाद नहीं ले जा सका।',
    }),
    when: (day, from, to) => `${day} को ${from} से ${to} के बीच`,
    pack: 'कृपया उन्हें सभी पुर्ज़ों और एक्सेसरी के साथ पैक करके रखें।',
    next: 'अगला पिकअप तय होने पर हम आपको लिखेंगे।',
    reason: text => `कारण: ${text}`,
    returnNumber: 'वापसी',
  },
}

/** `origin` is that of the store in the order's country. */
export function pickupMail(order: NotifiedOrder, one: Return, event: PickupEvent, origin: string): Mail {
  const words = WORDS[order.language]
  const common = MAIL_WORDS[order.language]
  const { languageTag } = MARKET_INFO[order.market]
  const format = { day: 'numeric', month: 'long', year: 'numeric', numberingSystem: 'latn', timeZone: 'UTC' } as const
  const day = new Date(event.day).toLocaleDateString(languageTag[order.language], format)
  const [from, to] = PICKUP_HOURS[event.window]
  const { subject, text } =
    event.to === 'booked'
      ? words.booked(one.returnNumber, words.when(day, from, to))
      : words[event.to](one.returnNumber)
  const reason = event.reason ? [words.reason(event.reason)] : []
  const rest = event.to === 'booked' ? [words.pack] : [...reason, words.next]
  const isBooked = event.to === 'booked' && one.pickup !== null
  return {
    ...{ subject, preview: text, heading: subject },
    paragraphs: [common.hello(order.customer.firstName), text, ...rest],
    details: [
      { label: words.returnNumber, value: String(one.returnNumber) },
      { label: common.orderNumber, value: String(order.number) },
      ...(isBooked ? [{ label: common.carrier, value: one.pickup?.carrier ?? '' }] : []),
      ...(isBooked ? [{ label: common.trackingNumber, value: event.trackingNumber }] : []),
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
