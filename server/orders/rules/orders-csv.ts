// The rows of the CSV of orders: one for each line, and for shipping and the cash on delivery fee.

import { chargesOf } from '../../../contract/cart/totals.rules.ts'
import type { ChargeKind, Taxed } from '../../../contract/cart/totals-types.ts'
import { GROUP_OF_STATE, type OrderState } from '../../../contract/orders/status.rules.ts'
import { csvAmount } from '../../../contract/shared/csv.ts'
import type { Language, Market } from '../../../contract/shared/market.ts'
import { sum } from '../../../contract/shared/money.ts'
import type { TaxPart } from '../../../contract/shared/tax.ts'
import type { Documents, ExportedLine, ExportedOrder } from '../repository/order-export.ts'

type Names = Readonly<Record<Language, string>>

/** Tax heads with a column each. */
const TAX_HEADS: Readonly<Record<Market, readonly string[]>> = { IN: ['CGST', 'SGST', 'UTGST', 'IGST'], AE: ['VAT'] }

const BEFORE_TAX: readonly Names[] = [
  { en: 'Order number', hi: 'ऑर्डर नंबर' },
  { en: 'Date', hi: 'तारीख' },
  { en: 'Status', hi: 'स्थिति' },
  { en: 'PO number', hi: 'PO नंबर' },
  { en: 'Cost centre', hi: 'कॉस्ट सेंटर' },
  { en: 'Product', hi: 'उत्पाद' },
  { en: 'MSN', hi: 'MSN' },
  { en: 'Part number', hi: 'पार्ट नंबर' },
  { en: 'HSN', hi: 'HSN' },
  { en: 'Quantity', hi: 'मात्रा' },
  { en: 'Cancelled', hi: 'रद्द मात्रा' },
  { en: 'Unit price with tax', hi: 'टैक्स सहित इकाई मूल्य' },
  { en: 'Taxable value', hi: 'कर योग्य मूल्य' },
]
const AFTER_TAX: readonly Names[] = [
  { en: 'Total', hi: 'कुल' },
  { en: 'Currency', hi: 'मुद्रा' },
  { en: 'Seller', hi: 'विक्रेता' },
]
const SELLER_NUMBER: Readonly<Record<Market, Names>> = {
  IN: { en: 'GSTIN of seller', hi: 'विक्रेता का GSTIN' },
  AE: { en: 'TRN of seller', hi: 'विक्रेता का TRN' },
}
const DOCUMENTS: Names[] = [
  { en: 'Invoice numbers', hi: 'इनवॉइस नंबर' },
  { en: 'Credit note numbers', hi: 'क्रेडिट नोट नंबर' },
  { en: 'Debit note numbers', hi: 'डेबिट नोट नंबर' },
]

const STATES: Readonly<Record<OrderState, Names>> = {
  'pending-payment': { en: 'Payment pending', hi: 'भुगतान बाकी' },
  'payment-failed': { en: 'Payment failed', hi: 'भुगतान विफल' },
  placed: { en: 'Accepted', hi: 'स्वीकृत' },
  processing: { en: 'Processing', hi: 'तैयारी में' },
  packed: { en: 'Packed', hi: 'पैक हो गया' },
  shipped: { en: 'Shipped', hi: 'भेज दिया गया' },
  delivered: { en: 'Delivered', hi: 'डिलीवर हो गया' },
  cancelled: { en: 'Cancelled', hi: 'रद्द' },
  expired: { en: 'Expired', hi: 'समय समाप्त' },
  'returned-to-origin': { en: 'Not delivered, returned', hi: 'डिलीवर नहीं हुआ, वापस लौटा' },
}

const CHARGES: Readonly<Record<ChargeKind, Names>> = {
  shipping: { en: 'Shipping', hi: 'डिलीवरी शुल्क' },
  'cod-fee': { en: 'Cash on delivery fee', hi: 'कैश ऑन डिलीवरी शुल्क' },
  'gift-packing': { en: 'Gift packing', hi: 'गिफ़्ट पैकिंग' },
  surcharge: { en: 'Surcharge', hi: 'अतिरिक्त शुल्क' },
}

/** The heading row. */
export function csvHeadings(market: Market, language: Language): string[] {
  return [
    ...BEFORE_TAX.map(name => name[language]),
    ...TAX_HEADS[market],
    ...[...AFTER_TAX, SELLER_NUMBER[market], ...DOCUMENTS].map(name => name[language]),
  ]
}

interface Amounts {
  taxableMinor: number
  taxParts: readonly TaxPart[]
  payableMinor: number
}

const NOTHING: Amounts = { taxableMinor: 0, taxParts: [], payableMinor: 0 }

function amountCells({ taxableMinor, taxParts, payableMinor }: Amounts, market: Market): string[] {
  const taxes = TAX_HEADS[market].map(head =>
    sum(taxParts.filter(({ code }) => code === head).map(({ amountMinor }) => amountMinor)),
  )
  return [taxableMinor, ...taxes, payableMinor].map(csvAmount)
}

const documentCells = ({ invoices, creditNotes, debitNotes }: Documents) =>
  [invoices, creditNotes, debitNotes].map(numbers => numbers.join(' '))

export interface CsvPlace {
  market: Market
  language: Language
  /** The market's calendar day of a time. */
  dayOf(moment: Date): string
}

/** The rows of an order. Cancelled or never paid items cost nothing. */
export function csvRows(order: ExportedOrder, { market, language, dayOf }: CsvPlace): string[][] {
  const { number, placedAt, state, poNumber, costCentre, currency } = order
  const begin = [String(number), dayOf(placedAt), STATES[state][language], poNumber, costCentre]
  const isVoid = GROUP_OF_STATE[state] === 'cancelled'
  const lineRow = (line: ExportedLine) => {
    const { msn, partNumber, hsn, quantity, cancelledQuantity, seller, taxNumber, documents } = line
    const none = isVoid || cancelledQuantity === quantity
    return [
      ...begin,
      ...[language === 'hi' ? line.nameHi : line.nameEn, msn, partNumber, hsn],
      ...[String(quantity), String(cancelledQuantity), csvAmount(line.unitPriceMinor)],
      ...amountCells(none ? NOTHING : line, market),
      ...[currency, seller, taxNumber, ...documentCells(documents)],
    ]
  }
  const chargeRow = (name: Names, charge: Taxed, documents: Documents) => [
    ...begin,
    ...[name[language], '', '', '', '1', state === 'cancelled' ? '1' : '0', csvAmount(charge.payableMinor)],
    ...amountCells(isVoid ? NOTHING : charge, market),
    ...[currency, '', '', ...documentCells(documents)],
  ]
  return [
    ...order.lines.map(lineRow),
    ...chargesOf(order.charges)
      .filter(({ payableMinor }) => payableMinor > 0)
      .map(charge => chargeRow(CHARGES[charge.kind], charge, order.chargeDocuments[charge.kind])),
  ]
}
