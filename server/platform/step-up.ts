// Asks members of staff for a fresh second factor before they cause a large refund.

import type { Market } from '../../contract/shared/market.ts'
import { requireConfirmed, type Staff } from './actor.ts'
import { settingOf } from './limits.ts'

/**
 * Checks that a member of staff who causes a refund above `refunds.confirm-above` of the market has shown a second factor
 * lately. Called within the transaction of the refund, which then is not made. `amountMinor` in minor units of the market.
 * @throws staff.confirm
 */
export function requireConfirmedRefund(
  staff: Staff,
  { market, amountMinor }: { market: Market; amountMinor: number },
): void {
  if (amountMinor > settingOf(market, 'refunds.confirm-above')) requireConfirmed(staff)
}
