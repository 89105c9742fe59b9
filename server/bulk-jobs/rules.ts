// The permission of each bulk step, and why an order is skipped.

import { BOOK_STEPS, type BookStep, type BulkStep, type SkipReason } from '../../contract/bulk-jobs/steps.rules.ts'
import type { Permission } from '../../contract/shared/permissions.ts'
import type { StepOutcome } from '../orders/service.ts'

/** Slips and invoices show addresses, which anybody who reads orders may see; the other steps move orders. */
export const STEP_PERMISSION: Readonly<Record<BulkStep, Permission>> = {
  confirm: 'orders.write',
  pack: 'orders.write',
  hold: 'orders.write',
  release: 'orders.write',
  'packing-slips': 'orders.read',
  invoices: 'orders.read',
}

/** Whether a step makes a PDF. */
export const isBookStep = (step: BulkStep): step is BookStep => (BOOK_STEPS as readonly BulkStep[]).includes(step)

/** Null for an order that the step applies to. */
export const skipReason = (fit: StepOutcome['fit']): SkipReason | null => (fit === 'fits' ? null : fit)
