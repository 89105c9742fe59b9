// A stub of Razorpay, written from its public documentation: orders, payments, refunds, the hosted page, signed events.

import { GatewayStub, type StubAnswer, type StubRequest, stubHmac } from './gateway-stub.ts'
import { StubLinks, type StubPayment } from './razorpay-link-stub.ts'

export type { StubPayment }

interface Order {
  id: string
  amount: number
  currency: string
  receipt: string
  status: 'created' | 'attempted' | 'paid'
}

interface Refund {
  id: string
  payment_id: string
  amount: number
  currency: string
  status: string
  receipt: string | null
}

export const RAZORPAY_ACCOUNT = {
  keyId: 'rzp_test_stub00000000',
  keySecret: 'key-secret-of-the-stub',
  webhookSecret: 'webhook-secret-of-the-stub',
  previousWebhookSecret: 'earlier-webhook-secret',
}

const ORDER_FIELDS = ['amount', 'currency', 'receipt', 'notes', 'partial_payment', 'payment']
const UPI_FIELDS = [
  ...['amount', 'currency', 'order_id', 'email', 'contact', 'method', 'ip', 'referer', 'user_agent', 'description'],
  ...['notes', 'upi'],
]
const REFUND_FIELDS = ['amount', 'speed', 'receipt', 'notes']

const bad = (description: string, status = 400): StubAnswer => ({
  status,
  body: { error: { code: 'BAD_REQUEST_ERROR', description, field: null, reason: 'input_validation_failed' } },
})
const ok = (body: object): StubAnswer => ({ status: 200, body })
const list = (items: object[]) => ok({ entity: 'collection', count: items.length, items })

/** A running stub with its state. */
export class RazorpayStub extends GatewayStub {
  origin = ''
  /** Keys that it accepts. */
  accounts = [{ keyId: RAZORPAY_ACCOUNT.keyId, keySecret: RAZORPAY_ACCOUNT.keySecret }]
  readonly orders: Order[] = []
  readonly payments: StubPayment[] = []
  readonly refunds: Refund[] = []
  readonly customers: string[] = []
  readonly links = new StubLinks(this, RAZORPAY_ACCOUNT.keySecret)
  readonly tokens: { id: string; customer: string; card: { last4: string; network: string } | null }[] = []
  readonly #refundKeys = new Map<string, { body: string; refund: Refund }>()

