// The PDF of an order's invoice, credit note or debit note, for staff.

import { z } from 'zod'
import { defineEndpoints, zFile } from '../shared/endpoint.ts'
import { zUuid } from '../shared/schemas.ts'

export const ORDER_DOCUMENT_KINDS = ['invoice', 'credit-note', 'debit-note'] as const

export const staffDocumentEndpoints = defineEndpoints({
  staffDocument: {
    method: 'GET',
    path: '/api/admin/orders/{orderNumber}/documents/{documentId}',
    access: 'staff',
    permission: 'orders.read',
    summary:
      'Returns an invoice, credit note or debit note of an order as PDF, identical to the customer’s copy. It shows the full name and address; recorded in the audit log.',
    params: z.object({ orderNumber: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER), documentId: zUuid }),
    query: z.object({ kind: z.enum(ORDER_DOCUMENT_KINDS) }),
    response: zFile,
    file: 'application/pdf',
    recorded: true,
    errors: ['order.unknown', 'invoice.unknown', 'invoice.not-ready'],
    example: { name: 'TI-2627-000042-27AAKCS4821M1ZW.pdf', bytes: new Uint8Array() },
  },
})
