// Razorpay (India): orders, the hosted checkout page, links for EMI, signed returns and webhooks, status and refunds.

import { createHmac } from 'node:crypto'
import { PAYMENT_METHOD_IDS as ID } from '../../../contract/shared/limits.ts'
import type { RazorpaySettings } from '../../platform/gateway-settings.ts'
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
  checkAccount,
  DeclinedError,
  type GatewayOptions,
  orFound,
  parseJson,
  refundId,
  UnknownResultError,
  upiRequestOf,
} from './gateway-http.ts'
import { PAGE, RAZORPAY, RazorpayApi } from './razorpay-api.ts'
import { readEvent } from './razorpay-events.ts'
import { closeLink, fetchLinkStatus, isLink, openLink, signedOfLink } from './razorpay-links.ts'
import { listedPayment, type RazorpayOrder, statusOfOrder } from './razorpay-objects.ts'

/** Methods of its hosted checkout. There it has no EMI and no UPI apps; its page shows saved cards. */
const METHODS: Readonly<Record<number, string>> = {
  [ID.upi]: 'upi',
  [ID.card]: 'card',
  [ID.netBanking]: 'netbanking',
  [ID.wallet]: 'wallet',
  [ID.payLater]: 'paylater',
  [ID.savedCard]: 'card',
  [ID.cardGateway]: 'card',
  // its page with all methods
  [ID.gateway]: '',
}

/** UPI payments shown by the store, if the account has the UPI intent API. */
const INTENT_METHODS: readonly number[] = [ID.upi, ID.walletUpi, ID.upiApp]

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text, 'utf8').digest('hex')

export class RazorpayGateway implements PaymentGateway {
  readonly name = RAZORPAY
  readonly markets = ['IN'] as const
  readonly methodIds: readonly number[]
  readonly hasSampleBanks = false
  readonly reopens = true
  readonly reportsDowntimes = true
  readonly minMinor = 100
  readonly cards: CardVault
  readonly #api: RazorpayApi
  readonly #settings: RazorpaySettings
  readonly #options: GatewayOptions

  constructor(settings: RazorpaySettings, options: GatewayOptions) {
    this.#settings = settings
    this.#options = options
    const hosted = Object.keys(METHODS).map(Number)
    const intent = settings.upiIntent ? INTENT_METHODS : []
    this.methodIds = [...new Set([...hosted, ...intent, ...(settings.emiLinks ? [ID.emi] : [])])]
    const api = new RazorpayApi(settings, options.timeoutMs)
    this.#api = api
    this.cards = {
      createCustomer: customer => api.createCustomer(customer),
      list: customerRef => api.cardsOf(customerRef),
      remove: (customerRef, token) => api.deleteToken(customerRef, token),
    }
  }

