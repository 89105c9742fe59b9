// Reward points with real orders: earned, used, given back, expired; and what must hold after anything that happens.

import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setCartRewards, viewCart } from '../cart/service.ts'
import { placeOrder } from '../checkout/service.ts'
import { statement } from '../platform/db.ts'
import { AppError } from '../platform/errors.ts'
import type { Buyer } from '../testing/buyers.ts'
import { fillCarts, payRequest, pickProducts, setStock } from '../testing/buyers.ts'
import { buyerOf, cancelAsCustomer, creditItems, invoicedItems, moveOrdersOn, shipOrder } from '../testing/invoices.ts'
import { ledgerBalances, ledgerDifferences } from '../testing/ledger.ts'
import { eventually } from '../testing/soon.ts'
import { openTestStore, type TestStore, type Visitor } from '../testing/store.ts'
import { expirePoints } from './commands/expire-points.ts'
import { rewardHistory, rewardsOf } from './queries/rewards.ts'

const COD = 5
const market = 'IN' as const
const DAY_MS = 86_400_000
const GIVE = statement(
  'test.give-points',
  `insert into reward_movements (customer_id, kind, points, order_id, expires_at, who, at)
   select $1, 'earned', $2, id, $3, 'test', now() from orders where customer_id = $1 order by number limit 1`,
)
const EMPTY = statement(
  'test.empty-cart',
  'delete from cart_items where cart_id in (select id from carts where customer_id = $1)',
)
const DUE = statement(
  'test.points-due',
  "select reward_points_due(id) as due, state = 'delivered' as delivered from orders where id = $1",
)
const AGREES = statement(
  'test.points-agree',
  `select a.balance_points as balance,
     (select coalesce(sum(points), 0)::int from reward_movements m where m.customer_id = a.customer_id) as moved,
     (select coalesce(sum(points_left), 0)::int from reward_lots l where l.customer_id = a.customer_id) as left,
     (select coalesce(min(x.after), 0)::int from (select kind, sum(points) over (order by id) as after from reward_movements m
        where m.customer_id = a.customer_id) x where x.kind in ('redeemed', 'expired')) as "lowestSpent"
   from reward_accounts a where a.customer_id = $1`,
)
const ORDERS = statement(
  'test.points-of-orders',
  `select o.number, o.state, coalesce((o.totals ->> 'rewardDiscountMinor')::bigint, 0) as discount,
     coalesce((select -sum(points) from reward_movements m where m.order_id = o.id and kind in ('redeemed', 'given-back')), 0)::int as used,
     coalesce((select sum(emi_discount_minor) from invoices i where i.order_id = o.id and discount_kind = 'rewards'), 0)::bigint
       - coalesce((select sum(n.emi_discount_minor) from credit_notes n join invoices i on i.id = n.invoice_id
           where n.order_id = o.id and i.discount_kind = 'rewards'), 0)::bigint as borne,
     coalesce((select sum(n.emi_discount_minor) from credit_notes n where n.order_id = o.id), 0)::bigint as credited,
     coalesce((select sum(n.payable_minor) from credit_notes n where n.order_id = o.id), 0)::bigint as owed
   from orders o where o.customer_id = $1 order by o.number`,
)

let store: TestStore
let msns: string[]
beforeAll(async () => {
  store = await openTestStore()
  msns = await pickProducts(store.app.db, market, 2, 2_000_00, 3_500_00)
  for (const msn of msns) await setStock(store.app.db, msn, 5_000)
})
afterAll(() => store.close())

async function newBuyer(): Promise<{ visitor: Visitor; buyer: Buyer }> {
  const visitor = await store.customer()
  return { visitor, buyer: await buyerOf(store, visitor) }
}

async function order({ app }: TestStore, buyer: Buyer, quantity: number, use = false) {
  await app.db.run(EMPTY, [buyer.actor.customerId])
  await fillCarts(app.db, [buyer], [{ msn: msns[0] ?? '', quantity }])
  await setCartRewards(app.db, buyer.actor, { use, buyNow: false })
  return placeOrder(app, buyer.actor, await payRequest(app, buyer, COD))
}

