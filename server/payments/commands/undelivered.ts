// Money of an undeliverable parcel: refunded when it was paid, otherwise no longer collected.

import type { Tx } from '../../platform/db.ts'
import { findDueAmount, lockPaymentsOf, type PaymentRow, updateDueAmount } from '../repository/payments.ts'
import { requestReturnRefund } from './refunds.ts'

/**
 * Sets the amount due on delivery to the order's current total, without returned parcels. Repeating it changes nothing.
 */
export async function followDueAmount(
  tx: Tx,
  payment: PaymentRow,
  { who, why }: { who: string; why: string },
): Promise<void> {
  const amountMinor = await findDueAmount(tx, payment.orderId)
  if (amountMinor !== payment.amountMinor) await updateDueAmount(tx, payment, { amountMinor, who, why })
}

/**
 * Refunds an undeliverable parcel of a locked order, once its credit note is issued: to the original payment method, or
 * by collecting less on delivery. Repeating a key changes nothing. Returns the refunded amount.
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
