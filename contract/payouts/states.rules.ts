// The states of payouts to sellers.

export const PAYOUT_STATES = ['proposed', 'paid', 'cancelled'] as const
export type PayoutState = (typeof PAYOUT_STATES)[number]
