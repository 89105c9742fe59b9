// Opens a return for the customer of an order who asked for it by phone or in a message.

import type { openReturnEndpoints } from '../../../contract/returns/open-api.ts'
import type { Return } from '../../../contract/returns/schemas.ts'
import type { HandlerInput } from '../../../contract/shared/endpoint.ts'
import { type OrderRow, whoOfStaff } from '../../orders/service.ts'
import type { Owned, Staff } from '../../platform/actor.ts'
import { describeChange } from '../../platform/audit.ts'
import type { Database, Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { presentReturn } from '../presenter.ts'
import { sayingWhy } from '../queries/open-return.ts'
import { planReturn } from '../queries/plan-return.ts'
import { findByTransaction, type ReturnRow } from '../repository/returns.ts'
import { insertPlanned, isSame, type ReturnInput, requireFewReturns } from './insert-return.ts'
import { lockWithCustomer } from './lock-with-customer.ts'

export type OpenInput = HandlerInput<(typeof openReturnEndpoints)['openReturn']>['body'] & { orderNumber: number }

/**
 * The request as the customer would make it: only the customer may choose an account, so cash is refunded through a
 * link.
 */
function asRequest({ idempotencyKey, ...input }: OpenInput, { paymentMode }: OrderRow): ReturnInput {
  const refundByLink = paymentMode === 'cod' && input.kind === 'return'
  return { ...input, returnTransactionId: idempotencyKey, pictures: [], refundByLink }
}

async function insertOpened(tx: Tx, actor: Staff, order: Owned<OrderRow>, input: ReturnInput): Promise<ReturnRow> {
  const { now } = actor
  const plan = await sayingWhy(tx, order, { request: input, now }, async () => {
    await requireFewReturns(tx, order)
    return planReturn(tx, order, input, now)
  })
  const row = await insertPlanned(tx, order, plan, { input, bankAccountId: null, who: whoOfStaff(actor) })
  const { number, kind, refundMinor, reasonEn: reason, lines } = row
  const items = lines.map(({ lineNo, quantity }) => ({ lineNo, quantity }))
  const after = { returnNumber: number, kind, reason, refundMinor, items }
  describeChange({ recordKind: 'return', recordId: String(number), after })
  return row
}

/**
 * Opens a return for the customer of an order, by the same rules as the customer's own. Repeating the request changes
 * nothing.
 * @throws order.unknown, customer.unknown for a deleted account, order.state when it has meanwhile moved to another
 *   customer, order.not-invoiced, return.not-returnable with the reasons, return.replacement, request.invalid,
 *   payment.amount when the refund differs from what was shown, request.idempotency
 */
export async function openReturn(db: Database, actor: Staff, input: OpenInput): Promise<Return> {
  const row = await db.transaction(async tx => {
    const { order, hasAccount } = await lockWithCustomer(tx, actor, input.orderNumber)
    if (!hasAccount) throw appError('customer.unknown')
    const request = asRequest(input, order)
    const made = await findByTransaction(tx, order.customerId, request.returnTransactionId)
    if (made && !isSame(made, request)) throw appError('request.idempotency')
    return made ?? insertOpened(tx, actor, order, request)
  })
  return presentReturn(row, actor.language)
}
