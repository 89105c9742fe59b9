// Bank transfers that staff confirm: the exact amount, each reference of a bank once.

import { type TransferConfirmed, zConfirmed } from '../../../contract/payments/staff-api.ts'
import { formatMoney } from '../../../contract/shared/money.ts'
import { lockOrderForStaff } from '../../orders/service.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { digest } from '../../platform/secrets.ts'
import { TRANSFER } from '../adapters/bank-transfer.ts'
import {
  findByGatewayRef,
  insertNotification,
  insertPaymentEvent,
  lockPaymentsOf,
  type PaymentRow,
  setOutcome,
} from '../repository/payments.ts'
import { findAnswer } from '../repository/sessions.ts'
import { type Outcome, settle } from '../service.ts'

export interface ReceivedTransfer {
  orderNumber: number
  /** UTR or RRN, in capitals and without spaces. */
  reference: string
  /** Received amount in paise. */
  amount: number
}

type Result = { outcome: Outcome; payment: PaymentRow }

/**
 * Confirms a transfer received for an order. A different amount is recorded with the payment and confirms nothing.
 * Idempotent by reference. @throws order.unknown, payment.not-transfer, payment.reference-used, payment.transfer-amount
 */
export async function confirmTransfer(app: App, actor: Staff, transfer: ReceivedTransfer): Promise<TransferConfirmed> {
  const { orderNumber, reference, amount } = transfer
  const { outcome, payment } = await app.db.transaction(tx => apply(tx, actor, transfer)).catch(rejectUsed)
  if (outcome === 'amount-mismatch') throw wrongAmount(payment.amountMinor, amount)
  if (outcome === 'reference-mismatch') throw appError('payment.reference-used')
  const confirmed = zConfirmed.shape.outcome.parse(outcome)
  const { state } = await findAnswer(app.db, payment.id)
  return { orderNumber, state, outcome: confirmed, reference, amount }
}

async function apply(tx: Tx, actor: Staff, { orderNumber, reference, amount }: ReceivedTransfer): Promise<Result> {
  const who = `staff:${actor.staffId}`
  const order = await lockOrderForStaff(tx, actor, orderNumber)
  // a difference is not paid by transfer
  const attempts = (await lockPaymentsOf(tx, order.id)).filter(
    ({ gateway, kind }) => gateway === TRANSFER && kind === 'order',
  )
  const payment = attempts.find(({ gatewayRef }) => gatewayRef === reference) ?? attempts.at(-1)
  if (!payment) throw appError('payment.not-transfer')
  const other = await findByGatewayRef(tx, TRANSFER, reference)
  if (other && other.id !== payment.id) return { outcome: 'reference-mismatch', payment }
  const rawBody = Buffer.from(JSON.stringify({ reference, amount, payment: payment.id, who }))
  const known = digest(JSON.stringify([reference, amount, payment.id]))
  const noted = await insertNotification(tx, {
    gateway: TRANSFER,
    digest: known,
    rawBody,
    signatureOk: true,
    outcome: '',
  })
  if (!noted.fresh) return { outcome: asRepeated(noted.outcome as Outcome), payment }
  const outcome = await applyNew(tx, payment, { who, reference, amount })
  await setOutcome(tx, noted.id, outcome)
  return { outcome, payment }
}

const asRepeated = (outcome: Outcome): Outcome =>
  outcome === 'paid' || outcome === 'refund-due' ? 'repeated' : outcome

async function applyNew(
  tx: Tx,
  payment: PaymentRow,
  { who, reference, amount }: { who: string; reference: string; amount: number },
): Promise<Outcome> {
  const { id, amountMinor, currency, transactionRef } = payment
  if (amount !== amountMinor) {
    const data = { reference, amountMinor: amount, dueMinor: amountMinor }
    const kind = amount < amountMinor ? 'transfer-short' : 'transfer-over'
    await insertPaymentEvent(tx, id, kind, { who, why: 'Not the amount of the order', data })
    return 'amount-mismatch'
  }
  const status = { transactionRef, gatewayRef: reference, state: 'success' as const, amountMinor: amount, currency }
  return settle(tx, TRANSFER, status, who)
}

function wrongAmount(dueMinor: number, amount: number) {
  const money = (minor: number) => formatMoney(minor, 'INR', 'en-IN')
  const gap = `${money(Math.abs(amount - dueMinor))} ${amount < dueMinor ? 'short' : 'over'}`
  const message = `${money(amount)} arrived, the order costs ${money(dueMinor)}: ${gap}.`
  return appError('payment.transfer-amount', { problems: [{ path: 'body.amount', message }] })
}

/** Two concurrent calls with one reference: the database accepts the first. */
function rejectUsed(error: unknown): never {
  const isUsed = error instanceof Error && 'constraint' in error && error.constraint === 'payments_gateway_ref'
  throw isUsed ? appError('payment.reference-used') : error
}
