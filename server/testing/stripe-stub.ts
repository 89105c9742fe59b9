// A stub of Stripe, written from its public documentation: sessions, payments, refunds, idempotency, signed events.

import { GatewayStub, type StubAnswer, type StubRequest, stubHmac } from './gateway-stub.ts'

export const STRIPE_ACCOUNT = {
  secretKey: 'sk_test_stub_secret_key',
  webhookSecret: 'whsec_of_the_stub',
  previousWebhookSecret: 'whsec_before',
}

export interface StubIntent {
  id: string
  object: string
  amount: number
  amount_received: number
  currency: string
  status: string
  last_payment_error: object | null
  created: number
  metadata: Record<string, string>
}

export interface StubSession {
  id: string
  object: string
  url: string | null
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  client_reference_id: string
  amount_total: number
  currency: string
  payment_intent: string | null
  success_url: string
  metadata: Record<string, string>
  customer: string | null
  /** The card is attached to the customer when it is paid. */
  saves: boolean
}

export interface StubRefund {
  id: string
  object: string
  amount: number
  currency: string
  status: string
  payment_intent: string
  metadata: Record<string, string>
}

const SESSION_FIELDS =
  /^(mode|customer|payment_intent_data\[setup_future_usage\]|saved_payment_method_options\[allow_redisplay_filters\]\[\d\]|client_reference_id|success_url|cancel_url|customer_email|expires_at|payment_method_types\[0\]|metadata\[\w+\]|payment_intent_data\[metadata\]\[\w+\]|line_items\[0\]\[(quantity|price_data\]\[(currency|unit_amount|product_data\]\[name))\])$/
const REFUND_FIELDS = /^(payment_intent|amount|reason|metadata\[\w+\])$/

const bad = (message: string, status = 400, type = 'invalid_request_error'): StubAnswer => ({
  status,
  body: { error: { type, message } },
})
const ok = (body: object): StubAnswer => ({ status: 200, body })

/** The entries `prefix[name]` of a form. */
function nested(fields: URLSearchParams, prefix: string): Record<string, string> {
  const entries = [...fields].filter(([name]) => name.startsWith(`${prefix}[`))
  return Object.fromEntries(entries.map(([name, value]) => [name.slice(prefix.length + 1, -1), value]))
}

export class StripeStub extends GatewayStub {
  origin = ''
  readonly sessions: StubSession[] = []
  readonly intents: StubIntent[] = []
  readonly refunds: StubRefund[] = []
  readonly customers: string[] = []
  readonly cards: { id: string; customer: string; brand: string; last4: string }[] = []
  /** Answers by idempotency key. */
  readonly #answers = new Map<string, { text: string; answer: StubAnswer }>()

  async start(): Promise<this> {
    this.origin = await this.listen(request => this.#handle(request))
    return this
  }

  settings() {
    return { ...STRIPE_ACCOUNT, apiOrigin: this.origin }
  }

  sessionOf(reference: string): StubSession {
    const session = this.sessions.findLast(one => one.client_reference_id === reference)
    if (!session) throw new Error(`No session is for ${reference}`)
    return session
  }

  #intentOf(session: StubSession): StubIntent {
    const known = this.intents.find(({ id }) => id === session.payment_intent)
    if (known) return known
    const intent: StubIntent = {
      ...{ id: this.nextId('pi_'), object: 'payment_intent', amount: session.amount_total, amount_received: 0 },
      ...{ currency: session.currency, status: 'requires_payment_method', last_payment_error: null },
      created: 1_700_000_000 + this.intents.length,
      metadata: session.metadata,
    }
    this.intents.push(intent)
    session.payment_intent = intent.id
    return intent
  }

