// Calls of Razorpay's API: each with a timeout and a validated response.

import type { z } from 'zod'
import type { RazorpaySettings } from '../../platform/gateway-settings.ts'
import type { PaymentSession } from '../../platform/ports/payments.ts'
import { callGatewayAs, DeclinedError } from './gateway-http.ts'
import {
  type RazorpayLink,
  type RazorpayOrder,
  type RazorpayPayment,
  zCustomer,
  zDeleted,
  zItems,
  zLink,
  zLinks,
  zOrder,
  zPayment,
  zRefund,
  zToken,
  zUpiPayment,
  zVpa,
} from './razorpay-objects.ts'

export const RAZORPAY = 'razorpay'

/** Banks may confirm up to five days late: until then a late authorisation is captured automatically; in minutes. */
const CAPTURE_WITHIN_MINUTES = 5 * 24 * 60

/** The earliest time that lists accept, in seconds. */
const FIRST_TIME = 946_684_800

/** Maximum page size of a list. */
export const PAGE = 100

export class RazorpayApi {
  readonly #settings: RazorpaySettings
  readonly #timeoutMs: number

  constructor(settings: RazorpaySettings, timeoutMs: number) {
    this.#settings = settings
    this.#timeoutMs = timeoutMs
  }

  /** @throws UnknownResultError also when the response is not as documented */
  #call<Schema extends z.ZodType>(
    schema: Schema,
    path: string,
    request: { body?: object; headers?: Record<string, string>; deletes?: boolean } = {},
  ): Promise<z.output<Schema>> {
    const { keyId, keySecret, apiOrigin } = this.#settings
    return callGatewayAs(schema, {
      gateway: RAZORPAY,
      timeoutMs: this.#timeoutMs,
      method: request.deletes ? 'DELETE' : request.body ? 'POST' : 'GET',
      url: `${apiOrigin}/v1${path}`,
      headers: {
        authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
        'content-type': 'application/json',
        ...request.headers,
      },
      ...(request.body && { body: JSON.stringify(request.body) }),
    })
  }

  /** Lists the payments of a second without any. @throws DeclinedError when the keys are rejected */
  async checkKeys(): Promise<void> {
    await this.payments(FIRST_TIME, FIRST_TIME + 1, 0)
  }

  createOrder(session: Pick<PaymentSession, 'transactionRef' | 'amountMinor' | 'currency'>): Promise<RazorpayOrder> {
    const { transactionRef: receipt, amountMinor: amount, currency } = session
    const capture_options = { automatic_expiry_period: CAPTURE_WITHIN_MINUTES, refund_speed: 'normal' }
    return this.#call(zOrder, '/orders', {
      body: { amount, currency, receipt, payment: { capture: 'automatic', capture_options } },
    })
  }

  /** A payment within an order that is approved in a UPI app; returns the link that opens one. */
  async createUpiPayment(orderId: string, session: PaymentSession): Promise<string> {
    const { amountMinor: amount, currency, buyer, device, orderNumber, returnUrl } = session
    const contact = `+${buyer.phone.replace(/\D/g, '')}`
    const of = { amount, currency, order_id: orderId, email: buyer.email, contact, description: `Order ${orderNumber}` }
    const from = { ip: device.ip, user_agent: device.userAgent, referer: new URL(returnUrl).origin }
    const { link, next } = await this.#call(zUpiPayment, '/payments/create/upi', {
      body: { ...of, method: 'upi', upi: { flow: 'intent' }, ...from },
    })
    return link || (next.find(({ action }) => action === 'intent')?.url ?? '')
  }

  findOrder(id: string): Promise<RazorpayOrder> {
    return this.#call(zOrder, `/orders/${encodeURIComponent(id)}`)
  }

  /** The orders of a transaction: more than one when the response to the first creation was lost. */
  async ordersOf(transactionRef: string): Promise<RazorpayOrder[]> {
    const list = await this.#call(zItems(zOrder), `/orders?receipt=${encodeURIComponent(transactionRef)}`)
    return list.items.filter(({ receipt }) => receipt === transactionRef)
  }

  createLink(body: object): Promise<RazorpayLink> {
    return this.#call(zLink, '/payment_links', { body })
  }

  findLink(id: string): Promise<RazorpayLink> {
    return this.#call(zLink, `/payment_links/${encodeURIComponent(id)}`)
  }

  /** The links of a transaction: at most one, because Razorpay accepts a reference once. */
  async linksOf(transactionRef: string): Promise<RazorpayLink[]> {
    const query = new URLSearchParams({ reference_id: transactionRef })
    const { payment_links: links } = await this.#call(zLinks, `/payment_links?${query}`)
    return links.filter(({ reference_id }) => reference_id === transactionRef)
  }

  async cancelLink(id: string): Promise<void> {
    await this.#call(zLink, `/payment_links/${encodeURIComponent(id)}/cancel`, { body: {} })
  }

  findPayment(id: string): Promise<RazorpayPayment> {
    return this.#call(zPayment, `/payments/${encodeURIComponent(id)}`)
  }

  async paymentsOf(orderId: string): Promise<RazorpayPayment[]> {
    return (await this.#call(zItems(zPayment), `/orders/${encodeURIComponent(orderId)}/payments`)).items
  }

  /** A page of all payments created between two times, in seconds. */
  async payments(from: number, to: number, skip: number): Promise<RazorpayPayment[]> {
    const query = new URLSearchParams({ from: `${from}`, to: `${to}`, count: `${PAGE}`, skip: `${skip}` })
    return (await this.#call(zItems(zPayment), `/payments?${query}`)).items
  }

  async refundsOf(paymentId: string) {
    return (await this.#call(zItems(zRefund), `/payments/${encodeURIComponent(paymentId)}/refunds?count=100`)).items
  }

  /** A nonexistent address is declined. */
  async checkVpa(vpa: string): Promise<{ exists: boolean; name: string }> {
    try {
      const { success, customer_name } = await this.#call(zVpa, '/payments/validate/vpa', { body: { vpa } })
      return { exists: success, name: customer_name }
    } catch (error) {
      if (error instanceof DeclinedError && error.status === 400) return { exists: false, name: '' }
      throw error
    }
  }

  /** With `fail_existing` off, a repetition returns the existing customer. */
  async createCustomer({ id, name, phone, email }: { id: string; name: string; phone: string; email: string }) {
    const contact = phone && `+${phone.replace(/\D/g, '')}`
    const body = { name, contact, ...(email && { email }), fail_existing: '0', notes: { customer: id } }
    return (await this.#call(zCustomer, '/customers', { body })).id
  }

  async cardsOf(customerId: string) {
    const { items } = await this.#call(zItems(zToken), `/customers/${encodeURIComponent(customerId)}/tokens`)
    return items.flatMap(({ id, card }) => (card ? [{ token: id, brand: card.network, lastFour: card.last4 }] : []))
  }

  async deleteToken(customerId: string, token: string): Promise<void> {
    const path = `/customers/${encodeURIComponent(customerId)}/tokens/${encodeURIComponent(token)}`
    await this.#call(zDeleted, path, { deletes: true })
  }

  refund(paymentId: string, amount: number, key: string) {
    return this.#call(zRefund, `/payments/${encodeURIComponent(paymentId)}/refund`, {
      body: { amount, speed: 'normal', receipt: key },
      headers: { 'x-refund-idempotency': key },
    })
  }
}
