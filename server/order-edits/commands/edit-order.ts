// Changes the lines of an order as it was previewed, once.

import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { TotalsInput } from '../../../contract/cart/totals-types.ts'
import type { StaffOrder } from '../../../contract/orders/staff-api.ts'
import { lockContacts } from '../../customers/service.ts'
import {
  changedLines,
  editLines,
  findEditMade,
  findOrderOfNumber,
  insertEdit,
  keepEdit,
  type LineAmounts,
  type LinesEdit,
  leftOf,
  lockOrderForStaff,
  type OrderRow,
  type ShownChange,
  staffOrder,
  whoOfStaff,
} from '../../orders/service.ts'
import { type Owned, ownAsStaff, requirePermission, type Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { requireConfirmedRefund } from '../../platform/step-up.ts'
import { type EditPlan, planEdit } from '../queries/plan-edit.ts'
import { type EditRequest, normalised, setsPrices } from '../rules/requests.ts'

export interface EditInput extends EditRequest {
  orderNumber: number
  reason: string
  /** Of the preview that the staff member has seen. */
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

/** Quantities, prices, promotions, surcharge and the amount, as the audit log shows them. */
const summary = (payableMinor: number, pricing: TotalsInput | null, lines: readonly LineAmounts[]) => ({
  payable: payableMinor,
  lines: lines.map(line => ({ lineNo: line.lineNo, quantity: leftOf(line), unitPrice: line.unitPriceMinor })),
  coupon: pricing?.promotion?.code ?? null,
  offers: (pricing?.automatic ?? []).map(({ code }) => code),
  surcharge: pricing?.surcharge?.amountMinor ?? 0,
})

/** The lines that a plan changes, for people. */
function shownChanges({ facts, stored }: EditPlan, edit: LinesEdit): ShownChange[] {
  return changedLines(stored.lines, edit.rest.lines).flatMap(change => {
    const { lineNo, quantityBefore: before, quantityAfter: after, unitPriceBefore, unitPriceAfter } = change
    const fact = facts.find(one => one.lineNo === lineNo)
    if (!fact) return []
    const prices = unitPriceBefore !== null && unitPriceAfter !== null && { unitPriceBefore, unitPriceAfter }
    return [{ nameEn: fact.nameEn, nameHi: fact.nameHi, before, after, ...prices }]
  })
}

/** Holds off orders of the customer, as a checkout does, so that a promotion is not used twice at once. @throws order.unknown */
async function lockBuyer(tx: Tx, actor: Staff, orderNumber: number): Promise<void> {
  const { customerId } = ownAsStaff(await findOrderOfNumber(tx, orderNumber), actor, 'order.unknown')
  await lockContacts(tx, customerId)
}

interface Asked {
  idempotencyKey: string
  changes: object
  who: string
  why: string
}

/** Makes a plan of a locked order, or keeps it until its difference is paid. */
async function makeOrKeep(
  tx: Tx,
  order: Owned<OrderRow>,
  { plan, edit, now }: { plan: EditPlan; edit: LinesEdit; now: Date },
  { idempotencyKey, changes, who, why }: Asked,
): Promise<void> {
  const { stored, payableAfterMinor, refundMinor } = plan
  const id = randomUUID()
  const before = { payableMinor: order.payableMinor, totals: stored.totals, lines: stored.lines }
  if (order.paymentMode === 'prepaid' && payableAfterMinor > order.payableMinor) {
    const shown = shownChanges(plan, edit)
    await keepEdit(
      tx,
      order,
      { id, idempotencyKey, changes, before, edit, payableAfterMinor, shown },
      { who, why, now },
    )
    return
  }
  const amounts = { payableBeforeMinor: order.payableMinor, payableAfterMinor, refundMinor }
  await insertEdit(tx, {
    ...{ id, orderId: order.id, idempotencyKey, changes, who, why, ...amounts, before },
    after: { payableMinor: payableAfterMinor, totals: edit.rest.totals, lines: edit.rest.lines },
  })
  const event = { orderId: order.id, editId: id, payableMinor: payableAfterMinor, refundMinor }
  await editLines(tx, order, edit, { who, why, event })
}

/**
 * Changes an order under its lock, or keeps the change until the customer has paid what it costs more. Repeating the
 * request changes nothing. @throws order.unknown, order.state, checkout.out-of-stock, request.idempotency, request.invalid,
 * session.forbidden for prices without `orders.price`, staff.confirm when much is refunded or taken off
 */
export async function editOrder(app: App, actor: Staff, input: EditInput): Promise<StaffOrder> {
  const { orderNumber, reason: why, digest, idempotencyKey, ...request } = input
  const changes = normalised(request)
  if (setsPrices(request)) requirePermission(actor, 'orders.price')
  await app.db.transaction(async tx => {
    if (typeof request.coupon === 'string' || request.offers !== undefined) await lockBuyer(tx, actor, orderNumber)
    const order = await lockOrderForStaff(tx, actor, orderNumber)
    const made = await findEditMade(tx, order.id, idempotencyKey)
    if (made && !(made.why === why && isDeepStrictEqual(made.changes, changes))) throw appError('request.idempotency')
    if (made) return
    const plan = await planEdit(app, tx, actor, order, request)
    const edit = requireAsShown(plan, digest)
    await requireConfirmedRefund(tx, actor, {
      market: order.market,
      orderNumber: order.number,
      // money that is not collected at the door is given away as one that is refunded
      amountMinor: Math.max(plan.refundMinor, plan.givenMinor),
      // prices and surcharges that the member has set make it dearer
      otherMinor: setsPrices(request) ? plan.payableAfterMinor - order.payableMinor : 0,
    })
    const who = whoOfStaff(actor)
    await makeOrKeep(tx, order, { plan, edit, now: app.now() }, { idempotencyKey, changes, who, why })
    describeChange({
      ...{ recordKind: 'order', recordId: String(orderNumber) },
      before: summary(order.payableMinor, plan.stored.pricing, plan.stored.lines),
      after: summary(plan.payableAfterMinor, edit.pricing, edit.rest.lines),
    })
  })
  return staffOrder(app.db, orderNumber)
}
