// Turns stored invoices and credit notes into responses in one language.

import type {
  Challan,
  CreditNote,
  DebitNote,
  DebitNoteBrief,
  Invoice,
  InvoiceBrief,
} from '../../contract/invoices/schemas.ts'
import type { Language } from '../../contract/shared/market.ts'
import { stateNameBeside } from '../addresses/service.ts'
import { dayIn } from '../catalog/service.ts'
import { qrOf } from '../platform/qr.ts'
import type { ChallanRow } from './repository/challans.ts'
import type { CreditNoteRow } from './repository/credit-notes.ts'
import type { DebitNoteRow } from './repository/debit-notes.ts'
import type { DocumentOrigin, InvoiceBriefRow, InvoiceRow } from './repository/invoices.ts'
import type { AddressOnInvoice } from './repository/orders.ts'
import { addressLines } from './rules.ts'

export function presentBrief(row: InvoiceBriefRow): InvoiceBrief {
  const { invoiceId, number, kind, issuedOn, shipmentId, currency, hash, creditNotes, debitNotes } = row
  return {
    ...{ invoiceId, number, kind, issuedOn, shipmentId, currency, creditNotes, debitNotes },
    seller: row.sellerName,
    payable: row.payableMinor,
    hasFile: hash !== null,
  }
}

type Party = Invoice['billedTo']

function presentSeller({ seller }: DocumentOrigin, language: Language): Party {
  const { legalName, tradeName, taxNumber, address, place, stateCode, stateEn, stateHi } = seller
  return {
    name: legalName,
    contact: tradeName === legalName ? '' : tradeName,
    addressLines: [address, place].filter(line => line !== ''),
    // sellers appear in the script of their registration
    stateName: stateNameBeside(place, { en: stateEn, hi: stateHi }, language),
    ...{ stateCode, taxNumber },
  }
}

/** The buyer at one of the order's addresses. */
function presentBuyer({ buyer, market }: DocumentOrigin, address: AddressOnInvoice, language: Language): Party {
  const { companyName, taxNumber } = buyer
  const { name, city, stateCode, stateName, stateNameHi } = address
  return {
    name: companyName || name,
    contact: companyName ? name : '',
    addressLines: addressLines(address, market),
    stateName: stateNameBeside(city, { en: stateName, hi: stateNameHi }, language),
    stateCode,
    taxNumber: taxNumber ?? '',
  }
}

/** The invoice portal's signature, with the QR code as a drawing. */
export function presentSigned({ eInvoice }: Pick<DocumentOrigin, 'eInvoice'>): Invoice['eInvoice'] {
  if (!eInvoice) return null
  const { irn, ackNumber, ackAt, signedQr } = eInvoice
  return { irn, ackNumber, ackAt: new Date(ackAt).toISOString(), qr: qrOf(signedQr) }
}

/** Order, parties, place of supply, and the invoice portal's signature. */
function presentOrigin(row: DocumentOrigin, language: Language) {
  const { market, orderNumber, poNumber, costCentre, placeOfSupply, buyer } = row
  const placeName = (language === 'hi' ? row.placeOfSupplyHi : row.placeOfSupplyEn) ?? ''
  return {
    ...{ market, orderNumber, poNumber, costCentre },
    supplier: presentSeller(row, language),
    billedTo: presentBuyer(row, buyer.billing, language),
    deliveredTo: presentBuyer(row, buyer.shipping, language),
    placeOfSupply: { code: placeOfSupply, name: placeName },
    eInvoice: presentSigned(row),
  }
}

/** Line fields common to both documents. */
function presentLine(line: CreditNoteRow['lines'][number], language: Language) {
  const { lineNo, source, msn, hsn, unit, quantity, taxRateBp, taxCategory, taxParts } = line
  return {
    ...{ lineNo, source, msn, hsn, unit, quantity, taxRateBp, taxCategory, taxParts },
    name: language === 'hi' ? line.nameHi : line.nameEn,
    taxable: line.taxableMinor,
    total: line.totalMinor,
  }
}

