// Takes a step on one record through the domain that owns it, and describes the change for the audit log.

import type { RecordSkip } from '../../../contract/record-jobs/kinds.rules.ts'
import { isMarkKind, isPostKind, type JobKind } from '../../../contract/record-jobs/kinds.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Taken as Marked, type MarkStep, takeMark } from '../../annotations/service.ts'
import { takeReorderStep } from '../../inventory/service.ts'
import type { Staff } from '../../platform/actor.ts'
import type { Tx } from '../../platform/db.ts'
import { takeListStep } from '../../price-lists/service.ts'
import { takeCouponStep } from '../../promotions/service.ts'
import { takePostStep } from '../../reviews/service.ts'
import { assignRequest } from '../../rfq/service.ts'
import { assignInJob } from '../../support/service.ts'
import { isCouponStep, isListStep, isMarkStep, isReorderStep, type JobStep } from '../rules.ts'

export interface TakenStep {
  skip: RecordSkip | null
  /** The value the step replaced, for undo. */
  was: string | null
  /** The record and the change, as shown in the audit log. */
  log: { recordId: string; before: object; after: object }
}

interface OneRecord {
  kind: JobKind
  market: Market
  id: string
}

/**
 * Changes tags or the responsible member; quote requests and tickets store their assignee themselves.
 * @throws staff.unknown
 */
function mark(tx: Tx, actor: Staff, { kind, market, id }: OneRecord, step: MarkStep): Promise<Marked> {
  const record = { number: Number(id), market }
  if (step.action === 'assign' && kind === 'rfq') return assignRequest(tx, actor, record, step)
  if (step.action === 'assign' && kind === 'ticket') return assignInJob(tx, actor, record, step)
  if (!isMarkKind(kind)) return Promise.resolve({ skip: 'unknown', was: null })
  return takeMark(tx, actor, { kind, market, id }, step)
}

async function takeMarkStep(tx: Tx, actor: Staff, record: OneRecord, step: MarkStep): Promise<TakenStep> {
  const taken = await mark(tx, actor, record, step)
  const changes =
    step.action === 'assign'
      ? { before: { assignee: taken.was }, after: { assignee: step.staffId } }
      : {
          before: { tag: step.action === 'remove-tag' ? step.label : null },
          after: { tag: step.action === 'add-tag' ? step.label : null },
        }
  return { ...taken, log: { recordId: record.id, ...changes } }
}

/** Takes a step for a record of a market if it applies. @throws session.forbidden, staff.unknown, coupon.too-many */
export async function takeStep(tx: Tx, actor: Staff, record: OneRecord, step: JobStep): Promise<TakenStep> {
  if (isMarkStep(step)) return takeMarkStep(tx, actor, record, step)
  if (isCouponStep(step)) {
    const { skip, was, promoCode, before, after } = await takeCouponStep(tx, actor, record, step)
    return { skip, was, log: { recordId: promoCode, before, after } }
  }
  if (isListStep(step)) {
    const { before, after, ...taken } = await takeListStep(tx, actor, record, step)
    return { ...taken, log: { recordId: record.id, before, after } }
  }
  if (isReorderStep(step)) {
    const { skip, was, msn, before, after } = await takeReorderStep(tx, record, step)
    return { skip, was, log: { recordId: msn, before, after } }
  }
  const { kind } = record
  const { skip, was } = isPostKind(kind)
    ? await takePostStep(tx, actor, { ...record, kind }, step)
    : { skip: 'unknown' as const, was: null }
  const after = { state: step.state, ...(step.reason !== '' && { reason: step.reason }) }
  return { skip, was, log: { recordId: record.id, before: { state: was }, after } }
}
