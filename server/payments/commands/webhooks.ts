// Gateway webhooks, trusted by signature, and returning browsers, which are never trusted.

import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import type { GatewayRefund, PaymentGateway, WebhookResult } from '../../platform/ports/payments.ts'
import { digest } from '../../platform/secrets.ts'
import { findAttempt } from '../queries/attempts.ts'
import { saveDowntime } from '../repository/disputes.ts'
import {
  findByGatewayRef,
  findByRef,
  insertNotification,
  insertPaymentEvent,
  insertRejectedNotification,
  setOutcome,
} from '../repository/payments.ts'
import { findAnswer } from '../repository/sessions.ts'
import { type Outcome, pollPayment, settle } from '../service.ts'
import { type DisputeOutcome, noteDispute } from './disputes.ts'

/** How much of a notification with an invalid signature is stored: enough to investigate, too little to fill a disk. */
const MAX_REJECTED_BYTES = 4000
/** Maximum number of rejected notifications stored; more say nothing new. */
const MAX_REJECTED_PER_HOUR = 200

type Notified = Outcome | DisputeOutcome | 'ignored' | 'refund-noted' | 'downtime-noted'
type Accepted = Exclude<WebhookResult, { kind: 'rejected' | 'unsigned' }>

/**
 * Handles a gateway's notification. The raw body is always stored; a repeated one changes nothing. Unknown content is
 * stored and accepted, because gateways repeat rejected notifications and then stop sending.
 * @throws payment.unknown (gateway) or `payment.signature`.
 */
export async function handleWebhook(
  app: App,
  gatewayName: string,
  rawBody: string,
  headers: Record<string, string | undefined>,
): Promise<{ outcome: Notified }> {
  const gateway = app.ports.payments.find(gatewayName)
  if (!gateway) throw appError('payment.unknown')
  const result = await gateway.verifyWebhook(rawBody, headers)
  if (result.kind === 'rejected' || result.kind === 'unsigned') {
    await keepUnsigned(app, gateway.name, rawBody, result.kind)
    if (result.kind === 'rejected') throw appError('payment.signature')
    return { outcome: 'ignored' }
  }
  // unauthenticated notifications are stored as such, and only for an existing payment
  if (result.kind === 'dispute' && !result.signed) {
    const { gatewayRef } = result.dispute
    if (!(await findByGatewayRef(app.db, gateway.name, gatewayRef))) {
      await keepUnsigned(app, gateway.name, rawBody, 'unsigned')
      return { outcome: 'ignored' }
    }
  }
  const outcome = await applyOnce(app, gateway, rawBody, result)
  if (outcome !== 'unknown') return { outcome }
  // the response that named the session may have been lost: the gateway knows whose it is
  const named = await withTransactionRef(gateway, result)
  return { outcome: named ? await applyOnce(app, gateway, rawBody, named) : outcome }
}

/**
 * Stored separately from a genuine one with the same content, which may still arrive, and truncated: anybody can send
 * them.
 */
async function keepUnsigned(app: App, gateway: string, rawBody: string, outcome: string): Promise<void> {
  const stored = Buffer.from(rawBody.slice(0, MAX_REJECTED_BYTES))
  const row = { gateway, digest: digest(`${outcome}\n${rawBody}`), rawBody: stored, outcome }
  await insertRejectedNotification(app.db, row, { now: app.now(), maxPerHour: MAX_REJECTED_PER_HOUR })
}

/** Not every gateway signs the event id, so a repetition is recognised by the same event with the same meaning. */
function digestOf(rawBody: string, result: Accepted): Buffer {
  if (!result.eventId) return digest(rawBody)
  const { eventId, ...meaning } = result
  return digest(`event\n${eventId}\n${JSON.stringify(meaning)}`)
}