  checkKeys(transactionRef: string | null): Promise<KeyCheck> {
    const find = transactionRef === null ? null : () => this.fetchStatus(transactionRef)
    return checkAccount(() => this.#api.checkKeys(), find)
  }

  checkVpa(vpa: string): Promise<{ exists: boolean; name: string }> {
    return this.#api.checkVpa(vpa)
  }

  async createSession(session: PaymentSession): Promise<CreatedSession> {
    if (session.methodId === ID.emi) {
      const { apiOrigin } = this.#settings
      return openLink(this.#api, session, { now: this.#options.now(), apiOrigin })
    }
    const orderId = await this.#orderFor(session)
    const { buyer, orderNumber, amountMinor, currency, methodId, returnUrl } = session
    if (this.#settings.upiIntent && INTENT_METHODS.includes(methodId)) {
      const email = buyer.email || this.#options.storeEmail
      const link = await this.#api.createUpiPayment(orderId, { ...session, buyer: { ...buyer, email } })
      const upi = upiRequestOf(RAZORPAY, link, amountMinor, this.#options.now())
      return { redirect: null, sessionRef: orderId, upi }
    }
    const fields = {
      key_id: this.#settings.keyId,
      order_id: orderId,
      amount: String(amountMinor),
      currency,
      name: this.#options.storeName,
      description: `Order ${orderNumber}`,
      'prefill[name]': buyer.name,
      'prefill[contact]': buyer.phone && `+${buyer.phone.replace(/\D/g, '')}`,
      'prefill[email]': buyer.email,
      'prefill[method]': METHODS[methodId] ?? '',
      'prefill[bank]': methodId === ID.netBanking ? session.choice.bankEmi : '',
      customer_id: session.card?.customerRef ?? '',
      remember_customer: session.card ? '1' : '',
      callback_url: returnUrl,
      cancel_url: returnUrl,
    }
    const filled = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
    const url = `${this.#settings.apiOrigin}/v1/checkout/embedded`
    return { redirect: { url, method: 'POST', fields: filled }, sessionRef: orderId }
  }

  /** The order of a session: the known one, one whose creation response was lost, or a new one. */
  async #orderFor(session: PaymentSession): Promise<string> {
    const { sessionRef, repeated, transactionRef, amountMinor, currency } = session
    if (sessionRef !== null) return sessionRef
    const isOurs = (order: RazorpayOrder) =>
      order.amount === amountMinor && order.currency === currency && order.receipt === transactionRef
    const find = async () => (await this.#api.ordersOf(transactionRef)).find(isOurs)?.id
    const earlier = repeated ? await find() : undefined
    if (earlier) return earlier
    try {
      const created = await this.#api.createOrder(session)
      if (isOurs(created)) return created.id
      throw new UnknownResultError(`${RAZORPAY}: the order is for something else`)
    } catch (error) {
      return orFound(error, find)
    }
  }

  returnRef({ ref = '' }: Record<string, string>): string {
    return ref
  }

  /** Over the stored order id: the one in the return may belong to somebody else's payment. */
  verifyReturn(
    params: Record<string, string>,
    { sessionRef, transactionRef: reference }: KnownAttempt,
  ): boolean | null {
    const { razorpay_payment_id: paymentId, razorpay_signature: signature } = params
    if (!paymentId && !signature) return null
    if (!paymentId || !signature || !sessionRef) return false
    const { razorpay_payment_link_status: status = '' } = params
    const signed = isLink(sessionRef)
      ? signedOfLink({ link: sessionRef, reference, status, payment: paymentId })
      : `${sessionRef}|${paymentId}`
    return sameText(hmac(this.#settings.keySecret, signed), signature)
  }

  async verifyWebhook(rawBody: string, headers: Record<string, string | undefined>): Promise<WebhookResult> {
    const { webhookSecret, previousWebhookSecret } = this.#settings
    const signature = headers['x-razorpay-signature'] ?? ''
    const secrets = [webhookSecret, previousWebhookSecret].filter(Boolean)
    if (!secrets.some(secret => sameText(hmac(secret, rawBody), signature))) return { kind: 'rejected' }
    return readEvent(headers['x-razorpay-event-id'] ?? '', parseJson(rawBody))
  }

  async findTransactionRef(sessionRef: string): Promise<string | null> {
    try {
      if (isLink(sessionRef)) return (await this.#api.findLink(sessionRef)).reference_id || null
      return (await this.#api.findOrder(sessionRef)).receipt || null
    } catch (error) {
      if (error instanceof DeclinedError && (error.status === 400 || error.status === 404)) return null
      throw error
    }
  }

  async fetchStatus(transactionRef: string): Promise<GatewayStatus | null> {
    const { emiLinks } = this.#settings
    const known = emiLinks ? null : await this.#orderStatus(transactionRef)
    if (known) return known
    const sessionRef = await this.#options.sessionRefOf(RAZORPAY, transactionRef)
    // its order may have the reference too, but only the link shows that it has ended
    if (isLink(sessionRef)) return fetchLinkStatus(this.#api, transactionRef, sessionRef)
    const status = emiLinks ? await this.#orderStatus(transactionRef) : null
    // the response that named the link may have been lost
    const mayBeLink = status === null && sessionRef === null && emiLinks
    return mayBeLink ? fetchLinkStatus(this.#api, transactionRef, null) : status
  }

  async #orderStatus(transactionRef: string): Promise<GatewayStatus | null> {
    const statuses: GatewayStatus[] = []
    for (const order of await this.#api.ordersOf(transactionRef)) {
      const status = statusOfOrder(order, await this.#api.paymentsOf(order.id))
      if (status) statuses.push(status)
    }
    const inState = (wanted: GatewayStatus['state']) => statuses.find(({ state }) => state === wanted)
    return inState('success') ?? inState('pending') ?? statuses[0] ?? null
  }

  /** Its orders cannot be closed; nobody is sent to their page any longer. */
  async closeSession(sessionRef: string): Promise<void> {
    if (isLink(sessionRef)) await closeLink(this.#api, sessionRef)
  }

  async *listPayments(from: Date, to: Date): AsyncGenerator<ListedPayment[]> {
    const [first, last] = [from, to].map(time => Math.floor(time.getTime() / 1000)) as [number, number]
    for (let skip = 0; ; skip += PAGE) {
      const page = await this.#api.payments(first, last, skip)
      yield page.map(listedPayment)
      if (page.length < PAGE) return
    }
  }

  async refund(transactionRef: string, amountMinor: number, idempotencyKey: string): Promise<string> {
    const status = await this.fetchStatus(transactionRef)
    if (status?.state !== 'success') throw new DeclinedError(`${RAZORPAY}: nothing was paid`, 404, null)
    const paymentId = status.gatewayRef
    const find = async () => {
      const refunds = await this.#api.refundsOf(paymentId)
      const made = refunds.find(({ receipt }) => receipt === idempotencyKey)
      return made && { id: made.id, failed: made.status === 'failed' }
    }
    const earlier = await find()
    if (earlier) return refundId(RAZORPAY, earlier)
    try {
      const { id, status } = await this.#api.refund(paymentId, amountMinor, idempotencyKey)
      return refundId(RAZORPAY, { id, failed: status === 'failed' })
    } catch (error) {
      return refundId(RAZORPAY, await orFound(error, find))
    }
  }
}
