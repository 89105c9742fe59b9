// Changes of prices by staff that another member approves: many of them, or large ones.

import type { Market } from '../../contract/shared/market.ts'
import type { Permission } from '../../contract/shared/permissions.ts'
import type { Staff } from './actor.ts'
import { ApprovalNeeded } from './approval.ts'
import { statement, type Tx } from './db.ts'
import { appError } from './errors.ts'
import { settingOf } from './limits.ts'

/** What a step does to prices. */
export interface PriceEffect {
  /** Offers whose price, or a quantity price, changes. */
  count: number
  /** The largest change in hundredths of a percent of the price before. */
  largestBp: number
}

/** Counts together for 24 hours from the first of them, as refunds do. */
const ADD = statement(
  'price-approval.add',
  `insert into staff_unapproved_prices as p (staff_id, market, since, prices) values ($1, $2, $3, $4)
   on conflict (staff_id, market) do update set
     since = case when p.since > excluded.since - interval '24 hours' then p.since else excluded.since end,
     prices = excluded.prices + case when p.since > excluded.since - interval '24 hours' then p.prices else 0 end
   returning prices`,
)

/** The effect of single changes, each as `priceShift` has it. */
export function effectOf(shifts: readonly number[]): PriceEffect {
  const changes = shifts.filter(shift => shift > 0)
  return { count: changes.length, largestBp: changes.reduce((most, shift) => Math.max(most, shift), 0) }
}

/** Whether a market has a limit above which prices are approved. */
export function limitsPrices(market: Market): boolean {
  return settingOf(market, 'prices.approve-count') > 0 || settingOf(market, 'prices.approve-change') > 0
}

const isAbove = (value: number, limit: number) => limit > 0 && value > limit

/** Whether a change alone is above a limit of the market. */
export function isBeyondPriceLimits(market: Market, { count, largestBp }: PriceEffect): boolean {
  return (
    isAbove(count, settingOf(market, 'prices.approve-count')) ||
    isAbove(largestBp, settingOf(market, 'prices.approve-change'))
  )
}

/**
 * Checks that another member has approved a change of prices that is above `prices.approve-count`, alone or with those of the member
 * in the last 24 hours that nobody approved, or above `prices.approve-change`. Called within the transaction of the change, which then
 * is not made; changes at the same time wait for each other. `permission` is what the other member needs.
 * @throws staff.approval-waits for a member, staff.approval-member for a key
 */
export async function requireApprovedPrices(
  tx: Tx,
  staff: Staff,
  { market, permission, effect }: { market: Market; permission: Permission; effect: PriceEffect },
): Promise<void> {
  if (staff.approval || effect.count === 0) return
  const most = settingOf(market, 'prices.approve-count')
  const sum =
    most === 0 ? 0 : (await tx.one<{ prices: number }>(ADD, [staff.staffId, market, staff.now, effect.count])).prices
  if (!isAbove(sum, most) && !isBeyondPriceLimits(market, effect)) return
  if (staff.sessionId === null) throw appError('staff.approval-member')
  throw new ApprovalNeeded({ market, permission, amountMinor: null, orderNumber: null, prices: effect })
}
