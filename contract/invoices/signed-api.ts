// The endpoint that accepts the signed response of the invoice portal.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zText } from '../shared/schemas.ts'

const zJws = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+\.[\w-]+\.[\w-]+$/, 'A compact JWS')

/** An entry of the response, with the portal's field names. */
const zRow = z.strictObject({
  Irn: z.string().regex(/^[0-9a-f]{64}$/),
  AckNo: z.union([z.int().min(1), z.string().regex(/^\d{1,20}$/)]).transform(String),
  AckDt: z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])-([0-2]\d|3[01]) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/),
  SignedQRCode: zJws(4000),
  SignedInvoice: zJws(60_000).optional(),
  /** `ACT`, or `CNL` for a cancelled one. */
  Status: z.enum(['ACT', 'CNL', '1']).optional(),
  EwbNo: z.union([z.int(), zText(20, 0)]).nullish(),
  EwbDt: zText(30, 0).nullish(),
  EwbValidTill: zText(30, 0).nullish(),
  Remarks: zText(500, 0).nullish(),
})
export type SignedRow = z.output<typeof zRow>

/** Why a row is not stored. */
export const SIGNED_ROW_FAULTS = [
  'qr-unreadable',
  /** It is not signed by any configured key of the portal. */
  'signature-invalid',
  'cancelled',
  /** The IRN next to the QR code differs from the one in it. */
  'irn-not-of-qr',
  'document-unknown',
  'date-differs',
  'buyer-differs',
  'total-differs',
  /** The IRN is not the hash of GSTIN, year, type and number. */
  'irn-unexpected',
  /** Another response of the portal is already stored for this document. */
  'signed-before',
] as const
export type SignedRowFault = (typeof SIGNED_ROW_FAULTS)[number]

const zResult = z.object({
  /** Index in the batch, from 0. */
  row: z.int(),
  irn: z.string(),
  /** Number of the document; empty when the QR code is not readable. */
  number: z.string(),
  outcome: z.enum(['stored', 'known', 'rejected']),
  reason: z.enum(SIGNED_ROW_FAULTS).nullable(),
})
export type SignedResult = z.output<typeof zResult>

const irn = '706daeccda0ef6f818da78f3a2a05a1288731057373002289b46c3229289a2e7'

export const signedInvoiceEndpoints = defineEndpoints({
  importSignedInvoices: {
    method: 'POST',
    path: '/api/admin/invoices/signed',
    access: 'staff',
    permission: 'invoices.write',
    summary:
      'Imports the signed response of the invoice portal row by row: IRN, acknowledgement and QR code. Repeating a row changes nothing.',
    body: z.object({ rows: z.array(zRow).min(1).max(100) }),
    response: envelope(z.array(zResult)),
    errors: [],
    example: ok([
      { row: 0, irn, number: 'TI/2627/000042', outcome: 'stored', reason: null },
      { row: 1, irn, number: 'TI/2627/000043', outcome: 'rejected', reason: 'total-differs' },
    ]),
  },
})
