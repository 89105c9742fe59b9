// Orders that earn and use reward points, for tests, and their invariants.

import { expect } from 'vitest'
import { setCartRewards } from '../cart/service.ts'
import { placeOrder } from '../checkout/service.ts'
import type { App } from '../platform/app.ts'
import { type Db, statement } from '../platform/db.ts'
import { rewardHistory, rewardsOf } from '../rewards/queries/rewards.ts'
import { type Buyer, fillCarts, payRequest, pickProducts, setStock } from './buyers.ts'
import { buyerOf, creditItems, invoicedItems, moveOrdersOn, shipOrder } from './invoices.ts'
import { ledgerBalances, ledgerDifferences } from './ledger.ts'
import { eventually } from './soon.ts'
import { openTestStore } from './store.ts'

const COD = 5
const market = 'IN' as const
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

/** The order's points, and how many of them its invoices and credit notes bear. */
interface PointsOfOrder {
  number: number
  state: string
  discount: number
  used: number
  borne: number
  credited: number
  owed: number
}

const pointsOfOrders = (db: Db, { actor }: Buyer) => db.rows<PointsOfOrder>(ORDERS, [actor.customerId])

/** Invariants of a customer, whatever has happened. */
async function expectAgreement({ db }: Pick<App, 'db'>, buyer: Buyer): Promise<void> {
  const { customerId } = buyer.actor
  const account = await db.oneOrNull<Record<'balance' | 'moved' | 'left' | 'lowestSpent', number>>(AGREES, [customerId])
  if (!account) return
  expect(account.moved).toBe(account.balance)
  expect(account.left).toBe(Math.max(0, account.balance))
  expect(account.lowestSpent).toBeGreaterThanOrEqual(0)
  // a point is a rupee: the order's remaining discount equals the points it still uses
  for (const { state, discount, used, credited } of await pointsOfOrders(db, buyer))
    expect(used).toBe(state === 'cancelled' ? 0 : Math.ceil((discount - credited) / 100))
}

/** The ledger bears exactly what invoices took off less what credit notes took back; no order is left unbalanced. */
async function expectLedger({ db }: Pick<App, 'db'>, buyers: readonly Buyer[]): Promise<void> {
  const rows: PointsOfOrder[] = []
  for (const buyer of buyers) rows.push(...(await pointsOfOrders(db, buyer)))
  const borne = rows.reduce((sum, row) => sum + row.borne, 0)
  const { balances } = await ledgerBalances(db, { market })
  const posted = balances.filter(({ account, party }) => account === 'emi-discounts' && party === 'rewards')
  expect(posted.reduce((sum, { balance }) => sum + balance, 0)).toBe(borne)
  // the tests credit without a refund: what was paid for it is owed, and nothing of what points had paid
  const differences = new Map((await ledgerDifferences(db, { market })).orders.map(of => [of.orderNumber, of.balance]))
  for (const { number, owed } of rows) expect(differences.get(number) ?? 0).toBe(0 - owed)
}

/** A store with two products in stock, whose buyers earn and use points. */
export async function openRewardsStore() {
  const store = await openTestStore()
  const { app } = store
  const msns = await pickProducts(app.db, market, 2, 2_000_00, 3_500_00)
  for (const msn of msns) await setStock(app.db, msn, 5_000)
  const buyers: Buyer[] = []

  async function newBuyer() {
    const visitor = await store.customer()
    const buyer = await buyerOf(store, visitor)
    buyers.push(buyer)
    return { visitor, buyer }
  }

  /** An order of the first product, with points or without. */
  async function order(buyer: Buyer, quantity: number, use = false) {
    await app.db.run(EMPTY, [buyer.actor.customerId])
    await fillCarts(app.db, [buyer], [{ msn: msns[0] ?? '', quantity }])
    await setCartRewards(app.db, buyer.actor, { use, buyNow: false })
    return placeOrder(app, buyer.actor, await payRequest(app, buyer, COD))
  }

  /** Delivers an order, and waits for its points. */
  async function deliver(placed: { orderId: string }): Promise<void> {
    await shipOrder(store, placed)
    for (let step = 0; step < 2; step++) await moveOrdersOn(store)
    await eventually(async () =>
      expect(await app.db.one(DUE, [placed.orderId])).toMatchObject({ due: 0, delivered: true }),
    )
  }

  const rewards = (buyer: Buyer) => rewardsOf(app, { ...buyer.actor, now: new Date() })

  /** Kind, points and balance of each movement, latest first. */
  const kinds = async (buyer: Buyer) =>
    (await rewardHistory(app, buyer.actor, { pageIndex: 0, pageSize: 50 })).movements.map(
      ({ kind, points, balance }) => [kind, points, balance] as const,
    )

  /** Credits units of the first line, without a refund; false when nothing was invoiced. */
  async function returnUnits(placed: { orderId: string }, quantity: number, key: string): Promise<boolean> {
    const [item] = await invoicedItems(store, placed)
    if (item) await creditItems(store, placed, [{ ...item, quantity }], { key })
    return item !== undefined
  }

  return {
    ...{ store, msns, newBuyer, order, deliver, rewards, kinds, returnUnits },
    ordersOf: (buyer: Buyer) => pointsOfOrders(app.db, buyer),
    expectAgreement: (buyer: Buyer) => expectAgreement(app, buyer),
    // invoices and what is collected are posted by what follows a delivery
    expectLedger: () => eventually(() => expectLedger(app, buyers)),
  }
}
export type RewardsStore = Awaited<ReturnType<typeof openRewardsStore>>
