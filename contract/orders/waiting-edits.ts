// Schema of an edit that waits until the customer has paid the difference.

import { z } from 'zod'
import { zMinor, zUuid } from '../shared/schemas.ts'

/** Titles of automatic offers. */
const zOffers = z.array(z.object({ en: z.string(), hi: z.string() }))

/** As the customer sees it. */
export const zWaitingEdit = z.object({
  editId: zUuid,
  /** Amount to pay. */
  difference: zMinor,
  payableAfter: zMinor,
  since: z.iso.datetime(),
  /** Until when it can be paid. */
  expiresAt: z.iso.datetime(),
  /** Whether a payment of it is being processed. */
  pending: z.boolean(),
  /** The changed lines with their quantities, and unit prices before and after where the line has one. */
  lines: z.array(
    z.object({
      ...{ productName: z.string(), before: z.int(), after: z.int() },
      ...{ unitPriceBefore: zMinor.nullable(), unitPriceAfter: zMinor.nullable() },
    }),
  ),
  /** Codes; null for none. */
  coupon: z.object({ before: z.string().nullable(), after: z.string().nullable() }),
  /** Automatic offers that the order loses, and those that it gets back. */
  offersOff: zOffers,
  offersBack: zOffers,
  /** Surcharge; 0 for none. */
  surcharge: z.object({ before: zMinor, after: zMinor, label: z.string() }),
})
export type WaitingEditView = z.output<typeof zWaitingEdit>

/** What an edit changed in an order, besides its author and reason. */
export const zMadeEdit = z.object({
  payableBefore: zMinor,
  payableAfter: zMinor,
  /** The changed lines; a quantity of 0 means that the line did not exist before, or no longer does. */
  lines: z.array(
    z.object({
      ...{ productName: z.string(), quantityBefore: z.int(), quantityAfter: z.int() },
      ...{ unitPriceBefore: zMinor.nullable(), unitPriceAfter: zMinor.nullable() },
    }),
  ),
  couponBefore: z.string().nullable(),
  couponAfter: z.string().nullable(),
  offersOff: zOffers,
  offersBack: zOffers,
  surchargeBefore: zMinor,
  surchargeAfter: zMinor,
})
export type MadeEdit = z.output<typeof zMadeEdit>

export const zWaitingEditForStaff = zWaitingEdit.extend({ reason: z.string() })

/** A payment as staff see it beside an order. */
export const zOrderPayment = z.object({
  attempt: z.int(),
  /** Whether it is for the order, or for the difference of an edit that made it more expensive. */
  kind: z.enum(['order', 'difference']),
  methodId: z.int(),
  gateway: z.string(),
  reference: z.string(),
  amount: zMinor,
  state: z.string(),
  at: z.iso.datetime(),
})
