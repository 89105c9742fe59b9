// How a dispute moves by what its gateway reports, whatever the order in which the reports come.

import type { DisputeState } from '../../../contract/payments/dispute-states.rules.ts'

const DECIDED: readonly DisputeState[] = ['won', 'lost', 'closed']
export const isDecided = (state: DisputeState) => DECIDED.includes(state)

export interface DisputeReport {
  state: Exclude<DisputeState, 'reported'>
  at: Date
}

/**
 * The state of a dispute after a report; null when the report changes nothing. A decision stands, but for one that was lost
 * and is won after all; of the others the later report counts.
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