  /** The buyer does something in the session. */
  pay(reference: string, how: 'paid' | 'declined' | 'processing' | 'expired', change: Partial<StubIntent> = {}) {
    const session = this.sessionOf(reference)
    if (how === 'expired') Object.assign(session, { status: 'expired', url: null })
    const intent = this.#intentOf(session)
    if (how === 'declined') intent.last_payment_error = { type: 'card_error', code: 'card_declined' }
    if (how === 'processing') Object.assign(session, { status: 'complete', url: null })
    if (how === 'paid') {
      Object.assign(session, { status: 'complete', url: null, payment_status: 'paid' })
      if (session.saves && session.customer)
        this.cards.push({ id: this.nextId('pm_'), customer: session.customer, brand: 'visa', last4: '4242' })
      Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, last_payment_error: null })
    }
    Object.assign(intent, change)
    return { session, intent }
  }

  /** A webhook body as it is at this moment. */
  event(type: string, object: object, change: object = {}): string {
    return JSON.stringify({
      ...{ id: this.nextId('evt_'), object: 'event', type, created: 1_700_000_000, livemode: false },
      ...{ api_version: '2026-10-28.endive', data: { object }, request: { id: null, idempotency_key: null } },
      ...change,
    })
  }

  /** Sends a webhook to a store over HTTP; `at` is the time of the signature, in seconds. */
  async deliver(
    store: string,
    body: string,
    { secret = STRIPE_ACCOUNT.webhookSecret, at = Math.floor(Date.now() / 1000), signature = '' } = {},
  ) {
    const signed = signature || `t=${at},v1=${'0'.repeat(64)},v1=${await stubHmac(secret, `${at}.${body}`)}`
    const response = await fetch(`${store}/api/v1/payment/webhook/stripe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signed },
      body,
    })
    const answer = (await response.json()) as { code?: string; data?: { outcome: string } }
    return { status: response.status, code: answer.code, outcome: answer.data?.outcome }
  }

  async #handle(request: StubRequest): Promise<StubAnswer> {
    const { method, path, query, text, headers } = request
    if (headers.authorization !== `Bearer ${STRIPE_ACCOUNT.secretKey}`) return bad('Invalid API key', 401)
    if (!headers['stripe-version']) return bad('The version is not pinned')
    const [, , kind = '', part = '', id = ''] = path.split('/')
    if (method === 'POST')
      return this.#once(String(headers['idempotency-key'] ?? ''), `${path}?${text}`, () => this.#post(path, text))
    if (kind === 'customers' && id === 'payment_methods') {
      const own = this.cards.filter(({ customer }) => customer === part)
      const data = own.map(({ id: token, brand, last4 }) => ({ id: token, type: 'card', card: { brand, last4 } }))
      return ok({ object: 'list', data })
    }
    if (kind === 'payment_intents' && !part) {
      const [from, to] = ['created[gte]', 'created[lte]'].map(name => Number(query.get(name)))
      const within = this.intents.filter(({ created }) => created >= (from ?? 0) && created <= (to ?? 0)).reverse()
      const start = within.findIndex(({ id: known }) => known === query.get('starting_after')) + 1
      const limit = Number(query.get('limit'))
      const data = within.slice(start, start + limit).map(intent => {
        const refunded = this.refunds.filter(({ payment_intent }) => payment_intent === intent.id)
        const amount_refunded = refunded.reduce((sum, { amount }) => sum + amount, 0)
        return { ...intent, latest_charge: intent.amount_received ? { id: `ch_${intent.id}`, amount_refunded } : null }
      })
      return ok({ object: 'list', data, has_more: start + limit < within.length })
    }
    if (kind === 'refunds') {
      const of = query.get('payment_intent')
      return ok({ object: 'list', data: this.refunds.filter(({ payment_intent }) => payment_intent === of) })
    }
    const session = kind === 'checkout' && part === 'sessions' ? this.sessions.find(one => one.id === id) : undefined
    if (!session) return bad('No such checkout.session', 404)
    const expanded = query.getAll('expand[]').includes('payment_intent')
    const intent = this.intents.find(one => one.id === session.payment_intent)
    return ok({ ...session, ...(expanded && intent && { payment_intent: intent }) })
  }

  #once(key: string, text: string, make: () => StubAnswer): StubAnswer {
    if (!key) return bad('The idempotency key is missing')
    const earlier = this.#answers.get(key)
    if (earlier)
      return earlier.text === text ? earlier.answer : bad('Same key, other parameters', 400, 'idempotency_error')
    const answer = make()
    this.#answers.set(key, { text, answer })
    return answer
  }

  #post(path: string, text: string): StubAnswer {
    const fields = new URLSearchParams(text)
    if (path === '/v1/checkout/sessions') return this.#create(fields)
    if (path === '/v1/customers') {
      this.customers.push(this.nextId('cus_'))
      return ok({ id: this.customers.at(-1), object: 'customer' })
    }
    const [, , kind, token, action] = path.split('/')
    if (kind === 'payment_methods' && action === 'detach') {
      const at = this.cards.findIndex(({ id }) => id === token)
      return at < 0 ? bad('The payment method is not attached to a customer') : ok(this.cards.splice(at, 1)[0] ?? {})
    }
    return path === '/v1/refunds' ? this.#refund(fields) : bad('Unrecognized request URL', 404)
  }

  #create(fields: URLSearchParams): StubAnswer {
    const unknown = [...fields.keys()].find(name => !SESSION_FIELDS.test(name))
    if (unknown) return bad(`Received unknown parameter: ${unknown}`)
    const amount = Number(fields.get('line_items[0][price_data][unit_amount]'))
    if (fields.get('mode') !== 'payment' || !(amount >= 200)) return bad('The amount must be at least AED 2.00')
    const customer = fields.get('customer')
    if (customer && fields.has('customer_email')) return bad('You may only specify one of customer and customer_email')
    if (customer && !this.customers.includes(customer)) return bad('No such customer', 404)
    const id = this.nextId('cs_test_')
    const session: StubSession = {
      ...{ id, object: 'checkout.session', url: `${this.origin}/c/pay/${id}#fragment`, status: 'open' },
      ...{ payment_status: 'unpaid', client_reference_id: fields.get('client_reference_id') ?? '' },
      ...{ amount_total: amount, currency: fields.get('line_items[0][price_data][currency]') ?? '' },
      ...{ payment_intent: null, success_url: fields.get('success_url') ?? '' },
      metadata: nested(fields, 'payment_intent_data[metadata]'),
      customer,
      saves: fields.get('payment_intent_data[setup_future_usage]') === 'on_session',
    }
    this.sessions.push(session)
    return ok(session)
  }

  #refund(fields: URLSearchParams): StubAnswer {
    const unknown = [...fields.keys()].find(name => !REFUND_FIELDS.test(name))
    if (unknown) return bad(`Received unknown parameter: ${unknown}`)
    const intent = this.intents.find(({ id }) => id === fields.get('payment_intent'))
    if (intent?.status !== 'succeeded') return bad('This PaymentIntent does not have a successful charge to refund.')
    const before = this.refunds.filter(({ payment_intent }) => payment_intent === intent.id)
    const amount = Number(fields.get('amount'))
    if (amount + before.reduce((sum, one) => sum + one.amount, 0) > intent.amount) return bad('Greater than unrefunded')
    const refund: StubRefund = {
      ...{ id: this.nextId('re_'), object: 'refund', amount, currency: intent.currency, status: 'pending' },
      ...{ payment_intent: intent.id, metadata: nested(fields, 'metadata') },
    }
    this.refunds.push(refund)
    return ok(refund)
  }
}
