// The bulk actions on orders, and why an order is skipped.

/** Actions that create one PDF and change nothing. */
export const BOOK_STEPS = ['packing-slips', 'invoices'] as const
export type BookStep = (typeof BOOK_STEPS)[number]

/** Bulk actions of the warehouse. */
export const BULK_STEPS = ['confirm', 'pack', ...BOOK_STEPS, 'hold', 'release'] as const
export type BulkStep = (typeof BULK_STEPS)[number]

/** Maximum number of orders per job. */
export const MAX_BULK_ORDERS = 1000

/**
 * Why an order is skipped: the step was already taken, its state does not allow it, an edit awaits payment, it is on
 * hold, it is not an order of the market, or the member may no longer take the step.
 */
export const SKIP_REASONS = ['already', 'state', 'edit-waits', 'on-hold', 'unknown', 'not-allowed'] as const
export type SkipReason = (typeof SKIP_REASONS)[number]
