// Endpoints of delivery: shipping charge, serviceability by location, delivery days.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zMinor, zMsn, zPlace, zQuantity, zText } from '../shared/schemas.ts'

/** Whether and when a product can be delivered to a location; the client shows a message by `outcome`. */
export const zServiceability = z.object({
  msn: z.string(),
  outcome: z.enum(['available', 'unavailable', 'prepaid-only']),
  serviceable: z.boolean(),
  /** Whether cash on delivery is available there for this quantity of the product. */
  cod: z.boolean(),
  /** Maximum order amount for cash on delivery there; null when it is not available for this one. */
  codMax: zMinor.nullable(),
  prepaid: z.boolean(),
  days: z.int().nullable(),
  /** ISO date of delivery, weekly day off and holidays counted. */
  date: z.string().nullable(),
  nextDay: z.boolean(),
  /** A slower delivery option in addition to the fast one. */
  regularDate: z.string().nullable(),
  reason: z.enum(['', 'place', 'stock', 'weight', 'value', 'distance', 'on-request']),
  /** States it is dispatched from, with the seller's tax number there; empty when it is not deliverable. */
  dispatch: z.array(z.object({ state: z.string(), taxNumber: z.string() })),
})
export type Serviceability = z.output<typeof zServiceability>

const zDeliveryLocation = z.object({
  code: z.string(),
  name: z.string(),
  district: z.string(),
  state: z.string(),
  stateCode: z.string(),
})
export type DeliveryLocation = z.output<typeof zDeliveryLocation>

const one = {
  msn: 'MSN0000A1B2',
  outcome: 'available' as const,
  serviceable: true,
  cod: true,
  codMax: 3_000_000,
  prepaid: true,
  days: 3,
  date: '2026-11-24',
  nextDay: false,
  regularDate: null,
  reason: '' as const,
  dispatch: [{ state: 'Maharashtra', taxNumber: '27AAPFU0939F1ZV' }],
}
const place = { code: '411001', name: 'Pune', district: 'Pune', state: 'Maharashtra', stateCode: '27' }

export const deliveryEndpoints = defineEndpoints({
  shippingValue: {
    method: 'POST',
    path: '/api/v1/shipping/getShippingValue',
    access: 'public',
    summary: 'Returns the shipping charge of the session’s cart, or of an amount after discounts.',
    body: z.object({
      amount: zMinor.min(0).max(1e13).optional(),
      pincode: zPlace.optional(),
      buyNow: z.boolean().default(false),
    }),
    response: envelope(z.object({ shippingCharges: zMinor, freeAbove: zMinor, freeShippingGap: zMinor })),
    errors: [],
    example: ok({ shippingCharges: 0, freeAbove: 99_900, freeShippingGap: 0 }),
  },
  validateProducts: {
    method: 'POST',
    path: '/api/v1/logistics/validateProductsService',
    access: 'public',
    summary: 'Returns the serviceability of products at a delivery location: delivery date, cash on delivery, prepaid.',
    body: z.object({
      pincode: z.string().trim().max(20),
      productList: z
        .array(z.object({ productId: zMsn, quantity: zQuantity.default(1) }))
        .min(1)
        .max(100),
    }),
    response: envelope(z.object({ place: zDeliveryLocation, products: z.array(zServiceability) })),
    errors: ['delivery.pincode-invalid', 'delivery.emirate-invalid', 'catalog.product-unknown'],
    example: ok({ place, products: [one] }),
    perMinute: 120,
  },
  etaByMsnList: {
    method: 'POST',
    path: '/api/v1/address/fetchEtaByMsnList',
    access: 'public',
    summary: 'Returns the delivery days of each product to a delivery location.',
    body: z.object({ pincode: z.string().trim().max(20), msnList: z.array(zMsn).min(1).max(100) }),
    response: envelope(z.array(z.object({ msn: z.string(), days: z.int().nullable(), date: z.string().nullable() }))),
    errors: ['delivery.pincode-invalid', 'delivery.emirate-invalid'],
    example: ok([{ msn: one.msn, days: 3, date: '2026-11-24' }]),
    perMinute: 120,
  },
  quickDeliveryConfig: {
    method: 'GET',
    path: '/api/v1/address/getProductQuickDeliveryConfig',
    access: 'public',
    summary: 'Lists the cities with next-day delivery and the cut-off hour for it.',
    query: z.object({ city: zText(60).optional() }),
    response: envelope(
      z.object({
        cities: z.array(z.object({ name: z.string(), slug: z.string(), place: z.string(), cutoffHour: z.int() })),
      }),
    ),
    errors: [],
    example: ok({ cities: [{ name: 'Pune', slug: 'pune', place: '411001', cutoffHour: 16 }] }),
  },
})
