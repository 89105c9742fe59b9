// States of a return and their status codes in the specification.

/** Refund, or the same product again. */
export const RETURN_KINDS = ['return', 'exchange'] as const
export type ReturnKind = (typeof RETURN_KINDS)[number]

export const RETURN_STATES = [
  'requested',
  'approved',
  'rejected',
  'withdrawn',
  /** The products have arrived and await inspection. */
  'received',
  /** They did not pass the inspection and go back to the buyer. */
  'inspection-failed',
  /** They passed it; the replacement is still to be sent. Exchanges only. */
  'accepted',
  /** The replacement is on its way. Exchanges only. */
  'replacement-sent',
  'completed',
] as const
export type ReturnState = (typeof RETURN_STATES)[number]

const CODES: Readonly<Record<ReturnState, Readonly<Record<ReturnKind, number>>>> = {
  requested: { return: 160, exchange: 165 },
  approved: { return: 170, exchange: 140 },
  received: { return: 170, exchange: 140 },
  accepted: { return: 170, exchange: 23 },
  'replacement-sent': { return: 170, exchange: 23 },
  completed: { return: 170, exchange: 23 },
  rejected: { return: 180, exchange: 180 },
  'inspection-failed': { return: 190, exchange: 190 },
  // the specification's table has no code for it: the order is delivered as before
  withdrawn: { return: 150, exchange: 150 },
}

/** The specification's status code. */
export function returnStatusCode(kind: ReturnKind, state: ReturnState): number {
  return CODES[state][kind]
}

/** Whether it still needs an action. */
export function isOpenReturn(state: ReturnState): boolean {
  return !['rejected', 'withdrawn', 'inspection-failed', 'completed'].includes(state)
}

/** Whether the customer can withdraw it: until the products have arrived. */
export function isWithdrawable(state: ReturnState): boolean {
  return state === 'requested' || state === 'approved'
}
