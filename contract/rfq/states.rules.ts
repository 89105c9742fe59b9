// The states of a bulk quote request and its possible transitions.

export const RFQ_STATES = ['received', 'quoting', 'quoted', 'accepted', 'declined', 'closed', 'expired'] as const
export type RfqState = (typeof RFQ_STATES)[number]

/** Possible next states; a declined or expired request can be worked on again, and a quotation replaced by another. */
const NEXT: Readonly<Record<RfqState, readonly RfqState[]>> = {
  received: ['quoting', 'quoted', 'declined', 'closed'],
  quoting: ['quoted', 'declined', 'closed'],
  quoted: ['quoted', 'accepted', 'declined', 'expired', 'closed'],
  accepted: ['closed'],
  declined: ['quoting', 'quoted', 'closed'],
  expired: ['quoting', 'quoted', 'closed'],
  closed: [],
}

/** Whether a request may move from one state to another. */
export function canMoveRfq(from: RfqState, to: RfqState): boolean {
  return NEXT[from].includes(to)
}

/** Whether it needs an action: declined and expired requests need none until they are assigned again. */
export function isOpenRfq(state: RfqState): boolean {
  return state === 'received' || state === 'quoting' || state === 'quoted'
}
