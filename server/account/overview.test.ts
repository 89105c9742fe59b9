// The overview over HTTP: zeros for a new customer, then the effect of orders, invoices and returns, and nothing of
// other customers.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { pickProducts, setStock } from '../testing/buyers.ts'
import { buyerOf, cancelAsCustomer, creditItems, invoicedItems, placeCodOrder, shipOrder } from '../testing/invoices.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { accountOverview } from './service.ts'

const CALL = 'GET /api/v1/customer/overview'
let store: TestStore
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

it('counts only the customer’s own records, in few statements', async () => {
  const visitor = await store.customer()
  const other = await store.customer()
  const empty = { ordersInAll: 0, onTheWay: { count: 0, nextOn: null }, toPay: 0, saved: 0 }
  const nothing = {
    ...empty,
    tax: { total: 0, claimable: 0 },
    rewards: { balance: 0, worth: 0, pending: 0, gold: false },
  }
  expect((await visitor.call(CALL)).data).toMatchObject({ ...nothing, buyAgain: [], quotes: { answered: 0 } })
  const buyer = await buyerOf(store, visitor)
  const [msn = ''] = await pickProducts(store.app.db, 'IN', 1, 1_000_00, 3_500_00)
  await setStock(store.app.db, msn, 500)
  const placed = await placeCodOrder(store, buyer, [{ msn, quantity: 2 }])
  const gone = await placeCodOrder(store, buyer, [{ msn, quantity: 1 }])
  await cancelAsCustomer(store, buyer, { orderNumber: gone.orderNumber })
  const { data: order } = await visitor.call('GET /api/v1/order/orderDetails', {
    query: { orderNumber: placed.orderNumber },
  })
  const { data } = await visitor.call(CALL)
  expect(data).toMatchObject({
    ...{ ordersInAll: 2, onTheWay: { count: 1, nextOn: order.promisedOn }, saved: order.totalOffer },
    tax: { total: 0, claimable: 0 },
    rewards: { balance: 0, pending: order.rewards.due },
  })
  expect(order.rewards.due).toBeGreaterThan(0)
  expect(data.buyAgain.map(card => card.msn)).toEqual([msn])
  await shipOrder(store, placed)
  expect((await visitor.call(CALL)).data.tax).toEqual({ total: order.taxes, claimable: 0 })
  const [item] = await invoicedItems(store, placed)
  if (!item) throw new Error('nothing was invoiced')
  await creditItems(store, placed, [{ ...item, quantity: 2 }], { key: 'overview' })
  expect((await visitor.call(CALL)).data.tax.total).toBe(0)
  expect((await other.call(CALL)).data).toMatchObject(nothing)
  const { count } = await store.app.db.statementsOf(() => accountOverview(store.app, buyer.actor))
  expect(count).toBeLessThanOrEqual(5)
})
