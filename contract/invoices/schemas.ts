// An invoice as it is read: everything that stands on the document, in the language of the reader.

import { z } from 'zod'
import { zCurrency, zMarket, zMinor } from '../shared/schemas.ts'
import { INVOICE_KINDS } from './kinds.rules.ts'

const zTaxPart = z.object({ code: z.string(), rateBp: z.number(), amountMinor: zMinor })

const zParty = z.object({
  name: z.string(),
  /** Person, when a company is named. */
  contact: z.string(),
  addressLines: z.array(z.string()),
  /** Name of the State or emirate, and its code. */
  stateName: z.string(),
  stateCode: z.string(),
  /** GSTIN or TRN; empty when there is none. */
  taxNumber: z.string(),
})

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
  /** Whether its PDF can be downloaded; it is made within a minute. */
  hasFile: z.boolean(),
})
export type InvoiceBrief = z.output<typeof zInvoiceBrief>

export const zInvoice = zInvoiceBrief.extend({
  market: zMarket,
  orderNumber: z.int(),
  orderedOn: z.string(),
  seller: z.string(),
  supplier: zParty,
  billedTo: zParty,
  deliveredTo: zParty,
  placeOfSupply: z.object({ code: z.string(), name: z.string() }),
  reverseCharge: z.boolean(),
  poNumber: z.string(),
  costCentre: z.string(),
  lines: z.array(
    z.object({
      lineNo: z.int(),
      source: z.enum(['product', 'shipping', 'cod-fee']),
      name: z.string(),
      msn: z.string(),
      hsn: z.string(),
      unit: z.string(),
      quantity: z.int(),
      unitPrice: zMinor,
      discount: zMinor,
      taxable: zMinor,
      taxRateBp: z.int(),
      taxParts: z.array(zTaxPart),
      total: zMinor,
    }),
  ),
  taxable: zMinor,
  tax: zMinor,
  total: zMinor,
  emiDiscount: zMinor,
})
export type Invoice = z.output<typeof zInvoice>