type Placed = Awaited<ReturnType<typeof order>>

async function deliver(placed: Placed): Promise<void> {
  await shipOrder(store, placed)
  for (let step = 0; step < 2; step++) await moveOrdersOn(store)
  await eventually(async () =>
    expect(await store.app.db.one(DUE, [placed.orderId])).toMatchObject({ due: 0, delivered: true }),
  )
}

const rewards = (buyer: Buyer) => rewardsOf(store.app, { ...buyer.actor, now: new Date() })
const kinds = async (buyer: Buyer) =>
  (await rewardHistory(store.app, buyer.actor, { pageIndex: 0, pageSize: 50 })).movements.map(
    ({ kind, points, balance }) => [kind, points, balance] as const,
  )

async function returnUnits(placed: Placed, quantity: number, key: string): Promise<void> {
  const [item] = await invoicedItems(store, placed)
  if (!item) throw new Error('nothing was invoiced')
  await creditItems(store, placed, [{ ...item, quantity }], { key })
}

/** Everything that must hold for a customer, whatever has happened. */
async function expectAgreement(buyer: Buyer): Promise<void> {
  const { customerId } = buyer.actor
  const account = await store.app.db.oneOrNull<Record<'balance' | 'moved' | 'left' | 'lowestSpent', number>>(AGREES, [
    customerId,
  ])
  if (!account) return
  expect(account.moved).toBe(account.balance)
  expect(account.left).toBe(Math.max(0, account.balance))
  expect(account.lowestSpent).toBeGreaterThanOrEqual(0)
  const orders = await store.app.db.rows<Record<'discount' | 'used' | 'credited', number> & { state: string }>(ORDERS, [
    customerId,
  ])
  // a point is a rupee: what an order still uses is what is still taken off it, whole points
  for (const { state, discount, used, credited } of orders)
    expect(used).toBe(state === 'cancelled' ? 0 : Math.ceil((discount - credited) / 100))
}

/** The ledger bears exactly what invoices took off less what credit notes took back; no order is left unbalanced. */
async function expectLedger(buyers: readonly Buyer[]): Promise<void> {
  const rows: { number: number; borne: number; owed: number }[] = []
  for (const { actor } of buyers)
    rows.push(...(await store.app.db.rows<(typeof rows)[number]>(ORDERS, [actor.customerId])))
  const borne = rows.reduce((sum, row) => sum + row.borne, 0)
  const { balances } = await ledgerBalances(store.app.db, { market })
  const posted = balances.filter(({ account, party }) => account === 'emi-discounts' && party === 'rewards')
  expect(posted.reduce((sum, { balance }) => sum + balance, 0)).toBe(borne)
  // the tests credit without a refund: what was paid for it is owed, and nothing of what points had paid
  const differences = new Map(
    (await ledgerDifferences(store.app.db, { market })).orders.map(of => [of.orderNumber, of.balance]),
  )
  for (const { number, owed } of rows) expect(differences.get(number) ?? 0).toBe(0 - owed)
}

const buyers: Buyer[] = []

