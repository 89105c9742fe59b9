// Requires a fresh second factor or an approval for large refunds, single or in total.

import type { Market } from '../../contract/shared/market.ts'
import { isConfirmed, requireConfirmed, type Staff } from './actor.ts'
import { ApprovalNeeded, type Need } from './approval.ts'
import { statement, type Tx } from './db.ts'
import { appError } from './errors.ts'
import { settingOf } from './limits.ts'
import { beyondLimit } from './money-limit.ts'

/** Adds a refund to a member's total in a market, which restarts 24 hours after its first refund. */
const addTo = (
  table: string,
) => `insert into ${table} as r (staff_id, market, since, amount_minor) values ($1, $2, $3, $4)
   on conflict (staff_id, market) do update set
     since = case when r.since > excluded.since - interval '24 hours' then r.since else excluded.since end,
     amount_minor = excluded.amount_minor
       + case when r.since > excluded.since - interval '24 hours' then r.amount_minor else 0 end
   returning amount_minor as "amountMinor"`

/** Total made without a code. */
const ADD_REFUND = statement('step-up.add-refund', addTo('staff_refunds'))
/** Total that nobody else has approved. */
const ADD_UNAPPROVED = statement('step-up.add-unapproved-refund', addTo('staff_unapproved_refunds'))
const FORGET_REFUNDS = statement(
  'step-up.forget-refunds',
  'delete from staff_refunds where staff_id = $1 and market = $2',
)

interface CausedRefund {
  market: Market
  /** In minor units of the market. */
  amountMinor: number
  orderNumber: number
  /** Other value of the action for the order, such as a surcharge; the money limit applies to the larger one. */
  otherMinor?: number
}

async function addUnapproved(tx: Tx, staff: Staff, { market, amountMinor }: CausedRefund): Promise<number> {
  if (amountMinor <= 0) return 0
  const values = [staff.staffId, market, staff.now, amountMinor]
  return (await tx.one<{ amountMinor: number }>(ADD_UNAPPROVED, values)).amountMinor
}

/**
 * Requires another member's approval above `refunds.approve-above` or the money limit of the role, alone or together
 * with the unapproved ones of the last 24 hours.
 */
async function requireApprovedRefund(tx: Tx, staff: Staff, refund: CausedRefund, need: Need): Promise<void> {
  const { market } = refund
  const above = settingOf(market, 'refunds.approve-above')
  const own = staff.moneyLimits[market]
  if (above === 0 && own === null) return
  const sum = await addUnapproved(tx, staff, refund)
  const amount = Math.max(sum, refund.otherMinor ?? 0)
  const isBeyondOwn = own !== null && amount > own
  if (!isBeyondOwn && (above === 0 || sum <= above)) return
  if (staff.sessionId !== null) throw new ApprovalNeeded(need)
  throw isBeyondOwn ? beyondLimit({ market, limit: own, amount }) : appError('staff.approval-member')
}

/**
 * Checks that another member has approved a refund where the market or the role's money limit requires it; otherwise
 * that the staff member has a fresh second factor for a refund above `refunds.confirm-above` of the market, alone or
 * together with those of the last 24 hours made without one. A code covers earlier refunds, so that the total
 * restarts from zero. Call it inside the transaction of the refund, which is rolled back otherwise; concurrent
 * requests wait for each other. `amountMinor` is in minor units of the market.
 * @throws staff.confirm, staff.approval-waits also when more would be refunded than was approved,
 *   staff.approval-member and staff.money-limit for a key
 */
export async function requireConfirmedRefund(tx: Tx, staff: Staff, refund: CausedRefund): Promise<void> {
  const { market, amountMinor, orderNumber } = refund
  const need = { market, orderNumber, amountMinor: Math.max(amountMinor, refund.otherMinor ?? 0) }
  if (need.amountMinor <= 0) return
  if (staff.approval) {
    // the approving member has entered a code for it, and has seen an amount
    if (need.amountMinor > (staff.approval.amountMinor ?? 0)) throw new ApprovalNeeded(need)
    return
  }
  await requireApprovedRefund(tx, staff, refund, need)
  if (staff.sessionId === null || amountMinor <= 0) return
  if (isConfirmed(staff)) {
    await tx.run(FORGET_REFUNDS, [staff.staffId, market])
    return
  }
  const sum = await tx.one<{ amountMinor: number }>(ADD_REFUND, [staff.staffId, market, staff.now, amountMinor])
  if (sum.amountMinor > settingOf(market, 'refunds.confirm-above')) requireConfirmed(staff)
}
