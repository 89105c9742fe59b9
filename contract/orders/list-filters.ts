// Filters of the list of orders of staff beside state, way of payment and day: each is looked at for so many orders of a call.

import { z } from 'zod'
import { zText } from '../shared/schemas.ts'
import { ORDER_PAYMENT_STATES, PROMISES } from './list-filters.rules.ts'

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
  /** Of orders that are still to be delivered, by the earliest promised day of what was not. */
  promise: z.enum(PROMISES).optional(),
}
export type DeskFilters = z.output<z.ZodObject<typeof deskFilters>>
