// The kinds of open work and the sales periods on the dashboard.

/** Kinds of work, in display order. */
export const WORK_KINDS = [
  'orders-to-confirm',
  'orders-to-pack',
  'orders-to-hand-over',
  'orders-on-hold',
  'payments-pending',
  'payments-different',
  'refunds-failed',
  'disputes-open',
  'returns-to-decide',
  'returns-to-inspect',
  'quotes-to-write',
  'tickets-open',
  'leads-new',
  'reviews-held',
  'questions-unanswered',
  'stock-low',
  'texts-to-translate',
  'imports-failed',
  'jobs-failed',
  'keys-ending',
  'backups-late',
] as const
export type WorkKind = (typeof WORK_KINDS)[number]

/** Work is counted up to this number. */
export const WORK_LIMIT = 1000

/**
 * `hour`: today, by the hours so far; `day`: a number of days up to today; `week`: 26 periods of seven days up to
 * today.
 */
export const SALES_STEPS = ['hour', 'day', 'week'] as const
export type SalesStep = (typeof SALES_STEPS)[number]

/** The seven days ending today, and the seven before. */
export const SALES_WEEKS = 26
