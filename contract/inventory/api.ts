// Staff endpoints to see and change stock: by product and warehouse, with movements, reservations and reorder points.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zPastedList } from '../shared/pasted-list.ts'
import { zMarket, zMsn, zText, zUuid } from '../shared/schemas.ts'
import { BIN_PATTERN, MAX_BIN } from './bins.rules.ts'
import { stockScanEndpoints } from './scan-api.ts'
import { MAX_UNITS, zStockFilter, zUnits, zWarehouse } from './schemas.ts'

const zBin = z.string().max(MAX_BIN).regex(BIN_PATTERN)

const access = 'staff' as const
const params = z.object({ msn: zMsn })
const zOffer = z.int().min(1).max(Number.MAX_SAFE_INTEGER)
const zBefore = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)

const zStockRow = z.object({
  msn: zMsn,
  name: z.string(),
  partNumber: z.string(),
  offerId: z.int(),
  seller: z.string(),
  /** Code and name. */
  warehouse: z.string(),
  warehouseName: z.string(),
  onHand: z.int(),
  /** Units reserved by orders. */
  reserved: z.int(),
  /** Null when there is no reorder level. */
  reorderPoint: z.int().nullable(),
  updatedAt: z.iso.datetime(),
})
export type StockRow = z.output<typeof zStockRow>

const zWarehouseName = z.object({ code: z.string(), name: z.string() })
const zStockProduct = z.object({
  msn: zMsn,
  name: z.string(),
  partNumber: z.string(),
  market: zMarket,
  /** By offer and warehouse, at most 500. */
  rows: z.array(zStockRow),
  offers: z.array(z.object({ offerId: z.int(), seller: z.string(), active: z.boolean() })),
  /** All active warehouses of the market, to which units can be moved. */
  warehouses: z.array(
    zWarehouseName.extend({
      /** Bin of the product there; null when not known. */ bin: z.string().nullable(),
    }),
  ),
})
export type StockProduct = z.output<typeof zStockProduct>

export const MOVEMENT_KINDS = ['count', 'correction', 'transfer', 'receipt', 'order', 'other'] as const
const zMovement = z.object({
  movementId: z.int(),
  kind: z.enum(MOVEMENT_KINDS),
  seller: z.string(),
  warehouseName: z.string(),
  onHandChange: z.int(),
  reservedChange: z.int(),
  reason: z.string(),
  document: z.string(),
  /** Name of the staff member, or the cause, such as job:orders.expire. */
  who: z.string(),
  orderNumber: z.int().nullable(),
  at: z.iso.datetime(),
})
export type StockMovement = z.output<typeof zMovement>

const zReservation = z.object({
  orderNumber: z.int(),
  lineNo: z.int(),
  state: z.string(),
  warehouseName: z.string(),
  quantity: z.int(),
  placedAt: z.iso.datetime(),
  /** Held for a parcel that replaces delivered or lost pieces. */
  replacement: z.boolean(),
})
export type StockReservation = z.output<typeof zReservation>

/** Idempotency key. */
const step = {
  operationId: zUuid,
  offerId: zOffer,
  reason: zText(300, 3),
  /** Number of a delivery note or count sheet. */
  document: zText(60, 0).default(''),
}
const zCount = z.object({
  ...{ ...step, warehouse: zWarehouse, counted: zUnits },
  /** The displayed stock on hand; if it has changed since, the count is rejected. */
  expected: zUnits,
})
const zCorrection = z.object({
  ...{ ...step, warehouse: zWarehouse },
  /** Units to add; negative to remove. */
  change: z.int().min(-MAX_UNITS).max(MAX_UNITS),
})
const zTransfer = z.object({ ...step, from: zWarehouse, to: zWarehouse, quantity: z.int().min(1).max(MAX_UNITS) })
export type CountInput = z.output<typeof zCount>
export type CorrectionInput = z.output<typeof zCorrection>
export type TransferInput = z.output<typeof zTransfer>

const row: StockRow = {
  ...{ msn: 'MSN00000001', name: 'Impact drill', partNumber: 'TID-13', offerId: 7, seller: 'Sahyadri Tools' },
  ...{ warehouse: 'IN-PNQ', warehouseName: 'Pune', onHand: 40, reserved: 3, reorderPoint: 50 },
  updatedAt: '2026-11-24T06:12:00.000Z',
}
const product: StockProduct = {
  ...{ msn: row.msn, name: row.name, partNumber: row.partNumber, market: 'IN', rows: [row] },
  offers: [{ offerId: 7, seller: 'Sahyadri Tools', active: true }],
  warehouses: [{ code: 'IN-PNQ', name: 'Pune', bin: 'A-02-10' }],
}
const ERRORS = ['catalog.product-unknown', 'inventory.offer-unknown', 'inventory.warehouse-unknown'] as const
const change = {
  method: 'POST' as const,
  ...{ access, permission: 'stock.write' as const, params, response: envelope(zStockProduct) },
  errors: [...ERRORS, 'inventory.reserved', 'inventory.changed', 'request.idempotency'] as const,
  example: ok(product),
}
const read = { method: 'GET' as const, access, permission: 'stock.read' as const }

