// Choices of the filters of orders.

import { PAYMENT_STATES } from '../payments/list.rules.ts'

/** States of the payment of an order as the list shows them; `none` when nothing was begun. */
export const ORDER_PAYMENT_STATES = ['none', ...PAYMENT_STATES] as const

/** What is printed for many orders at once. */
export const PRINT_KINDS = ['packing-slips', 'labels', 'invoices'] as const
export type PrintKind = (typeof PRINT_KINDS)[number]

/** The promised day of what is still to be delivered has passed, is today, or is one of the next days. */
export const PROMISES = ['passed', 'today', 'next'] as const
/** How many days after today count as the next ones. */
export const NEXT_DAYS = 3
