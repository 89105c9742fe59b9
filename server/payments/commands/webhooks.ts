// Webhooks of gateways, trusted by their signature, and returning browsers, which are never trusted.

import type { App } from '../../platform/app.ts'
import { appError } from '../../platform/errors.ts'
import { digest } from '../../platform/secrets.ts'
import { findAnswer, findByRef, insertNotification, setOutcome } from '../repository/payments.ts'
import { type Outcome, pollPayment, settle } from '../service.ts'

/** How much of a notification with a wrong signature is stored: enough to investigate, too little to fill a disk. */
const MAX_REJECTED_BYTES = 4000

/**
 * Handles a gateway's notification. The raw body is always stored; a repeated one changes nothing.
 * @throws payment.unknown (gateway or transaction) or `payment.signature`.
 */
export async function handleWebhook(
  app: App,
  gatewayName: string,
  rawBody: string,
  headers: Record<string, string | undefined>,
): Promise<{ outcome: Outcome }> {
  const gateway = app.ports.payments.find(gatewayName)
  if (!gateway) throw appError('payment.unknown')
  const status = gateway.verifyWebhook(rawBody, headers)
  if (!status) {
    const stored = Buffer.from(rawBody.slice(0, MAX_REJECTED_BYTES))
    // told apart from the true one of the same words, which may still come
    const row = { gateway: gateway.name, digest: digest(`rejected\n${rawBody}`), rawBody: stored }
    await insertNotification(app.db, { ...row, signatureOk: false, outcome: 'rejected' })
    throw appError('payment.signature')
  }
  const outcome = await app.db.transaction(async (tx): Promise<Outcome> => {
    const row = { gateway: gateway.name, digest: digest(rawBody), rawBody: Buffer.from(rawBody) }
    const noted = await insertNotification(tx, { ...row, signatureOk: true, outcome: '' })
    if (!noted.fresh && noted.outcome !== 'unknown') return 'repeated'
    const came = await settle(tx, gateway.name, status, `gateway:${gateway.name}`)
    await setOutcome(tx, noted.id, came)
    return came
  })
  if (outcome === 'unknown') throw appError('payment.unknown')
  return { outcome }
}

/**
 * Where a browser goes that came back from a gateway. What it brings only names the transaction: the gateway itself is
 * asked how it stands. Null when its signature is wrong or the transaction is not ours.
 */
export async function handleReturn(
  app: App,
  gatewayName: string,
  params: Record<string, string>,
): Promise<string | null> {
  const gateway = app.ports.payments.find(gatewayName)
  const transactionRef = gateway?.verifyReturn(params) ?? null
  const payment = gateway && transactionRef ? await findByRef(app.db, gateway.name, transactionRef) : null
  if (!payment) return null
  if (payment.state === 'created' || payment.state === 'pending') await pollPayment(app, payment)
  const { orderNumber, language } = await findAnswer(app.db, payment.id)
  return `${language === 'hi' ? '/hi' : ''}/order-confirmation?orderNumber=${orderNumber}`
}
