// Filters of the staff order list besides state, payment method and date: each call checks them for a limited number of orders.

import { z } from 'zod'
import { zText } from '../shared/schemas.ts'
import { LOST_STAGES, ORDER_PAYMENT_STATES, PROMISES } from './list-filters.rules.ts'

const zAmount = z.coerce.number().int().min(0).max(1_000_000_000_000)

export const deskFilters = {
  paymentState: z.enum(ORDER_PAYMENT_STATES).optional(),
  /** Lowest and highest payable amount, in minor units. */
  ...{ least: zAmount.optional(), most: zAmount.optional() },
  /** Codes of a warehouse and of a carrier of one of its parcels. */
  ...{ warehouse: zText(40).optional(), carrier: zText(40).optional() },
  /** Coupon code, case-insensitive. */
  coupon: zText(40).optional(),
  /** Whether packing slips or labels were printed for it among many orders. */
  printed: z.enum(['yes', 'no']).optional(),
  /** For undelivered orders, by the earliest promised date of an undelivered item. */
  promise: z.enum(PROMISES).optional(),
  /** With a lost parcel at this stage. */
  lost: z.enum(LOST_STAGES).optional(),
}
export type DeskFilters = z.output<z.ZodObject<typeof deskFilters>>
