// Endpoints of invoices: those of an order with their credit notes, one in full, the PDF; e-invoices for staff; the proforma invoice.

import { z } from 'zod'
import { defineEndpoints, envelope, ok, zFile } from '../shared/endpoint.ts'
import { zDay, zLanguage, zPageIndex, zText, zUuid } from '../shared/schemas.ts'
import {
  type CreditNote,
  type CreditNoteBrief,
  type Invoice,
  type InvoiceBrief,
  zCreditNote,
  zInvoice,
  zInvoiceBrief,
} from './schemas.ts'

const creditNoteBrief: CreditNoteBrief = {
  creditNoteId: '0b7a0f8e-5f0e-4b0c-9d38-6a1f6a3f6f10',
  number: 'CN/2627/000007',
  kind: 'credit-note',
  issuedOn: '2026-11-30',
  currency: 'INR',
  payable: 319_000,
  hasFile: true,
}
const brief: InvoiceBrief = {
  invoiceId: '7c9d2f60-8a44-4c25-9f0b-5a2f3f7b1f11',
  number: 'TI/2627/000042',
  kind: 'tax-invoice',
  issuedOn: '2026-11-23',
  shipmentId: 500_001,
  seller: 'Sahyadri Industrial',
  currency: 'INR',
  payable: 319_000,
  hasFile: true,
  creditNotes: [creditNoteBrief],
  debitNotes: [],
}
const buyer = {
  name: 'Kulkarni Engineering Works',
  contact: 'Asha Kulkarni',
  addressLines: ['Plot 12, MIDC Bhosari', 'Pune 411026'],
  stateName: 'Maharashtra',
  stateCode: '27',
  taxNumber: '27AAPFU0939F1ZV',
}
const amounts = { taxable: 270_340, total: 319_000 }
const invoice: Invoice = {
  ...brief,
  market: 'IN',
  orderNumber: 100_001,
  orderedOn: '2026-11-20',
  supplier: {
    name: 'Sahyadri Industrial Supplies Private Limited',
    contact: 'Sahyadri Industrial',
    addressLines: ['Gala 7, Chinchwad MIDC', '411019'],
    ...{ stateName: 'Maharashtra', stateCode: '27', taxNumber: '27AAKCS4821M1ZW' },
  },
  billedTo: buyer,
  deliveredTo: buyer,
  placeOfSupply: { code: '27', name: 'Maharashtra' },
  reverseCharge: false,
  payment: { mode: 'prepaid' as const, reference: 'pay_N1xK2' },
  poNumber: 'PO-2026-118',
  costCentre: 'Maintenance',
  lines: [
    {
      lineNo: 1,
      source: 'product',
      name: 'Impact drill',
      msn: 'MSN0000A1B2',
      hsn: '8467',
      unit: 'PCS',
      quantity: 1,
      unitPrice: 319_000,
      discount: 0,
      taxRateBp: 1800,
      taxCategory: 'standard' as const,
      taxParts: [
        { code: 'CGST', rateBp: 900, amountMinor: 24_330 },
        { code: 'SGST', rateBp: 900, amountMinor: 24_330 },
      ],
      ...amounts,
    },
  ],
  ...amounts,
  tax: 48_660,
  emiDiscount: 0,
  discountKind: 'no-cost-emi',
  eInvoice: null,
}
const { lines, supplier, placeOfSupply, poNumber, costCentre } = invoice
const creditNote: CreditNote = {
  ...creditNoteBrief,
  ...{ market: 'IN', orderNumber: 100_001, reason: 'returned', seller: brief.seller, supplier },
  invoice: { invoiceId: brief.invoiceId, number: brief.number, kind: brief.kind, issuedOn: brief.issuedOn },
  ...{ billedTo: buyer, deliveredTo: buyer, placeOfSupply, poNumber, costCentre },
  lines: lines.map(({ unitPrice: _price, discount: _discount, ...line }) => line),
  ...amounts,
  ...{ tax: 48_660, emiDiscount: 0, discountKind: 'no-cost-emi', eInvoice: null, correction: null },
}

const zExport = z.object({
  /** GSTIN or TRN of the seller, or of the operator. */
  taxNumber: z.string().trim().toUpperCase().max(15),
  from: zDay,
  to: zDay,
  pageIndex: zPageIndex,
  pageSize: z.coerce.number().int().min(1).max(200).default(100),
})

