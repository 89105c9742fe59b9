// The payment links of the stub of Razorpay, written from its public documentation.

import { type StubAnswer, type StubRequest, stubHmac } from './gateway-stub.ts'

export interface StubPayment {
  id: string
  order_id: string
  amount: number
  currency: string
  status: 'created' | 'authorized' | 'captured' | 'failed' | 'refunded'
  captured: boolean
  amount_refunded: number
  created_at: number
  [detail: string]: unknown
}

/** What links need from their stub. */
interface Account {
  readonly origin: string
  readonly orders: readonly { id: string }[]
  nextId(prefix: string): string
  addOrder(of: { amount: number; currency: string; receipt: string }): string
  payIn(orderId: string, status: StubPayment['status'], change: Partial<StubPayment>): StubPayment
}

interface StubLink {
  id: string
  amount: number
  currency: string
  reference_id: string
  status: 'created' | 'paid' | 'expired' | 'cancelled'
  short_url: string
  expire_by: number
  callback_url: string
  /** Set once somebody has started to pay. */
  order_id?: string
  [detail: string]: unknown
}

const FIELDS = [
  ...['amount', 'currency', 'accept_partial', 'first_min_partial_amount', 'expire_by', 'reference_id', 'description'],
  ...['customer', 'notify', 'reminder_enable', 'notes', 'callback_url', 'callback_method', 'options', 'upi_link'],
]
const MINUTES_15 = 15 * 60

const bad = (description: string): StubAnswer => ({
  status: 400,
  body: { error: { code: 'BAD_REQUEST_ERROR', description, field: null, reason: 'input_validation_failed' } },
})
const ok = (body: object): StubAnswer => ({ status: 200, body })

export class StubLinks {
  readonly all: StubLink[] = []
  readonly #stub: Account
  readonly #keySecret: string

  constructor(stub: Account, keySecret: string) {
    this.#stub = stub
    this.#keySecret = keySecret
  }

  of(reference: string): StubLink {
    const link = this.all.find(one => one.reference_id === reference)
    if (!link) throw new Error(`No link has the reference ${reference}`)
    return link
  }

  /** The buyer pays in the link: its order is made, and a payment in it. */
  pay(reference: string, status: StubPayment['status'] = 'captured', receipt = reference): StubPayment {
    const link = this.of(reference)
    const { amount, currency } = link
    link.order_id ??= this.#stub.addOrder({ amount, currency, receipt })
    const payment = this.#stub.payIn(link.order_id, status, { method: 'emi', bank: 'HDFC' })
    if (status === 'captured') link.status = 'paid'
    return payment
  }

  /** Parameters added to the callback URL. */
  async returnFields(
    reference: string,
    { id }: StubPayment,
    change: { id?: string } = {},
  ): Promise<Record<string, string>> {
    const link = this.of(reference)
    const signed = [change.id ?? link.id, link.reference_id, link.status, id].join('|')
    return {
      razorpay_payment_id: id,
      razorpay_payment_link_id: link.id,
      razorpay_payment_link_reference_id: link.reference_id,
      razorpay_payment_link_status: link.status,
      razorpay_signature: await stubHmac(this.#keySecret, signed),
    }
  }

  /** A webhook body about a link. */
  event(name: 'paid' | 'expired' | 'cancelled', reference: string, payment?: StubPayment): string {
    const payload = {
      payment_link: { entity: { ...this.of(reference), ...(name !== 'paid' && { status: name }) } },
      ...(payment && { payment: { entity: { ...payment } } }),
      ...(payment && { order: { entity: { ...this.#stub.orders.find(({ id }) => id === payment.order_id) } } }),
    }
    const contains = Object.keys(payload)
    return JSON.stringify({
      ...{ entity: 'event', account_id: 'acc_1', event: `payment_link.${name}`, contains, payload },
      created_at: 1_700_000_000,
    })
  }

  handle({ method, query, text }: StubRequest, id: string, part: string): StubAnswer {
    if (method === 'POST' && !id) return this.#create(text)
    if (!id) return ok({ payment_links: this.all.filter(one => one.reference_id === query.get('reference_id')) })
    const link = this.all.find(one => one.id === id)
    if (!link) return bad('The id provided does not exist')
    if (method !== 'POST' || part !== 'cancel') return ok(link)
    if (link.status !== 'created') return bad(`Payment Link cannot be cancelled as it is ${link.status}`)
    link.status = 'cancelled'
    return ok(link)
  }

  #create(text: string): StubAnswer {
    const body = JSON.parse(text) as Partial<StubLink> & Record<string, unknown>
    const unknown = Object.keys(body).find(field => !FIELDS.includes(field))
    if (unknown) return bad(`${unknown} is/are not required and should not be sent`)
    const { amount = 0, currency = '', reference_id = '', expire_by = 0, callback_url = '' } = body
    if (!Number.isInteger(amount) || amount < 100 || currency !== 'INR') return bad('The amount is invalid.')
    if (reference_id === '' || reference_id.length > 40) return bad('The reference id is invalid.')
    if (this.all.some(one => one.reference_id === reference_id)) return bad('reference_id already exists')
    if (expire_by < Date.now() / 1000 + MINUTES_15)
      return bad('expire_by should be at least 15 minutes after current time.')
    if (callback_url !== '' && body.callback_method !== 'get') return bad('The callback method is invalid.')
    const id = this.#stub.nextId('plink_')
    const known = { id, amount, currency, reference_id, expire_by, callback_url }
    const link: StubLink = { ...body, ...known, status: 'created', short_url: `${this.#stub.origin}/l/${id}` }
    this.all.push(link)
    return ok({ ...link, payments: null })
  }
}
