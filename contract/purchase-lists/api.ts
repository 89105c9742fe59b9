// Endpoints of purchase lists: contents, sources, reminders, and adding to the cart.

import { z } from 'zod'
import { card } from '../catalog/examples.ts'
import { zProductCard } from '../catalog/schemas.ts'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zDay, zMinor, zMsn, zQuantity, zText, zUuid } from '../shared/schemas.ts'
import { MAX_CSV_CHARACTERS, MAX_EVERY, MAX_LIST_NAME, MAX_LIST_NOTE, MAX_LIST_PRODUCTS } from './limits.rules.ts'

const zName = zText(MAX_LIST_NAME)
const zNote = zText(MAX_LIST_NOTE, 0)

const zRepeat = z.object({
  every: z.int().min(1).max(MAX_EVERY),
  unit: z.enum(['week', 'month']),
  /** Day of the first reminder. */
  startsOn: zDay,
})
export type Repeat = z.output<typeof zRepeat>

const zList = z.object({
  listId: z.string(),
  name: z.string(),
  products: z.int(),
  repeat: zRepeat.nullable(),
  /** Day of the next reminder. */
  nextOn: z.iso.date().nullable(),
  updatedAt: z.iso.datetime(),
})
export type PurchaseList = z.output<typeof zList>

const zListItem = z.object({
  productId: z.string(),
  productName: z.string(),
  partNumber: z.string(),
  quantity: z.int(),
  note: z.string(),
  /** Price of a unit when it was added, tax included. */
  priceThen: zMinor,
  /** The product as it is sold now; null when it is no longer sold. */
  card: zProductCard.nullable(),
})
export type PurchaseListItem = z.output<typeof zListItem>

const zProblem = z.object({
  /** Row in the file, from 1; null for a product of a cart or an order. */
  line: z.int().nullable(),
  text: z.string(),
  reason: z.enum(['code-missing', 'quantity', 'note', 'unknown', 'ambiguous', 'ended', 'list-full', 'too-many-rows']),
})
export type ListProblem = z.output<typeof zProblem>

const zFilled = z.object({
  list: zList,
  /** Products that were not in the list before. */
  added: z.int(),
  /** Products of the list whose quantity changed. */
  changed: z.int(),
  /** What was not added and why; for a file, with line numbers and texts. */
  problems: z.array(zProblem),
})
export type FilledList = z.output<typeof zFilled>

const zProduct = z.object({ productId: z.string(), productName: z.string() })
const zReport = z.object({
  /** Number of lines in the cart afterwards. */
  noOfItems: z.int(),
  added: z.array(
    zProduct.extend({
      productUrl: z.string(),
      /** Quantity in the list. */
      wanted: z.int(),
      /** Quantity in the cart now: larger because of a minimum or multiple, smaller when stock is short. */
      quantity: z.int(),
      priceThen: zMinor,
      unitPrice: zMinor,
      /** False when it cannot be delivered to the chosen location. */
      deliverable: z.boolean(),
    }),
  ),
  missing: z.array(zProduct.extend({ reason: z.enum(['ended', 'out-of-stock', 'on-request']) })),
})
export type ListToCart = z.output<typeof zReport>

const list: PurchaseList = {
  listId: '6f1c9a52-5d0e-4b7c-9a3e-2f8d1c0b7a64',
  name: 'Monthly safety',
  products: 1,
  repeat: { every: 1, unit: 'month', startsOn: '2026-12-01' },
  nextOn: '2026-12-01',
  updatedAt: '2026-11-20T06:30:00.000Z',
}
const filled = ok({ list, added: 1, changed: 0, problems: [] })
const zTarget = z.object({ name: zName.describe('Of a list there is, or of a new one') })

