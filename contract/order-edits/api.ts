// Staff endpoints to change the lines of a placed order: preview, then apply exactly what was shown.

import { z } from 'zod'
import { zTotalsStep } from '../cart/api.ts'
import { zPromoReason } from '../cart/schemas.ts'
import { zCancelKey } from '../orders/schemas.ts'
import { staffOrderExample, zOrderNumber, zStaffOrder } from '../orders/staff-api.ts'
import { zGivenCode } from '../promotions/api.ts'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zCurrency, zMinor, zMsn, zText, zUuid } from '../shared/schemas.ts'
import { APPROVAL_ERRORS } from '../shared/staff-errors.ts'

/** Largest number of lines of an order, including lines with nothing left. */
export const MAX_ORDER_LINES = 200
const MAX_QUANTITY = 9999
/** As many as a market can have. */
const MAX_OFFERS = 50
/** Minor units: ten million rupees or dirhams. */
const MAX_AMOUNT = 1_000_000_000

/** Price of one unit, tax included. */
const zUnitPrice = z.int().min(1).max(MAX_AMOUNT)

const zChanges = {
  /** New quantity of each line; 0 removes it. */
  quantities: z
    .array(z.object({ lineNo: z.int().min(1).max(999), quantity: z.int().min(0).max(MAX_QUANTITY) }))
    .max(MAX_ORDER_LINES)
    .optional(),
  /** Products to add at today's prices; without `offerId` the offer shown on product pages. */
  added: z
    .array(
      z.object({
        productId: zMsn,
        offerId: z.int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
        quantity: z.int().min(1).max(MAX_QUANTITY),
        /** Price instead of today's. */
        unitPrice: zUnitPrice.optional(),
      }),
    )
    .max(50)
    .optional(),
  /** New unit price of each line; null restores the ordered price. */
  prices: z
    .array(z.object({ lineNo: z.int().min(1).max(999), unitPrice: zUnitPrice.nullable() }))
    .max(MAX_ORDER_LINES)
    .optional(),
  /** New coupon code of the order, replacing the current one; null removes it. */
  coupon: zGivenCode.nullable().optional(),
  /** Codes of the automatic offers to keep, of those that the order was placed with; when omitted, all stay as they are. */
  offers: z.array(zGivenCode).max(MAX_OFFERS).optional(),
  /** A surcharge, including tax at the rate of shipping; null removes it. */
  surcharge: z
    .object({ amount: z.int().min(1).max(MAX_AMOUNT), label: zText(60) })
    .nullable()
    .optional(),
}

/** Why an edit cannot be made. */
export const EDIT_PROBLEMS = [
  /** The state of the order does not allow changes to its lines. */
  'state',
  /** One of its parcels is packed or has been sent. */
  'packed',
  /** An order from before prices were stored with orders. */
  'old',
  /** Credit, points, an offer or no-cost EMI paid part of it. */
  'discounts',
  'unchanged',
  /** No items would be left, which is a cancellation. */
  'empty',
  'too-many-lines',
  /** The offer is already a line of the order. */
  'on-order',
  'unavailable',
  'stock',
  'minimum',
  'multiple',
  'undeliverable',
  /** It was prepaid, and no gateway accepts the additional amount. */
  'prepaid-increase',
  /** Another edit awaits payment. */
  'waiting',
  /** Above the cash-on-delivery limit of the delivery location. */
  'cod-limit',
  /** A cash amount that the customer has to confirm with a code. */
  'cod-code',
  /** A price above the MRP, or above the list price in the UAE. */
  'above-mrp',
  /**
   * The coupon is unknown, has expired, needs more products, is for first orders or business buyers, is used up (by the
   * customer or in total), or cannot be combined with the offers of the order.
   */
  'coupon-unknown',
  'coupon-expired',
  'coupon-below-minimum',
  'coupon-not-first-order',
  'coupon-used-up',
  'coupon-exhausted',
  'coupon-not-covered',
  'coupon-business-only',
  'coupon-not-combinable',
  /**
   * A restored offer is used up (by the customer or in total), needs more products, or cannot be combined with the
   * coupon.
   */
  'offer-used-up',
  'offer-exhausted',
  'offer-below-minimum',
  'offer-not-combinable',
] as const
export type EditProblem = (typeof EDIT_PROBLEMS)[number]

const zCoupon = z.object({
  code: z.string(),
  /** Its discount; 0 when it does not apply. */
  discount: zMinor,
  /** Why it does not apply to the lines; null when it does. */
  reason: zPromoReason.nullable(),
  /** Amount missing to its minimum; 0 when it applies. */
  missing: zMinor,
})

const zAmounts = z.object({ quantity: z.int(), unitPrice: zMinor, payable: zMinor })
const zFigures = z.object({
  /** Products at store prices. */
  products: zMinor,
  /** Discounts from the coupon, automatic offers and the prepaid discount. */
  discounts: zMinor,
  shipping: zMinor,
  codFee: zMinor,
  surcharge: zMinor,
  /** Included. */
  taxes: zMinor,
  payable: zMinor,
})