export const invoiceEndpoints = defineEndpoints({
  orderInvoices: {
    method: 'GET',
    path: '/api/v1/order/invoices',
    access: 'customer',
    summary: 'Lists the invoices of an order, one for each dispatched shipment, with their credit notes.',
    query: z.object({ orderNumber: z.coerce.number().int() }),
    response: envelope(z.array(zInvoiceBrief)),
    errors: ['order.unknown'],
    example: ok([brief]),
  },
  invoiceDetails: {
    method: 'GET',
    path: '/api/v1/order/invoiceDetails',
    access: 'customer',
    summary: 'Returns an invoice in full, in the language of the request.',
    query: z.object({ invoiceId: zUuid }),
    response: envelope(zInvoice),
    errors: ['invoice.unknown'],
    example: ok(invoice),
  },
  invoiceFile: {
    method: 'GET',
    path: '/api/v1/order/invoice',
    access: 'customer',
    summary:
      'Returns the tax invoice as PDF, in the language of the order: that of the given shipment, or of the first one.',
    query: z.object({ orderNumber: z.coerce.number().int(), invoiceId: zUuid.optional() }),
    response: zFile,
    file: 'application/pdf',
    errors: ['order.unknown', 'invoice.unknown', 'invoice.not-ready'],
    example: { name: 'TI-2627-000042-27AAKCS4821M1ZW.pdf', bytes: new Uint8Array() },
    perMinute: 60,
  },
  creditNoteDetails: {
    method: 'GET',
    path: '/api/v1/order/creditNoteDetails',
    access: 'customer',
    summary: 'Returns a credit note in full, in the language of the request.',
    query: z.object({ creditNoteId: zUuid }),
    response: envelope(zCreditNote),
    errors: ['invoice.unknown'],
    example: ok(creditNote),
  },
  creditNoteFile: {
    method: 'GET',
    path: '/api/v1/order/creditNote',
    access: 'customer',
    summary: 'Returns a credit note as PDF, in the language of the order.',
    query: z.object({ creditNoteId: zUuid }),
    response: zFile,
    file: 'application/pdf',
    errors: ['invoice.unknown', 'invoice.not-ready'],
    example: { name: 'CN-2627-000007-27AAKCS4821M1ZW.pdf', bytes: new Uint8Array() },
    perMinute: 60,
  },
  eInvoices: {
    method: 'GET',
    path: '/api/admin/invoices/eInvoices',
    access: 'staff',
    permission: 'orders.read',
    summary:
      'Returns a seller’s tax invoices, the notes for them, and the operator’s commission documents as INV-01 1.1, with the IRN that the portal will assign and what it would reject.',
    query: zExport,
    response: envelope(
      z.object({
        invoices: z.array(
          z.object({
            number: z.string(),
            irn: z.string(),
            problems: z.array(z.string()),
            document: z.record(z.string(), z.unknown()),
          }),
        ),
        more: z.boolean(),
      }),
    ),
    errors: [],
    example: ok({
      invoices: [
        {
          number: 'TI/2627/000042',
          irn: '706daeccda0ef6f818da78f3a2a05a1288731057373002289b46c3229289a2e7',
          problems: [],
          document: { Version: '1.1' },
        },
      ],
      more: false,
    }),
  },
  pintDocuments: {
    method: 'GET',
    path: '/api/admin/invoices/pintDocuments',
    access: 'staff',
    permission: 'orders.read',
    summary:
      'Returns the tax invoices of a seller in the UAE and the credit notes for them as UBL (PINT-AE), with the rules that they violate.',
    query: zExport,
    response: envelope(
      z.object({
        documents: z.array(z.object({ number: z.string(), problems: z.array(z.string()), xml: z.string() })),
        more: z.boolean(),
      }),
    ),
    errors: [],
    example: ok({ documents: [{ number: 'VI/2026/000042', problems: [], xml: '<Invoice></Invoice>' }], more: false }),
  },
  proforma: {
    method: 'GET',
    path: '/api/v1/cart/proforma',
    access: 'customer',
    summary: 'Returns a proforma invoice of the cart as PDF, for purchase departments; it is not a tax invoice.',
    query: z.object({
      /** The buyer’s own reference. */
      poReference: zText(40, 0).default(''),
      language: zLanguage.optional(),
      pincode: z.string().trim().max(20).optional(),
    }),
    response: zFile,
    file: 'application/pdf',
    errors: ['cart.empty'],
    example: { name: 'PF-20261123-8D0B5A52.pdf', bytes: new Uint8Array() },
    perMinute: 10,
  },
})
