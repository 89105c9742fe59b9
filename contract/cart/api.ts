// Calls of the cart: its contents, totals, notices and validation.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zCurrency, zMinor, zMsn, zPlace, zUuid } from '../shared/schemas.ts'
import { cart as exampleCart } from './examples.ts'

/** Why a promotion code is not valid. */
export const zPromoReason = z.enum(['unknown', 'expired', 'below-minimum', 'not-first-order', 'used-up'])
export type PromoReason = z.output<typeof zPromoReason>

/**
 * A notice about an item; the screen shows a message by `code`. With `promo-ended` the product is empty, its
 * name is the code, `before` the products that the code asks for and `now` what is missing of them.
 */
export const zCartNotice = z.object({
  key: z.string(),
  code: z.enum([
    'price-up',
    'price-down',
    'out-of-stock',
    'less-stock',
    'unavailable',
    'undeliverable',
    'quantity-adjusted',
    'promo-ended',
  ]),
  productId: z.string(),
  productName: z.string(),
  before: z.int().nullable(),
  now: z.int().nullable(),
  seen: z.boolean(),
})
export type CartNotice = z.output<typeof zCartNotice>

const zDelivery = z.object({
  serviceable: z.boolean(),
  /** ISO date of delivery. */
  date: z.string().nullable(),
  days: z.int().nullable(),
  cod: z.boolean(),
})

/** All money in integer minor units, tax included unless named otherwise. */
export const zCartItem = z.object({
  productId: z.string(),
  productName: z.string(),
  brandName: z.string(),
  productImg: z.string().nullable(),
  productUrl: z.string(),
  /** MRP times quantity. */
  amount: zMinor,
  /** Saving against the MRP, quantity break included. */
  offer: zMinor,
  amountWithOffer: zMinor,
  /** Tax inside the amount. */
  taxes: zMinor,
  amountWithTaxes: zMinor,
  totalPayableAmount: zMinor,
  productQuantity: z.int(),
  productUnitPrice: zMinor,
  mrp: zMinor,
  expireAt: z.string().nullable(),
  bulkPriceMap: z.array(z.object({ minQuantity: z.int(), price: zMinor, priceWithoutTax: zMinor })),
  /** Unit price of the reached break, or null below the first one. */
  bulkPrice: zMinor.nullable(),
  priceWithoutTax: zMinor,
  bulkPriceWithoutTax: zMinor.nullable(),
  /** Per cent, such as 18. */
  taxPercentage: z.number(),
  categoryCode: z.string(),
  taxonomyCode: z.string(),
  buyNow: z.boolean(),
  minQuantity: z.int(),
  quantityMultiple: z.int(),
  /** Units that can be bought now. */
  available: z.int(),
  sellUnit: z.string(),
  offerId: z.int(),
  sellerName: z.string(),
  condition: z.enum(['new', 'refurbished']),
  delivery: zDelivery.nullable(),
})
export type CartItem = z.output<typeof zCartItem>

export const zTotalsStep = z.object({
  kind: z.string(),
  label: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  amount: zMinor,
  running: zMinor,
})

export const zCart = z.object({
  cartId: z.string().nullable(),
  sessionId: z.string().nullable(),
  userId: z.string().nullable(),
  agentId: z.string().nullable(),
  noOfItems: z.int(),
  itemsList: z.array(zCartItem),
  totalAmount: zMinor,
  totalOffer: zMinor,
  totalAmountWithOffer: zMinor,
  taxes: zMinor,
  totalAmountWithTax: zMinor,
  shippingCharges: zMinor,
  /** What more must be bought for free shipping; 0 when it is free. */
  freeShippingGap: zMinor,
  currency: zCurrency,
  gift: z.boolean(),
  giftMessage: z.string(),
  giftPackingCharges: zMinor,
  totalPayableAmount: zMinor,
  prepaidDiscount: zMinor,
  noCostEmiDiscount: zMinor,
  /** The promotion code applied to the cart, whether or not it is valid now. */
  promoCode: z.string().nullable(),
  /** Discount of the code; 0 when it is not valid. */
  promoDiscount: zMinor,
  /** Why the applied code is not valid; null when it is or there is none. */
  promoReason: zPromoReason.nullable(),
  buyNow: z.boolean(),
  /** Tax by head: CGST and SGST, IGST, or VAT. */
  taxParts: z.array(z.object({ code: z.string(), amount: zMinor })),
  steps: z.array(zTotalsStep),
  notices: z.array(zCartNotice),
  shareKey: z.string().nullable(),
})
export type Cart = z.output<typeof zCart>

