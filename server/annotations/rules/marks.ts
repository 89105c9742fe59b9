// Whether a record is changed by a step for many records, and why not.

import { TAGS_MAX } from '../../../contract/annotations/kinds.rules.ts'
import type { MarkKind, RecordSkip } from '../../../contract/record-jobs/kinds.rules.ts'
import { isOpenReturn, RETURN_STATES } from '../../../contract/returns/states.rules.ts'
import { isOpenRfq, RFQ_STATES } from '../../../contract/rfq/states.rules.ts'

/** What a record has: keys of its tags, and who is responsible. */
export interface MarkState {
  tags: readonly string[]
  assignee: string | null
  /** Whether nothing is to be done for it any more. */
  ended: boolean
}

/** `expected` is who has to be responsible still, of a job that takes another one back; anybody when left out. */
export interface AssignStep {
  action: 'assign'
  staffId: string | null
  expected?: string | null
}
export type MarkStep = { action: 'add-tag' | 'remove-tag'; label: string; key: string } | AssignStep

/** States of each kind in which nothing is to be done any more. */
const ENDED: Readonly<Record<MarkKind, readonly string[]>> = {
  // somebody answers for what was delivered or cancelled too
  order: [],
  customer: [],
  product: [],
  return: RETURN_STATES.filter(state => !isOpenReturn(state)),
  rfq: RFQ_STATES.filter(state => !isOpenRfq(state)),
  ticket: ['closed'],
}

export const hasEnded = (kind: MarkKind, state: string): boolean => ENDED[kind].includes(state)

function skipOfAssignment({ assignee, ended }: MarkState, { staffId, expected }: AssignStep): RecordSkip | null {
  if (assignee === staffId) return 'already'
  // what is taken back becomes as it was, whatever has become of the record
  if (expected !== undefined) return assignee === expected ? null : 'changed'
  return ended && staffId !== null ? 'ended' : null
}

/** Null for a record that the step changes; `state` is null for one that is not there. */
export function skipOf(state: MarkState | null, step: MarkStep): RecordSkip | null {
  if (!state) return 'unknown'
  if (step.action === 'assign') return skipOfAssignment(state, step)
  const has = state.tags.includes(step.key)
  if (has === (step.action === 'add-tag')) return 'already'
  return step.action === 'add-tag' && state.tags.length >= TAGS_MAX ? 'full' : null
}
