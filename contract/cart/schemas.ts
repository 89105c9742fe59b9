// Schemas of the cart: its lines, notices and amounts.

import { z } from 'zod'
import { zOfferReason } from '../catalog/schemas.ts'
import { zCurrency, zMinor } from '../shared/schemas.ts'

/** Why a promotion code is not valid. */
export const zPromoReason = z.enum([
  'unknown',
  'expired',
  'below-minimum',
  'not-first-order',
  'used-up',
  'exhausted',
  'not-covered',
  // only for accounts that staff know as business buyers
  'business-only',
  // cannot be combined with an offer that discounts more
  'not-combinable',
])
export type PromoReason = z.output<typeof zPromoReason>

/**
 * A notice about an item; the client shows a message by `code`. With `promo-ended` the product is empty, its name is
 * the code, `before` the minimum of the code and `now` the missing amount. With `place-unknown` the product is empty
 * and its name is the pincode or emirate.
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
    'place-unknown',
  ]),
  productId: z.string(),
  /** The offer of the line concerned; null when it concerns the whole cart. */
  offerId: z.int().nullable(),
  productName: z.string(),
  before: z.int().nullable(),
  now: z.int().nullable(),
  seen: z.boolean(),
})
export type CartNotice = z.output<typeof zCartNotice>

/** A notice about a difference to the page: `before` is what it showed, `now` what the cart holds; null for nothing. */
export const zShownNotice = zCartNotice.extend({
  code: z.enum([
    ...zCartNotice.shape.code.options,
    'line-differs',
    'quantity-differs',
    'price-differs',
    'total-differs',
  ]),
})
export type ShownNotice = z.output<typeof zShownNotice>

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
  /** Saving against the MRP, including quantity breaks. */
  offer: zMinor,
  amountWithOffer: zMinor,
  /** Tax included in the amount. */
  taxes: zMinor,
  amountWithTaxes: zMinor,
  totalPayableAmount: zMinor,
  productQuantity: z.int(),
  productUnitPrice: zMinor,
  mrp: zMinor,
  /** ISO time at which it is removed from the cart unless changed; null where items stay. */
  expireAt: z.string().nullable(),
  bulkPriceMap: z.array(z.object({ minQuantity: z.int(), price: zMinor, priceWithoutTax: zMinor })),
  /** Unit price of the quantity break reached; null below the first one. */
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
  /** Identifies the line: a cart has one per offer, so that a product can be bought from several sellers. */
  offerId: z.int(),
  sellerName: z.string(),
  condition: z.enum(['new', 'refurbished']),
  /** Why this offer cannot be bought now; null when it can. */
  reason: zOfferReason.nullable(),
  /** Other active offers of the product, whether or not in stock. */
  otherOffers: z.int(),
  delivery: zDelivery.nullable(),
})
export type CartItem = z.output<typeof zCartItem>

const zExpiredItem = z.object({
  key: z.string(),
  productId: z.string(),
  offerId: z.int(),
  productName: z.string(),
  productUrl: z.string(),
  productQuantity: z.int(),
  expiredAt: z.string(),
  /** Whether it can be restored. */
  buyable: z.boolean(),
})

export const zTotalsStep = z.object({
  kind: z.string(),
  label: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  amount: zMinor,
  running: zMinor,
})

/** Reward points of the customer, as far as a cart needs them. */
const zCartRewards = z.object({
  /** Points that can be used now; negative when points were spent and the products that earned them returned. */
  balance: z.int(),
  /** Whether the customer uses points for this cart. */
  used: z.boolean(),
  /** Points that can be used for this cart, and their value. */
  points: z.int(),
  discount: zMinor,
  /** Why no points can be used; empty when some can. For a minimum, its value in points or minor units. */
  reason: z.enum(['', 'no-points', 'minimum-balance', 'minimum-order', 'exchange-credit']),
  limit: z.int().nullable(),
  /** Maximum share of the products that points can pay, in basis points. */
  maxShareBp: z.int(),
  /** Points that the order will earn on delivery, given whether points are used. */
  earns: z.int(),
  gold: z.boolean(),
})
export type CartRewards = z.output<typeof zCartRewards>

export const zCart = z.object({
  cartId: z.string().nullable(),
  sessionId: z.string().nullable(),
  userId: z.string().nullable(),
  /** The staff member who added items that are still in the cart; null when there are none. */
  agentId: z.string().nullable(),
  /** Name of the agent; empty without one. */
  agentName: z.string(),
  noOfItems: z.int(),
  itemsList: z.array(zCartItem),
  /** Items removed after a time without changes, until they are restored or marked as seen by their key. */
  expiredItems: z.array(zExpiredItem),
  totalAmount: zMinor,
  totalOffer: zMinor,
  totalAmountWithOffer: zMinor,
  taxes: zMinor,
  totalAmountWithTax: zMinor,
  shippingCharges: zMinor,
  /** Amount still needed for free shipping; 0 when shipping is free. */
  freeShippingGap: zMinor,
  currency: zCurrency,
  /** Whether it is gift-wrapped, and the message on the card. */
  gift: z.boolean(),
  giftMessage: z.string(),
  /** Charge for gift wrapping, tax included. */
  giftCharge: zMinor,
  /** Maximum order amount for cash on delivery; null where it is switched off. */
  codMax: zMinor.nullable(),
  giftPackingCharges: zMinor,
  /** Surcharge added to an order by staff; 0 in a cart. */
  surcharge: zMinor,
  totalPayableAmount: zMinor,
  prepaidDiscount: zMinor,
  noCostEmiDiscount: zMinor,
  /** Discount of an offer for the payment method; 0 in a cart, where none is chosen yet. */
  paymentOfferDiscount: zMinor,
  /** Amount paid by the credit of an exchange, when the cart holds its replacement. */
  exchangeCredit: zMinor,
  /** Amount paid by reward points, when the customer uses them for this cart. */
  rewardDiscount: zMinor,
  /** Reward points for this cart; null for a guest, and where the store has no rewards. */
  rewards: zCartRewards.nullable(),
  /** The promotion code applied to the cart, whether or not it is valid now. */
  promoCode: z.string().nullable(),
  /** Discount of the code; 0 when it is not valid. */
  promoDiscount: zMinor,
  /** Discount of automatic offers; `steps` lists each one. */
  automaticDiscount: zMinor,
  /** The nearest automatic offer that would apply with eligible products for `gap` more in the cart; null for none. */
  nextOffer: z
    .object({
      titleEn: z.string(),
      titleHi: z.string(),
      gap: zMinor,
      /** Whether it applies to selected products only. */
      chosenProducts: z.boolean(),
    })
    .nullable(),
  /** Why the applied code is not valid; null when it is or there is none. */
  promoReason: zPromoReason.nullable(),
  buyNow: z.boolean(),
  /** Tax by head: CGST and SGST, IGST, or VAT. */
  taxParts: z.array(z.object({ code: z.string(), amount: zMinor })),
  /** Whether its heads may change once a delivery location is known. */
  taxEstimated: z.boolean(),
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
  giftPackingCharges: true,
  surcharge: true,
  totalPayableAmount: true,
  prepaidDiscount: true,
  noCostEmiDiscount: true,
  paymentOfferDiscount: true,
  exchangeCredit: true,
  rewardDiscount: true,
  promoCode: true,
  promoDiscount: true,
  automaticDiscount: true,
  taxParts: true,
  steps: true,
})
export type Sum = z.output<typeof zSum>