export const stockEndpoints = defineEndpoints({
  ...stockScanEndpoints,
  listStock: {
    ...read,
    path: '/api/admin/stock',
    summary:
      'Lists the stock of a market by product, offer and warehouse, searched by MSN, part number, EAN or part of the name; `below` returns stock to be reordered.',
    query: zStockFilter.extend({
      /** The last row of the previous page: MSN, offer and warehouse. */
      after: z
        .string()
        .regex(/^MSN[0-9A-Z]{8} \d{1,15} [\w-]{1,40}$/)
        .optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    response: envelope(
      z.object({ rows: z.array(zStockRow), next: z.string().nullable(), warehouses: z.array(zWarehouseName) }),
    ),
    errors: [],
    example: ok({ rows: [row], next: null, warehouses: product.warehouses }),
  },
  listedStock: {
    method: 'POST',
    path: '/api/admin/stock/listed',
    access,
    permission: 'stock.read',
    recorded: false,
    summary:
      'Finds the stock of a market’s products by a list of MSNs, part numbers or EANs; also returns the entries that match no product with stock. Changes nothing.',
    body: z.object({ market: zMarket, list: zPastedList, warehouse: zWarehouse.optional() }),
    response: envelope(z.object({ rows: z.array(zStockRow), unknown: z.array(z.string()) })),
    errors: [],
    example: ok({ rows: [row], unknown: ['TID-99'] }),
  },
  productStock: {
    ...read,
    path: '/api/admin/stock/{msn}',
    summary: 'Returns the stock of a product by offer and warehouse.',
    params,
    response: envelope(zStockProduct),
    errors: ['catalog.product-unknown'],
    example: ok(product),
  },
  stockMovements: {
    ...read,
    path: '/api/admin/stock/{msn}/movements',
    summary: 'Lists the stock movements of a product with reason, document and person, latest first.',
    params,
    query: z.object({ before: zBefore.optional(), limit: z.coerce.number().int().min(1).max(100).default(20) }),
    response: envelope(z.object({ movements: z.array(zMovement), next: z.int().nullable() })),
    errors: ['catalog.product-unknown'],
    example: ok({
      movements: [
        {
          ...{ movementId: 9, kind: 'count' as const, seller: 'Sahyadri Tools', warehouseName: 'Pune' },
          ...{ onHandChange: -2, reservedChange: 0, reason: 'Two were broken', document: 'C-104', who: 'Nadia Khan' },
          ...{ orderNumber: null, at: '2026-11-24T06:12:00.000Z' },
        },
      ],
      next: null,
    }),
  },
  stockReservations: {
    ...read,
    path: '/api/admin/stock/{msn}/reservations',
    summary: 'Lists the orders that reserve units of a product, at most 200, latest first.',
    params,
    response: envelope(z.object({ reservations: z.array(zReservation), more: z.boolean() })),
    errors: ['catalog.product-unknown'],
    example: ok({
      reservations: [
        {
          ...{ orderNumber: 100234, lineNo: 1, state: 'processing', warehouseName: 'Pune', quantity: 3 },
          placedAt: '2026-11-24T06:12:00.000Z',
          replacement: false,
        },
      ],
      more: false,
    }),
  },
  countStock: {
    ...change,
    path: '/api/admin/stock/{msn}/count',
    summary: 'Sets the units on hand to the counted number; rejected when they have changed since they were shown.',
    body: zCount,
  },
  correctStock: {
    ...change,
    path: '/api/admin/stock/{msn}/correct',
    summary: 'Adds units or removes some, such as broken ones; units reserved by orders cannot be removed.',
    body: zCorrection,
  },
  transferStock: {
    ...change,
    path: '/api/admin/stock/{msn}/transfer',
    summary:
      'Transfers free units of an offer to another warehouse of the market; both movements are recorded, or neither.',
    body: zTransfer,
  },
  setBin: {
    ...change,
    path: '/api/admin/stock/{msn}/bin',
    summary: 'Sets the bin of a product in a warehouse of its market; null removes it. Repeating it changes nothing.',
    body: z.object({
      warehouse: zWarehouse,
      bin: zBin.nullable(),
      /** The displayed value; rejected if it has changed since. */
      replaces: zBin.nullable(),
    }),
    errors: ['catalog.product-unknown', 'inventory.warehouse-unknown', 'inventory.bin-changed'],
  },
  setReorderPoint: {
    ...change,
    path: '/api/admin/stock/{msn}/reorderPoint',
    summary: 'Sets the reorder level of an offer in a warehouse, in free units; null for none.',
    body: z.object({ offerId: zOffer, warehouse: zWarehouse, reorderPoint: zUnits.nullable() }),
    errors: ERRORS,
  },
})
