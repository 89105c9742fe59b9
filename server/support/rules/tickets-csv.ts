// The columns of the inbox of support as cells of a file.

import type { Language } from '../../../contract/shared/market.ts'
import type { StaffTicketListed } from '../../../contract/support/staff-api.ts'
import type { TicketState } from '../../../contract/support/states.rules.ts'
import type { Staff } from '../../platform/actor.ts'
import { csvAssignee, csvMoment, type HeadingNames, headingsIn, type ListHeading } from '../../platform/csv-file.ts'

type Names = Readonly<Record<Language, string>>

const HEADINGS: readonly HeadingNames<'tickets'>[] = [
  { en: 'Ticket', hi: 'टिकट' },
  { column: 'raised', en: 'Raised', hi: 'कब लिखा गया' },
  { column: 'customer', en: 'Customer', hi: 'ग्राहक' },
  { column: 'topic', en: 'Topic', hi: 'विषय' },
  { column: 'about', en: 'Order', hi: 'ऑर्डर' },
  { column: 'about', en: 'Quotation request', hi: 'कोटेशन का अनुरोध' },
  { column: 'text', en: 'Message', hi: 'संदेश' },
  { column: 'assigned', en: 'Assigned to', hi: 'किसके पास' },
  { column: 'due', en: 'Answer due', hi: 'जवाब कब तक' },
  { en: 'State', hi: 'स्थिति' },
]

const STATES: Readonly<Record<TicketState, Names>> = {
  open: { en: 'To answer', hi: 'जवाब बाकी' },
  answered: { en: 'Answered', hi: 'जवाब दिया गया' },
  closed: { en: 'Closed', hi: 'बंद' },
}
const TOPICS: Readonly<Record<StaffTicketListed['topic'], Names>> = {
  order: { en: 'Order', hi: 'ऑर्डर' },
  delivery: { en: 'Delivery', hi: 'डिलीवरी' },
  return: { en: 'Return or refund', hi: 'वापसी या रिफ़ंड' },
  payment: { en: 'Payment', hi: 'पेमेंट' },
  invoice: { en: 'Invoice', hi: 'इनवॉइस' },
  quotation: { en: 'Quotation', hi: 'कोटेशन' },
  product: { en: 'Product', hi: 'उत्पाद' },
  account: { en: 'Account', hi: 'खाता' },
  other: { en: 'Something else', hi: 'कुछ और' },
}

export const ticketHeadings = (language: Language): ListHeading[] => headingsIn(HEADINGS, language)

export function ticketRow(row: StaffTicketListed, reader: Staff, language: Language): string[] {
  const { ticketNumber, market, raisedAt, fullName, topic, orderNumber, rfqNumber, text, assignedTo, dueAt, state } =
    row
  return [
    ...[String(ticketNumber), csvMoment(market, raisedAt), fullName, TOPICS[topic][language]],
    ...[orderNumber ?? '', rfqNumber ?? ''].map(String),
    ...[text, csvAssignee(reader, assignedTo, language), csvMoment(market, dueAt), STATES[state][language]],
  ]
}