export const zEditPreview = z.object({
  possible: z.boolean(),
  problems: z.array(
    z.object({
      code: z.enum(EDIT_PROBLEMS),
      /** The line or product concerned; null for the whole order. */
      lineNo: z.int().nullable(),
      productId: zMsn.nullable(),
      /** The quantity or amount of the limit; null for none. */
      limit: z.int().nullable(),
    }),
  ),
  /**
   * Send it with the edit, which is rejected when the order, its prices or the stock have changed; empty when the edit
   * is not possible.
   */
  digest: z.string(),
  currency: zCurrency,
  lines: z.array(
    z.object({
      lineNo: z.int(),
      msn: zMsn,
      productName: z.string(),
      partNumber: z.string(),
      before: zAmounts.nullable(),
      after: zAmounts.nullable(),
    }),
  ),
  before: zFigures,
  after: zFigures,
  /** Null for none. */
  coupon: z.object({ before: zCoupon.nullable(), after: zCoupon.nullable() }),
  difference: z.int(),
  /**
   * `collect`: the amount to collect on delivery changes; `refund`: the difference is refunded to the original payment method; `pay`: the
   * edit waits until the customer has paid the difference.
   */
  settlement: z.enum(['none', 'collect', 'refund', 'pay']),
  /** How the new total is computed. */
  steps: z.array(zTotalsStep),
})
export type EditPreview = z.output<typeof zEditPreview>

const zEditProduct = z.object({
  productId: zMsn,
  productName: z.string(),
  brand: z.string(),
  partNumber: z.string(),
  seller: z.string(),
  /** Of one unit today, tax included. */
  price: zMinor,
  currency: zCurrency,
  available: z.int(),
  /** Smallest order quantity. */
  smallest: z.int(),
})
export type EditProduct = z.output<typeof zEditProduct>

const productExample: EditProduct = {
  ...{ productId: 'MSN0000A1B2', productName: 'Impact drill', brand: 'Trikuta', partNumber: 'TID-13' },
  ...{ seller: 'Sahyadri Supplies', price: 319_000, currency: 'INR', available: 12, smallest: 1 },
}

const figures = {
  products: 638_000,
  discounts: 0,
  shipping: 0,
  codFee: 0,
  surcharge: 0,
  taxes: 97_322,
  payable: 638_000,
}
const previewExample: EditPreview = {
  possible: true,
  problems: [],
  digest: 'b'.repeat(64),
  currency: 'INR',
  lines: [
    {
      ...{ lineNo: 1, msn: 'MSN0000A1B2', productName: 'Impact drill', partNumber: 'TID-13' },
      before: { quantity: 2, unitPrice: 319_000, payable: 638_000 },
      after: { quantity: 1, unitPrice: 319_000, payable: 319_000 },
    },
  ],
  before: figures,
  after: { ...figures, products: 319_000, taxes: 48_661, payable: 319_000 },
  coupon: { before: null, after: null },
  difference: -319_000,
  settlement: 'collect',
  steps: [],
}

const call = { access: 'staff', permission: 'orders.edit', params: z.object({ orderNumber: zOrderNumber }) } as const

export const orderEditEndpoints = defineEndpoints({
  productsToAdd: {
    method: 'GET',
    path: '/api/admin/orders/{orderNumber}/edit/products',
    ...call,
    summary: 'Finds products by MSN or part number, as they are sold today in the market of the order.',
    query: z.object({ text: zText(60) }),
    response: envelope(z.object({ products: z.array(zEditProduct) })),
    errors: ['order.unknown'],
    example: ok({ products: [productExample] }),
  },
  previewOrderEdit: {
    method: 'POST',
    path: '/api/admin/orders/{orderNumber}/edit/preview',
    ...call,
    recorded: false,
    summary:
      'Previews changes to the lines, prices, coupon, automatic offers or surcharge of an order, computed the way its cart was. Changes nothing. `problems` lists what makes them impossible. Prices and surcharges also need `orders.price`.',
    body: z.object(zChanges),
    response: envelope(zEditPreview),
    errors: ['order.unknown', 'request.invalid', 'session.forbidden'],
    example: ok(previewExample),
  },
  editOrder: {
    method: 'POST',
    path: '/api/admin/orders/{orderNumber}/edit',
    approval: 'refunds',
    ...call,
    summary:
      'Changes the lines, prices, coupon, automatic offers or surcharge of an order as previewed: stock, amounts and parcels follow, and an overpaid amount is refunded. Prices and surcharges also need `orders.price`. When a prepaid order becomes more expensive, the change is applied once the customer has paid the difference.',
    body: z.object({
      ...zChanges,
      reason: zText(300),
      /** As returned by the preview. */
      digest: z.string().regex(/^[0-9a-f]{64}$/, 'The digest of a preview.'),
      /** Repeating the request with the same key changes nothing. */
      idempotencyKey: zCancelKey,
    }),
    response: envelope(zStaffOrder),
    errors: [
      'order.unknown',
      'order.state',
      'checkout.out-of-stock',
      'request.idempotency',
      'request.invalid',
      'session.forbidden',
      'staff.confirm',
      ...APPROVAL_ERRORS,
    ],
    example: ok(staffOrderExample),
  },
  withdrawEdit: {
    method: 'POST',
    path: '/api/admin/orders/{orderNumber}/edit/withdraw',
    ...call,
    summary:
      'Withdraws an edit that waits for the customer’s payment; the order stays as it is. Repeating it changes nothing.',
    body: z.object({ editId: zUuid }),
    response: envelope(zStaffOrder),
    errors: ['order.unknown', 'order.state', 'request.invalid'],
    example: ok(staffOrderExample),
  },
})
