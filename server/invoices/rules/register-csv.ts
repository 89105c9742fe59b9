// The columns of the register of tax documents as cells of a file.

import { takesBack } from '../../../contract/invoices/register.rules.ts'
import type { RegisteredDocument } from '../../../contract/invoices/register-api.ts'
import { registerKindName } from '../../../contract/invoices/register-labels.rules.ts'
import { csvAmount } from '../../../contract/shared/csv.ts'
import type { Language } from '../../../contract/shared/market.ts'

const HEADINGS: readonly Readonly<Record<Language, string>>[] = [
  { en: 'Number', hi: 'नंबर' },
  { en: 'Kind', hi: 'प्रकार' },
  { en: 'Date', hi: 'तारीख' },
  { en: 'Order', hi: 'ऑर्डर' },
  { en: 'Issued by', hi: 'जारीकर्ता' },
  { en: 'Tax number of the issuer', hi: 'जारीकर्ता का टैक्स नंबर' },
  { en: 'Buyer', hi: 'खरीदार' },
  { en: 'Tax number of the buyer', hi: 'खरीदार का टैक्स नंबर' },
  { en: 'Taxable value', hi: 'कर योग्य मूल्य' },
  { en: 'Tax', hi: 'टैक्स' },
  { en: 'Total', hi: 'कुल' },
  { en: 'Currency', hi: 'मुद्रा' },
]

export const registerHeadings = (language: Language): string[] => HEADINGS.map(name => name[language])

/** A document; what takes back has a minus, so that the columns add up. */
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
