// Whether a bulk step changes a review, question or answer, and if not, why.

import type { RecordSkip } from '../../../contract/record-jobs/kinds.rules.ts'
import type { PostState } from '../../../contract/reviews/moderation.rules.ts'

export interface ReviewStep {
  action: 'publish' | 'reject'
  /** The new state of a review; when undoing, its previous state. */
  state: PostState
  /** Why it is rejected; empty otherwise. */
  reason: string
  /** When undoing a job: the state that the review must still have. Any if left out. */
  expected?: PostState
}

/** Null for a review that the step changes; `state` is null if there is none. */
export function skipOfReview(state: PostState | null, step: ReviewStep): RecordSkip | null {
  if (state === null) return 'unknown'
  if (state === step.state) return 'already'
  return step.expected === undefined || state === step.expected ? null : 'changed'
}
