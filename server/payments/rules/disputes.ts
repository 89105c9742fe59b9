// How reports of a gateway move a dispute, whatever their order.

import type { DisputeState } from '../../../contract/payments/dispute-states.rules.ts'

const DECIDED: readonly DisputeState[] = ['won', 'lost', 'closed']
export const isDecided = (state: DisputeState) => DECIDED.includes(state)

export interface DisputeReport {
  state: Exclude<DisputeState, 'reported'>
  at: Date
}

/**
 * The state of a dispute after a report; null when the report changes nothing. A decision is final, except that a lost
 * dispute may be won after all; otherwise the later report counts.
 */
export function nextDisputeState(
  now: { state: DisputeState; reportedAt: Date },
  { state, at }: DisputeReport,
): DisputeState | null {
  if (state === now.state) return null
  if (isDecided(now.state)) return now.state === 'lost' && state === 'won' ? 'won' : null
  if (isDecided(state)) return state
  // the gateway knows nothing of what staff have sent until it says so
  return at >= now.reportedAt ? state : null
}
