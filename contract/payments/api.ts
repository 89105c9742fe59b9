// Endpoints of payments: methods, paying, retrying, prepaid discount, EMI plans and gateway notifications.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zMinor, zMsn, zPlace, zText, zUuid } from '../shared/schemas.ts'
import { zOfferKey } from './offers-api.ts'
import {
  methodsExample,
  zCodConfirmation,
  zCode,
  zName,
  zOrderAttributes,
  zPaymentMethod,
  zPaymentTotals,
  zUpiRequest,
} from './schemas.ts'

const zOrderAddress = z.object({
  addressId: zUuid,
  type: z.enum(['shipping', 'billing']),
  invoiceType: z.enum(['retail', 'tax']).default('retail'),
})

const zPayBody = z.object({
  /** Generated once for each press of the pay button; repeating the request with the same key returns the same response. */
  idempotencyKey: z.string().regex(/^[\x21-\x7e]{8,100}$/, '8 to 100 visible ASCII characters.'),
  buyNow: z.boolean().default(false),
  addressList: z.array(zOrderAddress).min(1).max(2),
  deliveryMethod: z.literal(77).default(77),
  payment: z.object({
    paymentMethodId: z.int().min(1).max(1000),
    type: zCode.default(''),
    bankName: zName.default(''),
    bankEmi: zCode.default(''),
    emiFlag: z.int().min(0).max(60).default(0),
    /** The gateway to use; empty for the store’s preferred one. */
    gateway: zCode.default(''),
    /** Saves the card at the gateway for later payments; requires the customer's consent for each payment. */
    saveCard: z.boolean().default(false),
    /** An offer of `getPayuOffer` to apply. */
    offerKey: zOfferKey.or(z.literal('')).default(''),
    ...zCodConfirmation.shape,
  }),
  /** The buyer's own references, printed on the order. */
  poNumber: zText(40, 0).default(''),
  costCentre: zText(40, 0).default(''),
  /** The total shown to the buyer, in minor units. */
  expectedPayable: zMinor.min(0).max(1e13),
})
const zBusiness = z.object({
  company: zText(120, 0).default(''),
  gstin: z.string().trim().toUpperCase().max(20).default(''),
  is_gstin: z.boolean().default(false),
})

export const zPayAnswer = z.object({
  orderId: z.string(),
  orderNumber: z.int(),
  paymentId: z.string(),
  /** Current state of the order. */
  state: z.string(),
  payable: zMinor,
  /** The gateway's page to redirect to; null when nothing is left to pay there, or no gateway can be reached now. */
  redirect: z
    .object({ url: z.string(), method: z.enum(['GET', 'POST']), fields: z.record(z.string(), z.string()) })
    .nullable(),
  /** A UPI payment that the store shows itself; null for all others. */
  upiRequest: zUpiRequest.nullable(),
})
export type PayAnswer = z.output<typeof zPayAnswer>
const paid = ok({
  ...{ orderId: '3f0c6ac8-6cf2-4e5b-8d26-12ad0b6cf1c4', orderNumber: 100001 },
  paymentId: '5f0c6ac8-6cf2-4e5b-8d26-12ad0b6cf1c4',
  ...{ state: 'placed', payable: 319_000, redirect: null, upiRequest: null },
})
const zPrepaid = envelope(z.object({ discount: zMinor, rateBp: z.int(), minCart: zMinor, text: z.string() }))
const prepaid = ok({ discount: 5000, rateBp: 200, minCart: 99_900, text: 'Save ₹50 when you pay online' })
const PAY_ERRORS = [
  'checkout.in-progress',
  'checkout.too-many-orders',
  'cart.empty',
  'cart.item-unavailable',
  'checkout.out-of-stock',
  'delivery.unavailable',
  'address.unknown',
  'payment.method-closed',
  'payment.offer',
  'payment.cod-orders',
  'payment.cod-cancelled',
  ...(['payment.cod-account', 'payment.cod-not-accepted', 'payment.cod-code', 'payment.cod-contact'] as const),
  'order.credit-used',
  'order.points-used',
  'payment.unavailable',
  'payment.amount',
  'request.idempotency',
  'customer.gstin-invalid',
  'customer.trn-invalid',
  ...(['customer.gstin-required', 'customer.trn-required', 'customer.blocked'] as const),
] as const

export const payEndpoints = defineEndpoints({
  pay: {
    method: 'POST',
    path: '/api/v1/payment/payV2',
    access: 'customer',
    summary: 'Places the order and creates a payment at the gateway, or confirms cash on delivery.',
    query: z.object({ pincode: zPlace.optional() }),
    body: zPayBody,
    response: envelope(zPayAnswer),
    errors: PAY_ERRORS,
    example: paid,
    perMinute: 60,
  },
  payV3: {
    method: 'POST',
    path: '/api/v3/payment/pay',
    access: 'customer',
    summary: 'Places the order and pays with business details attached.',
    body: zPayBody.extend({ business: zBusiness.optional() }),
    response: envelope(zPayAnswer),
    errors: PAY_ERRORS,
    example: paid,
    perMinute: 60,
  },
})

