// Asks members of staff for a fresh second factor before what they refund is much, in one refund or in several.

import type { Market } from '../../contract/shared/market.ts'
import { isConfirmed, requireConfirmed, type Staff } from './actor.ts'
import { statement, type Tx } from './db.ts'
import { settingOf } from './limits.ts'

/** Adds a refund to those of the last 24 hours that were made without a code; what is older is left out. */
const ADD_REFUND = statement(
  'step-up.add-refund',
  `insert into staff_refunds as r (staff_id, market, since, amount_minor) values ($1, $2, $3, $4)
   on conflict (staff_id, market) do update set
     since = case when r.since > excluded.since - interval '24 hours' then r.since else excluded.since end,
     amount_minor = excluded.amount_minor
       + case when r.since > excluded.since - interval '24 hours' then r.amount_minor else 0 end
   returning amount_minor as "amountMinor"`,
)
const FORGET_REFUNDS = statement(
  'step-up.forget-refunds',
  'delete from staff_refunds where staff_id = $1 and market = $2',
)

/**
 * Checks that a member of staff has shown a second factor lately who causes a refund that is above
 * `refunds.confirm-above` of the market, alone or together with those of the last 24 hours that were made without one. A
 * code covers the refunds before it, so that the sum begins from zero. Called within the transaction of the refund, which
 * then is not made; requests at the same time wait for each other. `amountMinor` in minor units of the market.
 * @throws staff.confirm
 */
export async function requireConfirmedRefund(
  tx: Tx,
  staff: Staff,
  { market, amountMinor }: { market: Market; amountMinor: number },
): Promise<void> {
  if (amountMinor <= 0 || staff.sessionId === null) return
  if (isConfirmed(staff)) {
    await tx.run(FORGET_REFUNDS, [staff.staffId, market])
    return
  }
  const sum = await tx.one<{ amountMinor: number }>(ADD_REFUND, [staff.staffId, market, staff.now, amountMinor])
  if (sum.amountMinor > settingOf(market, 'refunds.confirm-above')) requireConfirmed(staff)
}
