// Staff endpoints for payment offers.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zReadVersion, zVersion } from '../shared/record-version.ts'
import { zMarket, zMinor, zText } from '../shared/schemas.ts'
import { zOfferKey } from './offers-api.ts'
import { zCode } from './schemas.ts'

/** Smallest amount that every gateway accepts, in minor units; at least this is left to pay. */
const LEFT_MINOR = 200

const zAmount = zMinor.min(1).max(1e11)
const zTitle = z.object({ en: zText(120), hi: zText(120) })
const zTerms = z
  .object({
    title: zTitle,
    /** Name of the only gateway for which it is valid; empty for any. */
    gateway: z
      .string()
      .regex(/^[a-z]{0,20}$/, 'Small letters.')
      .default(''),
    /** Prepaid methods for which it is valid; empty for all. */
    paymentMethodIds: z.array(z.int().min(1).max(1000)).max(20).default([]),
    /** Banks for which it is valid, by the codes of the gateway; empty for all. Requires exactly one method. */
    banks: z
      .array(z.object({ bankcode: zCode.min(1), name: zText(80) }))
      .max(50)
      .default([]),
    /** Smallest amount, inclusive. */
    minAmount: zMinor.min(LEFT_MINOR).max(1e11),
    kind: z.enum(['flat', 'percent']),
    /** Minor units for a flat discount, basis points for a percentage. */
    value: zAmount,
    /** Largest discount of a percentage. */
    maxDiscount: zAmount.nullable().default(null),
    validFrom: z.iso.datetime(),
    /** Exclusive. */
    validTo: z.iso.datetime().nullable().default(null),
    /** Limits of uses for each customer and of orders in total. */
    perCustomer: z.int().min(1).max(1_000_000).nullable().default(null),
    inAll: z.int().min(1).max(1_000_000_000).nullable().default(null),
    active: z.boolean().default(true),
    version: zReadVersion,
  })
  .refine(({ validFrom, validTo }) => validTo === null || validTo > validFrom, {
    path: ['validTo'],
    message: 'After validFrom.',
  })
  .refine(({ kind, value, minAmount }) => (kind === 'flat' ? value <= minAmount - LEFT_MINOR : value <= 9000), {
    path: ['value'],
    message: 'At most 200 less than minAmount, or 9000 basis points.',
  })
  .refine(({ kind, minAmount }) => kind === 'flat' || minAmount >= 10 * LEFT_MINOR, {
    path: ['minAmount'],
    message: 'At least 2000 for a percentage.',
  })
  .refine(({ banks, paymentMethodIds }) => banks.length === 0 || paymentMethodIds.length === 1, {
    path: ['paymentMethodIds'],
    message: 'Banks are those of exactly one method.',
  })
export type OfferTerms = Omit<z.output<typeof zTerms>, 'version'>

const zStaffOffer = z.object({
  market: zMarket,
  offerKey: z.string(),
  title: z.object({ en: z.string(), hi: z.string() }),
  gateway: z.string(),
  paymentMethodIds: z.array(z.int()),
  banks: z.array(z.object({ bankcode: z.string(), name: z.string() })),
  minAmount: zMinor,
  kind: z.enum(['flat', 'percent']),
  value: z.int(),
  maxDiscount: zMinor.nullable(),
  validFrom: z.string(),
  validTo: z.string().nullable(),
  perCustomer: z.int().nullable(),
  inAll: z.int().nullable(),
  active: z.boolean(),
  version: zVersion,
  /** Orders that currently count as uses, and their total discount. */
  uses: z.int(),
  usedDiscount: zMinor,
})
export type StaffOffer = z.output<typeof zStaffOffer>

const example: StaffOffer = {
  market: 'IN',
  offerKey: 'DECCAN5',
  title: { en: '5% off with Deccan Bank, up to ₹500', hi: 'दक्कन बैंक से भुगतान पर 5% की छूट, ₹500 तक' },
  gateway: '',
  paymentMethodIds: [2],
  banks: [{ bankcode: 'DECN', name: 'Deccan Bank' }],
  minAmount: 300_000,
  kind: 'percent',
  value: 500,
  maxDiscount: 50_000,
  validFrom: '2026-11-01T00:00:00.000Z',
  validTo: null,
  perCustomer: 1,
  inAll: 1000,
  active: true,
  version: 2,
  uses: 12,
  usedDiscount: 412_500,
}

export const staffOfferEndpoints = defineEndpoints({
  listOffers: {
    method: 'GET',
    path: '/api/admin/payments/offers',
    access: 'staff',
    permission: 'payments.write',
    summary: 'Lists the payment offers of a market with their uses, newest first.',
    query: z.object({ market: zMarket }),
    response: envelope(z.array(zStaffOffer)),
    errors: [],
    example: ok([example]),
  },
  saveOffer: {
    method: 'POST',
    path: '/api/admin/payments/offers/{market}/{offerKey}',
    access: 'staff',
    permission: 'payments.write',
    summary:
      'Creates a payment offer or replaces its terms; orders placed with it keep what they were charged. Send `active: false` to end it.',
    params: z.object({ market: zMarket, offerKey: zOfferKey }),
    body: zTerms,
    response: envelope(zStaffOffer),
    errors: ['settings.changed-meanwhile'],
    example: ok(example),
  },
})
