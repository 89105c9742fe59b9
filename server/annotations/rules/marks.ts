// Whether a record is changed by a step for many records, and why not.

import { TAGS_MAX } from '../../../contract/annotations/kinds.rules.ts'
import type { RecordSkip } from '../../../contract/record-jobs/api.ts'

/** What a record has: keys of its tags, and who is responsible. */
export interface MarkState {
  tags: readonly string[]
  assignee: string | null
}

export type MarkStep =
  | { action: 'add-tag' | 'remove-tag'; label: string; key: string }
  /** `expected` is who has to be responsible still; anybody when left out. */
  | { action: 'assign'; staffId: string | null; expected?: string | null }

/** Null for a record that the step changes; `state` is null for one that is not there. */
export function skipOf(state: MarkState | null, step: MarkStep): RecordSkip | null {
  if (!state) return 'unknown'
  if (step.action === 'assign') {
    if (state.assignee === step.staffId) return 'already'
    return step.expected !== undefined && state.assignee !== step.expected ? 'changed' : null
  }
  const has = state.tags.includes(step.key)
  if (has === (step.action === 'add-tag')) return 'already'
  return step.action === 'add-tag' && state.tags.length >= TAGS_MAX ? 'full' : null
}
