// Whether a step for many rows of stock changes the reorder point of one, and why not.

import type { RecordSkip, ReorderTerms } from '../../../contract/record-jobs/kinds.rules.ts'

export interface ReorderStep extends ReorderTerms {
  action: 'reorder'
  /** What the reorder point has to be still, of a job that takes another one back; any when left out. */
  expected?: number | null
}

export interface StockStanding {
  /** Product, warehouse and seller. */
  name: string
  warehouse: string
  reorderPoint: number | null
}

/** Null for a row that the step changes; `row` is null for one that is not there. */
export function skipOfReorder(row: StockStanding | null, step: ReorderStep): RecordSkip | null {
  if (!row) return 'unknown'
  if (step.warehouse !== null && row.warehouse !== step.warehouse) return 'elsewhere'
  if (row.reorderPoint === step.reorderPoint) return 'already'
  return step.expected !== undefined && row.reorderPoint !== step.expected ? 'changed' : null
}
