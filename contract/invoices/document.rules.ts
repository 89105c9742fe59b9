// Lays out an invoice: the same headings, table and sums for the page and for the PDF.

import { type Language, MARKET_INFO, type Market } from '../shared/market.ts'
import { sum } from '../shared/money.ts'
import type { TaxCategory } from '../shared/tax-category.rules.ts'
import { CATEGORY_LABELS } from './category-labels.rules.ts'
import type { InvoiceKind } from './kinds.rules.ts'
import { DISCOUNT_LABELS, LABELS } from './labels.rules.ts'
import type { Invoice } from './schemas.ts'
import { amountInWords } from './words.rules.ts'

export interface Column {
  label: string
  /** Fraction of the width. */
  width: number
  numeric: boolean
}

/** A QR code as a drawing: the dark modules are lines of width 1 on a square of `size`. */
export interface QrCode {
  size: number
  path: string
}

/** A printable document; a line break in a cell starts a second line. */
export interface PrintedDocument {
  title: string
  /** Shown beside the title. */
  mark: string
  details: { label: string; value: string }[]
  parties: { heading: string; name: string; lines: string[] }[]
  columns: Column[]
  rows: string[][]
  /** Last row of the table, with the totals. */
  sums: string[]
  totals: { label: string; value: string; strong: boolean }[]
  words: { label: string; value: string }
  notes: string[]
  /** A QR code with the text beside it. */
  qr?: QrCode & { label: string; lines: string[] }
}

const TAX_CODES = ['CGST', 'SGST', 'UTGST', 'IGST', 'VAT']
const groupers: Record<Market, Intl.NumberFormat> = {
  IN: new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 }),
  AE: new Intl.NumberFormat('en-AE', { maximumFractionDigits: 0 }),
}

/** An amount with its paise or fils, without currency sign: `1,23,456.70`. */
export function documentAmount(minor: number, market: Market): string {
  const cents = minor % 100
  return `${groupers[market].format((minor - cents) / 100)}.${String(cents).padStart(2, '0')}`
}

/** The same with the currency: `₹1,23,456.70`, `AED 123.45`. */
export function documentMoney(minor: number, market: Market): string {
  return `${MARKET_INFO[market].currency === 'INR' ? '₹' : 'AED '}${documentAmount(minor, market)}`
}

/** A date on documents, in any language: `23/11/2026`. */
export function documentDay(isoDay: string): string {
  return isoDay.slice(0, 10).split('-').reverse().join('/')
}

const percent = (rateBp: number) => `${rateBp / 100}%`

/** States the currency of the table's amounts. */
export function currencyNote(market: Market, language: Language): string {
  return market === 'IN' ? LABELS[language].inRupees : LABELS[language].inDirhams
}

export interface TableLine {
  name: string
  msn: string
  /** Shown under the product when a document has several sellers. */
  seller?: string
  hsn: string
  unit: string
  quantity: number
  unitPrice: number
  discount: number
  taxable: number
  taxParts: readonly { code: string; rateBp: number; amountMinor: number }[]
  /** Printed with the product unless it is standard; missing on documents without tax. */
  taxCategory?: TaxCategory
  total: number
}

interface Cell<Line> {
  column: Column
  cell: (line: Line, index: number) => string
  sum: (lines: readonly Line[]) => string
}

/** Columns, rows and sums of the lines; `plain` omits tax columns, `priced: false` unit price and discount. */
export function documentTable(
  lines: readonly TableLine[],
  of: { market: Market; language: Language; plain: boolean; priced?: boolean },
): Pick<PrintedDocument, 'columns' | 'rows' | 'sums'> {
  const { market, language, plain, priced = true } = of
  const t = LABELS[language]
  const amount = (minor: number) => documentAmount(minor, market)
  const total = (pick: (line: TableLine) => number) => (all: readonly TableLine[]) => amount(sum(all.map(pick)))
  const nothing = () => ''
  const text = (label: string, width: number, cell: Cell<TableLine>['cell']): Cell<TableLine> => ({
    ...{ column: { label, width, numeric: false }, cell, sum: nothing },
  })
  const figure = (label: string, width: number, pick: (line: TableLine) => number): Cell<TableLine> => ({
    ...{ column: { label, width, numeric: true }, cell: line => amount(pick(line)), sum: total(pick) },
  })
  const partOf = (line: TableLine, code: string) => line.taxParts.find(part => part.code === code)
  const codes = TAX_CODES.filter(code => lines.some(line => partOf(line, code)))
  const taxes = codes.map((code): Cell<TableLine> => {
    const column = figure(code, codes.length > 1 ? 9 : 11, line => partOf(line, code)?.amountMinor ?? 0)
    const cell: Cell<TableLine>['cell'] = line => {
      const part = partOf(line, code)
      return part ? `${amount(part.amountMinor)}\n${percent(part.rateBp)}` : ''
    }
    return { ...column, cell }
  })
  const india = market === 'IN'
  const prices = [
    { ...figure(plain ? t.unitPricePlain : t.unitPrice, 11, ({ unitPrice }) => unitPrice), sum: nothing },
    figure(t.discount, 9, ({ discount }) => discount),
  ]
  const cells = [
    text('#', 3, (_, index) => String(index + 1)),
    {
      ...text(t.product, 24, line =>
        [line.name, line.msn, line.seller, plain ? '' : CATEGORY_LABELS[language][line.taxCategory ?? 'standard']]
          .filter(Boolean)
          .join('\n'),
      ),
      sum: () => t.sum,
    },
    ...(india ? [text(t.code, 9, ({ hsn }) => hsn)] : []),
    text(t.quantity, 8, ({ quantity, unit, msn }) =>
      msn === '' ? '' : india ? `${quantity}\u00a0${unit}` : String(quantity),
    ),
    ...(priced ? prices : []),
    ...(plain ? [] : [figure(india ? t.taxable : t.net, 11, ({ taxable }) => taxable), ...taxes]),
    figure(plain ? t.value : t.lineTotal, 12, ({ total: whole }) => whole),
  ]
  return {
    columns: cells.map(({ column }) => column),
    rows: lines.map((line, index) => cells.map(({ cell }) => cell(line, index))),
    sums: cells.map(cell => cell.sum(lines)),
  }
}

