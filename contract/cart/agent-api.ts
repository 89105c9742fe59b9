// Carts that staff put together for a customer or for anyone with the link, and how long items stay in carts.

import { z } from 'zod'
import { csvList } from '../shared/csv-list.ts'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { LIST_FILE_ROWS } from '../shared/list-file.ts'
import { zPlace } from '../shared/list-place.ts'
import { zReadVersion, zVersion } from '../shared/record-version.ts'
import { zDay, zLanguage, zMarket, zMsn, zQuantity, zText, zUuid } from '../shared/schemas.ts'
import { AGENT_CART_STATES } from './agent.rules.ts'
import { AGENT_CART_DAYS_MAX, AGENT_CART_DAYS_USUAL, AGENT_NOTE_MAX } from './agent-cart.rules.ts'
import { cart as exampleCart } from './examples.ts'
import { zCart } from './schemas.ts'

const access = 'staff' as const
const permission = 'carts.write' as const

const zAgentCart = z.object({
  agentCartId: zUuid,
  market: zMarket,
  state: z.enum(AGENT_CART_STATES),
  /** Path of the page that opens it, with its key; empty once it can no longer be opened. */
  link: z.string(),
  /** The same as a full URL with the origin of the market. */
  url: z.string(),
  agentId: z.string(),
  agentName: z.string(),
  /** Name of the customer it was made for; null for anyone with the link. */
  customerName: z.string().nullable(),
  note: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  takenAt: z.iso.datetime().nullable(),
  items: z.array(z.object({ productId: z.string(), productName: z.string(), productQuantity: z.int() })),
})
export type AgentCart = z.output<typeof zAgentCart>

const example: AgentCart = {
  agentCartId: '8d0b5a52-0f3c-4a55-8a9d-3f6f5f2a1c12',
  market: 'IN',
  state: 'open',
  link: '/quickorder?share=dGhlIGtleSBvZiB0aGUgY2FydA',
  url: 'https://store.example/quickorder?share=dGhlIGtleSBvZiB0aGUgY2FydA',
  agentId: '5b0f6f0e-7a61-4d51-9c1f-3b1b7c5f0a10',
  agentName: 'Nadia Khan',
  customerName: null,
  note: 'As discussed on the phone.',
  createdAt: '2026-11-24T09:00:00.000Z',
  expiresAt: '2026-12-08T09:00:00.000Z',
  takenAt: null,
  items: [{ productId: 'MSN0000A1B2', productName: 'Torvik TID-13 600 W Impact Drill, 13 mm', productQuantity: 2 }],
}

const filters = {
  market: zMarket,
  state: z.enum(AGENT_CART_STATES).optional(),
  /** Made for an account, or for anyone with the link. */
  madeFor: z.enum(['account', 'anyone']).optional(),
  /** First and last day of creation, in the time zone of the market. */
  ...{ from: zDay.optional(), to: zDay.optional() },
}

const zRules = z.object({
  market: zMarket,
  /** Days after its last change until an item is removed from a cart; 0 for never. */
  itemDays: z.int().min(0).max(3650),
})
const zStoredRules = zRules.extend({ version: zVersion })

