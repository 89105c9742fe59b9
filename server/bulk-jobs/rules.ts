// Which right a bulk step needs, and why an order is skipped.

import type { BulkStep, SkipReason } from '../../contract/bulk-jobs/api.ts'
import type { Permission } from '../../contract/shared/permissions.ts'
import type { StepOutcome } from '../orders/service.ts'

/** Slips show addresses, which who reads orders sees; the other steps move them. */
export const STEP_PERMISSION: Readonly<Record<BulkStep, Permission>> = {
  confirm: 'orders.write',
  pack: 'orders.write',
  hold: 'orders.write',
  release: 'orders.write',
  'packing-slips': 'orders.read',
}

/** Null for an order for which the step is taken. */
export const skipReason = (fit: StepOutcome['fit']): SkipReason | null => (fit === 'fits' ? null : fit)
