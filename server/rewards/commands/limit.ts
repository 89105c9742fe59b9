// Money limits of what staff give by rewards: points and gold are worth what customers buy later, which nothing bounds.

import type { Market } from '../../../contract/shared/market.ts'
import { UNBOUNDED_MINOR } from '../../../contract/shared/money-limits.rules.ts'
import type { Staff } from '../../platform/actor.ts'
import { requireWithinLimit } from '../../platform/money-limit.ts'

/** For whom has a money limit, somebody without one approves. @throws staff.approval-waits, for a key staff.money-unbounded */
export function requireMayReward(actor: Staff, market: Market): void {
  requireWithinLimit(actor, 'rewards.write', { market, amountMinor: UNBOUNDED_MINOR, orderNumber: null })
}
