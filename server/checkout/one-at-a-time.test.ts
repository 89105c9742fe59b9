// Concurrent payments of one customer, in one process and in several.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase, statement } from '../platform/db.ts'
import { AppError } from '../platform/errors.ts'
import { type Buyer, fillCarts, makeBuyers, payRequest, pickProducts } from '../testing/buyers.ts'
import { payAgain } from '../testing/payer.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { claimKey } from './repository.ts'
import { type PlaceOrderInput, placeOrder } from './service.ts'

const COD = 5
const ALL = { now: new Date(), market: 'IN', addressId: null } as const
const UPI = 8
const ORDERS = statement('test.orders-of', 'select count(*)::int as orders from orders where customer_id = $1')

let store: TestStore
let msn: string
beforeAll(async () => {
  store = await openTestStore()
  ;[msn = ''] = await pickProducts(store.app.db, 'IN', 1)
})
afterAll(() => store.close())

async function oneBuyer(): Promise<Buyer> {
  const [buyer] = await makeBuyers(store.app.db, 1)
  if (!buyer) throw new Error('no buyer')
  await fillCarts(store.app.db, [buyer], [{ msn, quantity: 1 }])
  return buyer
}

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    error => (error instanceof AppError ? error.code : String(error)),
  )
const ordersOf = async ({ actor }: Buyer) =>
  (await store.app.db.one<{ orders: number }>(ORDERS, [actor.customerId])).orders

/** Runs `work` while another process handles a payment of the buyer. */
async function whileOtherProcessPays({ actor }: Buyer, work: () => Promise<void>): Promise<void> {
  const other = openDatabase(store.databaseUrl, { max: 2 })
  const undone = other.transaction(async tx => {
    const claim = { scope: 'pay', owner: actor.customerId, key: 'other', requestHash: Buffer.of(1), answer: {}, ...ALL }
    expect((await claimKey(tx, claim))?.fresh).toBe(true)
    await work()
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await other.close()
}

it('200 at once give one order; the others are rejected without a statement', async () => {
  const { app } = store
  const buyer = await oneBuyer()
  const inputs: PlaceOrderInput[] = []
  for (let n = 0; n < 200; n++) inputs.push(await payRequest(app, buyer, COD))
  const { count, answer: codes } = await app.db.statementsOf(() =>
    Promise.all(inputs.map(input => codeOf(placeOrder(app, buyer.actor, input)))),
  )
  expect(codes.sort()).toEqual([...Array(199).fill('checkout.in-progress'), 'none'])
  expect(count).toBeLessThan(20)
  expect(await ordersOf(buyer)).toBe(1)
})

it('one in another process is an error at once instead of a wait', async () => {
  const { app } = store
  const buyer = await oneBuyer()
  const input = await payRequest(app, buyer, COD)
  await whileOtherProcessPays(buyer, async () => {
    expect(await codeOf(placeOrder(app, buyer.actor, input))).toBe('checkout.in-progress')
  })
  expect(await codeOf(placeOrder(app, buyer.actor, input))).toBe('none')
  expect(await ordersOf(buyer)).toBe(1)
})

it('another attempt to pay counts too', async () => {
  const { app } = store
  const buyer = await oneBuyer()
  const { orderNumber } = await placeOrder(app, buyer.actor, await payRequest(app, buyer, UPI))
  await whileOtherProcessPays(buyer, async () => {
    expect(await codeOf(payAgain(app, buyer.actor, { orderNumber }))).toBe('checkout.in-progress')
  })
  const attempts = [{ orderNumber }, { orderNumber, type: 'collect' }]
  const codes = await Promise.all(attempts.map(input => codeOf(payAgain(app, buyer.actor, input))))
  expect(codes).toEqual(['none', 'checkout.in-progress'])
})