describe('points', () => {
  it('are promised in the cart, pending until delivery, earned once, and used in the next cart', async () => {
    const { visitor, buyer } = await newBuyer()
    buyers.push(buyer)
    await fillCarts(store.app.db, [buyer], [{ msn: msns[0] ?? '', quantity: 3 }])
    const shown = await viewCart(store.app.db, buyer.actor, {})
    expect(shown.rewards).toMatchObject({ balance: 0, used: false, points: 0, reason: 'no-points', gold: false })
    const promised = shown.rewards?.earns ?? 0
    expect(promised).toBe(Math.floor(shown.totalAmountWithTax / 100_00))
    const first = await placeOrder(store.app, buyer.actor, await payRequest(store.app, buyer, COD))
    expect(await rewards(buyer)).toMatchObject({ balance: 0, pending: promised })
    await deliver(first)
    expect(await rewards(buyer)).toMatchObject({ balance: promised, worth: promised * 100, pending: 0 })
    expect(await kinds(buyer)).toEqual([['earned', promised, promised]])

    await fillCarts(store.app.db, [buyer], [{ msn: msns[1] ?? '', quantity: 1 }])
    const before = await viewCart(store.app.db, buyer.actor, {})
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
    const second = await placeOrder(store.app, buyer.actor, await payRequest(store.app, buyer, COD))
    expect(await rewards(buyer)).toMatchObject({ balance: 0 })
    const { data: page } = await visitor.call('GET /api/v1/order/orderDetails', {
      query: { orderNumber: second.orderNumber },
    })
    expect(page.steps.find(({ kind }) => kind === 'rewards')?.amount).toBe(-discount)
    await cancelAsCustomer(store, buyer, { orderNumber: second.orderNumber })
    expect(await kinds(buyer)).toEqual([
      ['given-back', promised, promised],
      ['redeemed', -promised, 0],
      ['earned', promised, promised],
    ])
    const { data: next } = await visitor.call('POST /api/v1/cart/updateCartV2', {
      body: { itemsList: [{ productId: msns[1] ?? '', productQuantity: 1 }] },
    })
    expect(next).toMatchObject({ rewardDiscount: 0, rewards: { used: false, points: promised } })
    await expectAgreement(buyer)
  })

  it('are spent once by two orders at the same time', async () => {
    const { buyer } = await newBuyer()
    buyers.push(buyer)
    await deliver(await order(store, buyer, 3))
    const { balance } = await rewards(buyer)
    await fillCarts(store.app.db, [buyer], [{ msn: msns[0] ?? '', quantity: 1 }])
    await setCartRewards(store.app.db, buyer.actor, { use: true, buyNow: false })
    const request = await payRequest(store.app, buyer, COD)
    const done = await Promise.allSettled(
      [request, { ...request, idempotencyKey: `${request.idempotencyKey}-2` }].map(input =>
        placeOrder(store.app, buyer.actor, input),
      ),
    )
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await rewards(buyer)).toMatchObject({ balance: 0 })
    expect((await kinds(buyer)).filter(([kind]) => kind === 'redeemed')).toEqual([['redeemed', -balance, 0]])
    await expectAgreement(buyer)
  })

  it('come back with a return in proportion, are not refunded as money, and earned ones go below zero', async () => {
    const { buyer } = await newBuyer()
    buyers.push(buyer)
    const first = await order(store, buyer, 3)
    await deliver(first)
    const earned = (await rewards(buyer)).balance
    const second = await order(store, buyer, 2, true)
    await deliver(second)
    const earnedToo = (await rewards(buyer)).balance
    const { discount = 0 } = (await store.app.db.rows<{ discount: number }>(ORDERS, [buyer.actor.customerId]))[1] ?? {}
    expect(discount).toBe(earned * 100)
    const [item] = await invoicedItems(store, second)
    if (!item) throw new Error('nothing was invoiced')
    const credit = await creditItems(store, second, [{ ...item, quantity: 1 }], { key: 'half-back' })
    // half of the products, less half of what points had paid
    expect(credit.amountMinor).toBe((second.payable + discount) / 2 - discount / 2)
    await expectAgreement(buyer)
    // what is left is spent, then the first order comes back
    await creditItems(store, first, [{ ...((await invoicedItems(store, first))[0] ?? item), quantity: 3 }], {
      key: 'all',
    })
    const { balance } = await rewards(buyer)
    expect(balance).toBe(earnedToo + Math.floor(earned / 2) - Math.ceil(earnedToo / 2) - earned)
    expect(balance).toBeLessThan(0)
    await expectAgreement(buyer)
    // new points fill that first
    await deliver(await order(store, buyer, 1))
    await expectAgreement(buyer)
    await expectLedger(buyers)
  })

  it('that expire first are spent first; expired ones cannot be used, given-back ones for 30 days', async () => {
    const { visitor, buyer } = await newBuyer()
    const { customerId } = buyer.actor
    await deliver(await order(store, buyer, 1))
    const earned = (await rewards(buyer)).balance
    const now = Date.now()
    const [soon, later] = [new Date(now + 5 * DAY_MS), new Date(now + 50 * DAY_MS)]
    await store.app.db.run(GIVE, [customerId, 40, later])
    await store.app.db.run(GIVE, [customerId, 30, soon])
    const { data } = await visitor.call('GET /api/v1/reward/getReward')
    expect(data.expiring.map(({ points }) => points)).toEqual([30, 40, earned])
    expect(data.expiring[0]?.expiresAt).toBe(soon.toISOString())
    const placed = await order(store, buyer, 1, true)
    const used = 70 + earned - (await rewards(buyer)).balance
    expect(used).toBeGreaterThan(30)
    expect((await rewards(buyer)).expiring[0]?.expiresAt).not.toBe(soon.toISOString())
    await cancelAsCustomer(store, buyer, { orderNumber: placed.orderNumber })
    expect((await rewards(buyer)).expiring.map(({ points }) => points)).toEqual([30, 40, earned])
    const at = new Date(now + 6 * DAY_MS)
    const then = { ...store.app, now: () => at }
    expect((await rewardsOf(then, { ...buyer.actor, now: at })).balance).toBe(40 + earned)
    await expirePoints(then)
    await expirePoints(then)
    expect((await kinds(buyer))[0]).toEqual(['expired', -30, 40 + earned])
    await expectAgreement(buyer)
  })

  it('belong to their customer alone, and to nobody without an account', async () => {
    const guest = store.visitor()
    const body = { use: true }
    expect((await guest.try('POST /api/v1/reward/useRewards', { body })).status).toBe(401)
    expect((await guest.try('GET /api/v1/reward/getReward')).status).toBe(401)
    const { visitor } = await newBuyer()
    expect((await visitor.try('POST /api/v1/reward/useRewards', { body })).body).toMatchObject({ code: 'cart.empty' })
    expect((await visitor.call('GET /api/v1/reward/getRewardHistory')).data).toEqual({ movements: [], total: 0 })
  })
})

