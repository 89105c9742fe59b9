// Orders that are paid at a stub of a gateway, in a store that listens on a port.

import { expect } from 'vitest'
import type { PayAnswer } from '../../contract/payments/api.ts'
import { NO_LIMITS } from '../../contract/shared/money-limits.rules.ts'
import { type PlaceOrderInput, placeOrder } from '../checkout/service.ts'
import { cancelOrderByStaff } from '../orders/commands/cancel-order.ts'
import { expireOrders } from '../orders/commands/expire-orders.ts'
import { pollOpenPayments } from '../payments/commands/reconciliation.ts'
import { processRefunds } from '../payments/commands/refunds.ts'
import type { Staff } from '../platform/actor.ts'
import { statement } from '../platform/db.ts'
import { fillCarts, makeBuyers, payRequest } from './buyers.ts'
import { payerOf, type Waiting } from './payer.ts'
import { eventually } from './soon.ts'
import type { TestStore } from './store.ts'

const REF = statement('test.ref-of-payment', `select transaction_ref as ref, gateway from payments where id = $1`)
const EVENTS = statement(
  'test.payment-event-kinds',
  `select e.kind from payment_events e join payments p on p.id = e.payment_id where p.order_id = $1 order by e.id`,
)

const REFUND_KEY = statement('test.key-of-refund', 'select id as key from refunds where payment_id = $1')

const STAFF: Staff = { ...({} as Staff), kind: 'staff', staffId: 'test', sessionId: null, moneyLimits: NO_LIMITS }
const HOUR_MS = 3_600_000
/** Longer than any delay between two tries of a refund. */
const REFUND_HOURS = 12

/** The job of refunds at gateways, and the keys under which it makes them. */
function refundsOf({ app }: TestStore) {
  let runs = 0
  return {
    /** Each run is later than the last, so that what failed is due again. */
    makeRefunds: () => {
      const hours = ++runs * REFUND_HOURS
      return processRefunds({ ...app, now: () => new Date(Date.now() + hours * HOUR_MS) })
    },

    /** The key of the only refund of an order. */
    async refundKeyOf(one: Waiting): Promise<string> {
      return (await app.db.one<{ key: string }>(REFUND_KEY, [one.answer.paymentId])).key
    },
  }
}

/** A product, whose stock a test sets, ordered and paid at a gateway. */
export function gatewayShop(store: TestStore, { methodId = 8, market = 'IN' as 'IN' | 'AE' } = {}) {
  const { app } = store
  const payer = payerOf(store)
  return {
    historyOf: payer.historyOf,
    ...refundsOf(store),
    expire: (hours = 1) => expireOrders({ ...app, now: () => new Date(Date.now() + hours * HOUR_MS) }),

    /** An order of one unit, with an offer less its discount, that is not paid yet; `ref` is our reference at the gateway. */
    async order(
      msn: string,
      payment: Partial<PlaceOrderInput['payment']> = {},
      discountMinor = 0,
    ): Promise<Waiting & { gateway: string }> {
      const [buyer] = await makeBuyers(app.db, 1, market)
      if (!buyer) throw new Error('no buyer')
      await fillCarts(app.db, [buyer], [{ msn, quantity: 1 }])
      const plain = await payRequest(app, buyer, payment.paymentMethodId ?? methodId)
      const changed = {
        payment: { ...plain.payment, ...payment },
        expectedPayable: plain.expectedPayable - discountMinor,
      }
      const answer = await placeOrder(app, buyer.actor, { ...plain, ...changed })
      return { buyer, answer, ...(await this.attempt(answer)) }
    },

    /** Staff cancel a paid order: its money is owed back. */
    async cancelPaid(one: Waiting): Promise<void> {
      const { orderNumber } = one.answer
      await cancelOrderByStaff(app.db, STAFF, { orderNumber, reason: 'Test' })
      await eventually(async () => expect((await payer.historyOf(one)).payments).toContain('refund-due'))
    },

    attempt: (answer: PayAnswer) => app.db.one<{ ref: string; gateway: string }>(REF, [answer.paymentId]),

    /** The browser comes back to the address that the gateway was given. */
    async comeBack(
      one: Waiting & { gateway: string },
      fields: Record<string, string>,
      method: 'POST' | 'GET' = 'POST',
    ) {
      const query = new URLSearchParams({ ref: one.ref, ...(method === 'GET' && fields) })
      const response = await store.http.inject({
        method,
        url: `/payment/return/${one.gateway}?${query}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        ...(method === 'POST' && { payload: new URLSearchParams(fields).toString() }),
      })
      return { status: response.statusCode, location: response.headers.location }
    },

    /** The reconciliation job, this many hours from now. */
    poll: (hours = 1) => pollOpenPayments({ ...app, now: () => new Date(Date.now() + hours * HOUR_MS) }),

    async eventsOf(one: Waiting): Promise<string[]> {
      const rows = await app.db.rows<{ kind: string }>(EVENTS, [one.answer.orderId])
      return rows.map(({ kind }) => kind)
    },
  }
}

export type GatewayShop = ReturnType<typeof gatewayShop>
export type GatewayOrder = Awaited<ReturnType<GatewayShop['order']>>
