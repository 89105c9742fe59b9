// The states of a dispute, in the order in which staff handle them.

export const DISPUTE_STATES = ['open', 'reported', 'under-review', 'won', 'lost', 'closed'] as const
export type DisputeState = (typeof DISPUTE_STATES)[number]
