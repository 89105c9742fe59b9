// Support tickets, quote requests and returns that tests of the desk need, raised without the pages of shoppers.

import { randomUUID } from 'node:crypto'
import type { Market } from '../../contract/shared/market.ts'
import { statement } from '../platform/db.ts'
import { buyerOf, placeCodOrder } from './invoices.ts'
import type { TestStore } from './store.ts'

const CONTACT = { fullName: 'Asha Kulkarni', email: 'asha@plant.example' }

// the call allows ten a minute
const RAISE_TICKET = statement(
  'test.raise-ticket',
  `with t as (insert into support_tickets (market, language, idempotency_key, contents_hash, topic, full_name, email, due_at,
       raised_at, updated_at) values ($1, 'en', gen_random_uuid()::text, '', 'delivery', $2, $3, now(), now(), now())
     returning id, number),
   m as (insert into support_messages (ticket_id, author, idempotency_key, text, at) select id, 'customer', 'x', 'Open box.', now() from t),
   e as (insert into support_events (ticket_id, to_state, who, at) select id, 'open', 'guest', now() from t)
   select number from t`,
)

/** An open ticket of a guest; its number. */
export async function raiseTicket(store: TestStore, market: Market = 'IN'): Promise<number> {
  const { number } = await store.app.db.one<{ number: number }>(RAISE_TICKET, [market, CONTACT.fullName, CONTACT.email])
  return number
}

/** A quote request of a guest in India, which nobody has taken on; its number. */
export async function raiseRequest(store: TestStore, msn: string): Promise<number> {
  const body = {
    ...{ idempotencyKey: randomUUID(), msn, quantity: '15', ...CONTACT, mobile: '9811122233' },
    ...{ pincode: '411026', city: 'Pune', description: '', isBusiness: false },
  }
  return (await store.visitor().call('POST /api/v1/rfq/createRFQ', { body })).data.rfqNumber
}

const LIST_RETURNS = statement(
  'test.returns-of-order',
  'select r.number from returns r join orders o on o.id = r.order_id where o.number = $1 order by r.number',
)

/** Returns of an order in India in the given states, in their order; their numbers. They have no products. */
export async function insertReturns(store: TestStore, msn: string, states: readonly string[]): Promise<number[]> {
  const buyer = await buyerOf(store, await store.customer())
  const { orderNumber } = await placeCodOrder(store, buyer, [{ msn, quantity: 1 }])
  await store.asOwner(`insert into returns (transaction_id, order_id, customer_id, market, kind, state, reason_id, handover,
      refund_to, with_charges, refund_minor, reason_en, reason_hi)
    select gen_random_uuid(), o.id, o.customer_id, o.market, 'return', s.state, 1, 'pick-up', 'source', false, 0, 'Damaged on arrival', 'टूटा या क्षतिग्रस्त मिला'
    from orders o cross join unnest(array['${states.join("', '")}']) with ordinality as s (state, at)
    where o.number = ${orderNumber} order by s.at`)
  const found = await store.app.db.rows<{ number: number }>(LIST_RETURNS, [orderNumber])
  return found.map(({ number }) => number)
}
