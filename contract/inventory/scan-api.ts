// Staff endpoints to find products by a scanned code, and to save scanned counts, receipts and transfers.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { MAX_CODE_LENGTH } from '../shared/scan-codes.rules.ts'
import { zMarket, zMsn, zText, zUuid } from '../shared/schemas.ts'
import { MAX_CODES, MAX_SCAN_LINES, SCAN_STEPS } from './scan-steps.rules.ts'

const MAX_PIECES = 10_000_000

const zWarehouse = zText(40)
const zCode = zText(MAX_CODE_LENGTH)
const zOfferId = z.int().min(1).max(Number.MAX_SAFE_INTEGER)

const zScannedOffer = z.object({
  offerId: z.int(),
  seller: z.string(),
  /** In the given warehouse; 0 without one. */
  onHand: z.int(),
  reserved: z.int(),
})
const zScannedProduct = z.object({
  msn: zMsn,
  name: z.string(),
  partNumber: z.string(),
  /** Barcode number; empty for none. */
  ean: z.string(),
  /** Its bin in the given warehouse; null when not known. */
  bin: z.string().nullable(),
  /** Sellers that may own the stock, the one with most stock there first. */
  offers: z.array(zScannedOffer),
})
export type ScannedProduct = z.output<typeof zScannedProduct>

const zFoundCode = z.object({
  code: z.string(),
  /** What the code identifies; null when it is unknown. */
  by: z.enum(['product', 'bin']).nullable(),
  /** The product, several with the same code, or the products in the bin; at most twenty. */
  products: z.array(zScannedProduct),
})
export type FoundCode = z.output<typeof zFoundCode>

const zScannedMove = z.object({
  market: zMarket,
  /** Idempotency key. */
  operationId: zUuid,
  step: z.enum(SCAN_STEPS),
  warehouse: zWarehouse,
  /** Only for a transfer. */
  to: zWarehouse.optional(),
  reason: zText(300, 3),
  /** Number of a delivery note or count sheet. */
  document: zText(60, 0).default(''),
  lines: z
    .array(
      z.object({
        msn: zMsn,
        offerId: zOfferId,
        pieces: z.int().min(0).max(MAX_PIECES),
        /** For a count: the displayed stock on hand. If it has changed since, nothing is saved. */
        expected: z.int().min(0).max(MAX_PIECES),
      }),
    )
    .min(1)
    .max(MAX_SCAN_LINES),
})
export type ScannedMove = z.output<typeof zScannedMove>

const zMovedLine = z.object({ msn: zMsn, offerId: z.int(), onHand: z.int(), reserved: z.int() })
export type MovedLine = z.output<typeof zMovedLine>

const access = 'staff' as const
const found: FoundCode = {
  code: '8901234567894',
  by: 'product',
  products: [
    {
      ...{ msn: 'MSN00000001', name: 'Impact drill', partNumber: 'TID-13', ean: '8901234567894', bin: 'A-02-10' },
      offers: [{ offerId: 7, seller: 'Sahyadri Tools', onHand: 40, reserved: 3 }],
    },
  ],
}

export const stockScanEndpoints = defineEndpoints({
  stockByCode: {
    method: 'GET',
    path: '/api/admin/stock/codes',
    access,
    permission: 'stock.read',
    summary:
      'Finds products of a market by scanned codes: an MSN, a part number, a barcode number, or a bin when no product has the code. Includes the stock of a warehouse.',
    query: z.object({
      market: zMarket,
      warehouse: zWarehouse.optional(),
      code: z.union([zCode, z.array(zCode).min(1).max(MAX_CODES)]).transform(codes => [codes].flat()),
    }),
    response: envelope(z.object({ found: z.array(zFoundCode) })),
    errors: [],
    example: ok({ found: [found] }),
  },
  moveScannedStock: {
    method: 'POST',
    path: '/api/admin/stock/scanned',
    access,
    permission: 'stock.write',
    summary:
      'Saves scanned lines in a warehouse, all or none: a count sets the units on hand of these offers, a receipt adds to them, a transfer moves free units to another warehouse. Repeating it with the same key changes nothing.',
    body: zScannedMove,
    response: envelope(z.object({ lines: z.array(zMovedLine) })),
    errors: [
      ...(['inventory.offer-unknown', 'inventory.warehouse-unknown', 'inventory.changed'] as const),
      ...(['inventory.reserved', 'request.idempotency', 'request.invalid'] as const),
    ],
    example: ok({ lines: [{ msn: 'MSN00000001', offerId: 7, onHand: 38, reserved: 3 }] }),
  },
})