/** All amounts of a cart or an order. */
export const zSum = zCart.pick({
  totalAmount: true,
  totalOffer: true,
  totalAmountWithOffer: true,
  taxes: true,
  totalAmountWithTax: true,
  shippingCharges: true,
  totalPayableAmount: true,
  prepaidDiscount: true,
  noCostEmiDiscount: true,
  promoCode: true,
  promoDiscount: true,
  taxParts: true,
  steps: true,
})
export type Sum = z.output<typeof zSum>

const zCartAnswer = z.object({ status: z.literal(true), statusCode: z.literal(200), data: zCart })
const example = ok(exampleCart)
const zPlaceQuery = z.object({ pincode: zPlace.optional() })
const zBuyNowQuery = zPlaceQuery.extend({ buyNow: z.enum(['true', 'false']).default('false') })

const zOfferId = z.int().min(1)
const zItemChange = z.object({
  productId: zMsn,
  productQuantity: z.int().min(0).max(1_000_000),
  /** The seller's offer; without it that of the cart's line, else the one that pages show. */
  offerId: zOfferId.optional(),
})

/** The cart as the page shows it, sent back so that what was seen is what is charged. */
const zShoppingCartDto = z.object({
  cart: z.object({ cartId: zUuid, totalPayableAmount: zMinor }),
  itemsList: z.array(z.object({ productId: zMsn, productQuantity: z.int().min(1), productUnitPrice: zMinor })).max(200),
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
    summary: 'The cart of the session, whoever it belongs to.',
    query: zBuyNowQuery,
    response: zCartAnswer,
    errors: [],
    example,
  },
  updateCart: {
    method: 'POST',
    path: '/api/v1/cart/updateCartV2',
    access: 'public',
    summary: 'Adds items, sets quantities or removes them (quantity 0); buyNow fills the quick-buy basket instead.',
    query: zPlaceQuery,
    body: z.object({
      mode: z.enum(['add', 'set']).default('set'),
      itemsList: z.array(zItemChange).min(1).max(100),
      buyNow: z.boolean().default(false),
    }),
    response: zCartAnswer,
    errors: ['catalog.product-unknown', 'cart.item-unavailable', 'cart.too-many-items'],
    example,
  },
  switchOffer: {
    method: 'POST',
    path: '/api/v1/cart/switchOffer',
    access: 'public',
    summary: 'Buys a product of the cart from another seller; its quantity stays as far as that seller has it.',
    query: zPlaceQuery,
    body: z.object({ productId: zMsn, offerId: zOfferId, buyNow: z.boolean().default(false) }),
    response: zCartAnswer,
    errors: ['catalog.product-unknown', 'cart.item-unavailable'],
    example,
  },
  validationMessages: {
    method: 'GET',
    path: '/api/v1/cart/getCartValidationMessages',
    access: 'public',
    summary: 'What changed in price, stock or delivery since the shopper last looked.',
    query: zBuyNowQuery,
    response: envelope(z.array(zCartNotice)),
    errors: [],
    example: ok([]),
  },
  setValidationMessages: {
    method: 'POST',
    path: '/api/v1/cart/setCartValidationMessages',
    access: 'public',
    summary: 'Remembers which notices were seen.',
    body: z.object({ keys: z.array(z.string().max(200)).max(200) }),
    response: envelope(z.object({ seen: z.int() })),
    errors: [],
    example: ok({ seen: 1 }),
  },
  validateCart: {
    method: 'POST',
    path: '/api/v1/validator/validateCartV2',
    access: 'public',
    summary: 'Validates the cart for a delivery place.',
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
    summary: 'Validates the customer’s cart before payment, shipping computed for the place.',
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
    summary: 'Validates that what the page showed is what would be charged.',
    body: z.object({ shoppingCartDto: zShoppingCartDto, pincode: zPlace.optional() }),
    response: zValidation,
    errors: ['cart.empty', 'cart.unknown'],
    example: validation,
  },
  openShared: {
    method: 'GET',
    path: '/api/v1/marketPlace/cartSessionbyId/{cartId}',
    access: 'public',
    summary: 'Opens a shared cart by its key, to look at and to copy.',
    params: z.object({ cartId: z.string().min(8).max(64) }),
    response: zCartAnswer,
    errors: ['cart.unknown'],
    example,
  },
})
