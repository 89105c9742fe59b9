// The e-invoice of a tax invoice or of its credit or debit note, and which form each has: JSON of schema INV-01 1.1 for
// the invoice portal, with the number that it will assign.

import { createHash } from 'node:crypto'
import { documentDay } from '../../../contract/invoices/document.rules.ts'
import type { CreditNoteRow } from '../repository/credit-notes.ts'
import type { DebitNoteRow } from '../repository/debit-notes.ts'
import type { InvoiceRow } from '../repository/invoices.ts'
import type { AddressOnInvoice, SellerOnInvoice } from '../repository/orders.ts'

/** From this date on the portal hashes document numbers in upper case. */
const UPPER_CASE_SINCE = '2025-06-01'

export interface IrnInput {
  gstin: string
  /** `2026-27` */
  year: string
  type: 'INV' | 'CRN' | 'DBN'
  number: string
}

/** The invoice reference number that the portal will assign to a document of that date: a digest of its identifiers. */
export function predictIrn({ gstin, year, type, number }: IrnInput, day: string): string {
  const hashed = day >= UPPER_CASE_SINCE ? number.toUpperCase() : number
  return createHash('sha256')
    .update(gstin + year + type + hashed)
    .digest('hex')
}

const rupees = (minor: number) => minor / 100
/** Quotation marks and backslashes, which the portal rejects. */
const plain = (text: string, max: number) => text.replace(/["\\]/g, "'").trim().slice(0, max)

/** An address line truncated at a word: the portal accepts a hundred characters each. */
function splitAddress(text: string): { Addr1: string; Addr2?: string } {
  const whole = plain(text, 200)
  if (whole.length <= 100) return { Addr1: whole }
  const at = whole.lastIndexOf(' ', 100)
  const cut = at > 0 ? at : 100
  const rest = whole.slice(cut).trim().slice(0, 100)
  return { Addr1: whole.slice(0, cut), ...(rest.length >= 3 ? { Addr2: rest } : {}) }
}

interface Place {
  Loc: string
  Pin: number | null
}

/** City and PIN; a seller's location is one of the two. */
function placeOf(place: string, city: string): Place {
  const pin = /^[1-9]\d{5}$/.test(place) ? Number(place) : null
  const name = pin === null && place ? place : city
  return { Loc: plain(name, 50), Pin: pin }
}

const streetOf = ({ line1, line2, landmark }: StreetAddress) => [line1, line2, landmark].filter(Boolean).join(', ')

type StreetAddress = Pick<AddressOnInvoice, 'name' | 'line1' | 'line2' | 'landmark' | 'city' | 'place'>
type Line = Pick<
  CreditNoteRow['lines'][number],
  'nameEn' | 'hsn' | 'quantity' | 'unit' | 'taxableMinor' | 'taxRateBp' | 'taxParts' | 'totalMinor'
>

/** Input of an e-invoice. */
export interface ReportedDocument {
  number: string
  year: string
  issuedOn: string
  reverseCharge: boolean
  poNumber: string
  /** GST code of a State. */
  placeOfSupply: string
  totalMinor: number
  seller: Pick<SellerOnInvoice, 'taxNumber' | 'legalName' | 'tradeName' | 'address' | 'place' | 'stateCode' | 'stateEn'>
  buyer: { companyName: string; taxNumber: string | null; billing: StreetAddress }
  lines: readonly Line[]
}

function amountOf(line: Line, ...codes: string[]): number {
  return line.taxParts.filter(({ code }) => codes.includes(code)).reduce((sum, part) => sum + part.amountMinor, 0)
}

/**
 * Quantity times unit price must match the total within a rupee: otherwise the price is raised and the rest is a
 * discount.
 */
function priceOf({ quantity, taxableMinor }: Line): { UnitPrice: number; TotAmt: number; Discount: number } {
  const price = Math.round((taxableMinor * 10) / quantity) / 1000
  if (Math.abs(price * quantity - rupees(taxableMinor)) <= 1) {
    return { UnitPrice: price, TotAmt: rupees(taxableMinor), Discount: 0 }
  }
  const raised = Math.ceil((taxableMinor * 10) / quantity)
  const totalMinor = Math.round((raised * quantity) / 10)
  return { UnitPrice: raised / 1000, TotAmt: rupees(totalMinor), Discount: rupees(totalMinor - taxableMinor) }
}

function itemOf(line: Line, index: number) {
  const { nameEn, hsn, quantity, unit, taxableMinor, taxRateBp, totalMinor } = line
  return {
    SlNo: String(index + 1),
    PrdDesc: plain(nameEn, 300),
    IsServc: hsn.startsWith('99') ? 'Y' : 'N',
    HsnCd: hsn,
    Qty: quantity,
    Unit: unit,
    ...priceOf(line),
    AssAmt: rupees(taxableMinor),
    GstRt: taxRateBp / 100,
    IgstAmt: rupees(amountOf(line, 'IGST')),
    CgstAmt: rupees(amountOf(line, 'CGST')),
    SgstAmt: rupees(amountOf(line, 'SGST', 'UTGST')),
    TotItemVal: rupees(totalMinor),
  }
}

type Item = ReturnType<typeof itemOf>

/** Lines with tax are items; exempt amounts are a charge of the document. */
function valuesOf(row: ReportedDocument, items: readonly Item[]) {
  const total = (key: 'AssAmt' | 'IgstAmt' | 'CgstAmt' | 'SgstAmt') =>
    Math.round(items.reduce((sum, item) => sum + item[key] * 100, 0)) / 100
  const exempt = row.lines.filter(({ taxRateBp }) => taxRateBp === 0)
  return {
    AssVal: total('AssAmt'),
    CgstVal: total('CgstAmt'),
    SgstVal: total('SgstAmt'),
    IgstVal: total('IgstAmt'),
    ...(exempt.length > 0 ? { OthChrg: rupees(exempt.reduce((sum, line) => sum + line.totalMinor, 0)) } : {}),
    TotInvVal: rupees(row.totalMinor),
  }
}

/** Missing or too short required values, by their place in the document. */
function problemsOf(seller: Place, buyer: Place, items: readonly Item[]): string[] {
  return [
    ...(seller.Pin === null ? ['SellerDtls.Pin'] : []),
    ...(buyer.Pin === null ? ['BuyerDtls.Pin'] : []),
    ...(items.length === 0 ? ['ItemList'] : []),
    ...items.flatMap(({ SlNo, HsnCd }) => (/^\d{6}(\d{2})?$/.test(HsnCd) ? [] : [`ItemList.${SlNo}.HsnCd`])),
  ]
}

export interface EInvoice {
  irn: string
  document: Record<string, unknown>
  /** What the portal would reject; empty when it can be sent. */
  problems: string[]
}

/** What a credit note refers to. */
interface Preceding {
  number: string
  issuedOn: string
}

/** References: the invoice of a credit note, and the purchase order. */
function references(poNumber: string, preceding: Preceding | null) {
  const of = {
    ...(preceding ? { PrecDocDtls: [{ InvNo: preceding.number, InvDt: documentDay(preceding.issuedOn) }] } : {}),
    ...(poNumber ? { ContrDtls: [{ PORefr: plain(poNumber, 16) }] } : {}),
  }
  return Object.keys(of).length > 0 ? { RefDtls: of } : {}
}

function sellerOf({ seller }: ReportedDocument, place: Place) {
  return {
    Gstin: seller.taxNumber,
    LglNm: plain(seller.legalName, 100),
    TrdNm: plain(seller.tradeName, 100),
    ...splitAddress(seller.address),
    ...place,
    Stcd: seller.stateCode,
  }
}

/** A document in the format of the portal; null without the buyer's number. */
export function reportDocument(
  row: ReportedDocument,
  type: 'INV' | 'CRN' | 'DBN',
  preceding: Preceding | null,
): EInvoice | null {
  const { seller, buyer, number, issuedOn, year } = row
  if (!buyer.taxNumber) return null
  const { billing } = buyer
  const sellerPlace = placeOf(seller.place, seller.stateEn)
  const buyerPlace = placeOf(billing.place, billing.city)
  const items = row.lines.filter(({ taxRateBp }) => taxRateBp > 0).map(itemOf)
  const document = {
    Version: '1.1',
    TranDtls: { TaxSch: 'GST', SupTyp: 'B2B', RegRev: row.reverseCharge ? 'Y' : 'N' },
    DocDtls: { Typ: type, No: number, Dt: documentDay(issuedOn) },
    SellerDtls: sellerOf(row, sellerPlace),
    BuyerDtls: {
      Gstin: buyer.taxNumber,
      LglNm: plain(buyer.companyName || billing.name, 100),
      Pos: row.placeOfSupply,
      ...splitAddress(streetOf(billing)),
      Loc: plain(billing.city, 50),
      Pin: buyerPlace.Pin,
      Stcd: buyer.taxNumber.slice(0, 2),
    },
    ItemList: items,
    ValDtls: valuesOf(row, items),
    ...references(row.poNumber, preceding),
  }
  const irn = predictIrn({ gstin: seller.taxNumber, year, type, number }, issuedOn)
  return { irn, document, problems: problemsOf(sellerPlace, buyerPlace, items) }
}

/** The e-invoice of a tax invoice to a registered buyer in India; null for any other document. */
export function eInvoiceOf(row: InvoiceRow): EInvoice | null {
  return row.kind === 'tax-invoice' ? reportDocument(row, 'INV', null) : null
}

/** The e-invoice of a credit note with tax for such an invoice; null for any other document. */
export function eCreditNoteOf(row: CreditNoteRow): EInvoice | null {
  const { kind, invoiceKind, invoiceNumber, invoicedOn } = row
  if (kind !== 'credit-note' || invoiceKind !== 'tax-invoice') return null
  return reportDocument(row, 'CRN', { number: invoiceNumber, issuedOn: invoicedOn })
}

/** The e-invoice of a debit note for such an invoice; null for any other document. */
export function eDebitNoteOf(row: DebitNoteRow): EInvoice | null {
  if (row.invoiceKind !== 'tax-invoice') return null
  return reportDocument(row, 'DBN', { number: row.invoiceNumber, issuedOn: row.invoicedOn })
}
