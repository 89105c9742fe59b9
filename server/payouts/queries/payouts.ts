// Payouts as finance lists them.

import type { Payout } from '../../../contract/payouts/api.ts'
import type { PayoutState } from '../../../contract/payouts/states.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import type { Db } from '../../platform/db.ts'
import { listPayouts } from '../repository/payouts.ts'

/** A page of the payouts of a market, newest first. */
export async function listedPayouts(
  db: Db,
  input: {
    market: Market
    state?: PayoutState | undefined
    taxNumber?: string | undefined
    before?: number | undefined
    limit: number
  },
): Promise<{ payouts: Payout[]; more: boolean }> {
  const { market, state = null, taxNumber = null, before = null, limit } = input
  const rows = await listPayouts(db, market, { state, taxNumber, before, limit: limit + 1 })
  return { payouts: rows.slice(0, limit), more: rows.length > limit }
}
