// The columns of the list of quotation requests of staff as cells of a file.

import type { StaffRfq } from '../../../contract/rfq/staff-api.ts'
import type { RfqState } from '../../../contract/rfq/states.rules.ts'
import type { Language } from '../../../contract/shared/market.ts'
import type { Staff } from '../../platform/actor.ts'
import { csvAssignee, csvMoment, type HeadingNames, headingsIn, type ListHeading } from '../../platform/csv-file.ts'

type Names = Readonly<Record<Language, string>>

const HEADINGS: readonly HeadingNames<'requests'>[] = [
  { en: 'Request', hi: 'अनुरोध' },
  { column: 'raised', en: 'Raised', hi: 'समय' },
  { column: 'customer', en: 'Customer', hi: 'ग्राहक' },
  { en: 'Phone', hi: 'फ़ोन' },
  { en: 'Email', hi: 'ईमेल' },
  { column: 'product', en: 'Products', hi: 'उत्पाद' },
  { column: 'quantity', en: 'Quantity', hi: 'मात्रा' },
  { column: 'place', en: 'Place', hi: 'जगह' },
  { column: 'assigned', en: 'Works on it', hi: 'किसके पास है' },
  { column: 'state', en: 'State', hi: 'स्थिति' },
]

const STATES: Readonly<Record<RfqState, Names>> = {
  received: { en: 'To take on', hi: 'काम शुरू करना है' },
  quoting: { en: 'To quote', hi: 'कोटेशन देना है' },
  quoted: { en: 'Quoted', hi: 'कोटेशन दिया' },
  accepted: { en: 'Accepted', hi: 'स्वीकार हुआ' },
  declined: { en: 'Declined', hi: 'मना किया' },
  expired: { en: 'Expired', hi: 'समय समाप्त' },
  closed: { en: 'Closed', hi: 'बंद' },
}

export const requestHeadings = (language: Language): ListHeading[] => headingsIn(HEADINGS, language)

/** A request whose contacts are masked. */
export function requestRow(row: StaffRfq, reader: Staff, language: Language): string[] {
  const { rfqNumber, market, raisedAt, fullName, mobile, email, productName, quantity, city, assignedTo, state } = row
  return [
    ...[String(rfqNumber), csvMoment(market, raisedAt), fullName, mobile, email, productName, String(quantity), city],
    ...[csvAssignee(reader, assignedTo, language), STATES[state][language]],
  ]
}
