// Requests a return or an exchange for a customer, or withdraws it.

import type { Return } from '../../../contract/returns/schemas.ts'
import { requireBankAccount } from '../../addresses/service.ts'
import { lockOwnOrder, type OrderRow, whoOf } from '../../orders/service.ts'
import { type Customer, type Owned, own } from '../../platform/actor.ts'
import type { Database, Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { isUnderway, presentReturn } from '../presenter.ts'
import { planReturn, type ReturnPlan } from '../queries/plan-return.ts'
import { listOwnUploads } from '../repository/pictures.ts'
import { findByTransaction, findReturn, type ReturnRow } from '../repository/returns.ts'
import { insertPlanned, isSame, type ReturnInput, requireFewReturns } from './insert-return.ts'
import { lockOwnReturn, moveReturn } from './move-return.ts'

const invalid = (path: string, message: string) => appError('request.invalid', { problems: [{ path, message }] })

async function checkPictures(tx: Tx, actor: Customer, { pictures }: ReturnInput, plan: ReturnPlan): Promise<void> {
  if (plan.reason.needsPictures && pictures.length === 0)
    throw invalid('body.pictures', 'Add a picture of the problem.')
  if (new Set(pictures).size < pictures.length) throw invalid('body.pictures', 'Each picture once.')
  const own = await listOwnUploads(tx, actor.customerId, pictures)
  if (own.length < pictures.length) throw invalid('body.pictures', 'This picture was not uploaded.')
}

/** The account for a refund; null for the original payment method. @throws request.invalid, address.bank-unknown */
async function bankAccountFor(tx: Tx, actor: Customer, order: OrderRow, input: ReturnInput): Promise<string | null> {
  const { kind, bankAccountId, refundByLink } = input
  const needed = order.paymentMode === 'cod' && kind === 'return'
  if (needed && !bankAccountId && !refundByLink)
    throw invalid('body.bankAccountId', 'Choose a bank account for the refund.')
  if (needed && bankAccountId && refundByLink)
    throw invalid('body.refundByLink', 'The refund goes to the account that you chose.')
  if (!needed && (bankAccountId || refundByLink))
    throw invalid('body.bankAccountId', 'The refund goes back the way it was paid.')
  return bankAccountId ? (await requireBankAccount(tx, actor, bankAccountId)).id : null
}

async function insertRequested(
  tx: Tx,
  actor: Customer,
  order: Owned<OrderRow>,
  input: ReturnInput,
): Promise<ReturnRow> {
  await requireFewReturns(tx, order)
  const plan = await planReturn(tx, order, input, actor.now)
  await checkPictures(tx, actor, input, plan)
  const bankAccountId = await bankAccountFor(tx, actor, order, input)
  return insertPlanned(tx, order, plan, { input, bankAccountId, who: whoOf(actor) })
}

/**
 * Requests a return of delivered items of the customer's order. Repeating the request changes nothing. @throws
 * order.unknown, order.not-invoiced, return.not-returnable, return.replacement, request.invalid, address.bank-unknown,
 * payment.amount when the refund differs from what was shown, request.idempotency
 */
export async function requestReturn(db: Database, actor: Customer, input: ReturnInput): Promise<Return> {
  const row = await db.transaction(async tx => {
    const order = await lockOwnOrder(tx, actor, input.orderNumber)
    const made = await findByTransaction(tx, actor.customerId, input.returnTransactionId)
    if (made && !isSame(made, input)) throw appError('request.idempotency')
    if (made) return made
    return insertRequested(tx, actor, order, input)
  })
  return presentReturn(row, actor.language)
}

/**
 * Withdraws a return; repeating it changes nothing. @throws return.unknown, return.state once a carrier has
 * collected the products or they have arrived
 */
export async function withdrawReturn(db: Database, actor: Customer, number: number): Promise<Return> {
  const row = await db.transaction(async tx => {
    const before = await lockOwnReturn(tx, actor, number)
    if (isUnderway(before))
      throw appError('return.state', { problems: [{ path: 'state', message: 'It is collected.' }] })
    if (before.state !== 'withdrawn') await moveReturn(tx, before, { to: 'withdrawn', who: whoOf(actor) })
    return own(await findReturn(tx, number), actor, 'return.unknown')
  })
  return presentReturn(row, actor.language)
}
