// PayU (India): the form of its hosted checkout, signed returns, webhooks confirmed by its API, refunds.

import { createHash } from 'node:crypto'
import { z } from 'zod'
import { dayAfter } from '../../../contract/shared/days.ts'
import { PAYMENT_METHOD_IDS as ID } from '../../../contract/shared/limits.ts'
import type { PayuSettings } from '../../platform/gateway-settings.ts'
import type {
  CardVault,
  CreatedSession,
  GatewayStatus,
  KeyCheck,
  KnownAttempt,
  ListedPayment,
  PaymentGateway,
  PaymentSession,
  WebhookResult,
} from '../../platform/ports/payments.ts'
import { sameText } from '../../platform/secrets.ts'
import {
  callGatewayAs,
  checkAccount,
  DeclinedError,
  type GatewayOptions,
  type ListedRefund,
  orFound,
  parseJson,
  refundId,
  UnknownResultError,
  upiRequestOf,
} from './gateway-http.ts'
import { PAYU, PayuApi } from './payu-api.ts'
import { payuCards } from './payu-cards.ts'
import {
  DONE_BEFORE,
  dayOfIndia,
  disputeOfHint,
  type Fields,
  listedTransaction,
  minorOf,
  type PayuAction,
  refundStateOf,
  refundsIn,
  requestHash,
  responseHash,
  rupeesOf,
  statusOfVerified,
  zListedTransactions,
  zRefundAnswer,
  zRefundHint,
  zUpiPayment,
  zVpa,
} from './payu-objects.ts'

/** PayU's categories. */
const METHODS: Readonly<Record<number, string>> = {
  [ID.upi]: 'UPI',
  [ID.walletUpi]: 'UPI',
  [ID.upiApp]: 'UPI',
  [ID.card]: 'CC',
  [ID.netBanking]: 'NB',
  [ID.wallet]: 'CASH',
  // the buyer chooses bank and term on its page
  [ID.emi]: 'EMI',
  [ID.payLater]: 'BNPL',
  // its page shows the customer's cards
  [ID.savedCard]: 'CC',
  [ID.cardGateway]: 'CC',
  // its page with all methods
  [ID.gateway]: '',
}

/** Methods approved in a UPI app, and shown by the store if the account has server-to-server UPI intent. */
const INTENT_METHODS: readonly number[] = [ID.upi, ID.walletUpi, ID.upiApp]

/**
 * Methods where the choice in the store is not a PayU code: the id of a saved card; a bank, where PayU has codes for
 * plans.
 */
const OWN_CODES: readonly number[] = [ID.savedCard, ID.emi]

/** PayU only accepts plain letters. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9 .-]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 60)

/** At most 23 characters, the same for the same key. */
const tokenOf = (key: string) => `R${createHash('sha256').update(key).digest('hex').slice(0, 22)}`

const NO_PAYMENT = 'check-of-keys'
const zRefusal = z.object({ msg: z.string() })

export class PayuGateway implements PaymentGateway {
  readonly name = PAYU
  readonly markets = ['IN'] as const
  readonly methodIds = Object.keys(METHODS).map(Number)
  readonly hasSampleBanks = false
  readonly minMinor = 100
  readonly reopens = false
  readonly cards: CardVault
  readonly #api: PayuApi
  readonly #settings: PayuSettings
  readonly #options: GatewayOptions