async function applyOnce(app: App, gateway: PaymentGateway, rawBody: string, result: Accepted): Promise<Notified> {
  const { name } = gateway
  const outcome = await app.db.transaction(async (tx): Promise<Notified> => {
    const row = { gateway: name, digest: digestOf(rawBody, result), rawBody: Buffer.from(rawBody) }
    const noted = await insertNotification(tx, {
      ...row,
      signatureOk: result.kind !== 'dispute' || result.signed,
      outcome: '',
    })
    if (!noted.fresh && noted.outcome !== 'unknown') return 'repeated'
    const came = await apply(tx, name, result, app.now())
    await setOutcome(tx, noted.id, came)
    return came
  })
  if (result.kind === 'refund' && result.refund.state === 'failed' && outcome === 'refund-noted')
    app.log.error({ event: 'payment-refund-failed', gateway: name, refund: result.refund.refundRef })
  if (result.kind === 'dispute' && outcome === 'dispute-noted')
    app.log.warn({
      event: 'payment-dispute',
      gateway: name,
      dispute: result.dispute.disputeRef,
      state: result.dispute.state,
    })
  return outcome
}

async function apply(tx: Tx, gateway: string, result: Accepted, now: Date): Promise<Notified> {
  const who = `gateway:${gateway}`
  if (result.kind === 'dispute') return noteDispute(tx, gateway, result.dispute, { signed: result.signed, now })
  if (result.kind === 'downtime') {
    await saveDowntime(tx, gateway, result.downtime)
    return 'downtime-noted'
  }
  if (result.kind === 'status') return settle(tx, gateway, result.status, who)
  return result.kind === 'refund' ? noteRefund(tx, gateway, result.refund) : 'ignored'
}

/** Records a gateway's report on a refund with the payment, for staff; it moves no money and changes no state. */
async function noteRefund(tx: Tx, gateway: string, refund: GatewayRefund): Promise<Notified> {
  const payment = (await findAttempt(tx, gateway, refund)) ?? (await findByGatewayRef(tx, gateway, refund.gatewayRef))
  if (!payment) return 'unknown'
  const why = refund.key ? '' : 'Made at the gateway'
  await insertPaymentEvent(tx, payment.id, `refund-${refund.state}`, { who: `gateway:${gateway}`, why, data: refund })
  return 'refund-noted'
}

/** The same with our own reference, if the gateway knows it. */
async function withTransactionRef(gateway: PaymentGateway, result: Accepted): Promise<Accepted | null> {
  if (result.kind !== 'status' && result.kind !== 'refund') return null
  const { transactionRef, sessionRef } = result.kind === 'status' ? result.status : result.refund
  const found = !transactionRef && sessionRef ? await gateway.findTransactionRef(sessionRef) : null
  if (!found) return null
  if (result.kind === 'status') return { ...result, status: { ...result.status, transactionRef: found } }
  return { ...result, refund: { ...result.refund, transactionRef: found } }
}

/**
 * Where a browser returning from a gateway goes. Its parameters only identify the transaction: the gateway itself is
 * asked for the status, whether the signature is valid or not. Null when the transaction is not ours.
 */
export async function handleReturn(
  app: App,
  gatewayName: string,
  params: Record<string, string>,
  { id: requestId, ip }: { id: string; ip: string },
): Promise<string | null> {
  const gateway = app.ports.payments.find(gatewayName)
  const transactionRef = gateway?.returnRef(params) ?? ''
  const payment = gateway && transactionRef ? await findByRef(app.db, gateway.name, transactionRef) : null
  if (!gateway || !payment) return null
  const signed = gateway.verifyReturn(params, payment)
  if (signed === false) app.monitor.security('return.rejected', { requestId, ip, customerId: null })
  if (payment.state === 'created' || payment.state === 'pending')
    await pollPayment(app, payment, { buyerLeft: signed !== false })
  const { orderNumber, language, editId } = await findAnswer(app.db, payment.id)
  const path = editId === null ? `/order-confirmation?orderNumber=${orderNumber}` : `/dashboard/order/${orderNumber}`
  return `${language === 'hi' ? '/hi' : ''}${path}`
}
