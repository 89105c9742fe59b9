// The mails about the pickup of a return: when a carrier collects it, that it has, that it does not, or that it could not.

import type { MailValues } from '../../../contract/notifications/templates.rules.ts'
import { PICKUP_HOURS } from '../../../contract/returns/pickups.rules.ts'
import type { Return } from '../../../contract/returns/schemas.ts'
import { type Language, MARKET_INFO } from '../../../contract/shared/market.ts'
import type { PickupEvent } from '../../bookings/service.ts'
import type { Mail } from './mail.ts'
import type { Opening } from './mail-words.ts'
import type { NotifiedOrder } from './order.ts'
import { orderUrl } from './order-mails.ts'
import { beginningOf, NO_OWN_WORDS, type OwnWords } from './own-words.ts'
import { returnName } from './return-mails.ts'
import { MAIL_WORDS } from './words.ts'

/** Values of the mails, each of which names some of them. */
type PickupValues = Partial<MailValues<'return-pickup-booked'>> & MailValues<'return-pickup-cancelled'>

interface PickupWords {
  opening: (values: PickupValues) => Record<PickupEvent['to'], Opening>
  when: (day: string, from: string, to: string) => string
  pack: string
  arrives: string
  next: string
  reason: (text: string) => string
  returnNumber: string
}

const WORDS: Readonly<Record<Language, PickupWords>> = {
  en: {
    opening: ({ return: name, when = '' }) => ({
      booked: {
        subject: `${name} will be collected ${when}`,
        text: `A carrier will collect the products at the delivery address ${when}.`,
      },
      collected: { subject: `${name} was collected`, text: 'The carrier has collected the products.' },
      cancelled: {
        subject: `${name}: the pick-up is cancelled`,
        text: 'The carrier will not come on the day we told you.',
      },
      failed: { subject: `${name} could not be collected`, text: 'The carrier could not collect the products.' },
    }),
    when: (day, from, to) => `on ${day} between ${from} and ${to}`,
    pack: 'Please have them packed with all parts and accessories.',
    arrives: 'We will write to you when they have arrived.',
    next: 'We will write to you when another pick-up is booked.',
    reason: text => `Reason: ${text}`,
    returnNumber: 'Return',
  },
  hi: {
    opening: ({ return: name, when = '' }) => ({
      booked: { subject: `${name}: पिकअप ${when}`, text: `कूरियर ${when} डिलीवरी के पते से उत्पाद ले जाएगा।` },
      collected: { subject: `${name}: कूरियर उत्पाद ले गया`, text: 'कूरियर उत्पाद ले गया है।' },
      cancelled: {
        subject: `${name}: पिकअप रद्द हुआ`,
        text: 'जिस दिन के बारे में हमने लिखा था, उस दिन कूरियर नहीं आएगा।',
      },
      failed: { subject: `${name}: पिकअप नहीं हो सका`, text: 'कूरियर उत्पाद नहीं ले जा सका।' },
    }),
    when: (day, from, to) => `${day} को ${from} से ${to} के बीच`,
    pack: 'कृपया उन्हें सभी पुर्ज़ों और एक्सेसरी के साथ पैक करके रखें।',
    arrives: 'उत्पाद हमें मिलने पर हम आपको लिखेंगे।',
    next: 'अगला पिकअप तय होने पर हम आपको लिखेंगे।',
    reason: text => `कारण: ${text}`,
    returnNumber: 'वापसी',
  },
}

/** The standard opening. */
export const pickupOpening = (language: Language, to: PickupEvent['to'], values: PickupValues): Opening =>
  WORDS[language].opening(values)[to]

/** When it is collected, in the language and the calendar of the market. */
function whenOf({ language, market }: NotifiedOrder, { day, window }: PickupEvent): string {
  const { languageTag } = MARKET_INFO[market]
  const format = { day: 'numeric', month: 'long', year: 'numeric', numberingSystem: 'latn', timeZone: 'UTC' } as const
  const [from, to] = PICKUP_HOURS[window]
  return WORDS[language].when(new Date(day).toLocaleDateString(languageTag[language], format), from, to)
}

/** What follows the opening. */
function restOf(language: Language, { to, reason }: PickupEvent): string[] {
  const words = WORDS[language]
  if (to === 'booked') return [words.pack]
  if (to === 'collected') return [words.arrives]
  return [...(reason ? [words.reason(reason)] : []), words.next]
}

/** `origin` is that of the store of the country of the order. */
export function pickupMail(
  order: NotifiedOrder,
  { one, event }: { one: Return; event: PickupEvent },
  origin: string,
  own: OwnWords = NO_OWN_WORDS,
): Mail {
  const words = WORDS[order.language]
  const common = MAIL_WORDS[order.language]
  const carrier = event.carrierName ?? event.carrier
  const values = {
    return: returnName(order.language, one.kind, one.returnNumber),
    ...{ order: String(order.number), when: whenOf(order, event), carrier },
  }
  const standard = pickupOpening(order.language, event.to, values)
  const { opening, ...beginning } = beginningOf(own, `return-pickup-${event.to}`, values, standard)
  const comes = event.to === 'booked' || event.to === 'collected'
  return {
    ...beginning,
    paragraphs: [common.hello(order.customer.firstName), ...opening, ...restOf(order.language, event)],
    details: [
      { label: words.returnNumber, value: String(one.returnNumber) },
      { label: common.orderNumber, value: String(order.number) },
      ...(comes ? [{ label: common.carrier, value: carrier }] : []),
      ...(comes ? [{ label: common.trackingNumber, value: event.trackingNumber }] : []),
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
