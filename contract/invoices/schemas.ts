// Invoices and credit notes as returned: the full content of the documents, in the language of the reader.

import { z } from 'zod'
import { CHARGE_KINDS } from '../cart/totals-types.ts'
import { zCurrency, zMarket, zMinor } from '../shared/schemas.ts'
import { TAX_CATEGORIES } from '../shared/tax-category.rules.ts'
import { CREDIT_REASONS } from './credits.rules.ts'
import { DEBIT_REASONS } from './debits.rules.ts'
import { CREDIT_NOTE_KINDS, DISCOUNT_KINDS, INVOICE_KINDS } from './kinds.rules.ts'

const zTaxPart = z.object({ code: z.string(), rateBp: z.number(), amountMinor: zMinor })

const zParty = z.object({
  name: z.string(),
  /** Contact person, when a company is given. */
  contact: z.string(),
  addressLines: z.array(z.string()),
  /** Name of the State or emirate, and its code. */
  stateName: z.string(),
  stateCode: z.string(),
  /** GSTIN or TRN; empty when there is none. */
  taxNumber: z.string(),
})

/** A QR code as the path of a drawing. */
const zQr = z.object({ size: z.int(), path: z.string() })

const zLine = z.object({
  lineNo: z.int(),
  source: z.enum(['product', ...CHARGE_KINDS]),
  name: z.string(),
  msn: z.string(),
  hsn: z.string(),
  unit: z.string(),
  quantity: z.int(),
  taxable: zMinor,
  taxRateBp: z.int(),
  /** Why it bears no tax, or `standard`. */
  taxCategory: z.enum(TAX_CATEGORIES),
  taxParts: z.array(zTaxPart),
  total: zMinor,
})

/** What invoices and credit notes have in common. */
const DOCUMENT = {
  market: zMarket,
  orderNumber: z.int(),
  poNumber: z.string(),
  costCentre: z.string(),
  supplier: zParty,
  billedTo: zParty,
  deliveredTo: zParty,
  placeOfSupply: z.object({ code: z.string(), name: z.string() }),
  taxable: zMinor,
  tax: zMinor,
  total: zMinor,
  /** Discount for the payment method, deducted after tax. */
  emiDiscount: zMinor,
  discountKind: z.enum(DISCOUNT_KINDS),
  /** Data signed by the invoice portal, with its QR code; null until it is signed. */
  eInvoice: z
    .object({
      irn: z.string(),
      ackNumber: z.string(),
      ackAt: z.iso.datetime(),
      qr: zQr,
    })
    .nullable(),
}

export const zCreditNoteBrief = z.object({
  creditNoteId: z.string(),
  number: z.string(),
  kind: z.enum(CREDIT_NOTE_KINDS),
  /** ISO date in the market. */
  issuedOn: z.string(),
  currency: zCurrency,
  /** What the buyer paid for the credited items. */
  payable: zMinor,
  /** Whether its PDF can be downloaded; it is generated within a minute. */
  hasFile: z.boolean(),
})
export type CreditNoteBrief = z.output<typeof zCreditNoteBrief>

export const zDebitNoteBrief = z.object({
  debitNoteId: z.string(),
  number: z.string(),
  kind: z.literal('debit-note'),
  /** ISO date in the market. */
  issuedOn: z.string(),
  currency: zCurrency,
  total: zMinor,
  /** Whether its PDF can be downloaded; it is generated within a minute. */
  hasFile: z.boolean(),
})
export type DebitNoteBrief = z.output<typeof zDebitNoteBrief>

export const zInvoiceBrief = z.object({
  invoiceId: z.string(),
  number: z.string(),
  kind: z.enum(INVOICE_KINDS),
  /** ISO date in the market. */
  issuedOn: z.string(),
  shipmentId: z.int(),
  seller: z.string(),
  currency: zCurrency,
  payable: zMinor,
  /** Whether its PDF can be downloaded; it is generated within a minute. */
  hasFile: z.boolean(),
  /** Credit notes for it, in the order of issue. */
  creditNotes: z.array(zCreditNoteBrief),
  /** Debit notes for it, in the order of issue. */
  debitNotes: z.array(zDebitNoteBrief),
})
export type InvoiceBrief = z.output<typeof zInvoiceBrief>

export const zInvoice = zInvoiceBrief.extend({
  ...DOCUMENT,
  orderedOn: z.string(),
  seller: z.string(),
  reverseCharge: z.boolean(),
  /** How it was or is paid; null on invoices from before this was stored. */
  payment: z.object({ mode: z.enum(['cod', 'prepaid', 'transfer']), reference: z.string() }).nullable(),
  lines: z.array(zLine.extend({ unitPrice: zMinor, discount: zMinor })),
})
export type Invoice = z.output<typeof zInvoice>

export const zCreditNote = zCreditNoteBrief.extend({
  ...DOCUMENT,
  reason: z.enum(CREDIT_REASONS),
  /** What it refers to. */
  invoice: z.object({ invoiceId: z.string(), number: z.string(), kind: z.enum(INVOICE_KINDS), issuedOn: z.string() }),
  seller: z.string(),
  lines: z.array(zLine),
  /** UAE: value before tax on the invoice, after earlier credit notes, and after this one; null in India. */
  correction: z.object({ invoiced: zMinor, before: zMinor, after: zMinor }).nullable(),
})
export type CreditNote = z.output<typeof zCreditNote>

export const zDebitNote = zDebitNoteBrief.extend({
  ...DOCUMENT,
  reason: z.enum(DEBIT_REASONS),
  /** Text written by staff. */
  explanation: z.string(),
  /** What it refers to. */
  invoice: z.object({ invoiceId: z.string(), number: z.string(), kind: z.enum(INVOICE_KINDS), issuedOn: z.string() }),
  seller: z.string(),
  lines: z.array(zLine),
  /** UPI id of the seller, with a QR code to pay the note, at the time of issue; null when there was none. */
  upi: z.object({ id: z.string(), qr: zQr }).nullable(),
})
export type DebitNote = z.output<typeof zDebitNote>

export const zChallanBrief = z.object({
  challanId: z.string(),
  number: z.string(),
  /** ISO date in the market. */
  issuedOn: z.string(),
  /** Whether its PDF can be downloaded; it is generated within a minute. */
  hasFile: z.boolean(),
})

/** The delivery challan of a replacement that is sent in an exchange. */
export const zChallan = zChallanBrief.extend({
  kind: z.literal('delivery-challan'),
  ...{
    market: DOCUMENT.market,
    orderNumber: z.int(),
    returnNumber: z.int(),
    poNumber: z.string(),
    currency: zCurrency,
  },
  supplier: DOCUMENT.supplier,
  deliveredTo: DOCUMENT.deliveredTo,
  placeOfSupply: DOCUMENT.placeOfSupply,
  /** Invoice that charged the replaced product. */
  invoice: z.object({ invoiceId: z.string(), number: z.string(), kind: z.enum(INVOICE_KINDS), issuedOn: z.string() }),
  carrier: z.string(),
  trackingNumber: z.string(),
  /** Value of the products, before tax. */
  value: zMinor,
  lines: z.array(
    zLine
      .pick({ lineNo: true, name: true, msn: true, hsn: true, unit: true, quantity: true })
      .extend({ value: zMinor }),
  ),
})
export type Challan = z.output<typeof zChallan>