/** Sums of the taxes by code, in the order of an invoice. */
export function taxSums(lines: readonly Pick<TableLine, 'taxParts'>[]): { code: string; amountMinor: number }[] {
  const parts = lines.flatMap(({ taxParts }) => taxParts)
  return TAX_CODES.filter(code => parts.some(part => part.code === code)).map(code => ({
    code,
    amountMinor: sum(parts.filter(part => part.code === code).map(part => part.amountMinor)),
  }))
}

type Party = Invoice['billedTo']

/** A party with its address and tax number. */
export function party(
  heading: string,
  of: Party,
  market: Market,
  language: Language,
): PrintedDocument['parties'][number] {
  const t = LABELS[language]
  const india = market === 'IN'
  const state = india ? `${t.state}: ${of.stateName} (${of.stateCode})` : `${t.emirate}: ${of.stateName}`
  const number = of.taxNumber ? [`${india ? 'GSTIN' : 'TRN'}: ${of.taxNumber}`] : []
  const contact = of.contact ? [of.contact] : []
  return { heading, name: of.name, lines: [...contact, ...of.addressLines, state, ...number] }
}

/** The portal's signed QR code with its numbers; nothing before it is signed. */
export function signedCode({ eInvoice }: Pick<Invoice, 'eInvoice'>, language: Language): Pick<PrintedDocument, 'qr'> {
  if (!eInvoice) return {}
  const { irn, ackNumber, ackAt, qr } = eInvoice
  const t = LABELS[language]
  const ackDay = new Date(ackAt).toLocaleDateString('en-CA', { timeZone: MARKET_INFO.IN.timeZone })
  const lines = [`IRN: ${irn}`, `${t.ackNumber}: ${ackNumber}`, `${t.ackDate}: ${documentDay(ackDay)}`]
  return { qr: { ...qr, label: t.signedQr, lines } }
}

/** Whether a document has no tax columns. */
export const isPlain = (kind: InvoiceKind) => kind === 'bill-of-supply'

/** How an invoice was paid, with the reference that identifies a payment made before delivery. */
function paymentText({ payment }: Invoice, language: Language): string {
  if (!payment) return ''
  const mode = LABELS[language].paymentModes[payment.mode]
  return payment.reference ? `${mode} (${payment.reference})` : mode
}

/** An invoice as a document. */
export function describeInvoice(invoice: Invoice, language: Language): PrintedDocument {
  const { market, kind, supplier, billedTo, deliveredTo, lines, emiDiscount, placeOfSupply } = invoice
  const t = LABELS[language]
  const india = market === 'IN'
  const money = (minor: number) => documentMoney(minor, market)
  const place = india ? `${placeOfSupply.name} (${placeOfSupply.code})` : placeOfSupply.name
  const details: [string, string][] = [
    [t.number, invoice.number],
    [t.date, documentDay(invoice.issuedOn)],
    [t.orderNumber, String(invoice.orderNumber)],
    [t.orderDate, documentDay(invoice.orderedOn)],
    [t.parcel, String(invoice.shipmentId)],
    [india ? t.placeOfSupply : t.emirateOfSupply, place],
    ...(india && !isPlain(kind) ? [[t.reverseCharge, invoice.reverseCharge ? t.yes : t.no] as [string, string]] : []),
    [t.poNumber, invoice.poNumber],
    [t.costCentre, invoice.costCentre],
    [t.payment, paymentText(invoice, language)],
  ]
  const taxes = isPlain(kind) ? [] : taxSums(lines)
  const totals: [string, string, boolean][] = [
    ...(isPlain(kind) ? [] : [[india ? t.taxable : t.net, money(invoice.taxable), false] as [string, string, boolean]]),
    ...taxes.map(({ code, amountMinor }): [string, string, boolean] => [code, money(amountMinor), false]),
    [t.invoiceTotal, money(invoice.total), emiDiscount === 0],
  ]
  const discount = t[DISCOUNT_LABELS[invoice.discountKind]]
  if (emiDiscount > 0)
    totals.push([discount, `-${money(emiDiscount)}`, false], [t.payable, money(invoice.payable), true])
  return {
    title: t.titles[kind],
    mark: t.original,
    details: details.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value })),
    parties: [
      party(t.seller, supplier, market, language),
      party(t.billedTo, billedTo, market, language),
      party(t.deliveredTo, { ...deliveredTo, taxNumber: '' }, market, language),
    ],
    ...documentTable(lines, { market, language, plain: isPlain(kind) }),
    totals: totals.map(([label, value, strong]) => ({ label, value, strong })),
    words: { label: t.inWords, value: amountInWords(invoice.total, market, language) },
    notes: [currencyNote(market, language), ...(isPlain(kind) ? [] : [t.taxInside]), t.unsigned],
    ...signedCode(invoice, language),
  }
}
