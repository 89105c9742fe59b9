// The columns of the register of tax documents as cells of a file.

import { takesBack } from '../../../contract/invoices/register.rules.ts'
import type { RegisteredDocument } from '../../../contract/invoices/register-api.ts'
import { registerKindName } from '../../../contract/invoices/register-labels.rules.ts'
import { csvAmount } from '../../../contract/shared/csv.ts'
import type { Language } from '../../../contract/shared/market.ts'
import { type HeadingNames, headingsIn, type ListHeading } from '../../platform/csv-file.ts'

const HEADINGS: readonly HeadingNames<'documents'>[] = [
  { en: 'Number', hi: 'नंबर' },
  { column: 'kind', en: 'Kind', hi: 'प्रकार' },
  { column: 'date', en: 'Date', hi: 'तारीख' },
  { column: 'order', en: 'Order', hi: 'ऑर्डर' },
  { column: 'issuer', en: 'Issued by', hi: 'जारीकर्ता' },
  { column: 'issuerNumber', en: 'Tax number of the issuer', hi: 'जारीकर्ता का टैक्स नंबर' },
  { column: 'buyer', en: 'Buyer', hi: 'खरीदार' },
  { column: 'buyerNumber', en: 'Tax number of the buyer', hi: 'खरीदार का टैक्स नंबर' },
  { column: 'taxable', en: 'Taxable value', hi: 'कर योग्य मूल्य' },
  { column: 'tax', en: 'Tax', hi: 'टैक्स' },
  { column: 'total', en: 'Total', hi: 'कुल' },
  { column: 'total', en: 'Currency', hi: 'मुद्रा' },
]

export const registerHeadings = (language: Language): ListHeading[] => headingsIn(HEADINGS, language)

/** A document; credits are negative, so that the columns add up. */
export function registerCells(document: RegisteredDocument, language: Language): string[] {
  const { number, kind, issuedOn, orderNumber, seller, buyer, taxable, tax, total, currency } = document
  const sign = takesBack(kind) ? -1 : 1
  return [
    ...[number, registerKindName(kind, language), issuedOn, String(orderNumber ?? '')],
    ...[seller.name, seller.taxNumber, buyer?.name ?? '', buyer?.taxNumber ?? ''],
    ...[taxable, tax, total].map(amount => csvAmount(sign * amount)),
    currency,
  ]
}
