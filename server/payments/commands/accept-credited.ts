// Orders that the credit of an exchange pays for: accepted without a gateway.

import { acceptPayment, lockOrder } from '../../orders/service.ts'
import type { Tx } from '../../platform/db.ts'
import { lockPayment } from '../repository/payments.ts'
import { movePayment } from './move-payment.ts'

/** Accepts an order that is being placed and costs nothing more, as the credit of an exchange pays for all of it. */
export async function acceptFullyCredited(
  tx: Tx,
  { orderId, paymentId }: { orderId: string; paymentId: string },
  who: string,
): Promise<void> {
  const why = 'Paid by the credit of an exchange'
  const order = await lockOrder(tx, orderId, { kind: 'system', name: who })
  const payment = await lockPayment(tx, paymentId)
  if (!order || !payment || payment.amountMinor > 0) throw new Error(`Order ${orderId} is still to be paid`)
  await movePayment(tx, payment, 'paid', { who, why })
  await acceptPayment(tx, order, { who, why, data: { paymentId } })
}
