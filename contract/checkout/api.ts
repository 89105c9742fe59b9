// Endpoints to buy again: put an earlier order into the cart, and list products bought before.

import { z } from 'zod'
import { zCart } from '../cart/api.ts'
import { cart as exampleCart } from '../cart/examples.ts'
import { card } from '../catalog/examples.ts'
import { zProductCard } from '../catalog/schemas.ts'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zMinor } from '../shared/schemas.ts'

const zOrderNumber = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)

const zAddedLine = z.object({
  msn: z.string(),
  productName: z.string(),
  productUrl: z.string(),
  /** Ordered units, and units now in the cart: fewer when less is in stock. */
  ordered: z.int(),
  quantity: z.int(),
  /** Unit price then, and now at this quantity. */
  unitPriceThen: zMinor,
  unitPrice: zMinor,
})
const zMissingLine = z.object({
  msn: z.string(),
  productName: z.string(),
  ordered: z.int(),
  /** Similar products that are in stock; may be empty. */
  alternatives: z.array(zProductCard),
})
const zBoughtAgain = z.object({ cart: zCart, added: z.array(zAddedLine), missing: z.array(zMissingLine) })
export type BoughtAgain = z.output<typeof zBoughtAgain>

const zPastProduct = z.object({
  card: zProductCard,
  orderNumber: z.int(),
  /** From the last order that included it. */
  quantity: z.int(),
  orderedAt: z.iso.datetime(),
})

export const checkoutEndpoints = defineEndpoints({
  duplicateOrder: {
    method: 'POST',
    path: '/api/v1/checkout/duplicateOrder',
    access: 'customer',
    summary:
      'Reorders: puts the items of an order into the cart at current prices, and lists those out of stock with alternatives. Repeating it changes nothing.',
    body: z.object({ orderNumber: zOrderNumber }),
    response: envelope(zBoughtAgain),
    errors: ['order.unknown', 'cart.too-many-items'],
    example: ok({
      cart: exampleCart,
      added: [
        {
          msn: 'MSN0000A1B2',
          productName: 'Impact drill',
          productUrl: '/impact-drill/mp/msn0000a1b2',
          ordered: 2,
          quantity: 2,
          unitPriceThen: 319_000,
          unitPrice: 309_000,
        },
      ],
      missing: [{ msn: 'MSN0000A1B3', productName: 'Rotary hammer', ordered: 1, alternatives: [card] }],
    }),
    perMinute: 60,
  },
  pastOrders: {
    method: 'GET',
    path: '/api/v1/checkout/getPastOrders',
    access: 'customer',
    summary: 'Lists the products that the customer has bought before, most recent first, as they are sold now.',
    query: z.object({
      /** The customer id; must be that of the caller. */
      userId: z.string().max(64).optional(),
      pageIndex: z.coerce.number().int().min(0).max(1000).default(0),
      pageSize: z.coerce.number().int().min(1).max(40).default(20),
    }),
    response: envelope(z.object({ products: z.array(zPastProduct), more: z.boolean() })),
    errors: ['session.forbidden'],
    example: ok({
      products: [{ card, orderNumber: 100001, quantity: 2, orderedAt: '2026-11-20T12:00:00.000Z' }],
      more: false,
    }),
  },
})