export const agentCartEndpoints = defineEndpoints({
  createAgentCart: {
    method: 'POST',
    path: '/api/admin/carts',
    access,
    permission,
    summary: 'Creates a cart for the customer with a verified phone or email, or for anyone with its link.',
    body: z.object({
      /** Idempotency key: the same key returns the same cart. */
      idempotencyKey: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, 'Eight to 64 letters, digits, - or _.'),
      market: zMarket,
      /** Phone or email of the customer; omitted for a link. */
      contact: zText(254).optional(),
      items: z
        .array(
          z.object({
            productId: zMsn,
            productQuantity: zQuantity,
            /** Defaults to the offer shown on pages. */
            offerId: z.int().min(1).optional(),
          }),
        )
        .min(1)
        .max(100),
      note: zText(AGENT_NOTE_MAX, 0).default(''),
      /** How long it can be opened. */
      days: z.int().min(1).max(AGENT_CART_DAYS_MAX).default(AGENT_CART_DAYS_USUAL),
    }),
    response: envelope(zAgentCart),
    errors: [
      'cart.customer-unknown',
      'cart.item-unavailable',
      'cart.offer-unavailable',
      'cart.offer-unknown',
      'cart.quantity-minimum',
      'cart.quantity-multiple',
      'cart.quantity-stock',
      'catalog.product-unknown',
      'request.idempotency',
    ],
    example: ok(example),
    perMinute: 30,
  },
  listAgentCarts: {
    method: 'GET',
    path: '/api/admin/carts',
    access,
    permission,
    summary:
      'Lists the carts of a market that staff created, newest first. To get the next page, pass `next` as `before`.',
    query: z.object({
      ...filters,
      before: zPlace.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    response: envelope(z.object({ carts: z.array(zAgentCart), next: zPlace.nullable() })),
    errors: [],
    example: ok({ carts: [example], next: null }),
  },
  agentCartsFile: {
    method: 'GET',
    path: '/api/admin/carts.csv',
    access,
    permission,
    summary: `Exports the carts that match the filters of the list as CSV, without customers, notes and links, at most ${LIST_FILE_ROWS} rows; recorded in the audit log.`,
    query: z.object({ ...filters, language: zLanguage.default('en') }),
    ...csvList('carts-in.csv'),
    errors: [],
  },
  withdrawAgentCart: {
    method: 'POST',
    path: '/api/admin/carts/{agentCartId}/withdraw',
    access,
    permission,
    summary:
      'Closes a cart that staff created, so that it can no longer be opened. Items that were already taken over stay in the customer’s cart.',
    params: z.object({ agentCartId: zUuid }),
    body: z.object({}),
    response: envelope(zAgentCart),
    errors: ['cart.unknown'],
    example: ok({ ...example, state: 'withdrawn', link: '', url: '' }),
  },
  cartRules: {
    method: 'GET',
    path: '/api/admin/cartRules',
    access,
    permission,
    summary: 'Returns how long items stay in carts, by market.',
    response: envelope(z.array(zStoredRules)),
    errors: [],
    example: ok([{ market: 'IN' as const, itemDays: 90, version: 1 }]),
  },
  setCartRules: {
    method: 'POST',
    path: '/api/admin/cartRules',
    access,
    permission,
    summary: 'Sets how long items stay in the carts of a market, including items that are already in carts.',
    body: zRules.extend({ version: zReadVersion }),
    response: envelope(zStoredRules),
    errors: ['settings.changed-meanwhile'],
    example: ok({ market: 'IN' as const, itemDays: 60, version: 2 }),
  },
  agentCarts: {
    method: 'GET',
    path: '/api/v1/cart/agentCarts',
    access: 'customer',
    summary: 'Lists the carts that staff created for the customer and that can be opened.',
    response: envelope(
      z.array(zAgentCart.pick({ link: true, agentName: true, note: true, expiresAt: true }).extend({ count: z.int() })),
    ),
    errors: [],
    example: ok([
      { link: example.link, agentName: example.agentName, note: '', expiresAt: example.expiresAt, count: 1 },
    ]),
  },
  takeAgentCart: {
    method: 'POST',
    path: '/api/v1/marketPlace/takeAgentCart',
    access: 'public',
    summary:
      'Copies a cart that staff created into the visitor’s cart at current prices, as far as its items can be bought.',
    body: z.object({ cartId: z.string().min(8).max(64) }),
    response: z.object({ status: z.literal(true), statusCode: z.literal(200), data: zCart }),
    errors: ['cart.for-account', 'cart.too-many-items', 'cart.unknown'],
    example: ok(exampleCart),
  },
})
