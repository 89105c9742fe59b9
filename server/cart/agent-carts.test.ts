// Agent carts, from the link to the order; and items that expire from a cart, and are restored.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { placeOrder } from '../checkout/service.ts'
import { statement } from '../platform/db.ts'
import { payRequest } from '../testing/buyers.ts'
import { buyerOf } from '../testing/invoices.ts'
import { RETURNS_STAFF } from '../testing/returns.ts'
import { openTestStore, type TestStore, type Visitor } from '../testing/store.ts'
import { closeAgentCart, createAgentCart, type NewAgentCart } from './commands/agent-carts.ts'
import { cartRules, expireCarts, setCartRules } from './commands/cart-rules.ts'

const COD = 5
const DAY = 86_400
const CONTACT = statement(
  'test.verified-contact',
  'update customers set email = $2, email_verified_at = now() where id = $1',
)
const LOCK = statement(
  'test.lock-carts',
  'select id from carts where id in (select cart_id from cart_items where msn = $1) for update',
)
const CHANGED = statement('test.changed-at', 'update cart_items set changed_at = $2 where msn = $1')

let store: TestStore
let msns: string[]
beforeAll(async () => {
  store = await openTestStore()
  msns = await store.buyableMsns('IN', 4)
})
afterAll(() => store.close())

const msnAt = (index: number) => msns[index] ?? ''
const staff = () => ({ ...RETURNS_STAFF, now: store.app.now() })
let keys = 0
const make = (change: Partial<NewAgentCart> = {}) =>
  createAgentCart(store.app, staff(), {
    ...{ idempotencyKey: `an-agent-cart-${keys++}`, market: 'IN', note: 'As discussed.', days: 14 },
    items: [
      { productId: msnAt(0), productQuantity: 3 },
      { productId: msnAt(1), productQuantity: 1 },
    ],
    ...change,
  })
const keyOf = ({ link }: { link: string }) => new URL(link, 'http://localhost').searchParams.get('share') ?? ''
const open = (visitor: Visitor, key: string) =>
  visitor.try('GET /api/v1/marketPlace/cartSessionbyId/{cartId}', { params: { cartId: key } })
const take = async (visitor: Visitor, cartId: string) =>
  (await visitor.call('POST /api/v1/marketPlace/takeAgentCart', { body: { cartId } })).data
const cartOf = async (visitor: Visitor) => (await visitor.call('GET /api/v1/cart/getCartBySessionV2')).data
const fill = (visitor: Visitor, index: number) =>
  visitor.call('POST /api/v1/cart/updateCartV2', {
    body: { itemsList: [{ productId: msnAt(index), productQuantity: 2 }] },
  })

describe('a cart of an agent', () => {
  it('is opened by its link, copied into the customer’s cart, ordered, and its agent is on the order', async () => {
    const made = await make()
    expect(made).toMatchObject({ state: 'open', agentName: RETURNS_STAFF.name, customerName: null })
    const guest = store.visitor()
    const shown = await open(guest, keyOf(made))
    expect(shown.body).toMatchObject({ data: { agentId: RETURNS_STAFF.staffId, agentName: RETURNS_STAFF.name } })
    const customer = await store.customer()
    const cart = await take(customer, keyOf(made))
    // the preview shows what the cart charges
    const { totalAmountWithOffer } = await cartOf(customer)
    expect(shown.body).toMatchObject({ data: { totalAmountWithOffer } })
    expect(cart.itemsList.map(({ productId, productQuantity }) => [productId, productQuantity])).toEqual([
      [msnAt(0), 3],
      [msnAt(1), 1],
    ])
    // repeating it changes nothing
    expect((await take(customer, keyOf(made))).itemsList).toHaveLength(2)
    expect(await cartOf(customer)).toMatchObject({ agentId: RETURNS_STAFF.staffId })
    const buyer = await buyerOf(store, customer)
    const { orderNumber } = await placeOrder(store.app, buyer.actor, await payRequest(store.app, buyer, COD))
    const { data } = await customer.call('GET /api/v1/order/orderDetails', { query: { orderNumber } })
    expect(data).toMatchObject({ agentId: RETURNS_STAFF.staffId, agentName: RETURNS_STAFF.name })
    // the next cart is the customer's own
    await fill(customer, 2)
    expect(await cartOf(customer)).toMatchObject({ agentId: null, agentName: '' })
  })

  it('stays with its guest at login, and is nobody’s once its items are taken out', async () => {
    const made = await make()
    const customer = await store.customer()
    await fill(customer, 2)
    const { phone } = (await customer.call('GET /api/v1/customer/getcustomer')).data
    const guest = store.visitor()
    await take(guest, keyOf(made))
    await guest.call('POST /api/v1/login/sendOtpV2', { body: { phone: phone ?? '' } })
    const otp = await guest.lastCode(phone ?? '')
    await guest.call('POST /api/v1/login/validateOtp', { body: { phone: phone ?? '', otp } })
    expect(await cartOf(guest)).toMatchObject({ agentId: RETURNS_STAFF.staffId, noOfItems: 3 })
    const itemsList = [0, 1].map(index => ({ productId: msnAt(index), productQuantity: 0 }))
    await guest.call('POST /api/v1/cart/updateCartV2', { body: { itemsList } })
    expect(await cartOf(guest)).toMatchObject({ agentId: null, noOfItems: 1 })
  })

  it('of an account is opened by it alone, and shown to it', async () => {
    const [customer, other] = [await store.customer(), await store.customer()]
    await store.app.db.run(CONTACT, [customer.customerId, 'ravi@plant.example'])
    const made = await make({ contact: 'Ravi@plant.example' })
    const code = async (visitor: Visitor) => (await open(visitor, keyOf(made))).body
    expect(await code(store.visitor())).toMatchObject({ code: 'cart.for-account' })
    expect(await code(other)).toMatchObject({ code: 'cart.unknown' })
    expect(await code(customer)).toMatchObject({ data: { noOfItems: 2 } })
    const offered = async () => (await customer.call('GET /api/v1/cart/agentCarts')).data
    expect(await offered()).toMatchObject([{ link: made.link, note: 'As discussed.', count: 2 }])
    expect((await other.call('GET /api/v1/cart/agentCarts')).data).toEqual([])
    await take(customer, keyOf(made))
    expect(await offered()).toEqual([])
    await expect(make({ contact: '9000000001' })).rejects.toMatchObject({ code: 'cart.customer-unknown' })
  })

  it('is one for each key, ends after its days, and when it is withdrawn', async () => {
    const input = { idempotencyKey: 'the-same-agent-cart' }
    const made = await make(input)
    expect(await make(input)).toEqual(made)
    await expect(make({ ...input, note: 'Another one.' })).rejects.toMatchObject({ code: 'request.idempotency' })
    const [first, second] = await Promise.all([
      make({ idempotencyKey: 'at-once-1' }),
      make({ idempotencyKey: 'at-once-1' }),
    ])
    expect(first.agentCartId).toBe(second.agentCartId)
    await expect(make({ items: [{ productId: 'MSN00000000', productQuantity: 1 }] })).rejects.toMatchObject({
      code: 'catalog.product-unknown',
    })
    await expect(make({ market: 'AE' })).rejects.toMatchObject({ code: expect.any(String) })
    expect(await closeAgentCart(store.app, staff(), made.agentCartId)).toMatchObject({
      state: 'withdrawn',
      link: '',
    })
    expect((await open(store.visitor(), keyOf(made))).status).toBe(404)
    const short = await make({ days: 1 })
    await store.advanceClock(DAY + 1)
    expect((await open(store.visitor(), keyOf(short))).status).toBe(404)
  })
})

