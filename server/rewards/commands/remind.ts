// Which points a customer is to be told of before they expire; each of them once.

import { termsAt } from '../../../contract/rewards/points.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { lockAccount, sumUnexpired, takeUntold } from '../repository/points.ts'
import { listTerms } from '../repository/rules.ts'

/** What points are worth in a market, and how many a customer needs to use them; null while there are no terms. */
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
