// Points to remind a customer of before they expire; each once.

import { termsAt } from '../../../contract/rewards/points.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { lockAccount, sumUnexpired, takeUntold } from '../repository/points.ts'
import { listTerms } from '../repository/rules.ts'

/** The value of points in a market, and the minimum to redeem them; null without terms. */
export async function pointTerms(
  db: Db,
  market: Market,
  now: Date,
): Promise<{ pointMinor: number; minBalance: number } | null> {
  const terms = termsAt(await listTerms(db, market), now)
  return terms && { pointMinor: terms.pointMinor, minBalance: terms.minBalancePoints }
}

/**
 * Marks the points of a customer that expire up to a time as told, so that nobody tells of them again; returns them, the first
 * to expire first, with all points that can be used.
 */
export async function takeExpiring(
  tx: Tx,
  customerId: string,
  { now, until }: { now: Date; until: Date },
): Promise<{ balance: number; lots: { points: number; expiresAt: Date }[] }> {
  await lockAccount(tx, customerId)
  const lots = await takeUntold(tx, customerId, now, until)
  return { balance: await sumUnexpired(tx, customerId, now), lots }
}
