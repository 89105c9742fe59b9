// Payment attempts and their gateway sessions.

import { randomInt, randomUUID } from 'node:crypto'
import type { PayAnswer } from '../../../contract/payments/api.ts'
import type { Currency } from '../../../contract/shared/market.ts'
import { isRetryable, lockOrder } from '../../orders/service.ts'
import type { Customer } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { originOf } from '../../platform/hosts.ts'
import type { PaymentGateway, PaymentSession } from '../../platform/ports/payments.ts'
import { presentUpi } from '../presenter.ts'
import { dueOf } from '../queries/due.ts'
import { listDowntimes } from '../repository/disputes.ts'
import {
  insertPayment,
  lastAttempt,
  latestPayment,
  lockPaymentsOf,
  nextAttempt,
  type PaymentChoice,
  updatePayment,
} from '../repository/payments.ts'
import { type PaymentAnswerRow, requestSession, type SessionRow, setSession } from '../repository/sessions.ts'
import { isDown } from '../rules/downtimes.ts'
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
  /** The edit whose difference it pays; null for the order. */
  editId: string | null
  who: string
}

/**
 * Inserts a payment attempt: cash on delivery is due, a prepaid one is opened for the preferred gateway of its method,
 * except those to avoid; without an amount it has no gateway. @throws payment.method-closed
 */
export async function startPayment(
  app: App,
  tx: Tx,
  attempt: NewAttempt,
  avoid: readonly string[] = [],
): Promise<void> {
  const { paymentId, mode } = attempt
  const others =
    mode === 'cod' || attempt.amountMinor === 0
      ? []
      : app.ports.payments
          .candidates({ ...attempt, gateway: attempt.choice.gateway })
          .filter(({ name }) => !avoid.includes(name))
  const serving = await workingOf(app, tx, others, attempt.methodId)
  if (mode === 'prepaid' && attempt.amountMinor > 0 && !serving) throw appError('payment.method-closed')
  // the reference must not be guessable from the order number, and must be short enough for every gateway
  const chance = randomInt(36 ** 6)
    .toString(36)
    .padStart(6, '0')
    .toUpperCase()
  const state = mode === 'cod' ? 'due' : 'created'
  await insertPayment(tx, { ...attempt, id: paymentId, gateway: serving?.name ?? '', chance, state })
}

/** The first gateway that reports no outage of the method; only matters with several. */
async function workingOf(app: App, tx: Tx, gateways: readonly PaymentGateway[], methodId: number) {
  if (gateways.length < 2) return gateways[0]
  const downtimes = await listDowntimes(tx, app.now())
  return gateways.find(({ name }) => !isDown(downtimes, name, methodId)) ?? gateways[0]
}

/**
 * The state of an order, and where to pay it: the gateway is called outside any transaction. While it cannot be reached
 * there is no page: the order is kept and can be paid later.
 */
export async function presentPayment(app: App, actor: Customer, paymentId: string): Promise<PayAnswer> {
  return (await openSession(app, actor, paymentId)).answer
}

/** The same, for a buyer who pressed "pay" on the order itself. @throws payment.unavailable */
export async function presentRetry(app: App, actor: Customer, paymentId: string): Promise<PayAnswer> {
  const { answer, reached } = await openSession(app, actor, paymentId)
  if (!reached) throw appError('payment.unavailable')
  return answer
}

interface OpenedSession {
  answer: PayAnswer
  /** False when no gateway created a session. */
  reached: boolean
}

async function openSession(
  app: App,
  actor: Customer,
  paymentId: string,
  avoid: readonly string[] = [],
): Promise<OpenedSession> {
  const row = await requestSession(app.db, paymentId, app.now())
  const { orderId, orderNumber, state, amountMinor: payable, mode, paymentState } = row
  const answer: PayAnswer = { orderId, orderNumber, paymentId, state, payable, redirect: null, upiRequest: null }
  const gateway = mode === 'prepaid' ? app.ports.payments.find(row.gateway) : null
  if (paymentState === 'failed') {
    // another attempt may have taken its place
    const latest = await latestPayment(app.db, orderId, row.editId)
    if (latest && latest.id !== paymentId && latest.state === 'created')
      return openSession(app, actor, latest.id, avoid)
  }
  // attempts that are paid, due for refund, failed or no longer wanted must not be paid in their old session
  const wanted = row.editId === null ? isRetryable(state) : row.editWaits
  const isOpen = (paymentState === 'created' || paymentState === 'pending') && wanted
  if (!gateway || !isOpen) return { answer, reached: true }
  try {
    const target = await targetOf(app, actor, gateway, row)
    app.ports.payments.report(gateway.name, true)
    return { answer: { ...answer, ...target }, reached: true }
  } catch (error) {
    app.log.warn({ err: error, gateway: gateway.name, payment: paymentId }, 'no payment session was created')
    app.ports.payments.report(gateway.name, false)
  }
  const tried = [...avoid, gateway.name]
  const next = await replaceAttempt(app, row, tried)
  return next ? openSession(app, actor, next, tried) : { answer, reached: false }
}

