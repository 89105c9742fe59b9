// Moves a payment from state to state, each change with its event.

import { post } from '../../ledger/service.ts'
import type { Tx } from '../../platform/db.ts'
import { type PaymentRow, updatePayment } from '../repository/payments.ts'
import { canTransitionPayment, type PaymentState } from '../rules/states.ts'

export interface PaymentCause {
  who: string
  why: string
  data?: object
  gatewayRef?: string
}

/** Moves a locked payment to another state and stores an event; a paid one is posted to the ledger. */
export async function movePayment<Row extends PaymentRow>(
  tx: Tx,
  payment: Row,
  to: PaymentState,
  cause: PaymentCause,
): Promise<Row> {
  const { id, state: from } = payment
  if (!canTransitionPayment(from, to)) throw new Error(`Payment ${id} cannot go from ${from} to ${to}`)
  const { who, why, data = {}, gatewayRef = null } = cause
  const moved = await updatePayment(tx, { id, from, to, gatewayRef, who, why, data })
  if (!moved) throw new Error(`Payment ${id} was not locked before it was moved`)
  if (to === 'paid') await post(tx, 'receipt', id)
  return { ...payment, state: to }
}