  async start(): Promise<this> {
    this.origin = await this.listen(request => this.#handle(request))
    return this
  }

  /** Settings of a store that uses it. */
  settings(change: Partial<typeof RAZORPAY_ACCOUNT & { upiIntent: boolean; emiLinks: boolean }> = {}) {
    return { ...RAZORPAY_ACCOUNT, apiOrigin: this.origin, upiIntent: false, emiLinks: false, ...change }
  }

  orderOf(receipt: string): Order {
    const order = this.orders.findLast(one => one.receipt === receipt)
    if (!order) throw new Error(`No order has the receipt ${receipt}`)
    return order
  }

  /** The buyer pays in the order: a new payment in that state. */
  pay(receipt: string, status: StubPayment['status'] = 'captured', change: Partial<StubPayment> = {}): StubPayment {
    return this.payIn(this.orderOf(receipt).id, status, change)
  }

  payIn(orderId: string, status: StubPayment['status'], change: Partial<StubPayment> = {}): StubPayment {
    const order = this.orders.find(({ id }) => id === orderId)
    if (!order) throw new Error(`There is no order ${orderId}`)
    const payment: StubPayment = {
      ...{ id: this.nextId('pay_'), entity: 'payment', order_id: order.id, amount: order.amount },
      ...{ currency: order.currency, status, captured: status === 'captured', method: 'upi', amount_refunded: 0 },
      ...{ refund_status: null, notes: [], fee: null, tax: null, error_code: null, acquirer_data: { rrn: null } },
      created_at: 1_700_000_000 + this.payments.length,
      ...change,
    }
    this.payments.push(payment)
    order.status = payment.captured ? 'paid' : 'attempted'
    return payment
  }

  /** An order that Razorpay makes itself; returns its id. */
  addOrder(of: Pick<Order, 'amount' | 'currency' | 'receipt'>): string {
    const id = this.nextId('order_')
    this.orders.push({ ...of, id, status: 'created' })
    return id
  }

  /** The same payment in a later state. */
  move(payment: StubPayment, status: StubPayment['status']): StubPayment {
    Object.assign(payment, { status, captured: payment.captured || status === 'captured' })
    return payment
  }

  /** Fields that the browser posts to the callback URL. */
  async returnFields({ id, order_id }: StubPayment, orderId = order_id): Promise<Record<string, string>> {
    const signature = await stubHmac(RAZORPAY_ACCOUNT.keySecret, `${orderId}|${id}`)
    return { razorpay_payment_id: id, razorpay_order_id: order_id, razorpay_signature: signature }
  }

  /** A webhook body as it is at this moment. */
  event(name: string, payment: StubPayment, extra: { refund?: object; dispute?: object; at?: number } = {}): string {
    const order = this.orders.find(({ id }) => id === payment.order_id)
    const payload = {
      payment: { entity: { ...payment } },
      ...(name === 'order.paid' && { order: { entity: { ...order, entity: 'order' } } }),
      ...(extra.refund && { refund: { entity: { entity: 'refund', ...extra.refund } } }),
      ...(extra.dispute && { dispute: { entity: { entity: 'dispute', payment_id: payment.id, ...extra.dispute } } }),
    }
    const contains = Object.keys(payload)
    return JSON.stringify({
      ...{ entity: 'event', account_id: 'acc_1', event: name, contains, payload },
      created_at: extra.at ?? payment.created_at + 5,
    })
  }

  /** A webhook body about a disruption; `at` is its time in seconds. */
  downtime(status: 'started' | 'updated' | 'resolved', entity: object, at: number): string {
    const known = { entity: 'payment.downtime', begin: at, end: null, status, scheduled: false, severity: 'high' }
    const payload = { 'payment.downtime': { entity: { ...known, ...entity } } }
    const contains = ['payment.downtime']
    return JSON.stringify({
      ...{ entity: 'event', account_id: 'acc_1', event: `payment.downtime.${status}`, contains, payload },
      created_at: at,
    })
  }

  /** Sends a webhook to a store over HTTP. */
  async deliver(
    store: string,
    body: string,
    { secret = RAZORPAY_ACCOUNT.webhookSecret, eventId = this.nextId('evt_'), signature = '' } = {},
  ) {
    const response = await fetch(`${store}/api/v1/payment/webhook/razorpay`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-razorpay-signature': signature || (await stubHmac(secret, body)),
        'x-razorpay-event-id': eventId,
      },
      body,
    })
    const answer = (await response.json()) as { code?: string; data?: { outcome: string } }
    return { status: response.status, code: answer.code, outcome: answer.data?.outcome }
  }

  async #handle(request: StubRequest): Promise<StubAnswer> {
    const { method, path, text } = request
    if (path === '/v1/checkout/embedded' && method === 'POST') return this.#page(new URLSearchParams(text))
    const accepted = this.accounts.map(({ keyId, keySecret }) =>
      Buffer.from(`${keyId}:${keySecret}`).toString('base64'),
    )
    if (!accepted.some(pair => request.headers.authorization === `Basic ${pair}`))
      return bad('Authentication failed', 401)
    const [, , kind = '', id = '', part = ''] = path.split('/')
    if (kind === 'orders') return method === 'POST' ? this.#createOrder(text) : this.#orders(request.query, id, part)
    if (kind === 'payment_links') return this.links.handle(request, id, part)
    if (kind === 'payments' && !id) return this.#listPayments(request.query)
    if (kind === 'payments' && id === 'validate' && part === 'vpa') {
      const { vpa } = JSON.parse(text) as { vpa: string }
      if (!vpa.startsWith('asha@')) return bad('Invalid VPA. Please enter a valid Virtual Payment Address')
      return ok({ vpa, success: true, customer_name: 'Asha Kulkarni' })
    }
    if (kind === 'customers') return this.#customer(request, id, path.split('/')[5])
    if (kind === 'payments' && id === 'create' && part === 'upi') return this.#createUpi(text)
    const payment = this.payments.find(one => one.id === id)
    if (kind !== 'payments' || !payment) return bad('The id provided does not exist')
    if (part === 'refunds') return list(this.refunds.filter(({ payment_id }) => payment_id === id))
    if (part === 'refund' && method === 'POST') return this.#refund(payment, request)
    return ok(payment)
  }

  #customer({ method, text }: StubRequest, id: string, token?: string): StubAnswer {
    if (method === 'POST') {
      if ((JSON.parse(text) as { fail_existing?: string }).fail_existing !== '0') return bad('Customer already exists')
      this.customers.push(this.nextId('cust_'))
      return ok({ id: this.customers.at(-1), entity: 'customer' })
    }
    if (method !== 'DELETE') return list(this.tokens.filter(({ customer }) => customer === id))
    const at = this.tokens.findIndex(one => one.customer === id && one.id === token)
    if (at < 0) return bad('The id provided does not exist')
    this.tokens.splice(at, 1)
    return ok({ deleted: true })
  }

  #createOrder(text: string): StubAnswer {
    const body = JSON.parse(text) as Partial<Order> & Record<string, unknown>
    const unknown = Object.keys(body).find(field => !ORDER_FIELDS.includes(field))
    if (unknown) return bad(`${unknown} is/are not required and should not be sent`)
    const { amount, currency, receipt } = body
    if (!Number.isInteger(amount) || Number(amount) < 100 || currency !== 'INR') return bad('The amount is invalid.')
    if (typeof receipt !== 'string' || receipt.length > 40) return bad('The receipt may not be greater than 40.')
    const order: Order = { id: this.nextId('order_'), amount: Number(amount), currency, receipt, status: 'created' }
    this.orders.push(order)
    return ok({ ...order, entity: 'order', notes: [], attempts: 0 })
  }

  /** A UPI payment without a page; the answer has the link of the app. */
  #createUpi(text: string): StubAnswer {
    const body = JSON.parse(text) as Record<string, unknown>
    const unknown = Object.keys(body).find(field => !UPI_FIELDS.includes(field))
    if (unknown) return bad(`${unknown} is/are not required and should not be sent`)
    const order = this.orders.find(({ id }) => id === body.order_id)
    if (!order || body.amount !== order.amount || body.currency !== order.currency) return bad('The order is invalid.')
    if (!body.email || !/^\+\d{10,15}$/.test(String(body.contact)) || body.method !== 'upi')
      return bad('A field is missing')
    if ((body.upi as { flow?: string } | undefined)?.flow !== 'intent') return bad('UPI collect is not enabled.')
    const { id } = this.pay(order.receipt, 'created')
    const link = `upi://pay?pa=stub@razorpay&pn=Karkhana&tr=${id.slice(4)}&tn=Order&am=${order.amount / 100}&cu=INR&mc=5251`
    return ok({
      razorpay_payment_id: id,
      next: [
        { action: 'intent', url: link },
        { action: 'poll', url: this.origin },
      ],
    })
  }

  #orders(query: URLSearchParams, id: string, part: string): StubAnswer {
    if (!id) return list(this.orders.filter(({ receipt }) => receipt === query.get('receipt')))
    const order = this.orders.find(one => one.id === id)
    if (!order) return bad('The id provided does not exist')
    return part === 'payments' ? list(this.payments.filter(({ order_id }) => order_id === id)) : ok(order)
  }

  /** Newest first, as the real one lists them. */
  #listPayments(query: URLSearchParams): StubAnswer {
    const [from, to, count, skip] = ['from', 'to', 'count', 'skip'].map(name => Number(query.get(name)))
    if (!from || !to || !count || count > 100) return bad('The count may not be greater than 100')
    const within = this.payments.filter(({ created_at }) => created_at >= from && created_at <= to).reverse()
    return list(within.slice(skip, (skip ?? 0) + count))
  }

  #refund(payment: StubPayment, { text, headers }: StubRequest): StubAnswer {
    const body = JSON.parse(text) as { amount: number; receipt?: string }
    if (Object.keys(body).some(field => !REFUND_FIELDS.includes(field))) return bad('An unknown field was sent')
    const key = String(headers['x-refund-idempotency'] ?? '')
    if (!/^[\w-]{10,}$/.test(key)) return bad('The idempotency key is invalid')
    const earlier = this.#refundKeys.get(key)
    if (earlier) return earlier.body === text ? ok(earlier.refund) : bad('Another request with the same key', 409)
    if (!payment.captured) return bad('The payment status should be captured for action to be taken')
    if (body.amount > payment.amount - payment.amount_refunded) return bad('The refund amount is greater than paid')
    payment.amount_refunded += body.amount
    const refund: Refund = {
      ...{ id: this.nextId('rfnd_'), payment_id: payment.id, amount: body.amount, currency: payment.currency },
      ...{ status: 'pending', receipt: body.receipt ?? null },
    }
    if (payment.amount_refunded === payment.amount) payment.status = 'refunded'
    this.refunds.push(refund)
    this.#refundKeys.set(key, { body: text, refund })
    return ok(refund)
  }

  /** The hosted page: a button that pays and comes back. */
  async #page(fields: URLSearchParams): Promise<StubAnswer> {
    const order = this.orders.find(({ id }) => id === fields.get('order_id'))
    if (!order || fields.get('key_id') !== RAZORPAY_ACCOUNT.keyId) return bad('The id provided does not exist')
    if (fields.get('amount') !== String(order.amount)) return bad('Your payment amount is different from your order')
    const payment = this.pay(order.receipt)
    const inputs = Object.entries(await this.returnFields(payment))
      .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
      .join('')
    const action = fields.get('callback_url')?.replaceAll('&', '&amp;')
    return { status: 200, body: `<form method="post" action="${action}">${inputs}<button>Paid</button></form>` }
  }
}
