// Checks what a step of staff moves against the money limit of the role or key.

import type { Market } from '../../contract/shared/market.ts'
import type { MoneyPermission } from '../../contract/shared/money-limits.ts'
import type { Staff } from './actor.ts'
import { ApprovalNeeded } from './approval.ts'
import { type AppError, appError } from './errors.ts'

interface Moved {
  market: Market
  /** In minor units of the market. */
  amountMinor: number
  orderNumber: number | null
}

/** The rejection of a program, which cannot ask for an approval. It names the limit and the amount. */
export function beyondLimit({ market, limit, amount }: { market: Market; limit: number; amount: number }): AppError {
  return appError('staff.money-limit', { moneyLimit: { market, limit, amount } })
}

/**
 * Checks that a step under a permission moves no more than the caller may, or than another member has approved. Called within the
 * transaction of the step, which then is not made. @throws staff.approval-waits for a member, staff.money-limit for a key
 */
export function requireWithinLimit(staff: Staff, _permission: MoneyPermission, moved: Moved): void {
  const { market, amountMinor } = moved
  const most = staff.approval ? (staff.approval.amountMinor ?? 0) : staff.moneyLimits[market]
  if (most === null || amountMinor <= most) return
  if (staff.sessionId === null) throw beyondLimit({ market, limit: most, amount: amountMinor })
  throw new ApprovalNeeded(moved)
}
