// Promotion codes of customers: login, orders, concurrent orders, cancellation.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { replayTotals } from '../../contract/cart/totals-steps.rules.ts'
import type { TotalsStep } from '../../contract/cart/totals-types.ts'
import { noCostEmiPlan } from '../../contract/payments/emi.rules.ts'
import { lockCartForOrder, priceCart, viewCart } from '../cart/service.ts'
import { type PlaceOrderInput, placeOrder } from '../checkout/service.ts'
import { openDatabase, statement } from '../platform/db.ts'
import type { AppError } from '../platform/errors.ts'
import { type Buyer, fillCarts, makeBuyers, payRequest, pickProducts } from '../testing/buyers.ts'
import { eventually } from '../testing/soon.ts'
import { openTestStore, type TestStore, type Visitor } from '../testing/store.ts'

const APPLY = 'POST /api/v1/promoCode/validatePromoCode'
const CODE = 'WELCOME100'
const COD = 5

let store: TestStore
/** Products above the minimum of the welcome offer. */
let msns: string[]
beforeAll(async () => {
  store = await openTestStore()
  msns = await pickProducts(store.app.db, 'IN', 2, 600_00, 3_000_00)
})
afterAll(() => store.close())

const fill = async (visitor: Visitor, productId: string) =>
  visitor.call('POST /api/v1/cart/updateCartV2', { body: { itemsList: [{ productId, productQuantity: 1 }] } })
const apply = async (visitor: Visitor, promoCode: string) => (await visitor.call(APPLY, { body: { promoCode } })).data
const cartOf = async (visitor: Visitor) => (await visitor.call('GET /api/v1/cart/getCartBySessionV2')).data

