// A customer requests a return or an exchange, or takes it back.

import type { z } from 'zod'
import type { Return, zReturnBody } from '../../../contract/returns/schemas.ts'
import { requireBankAccount } from '../../addresses/service.ts'
import { isCollectedAt } from '../../delivery/service.ts'
import { lockOwnOrder, type OrderRow, whoOf } from '../../orders/service.ts'
import { type Customer, type Owned, own } from '../../platform/actor.ts'
import type { Database, Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { settingOf } from '../../platform/limits.ts'
import { presentReturn } from '../presenter.ts'
import { planReturn, type ReturnPlan } from '../queries/plan-return.ts'
import { listOwnUploads } from '../repository/pictures.ts'
import {
  countReturnsOfOrder,
  findByTransaction,
  findReturn,
  insertReturn,
  type ReturnRow,
} from '../repository/returns.ts'
import { emitReturn, lockOwnReturn, moveReturn } from './move-return.ts'

export type ReturnInput = z.output<typeof zReturnBody>

const invalid = (path: string, message: string) => appError('request.invalid', { problems: [{ path, message }] })

/** Whether a return was made by the same request. */
function isSame(made: ReturnRow, input: ReturnInput): boolean {
  const quantity = (lineNo: number) =>
    made.lines.filter(line => line.lineNo === lineNo).reduce((sum, line) => sum + line.quantity, 0)
  const lines = new Set(made.lines.map(({ lineNo }) => lineNo))
  return (
    made.orderNumber === input.orderNumber &&
    made.kind === input.kind &&
    made.reasonId === input.reasonId &&
    made.note === input.note &&
    made.pictures.join() === input.pictures.join() &&
    (made.bankAccountId ?? undefined) === input.bankAccountId &&
    (made.replacement?.msn ?? undefined) === input.replacement?.productId &&
    (made.replacement?.quantity ?? undefined) === input.replacement?.quantity &&
    (made.kind === 'exchange' || (made.refundTo === 'link') === input.refundByLink) &&
    lines.size === input.items.length &&
    input.items.every(item => quantity(item.lineNo) === item.quantity)
  )
}

async function checkPictures(tx: Tx, actor: Customer, { pictures }: ReturnInput, plan: ReturnPlan): Promise<void> {
  if (plan.reason.needsPictures && pictures.length === 0)
    throw invalid('body.pictures', 'Add a picture of the problem.')
  if (new Set(pictures).size < pictures.length) throw invalid('body.pictures', 'Each picture once.')
  const own = await listOwnUploads(tx, actor.customerId, pictures)
  if (own.length < pictures.length) throw invalid('body.pictures', 'This picture was not uploaded.')
}

/** The account that a refund goes to; null when it goes back the way it came. @throws request.invalid, address.bank-unknown */
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

async function insertRequested(tx: Tx, actor: Customer, order: Owned<OrderRow>, input: ReturnInput): Promise<number> {
  // withdrawn ones too: each is read by staff and sends mail
  const most = settingOf(order.market, 'returns.per-order')
  if ((await countReturnsOfOrder(tx, order.id)) >= most) throw appError('return.not-returnable')
  const plan = await planReturn(tx, order, input, actor.now)
  await checkPictures(tx, actor, input, plan)
  const bankAccountId = await bankAccountFor(tx, actor, order, input)
  if (input.expectedRefund !== undefined && input.expectedRefund !== plan.refundMinor) throw appError('payment.amount')
  const { id: orderId, market, paymentMode, place } = order
  const { number } = await insertReturn(tx, {
    transactionId: input.returnTransactionId,
    ...{ orderId, market, bankAccountId, customerId: actor.customerId },
    replacement: input.replacement ? { msn: input.replacement.productId, quantity: input.replacement.quantity } : null,
    ...{ kind: input.kind, reasonId: input.reasonId, note: input.note, pictures: input.pictures },
    ...{ reasonEn: plan.reason.nameEn, reasonHi: plan.reason.nameHi },
    handover: (await isCollectedAt(tx, market, place)) ? 'pick-up' : 'send-in',
    refundTo: paymentMode === 'prepaid' ? 'source' : bankAccountId ? 'bank-account' : 'link',
    ...{ withCharges: plan.withCharges, refundMinor: plan.refundMinor, lines: plan.parts, who: whoOf(actor) },
  })
  return number
}

/**
 * Requests a return of delivered items of the customer's order. The same request again changes nothing. @throws
 * order.unknown, order.not-invoiced, return.not-returnable, return.replacement, request.invalid, address.bank-unknown,
 * payment.amount when it comes to another refund than was shown, request.idempotency
 */
export async function requestReturn(db: Database, actor: Customer, input: ReturnInput): Promise<Return> {
  const row = await db.transaction(async tx => {
    const order = await lockOwnOrder(tx, actor, input.orderNumber)
    const made = await findByTransaction(tx, actor.customerId, input.returnTransactionId)
    if (made && !isSame(made, input)) throw appError('request.idempotency')
    if (made) return made
    const number = await insertRequested(tx, actor, order, input)
    const requested = own(await findReturn(tx, number), actor, 'return.unknown')
    await emitReturn(tx, requested, 'requested', '')
    return requested
  })
  return presentReturn(row, actor.language)
}

/** Takes a return back; again changes nothing. @throws return.unknown, return.state once the products have arrived */
export async function withdrawReturn(db: Database, actor: Customer, number: number): Promise<Return> {
  const row = await db.transaction(async tx => {
    const before = await lockOwnReturn(tx, actor, number)
    if (before.state !== 'withdrawn') await moveReturn(tx, before, { to: 'withdrawn', who: whoOf(actor) })
    return own(await findReturn(tx, number), actor, 'return.unknown')
  })
  return presentReturn(row, actor.language)
}
