// Whether a bulk step changes a record, and if not, why.

import { TAGS_MAX } from '../../../contract/annotations/kinds.rules.ts'
import type { MarkKind, RecordSkip } from '../../../contract/record-jobs/kinds.rules.ts'
import { isOpenReturn, RETURN_STATES } from '../../../contract/returns/states.rules.ts'
import { isOpenRfq, RFQ_STATES } from '../../../contract/rfq/states.rules.ts'

/** State of a record: keys of its tags, and the responsible member. */
export interface MarkState {
  tags: readonly string[]
  assignee: string | null
  /** Whether nothing is left to do for it. */
  ended: boolean
}

/** When undoing a job: the member who must still be responsible. Anybody if left out. */
export interface AssignStep {
  action: 'assign'
  staffId: string | null
  expected?: string | null
}
export type MarkStep = { action: 'add-tag' | 'remove-tag'; label: string; key: string } | AssignStep

/** States of each kind in which nothing is left to do. */
const ENDED: Readonly<Record<MarkKind, readonly string[]>> = {
  // an order needs a responsible member even after delivery or cancellation
  order: [],
  customer: [],
  product: [],
  return: RETURN_STATES.filter(state => !isOpenReturn(state)),
  rfq: RFQ_STATES.filter(state => !isOpenRfq(state)),
  ticket: ['closed'],
  lead: ['closed'],
  dispute: ['won', 'lost', 'closed'],
  seller: [],
  article: [],
  page: [],
}

export const hasEnded = (kind: MarkKind, state: string): boolean => ENDED[kind].includes(state)

function skipOfAssignment({ assignee, ended }: MarkState, { staffId, expected }: AssignStep): RecordSkip | null {
  if (assignee === staffId) return 'already'
  // undo restores the previous member whatever the state of the record
  if (expected !== undefined) return assignee === expected ? null : 'changed'
  return ended && staffId !== null ? 'ended' : null
}

/** Null for a record that the step changes; `state` is null if there is no record. */
export function skipOf(state: MarkState | null, step: MarkStep): RecordSkip | null {
  if (!state) return 'unknown'
  if (step.action === 'assign') return skipOfAssignment(state, step)
  const has = state.tags.includes(step.key)
  if (has === (step.action === 'add-tag')) return 'already'
  return step.action === 'add-tag' && state.tags.length >= TAGS_MAX ? 'full' : null
}
