// The kinds of waiting work and the periods of sales on the dashboard.

/** Kinds of work, in the order in which they are shown. */
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

/** From this number on, work is not counted further. */
export const WORK_LIMIT = 1000

/** `hour`: today, by the hours so far; `day`: a number of days up to today; `week`: 26 times seven days up to today. */
export const SALES_STEPS = ['hour', 'day', 'week'] as const
export type SalesStep = (typeof SALES_STEPS)[number]

/** Seven days that end today, and those before them. */
export const SALES_WEEKS = 26
