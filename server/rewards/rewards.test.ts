// Reward points with real orders: earned, used, given back, expired.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setCartRewards, viewCart } from '../cart/service.ts'
import { placeOrder } from '../checkout/service.ts'
import { statement } from '../platform/db.ts'
import { fillCarts, payRequest } from '../testing/buyers.ts'
import { cancelAsCustomer, creditItems, invoicedItems } from '../testing/invoices.ts'
import { openRewardsStore, type RewardsStore } from '../testing/rewards.ts'
import { expirePoints } from './commands/expire-points.ts'
import { rewardsOf } from './queries/rewards.ts'

const COD = 5
const DAY_MS = 86_400_000
const GIVE = statement(
  'test.give-points',
  `insert into reward_movements (customer_id, kind, points, order_id, expires_at, who, at)
   select $1, 'earned', $2, id, $3, 'test', now() from orders where customer_id = $1 order by number limit 1`,
)

let shop: RewardsStore
beforeAll(async () => {
  shop = await openRewardsStore()
})
afterAll(() => shop.store.close())

describe('points', () => {
  it('are promised in the cart, pending until delivery, earned once, and used in the next cart', async () => {
    const { visitor, buyer } = await shop.newBuyer()
    await fillCarts(shop.store.app.db, [buyer], [{ msn: shop.msns[0] ?? '', quantity: 3 }])
    const shown = await viewCart(shop.store.app.db, buyer.actor, {})
    expect(shown.rewards).toMatchObject({ balance: 0, used: false, points: 0, reason: 'no-points', gold: false })
    const promised = shown.rewards?.earns ?? 0
    expect(promised).toBe(Math.floor(shown.totalAmountWithTax / 100_00))
    const first = await placeOrder(shop.store.app, buyer.actor, await payRequest(shop.store.app, buyer, COD))
    expect(await shop.rewards(buyer)).toMatchObject({ balance: 0, pending: promised })
    await shop.deliver(first)
    expect(await shop.rewards(buyer)).toMatchObject({ balance: promised, worth: promised * 100, pending: 0 })
    expect(await shop.kinds(buyer)).toEqual([['earned', promised, promised]])

    await fillCarts(shop.store.app.db, [buyer], [{ msn: shop.msns[1] ?? '', quantity: 1 }])
    const before = await viewCart(shop.store.app.db, buyer.actor, {})
    const { data: cart } = await visitor.call('POST /api/v1/reward/useRewards', { body: { use: true } })
    const discount = cart.rewardDiscount
    expect(discount).toBe(promised * 100)
    expect(cart).toMatchObject({
      totalPayableAmount: before.totalPayableAmount - discount,
      taxes: before.taxes,
      rewards: { used: true, points: promised, discount },
    })
    // points pay no points
    expect(cart.rewards?.earns).toBe(Math.floor((cart.totalAmountWithTax - discount) / 100_00))
    const second = await placeOrder(shop.store.app, buyer.actor, await payRequest(shop.store.app, buyer, COD))
    expect(await shop.rewards(buyer)).toMatchObject({ balance: 0 })
    const { data: page } = await visitor.call('GET /api/v1/order/orderDetails', {
      query: { orderNumber: second.orderNumber },
    })
    expect(page.steps.find(({ kind }) => kind === 'rewards')?.amount).toBe(-discount)
    await cancelAsCustomer(shop.store, buyer, { orderNumber: second.orderNumber })
    expect(await shop.kinds(buyer)).toEqual([
      ['given-back', promised, promised],
      ['redeemed', -promised, 0],
      ['earned', promised, promised],
    ])
    const { data: next } = await visitor.call('POST /api/v1/cart/updateCartV2', {
      body: { itemsList: [{ productId: shop.msns[1] ?? '', productQuantity: 1 }] },
    })
    expect(next).toMatchObject({ rewardDiscount: 0, rewards: { used: false, points: promised } })
    await shop.expectAgreement(buyer)
  })

  it('are spent once by two orders at the same time', async () => {
    const { buyer } = await shop.newBuyer()
    await shop.deliver(await shop.order(buyer, 3))
    const { balance } = await shop.rewards(buyer)
    await fillCarts(shop.store.app.db, [buyer], [{ msn: shop.msns[0] ?? '', quantity: 1 }])
    await setCartRewards(shop.store.app.db, buyer.actor, { use: true, buyNow: false })
    const request = await payRequest(shop.store.app, buyer, COD)
    const done = await Promise.allSettled(
      [request, { ...request, idempotencyKey: `${request.idempotencyKey}-2` }].map(input =>
        placeOrder(shop.store.app, buyer.actor, input),
      ),
    )
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await shop.rewards(buyer)).toMatchObject({ balance: 0 })
    expect((await shop.kinds(buyer)).filter(([kind]) => kind === 'redeemed')).toEqual([['redeemed', -balance, 0]])
    await shop.expectAgreement(buyer)
  })

  it('cannot be spent in a partner link session until a code confirms it', async () => {
    const { buyer } = await shop.newBuyer()
    await shop.deliver(await shop.order(buyer, 1))
    await shop.store.app.db.run(GIVE, [buyer.actor.customerId, 60, new Date(Date.now() + 90 * DAY_MS)])
    await fillCarts(shop.store.app.db, [buyer], [{ msn: shop.msns[0] ?? '', quantity: 1 }])
    await setCartRewards(shop.store.app.db, buyer.actor, { use: true, buyNow: false })
    const input = await payRequest(shop.store.app, buyer, COD)
    const limited = { ...buyer.actor, limited: true }
    await expect(placeOrder(shop.store.app, limited, input)).rejects.toMatchObject({ code: 'session.confirm' })
    await setCartRewards(shop.store.app.db, limited, { use: false, buyNow: false })
    await placeOrder(shop.store.app, limited, await payRequest(shop.store.app, buyer, COD))
    expect((await shop.rewards(buyer)).balance).toBeGreaterThanOrEqual(60)
  })

  it('are returned in proportion with a return, not refunded as money, and the balance may go below zero', async () => {
    const { buyer } = await shop.newBuyer()
    const first = await shop.order(buyer, 3)
    await shop.deliver(first)
    const earned = (await shop.rewards(buyer)).balance
    const second = await shop.order(buyer, 2, true)
    await shop.deliver(second)
    const earnedToo = (await shop.rewards(buyer)).balance
    const { discount = 0 } = (await shop.ordersOf(buyer))[1] ?? {}
    expect(discount).toBe(earned * 100)
    const [item] = await invoicedItems(shop.store, second)
    if (!item) throw new Error('nothing was invoiced')
    const credit = await creditItems(shop.store, second, [{ ...item, quantity: 1 }], { key: 'half-back' })
    // half of the products, less half of what points had paid
    expect(credit.amountMinor).toBe((second.payable + discount) / 2 - discount / 2)
    await shop.expectAgreement(buyer)
    // the rest is spent, then the first order is returned
    await creditItems(shop.store, first, [{ ...((await invoicedItems(shop.store, first))[0] ?? item), quantity: 3 }], {
      key: 'all',
    })
    const { balance } = await shop.rewards(buyer)
    expect(balance).toBe(earnedToo + Math.floor(earned / 2) - Math.ceil(earnedToo / 2) - earned)
    expect(balance).toBeLessThan(0)
    await shop.expectAgreement(buyer)
    // new points fill that first
    await shop.deliver(await shop.order(buyer, 1))
    await shop.expectAgreement(buyer)
    await shop.expectLedger()
  })

  it('that expire first are spent first; expired ones cannot be used, returned ones for 30 days', async () => {
    const { visitor, buyer } = await shop.newBuyer()
    const { customerId } = buyer.actor
    await shop.deliver(await shop.order(buyer, 1))
    const earned = (await shop.rewards(buyer)).balance
    const now = Date.now()
    const [soon, later] = [new Date(now + 5 * DAY_MS), new Date(now + 50 * DAY_MS)]
    await shop.store.app.db.run(GIVE, [customerId, 40, later])
    await shop.store.app.db.run(GIVE, [customerId, 30, soon])
    const { data } = await visitor.call('GET /api/v1/reward/getReward')
    expect(data.expiring.map(({ points }) => points)).toEqual([30, 40, earned])
    expect(data.expiring[0]?.expiresAt).toBe(soon.toISOString())
    const placed = await shop.order(buyer, 1, true)
    const used = 70 + earned - (await shop.rewards(buyer)).balance
    expect(used).toBeGreaterThan(30)
    expect((await shop.rewards(buyer)).expiring[0]?.expiresAt).not.toBe(soon.toISOString())
    await cancelAsCustomer(shop.store, buyer, { orderNumber: placed.orderNumber })
    expect((await shop.rewards(buyer)).expiring.map(({ points }) => points)).toEqual([30, 40, earned])
    const at = new Date(now + 6 * DAY_MS)
    const then = { ...shop.store.app, now: () => at }
    expect((await rewardsOf(then, { ...buyer.actor, now: at })).balance).toBe(40 + earned)
    await expirePoints(then)
    await expirePoints(then)
    expect((await shop.kinds(buyer))[0]).toEqual(['expired', -30, 40 + earned])
    await shop.expectAgreement(buyer)
  })

  it('belong only to their customer, and need an account', async () => {
    const guest = shop.store.visitor()
    const body = { use: true }
    expect((await guest.try('POST /api/v1/reward/useRewards', { body })).status).toBe(401)
    expect((await guest.try('GET /api/v1/reward/getReward')).status).toBe(401)
    const { visitor } = await shop.newBuyer()
    expect((await visitor.try('POST /api/v1/reward/useRewards', { body })).body).toMatchObject({ code: 'cart.empty' })
    expect((await visitor.call('GET /api/v1/reward/getRewardHistory')).data).toEqual({ movements: [], total: 0 })
  })
})
