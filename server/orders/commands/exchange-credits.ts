// Exchange credits: returned items of one order pay for another, and the remainder is refunded.

import { post } from '../../ledger/service.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import {
  type CreditRow,
  findUsed,
  insertCredit,
  insertMovement,
  listReleasableReturns,
  lockCredit,
  lockCreditRowOfReturn,
  type NewCredit,
} from '../repository/exchange-credits.ts'
import type { OrderRow } from '../repository/orders.ts'

/** Issues a credit for the credited items of a locked order, in place of a refund. */
export async function issueCredit(tx: Tx, credit: NewCredit & { who: string }): Promise<void> {
  const { amountMinor, who } = credit
  const creditId = await insertCredit(tx, credit)
  const movementId = await insertMovement(tx, creditId, {
    kind: 'issued',
    amountMinor,
    orderId: null,
    cause: 'issued',
    who,
  })
  if (movementId) await post(tx, 'exchange-credit', movementId)
}

/** Uses part of a credit for an order being placed. @throws order.credit-used when less is left */
export async function spendCredit(
  tx: Tx,
  creditId: string,
  { orderId, amountMinor, cause, who }: { orderId: string; amountMinor: number; cause: string; who: string },
): Promise<void> {
  const credit = await lockCredit(tx, creditId)
  if (!credit || credit.balanceMinor < amountMinor) throw appError('order.credit-used')
  await insertMovement(tx, creditId, { kind: 'used', amountMinor: -amountMinor, orderId, cause, who })
}

/**
 * Gives back credit used by a locked order: a part, or all that is left of it. Does nothing when it has used none, or
 * when the same cause already gave it back.
 */
export async function giveBackCredit(
  tx: Tx,
  orderId: string,
  { amountMinor, cause, who }: { amountMinor?: number; cause: string; who: string },
): Promise<void> {
  const used = await findUsed(tx, orderId)
  if (!used || used.usedMinor === 0) return
  // an order may expire, be revived and end again
  const of = `order ${orderId} ${cause}${amountMinor === undefined ? ` ${used.movements}` : ''}`
  const back = amountMinor ?? used.usedMinor
  await insertMovement(tx, used.creditId, { kind: 'given-back', amountMinor: back, orderId, cause: of, who })
}

/** Uses the credit again for an order that had given it back when it expired. @throws order.credit-used */
export async function spendCreditAgain(tx: Tx, order: OrderRow, who: string): Promise<void> {
  const used = await findUsed(tx, order.id)
  if (!used || used.usedMinor > 0) return
  const cause = `order ${order.id} ${used.movements}`
  await spendCredit(tx, used.creditId, { orderId: order.id, amountMinor: order.exchangeCreditMinor, cause, who })
}

/** The credit of a return, locked; null when there is none. */
export function lockCreditOfReturn(tx: Tx, returnId: string): Promise<CreditRow | null> {
  return lockCreditRowOfReturn(tx, returnId)
}

/** Takes all that is left of a locked credit, to be refunded; returns the movement, null when nothing is left. */
export async function refundCredit(tx: Tx, credit: CreditRow, who: string): Promise<string | null> {
  const { id, balanceMinor } = credit
  if (balanceMinor === 0) return null
  const cause = `refund ${crypto.randomUUID()}`
  const movementId = await insertMovement(tx, id, {
    kind: 'refunded',
    amountMinor: -balanceMinor,
    orderId: null,
    cause,
    who,
  })
  if (movementId) await post(tx, 'exchange-credit', movementId)
  return movementId
}

/** Numbers of returns whose credit has to be refunded: it has expired, or an accepted order used part of it. */
export function listReleasable(db: Db, at: Date): Promise<number[]> {
  return listReleasableReturns(db, at)
}
