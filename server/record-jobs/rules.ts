// Maps the steps of bulk jobs to those of the domains that own the records, and says who may take one.

import type { RecordStep } from '../../contract/record-jobs/api.ts'
import {
  type JobKind,
  type RecordAction,
  readReorderLabel,
  reorderLabel,
  stepRights,
} from '../../contract/record-jobs/kinds.rules.ts'
import type { PostState } from '../../contract/reviews/moderation.rules.ts'
import { dayAfter } from '../../contract/shared/days.ts'
import { MARKET_INFO, type Market } from '../../contract/shared/market.ts'
import { type MarkStep, tagKeyOf } from '../annotations/service.ts'
import type { ReorderStep } from '../inventory/service.ts'
import { requireMarket, requirePermission, type Staff } from '../platform/actor.ts'
import type { ListStep } from '../price-lists/service.ts'
import type { CouponStep } from '../promotions/service.ts'
import type { ReviewStep } from '../reviews/service.ts'

/** @throws session.forbidden without the market or the rights of the step */
export function requireStep(
  actor: Staff,
  { market, recordKind, step }: { market: Market; recordKind: JobKind; step: { action: RecordAction } },
): void {
  for (const permission of stepRights(recordKind, step.action)) requirePermission(actor, permission)
  requireMarket(actor, market)
}

export type JobStep = MarkStep | CouponStep | ListStep | ReviewStep | ReorderStep

export const isMarkStep = (step: JobStep): step is MarkStep =>
  step.action === 'assign' || step.action === 'add-tag' || step.action === 'remove-tag'
export const isCouponStep = (step: JobStep): step is CouponStep =>
  step.action === 'stop' || step.action === 'resume' || step.action === 'end-on'

export const isListStep = (step: JobStep): step is ListStep =>
  step.action === 'list-off' || step.action === 'list-on' || step.action === 'list-end'

export const isReorderStep = (step: JobStep): step is ReorderStep => step.action === 'reorder'

/** The moment at which a day of the market ends. */
const endOfDay = (market: Market, day: string): string =>
  new Date(`${dayAfter(day, 1)}T00:00:00${MARKET_INFO[market].utcOffset}`).toISOString()

/** A job with one of its records; when undoing, `target` is the value to restore. */
interface Taken {
  market: Market
  kind: JobKind
  action: RecordAction
  /** The tag, day, reason or reorder point. */
  label: string
  /** For an assignment, the new responsible member. */
  assignee: string | null
  target: string | null
  isUndo: boolean
}

/** A coupon step as a price list step: the last day of a price list is a day, inclusive. */
function listStepOf(action: RecordAction, { label, target, isUndo }: Taken): ListStep {
  if (action !== 'end-on') return { action: action === 'stop' ? 'list-off' : 'list-on' }
  return isUndo ? { action: 'list-end', endsOn: target, expected: label } : { action: 'list-end', endsOn: label }
}

/** A reorder point; of a job that takes another one back the one that was there, if nobody has changed it since. */
function reorderStepOf({ label, target, isUndo }: Taken): ReorderStep {
  const { reorderPoint, warehouse } = readReorderLabel(label)
  const action = 'reorder' as const
  if (!isUndo) return { action, reorderPoint, warehouse }
  return { action, reorderPoint: target === null ? null : Number(target), warehouse, expected: reorderPoint }
}

/**
 * The step for one record of a job. An undo applies only if the job made the change and nobody has changed it since.
 */
export function stepOf(taken: Taken): JobStep {
  const { market, kind, action, label, assignee, target, isUndo } = taken
  if (kind === 'price-list') return listStepOf(action, taken)
  switch (action) {
    case 'assign':
      return { action, staffId: target, ...(isUndo && { expected: assignee }) }
    case 'add-tag':
    case 'remove-tag':
      return { action, label, key: tagKeyOf(label) }
    case 'stop':
    case 'resume':
      return { action }
    case 'reorder':
      return reorderStepOf(taken)
    case 'end-on': {
      const end = endOfDay(market, label)
      return isUndo ? { action, validTo: target, expected: end } : { action, validTo: end }
    }
    default: {
      const state = action === 'publish' ? 'published' : 'rejected'
      return isUndo
        ? { action, state: target as PostState, reason: '', expected: state }
        : { action, state, reason: label }
    }
  }
}

/** The parameters of a step that a job stores. */
export function keptOf(step: RecordStep): { label: string; assignee: string | null } {
  switch (step.action) {
    case 'assign':
      return { label: '', assignee: step.staffId }
    case 'add-tag':
    case 'remove-tag':
      return { label: step.label, assignee: null }
    case 'end-on':
      return { label: step.day, assignee: null }
    case 'reject':
      return { label: step.reason, assignee: null }
    case 'reorder':
      return { label: reorderLabel(step), assignee: null }
    default:
      return { label: '', assignee: null }
  }
}

/** The step of a request. */
export function askedStep(market: Market, kind: JobKind, step: RecordStep): JobStep {
  const { label, assignee } = keptOf(step)
  return stepOf({ market, kind, action: step.action, label, assignee, target: assignee, isUndo: false })
}

/** Whether the last day of coupons or price lists is over already. */
export const isOver = (market: Market, step: RecordStep, now: Date): boolean =>
  step.action === 'end-on' && new Date(endOfDay(market, step.day)) <= now
