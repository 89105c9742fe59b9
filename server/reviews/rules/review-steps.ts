// Whether a step for many reviews, questions or answers changes one, and why not.

import type { RecordSkip } from '../../../contract/record-jobs/kinds.rules.ts'
import type { PostState } from '../../../contract/reviews/moderation.rules.ts'

export interface ReviewStep {
  action: 'publish' | 'reject'
  /** To which the step brings a review; of a job that takes another one back the state before. */
  state: PostState
  /** Why it is rejected; empty otherwise. */
  reason: string
  /** What the state has to be still, of a job that takes another one back; any when omitted. */
  expected?: PostState
}

/** Null for a review that the step changes; `state` is null for one that is not there. */
export function skipOfReview(state: PostState | null, step: ReviewStep): RecordSkip | null {
  if (state === null) return 'unknown'
  if (state === step.state) return 'already'
  return step.expected === undefined || state === step.expected ? null : 'changed'
}
