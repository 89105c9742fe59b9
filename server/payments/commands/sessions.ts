// Payment attempts and their sessions at the gateway.

import { randomInt, randomUUID } from 'node:crypto'
import type { PayAnswer } from '../../../contract/payments/api.ts'
import type { Currency } from '../../../contract/shared/market.ts'
import { isRetryable, lockOrder } from '../../orders/service.ts'
import type { Customer } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { originOf } from '../../platform/hosts.ts'
import type { GatewayRedirect, PaymentGateway, PaymentSession } from '../../platform/ports/payments.ts'
import {
  insertPayment,
  latestPayment,
  lockPaymentsOf,
  type PaymentChoice,
  updatePayment,
} from '../repository/payments.ts'
import { type PaymentAnswerRow, requestSession, type SessionRow, setSession } from '../repository/sessions.ts'
import { cardOfSession } from './cards.ts'

export interface NewAttempt {
  paymentId: string
  orderId: string
  attempt: number
  methodId: number
  mode: 'cod' | 'prepaid'
  choice: PaymentChoice
  amountMinor: number
  currency: Currency
  market: Customer['market']
  who: string
}

/**
 * Writes an attempt to pay: cash on delivery is due, a prepaid one is opened for the preferred gateway of its method; not for
 * those to avoid. @throws payment.method-closed
 */
export async function startPayment(
  app: App,
  tx: Tx,
  attempt: NewAttempt,
  avoid: readonly string[] = [],
): Promise<void> {
  const { paymentId, mode } = attempt
  const serving =
    mode === 'cod'
      ? null
      : app.ports.payments
          .candidates({ ...attempt, gateway: attempt.choice.gateway })
          .find(({ name }) => !avoid.includes(name))
  if (mode === 'prepaid' && !serving) throw appError('payment.method-closed')
  // the reference is not to be guessed from the order's number, and short enough for every gateway
  const chance = randomInt(36 ** 6)
    .toString(36)
    .padStart(6, '0')
    .toUpperCase()
  const state = mode === 'cod' ? 'due' : 'created'
  await insertPayment(tx, { ...attempt, id: paymentId, gateway: serving?.name ?? '', chance, state })
}

/**
 * Where an order stands, and where to go to pay for it: the gateway is called outside any transaction. While it cannot be
 * reached there is nowhere to go: the order is kept and can be paid later.
 */
export async function presentPayment(app: App, paymentId: string): Promise<PayAnswer> {
  return (await openSession(app, paymentId)).answer
}

/** The same, for a buyer who has pressed "pay" on the order itself. @throws payment.unavailable */
export async function presentRetry(app: App, paymentId: string): Promise<PayAnswer> {
  const { answer, reached } = await openSession(app, paymentId)
  if (!reached) throw appError('payment.unavailable')
  return answer
}

interface OpenedSession {
  answer: PayAnswer
  /** False when no gateway created a session. */
  reached: boolean
}

async function openSession(app: App, paymentId: string, avoid: readonly string[] = []): Promise<OpenedSession> {
  const row = await requestSession(app.db, paymentId, app.now())
  const { orderId, orderNumber, state, amountMinor: payable, mode, paymentState } = row
  const answer: PayAnswer = { orderId, orderNumber, paymentId, state, payable, redirect: null }
  const gateway = mode === 'prepaid' ? app.ports.payments.find(row.gateway) : null
  if (paymentState === 'failed') {
    // another attempt may have taken its place
    const latest = await latestPayment(app.db, orderId)
    if (latest && latest.id !== paymentId && latest.state === 'created') return openSession(app, latest.id, avoid)
  }
  // what is paid, owed back, has failed or is not wanted any more is not paid in its old session
  const isOpen = (paymentState === 'created' || paymentState === 'pending') && isRetryable(state)
  if (!gateway || !isOpen) return { answer, reached: true }
  try {
    const redirect = await redirectTo(app, gateway, row)
    app.ports.payments.report(gateway.name, true)
    return { answer: { ...answer, redirect }, reached: true }
  } catch (error) {
    app.log.warn({ err: error, gateway: gateway.name, payment: paymentId }, 'no payment session was created')
    app.ports.payments.report(gateway.name, false)
  }
  const tried = [...avoid, gateway.name]
  const next = await replaceAttempt(app, row, tried)
  return next ? openSession(app, next, tried) : { answer, reached: false }
}

/**
 * Opens an attempt at the next gateway in place of one whose session was not created. Null when there is none, or a buyer
 * may have been sent to the session: then it could be paid twice.
 */
async function replaceAttempt(app: App, row: PaymentAnswerRow, tried: readonly string[]): Promise<string | null> {
  const { paymentId: id, orderId, paymentState, sessionRef, methodId, market, amountMinor, currency, choice } = row
  if (paymentState !== 'created' || sessionRef !== null) return null
  const others = app.ports.payments.candidates({ methodId, market, amountMinor, gateway: choice.gateway })
  if (others.every(({ name }) => tried.includes(name))) return null
  const who = `gateway:${row.gateway}`
  return app.db.transaction(async tx => {
    const order = await lockOrder(tx, orderId, { kind: 'system', name: who })
    const last = (await lockPaymentsOf(tx, orderId)).at(-1)
    // meanwhile it was paid, cancelled, or replaced by another request
    if (!order || !isRetryable(order.state) || last?.id !== id || last.state !== 'created') return null
    const why = 'No session was created; another gateway is tried'
    await updatePayment(tx, { id, from: 'created', to: 'failed', gatewayRef: null, who, why, data: {} })
    const paymentId = randomUUID()
    const attempt = { paymentId, orderId, attempt: last.attempt + 1, methodId, mode: 'prepaid' as const }
    await startPayment(app, tx, { ...attempt, choice, amountMinor, currency, market, who }, tried)
    return paymentId
  })
}

async function redirectTo(app: App, gateway: PaymentGateway, row: SessionRow): Promise<GatewayRedirect | null> {
  const { paymentId } = row
  const session = sessionOf(app, gateway, row)
  const card = await cardOfSession(app, gateway, { ...row, buyer: session.buyer })
  const { redirect, sessionRef } = await gateway.createSession({ ...session, card })
  if (sessionRef === null || sessionRef === row.sessionRef) return redirect
  if (await setSession(app.db, paymentId, sessionRef)) return redirect
  // another process was first: both send the buyer to the same session
  return row.sessionRef === null
    ? redirectTo(app, gateway, await requestSession(app.db, paymentId, app.now()))
    : redirect
}

function sessionOf(app: App, gateway: PaymentGateway, row: SessionRow): PaymentSession {
  const { transactionRef, amountMinor, currency, methodId, choice, orderNumber, market, language, sessionRef } = row
  const { name, phone, email, repeated } = row
  const origin = originOf(app.config, market)
  return {
    ...{ transactionRef, amountMinor, currency, methodId, choice, orderNumber, market, language, sessionRef, repeated },
    buyer: { name: name ?? '', phone, email },
    returnUrl: `${origin}/payment/return/${gateway.name}?ref=${encodeURIComponent(transactionRef)}`,
  }
}
