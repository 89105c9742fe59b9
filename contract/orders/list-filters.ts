// Filters of the list of orders of staff beside state, way of payment and day: each is looked at for so many orders of a call.

import { z } from 'zod'
import { PAYMENT_STATES } from '../payments/list.rules.ts'
import { zText } from '../shared/schemas.ts'

/** States of the payment of an order as the list shows them; `none` when nothing was begun. */
export const ORDER_PAYMENT_STATES = ['none', ...PAYMENT_STATES] as const

/** What is printed for many orders at once. */
export const PRINT_KINDS = ['packing-slips', 'labels', 'invoices'] as const
export type PrintKind = (typeof PRINT_KINDS)[number]

/** The promised day of what is still to be delivered has passed, is today, or is one of the next days. */
export const PROMISES = ['passed', 'today', 'next'] as const
/** How many days after today count as the next ones. */
export const NEXT_DAYS = 3

const zAmount = z.coerce.number().int().min(0).max(1_000_000_000_000)

export const deskFilters = {
  paymentState: z.enum(ORDER_PAYMENT_STATES).optional(),
  /** The least and the most to pay, in minor units. */
  ...{ least: zAmount.optional(), most: zAmount.optional() },
  /** Code of a warehouse that a parcel of it leaves, and of a carrier that one was given to. */
  ...{ warehouse: zText(40).optional(), carrier: zText(40).optional() },
  /** The code that it has, in any case. */
  coupon: zText(40).optional(),
  /** Whether packing slips or labels were printed for it among many orders. */
  printed: z.enum(['yes', 'no']).optional(),
  /** Of orders that are still to be delivered, by the earliest promised day of what was not. */
  promise: z.enum(PROMISES).optional(),
}
export type DeskFilters = z.output<z.ZodObject<typeof deskFilters>>
