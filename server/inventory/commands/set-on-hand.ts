// Sets the stock on hand from a count or a supplier's file.

import type { Tx } from '../../platform/db.ts'
import { type Count, writeCounts } from '../repository/count.ts'

/**
 * Sets the units on hand by warehouse, in one statement; never below what orders have reserved. The first units of a
 * product in a new warehouse are published with the change of the product itself, in the same transaction.
 */
export async function setOnHand(tx: Tx, counts: readonly Count[], cause: { who: string; why: string }): Promise<void> {
  if (counts.length > 0) await writeCounts(tx, counts, cause.who, cause.why)
}