/** What can happen to a customer; `which` chooses among their orders. */
const action = fc.record({
  kind: fc.constantFrom(
    'order',
    'order',
    'use',
    'use',
    'deliver',
    'deliver',
    'cancel',
    'cancel-part',
    'return',
    'expire',
  ),
  quantity: fc.integer({ min: 1, max: 4 }),
  which: fc.nat(20),
})

it('hold together whatever is ordered, used, delivered, cancelled, returned and expired', async () => {
  for (const actions of fc.sample(fc.array(action, { minLength: 14, maxLength: 14 }), { numRuns: 3, seed: 20261125 })) {
    const { buyer } = await newBuyer()
    buyers.push(buyer)
    const orders: Placed[] = []
    const gone = new Set<Placed>()
    orders.push(await order(store, buyer, 4))
    for (const first of orders) await deliver(first)
    for (const [step, { kind, quantity, which }] of actions.entries()) {
      const chosen = orders[which % orders.length]
      if (!chosen) throw new Error('There is no order')
      const attempt = async () => {
        if (kind === 'order' || kind === 'use') orders.push(await order(store, buyer, quantity, kind === 'use'))
        if (kind === 'deliver' && !gone.has(chosen)) await deliver(chosen)
        if (kind === 'cancel') {
          await cancelAsCustomer(store, buyer, { orderNumber: chosen.orderNumber })
          gone.add(chosen)
        }
        if (kind === 'cancel-part') {
          const items = [{ lineNo: 1, quantity: 1 }]
          const idempotencyKey = `cancel-${step}-${chosen.orderNumber}`
          await cancelAsCustomer(store, buyer, { orderNumber: chosen.orderNumber, items, idempotencyKey })
        }
        if (kind === 'return') await returnUnits(chosen, quantity, `return-${step}`)
        if (kind === 'expire') {
          const [first] = (await rewards(buyer)).expiring
          if (first) await expirePoints({ ...store.app, now: () => new Date(first.expiresAt) })
        }
      }
      // an order that is gone, or has nothing left to return, is refused
      await attempt().catch(error => {
        if (!(error instanceof AppError) && !/nothing was invoiced/.test(String(error))) throw error
      })
      await expectAgreement(buyer)
    }
  }
  await expectLedger(buyers)
})
