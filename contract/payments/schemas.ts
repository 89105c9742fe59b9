// Payment methods as the payment page lists them, and the total for each.

import { z } from 'zod'
import { zSum } from '../cart/api.ts'
import { zMinor } from '../shared/schemas.ts'

/** Codes of banks, wallets and gateways, stored with the payment. */
export const zCode = z
  .string()
  .max(40)
  .regex(/^[A-Za-z0-9_.-]*$/, 'Letters, digits, dot, hyphen and underscore.')
export const zName = z
  .string()
  .max(80)
  .regex(/^[\p{L}\p{M}\p{N} &.,()'-]*$/u, 'Contains characters that cannot be stored.')

/**
 * The proof for a code of `sendOTPV2` with the flow `checkout`, where the method has `codeTo`; and the contact it was
 * sent to.
 */
export const zCodConfirmation = z.object({
  codProof: z.string().max(100).default(''),
  codProved: z.enum(['phone', 'email']).default('phone'),
})

/** A method as the payment page lists it. */
export const zPaymentMethod = z.object({
  /** Method id of the specification: 1 card, 2 net banking, 3 wallet, 4 EMI, 5 COD, 6 NEFT, 8 UPI, … */
  id: z.int(),
  code: z.string(),
  name: z.string(),
  mode: z.enum(['prepaid', 'cod']),
  type: z.string(),
  /** URL of its picture, 48 by 32. */
  imgUrl: z.string(),
  open: z.boolean(),
  /** Why it is not available; the client provides the text. */
  closedReason: z.enum([
    '',
    'below-minimum',
    'above-maximum',
    'above-weight',
    'place',
    'offer',
    'exchange-credit',
    'rewards',
    // COD rules of the account; the order is rejected with the same code prefixed with `payment.`
    'cod-account',
    'cod-orders',
    'cod-cancelled',
    'cod-not-accepted',
    // the amount requires a code, and there is no verified contact to send it to
    'cod-contact',
    // its gateway reports an outage
    'down',
  ]),
  /** Outages reported by its gateway: the whole method, or banks, networks and apps by name; null for none. */
  downtime: z.object({ whole: z.boolean(), names: z.array(z.string()) }).nullable(),
  /** The limit that is exceeded, by amount or by weight in grams; null for none. */
  limit: z.int().nullable(),
  /** Total of this cart or order with this method. */
  payable: zMinor,
  /** Verified contacts of the customer, one of which must confirm an order of this amount with a code; null when not required. */
  codeTo: z.array(z.object({ kind: z.enum(['phone', 'email']), value: z.string() })).nullable(),
  /** Whether its gateway can save the card of a customer who agrees. */
  savesCard: z.boolean(),
  options: z.array(
    z.object({
      mode: z.string(),
      type: z.string(),
      bankcode: z.string(),
      name: z.string(),
      paymentId: z.int(),
      imgUrl: z.string(),
    }),
  ),
})
export type PaymentMethod = z.output<typeof zPaymentMethod>

/**
 * The total for one mode of payment: prepaid, cash, an EMI plan whose interest the store funds, or, where `mode` is
 * null, before a method is chosen. `steps` has one row per kind.
 */
export const zPaymentTotals = zSum.extend({
  mode: z.enum(['prepaid', 'cod']).nullable(),
  plan: z.object({ bankCode: z.string(), months: z.int() }).nullable(),
})
export type PaymentTotals = z.output<typeof zPaymentTotals>

/** Account that a bank transfer goes to. */
export const zTransferAccount = z.object({
  beneficiary: z.string(),
  accountNumber: z.string(),
  ifsc: z.string(),
  bank: z.string(),
})
export type TransferAccount = z.output<typeof zTransferAccount>

/** A UPI payment to approve in an app: its link for phones, and the same as a QR code for other devices. */
export const zUpiRequest = z.object({
  link: z.string(),
  /** The dark modules as lines of width 1 on a square of `size`. */
  qr: z.object({ size: z.int(), path: z.string() }),
  expiresAt: z.iso.datetime(),
  /** Where the test gateway can be paid in a browser; null for real ones. */
  testPage: z.string().nullable(),
})
export type UpiRequestView = z.output<typeof zUpiRequest>

/** Payment method and payment state of an order. */
export const zOrderAttributes = z.object({
  orderNumber: z.int(),
  state: z.string(),
  paymentState: z.string(),
  paymentMethodId: z.int(),
  mode: z.string(),
  payable: zMinor,
  retryable: z.boolean(),
  /** While a UPI payment waits for its approval in an app, and can still be shown. */
  upiRequest: zUpiRequest.nullable(),
  /** Where to transfer the amount; null unless the order waits for a bank transfer. */
  transferAccount: zTransferAccount.nullable(),
})
export type OrderAttributes = z.output<typeof zOrderAttributes>

const method = {
  id: 5,
  code: 'COD',
  name: 'Cash on delivery',
  mode: 'cod' as const,
  type: 'cod',
  imgUrl: '/payment/pictures/5-1.svg',
  open: true,
  closedReason: '' as const,
  limit: null,
  payable: 319_000,
  codeTo: null,
  savesCard: false,
  downtime: null,
  options: [],
}
const totals = {
  mode: 'cod' as const,
  plan: null,
  totalAmount: 489_000,
  totalOffer: 170_000,
  totalAmountWithOffer: 319_000,
  taxes: 48_660,
  totalAmountWithTax: 319_000,
  shippingCharges: 0,
  giftPackingCharges: 0,
  surcharge: 0,
  totalPayableAmount: 319_000,
  prepaidDiscount: 0,
  noCostEmiDiscount: 0,
  paymentOfferDiscount: 0,
  exchangeCredit: 0,
  rewardDiscount: 0,
  promoCode: null,
  promoDiscount: 0,
  automaticDiscount: 0,
  taxParts: [
    { code: 'CGST', amount: 24_330 },
    { code: 'SGST', amount: 24_330 },
  ],
  steps: [{ kind: 'item', label: 'totals.item', params: { count: 1 }, amount: 489_000, running: 489_000 }],
}

/** One method with its sum, shown in the documentation and checked against the schemas. */
export const methodsExample = { payable: 319_000, totals: [totals], methods: [method] }
