// Fields and states of price schedules, for the server and the screens.

/** The fields that a schedule may change. */
export const SCHEDULED_FIELDS = ['price', 'mrp', 'breaks'] as const
export const isScheduledField = (name: string): boolean => (SCHEDULED_FIELDS as readonly string[]).includes(name)

export const SCHEDULE_STATES = ['upcoming', 'running', 'done', 'failed', 'withdrawn'] as const
/** `member`: its author may no longer change prices; `missed`: the store was down until its end; `nothing`: no cell could be applied. */
export const SCHEDULE_FAILURES = ['', 'member', 'missed', 'nothing', 'error'] as const
/** Outcome of a cell at the start; `skipped`: another cell of the product had changed since it was read. */
export const CELL_OUTCOMES = ['waiting', 'applied', 'same', 'conflict', 'problem', 'skipped'] as const
/** Two overlapping schedules that change the same cell, or that result in an invalid price. */
export const CLASH_KINDS = ['same-cell', 'above-mrp', 'below-floor', 'breaks-above-price'] as const
