// The amount due for an order, or for the difference of an edit.

import { findWaitingDifference, isRetryable, type OrderRow } from '../../orders/service.ts'
import type { Db } from '../../platform/db.ts'

/**
 * The amount due for an order or an edit, and whether it still waits for payment; 0 for an edit that no longer waits.
 */
export async function dueOf(
  db: Db,
  { id, state, paymentMode, payableMinor }: OrderRow,
  editId: string | null,
): Promise<{ amountMinor: number; open: boolean }> {
  if (editId === null) return { amountMinor: payableMinor, open: paymentMode === 'prepaid' && isRetryable(state) }
  const waiting = await findWaitingDifference(db, id)
  return waiting?.id === editId ? { amountMinor: waiting.differenceMinor, open: true } : { amountMinor: 0, open: false }
}
