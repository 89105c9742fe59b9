// Finds the payment attempt that a gateway refers to.

import type { Db } from '../../platform/db.ts'
import type { GatewayStatus } from '../../platform/ports/payments.ts'
import { findByRef, findBySession, type PaymentRow } from '../repository/payments.ts'

/** The attempt that a gateway refers to: by our reference, otherwise by its session. */
export async function findAttempt(
  db: Db,
  gateway: string,
  { transactionRef, sessionRef }: Pick<GatewayStatus, 'transactionRef' | 'sessionRef'>,
): Promise<PaymentRow | null> {
  if (transactionRef) return findByRef(db, gateway, transactionRef)
  return sessionRef ? findBySession(db, gateway, sessionRef) : null
}