/**
 * Opens an attempt at the next gateway in place of one whose session was not created. Null when there is none, or when
 * a buyer may have been sent to the session: it could then be paid twice.
 */
async function replaceAttempt(app: App, row: PaymentAnswerRow, tried: readonly string[]): Promise<string | null> {
  const {
    paymentId: id,
    orderId,
    paymentState,
    sessionRef,
    methodId,
    market,
    amountMinor,
    currency,
    choice,
    editId,
  } = row
  if (paymentState !== 'created' || sessionRef !== null) return null
  const others = app.ports.payments.candidates({ methodId, market, amountMinor, gateway: choice.gateway })
  if (others.every(({ name }) => tried.includes(name))) return null
  const who = `gateway:${row.gateway}`
  return app.db.transaction(async tx => {
    const order = await lockOrder(tx, orderId, { kind: 'system', name: who })
    const payments = await lockPaymentsOf(tx, orderId)
    const last = lastAttempt(payments, editId)
    // paid, cancelled or replaced by another request in the meantime
    if (!order || !(await dueOf(tx, order, editId)).open || last?.id !== id || last.state !== 'created') return null
    const why = 'No session was created; another gateway is tried'
    await updatePayment(tx, { id, from: 'created', to: 'failed', gatewayRef: null, who, why, data: {} })
    const paymentId = randomUUID()
    const attempt = { paymentId, orderId, attempt: nextAttempt(payments), methodId, mode: 'prepaid' as const }
    await startPayment(app, tx, { ...attempt, choice, amountMinor, currency, market, editId, who }, tried)
    return paymentId
  })
}

/** Where the buyer pays: on the gateway's page, or with a UPI app through what the store shows. */
async function targetOf(
  app: App,
  actor: Customer,
  gateway: PaymentGateway,
  row: SessionRow,
): Promise<Pick<PayAnswer, 'redirect' | 'upiRequest'>> {
  const { paymentId } = row
  // a UPI payment is created once: nobody should approve two for the same attempt
  if (row.upiLink !== null) return { redirect: null, upiRequest: presentUpi(row, actor.now) }
  const session = sessionOf(app, actor, gateway, row)
  const card = await cardOfSession(app, gateway, { ...row, buyer: session.buyer })
  const { redirect, sessionRef, upi } = await gateway.createSession({ ...session, card })
  const upiLink = upi?.link ?? null
  const target = {
    redirect,
    upiRequest: presentUpi({ ...row, upiLink, upiExpiresAt: upi?.expiresAt ?? null }, actor.now),
  }
  if (sessionRef === null || sessionRef === row.sessionRef) return target
  if (await setSession(app.db, paymentId, sessionRef, upi)) return target
  // another process was first: both send the buyer to the same session
  return row.sessionRef === null
    ? targetOf(app, actor, gateway, await requestSession(app.db, paymentId, app.now()))
    : target
}

function sessionOf(app: App, actor: Customer, gateway: PaymentGateway, row: SessionRow): PaymentSession {
  const { transactionRef, amountMinor, currency, methodId, choice, orderNumber, market, language, sessionRef } = row
  const { name, phone, email, repeated } = row
  const origin = originOf(app.config, market)
  return {
    ...{ transactionRef, amountMinor, currency, methodId, choice, orderNumber, market, language, sessionRef, repeated },
    buyer: { name: name ?? '', phone, email },
    device: { ip: actor.ip, userAgent: actor.userAgent ?? '' },
    returnUrl: `${origin}/payment/return/${gateway.name}?ref=${encodeURIComponent(transactionRef)}`,
  }
}
