// What is to be paid: an order, or the difference of an edit of it.

import { findWaitingDifference, isRetryable, type OrderRow } from '../../orders/service.ts'
import type { Db } from '../../platform/db.ts'

/** What an order, or an edit of it, is to be paid, and whether it still waits for that; 0 for an edit that waits no more. */
export async function dueOf(
  db: Db,
  { id, state, paymentMode, payableMinor }: OrderRow,
  editId: string | null,
): Promise<{ amountMinor: number; open: boolean }> {
  if (editId === null) return { amountMinor: payableMinor, open: paymentMode === 'prepaid' && isRetryable(state) }
  const waiting = await findWaitingDifference(db, id)
  return waiting?.id === editId ? { amountMinor: waiting.differenceMinor, open: true } : { amountMinor: 0, open: false }
}