  constructor(settings: PayuSettings, options: GatewayOptions) {
    this.#settings = settings
    this.#options = options
    this.#api = new PayuApi(settings, options.timeoutMs)
    this.cards = payuCards(settings.key, this.#api)
  }

  /** Asks about a nonexistent payment: only with a valid hash is the response "not found". */
  checkKeys(transactionRef: string | null): Promise<KeyCheck> {
    const find = transactionRef === null ? null : () => this.fetchStatus(transactionRef)
    return checkAccount(() => this.#askForNothing(), find)
  }

  async #askForNothing(): Promise<void> {
    const body = await this.#api.command('verify_payment', { var1: NO_PAYMENT }, true)
    if (statusOfVerified(body, NO_PAYMENT) !== undefined) return
    const { msg } = zRefusal.catch({ msg: '' }).parse(body)
    if (/hash|key|merchant/i.test(msg)) throw new DeclinedError(`${PAYU}: the keys are not accepted`, 200, null)
    throw new UnknownResultError(`${PAYU}: verify_payment has another form`)
  }

  /** Nothing is created before the form is sent: the reference is the session. */
  async createSession(session: PaymentSession): Promise<CreatedSession> {
    const { transactionRef, amountMinor, orderNumber, buyer, methodId, returnUrl } = session
    const { key, salt, checkoutOrigin } = this.#settings
    const hashed = {
      key,
      txnid: transactionRef,
      amount: rupeesOf(amountMinor),
      productinfo: `Order ${orderNumber}`,
      firstname: plain(buyer.name) || 'Customer',
      email: buyer.email || this.#options.storeEmail,
    }
    const common = {
      ...hashed,
      phone: buyer.phone.replace(/\D/g, '').slice(-10),
      surl: returnUrl,
      furl: returnUrl,
      curl: returnUrl,
      hash: requestHash(hashed, salt),
    }
    if (this.#settings.upiIntent && INTENT_METHODS.includes(methodId)) return this.#upiPayment(session, common)
    const fields = {
      ...common,
      ...(METHODS[methodId] && { pg: METHODS[methodId] }),
      ...(session.choice.bankEmi && !OWN_CODES.includes(methodId) && { bankcode: session.choice.bankEmi }),
      ...(session.card && { user_credentials: session.card.customerRef }),
      ...(session.card?.save && { store_card: '1' }),
    }
    return { redirect: { url: `${checkoutOrigin}/_payment`, method: 'POST', fields }, sessionRef: transactionRef }
  }

  /**
   * Sent by the store itself: the response is what a UPI app opens. A transaction is accepted once, so it is not
   * retried.
   */
  async #upiPayment(session: PaymentSession, form: Record<string, string>): Promise<CreatedSession> {
    const { transactionRef, amountMinor, device } = session
    const fields = {
      ...form,
      ...{ pg: 'UPI', bankcode: 'INTENT', txn_s2s_flow: '4' },
      ...{ s2s_client_ip: device.ip, s2s_device_info: device.userAgent || 'unknown' },
    }
    const { result } = await callGatewayAs(zUpiPayment, {
      gateway: PAYU,
      timeoutMs: this.#options.timeoutMs,
      method: 'POST',
      url: `${this.#settings.checkoutOrigin}/_payment`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    })
    const link = `upi://pay?${result.intentURIData.replace(/^upi:\/\/pay\?/, '').replaceAll(' ', '%20')}`
    const upi = upiRequestOf(PAYU, link, amountMinor, this.#options.now())
    return { redirect: null, sessionRef: transactionRef, upi }
  }

  async checkVpa(vpa: string): Promise<{ exists: boolean; name: string }> {
    const found = zVpa.safeParse(await this.#api.command('validateVPA', { var1: vpa }, true))
    if (!found.success) throw new UnknownResultError(`${PAYU}: validateVPA has another form`)
    const { isVPAValid, payerAccountName } = found.data
    return { exists: isVPAValid === 1, name: payerAccountName === 'NA' ? '' : payerAccountName }
  }

  returnRef({ txnid = '', ref = '' }: Record<string, string>): string {
    return txnid || ref
  }

  #isSigned(fields: Fields): boolean {
    const { key, salt, previousSalt } = this.#settings
    const salts = [salt, previousSalt].filter(Boolean)
    const signature = (fields.hash ?? '').toLowerCase()
    return fields.key === key && salts.some(one => sameText(responseHash(fields, one), signature))
  }

  verifyReturn(params: Record<string, string>, { transactionRef }: KnownAttempt): boolean | null {
    if (!params.hash) return null
    return params.txnid === transactionRef && this.#isSigned(params)
  }

  /** The hash of a payment does not cover the payment method, and refunds have none: both are looked up. */
  async verifyWebhook(rawBody: string): Promise<WebhookResult> {
    const json = parseJson(rawBody)
    const dispute = disputeOfHint(json, this.#options.now())
    // PayU documents no call that reports one
    if (dispute) return { kind: 'dispute', eventId: `dispute ${dispute.disputeRef}`, dispute, signed: false }
    if (typeof json === 'object') return this.#confirmRefund(json)
    const fields = Object.fromEntries(new URLSearchParams(rawBody))
    if (!this.#isSigned(fields)) return { kind: 'rejected' }
    const status = await this.fetchStatus(fields.txnid ?? '')
    // the body can be changed without affecting the hash: repetitions are recognised by meaning
    const eventId = status ? `${status.gatewayRef} ${status.state}` : ''
    return status ? { kind: 'status', eventId, status } : { kind: 'unsigned' }
  }

  async #confirmRefund(json: unknown): Promise<WebhookResult> {
    const hint = zRefundHint.safeParse(json).data
    // nobody can make the store call PayU about something it has not sold
    const ours = hint && (await this.#options.sessionRefOf(PAYU, hint.merchantTxnId))
    if (!hint || !ours) return { kind: 'unsigned' }
    const actions = refundsIn(await this.#api.command('check_action_status', { var1: hint.request_id }, true))
    const refund = actions.find(({ request_id }) => request_id === hint.request_id)
    const status = refund && (await this.fetchStatus(hint.merchantTxnId))
    if (!refund || refund.mihpayid !== status?.gatewayRef) return { kind: 'rejected' }
    const { request_id: refundRef, token: key, amt, mihpayid: gatewayRef } = refund
    const known = { transactionRef: hint.merchantTxnId, gatewayRef, refundRef, key, currency: 'INR' }
    const confirmed = { ...known, amountMinor: minorOf(amt), state: refundStateOf(refund) }
    return { kind: 'refund', eventId: `${refundRef} ${confirmed.state}`, refund: confirmed }
  }

  /** Its sessions have our reference. */
  async findTransactionRef(): Promise<null> {
    return null
  }

  async fetchStatus(transactionRef: string): Promise<GatewayStatus | null> {
    const body = await this.#api.command('verify_payment', { var1: transactionRef }, true)
    const status = statusOfVerified(body, transactionRef)
    // "Too many requests" also has status 200
    if (status === undefined) throw new UnknownResultError(`${PAYU}: verify_payment has another form`)
    return status
  }

  /** A list for each day in India. */
  async *listPayments(from: Date, to: Date): AsyncGenerator<ListedPayment[]> {
    for (let day = dayOfIndia(from); day <= dayOfIndia(to); day = dayAfter(day, 1)) {
      const body = await this.#api.command('get_Transaction_Details', { var1: day, var2: day }, true)
      const { data: list } = zListedTransactions.safeParse(body)
      const isEmpty = list?.status === '0' && /no transaction|not found/i.test(list.msg)
      if (!list || (list.status !== '1' && !isEmpty))
        throw new UnknownResultError(`${PAYU}: get_Transaction_Details has another form`)
      yield list.Transaction_details.map(listedTransaction).filter(({ at }) => at && at >= from && at <= to)
    }
  }

  async refund(transactionRef: string, amountMinor: number, idempotencyKey: string): Promise<string> {
    const status = await this.fetchStatus(transactionRef)
    if (status?.state !== 'success') throw new DeclinedError(`${PAYU}: nothing was paid`, 404, null)
    const paymentId = status.gatewayRef
    const token = tokenOf(idempotencyKey)
    const find = async (): Promise<ListedRefund | undefined> => {
      const actions = refundsIn(
        await this.#api.command('check_action_status', { var1: paymentId, var2: 'payuid' }, true),
      )
      const made: PayuAction | undefined = actions.find(action => action.token === token)
      return made && { id: made.request_id, failed: refundStateOf(made) === 'failed' }
    }
    const earlier = await find()
    if (earlier) return refundId(PAYU, earlier)
    try {
      return await this.#requestRefund(paymentId, token, amountMinor)
    } catch (error) {
      return refundId(PAYU, await orFound(error, find))
    }
  }

  async #requestRefund(paymentId: string, token: string, amountMinor: number): Promise<string> {
    const vars = { var1: paymentId, var2: token, var3: rupeesOf(amountMinor) }
    const body = await this.#api.command('cancel_refund_transaction', vars, false)
    const { data: answer } = zRefundAnswer.safeParse(body)
    if (!answer || DONE_BEFORE.includes(answer.error_code))
      throw new UnknownResultError(`${PAYU}: the refund may have been requested before`)
    if (answer.status !== '1' || !answer.request_id)
      throw new DeclinedError(`${PAYU}: the refund was declined with code ${answer.error_code}`, 200, body)
    return answer.request_id
  }
}
