// What calls tell of an edit that waits until the customer has paid what it costs more.

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
  /** The lines that change, with their quantities, and the prices of one unit where the line has one before and then. */
  lines: z.array(
    z.object({
      ...{ productName: z.string(), before: z.int(), after: z.int() },
      ...{ unitPriceBefore: zMinor.nullable(), unitPriceAfter: zMinor.nullable() },
    }),
  ),
  /** Codes; null for none. */
  coupon: z.object({ before: z.string().nullable(), after: z.string().nullable() }),
  /** Automatic offers that the order does not have any more then, and those that it has again. */
  offersOff: zOffers,
  offersBack: zOffers,
  /** Surcharge; 0 for none. */
  surcharge: z.object({ before: zMinor, after: zMinor, label: z.string() }),
})
export type WaitingEditView = z.output<typeof zWaitingEdit>

/** What an edit has changed of an order, beside who made it and why. */
export const zMadeEdit = z.object({
  payableBefore: zMinor,
  payableAfter: zMinor,
  /** The lines that it changed; a quantity of 0 is a line that was not there, or is not any more. */
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
