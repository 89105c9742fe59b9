// Changes the lines of an order as it was previewed, once.

import { isDeepStrictEqual } from 'node:util'
import type { StaffOrder } from '../../../contract/orders/staff-api.ts'
import { editLines, lockOrderForStaff, staffOrder, whoOfStaff } from '../../orders/service.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import { appError } from '../../platform/errors.ts'
import { requireConfirmedRefund } from '../../platform/step-up.ts'
import { type EditPlan, planEdit } from '../queries/plan-edit.ts'
import { findEditMade, insertEdit } from '../repository.ts'
import { type EditRequest, normalised } from '../rules/requests.ts'

export interface EditInput extends EditRequest {
  orderNumber: number
  reason: string
  /** Of the preview that the member of staff has seen. */
  digest: string
  idempotencyKey: string
}

/** @throws checkout.out-of-stock, order.state with the reasons when the order is not as it was previewed */
function requireAsShown({ problems, digest, edit }: EditPlan, shown: string): NonNullable<EditPlan['edit']> {
  const reasons = problems.map(({ code, lineNo, productId }) => {
    return { path: productId ?? (lineNo === null ? 'order' : `line ${lineNo}`), message: code }
  })
  if (reasons.length > 0 && problems.every(({ code }) => code === 'stock'))
    throw appError('checkout.out-of-stock', { problems: reasons })
  if (reasons.length > 0) throw appError('order.state', { problems: reasons })
  if (!edit || digest !== shown) throw appError('order.state', { problems: [{ path: 'order', message: 'changed' }] })
  return edit
}

/** The quantities and the amount, as the audit log shows them. */
const summary = (
  payableMinor: number,
  lines: readonly { lineNo: number; quantity: number; cancelledQuantity: number }[],
) => ({
  payable: payableMinor,
  lines: lines.map(({ lineNo, quantity, cancelledQuantity }) => ({ lineNo, quantity: quantity - cancelledQuantity })),
})

/**
 * Changes the lines of an order under its lock. The same request again changes nothing. @throws order.unknown, order.state,
 * checkout.out-of-stock, request.idempotency, request.invalid, staff.confirm when much is refunded
 */
export async function editOrder(app: App, actor: Staff, input: EditInput): Promise<StaffOrder> {
  const { orderNumber, reason: why, digest, idempotencyKey, ...request } = input
  const changes = normalised(request)
  await app.db.transaction(async tx => {
    const order = await lockOrderForStaff(tx, actor, orderNumber)
    const made = await findEditMade(tx, order.id, idempotencyKey)
    if (made && !(made.why === why && isDeepStrictEqual(made.changes, changes))) throw appError('request.idempotency')
    if (made) return
    const plan = await planEdit(app, tx, actor, order, request)
    const edit = requireAsShown(plan, digest)
    const { stored, payableAfterMinor, refundMinor } = plan
    await requireConfirmedRefund(tx, actor, {
      market: order.market,
      orderNumber: order.number,
      amountMinor: refundMinor,
    })
    const amounts = { payableBeforeMinor: order.payableMinor, payableAfterMinor, refundMinor }
    const who = whoOfStaff(actor)
    const editId = await insertEdit(tx, {
      ...{ orderId: order.id, idempotencyKey, changes, who, why, ...amounts },
      before: { payableMinor: order.payableMinor, totals: stored.totals, lines: stored.lines },
      after: { payableMinor: payableAfterMinor, totals: edit.rest.totals, lines: edit.rest.lines },
    })
    const event = { orderId: order.id, editId, payableMinor: payableAfterMinor, refundMinor }
    await editLines(tx, order, edit, { who, why, event })
    describeChange({
      ...{ recordKind: 'order', recordId: String(orderNumber) },
      before: summary(order.payableMinor, stored.lines),
      after: summary(payableAfterMinor, edit.rest.lines),
    })
  })
  return staffOrder(app.db, orderNumber)
}
