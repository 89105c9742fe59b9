// Inserts a requested return, by the same rules for customers and for staff on their behalf.

import type { z } from 'zod'
import type { zReturnBody } from '../../../contract/returns/schemas.ts'
import { isCollectedAt } from '../../delivery/service.ts'
import type { OrderRow } from '../../orders/service.ts'
import type { Owned } from '../../platform/actor.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { settingOf } from '../../platform/limits.ts'
import type { ReturnPlan } from '../queries/plan-return.ts'
import { countReturnsOfOrder, findReturn, insertReturn, type ReturnRow } from '../repository/returns.ts'
import { emitReturn } from './move-return.ts'

export type ReturnInput = z.output<typeof zReturnBody>

/** Whether a return was created by the same request. */
export function isSame(made: ReturnRow, input: ReturnInput): boolean {
  const quantity = (lineNo: number) =>
    made.lines.filter(line => line.lineNo === lineNo).reduce((sum, line) => sum + line.quantity, 0)
  const lines = new Set(made.lines.map(({ lineNo }) => lineNo))
  return (
    made.orderNumber === input.orderNumber &&
    made.comesBack &&
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

/**
 * The number of returns per order is limited, including withdrawn ones: staff read each, and each sends mail. @throws
 * return.not-returnable
 */
export async function requireFewReturns(tx: Tx, { id, market }: OrderRow): Promise<void> {
  const most = settingOf(market, 'returns.per-order')
  if ((await countReturnsOfOrder(tx, id)) >= most) throw appError('return.not-returnable')
}

interface Request {
  input: ReturnInput
  /**
   * Bank account for the refund; null for the original payment method, or when the customer gives it through a link.
   */
  bankAccountId: string | null
  who: string
}

/** Inserts a planned return of a locked order. @throws payment.amount when the refund differs from what was shown */
export async function insertPlanned(
  tx: Tx,
  order: Owned<OrderRow>,
  plan: ReturnPlan,
  { input, bankAccountId, who }: Request,
): Promise<ReturnRow> {
  if (input.expectedRefund !== undefined && input.expectedRefund !== plan.refundMinor) throw appError('payment.amount')
  const { id: orderId, market, paymentMode, place, customerId } = order
  const { number } = await insertReturn(tx, {
    transactionId: input.returnTransactionId,
    ...{ orderId, market, bankAccountId, customerId, state: 'requested', comesBack: true },
    replacement: input.replacement ? { msn: input.replacement.productId, quantity: input.replacement.quantity } : null,
    ...{ kind: input.kind, reasonId: input.reasonId, note: input.note, pictures: input.pictures },
    ...{ reasonEn: plan.reason.nameEn, reasonHi: plan.reason.nameHi },
    handover: (await isCollectedAt(tx, market, place)) ? 'pick-up' : 'send-in',
    refundTo: paymentMode === 'prepaid' ? 'source' : bankAccountId ? 'bank-account' : 'link',
    ...{ withCharges: plan.withCharges, refundMinor: plan.refundMinor, lines: plan.parts, who },
  })
  const requested = await findReturn(tx, number)
  if (!requested) throw new Error(`Return ${number} was not written`)
  await emitReturn(tx, requested, 'requested', '')
  return requested
}
