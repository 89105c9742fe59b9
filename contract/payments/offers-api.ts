// Offers for a payment method: those available for an amount, why one does not apply, and its discount on a cart.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zMinor, zPlace } from '../shared/schemas.ts'
import { methodsExample, zCode, zPaymentTotals } from './schemas.ts'

/** Format of an offer's id. */
export const zOfferKey = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{2,29}$/, '3 to 30 letters, digits, hyphens and underscores.')
  .toUpperCase()

/** Why an offer does not apply; empty when it does. */
export const OFFER_REASONS = [
  '',
  /** No such offer, or not in this market. */
  'unknown',
  'not-started',
  'ended',
  /** Below `limit`. */
  'below-minimum',
  /** For other methods, or no available method accepts it. */
  'method',
  /** For other banks, or no bank was chosen. */
  'bank',
  /** The gateway of the offer cannot be reached, or does not accept the payment. */
  'gateway',
  /** The customer has reached the limit of uses. */
  'used',
  /** The limit of orders is reached. */
  'used-up',
  /** Cannot be combined with a no-cost EMI plan. */
  'no-cost-plan',
  /** Cannot be combined with the credit of an exchange. */
  'exchange-credit',
  'rewards',
] as const
export type OfferReason = (typeof OFFER_REASONS)[number]

export const zPaymentOffer = z.object({
  /** Id of the offer for paying; empty when it needs no choice. */
  offerKey: z.string(),
  /**
   * gateway: chosen when paying. no-cost-emi: an EMI plan whose interest the store funds. prepaid: the prepaid
   * discount, which `amount` already includes. tax: input tax credit of a tax invoice, not a discount.
   */
  kind: z.enum(['gateway', 'no-cost-emi', 'prepaid', 'tax']),
  title: z.string(),
  /** Empty for any gateway. */
  gateway: z.string(),
  /** Empty for every prepaid method. */
  paymentMethodIds: z.array(z.int()),
  /** Banks to choose from; empty for any. */
  banks: z.array(z.object({ bankcode: z.string(), name: z.string() })),
  minAmount: zMinor,
  /** Largest discount; null for no limit. */
  maxDiscount: zMinor.nullable(),
  validTo: z.string().nullable(),
  applies: z.boolean(),
  reason: z.enum(OFFER_REASONS),
  /** With `below-minimum`. */
  limit: zMinor.nullable(),
  /** Discount on the amount; 0 when it does not apply. */
  discount: zMinor,
  /** Months of the plan, the interest that the store funds, and the bank's tax on it. */
  plan: z.object({ months: z.int(), interest: zMinor, interestTax: zMinor }).nullable(),
})
export type PaymentOffer = z.output<typeof zPaymentOffer>

const zValidated = zPaymentOffer.pick({ offerKey: true, reason: true, limit: true, discount: true }).extend({
  valid: z.boolean(),
  /** The total with the offer, or without it when it is not valid. */
  totals: zPaymentTotals,
})
export type ValidatedOffer = z.output<typeof zValidated>

const example: PaymentOffer = {
  offerKey: 'DECCAN5',
  kind: 'gateway',
  title: '5% off with Deccan Bank, up to ₹500',
  gateway: '',
  paymentMethodIds: [2],
  banks: [{ bankcode: 'DECN', name: 'Deccan Bank' }],
  minAmount: 300_000,
  maxDiscount: 50_000,
  validTo: null,
  applies: true,
  reason: '',
  limit: null,
  discount: 15_950,
  plan: null,
}
const [totals] = methodsExample.totals

export const offerEndpoints = defineEndpoints({
  payuOffer: {
    method: 'GET',
    path: '/api/v1/payment/getPayuOffer',
    access: 'public',
    summary:
      'Lists the bank and gateway offers for an amount, across all gateways, and other savings: no-cost EMI, the prepaid discount, input credit. Offers that do not apply give the reason.',
    query: z.object({
      amount: z.coerce.number().int().min(0).max(1e11),
      /** Evaluates the offers for one method; for any when omitted. */
      paymentMethodId: z.coerce.number().int().min(1).max(1000).optional(),
    }),
    response: envelope(z.array(zPaymentOffer)),
    errors: [],
    example: ok([example]),
    perMinute: 60,
  },
  validatePayuOffer: {
    method: 'POST',
    path: '/api/v1/payment/validatePayuOffer',
    access: 'customer',
    summary:
      'Checks whether an offer applies to the cart with this payment method; returns the reason if not, and the total with it.',
    body: z.object({
      offerKey: zOfferKey,
      paymentMethodId: z.int().min(1).max(1000),
      /** The chosen bank, and the months of an EMI plan. */
      bankEmi: zCode.default(''),
      emiFlag: z.int().min(0).max(60).default(0),
      pincode: zPlace.optional(),
      buyNow: z.boolean().default(false),
      invoiceType: z.enum(['retail', 'tax']).optional(),
    }),
    response: envelope(zValidated),
    errors: [],
    example: ok({
      ...{ offerKey: 'DECCAN5', valid: false, reason: 'below-minimum' as const, limit: 500_000, discount: 0 },
      totals: totals as (typeof methodsExample.totals)[number],
    }),
    perMinute: 60,
  },
})
