// Options of the order filters.

import { PAYMENT_STATES } from '../payments/list.rules.ts'

/** Payment states in the order list; `none` when no payment was started. */
export const ORDER_PAYMENT_STATES = ['none', ...PAYMENT_STATES] as const

/** What can be printed for many orders at once. */
export const PRINT_KINDS = ['packing-slips', 'labels', 'invoices'] as const
export type PrintKind = (typeof PRINT_KINDS)[number]

/** Lost parcels of an order: nothing is decided, sent again and to pack, or packed and to hand over. */
export const LOST_STAGES = ['undecided', 'to-pack', 'packed'] as const

/** The promised date of undelivered items has passed, is today, or is within the next days. */
export const PROMISES = ['passed', 'today', 'next'] as const
/** Number of days after today that count as the next days. */
export const NEXT_DAYS = 3
