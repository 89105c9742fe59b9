// Unpaid orders, and webhooks of a gateway: valid, forged, early, late.

import type { PayAnswer } from '../../contract/payments/api.ts'
import { placeOrder } from '../checkout/service.ts'
import { expireOrders } from '../orders/commands/expire-orders.ts'
import { orderDetails } from '../orders/queries/customer-orders.ts'
import { SIGN, SIGNATURE_HEADER } from '../payments/adapters/test-gateway.ts'
import { processRefunds } from '../payments/commands/refunds.ts'
import { retryPayment } from '../payments/commands/retry.ts'
import { statement } from '../platform/db.ts'
import { type Buyer, fillCarts, makeBuyers, payRequest } from './buyers.ts'
import type { TestStore } from './store.ts'

const UPI = 8
const WEBHOOK = '/api/v1/payment/webhook/test'

export interface Waiting {
  buyer: Buyer
  answer: PayAnswer
  /** Reference of the payment attempt. */
  ref: string
}

export interface Word {
  ref: string
  state: 'success' | 'failure' | 'pending'
  amountMinor: number
  currency?: string
  gatewayRef?: string
}

export function bodyOf({ ref, state, amountMinor, currency = 'INR', gatewayRef = `TG${ref}` }: Word): string {
  return JSON.stringify({ transactionRef: ref, gatewayRef, state, amountMinor, currency })
}

/** Webhook body of a gateway for an unpaid order. */
export function wordOn(one: Waiting, state: Word['state']): string {
  return bodyOf({ ref: one.ref, state, amountMinor: one.answer.payable })
}

const GATEWAY_REF = statement(
  'test.gateway-ref',
  'select gateway_ref as "gatewayRef" from test_gateway_transactions where transaction_ref = $1',
)
const HISTORY = statement(
  'test.history',
  `select o.state, (select count(*)::int from orders x where x.customer_id = o.customer_id) as orders,
     (select array_agg(p.state order by p.attempt) from payments p where p.order_id = o.id) as payments,
     (select count(*)::int from order_events e where e.order_id = o.id and e.to_state = 'placed') as placed,
     (select coalesce(sum(r.quantity), 0)::int from stock_reservations r
      where r.order_id = o.id and r.state = 'reserved') as held,
     (select coalesce(sum(s.reserved_change), 0)::int from stock_events s where s.order_id = o.id) as moved
   from orders o where o.id = $1`,
)

export interface History {
  state: string
  orders: number
  payments: string[]
  placed: number
  held: number
  moved: number
}

/** State of an order of one unit that was paid exactly once. */
export const PAID_ONCE: History = { state: 'placed', orders: 1, payments: ['paid'], placed: 1, held: 1, moved: 1 }

/** Pays again for an order, as the buyer does on its page. */
export const payAgain = retryPayment

/** Payment actions of a test on one store. */
export function payerOf(store: TestStore) {
  const form = (values: Record<string, string>) => ({
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(values).toString(),
  })
  const payer = {
    /** Places an order, for a new buyer unless one is given, prepaid unless another method is; `prepare` changes the filled cart. */
    async order(
      items: { msn: string; quantity: number }[],
      methodId = UPI,
      prepare: (buyer: Buyer) => Promise<void> = async () => {},
      by?: Buyer,
    ): Promise<Waiting> {
      const [buyer] = by ? [by] : await makeBuyers(store.app.db, 1)
      if (!buyer) throw new Error('no buyer')
      await fillCarts(store.app.db, [buyer], items)
      await prepare(buyer)
      const answer = await placeOrder(store.app, buyer.actor, await payRequest(store.app, buyer, methodId))
      return { buyer, answer, ref: answer.redirect?.fields.ref ?? '' }
    },

    /** Sends a webhook, with a valid signature by default. */
    async post(body: string, signature = store.app.secrets.sign(SIGN.webhook, body), url = WEBHOOK) {
      const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature }
      const response = await store.http.inject({ method: 'POST', url, headers, payload: body })
      const json = response.json<{ code?: string; data?: { outcome: string } }>()
      return { status: response.statusCode, code: json.code, outcome: json.data?.outcome }
    },

    /** Opens the gateway page and presses a button, as the browser would. Returns the redirect. */
    async press(one: Waiting, decision: string): Promise<string> {
      const fields = one.answer.redirect?.fields ?? {}
      const opened = await store.http.inject({ method: 'POST', url: '/gateway/test/pay', ...form(fields) })
      const page = await store.http.inject({ method: 'GET', url: String(opened.headers.location) })
      if (!page.body.includes('name="decision" value="success"')) throw new Error(`No choice: ${page.body}`)
      const pressed = form({ ...fields, decision })
      const decided = await store.http.inject({ method: 'POST', url: '/gateway/test/decide', ...pressed })
      return String(decided.headers.location)
    },

    /** Pays at the gateway, which notifies the store. */
    async pay(one: Waiting): Promise<void> {
      await payer.press(one, 'success')
      const { gatewayRef } = await store.app.db.one<{ gatewayRef: string }>(GATEWAY_REF, [one.ref])
      await payer.post(bodyOf({ ref: one.ref, state: 'success', amountMinor: one.answer.payable, gatewayRef }))
    },

    historyOf: (one: Waiting) => store.app.db.one<History>(HISTORY, [one.answer.orderId]),

    detailsOf: (one: Waiting) => orderDetails(store.app.db, one.buyer.actor, one.answer.orderNumber),

    /** Runs the job of refunds; returns how many were made. */
    makeRefunds: () => processRefunds(store.app),

    /** Runs the expiry job at a time in the future. */
    expire: (hours = 1) => expireOrders({ ...store.app, now: () => new Date(Date.now() + hours * 3_600_000) }),
  }
  return payer
}
