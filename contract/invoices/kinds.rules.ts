// Which document a supply needs, and its required contents: Rule 46 and 49 of the CGST Rules, Articles 59 and 60 in the UAE.

import type { Market } from '../shared/market.ts'

export const INVOICE_KINDS = [
  /** Taxable products to a registered buyer. */
  'tax-invoice',
  /** A tax invoice to a buyer without a GSTIN. */
  'retail-invoice',
  /** Exempt products only: no tax columns. */
  'bill-of-supply',
  /** Taxable and exempt products to a buyer without a GSTIN (Rule 46A). */
  'invoice-cum-bill',
  /** UAE: tax invoice with the TRN of both. */
  'vat-invoice',
  /** UAE: simplified tax invoice, for buyers without a TRN. */
  'vat-simplified',
] as const
export type InvoiceKind = (typeof INVOICE_KINDS)[number]

export const CREDIT_NOTE_KINDS = [
  /** India: section 34, credits value and tax. */
  'credit-note',
  /** India, after the last day for tax credit notes: refunds the price and leaves the tax as reported. */
  'commercial-credit-note',
  /** UAE: tax credit note, Article 60. */
  'vat-credit-note',
] as const
export type CreditNoteKind = (typeof CREDIT_NOTE_KINDS)[number]

/**
 * What is deducted from an invoice after tax: interest of a no-cost EMI, a payment offer or reward points, all funded
 * by the store, or a credit.
 */
export const DISCOUNT_KINDS = ['no-cost-emi', 'payment-offer', 'exchange-credit', 'rewards'] as const
export type DiscountKind = (typeof DISCOUNT_KINDS)[number]

/** India: section 34(3), adds value or tax to an invoice. */
export type DebitNoteKind = 'debit-note'

/** Numbered documents; a delivery challan accompanies products that are not supplied again (Rule 55). */
export type DocumentKind = InvoiceKind | CreditNoteKind | DebitNoteKind | 'delivery-challan'

export interface Supply {
  market: Market
  /** GSTIN or TRN of the buyer; null when unregistered. */
  buyerTaxNumber: string | null
  lines: readonly { taxRateBp: number }[]
}

/** The document of a supply. A registered buyer gets a full tax invoice, whatever its amount. */
export function invoiceKind({ market, buyerTaxNumber, lines }: Supply): InvoiceKind {
  if (market === 'AE') return buyerTaxNumber ? 'vat-invoice' : 'vat-simplified'
  const exempt = lines.filter(({ taxRateBp }) => taxRateBp === 0).length
  if (exempt === lines.length) return 'bill-of-supply'
  if (buyerTaxNumber) return 'tax-invoice'
  return exempt > 0 ? 'invoice-cum-bill' : 'retail-invoice'
}

/** Five crore rupees: above this turnover codes need six digits (Notification 78/2020). */
const SIX_DIGITS_ABOVE_MINOR = 5_00_00_000_00

/** Minimum digits of the HSN code on an invoice; 0 where the code is optional. */
export function hsnDigits(input: { turnoverMinor: number; buyerRegistered: boolean }): 0 | 4 | 6 {
  if (input.turnoverMinor > SIX_DIGITS_ABOVE_MINOR) return 6
  return input.buyerRegistered ? 4 : 0
}

export interface RequiredFields {
  kind: InvoiceKind
  number: string
  /** ISO date. */
  issuedOn: string
  seller: { legalName: string; address: string; taxNumber: string }
  buyer: { name: string; address: string; taxNumber: string | null }
  placeOfSupply: string
  lines: readonly { name: string; hsn: string; quantity: number; unit: string }[]
}

/**
 * Required fields that the document lacks, by name; empty when it may be issued. India: Rule 46 (a) to (r) and Rule 49;
 * name, address and State of an unregistered buyer are always printed, whatever the value. UAE: Article 59, where a
 * simplified invoice needs no buyer.
 */
export function missingFields(document: RequiredFields): string[] {
  const { kind, seller, buyer, lines } = document
  const uae = kind === 'vat-invoice' || kind === 'vat-simplified'
  const required: [string, unknown][] = [
    ['number', document.number],
    ['issuedOn', document.issuedOn],
    ['seller.legalName', seller.legalName],
    ['seller.address', seller.address],
    ['seller.taxNumber', seller.taxNumber],
    ['placeOfSupply', document.placeOfSupply],
    ['lines', lines.length],
  ]
  if (kind !== 'vat-simplified') required.push(['buyer.name', buyer.name], ['buyer.address', buyer.address])
  if (kind === 'tax-invoice' || kind === 'vat-invoice') required.push(['buyer.taxNumber', buyer.taxNumber])
  for (const [index, { name, hsn, quantity, unit }] of lines.entries()) {
    required.push([`lines.${index + 1}.name`, name], [`lines.${index + 1}.quantity`, quantity])
    if (!uae) required.push([`lines.${index + 1}.hsn`, hsn], [`lines.${index + 1}.unit`, unit])
  }
  return required.filter(([, value]) => !value).map(([field]) => field)
}

/** Unit quantity codes by the English name of the unit of sale; NOS for countable units not listed. */
const UNIT_CODES: Readonly<Record<string, string>> = {
  bag: 'BAG',
  bottle: 'BTL',
  box: 'BOX',
  bundle: 'BDL',
  can: 'CAN',
  carton: 'CTN',
  dozen: 'DOZ',
  drum: 'DRM',
  gram: 'GMS',
  kg: 'KGS',
  kit: 'SET',
  litre: 'LTR',
  metre: 'MTR',
  pack: 'PAC',
  packet: 'PAC',
  pair: 'PRS',
  piece: 'PCS',
  ream: 'PAC',
  roll: 'ROL',
  set: 'SET',
  tube: 'TUB',
}

/** The unit quantity code of a unit of sale in English: `PCS` of `piece`. */
export function unitCode(sellUnit: string): string {
  const word = sellUnit.trim().toLowerCase()
  return UNIT_CODES[word] ?? UNIT_CODES[word.replace(/s$/, '')] ?? 'NOS'
}
