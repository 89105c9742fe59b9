// Endpoints of the cart: its contents, totals, notices and validation.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { FIELD_LENGTHS } from '../shared/limits.ts'
import { zMinor, zMsn, zPlace, zText, zUuid } from '../shared/schemas.ts'
import { cart as exampleCart } from './examples.ts'
import { zCart, zCartNotice, zShownNotice } from './schemas.ts'

export * from './schemas.ts'

const zCartAnswer = z.object({ status: z.literal(true), statusCode: z.literal(200), data: zCart })
const example = ok(exampleCart)
const zOfferId = z.int().min(1)
const zPlaceQuery = z.object({ pincode: zPlace.optional() })
const zBuyNowQuery = zPlaceQuery.extend({ buyNow: z.enum(['true', 'false']).default('false') })

const zItemChange = z.object({
  productId: zMsn,
  /** Defaults to the seller's minimum quantity. */
  productQuantity: z.int().min(0).max(1_000_000).optional(),
  /**
   * The seller's offer. Without it, `add` uses the one that pages show; `set` uses the product's first line in the cart
   * (all of its lines for quantity 0), or the shown offer if there is none.
   */
  offerId: zOfferId.optional(),
})

/** The cart as the page shows it, sent back so that the buyer is charged what was shown. */
const zShoppingCartDto = z.object({
  cart: z.object({ cartId: zUuid, totalPayableAmount: zMinor }),
  itemsList: z
    .array(
      z.object({
        productId: zMsn,
        offerId: zOfferId.optional(),
        productQuantity: z.int().min(1),
        productUnitPrice: zMinor,
      }),
    )
    .max(200),
})

const zValidation = envelope(z.object({ valid: z.boolean(), cart: zCart, notices: z.array(zCartNotice) }))
const validation = ok({ valid: true, cart: exampleCart, notices: [] })

export const cartEndpoints = defineEndpoints({
  cartByUser: {
    method: 'GET',
    path: '/api/v1/cart/getCartByUserV2',
    access: 'customer',
    summary: 'The customer’s cart.',
    query: zBuyNowQuery,
    response: zCartAnswer,
    errors: [],
    example,
  },
  cartBySession: {
    method: 'GET',
    path: '/api/v1/cart/getCartBySessionV2',
    access: 'public',
    summary: 'Returns the cart of the session, guest or customer.',
    query: zBuyNowQuery,
    response: zCartAnswer,
    errors: [],
    example,
  },
  updateCart: {
    method: 'POST',
    path: '/api/v1/cart/updateCartV2',
    access: 'public',
    summary:
      'Adds items, sets quantities or removes items (quantity 0); with buyNow it changes the quick-buy basket instead. A quantity that cannot be ordered is rejected, the error tells which can be, and nothing is changed.',
    query: zPlaceQuery,
    body: z.object({
      mode: z.enum(['add', 'set']).default('set'),
      itemsList: z.array(zItemChange).min(1).max(100),
      buyNow: z.boolean().default(false),
    }),
    response: zCartAnswer,
    errors: [
      'catalog.product-unknown',
      'cart.item-unavailable',
      'cart.offer-unavailable',
      'cart.offer-unknown',
      'cart.quantity-in-cart',
      'cart.quantity-minimum',
      'cart.quantity-multiple',
      'cart.quantity-stock',
      'cart.too-many-items',
    ],
    example,
  },
  switchOffer: {
    method: 'POST',
    path: '/api/v1/cart/switchOffer',
    access: 'public',
    summary:
      'Switches a line of the cart to another seller. The quantity is kept as far as that seller has stock; if the cart already has a line of that seller, the two are merged.',
    query: zPlaceQuery,
    body: z.object({
      productId: zMsn,
      offerId: zOfferId.describe('The offer to buy from'),
      fromOfferId: zOfferId
        .optional()
        .describe('The line to switch; without it the first line of the product that is of another offer'),
      buyNow: z.boolean().default(false),
    }),
    response: zCartAnswer,
    errors: ['catalog.product-unknown', 'cart.item-unavailable', 'cart.offer-unavailable', 'cart.offer-unknown'],
    example,
  },
  setGift: {
    method: 'POST',
    path: '/api/v1/cart/setGift',
    access: 'public',
    summary:
      'Turns gift packing on, with a message on a card, or off: gift false removes the message. The charge is part of the cart totals.',
    query: zPlaceQuery,
    body: z.object({
      gift: z.boolean(),
      giftMessage: zText(FIELD_LENGTHS.giftMessageMax, 0).default(''),
      buyNow: z.boolean().default(false),
    }),
    response: zCartAnswer,
    errors: ['cart.empty'],
    example: ok({ ...exampleCart, gift: true, giftMessage: 'Happy birthday, Asha!' }),
  },
  validationMessages: {
    method: 'GET',
    path: '/api/v1/cart/getCartValidationMessages',
    access: 'public',
    summary: 'Returns what changed in price, stock or delivery since the shopper last looked.',
    query: zBuyNowQuery,
    response: envelope(z.array(zCartNotice)),
    errors: [],
    example: ok([]),
  },
  setValidationMessages: {
    method: 'POST',
    path: '/api/v1/cart/setCartValidationMessages',
    access: 'public',
    summary: 'Marks notices as seen.',
    body: z.object({ keys: z.array(z.string().max(200)).max(200) }),
    response: envelope(z.object({ seen: z.int() })),
    errors: [],
    example: ok({ seen: 1 }),
  },
  validateCart: {
    method: 'POST',
    path: '/api/v1/validator/validateCartV2',
    access: 'public',
    summary:
      'Validates the cart for a delivery location. A line with too little stock is lowered to the available quantity, with the notice quantity-adjusted.',
    query: zPlaceQuery,
    body: z.object({ buyNow: z.boolean().default(false) }),
    response: zValidation,
    errors: ['cart.empty'],
    example: validation,
  },
  validateForPayment: {
    method: 'POST',
    path: '/api/v1/validator/validateV2',
    access: 'customer',
    summary: 'Validates the customer’s cart before payment, with shipping computed for the delivery location.',
    query: zPlaceQuery.extend({ dynamicShipping: z.enum(['true', 'false']).default('true') }),
    body: z.object({ buyNow: z.boolean().default(false) }),
    response: zValidation,
    errors: ['cart.empty'],
    example: validation,
  },
  validateCartBeforePayment: {
    method: 'POST',
    path: '/api/v3/cart/validateCartBeforePayment',
    access: 'customer',
    summary:
      'Validates that the page showed what would be charged; a notice names each line, quantity, price or total that differs.',
    body: z.object({ shoppingCartDto: zShoppingCartDto, pincode: zPlace.optional() }),
    response: envelope(z.object({ valid: z.boolean(), cart: zCart, notices: z.array(zShownNotice) })),
    errors: ['cart.empty', 'cart.unknown'],
    example: validation,
  },
  openShared: {
    method: 'GET',
    path: '/api/v1/marketPlace/cartSessionbyId/{cartId}',
    access: 'public',
    summary:
      'Returns a cart by its key, to view and to copy: a shared cart, or one that staff created. A cart created for an account can only be opened by that account.',
    params: z.object({ cartId: z.string().min(8).max(64) }),
    response: zCartAnswer,
    errors: ['cart.for-account', 'cart.unknown'],
    example,
  },
})