const NEW_CODE = statement(
  'test.new-promotion',
  `insert into promotions (market, code, kind, value, per_customer_limit, title_en, title_hi)
   values ('IN', $1, 'percent', 1000, $2, 'Ten off', 'दस प्रतिशत')`,
)
const WAITING = statement(
  'test.waiting-for-a-lock',
  `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
)
const CARRY = statement(
  'test.carry-code',
  'insert into cart_promotions (cart_id, code) select id, $2 from carts where customer_id = $1',
)
const USES = statement(
  'test.promotion-uses',
  `select u.order_id as "orderId", u.discount_minor as "discountMinor", o.state, o.number
   from promotion_uses u join orders o on o.id = u.order_id where u.customer_id = $1 order by o.number`,
)
const CARRIED = statement(
  'test.carried-codes',
  'select k.code from cart_promotions k join carts c on c.id = k.cart_id where c.customer_id = $1',
)
const TOTALS = statement(
  'test.promoted-totals',
  `select totals -> 'steps' as steps, payable_minor as payable from orders where customer_id = $1`,
)
const usesOf = ({ actor }: Buyer) =>
  store.app.db.rows<{ orderId: string; discountMinor: number; state: string; number: number }>(USES, [actor.customerId])

async function buyerWith(code: string | null, market: 'IN' | 'AE' = 'IN', msn = msns[0] ?? ''): Promise<Buyer> {
  const [buyer] = await makeBuyers(store.app.db, 1, market)
  if (!buyer) throw new Error('no buyer')
  await refill(buyer, code, msn)
  return buyer
}

async function refill(buyer: Buyer, code: string | null, msn = msns[0] ?? ''): Promise<void> {
  await fillCarts(store.app.db, [buyer], [{ msn, quantity: 1 }])
  if (code) await store.app.db.run(CARRY, [buyer.actor.customerId, code])
}

/** A customer who signed up over the API, with an address. */
async function buyerOf(customer: Visitor & { customerId: string }): Promise<Buyer> {
  const address = { name: 'Asha', phone: '9876543210', addressLine: 'Plot 12', city: 'Pune', postCode: '411001' }
  const { data } = await customer.call('POST /api/v1/address/postaddressV2', { body: address })
  const [made] = await makeBuyers(store.app.db, 1)
  if (!made) throw new Error('no buyer')
  return { actor: { ...made.actor, customerId: customer.customerId }, addressId: data.address.addressId }
}

/** A cash-on-delivery request for the current amount of the cart. */
async function request({ actor, addressId }: Buyer, buyNow = false): Promise<PlaceOrderInput> {
  const options = { place: actor.place, paymentMode: 'cod' as const }
  const { totals } = await store.app.db.transaction(async tx =>
    priceCart(tx, actor, await lockCartForOrder(tx, actor, buyNow), options),
  )
  return {
    idempotencyKey: randomUUID(),
    buyNow,
    addressList: [{ addressId, type: 'shipping', invoiceType: 'retail' }],
    payment: { paymentMethodId: COD, type: '', bankName: '', bankEmi: '', emiFlag: 0 },
    ...{ poNumber: '', costCentre: '' },
    expectedPayable: totals.totalPayableAmountMinor,
  }
}

const pay = async (buyer: Buyer) => placeOrder(store.app, buyer.actor, await request(buyer))

describe('a code with an order', () => {
  it('is kept at login, where the first-order condition is evaluated', async () => {
    const customer = await store.customer()
    const { phone } = (await customer.call('GET /api/v1/session/getSession')).phone
    await fill(customer, msns[1] ?? '')
    const guestWithCode = async () => {
      const guest = store.visitor()
      await fill(guest, msns[0] ?? '')
      expect((await apply(guest, CODE)).applied).toBe(true)
      await guest.call('POST /api/v1/login/sendOtpV2', { body: { phone: phone ?? '' } })
      const otp = await guest.lastCode(phone ?? '')
      await guest.call('POST /api/v1/login/validateOtp', { body: { phone: phone ?? '', otp } })
      return guest
    }
    const body = { promoCode: CODE }
    const judged = async (guest: Visitor) =>
      (await guest.call('POST /api/v1/promoCode/validatePromoForUser', { body })).data
    const first = await guestWithCode()
    expect(await cartOf(first)).toMatchObject({ noOfItems: 2, promoCode: CODE, promoDiscount: 100_00 })
    expect(await judged(first)).toEqual({ valid: true, reason: null })
    await apply(first, '')
    await pay(await buyerOf(customer))
    const second = await guestWithCode()
    expect(await cartOf(second)).toMatchObject({ promoCode: CODE, promoDiscount: 0, promoReason: 'not-first-order' })
    expect(await judged(second)).toEqual({ valid: false, reason: 'not-first-order' })
  })

  it('is charged as shown, recorded once, and removed from the cart', async () => {
    const buyer = await buyerWith(CODE)
    const { orderId, orderNumber } = await pay(buyer)
    expect(await usesOf(buyer)).toEqual([{ orderId, discountMinor: 100_00, state: 'placed', number: orderNumber }])
    expect(await store.app.db.rows(CARRIED, [buyer.actor.customerId])).toEqual([])
    await refill(buyer, CODE)
    const cart = await viewCart(store.app.db, buyer.actor, {})
    expect(cart).toMatchObject({ promoCode: CODE, promoDiscount: 0, promoReason: 'used-up' })
  })

  it('is charged by every payment method at the amount of the payment page, no-cost EMI included', async () => {
    const { app } = store
    const [dear = ''] = await pickProducts(app.db, 'IN', 1, 5_000_00, 25_000_00)
    const emi = { paymentMethodId: 4, type: 'emi', bankName: '', bankEmi: 'DECN', emiFlag: 6 }
    for (const methodId of [COD, 8, 4]) {
      const buyer = await buyerWith(CODE, 'IN', dear)
      const input = await payRequest(app, buyer, methodId)
      const plan = methodId === 4 ? noCostEmiPlan(input.expectedPayable, 6, 1500) : null
      const expectedPayable = plan?.principalMinor ?? input.expectedPayable
      const payment = plan ? emi : input.payment
      await placeOrder(app, buyer.actor, { ...input, payment, expectedPayable })
      expect(await usesOf(buyer)).toMatchObject([{ discountMinor: 100_00 }])
      const totals = await app.db.one<{ steps: TotalsStep[]; payable: number }>(TOTALS, [buyer.actor.customerId])
      expect(replayTotals(totals.steps)).toMatchObject({
        promotionDiscountMinor: 100_00,
        totalPayableAmountMinor: expectedPayable,
        noCostEmiDiscountMinor: plan?.discountMinor ?? 0,
      })
      expect(totals.payable).toBe(expectedPayable)
    }
  })

  it('applies to the first order only, whatever its amount', async () => {
    const buyer = await buyerWith(null)
    await pay(buyer)
    await refill(buyer, CODE)
    expect(await viewCart(store.app.db, buyer.actor, {})).toMatchObject({ promoReason: 'not-first-order' })
    const { expectedPayable, ...rest } = await request(buyer)
    const cheaper = placeOrder(store.app, buyer.actor, { ...rest, expectedPayable: expectedPayable - 100_00 })
    await expect(cheaper).rejects.toMatchObject({ code: 'payment.amount' })
    // at the full price the order succeeds, uses nothing, and the code is removed
    await placeOrder(store.app, buyer.actor, { ...rest, idempotencyKey: randomUUID(), expectedPayable })
    expect(await usesOf(buyer)).toEqual([])
    expect(await store.app.db.rows(CARRIED, [buyer.actor.customerId])).toEqual([])
  })

  it('is released by cancellation', async () => {
    const customer = await store.customer()
    const buyer = await buyerOf(customer)
    const order = async () => {
      await fill(customer, msns[0] ?? '')
      const { applied, reason } = await apply(customer, CODE)
      if (!applied) return reason
      return pay(buyer)
    }
    const first = await order()
    expect(first).toMatchObject({ state: 'placed' })
    expect(await order()).toBe('used-up')
    const { orderNumber } = first as { orderNumber: number }
    await customer.call('POST /api/v1/order/cancelOrder', { body: { orderNumber, reasonId: 1 } })
    expect(await order()).toMatchObject({ state: 'placed' })
  })

  it('applies to one of two concurrent first orders', async () => {
    const { app } = store
    const buyer = await buyerWith(CODE)
    const OPEN_QUICK = statement(
      'test.open-quick',
      `with opened as (insert into carts (market, kind, customer_id) values ('IN', 'quick', $1) returning id),
         filled as (insert into cart_items (cart_id, msn, offer_id, quantity, seen_price_minor)
           select opened.id, $2, c.offer_id, 1, 1 from opened, offer_choices c where c.msn = $2)
       insert into cart_promotions (cart_id, code) select id, $3 from opened`,
    )
    await app.db.run(OPEN_QUICK, [buyer.actor.customerId, msns[1] ?? '', CODE])
    const inputs = [await request(buyer), await request(buyer, true)]
    const answers = await Promise.allSettled(inputs.map(input => placeOrder(app, buyer.actor, input)))
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const rejected = answers.findIndex(({ status }) => status === 'rejected')
    expect(answers[rejected]).toMatchObject({ reason: { code: 'checkout.in-progress' } })
    // sent again, it is priced without the code, which the first order has used
    const [again] = inputs.slice(rejected)
    if (!again) throw new Error('One of the two was rejected')
    await expect(placeOrder(app, buyer.actor, again)).rejects.toMatchObject({ code: 'payment.amount' })
    expect(await usesOf(buyer)).toHaveLength(1)
  })

  it('locks the customer, so that their other cart is priced after the order', async () => {
    const { db } = store.app
    // only the owner sees what its sessions wait for
    const owner = openDatabase(store.databaseUrl, { max: 1 })
    const buyer = await buyerWith(CODE)
    const quick = statement('test.quick', `insert into carts (market, kind, customer_id) values ('IN', 'quick', $1)`)
    await db.run(quick, [buyer.actor.customerId])
    const done: string[] = []
    const second = await db.transaction(async tx => {
      await lockCartForOrder(tx, buyer.actor, false)
      // the cart is empty, so it is rejected, but not before it has the lock
      const waiting = db
        .transaction(other => lockCartForOrder(other, buyer.actor, true))
        .catch((error: AppError) => error.code)
        .then(code => done.push(String(code)))
      await eventually(async () => expect(await owner.one(WAITING)).toEqual({ count: 1 }))
      done.push('first')
      return { waiting }
    })
    await second.waiting
    await owner.close()
    expect(done).toEqual(['first', 'cart.empty'])
  })

  it('can be used up to its limit', async () => {
    await store.app.db.run(NEW_CODE, ['TWICE', 2])
    const buyer = await buyerWith('TWICE')
    await pay(buyer)
    await refill(buyer, 'TWICE')
    await pay(buyer)
    expect(await usesOf(buyer)).toHaveLength(2)
    await refill(buyer, 'TWICE')
    expect(await viewCart(store.app.db, buyer.actor, {})).toMatchObject({ promoReason: 'used-up', promoDiscount: 0 })
  })

  it('takes no extra statement without a code', async () => {
    const { app } = store
    const count = async (buyer: Buyer) => {
      const input = await request(buyer)
      return (await app.db.statementsOf(() => placeOrder(app, buyer.actor, input))).count
    }
    const [plain, withCode] = [await buyerWith(null), await buyerWith(CODE)]
    await count(await buyerWith(null))
    expect((await count(withCode)) - (await count(plain))).toBe(1)
  })
})
