// The steps of bulk jobs of orders, and why an order is skipped.

/** Steps that make one PDF and change nothing. */
export const BOOK_STEPS = ['packing-slips', 'invoices'] as const
export type BookStep = (typeof BOOK_STEPS)[number]

/** Steps of the warehouse for many orders. */
export const BULK_STEPS = ['confirm', 'pack', ...BOOK_STEPS, 'hold', 'release'] as const
export type BulkStep = (typeof BULK_STEPS)[number]

/** Most orders of a job. */
export const MAX_BULK_ORDERS = 1000

/**
 * Why an order is skipped: the step was taken before, its state does not allow it, an edit of it waits for its payment, it is on
 * hold, it is no order of the market, or the member may not take the step any more.
 */
export const SKIP_REASONS = ['already', 'state', 'edit-waits', 'on-hold', 'unknown', 'not-allowed'] as const
export type SkipReason = (typeof SKIP_REASONS)[number]
