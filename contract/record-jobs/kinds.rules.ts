// The kinds of record that steps for many records change, what their ids look like, and which rights a step takes.

import { RECORD_READ } from '../annotations/kinds.rules.ts'
import type { Permission } from '../shared/permissions.ts'

/** Kinds of record whose lists have these steps. */
export const JOB_KINDS = ['customer', 'order', 'product', 'return', 'rfq', 'ticket'] as const
export type JobKind = (typeof JOB_KINDS)[number]

export const RECORD_ACTIONS = ['add-tag', 'remove-tag', 'assign'] as const
export type RecordAction = (typeof RECORD_ACTIONS)[number]

/** Records of a job. */
export const MAX_JOB_RECORDS = 1000

/** Kinds whose own domain keeps who works on a record: who says so may work on it too. */
const ASSIGN_RIGHT: Partial<Record<JobKind, Permission>> = { rfq: 'rfq.write', ticket: 'support.write' }

/** The rights that a step takes beside `notes.write`. */
export function stepRights(kind: JobKind, action: RecordAction): Permission[] {
  const more = action === 'assign' ? ASSIGN_RIGHT[kind] : undefined
  return more === undefined ? [RECORD_READ[kind]] : [RECORD_READ[kind], more]
}

/** Whether an id is one of a record of the kind: customers have UUIDs, products MSNs, the others numbers. */
export function isJobRecord(kind: JobKind, id: string): boolean {
  if (kind === 'customer') return id.includes('-')
  return kind === 'product' ? id.startsWith('MSN') : /^\d+$/.test(id)
}
