// Staff endpoints to find products, change many of them at once, and undo such a change.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zMarket, zText, zUuid } from '../shared/schemas.ts'
import { APPROVAL_ERRORS } from '../shared/staff-errors.ts'
import {
  type ChangeSet,
  type Reviewed,
  zCellChanges,
  zChangedCell,
  zChangeSet,
  zProductQuery,
  zProductRow,
  zReviewed,
} from './schemas.ts'

const access = 'staff' as const
const changeSet: ChangeSet = {
  changeSetId: '3f0c6ac8-52c5-4f37-9a3b-2f8f3d9a6d10',
  ...{ market: 'IN', note: 'Prices of the season', who: 'Meera Iyer', at: '2026-11-20T12:00:00.000Z' },
  ...{ products: 1, cells: 1, state: 'applied', undoneBy: '', undoneAt: null, left: 0 },
}
const reviewed: Reviewed = {
  ...{ msn: 'MSN0000A1B2', partNumber: 'TID-13', seller: 'SAHYA', field: 'price' },
  ...{ old: '3190.00', now: '2990.00', state: 'change', problem: null },
}
const zReview = z.object({
  cells: z.array(zReviewed),
  changes: z.int(),
  conflicts: z.int(),
  problems: z.int(),
})
const params = z.object({ changeSetId: zUuid })

export const productGridEndpoints = defineEndpoints({
  findProducts: {
    method: 'GET',
    path: '/api/admin/products',
    access,
    permission: 'products.read',
    summary:
      'Lists the products of a market with the requested columns, by filters, text or a list of numbers; `after` returns the following page. A page may be shorter than the limit while `next` says that more follow.',
    query: zProductQuery,
    response: envelope(
      z.object({
        rows: z.array(zProductRow),
        /** Start of the next page; null at the end. */
        next: z.string().nullable(),
        /** Names of the brands and categories of the rows, by slug and code. */
        names: z.object({ brands: z.record(z.string(), z.string()), categories: z.record(z.string(), z.string()) }),
        /** Numbers of the list that match no product of the market. */
        unknown: z.array(z.string()),
        /** Whether the text matches more products than are searched. */
        capped: z.boolean(),
        /** The price floor of the market, in basis points of the MRP. */
        floorBp: z.int(),
      }),
    ),
    errors: ['catalog.category-unknown'],
    example: ok({
      rows: [
        {
          ...{ msn: 'MSN0000A1B2', partNumber: 'TID-13', sellerCode: 'SAHYA', own: true },
          cells: { price: '3190.00' },
        },
      ],
      next: null,
      names: { brands: {}, categories: {} },
      ...{ unknown: [], capped: false, floorBp: 1000 },
    }),
  },
  productChoices: {
    method: 'GET',
    path: '/api/admin/products/choices',
    access,
    permission: 'products.read',
    summary: 'Finds brands, categories or sellers by a part of their name, twenty at most; returns all warehouses.',
    query: z.object({
      market: zMarket,
      kind: z.enum(['brand', 'category', 'seller', 'warehouse']),
      text: zText(80).optional(),
    }),
    response: envelope(z.array(z.object({ value: z.string(), label: z.string() }))),
    errors: [],
    example: ok([{ value: 'taurus', label: 'Taurus' }]),
  },
  reviewProductChanges: {
    method: 'POST',
    path: '/api/admin/products/review',
    access,
    permission: 'products.read',
    summary:
      'Previews a change of cells: old and new values, conflicts with changes made in the meantime, and problems.',
    body: zCellChanges,
    maxBytes: 8_000_000,
    response: envelope(zReview),
    errors: [],
    example: ok({ cells: [reviewed], changes: 1, conflicts: 0, problems: 0 }),
  },
  changeProducts: {
    method: 'POST',
    path: '/api/admin/products/changes',
    access,
    permission: 'products.read',
    summary:
      'Changes cells of products as one change set in one transaction; changes nothing when a cell was changed in the meantime or is invalid. Each field requires its own permission. Repeating it with the same id changes nothing.',
    approval: 'prices',
    body: zCellChanges.extend({ changeSetId: zUuid, note: zText(200, 0) }),
    maxBytes: 8_000_000,
    response: envelope(zChangeSet),
    errors: ['product.changes-rejected', 'product.changes-none', 'request.idempotency', ...APPROVAL_ERRORS],
    example: ok(changeSet),
  },
  changeSets: {
    method: 'GET',
    path: '/api/admin/products/changes',
    access,
    permission: 'products.read',
    summary: 'Lists the change sets of a market, newest first; `before` returns the following page.',
    query: z.object({
      market: zMarket,
      before: zUuid.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    response: envelope(z.object({ changeSets: z.array(zChangeSet), more: z.boolean() })),
    errors: [],
    example: ok({ changeSets: [changeSet], more: false }),
  },
  changeSet: {
    method: 'GET',
    path: '/api/admin/products/changes/{changeSetId}',
    access,
    permission: 'products.read',
    summary: 'Returns a change set with a page of its cells; `after` returns the following page.',
    params,
    query: z.object({
      after: z.coerce.number().int().min(0).default(0),
      limit: z.coerce.number().int().min(1).max(500).default(200),
    }),
    response: envelope(z.object({ changeSet: zChangeSet, cells: z.array(zChangedCell), next: z.int().nullable() })),
    errors: ['product.change-set-unknown'],
    example: ok({
      changeSet,
      cells: [
        {
          ...{ msn: 'MSN0000A1B2', partNumber: 'TID-13', seller: 'SAHYA', field: 'price' },
          ...{ before: '3190.00', after: '2990.00', undone: null, gonePictures: 0 },
        },
      ],
      next: null,
    }),
  },
  undoChangeSet: {
    method: 'POST',
    path: '/api/admin/products/changes/{changeSetId}/undo',
    access,
    permission: 'products.read',
    summary:
      'Reverts a whole change set: every cell that still has its value gets the previous one; cells changed since are left and listed. Can be repeated for the cells that were left.',
    params,
    response: envelope(z.object({ changeSet: zChangeSet, restored: z.int(), left: z.array(zChangedCell) })),
    errors: ['product.change-set-unknown'],
    example: ok({ changeSet: { ...changeSet, state: 'undone' as const }, restored: 1, left: [] }),
  },
})
