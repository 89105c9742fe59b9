// The credit of an exchange for another product: the replacement is put into the cart, and the rest is refunded.

import type { Return } from '../../../contract/returns/schemas.ts'
import { fillCart } from '../../cart/service.ts'
import { listReleasable, lockCreditOfReturn, lockOrder, refundCredit, whoOf } from '../../orders/service.ts'
import { requestReturnRefund } from '../../payments/service.ts'
import { type Customer, own } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Database, Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { presentReturn } from '../presenter.ts'
import { findReturn, type ReturnRow } from '../repository/returns.ts'
import { lockOwnReturn } from './move-return.ts'

const JOB = 'job:exchange-credits'

/** @throws return.state */
function requireCredit({ credit, state }: ReturnRow): void {
  if (!credit) throw appError('return.state', { problems: [{ path: 'state', message: `It is ${state}.` }] })
}

/** Puts the replacement into the customer's cart. @throws return.unknown, return.state, return.replacement, cart.too-many-items */
export async function buyReplacement(
  { db }: Pick<App, 'db'>,
  actor: Customer,
  number: number,
): Promise<{ noOfItems: number }> {
  const row = own(await findReturn(db, number), actor, 'return.unknown')
  requireCredit(row)
  const { replacement } = row
  if (!replacement) throw appError('return.replacement')
  const { msn, quantity } = replacement
  const { cart, lines } = await fillCart(db, actor, [{ msn, offerId: null, quantity }])
  if (!lines[0]) throw appError('return.replacement')
  return { noOfItems: cart.noOfItems }
}

/** Refunds the rest of a return's credit, with the order locked, to the payment of that order. */
async function refundLeft(tx: Tx, { id, orderId }: ReturnRow, who: string): Promise<boolean> {
  const credit = await lockCreditOfReturn(tx, id)
  const movementId = credit && (await refundCredit(tx, credit, who))
  if (!movementId) return false
  const { balanceMinor: amountMinor, bankAccountId } = credit
  const refund = { amountMinor, key: `exchange credit ${movementId}`, cause: 'returned' as const, bankAccountId }
  await requestReturnRefund(tx, orderId, { ...refund, who, why: 'Rest of an exchange credit' })
  return true
}

/**
 * Refunds the rest of the credit of the customer's return; repeating it changes nothing. What an unpaid order has used
 * stays with it. @throws return.unknown, return.state
 */
export async function refundExchangeCredit(db: Database, actor: Customer, number: number): Promise<Return> {
  const row = await db.transaction(async tx => {
    const before = await lockOwnReturn(tx, actor, number)
    requireCredit(before)
    await refundLeft(tx, before, whoOf(actor))
    return own(await findReturn(tx, number), actor, 'return.unknown')
  })
  return presentReturn(row, actor.language)
}

/** Refunds expired credits, and what accepted orders have left of theirs; returns how many. */
export async function refundCredits(app: App): Promise<number> {
  let refunded = 0
  for (const number of await listReleasable(app.db, app.now())) {
    const done = await app.db.transaction(async tx => {
      const row = await findReturn(tx, number)
      if (!row || !(await lockOrder(tx, row.orderId, { kind: 'system', name: JOB }))) return false
      return refundLeft(tx, row, JOB)
    })
    if (done) refunded++
  }
  return refunded
}
