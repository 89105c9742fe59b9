// Refunds delivered units that the customer keeps or never got, or part of their price: credited and refunded at once,
// without a change of stock.

import type { reductionEndpoints } from '../../../contract/returns/reductions-api.ts'
import type { HandlerInput } from '../../../contract/shared/endpoint.ts'
import { sum } from '../../../contract/shared/money.ts'
import { issueCreditNotes } from '../../invoices/service.ts'
import { type OrderRow, whoOfStaff } from '../../orders/service.ts'
import { requestReturnRefund } from '../../payments/service.ts'
import type { Owned, Staff } from '../../platform/actor.ts'
import { describeChange } from '../../platform/audit.ts'
import type { Database, Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { requireConfirmedRefund } from '../../platform/step-up.ts'
import { partsToReduce, whileInvoiced } from '../queries/reductions.ts'
import { type CreditedNote, findLeftMinor, listCreditedUnder } from '../repository/reductions.ts'
import { lockWithCustomer } from './lock-with-customer.ts'

type Input = HandlerInput<(typeof reductionEndpoints)['reducePrice']>['body'] & { orderNumber: number }

/** What a request has credited and refunded. */
export interface Reduction {
  refund: number
  creditNotes: string[]
}

const present = (notes: readonly CreditedNote[]): Reduction => ({
  refund: sum(notes.map(({ payableMinor }) => payableMinor)),
  creditNotes: notes.map(({ number }) => number),
})

/** Whether a request matches what was credited with its key. */
function isSame(notes: readonly CreditedNote[], { items }: Input): boolean {
  const credited = notes.flatMap(note => note.items)
  const of = (lineNo: number) => {
    const ofLine = credited.filter(one => one.lineNo === lineNo)
    const quantity = sum(ofLine.map(one => one.quantity))
    return quantity > 0 ? { quantity } : { amount: sum(ofLine.map(one => one.totalMinor)) }
  }
  return (
    new Set(credited.map(({ lineNo }) => lineNo)).size === items.length &&
    items.every(({ lineNo, ...wanted }) => {
      const { quantity, amount } = { quantity: undefined, amount: undefined, ...of(lineNo) }
      return quantity === wanted.quantity && amount === wanted.amount
    })
  )
}

async function reduceLocked(tx: Tx, actor: Staff, order: Owned<OrderRow>, input: Input & { key: string }) {
  const { id: orderId, market, number: orderNumber } = order
  const { key, reason, note, items } = input
  const parts = await partsToReduce(tx, order, { items, reason })
  const left = await findLeftMinor(tx, orderId)
  const goodwill = reason === 'goodwill'
  const request = { orderId, items: parts, withCharges: false, goodwill, key, reason: 'price-changed' as const }
  const { amountMinor } = await whileInvoiced(() => issueCreditNotes(tx, request))
  if (amountMinor !== input.expectedRefund) throw appError('payment.amount')
  if (amountMinor > left) {
    const message = left === 0 ? 'Nothing is paid that could be refunded.' : 'Its payments leave less than that.'
    throw appError('order.state', { problems: [{ path: '', message }] })
  }
  const why = `${reason}: ${note}`
  const refund = { amountMinor, key, cause: 'price-reduced' as const, bankAccountId: null, who: whoOfStaff(actor), why }
  await requestReturnRefund(tx, orderId, refund)
  await requireConfirmedRefund(tx, actor, { market, orderNumber, amountMinor })
  const notes = await listCreditedUnder(tx, orderId, key)
  describeChange({ after: { reason, items, refundMinor: amountMinor, creditNotes: notes.map(({ number }) => number) } })
  return notes
}

/**
 * Credits and refunds delivered units that do not come back, or part of their price; repeating it changes nothing.
 * @throws order.unknown, order.not-invoiced, customer.unknown for a cash refund to a deleted account, invoice.credited
 * when less is left, payment.amount when the refund differs from what was shown, order.state when the payments leave
 * less, request.invalid, request.idempotency, staff.confirm and staff.approval-waits for a large refund
 */
export function reducePrice(db: Database, actor: Staff, input: Input): Promise<Reduction> {
  const key = `reduction ${input.idempotencyKey}`
  return db.transaction(async tx => {
    const { order, hasAccount } = await lockWithCustomer(tx, actor, input.orderNumber)
    const made = await listCreditedUnder(tx, order.id, key)
    if (made.length > 0 && !isSame(made, input)) throw appError('request.idempotency')
    if (made.length > 0) return present(made)
    // nobody is left to give an account
    if (!hasAccount && order.paymentMode === 'cod') throw appError('customer.unknown')
    return present(await reduceLocked(tx, actor, order, { ...input, key }))
  })
}
