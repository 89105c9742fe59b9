// Money limits on rewards granted by staff: points and gold are worth what customers buy later, which is unbounded.

import type { Market } from '../../../contract/shared/market.ts'
import { UNBOUNDED_MINOR } from '../../../contract/shared/money-limits.rules.ts'
import type { Staff } from '../../platform/actor.ts'
import { requireWithinLimit } from '../../platform/money-limit.ts'

/**
 * If the caller has a money limit, a member without one must approve.
 * @throws staff.approval-waits, for an API key staff.money-unbounded
 */
export function requireMayReward(actor: Staff, market: Market): void {
  requireWithinLimit(actor, 'rewards.write', { market, amountMinor: UNBOUNDED_MINOR, orderNumber: null })
}
