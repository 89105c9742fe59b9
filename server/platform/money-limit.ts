// Checks the amount of a staff action against the money limit of the role or key.

import type { Market } from '../../contract/shared/market.ts'
import { type MoneyPermission, UNBOUNDED_MINOR } from '../../contract/shared/money-limits.rules.ts'
import type { Staff } from './actor.ts'
import { ApprovalNeeded } from './approval.ts'
import { type AppError, appError } from './errors.ts'
import { settingOf } from './limits.ts'

interface Moved {
  market: Market
  /** In minor units of the market; `UNBOUNDED_MINOR` when unbounded. */
  amountMinor: number
  orderNumber: number | null
}

/** The rejection of a program, which cannot request approval. It contains the limit and the amount. */
export function beyondLimit({ market, limit, amount }: { market: Market; limit: number; amount: number }): AppError {
  const code = amount === UNBOUNDED_MINOR ? 'staff.money-unbounded' : 'staff.money-limit'
  return appError(code, { moneyLimit: { market, limit, amount } })
}

/**
 * Checks that an action with a permission moves no more than the caller's limit, or than another member has approved.
 * Call it inside the transaction of the action, which is rolled back otherwise. @throws staff.approval-waits for a
 * member, staff.money-limit and staff.money-unbounded for a key
 */
export function requireWithinLimit(staff: Staff, _permission: MoneyPermission, moved: Moved): void {
  const { market, amountMinor } = moved
  const most = staff.approval ? (staff.approval.amountMinor ?? 0) : staff.moneyLimits[market]
  if (most === null || amountMinor <= most) return
  if (staff.sessionId === null) throw beyondLimit({ market, limit: most, amount: amountMinor })
  throw new ApprovalNeeded(moved)
}

/**
 * Checks that another member has approved a payout above `payouts.approve-above` of the market, whatever the caller's
 * own money limit is.
 * @throws staff.approval-waits for a member, staff.approval-member for a key
 */
export function requireApprovedPayout(staff: Staff, moved: Moved): void {
  const above = settingOf(moved.market, 'payouts.approve-above')
  // the approved amount is checked with the money limit
  if (staff.approval || above === 0 || moved.amountMinor <= above) return
  if (staff.sessionId === null) throw appError('staff.approval-member')
  throw new ApprovalNeeded(moved)
}
