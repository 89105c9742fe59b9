// Accepts orders fully paid by an exchange credit, without a gateway.

import { acceptPayment, lockOrder } from '../../orders/service.ts'
import type { Tx } from '../../platform/db.ts'
import { lockPayment } from '../repository/payments.ts'
import { movePayment } from './move-payment.ts'

/** Accepts an order being placed with nothing left to pay, because the exchange credit covers all of it. */
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
