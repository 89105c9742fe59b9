// Whether a step for many price lists changes one, and why not.

import type { ListState } from '../../../contract/price-lists/lists.rules.ts'
import type { RecordSkip } from '../../../contract/record-jobs/kinds.rules.ts'

export type ListStep =
  | { action: 'list-off' | 'list-on' }
  /** When undoing a job: the last day that the list must still have. Any if left out. */
  | { action: 'list-end'; endsOn: string | null; expected?: string | null }

export interface ListStanding {
  name: string
  state: ListState
  active: boolean
  startsOn: string
  endsOn: string | null
}

/** Null for a list that the step changes; `list` is null if there is none. */
export function skipOfList(list: ListStanding | null, step: ListStep): RecordSkip | null {
  if (!list) return 'unknown'
  if (step.action === 'list-end') {
    if (list.endsOn === step.endsOn) return 'already'
    if (step.expected !== undefined && list.endsOn !== step.expected) return 'changed'
    return step.endsOn !== null && step.endsOn < list.startsOn ? 'before-start' : null
  }
  if (list.state === 'ended') return 'ended'
  return list.active === (step.action === 'list-on') ? 'already' : null
}