/** Sets how long items stay in the carts of India. */
async function keepItems(itemDays: number) {
  const { db } = store.app
  const version = (await cartRules(db, staff())).find(({ market }) => market === 'IN')?.version ?? 0
  await setCartRules(db, staff(), { market: 'IN', itemDays, version })
}

describe('an item that is not changed for long', () => {
  it('expires when the cart is read and by the job, with a notice, and can be restored', async () => {
    const { db } = store.app
    await keepItems(30)
    const [reader, absent] = [store.visitor(), store.visitor()]
    for (const visitor of [reader, absent]) for (const index of [0, 3]) await fill(visitor, index)
    const { itemsList } = await cartOf(reader)
    const expireAt = new Date(itemsList[0]?.expireAt ?? 0).getTime()
    expect(Math.abs(expireAt - store.app.now().getTime() - 30 * DAY * 1000)).toBeLessThan(60_000)
    await db.run(CHANGED, [msnAt(3), new Date(store.app.now().getTime() - 30 * DAY * 1000)])

    const cart = await cartOf(reader)
    expect(cart.itemsList.map(({ productId }) => productId)).toEqual([msnAt(0)])
    expect(cart.expiredItems).toMatchObject([{ productId: msnAt(3), productQuantity: 2, buyable: true }])
    expect(await expireCarts(store.app)).toBeGreaterThan(0)
    expect(await expireCarts(store.app)).toBe(0)
    const [gone] = (await cartOf(absent)).expiredItems
    expect(gone?.productId).toBe(msnAt(3))

    // restored, with a new expiry
    const { productId, offerId, productQuantity } = gone ?? { productId: '', offerId: 0, productQuantity: 0 }
    const body = { mode: 'add' as const, itemsList: [{ productId, offerId, productQuantity }] }
    const { data } = await absent.call('POST /api/v1/cart/updateCartV2', { body })
    expect(data).toMatchObject({ noOfItems: 2, expiredItems: [] })
    expect(await expireCarts(store.app)).toBe(0)
    // or dismissed
    const keysSeen = cart.expiredItems.map(({ key }) => key)
    await reader.call('POST /api/v1/cart/setCartValidationMessages', { body: { keys: keysSeen } })
    expect(await cartOf(reader)).toMatchObject({ noOfItems: 1, expiredItems: [] })
  })

  it('stays where the market says so, and in a cart that is being ordered', async () => {
    const { db } = store.app
    const visitor = store.visitor()
    await fill(visitor, 1)
    await db.run(CHANGED, [msnAt(1), new Date(store.app.now().getTime() - 400 * DAY * 1000)])
    await keepItems(0)
    expect(await expireCarts(store.app)).toBe(0)
    expect((await cartOf(visitor)).itemsList).toMatchObject([{ expireAt: null }])
    await keepItems(30)
    await db.transaction(async tx => {
      expect((await tx.rows(LOCK, [msnAt(1)])).length).toBeGreaterThan(0)
      expect(await expireCarts(store.app)).toBe(0)
    })
    expect(await expireCarts(store.app)).toBeGreaterThan(0)
  })
})
