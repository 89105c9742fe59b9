// Endpoints of the wishlist: its products, alerts, the sharing link, and adding to the cart.

import { z } from 'zod'
import { card } from '../catalog/examples.ts'
import { zProductCard } from '../catalog/schemas.ts'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zMinor, zMsn, zPageIndex } from '../shared/schemas.ts'
import { MAX_MERGED, WISHLIST_PAGE_SIZE } from './limits.rules.ts'

const zWishlistItem = z.object({
  productId: z.string(),
  productName: z.string(),
  addedAt: z.iso.datetime(),
  /** Price of a unit when it was added, tax included. */
  priceThen: zMinor,
  /** The product as it is sold now; null when it is no longer sold. */
  card: zProductCard.nullable(),
  priceAlert: z.boolean(),
  stockAlert: z.boolean(),
})
export type WishlistItem = z.output<typeof zWishlistItem>

const zWishlist = z.object({
  items: z.array(zWishlistItem),
  total: z.int(),
  /** Key of the wishlist in its link while it is shared. */
  shareKey: z.string().nullable(),
  /** Whether the customer has a verified mail address that alerts can go to. */
  canAlert: z.boolean(),
})
export type Wishlist = z.output<typeof zWishlist>

const zState = z.object({
  /** MSNs of the wishlist, newest first. */
  products: z.array(z.string()),
  /** MSNs of products with a back-in-stock alert. */
  stockAlerts: z.array(z.string()),
})
export type WishlistState = z.output<typeof zState>

const zMoved = z.object({
  /** Number of lines in the cart afterwards. */
  noOfItems: z.int(),
  added: z.array(z.object({ productId: z.string(), productName: z.string(), quantity: z.int() })),
  missing: z.array(
    z.object({
      productId: z.string(),
      productName: z.string(),
      reason: z.enum(['ended', 'out-of-stock', 'on-request']),
    }),
  ),
})
export type MovedToCart = z.output<typeof zMoved>

const zPaging = z.object({
  pageIndex: zPageIndex,
  pageSize: z.coerce.number().int().min(1).max(100).default(WISHLIST_PAGE_SIZE),
})
const state = ok({ products: [card.msn], stockAlerts: [] })

export const wishlistEndpoints = defineEndpoints({
  getWishlist: {
    method: 'GET',
    path: '/api/v1/user/getWishlist',
    access: 'customer',
    summary: 'Lists the products of the wishlist as they are sold now, newest first, page by page.',
    query: zPaging.extend({ userId: z.string().max(64).optional() }),
    response: envelope(zWishlist),
    errors: ['session.forbidden'],
    example: ok({
      items: [
        {
          productId: card.msn,
          productName: card.productName,
          addedAt: '2026-11-20T06:30:00.000Z',
          priceThen: card.salesPrice + 100_00,
          card,
          priceAlert: true,
          stockAlert: false,
        },
      ],
      total: 1,
      shareKey: null,
      canAlert: true,
    }),
  },
  getWishlistState: {
    method: 'GET',
    path: '/api/v1/user/getWishlistState',
    access: 'customer',
    summary: 'Returns which products are in the wishlist, for the heart icons of a page.',
    response: envelope(zState),
    errors: [],
    example: state,
  },
  addProductToWishlist: {
    method: 'POST',
    path: '/api/v1/user/addProductToWishlist',
    access: 'customer',
    summary:
      'Adds a product to the wishlist, or removes it with `add` false. Repeating it changes nothing. A product added back within an hour of its removal is restored as it was.',
    body: z.object({ productId: zMsn, add: z.boolean().default(true) }),
    response: envelope(z.object({ productId: z.string(), added: z.boolean(), message: z.string() })),
    errors: ['catalog.product-unknown', 'wishlist.full'],
    example: ok({ productId: card.msn, added: true, message: 'Successfully added to Wishlist' }),
    perMinute: 120,
  },
  mergeWishlist: {
    method: 'POST',
    path: '/api/v1/user/mergeWishlist',
    access: 'customer',
    summary:
      'Adds the products that a guest has chosen in the browser. Unknown products and those over the limit are left out.',
    body: z.object({ productIds: z.array(zMsn).max(MAX_MERGED) }),
    response: envelope(zState),
    errors: [],
    example: state,
    perMinute: 20,
  },
  setProductAlert: {
    method: 'POST',
    path: '/api/v1/user/setProductAlert',
    access: 'customer',
    summary:
      'Switches on or off a mail for when a product gets cheaper (`price`) or is back in stock (`stock`). The product is added to the wishlist.',
    body: z.object({ productId: zMsn, kind: z.enum(['price', 'stock']), on: z.boolean() }),
    response: envelope(z.object({ productId: z.string(), priceAlert: z.boolean(), stockAlert: z.boolean() })),
    errors: ['catalog.product-unknown', 'wishlist.full', 'wishlist.mail-missing'],
    example: ok({ productId: card.msn, priceAlert: true, stockAlert: false }),
    perMinute: 60,
  },
  moveWishlistToCart: {
    method: 'POST',
    path: '/api/v1/user/moveWishlistToCart',
    access: 'customer',
    summary: 'Moves some or all products of the wishlist to the cart, and lists those that cannot be bought now.',
    body: z.object({ productIds: z.array(zMsn).min(1).max(100).optional().describe('Without them all') }),
    response: envelope(zMoved),
    errors: ['cart.too-many-items'],
    example: ok({
      noOfItems: 1,
      added: [{ productId: card.msn, productName: card.productName, quantity: 1 }],
      missing: [],
    }),
    perMinute: 20,
  },
  shareWishlist: {
    method: 'POST',
    path: '/api/v1/user/shareWishlist',
    access: 'customer',
    feature: 'wishlist-sharing',
    featureWhen: { shared: true },
    summary: 'Creates a link to the wishlist, or ends it with `shared` false. An ended link never works again.',
    body: z.object({ shared: z.boolean() }),
    response: envelope(z.object({ shareKey: z.string().nullable() })),
    errors: [],
    example: ok({ shareKey: 'dGhlIGtleSBvZiBhIHdpc2hsaXN0' }),
    perMinute: 20,
  },
  openSharedWishlist: {
    method: 'GET',
    path: '/api/v1/user/openSharedWishlist/{shareKey}',
    access: 'public',
    feature: 'wishlist-sharing',
    summary: 'Lists the products of a shared wishlist, page by page, without any data of its owner.',
    params: z.object({ shareKey: z.string().min(1).max(100) }),
    query: zPaging,
    response: envelope(z.object({ products: z.array(zProductCard), total: z.int() })),
    errors: ['wishlist.unknown'],
    example: ok({ products: [card], total: 1 }),
    perMinute: 60,
  },
})
