// Calls of invoices: those of an order, one in full, its PDF; e-invoices for staff; the proforma invoice of a cart.

import { z } from 'zod'
import { defineEndpoints, envelope, ok, zFile } from '../shared/endpoint.ts'
import { zLanguage, zPageIndex, zText, zUuid } from '../shared/schemas.ts'
import { type Invoice, type InvoiceBrief, zInvoice, zInvoiceBrief } from './schemas.ts'

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
}

export const invoiceEndpoints = defineEndpoints({
  orderInvoices: {
    method: 'GET',
    path: '/api/v1/order/invoices',
    access: 'customer',
    summary: 'The invoices of an order: one for each shipment that has left.',
    query: z.object({ orderNumber: z.coerce.number().int() }),
    response: envelope(z.array(zInvoiceBrief)),
    errors: ['order.unknown'],
    example: ok([brief]),
  },
  invoiceDetails: {
    method: 'GET',
    path: '/api/v1/order/invoiceDetails',
    access: 'customer',
    summary: 'An invoice in full, in the language of the call.',
    query: z.object({ invoiceId: zUuid }),
    response: envelope(zInvoice),
    errors: ['invoice.unknown'],
    example: ok(invoice),
  },
  invoiceFile: {
    method: 'GET',
    path: '/api/v1/order/invoice',
    access: 'customer',
    summary: 'The tax invoice as PDF, in the language of the order: of its first shipment, or the one that is named.',
    query: z.object({ orderNumber: z.coerce.number().int(), invoiceId: zUuid.optional() }),
    response: zFile,
    file: 'application/pdf',
    errors: ['order.unknown', 'invoice.unknown', 'invoice.not-ready'],
    example: { name: 'TI-2627-000042-27AAKCS4821M1ZW.pdf', bytes: new Uint8Array() },
  },
  eInvoices: {
    method: 'GET',
    path: '/api/admin/invoices/eInvoices',
    access: 'staff',
    permission: 'orders.read',
    summary: 'Tax invoices of a seller as INV-01 1.1 with the IRN that the portal will give, and what it would reject.',
    query: z.object({
      /** GSTIN of the seller. */
      taxNumber: z.string().trim().toUpperCase().max(15),
      from: z.iso.date(),
      to: z.iso.date(),
      pageIndex: zPageIndex,
      pageSize: z.coerce.number().int().min(1).max(200).default(100),
    }),
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
  proforma: {
    method: 'GET',
    path: '/api/v1/cart/proforma',
    access: 'customer',
    summary: 'A proforma invoice of the cart as PDF, for purchase departments; it is no tax invoice.',
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
