// Many buyers at once and a gateway that says things twice, late or never to the browser, against a real running store.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statement } from '../../server/platform/db.ts'
import { eventually } from '../../server/testing/soon.ts'
import { type Buyer, makeBuyers, pickProducts } from './buyers.ts'
import { openSystem, type RunningSystem } from './processes.ts'
import { CASH_ON_DELIVERY, type Shopper, UPI } from './shopper.ts'

const BUYERS = 60
const STOCK = 20

const SET_STOCK = statement(
  'orders.set-stock',
  `update stock set on_hand = case when warehouse_id = (select min(warehouse_id) from stock where msn = $1) then $2::int else 0 end
   where msn = $1`,
)
const STOCK_OF = statement(
  'orders.stock-of',
  `select sum(on_hand)::int as "onHand", sum(reserved)::int as reserved,
     (select count(distinct order_id)::int from order_lines where msn = $1) as orders from stock where msn = $1`,
)
const OF_ORDER = statement(
  'orders.of-order',
  `select o.state, (select array_agg(p.state order by p.attempt) from payments p where p.order_id = o.id) as payments,
     (select count(*)::int from order_events e where e.order_id = o.id and e.to_state = 'placed') as placed,
     (select count(*)::int from orders x where x.customer_id = o.customer_id) as orders,
     (select sum(r.quantity)::int from stock_reservations r where r.order_id = o.id and r.state = 'reserved') as held
   from orders o where o.number = $1`,
)

const NOTIFIED = statement(
  'orders.notified',
  `select t.notifications_sent as sent from test_gateway_transactions t
   join payments p on p.transaction_ref = t.transaction_ref join orders o on o.id = p.order_id where o.number = $1`,
)

let system: RunningSystem
let products: string[]
let buyers: Buyer[]

beforeAll(async () => {
  system = await openSystem()
  products = await pickProducts(system.db, 4)
  buyers = await makeBuyers(() => system.store.origin, BUYERS, '96')
})
afterAll(() => system.close())

const buyerAt = (at: number) => {
  const buyer = buyers[at]
  if (!buyer) throw new Error('No such buyer')
  return buyer
}

it(`gives ${STOCK} orders to ${BUYERS} buyers of ${STOCK} pieces, and the others a clear rejection`, async () => {
  const [msn = ''] = products
  const bodies: Record<string, unknown>[] = []
  for (const { shopper, addressId } of buyers) {
    await shopper.fillCart(msn, 1)
    bodies.push(await shopper.payment(addressId, CASH_ON_DELIVERY))
  }
  await system.db.run(SET_STOCK, [msn, STOCK])
  const replies = await Promise.all(buyers.map(({ shopper }, at) => shopper.pay(bodies[at] ?? {})))
  expect(replies.filter(reply => reply.status === 200)).toHaveLength(STOCK)
  const rejections = replies.filter(reply => reply.status !== 200)
  expect(rejections.map(reply => [reply.status, reply.body.code])).toEqual(
    Array.from({ length: BUYERS - STOCK }, () => [409, 'checkout.out-of-stock']),
  )
  expect(await system.db.one(STOCK_OF, [msn])).toEqual({ onHand: STOCK, reserved: STOCK, orders: STOCK })
})

it('makes one order of a payment that is sent twice at once', async () => {
  const { shopper, addressId } = buyerAt(BUYERS - 1)
  const msn = products[1] ?? ''
  const before = await system.db.one<{ reserved: number }>(STOCK_OF, [msn])
  await clear(shopper)
  await shopper.fillCart(msn, 2)
  const body = await shopper.payment(addressId, CASH_ON_DELIVERY)
  const [first, second] = await Promise.all([shopper.pay(body), shopper.pay(body)])
  expect([first.status, second.status]).toEqual([200, 200])
  expect(second.body).toEqual(first.body)
  expect((await shopper.pay(body)).body).toEqual(first.body)
  expect(await system.db.one(STOCK_OF, [msn])).toMatchObject({ reserved: before.reserved + 2 })
  const other = await shopper.pay({ ...body, expectedPayable: 1 })
  expect(other).toMatchObject({ status: 409, body: { code: 'request.idempotency' } })
})

async function clear(shopper: Shopper): Promise<void> {
  const cart = await shopper.must('GET', '/api/v1/cart/getCartByUserV2')
  const items = (cart.data?.itemsList ?? []) as { productId: string }[]
  const itemsList = items.map(({ productId }) => ({ productId, productQuantity: 0 }))
  if (itemsList.length > 0) await shopper.must('POST', '/api/v1/cart/updateCartV2', { itemsList })
}

describe('a prepaid order is paid once', () => {
  /** Orders by UPI and decides at the gateway's page; answers where the browser is sent and the order's number. */
  async function decide(at: number, decision: string): Promise<{ back: string; orderNumber: number }> {
    const { shopper, addressId } = buyerAt(at)
    await clear(shopper)
    await shopper.fillCart(products[2] ?? '', 1)
    const reply = await shopper.pay(await shopper.payment(addressId, UPI))
    const { orderNumber, redirect } = reply.body.data as {
      orderNumber: number
      redirect: { url: string; fields: Record<string, string> }
    }
    const post = (url: string, fields: Record<string, string>) =>
      fetch(new URL(url, system.store.origin), {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields),
      })
    const shown = await post(redirect.url, redirect.fields)
    await (await fetch(new URL(shown.headers.get('location') ?? '', system.store.origin))).text()
    const decided = await post('/gateway/test/decide', { ...redirect.fields, decision })
    return { back: decided.headers.get('location') ?? '', orderNumber }
  }
  const PAID = { state: 'placed', payments: ['paid'], placed: 1, orders: 1, held: 1 }
  const orderIs = (orderNumber: number) => system.db.one(OF_ORDER, [orderNumber])
  const becomes = (orderNumber: number, expected: object) =>
    eventually(async () => expect(await orderIs(orderNumber)).toMatchObject(expected))
  const goBack = (back: string) => fetch(new URL(back, system.store.origin), { redirect: 'manual' })

  it('when the browser never comes back', async () => {
    const { orderNumber } = await decide(40, 'success')
    await becomes(orderNumber, PAID)
  })

  it('when the browser is back before the notification, and the notification comes twice', async () => {
    const { back, orderNumber } = await decide(41, 'success')
    await goBack(back)
    await becomes(orderNumber, PAID)
    await eventually(async () => expect(await system.db.one(NOTIFIED, [orderNumber])).toEqual({ sent: 1 }))
    // the second notification is late by design
    await system.store.advanceClock(10)
    await eventually(async () => expect(await system.db.one(NOTIFIED, [orderNumber])).toEqual({ sent: 2 }))
    expect(await orderIs(orderNumber)).toEqual(PAID)
  })

  it('when the browser comes back long after the notification', async () => {
    const { back, orderNumber } = await decide(42, 'success')
    await becomes(orderNumber, PAID)
    const answer = await goBack(back)
    expect(answer.headers.get('location')).toContain(`orderNumber=${orderNumber}`)
    expect(await orderIs(orderNumber)).toEqual(PAID)
  })

  it('and not at all when the return address was made up', async () => {
    const { back, orderNumber } = await decide(43, 'failure')
    await goBack(back.replace('status=failure', 'status=success'))
    await becomes(orderNumber, { state: 'payment-failed', payments: ['failed'], placed: 0 })
  })
})
