// The operator's monthly tax invoices to sellers for commission: finance endpoints.

import { z } from 'zod'
import { defineEndpoints, envelope, ok, zFile } from '../shared/endpoint.ts'
import { zCurrency, zDay, zLanguage, zMarket, zMinor, zText } from '../shared/schemas.ts'

const zPeriod = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'A month, such as 2026-11')

const zDocument = z.object({
  documentId: z.uuid(),
  kind: z.enum(['invoice', 'credit-note']),
  number: z.string(),
  period: zPeriod,
  issuedOn: zDay,
  operatorTaxNumber: z.string(),
  taxNumber: z.string(),
  sellerName: z.string(),
  currency: zCurrency,
  taxable: zMinor,
  cgst: zMinor,
  /** UTGST in a union territory without a legislature. */
  sgst: zMinor,
  igst: zMinor,
  vat: zMinor,
  total: zMinor,
  /** Of the invoice portal, once it has signed the document; null in the UAE. */
  irn: z.string().nullable(),
  /** Address to which it was mailed; null when it was not. */
  mailedTo: z.string().nullable(),
  /** Whether the seller has a mail address now. */
  hasAddress: z.boolean(),
})
export type CommissionDocument = z.output<typeof zDocument>

const example: CommissionDocument = {
  documentId: '9d0d6f7e-3c53-4d3c-9d0c-2f1f6a1f0c13',
  ...{ kind: 'invoice', number: 'CI/2627/000001', period: '2026-10', issuedOn: '2026-10-31' },
  ...{ operatorTaxNumber: '27AAPFU0939F1ZV', taxNumber: '27AAKCS4821M1ZW', sellerName: 'Sahyadri Supplies Pvt Ltd' },
  ...{ currency: 'INR', taxable: 100_000, cgst: 9_000, sgst: 9_000, igst: 0, vat: 0, total: 118_000, irn: null },
  ...{ mailedTo: 'accounts@sahyadri.example', hasAddress: true },
}

export const commissionDocumentEndpoints = defineEndpoints({
  setOperatorRegistration: {
    method: 'POST',
    path: '/api/admin/commission/operators',
    access: 'staff',
    permission: 'commission.write',
    summary:
      'Sets the name and address under which the operator invoices commission; the latest one of a tax number applies.',
    body: z.object({
      market: zMarket,
      taxNumber: zText(15),
      legalName: zText(120),
      address: zText(300),
      /** GST code of the State, with which the GSTIN begins; in the UAE the code of the emirate. */
      stateCode: z.string().regex(/^[0-9A-Z]{2}$/),
    }),
    response: envelope(z.object({ set: z.literal(true) })),
    errors: ['request.invalid'],
    example: ok({ set: true as const }),
  },
  issueCommissionInvoices: {
    method: 'POST',
    path: '/api/admin/commission/invoices',
    access: 'staff',
    permission: 'commission.write',
    summary:
      'Issues the commission invoices of a past month, one for each seller and tax number of the operator, and credit notes for commission that was reversed in it, and mails them to sellers with a mail address. Repeating it issues and mails nothing twice.',
    body: z.object({ market: zMarket, period: zPeriod }),
    response: envelope(
      z.object({
        issued: z.int(),
        /** Number of documents that had already been issued. */
        repeated: z.int(),
        /** Tax numbers of sellers whose ledger of the month has changed since their document was issued. */
        differing: z.array(z.string()),
        /** Sellers whose commission bears no tax because its rate has no tax number: they get no tax invoice. */
        withoutTaxNumber: z.array(z.string()),
      }),
    ),
    errors: ['payout.period', 'payout.operator-unknown'],
    example: ok({ issued: 12, repeated: 0, differing: [], withoutTaxNumber: [] }),
  },
  commissionInvoices: {
    method: 'GET',
    path: '/api/admin/commission/invoices',
    access: 'staff',
    permission: 'ledger.read',
    summary: 'Lists the commission invoices and credit notes of a month.',
    query: z.object({ market: zMarket, period: zPeriod }),
    response: envelope(z.object({ documents: z.array(zDocument) })),
    errors: [],
    example: ok({ documents: [example] }),
  },
  commissionInvoiceFile: {
    method: 'GET',
    path: '/api/admin/commission/invoices/{documentId}/file',
    access: 'staff',
    permission: 'ledger.read',
    summary: 'Returns a commission invoice or credit note as PDF.',
    params: z.object({ documentId: z.uuid() }),
    query: z.object({ language: zLanguage.default('en') }),
    response: zFile,
    file: 'application/pdf',
    errors: ['payout.unknown'],
    example: { name: 'CI-2627-000001.pdf', bytes: new Uint8Array() },
  },
})
