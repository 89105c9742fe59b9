// Money of a parcel that could not be delivered: refunded when it was paid, else no longer collected.

import type { Tx } from '../../platform/db.ts'
import { findDueAmount, lockPaymentsOf, type PaymentRow, updateDueAmount } from '../repository/payments.ts'
import { requestReturnRefund } from './refunds.ts'

/** Sets what is due on delivery to what the order costs now, without parcels that came back. Again changes nothing. */
export async function followDueAmount(
  tx: Tx,
  payment: PaymentRow,
  { who, why }: { who: string; why: string },
): Promise<void> {
  const amountMinor = await findDueAmount(tx, payment.orderId)
  if (amountMinor !== payment.amountMinor) await updateDueAmount(tx, payment, { amountMinor, who, why })
}

/**
 * Refunds a parcel of a locked order that could not be delivered, once its credit note is issued: the way it was paid, or
 * less is collected on delivery. The same key again changes nothing. Returns the amount that is refunded.
 */
export async function refundUndelivered(
  tx: Tx,
  orderId: string,
  { amountMinor, key, who }: { amountMinor: number; key: string; who: string },
): Promise<number> {
  const why = 'A parcel was not delivered'
  const due = (await lockPaymentsOf(tx, orderId)).find(({ state }) => state === 'due')
  if (due) {
    await followDueAmount(tx, due, { who, why })
    return 0
  }
  await requestReturnRefund(tx, orderId, { amountMinor, key, cause: 'not-delivered', bankAccountId: null, who, why })
  return amountMinor
}