export const purchaseListEndpoints = defineEndpoints({
  getPurchaseList: {
    method: 'GET',
    path: '/api/v1/purchase/getPurchaseList',
    access: 'customer',
    summary: 'Lists the customer’s purchase lists by name.',
    query: z.object({ userId: z.string().max(64).optional() }),
    response: envelope(
      z.object({
        lists: z.array(zList),
        /** Whether the customer has a verified mail address for reminders and has not unsubscribed. */
        canRemind: z.boolean(),
      }),
    ),
    errors: ['session.forbidden'],
    example: ok({ lists: [list], canRemind: true }),
  },
  getPurchaseListDetail: {
    method: 'GET',
    path: '/api/v1/purchase/getPurchaseListDetail/{listId}',
    access: 'customer',
    summary: 'Returns a purchase list with its products as they are sold now.',
    params: z.object({ listId: zUuid }),
    response: envelope(z.object({ list: zList, items: z.array(zListItem), canRemind: z.boolean() })),
    errors: ['purchase.unknown'],
    example: ok({
      list,
      items: [
        {
          productId: card.msn,
          productName: card.productName,
          partNumber: 'HX-40',
          quantity: 10,
          note: 'Store room 2',
          priceThen: card.salesPrice,
          card,
        },
      ],
      canRemind: true,
    }),
  },
  addPurchaseList: {
    method: 'POST',
    path: '/api/v1/purchase/addPurchaseList',
    access: 'customer',
    summary:
      'Adds products to the list with this name, which is created if there is none. A product already in the list gets the new quantity. Repeating it changes nothing.',
    body: zTarget.extend({
      products: z
        .array(z.object({ productId: zMsn, quantity: zQuantity, note: zNote.optional() }))
        .max(MAX_LIST_PRODUCTS)
        .default([]),
    }),
    response: envelope(zFilled),
    errors: ['purchase.too-many'],
    example: filled,
    perMinute: 60,
  },
  addCartToPurchaseList: {
    method: 'POST',
    path: '/api/v1/purchase/addCartToPurchaseList',
    access: 'customer',
    summary: 'Adds the contents of the cart to the list with this name, which is created if there is none.',
    body: zTarget,
    response: envelope(zFilled),
    errors: ['cart.empty', 'purchase.too-many'],
    example: filled,
    perMinute: 20,
  },
  addOrderToPurchaseList: {
    method: 'POST',
    path: '/api/v1/purchase/addOrderToPurchaseList',
    access: 'customer',
    summary: 'Adds the products of an order to the list with this name, which is created if there is none.',
    body: zTarget.extend({ orderNumber: z.int().min(1) }),
    response: envelope(zFilled),
    errors: ['order.unknown', 'purchase.too-many'],
    example: filled,
    perMinute: 20,
  },
  addCsvToPurchaseList: {
    method: 'POST',
    path: '/api/v1/purchase/addCsvToPurchaseList',
    access: 'customer',
    summary:
      'Adds the rows of a CSV file to the list with this name, which is created if there is none: MSN or part number, quantity (1 when omitted), note. Quantities of repeated products are added up. Invalid rows are returned.',
    body: zTarget.extend({ csv: z.string().min(1).max(MAX_CSV_CHARACTERS) }),
    response: envelope(zFilled),
    errors: ['purchase.too-many'],
    example: ok({
      list,
      added: 1,
      changed: 0,
      problems: [{ line: 3, text: 'HX-41,two', reason: 'quantity' as const }],
    }),
    perMinute: 20,
  },
  updatePurchaseList: {
    method: 'POST',
    path: '/api/v1/purchase/updatePurchaseList',
    access: 'customer',
    summary: 'Renames a list, and sets or ends its reminder.',
    body: z.object({ listId: zUuid, name: zName, repeat: zRepeat.nullable() }),
    response: envelope(zList),
    errors: ['purchase.unknown', 'purchase.name-taken', 'purchase.start'],
    example: ok(list),
    perMinute: 60,
  },
  setPurchaseListItem: {
    method: 'POST',
    path: '/api/v1/purchase/setPurchaseListItem',
    access: 'customer',
    summary: 'Changes the quantity and note of a product in a list.',
    body: z.object({ listId: zUuid, productId: zMsn, quantity: zQuantity, note: zNote }),
    response: envelope(z.object({ productId: z.string(), quantity: z.int(), note: z.string() })),
    errors: ['purchase.unknown', 'catalog.product-unknown'],
    example: ok({ productId: card.msn, quantity: 10, note: '' }),
    perMinute: 120,
  },
  removePurchaseList: {
    method: 'POST',
    path: '/api/v1/purchase/removePurchaseList',
    access: 'customer',
    summary:
      'Removes products from a list, or deletes the list when no products are named. Repeating it changes nothing.',
    body: z.object({ listId: zUuid, productIds: z.array(zMsn).min(1).max(MAX_LIST_PRODUCTS).optional() }),
    response: envelope(z.object({ listId: z.string(), removed: z.int() })),
    errors: [],
    example: ok({ listId: list.listId, removed: 1 }),
    perMinute: 60,
  },
  addPurchaseListToCart: {
    method: 'POST',
    path: '/api/v1/purchase/addPurchaseListToCart',
    access: 'customer',
    summary:
      'Adds the products of a list, or some of them, to the cart at today’s prices, and reports the result for each. Repeating it changes nothing.',
    body: z.object({ listId: zUuid, productIds: z.array(zMsn).min(1).max(MAX_LIST_PRODUCTS).optional() }),
    response: envelope(zReport),
    errors: ['purchase.unknown', 'cart.too-many-items'],
    example: ok({
      noOfItems: 1,
      added: [
        {
          productId: card.msn,
          productName: card.productName,
          productUrl: card.productUrl,
          wanted: 10,
          quantity: 10,
          priceThen: card.salesPrice,
          unitPrice: card.salesPrice,
          deliverable: true,
        },
      ],
      missing: [],
    }),
    perMinute: 20,
  },
})
