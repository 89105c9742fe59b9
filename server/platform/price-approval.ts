// Price changes by staff that need another member's approval: many of them, or large ones.

import type { Market } from '../../contract/shared/market.ts'
import type { Permission } from '../../contract/shared/permissions.ts'
import type { Staff } from './actor.ts'
import { ApprovalNeeded } from './approval.ts'
import { statement, type Tx } from './db.ts'
import { appError } from './errors.ts'
import { settingOf } from './limits.ts'

/** The effect of an action on prices. */
export interface PriceEffect {
  /** Number of offers whose price, or a quantity price, changes. */
  count: number
  /** The largest change in hundredths of a percent of the price at the start of the day, or last approved. */
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

/** Whether a market has a limit above which price changes need approval. */
export function limitsPrices(market: Market): boolean {
  return settingOf(market, 'prices.approve-count') > 0 || settingOf(market, 'prices.approve-change') > 0
}

const isAbove = (value: number, limit: number) => limit > 0 && value > limit

/** Whether a change alone exceeds a limit of the market. */
export function isBeyondPriceLimits(market: Market, { count, largestBp }: PriceEffect): boolean {
  return (
    isAbove(count, settingOf(market, 'prices.approve-count')) ||
    isAbove(largestBp, settingOf(market, 'prices.approve-change'))
  )
}

/**
 * Whether a change exceeds a limit, together with unapproved ones of the same person or command in the last 24 hours.
 */
async function needsApproval(
  tx: Tx,
  { who, now }: { who: string; now: Date },
  market: Market,
  effect: PriceEffect,
): Promise<boolean> {
  if (effect.count === 0) return false
  const most = settingOf(market, 'prices.approve-count')
  const sum = most === 0 ? 0 : (await tx.one<{ prices: number }>(ADD, [who, market, now, effect.count])).prices
  return isAbove(sum, most) || isBeyondPriceLimits(market, effect)
}

/** A price change on the command line that a member has to request. Its transaction is rolled back. */
export class CommandNeedsApproval extends Error {
  readonly effect: PriceEffect
  constructor(effect: PriceEffect) {
    super('A change of prices from the command line needs an approval')
    this.effect = effect
  }
}

/**
 * Checks a price change made on the server's command line, for which nobody can approve. @throws CommandNeedsApproval
 */
export async function requireWithinPriceLimits(tx: Tx, now: Date, market: Market, effect: PriceEffect): Promise<void> {
  if (await needsApproval(tx, { who: 'command line', now }, market, effect)) throw new CommandNeedsApproval(effect)
}

/**
 * Checks that another member has approved a price change that exceeds `prices.approve-count`, alone or together with
 * unapproved ones of the member in the last 24 hours, or `prices.approve-change`. Call it inside the transaction of
 * the change, which is rolled back otherwise; concurrent changes wait for each other. `permission` is what the other
 * member needs.
 * @throws staff.approval-waits for a member, staff.approval-member for a key
 */
export async function requireApprovedPrices(
  tx: Tx,
  staff: Staff,
  { market, permission, effect }: { market: Market; permission: Permission; effect: PriceEffect },
): Promise<void> {
  if (staff.approval) return
  if (!(await needsApproval(tx, { who: staff.staffId, now: staff.now }, market, effect))) return
  if (staff.sessionId === null) throw appError('staff.approval-member')
  throw new ApprovalNeeded({ market, permission, amountMinor: null, orderNumber: null, prices: effect })
}