export const moneyEndpoints = defineEndpoints({
  methods: {
    method: 'POST',
    path: '/api/v1/payment/getAll',
    access: 'public',
    summary:
      'Lists the payment methods of the store in this market, whether each is available for this cart or order, and the itemised cost with each.',
    body: z.object({
      pincode: zPlace.optional(),
      buyNow: z.boolean().default(false),
      orderNumber: z.int().optional(),
      /** The order edit whose difference is paid. */
      editId: zUuid.optional(),
      /** The requested kind of invoice, which decides the state that gets the tax; by default the customer’s. */
      invoiceType: z.enum(['retail', 'tax']).optional(),
    }),
    response: envelope(
      z.object({
        payable: zMinor,
        /** One entry for each distinct total; a method uses the one of its mode. A retried order has its own. */
        totals: z.array(zPaymentTotals),
        methods: z.array(zPaymentMethod),
      }),
    ),
    errors: ['order.unknown'],
    example: ok(methodsExample),
  },
  emiValues: {
    method: 'GET',
    path: '/api/v1/payment/getEMIValues',
    access: 'public',
    summary: 'Lists EMI plans by bank and tenure for an amount; none where the plan is chosen on the gateway’s page.',
    query: z.object({ amount: z.coerce.number().int().min(0).max(1e11) }),
    response: envelope(
      z.array(
        z.object({
          bankCode: z.string(),
          bank: z.string(),
          plans: z.array(
            z.object({
              months: z.int(),
              annualRateBp: z.int(),
              instalment: zMinor,
              total: zMinor,
              interest: zMinor,
              /** The store bears the interest as a discount. */
              noCost: z.boolean(),
              noCostDiscount: zMinor,
              /** Amount charged to the card: the total less the discount of a no-cost plan. */
              principal: zMinor,
              /** GST that the bank charges on its interest, in addition to the instalments; none in the UAE. */
              interestTax: zMinor,
            }),
          ),
        }),
      ),
    ),
    errors: [],
    example: ok([
      {
        bankCode: 'SAMPLE',
        bank: 'Sample Bank',
        plans: [
          {
            months: 6,
            annualRateBp: 1500,
            instalment: 55_520,
            total: 333_120,
            interest: 14_120,
            noCost: false,
            noCostDiscount: 0,
            principal: 319_000,
            interestTax: 2_542,
          },
        ],
      },
    ]),
  },
  prepaidDiscountV3: {
    method: 'GET',
    path: '/api/v3/payment/getPrepaidDiscount',
    access: 'public',
    summary: 'Returns the prepaid discount of a product.',
    query: z.object({
      msn: zMsn,
      pincode: zPlace.optional(),
      device: z.string().max(20).default('desktop'),
      deliveryType: z.string().max(20).default('regular'),
      userId: z.string().max(64).optional(),
      quantity: z.coerce.number().int().min(1).max(1_000_000).default(1),
    }),
    response: zPrepaid,
    errors: ['catalog.product-unknown'],
    example: prepaid,
  },
  prepaidDiscount: {
    method: 'POST',
    path: '/api/v1/payment/getPrepaidDiscount',
    access: 'public',
    summary: 'Returns the prepaid discount of the cart.',
    body: z.object({ buyNow: z.boolean().default(false), pincode: zPlace.optional() }),
    response: zPrepaid,
    errors: [],
    example: prepaid,
  },
  retry: {
    method: 'GET',
    path: '/api/v1/payment/getRetryRequest',
    access: 'customer',
    summary: 'Starts a new payment attempt for an unpaid order, or for the difference of a waiting edit.',
    query: z.object({
      orderNumber: z.coerce.number().int(),
      editId: zUuid.optional(),
      paymentMethodId: z.coerce.number().int().optional(),
      type: zCode.optional(),
      /** The bank or wallet of the method, as for paying; defaults to that of the previous attempt. */
      bankName: zName.optional(),
      bankEmi: zCode.optional(),
    }),
    response: envelope(zPayAnswer),
    errors: [
      'order.unknown',
      'payment.not-retryable',
      'payment.method-closed',
      'payment.unavailable',
      'checkout.out-of-stock',
      'checkout.in-progress',
    ],
    example: paid,
    perMinute: 20,
  },
  orderAttributes: {
    method: 'GET',
    path: '/api/v1/payment/getOrderAttributes',
    access: 'customer',
    summary: 'Returns the payment state of an order or an edit; queries the gateway while the payment is open.',
    query: z.object({ orderNumber: z.coerce.number().int(), editId: zUuid.optional() }),
    response: envelope(zOrderAttributes),
    errors: ['order.unknown'],
    example: ok({
      orderNumber: 100001,
      ...{ state: 'placed', paymentState: 'paid', paymentMethodId: 8, mode: 'prepaid' },
      payable: 319_000,
      retryable: false,
      upiRequest: null,
      transferAccount: null,
    }),
  },
  bankByIfsc: {
    method: 'GET',
    path: '/api/v1/payment/getBankDetails',
    access: 'public',
    summary: 'Returns the bank and branch of an IFSC.',
    query: z.object({ ifsc: z.string().trim().toUpperCase().max(20) }),
    response: envelope(z.object({ ifsc: z.string(), bank: z.string(), bankCode: z.string() })),
    errors: ['payment.bank-unknown'],
    example: ok({ ifsc: 'SBIN0000095', bank: 'State Bank of India', bankCode: 'SBIN' }),
    perMinute: 60,
  },
  webhook: {
    method: 'POST',
    path: '/api/v1/payment/webhook/{gateway}',
    access: 'webhook',
    summary: 'Receives a gateway’s signed notification; repeated ones and those of other shops change nothing.',
    params: z.object({ gateway: z.string().regex(/^[a-z]{2,20}$/) }),
    body: z.unknown(),
    response: envelope(z.object({ outcome: z.string() })),
    errors: ['payment.signature', 'payment.unknown'],
    example: ok({ outcome: 'paid' }),
  },
})

export const paymentEndpoints = { ...payEndpoints, ...moneyEndpoints }