/** Sums of a document. */
function presentSums(row: InvoiceRow | CreditNoteRow | DebitNoteRow) {
  const { taxableMinor: taxable, taxMinor: tax, totalMinor: total, emiDiscountMinor: emiDiscount, discountKind } = row
  return { taxable, tax, total, emiDiscount, discountKind }
}

/** An invoice in full, in a language. */
export function presentInvoice(row: InvoiceRow, language: Language): Invoice {
  return {
    ...presentBrief(row),
    ...presentOrigin(row, language),
    ...{ reverseCharge: row.reverseCharge, payment: row.payment },
    orderedOn: dayIn(row.market, row.placedAt),
    lines: row.lines.map(line => ({
      ...presentLine(line, language),
      unitPrice: line.unitPriceMinor,
      discount: line.discountMinor,
    })),
    ...presentSums(row),
  }
}

/** A credit note in full, in a language. */
export function presentCreditNote(row: CreditNoteRow, language: Language): CreditNote {
  const { creditNoteId, number, kind, issuedOn, currency, reason, market, invoicedMinor } = row
  const before = invoicedMinor - row.earlierMinor
  return {
    ...{ creditNoteId, number, kind, issuedOn, currency, reason },
    payable: row.payableMinor,
    hasFile: row.hash !== null,
    seller: row.sellerName,
    invoice: { invoiceId: row.invoiceId, number: row.invoiceNumber, kind: row.invoiceKind, issuedOn: row.invoicedOn },
    ...presentOrigin(row, language),
    lines: row.lines.map(line => presentLine(line, language)),
    ...presentSums(row),
    correction: market === 'AE' ? { invoiced: invoicedMinor, before, after: before - row.taxableMinor } : null,
  }
}

export function presentDebitBrief(row: DebitNoteRow): DebitNoteBrief {
  const { debitNoteId, number, kind, issuedOn, currency, totalMinor, hash } = row
  return { debitNoteId, number, kind, issuedOn, currency, total: totalMinor, hasFile: hash !== null }
}

/** The UPI id of the seller with a code that pays this note to it; null when the seller has none. */
function presentUpi({ upiId, sellerName, totalMinor, number }: DebitNoteRow): DebitNote['upi'] {
  if (upiId === null) return null
  const query = { pa: upiId, pn: sellerName, am: (totalMinor / 100).toFixed(2), cu: 'INR', tr: number, tn: number }
  const values = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return { id: upiId, qr: qrOf(`upi://pay?${values.join('&')}`) }
}

/** A debit note in full, in a language. */
export function presentDebitNote(row: DebitNoteRow, language: Language): DebitNote {
  const { reason, explanation } = row
  return {
    ...presentDebitBrief(row),
    ...{ reason, explanation, seller: row.sellerName },
    invoice: { invoiceId: row.invoiceId, number: row.invoiceNumber, kind: row.invoiceKind, issuedOn: row.invoicedOn },
    ...presentOrigin(row, language),
    lines: row.lines.map(line => presentLine(line, language)),
    ...presentSums(row),
    upi: presentUpi(row),
  }
}

/** A delivery challan in full, in a language. */
export function presentChallan(row: ChallanRow, language: Language): Challan {
  const { challanId, number, kind, issuedOn, currency, returnNumber, carrier, trackingNumber } = row
  const { market, orderNumber, poNumber, supplier, deliveredTo, placeOfSupply } = presentOrigin(row, language)
  return {
    ...{ challanId, number, kind, issuedOn, currency, returnNumber, carrier, trackingNumber },
    ...{ market, orderNumber, poNumber, supplier, deliveredTo, placeOfSupply },
    hasFile: row.hash !== null,
    invoice: { invoiceId: row.invoiceId, number: row.invoiceNumber, kind: row.invoiceKind, issuedOn: row.invoicedOn },
    value: row.valueMinor,
    lines: row.lines.map(({ nameEn, nameHi, valueMinor: value, ...line }) => ({
      ...line,
      name: language === 'hi' ? nameHi : nameEn,
      value,
    })),
  }
}
