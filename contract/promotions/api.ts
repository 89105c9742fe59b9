// Endpoints of promotion codes: apply to the cart, list, explain, and evaluate for a customer or a product.

import { z } from 'zod'
import { zCart, zPromoReason } from '../cart/api.ts'
import { cart as exampleCart } from '../cart/examples.ts'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zCurrency, zMinor, zMsn, zPlace, zText } from '../shared/schemas.ts'

/** A code as typed: any case, spaces anywhere. */
const asCode = (typed: string) => typed.replace(/\s/g, '').toUpperCase()
const zCode = zText(40, 0).transform(asCode)
export const zGivenCode = zText(40).transform(asCode)

/** Discount and conditions of a code, with its texts in the language of the request. */
export const zPromotion = z.object({
  /** Empty for an automatic offer, which only product pages show. */
  promoCode: z.string(),
  title: z.string(),
  terms: z.string(),
  kind: z.enum(['flat', 'percent']),
  /** Minor units for a flat discount, basis points for a percentage. */
  value: z.int(),
  currency: zCurrency,
  /** Smallest amount of products for which it is valid, inclusive. */
  minCart: zMinor,
  maxDiscount: zMinor.nullable(),
  firstOrderOnly: z.boolean(),
  perCustomerLimit: z.int().nullable(),
  /** End of validity; null when there is none. */
  validTo: z.string().nullable(),
})
export type Promotion = z.output<typeof zPromotion>

const promotion: Promotion = {
  promoCode: 'WELCOME100',
  title: '₹100 off your first order',
  terms: 'For products above ₹499, once for each customer.',
  kind: 'flat',
  value: 10_000,
  currency: 'INR',
  minCart: 49_901,
  maxDiscount: null,
  firstOrderOnly: true,
  perCustomerLimit: 1,
  validTo: null,
}

const zApplied = z.object({
  applied: z.boolean(),
  /** Why the code was rejected; null when it was applied or removed. */
  reason: zPromoReason.nullable(),
  /** Amount missing when the cart is below the minimum; otherwise 0. */
  gap: zMinor,
  cart: zCart,
})
export type PromoApplied = z.output<typeof zApplied>

const left = { totalAmountWithTax: 309_000, totalPayableAmount: 309_000 }
const withCode = { ...exampleCart, ...left, promoCode: 'WELCOME100', promoDiscount: 10_000 }

export const promotionEndpoints = defineEndpoints({
  validatePromoCode: {
    method: 'POST',
    path: '/api/v1/promoCode/validatePromoCode',
    access: 'public',
    summary: 'Applies a promotion code to the visitor’s cart; an empty code removes the current one.',
    body: z.object({ promoCode: zCode, buyNow: z.boolean().default(false), pincode: zPlace.optional() }),
    response: envelope(zApplied),
    errors: [],
    example: ok({ applied: true, reason: null, gap: 0, cart: withCode }),
    // prevents guessing of codes
    perMinute: 60,
  },
  getAllActivePromoCodes: {
    method: 'GET',
    path: '/api/v1/promoCode/getAllActivePromoCodes',
    access: 'public',
    summary: 'Lists the promotion codes that are valid now.',
    response: envelope(z.array(zPromotion)),
    errors: [],
    example: ok([promotion]),
  },
  getPromoCodeDetails: {
    method: 'GET',
    path: '/api/v1/promoCode/getPromoCodeDetails',
    access: 'public',
    summary: 'Returns the terms of a promotion code that is valid now.',
    query: z.object({ promoCode: zGivenCode }),
    response: envelope(zPromotion),
    errors: ['promo.unknown'],
    example: ok(promotion),
    perMinute: 60,
  },
  validatePromoForUser: {
    method: 'POST',
    path: '/api/v1/promoCode/validatePromoForUser',
    access: 'customer',
    summary:
      'Returns whether this customer may use a code, by first order and uses so far. The cart is not considered.',
    body: z.object({ promoCode: zGivenCode }),
    response: envelope(z.object({ valid: z.boolean(), reason: zPromoReason.nullable() })),
    errors: [],
    example: ok({ valid: false, reason: 'not-first-order' as const }),
    perMinute: 60,
  },
  productApplicablepromo: {
    method: 'GET',
    path: '/api/v1/promoCode/productApplicablepromo',
    access: 'public',
    summary: 'Lists the promotion codes that would apply to a quantity of one product alone, largest saving first.',
    query: z.object({ productId: zMsn, quantity: z.coerce.number().int().min(1).max(1_000_000).default(1) }),
    response: envelope(z.array(zPromotion.extend({ discount: zMinor }))),
    errors: ['catalog.product-unknown'],
    example: ok([{ ...promotion, discount: 10_000 }]),
  },
})
