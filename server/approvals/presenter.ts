// Presents requests for approval.

import type { Approval } from '../../contract/approvals/api.ts'
import type { Named } from '../../contract/approvals/sent.rules.ts'
import { UNBOUNDED_MINOR } from '../../contract/shared/money-limits.rules.ts'
import type { Staff } from '../platform/actor.ts'
import type { ApprovalRow } from './repository.ts'
import { positionOf } from './rules.ts'

/** The state at a time: a request past its deadline has expired. */
export function stateAt({ state, expiresAt }: ApprovalRow, now: Date): Approval['state'] {
  return state === 'waiting' && expiresAt <= now ? 'expired' : state
}

export function presentApproval(row: ApprovalRow, actor: Staff, names: Named[]): Approval {
  const state = stateAt(row, actor.now)
  const position = positionOf(actor, row)
  const { id: approvalId, call, input, market, amountMinor, orderNumber, reason, note, failure } = row
  const unbounded = amountMinor === UNBOUNDED_MINOR
  const amount = unbounded ? null : amountMinor
  const { priceCount: count, priceLargestBp: largestBp } = row
  return {
    prices: count === null || largestBp === null ? null : { count, largestBp },
    ...{ approvalId, call, input, names, market, amount, unbounded, orderNumber, reason, state, note, failure },
    ...{ requestedBy: row.requestedName, requestedAt: row.requestedAt.toISOString() },
    ...{ expiresAt: row.expiresAt.toISOString(), decidedBy: row.decidedName },
    decidedAt: row.decidedAt?.toISOString() ?? null,
    mayDecide: state === 'waiting' && position === 'may',
    beyondLimit: state === 'waiting' && position === 'beyond',
    mayWithdraw: state === 'waiting' && position === 'own',
  }
}
