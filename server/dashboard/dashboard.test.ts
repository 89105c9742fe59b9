// The dashboard over HTTP: work by permission and market, and sales that follow the orders.

import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Work } from '../../contract/dashboard/api.ts'
import { WORK_KINDS, type WorkKind } from '../../contract/dashboard/dashboard.rules.ts'
import { dayAfter } from '../../contract/shared/days.ts'
import { placeOrder } from '../checkout/service.ts'
import { statement } from '../platform/db.ts'
import { fillCarts, makeBuyers, payRequest } from '../testing/buyers.ts'
import { openStaff } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { computeSales, computeVisits } from './service.ts'

const CALL = 'GET /api/admin/dashboard'
const SALES = 'GET /api/admin/dashboard/sales'
const query = { market: 'IN' } as const

const VISIT = statement(
  'test.visit',
  `insert into click_events (market, at, session_id, customer_id, message, product)
   values ('IN', now() - interval '1 day' * $4::int, $1, $2, 'page-view', $3)`,
)

let store: TestStore
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

/** Places an order by cash on delivery; returns its number. */
async function place(msn: string, quantity: number): Promise<number> {
  const [buyer] = await makeBuyers(store.app.db, 1)
  if (!buyer) throw new Error('no buyer')
  await fillCarts(store.app.db, [buyer], [{ msn, quantity }])
  return (await placeOrder(store.app, buyer.actor, await payRequest(store.app, buyer, 5))).orderNumber
}

const of = (work: readonly Work[], kind: WorkKind) => work.find(one => one.kind === kind)

it('counts work with the age of the oldest item, for the kinds and markets that the caller may see', async () => {
  const [msn = ''] = await store.buyableMsns('IN', 1)
  const { visitor: owner } = await openStaff(store, 'owner')
  const before = (await owner.call(CALL, { query })).data.work
  // this store writes no backups
  expect(before.map(({ kind }) => kind)).toEqual(WORK_KINDS.filter(kind => kind !== 'backups-late'))
  await place(msn, 1)
  const after = (await owner.call(CALL, { query })).data.work
  expect(of(after, 'orders-to-confirm')?.count).toBe((of(before, 'orders-to-confirm')?.count ?? 0) + 1)
  expect(Date.parse(of(after, 'orders-to-confirm')?.oldestAt ?? '')).toBeLessThanOrEqual(store.app.now().getTime())
  expect(of(after, 'disputes-open')).toEqual({ kind: 'disputes-open', count: 0, oldestAt: null })

  // a payment that the store does not know, and a job that has failed for good
  await store.asOwner(`insert into payment_differences (market, gateway, gateway_ref, kind, currency, there_minor, here_minor,
      there_state, here_state, found_at, seen_at) values ('IN', 'test', 'T-1', 'unknown-here', 'INR', 100, 0, 'paid', '', now(), now()),
      ('AE', 'test', 'T-2', 'unknown-here', 'AED', 100, 0, 'paid', '', now(), now())`)
  await store.asOwner(`insert into pgboss.job (name, state, completed_on) values ('payments.poll', 'failed', now())`)
  await store.asOwner(`insert into api_keys (name, prefix, key_hash, role, markets, networks, created_by, created_by_name, created_at, expires_at)
    select 'ERP', 'khk_', decode(md5(days::text), 'hex'), 'auditor', '{IN}', '{}', 'staff:1', 'Asha', now(), now() + make_interval(days => days)
    from unnest(array[-1, 13, 15]) days`)
  const more = (await owner.call(CALL, { query })).data.work
  expect(of(more, 'payments-different')?.count).toBe((of(before, 'payments-different')?.count ?? 0) + 1)
  expect(of(more, 'keys-ending')?.count).toBe(1)
  expect(of(more, 'jobs-failed')?.count).toBe((of(before, 'jobs-failed')?.count ?? 0) + 1)

  const { visitor: translator } = await openStaff(store, 'translator')
  expect((await translator.call(CALL, { query })).data.work.map(({ kind }) => kind)).toEqual(['texts-to-translate'])
  expect(await translator.try(SALES, { query })).toMatchObject({
    status: 403,
    body: { code: 'session.forbidden', data: { permission: 'sales.read' } },
  })
  const { visitor: abroad } = await openStaff(store, 'support', ['AE'])
  expect(await abroad.try(CALL, { query })).toMatchObject({ status: 403, body: { code: 'session.forbidden' } })
})

it('has the sales of each day, without cancellations, and the best sellers', async () => {
  const [, msn = ''] = await store.buyableMsns('IN', 2)
  const { visitor: finance } = await openStaff(store, 'finance')
  const sales = async () => (await finance.call(SALES, { query: { ...query, days: 7 } })).data
  await computeSales(store.app)
  const first = await sales()
  await place(msn, 3)
  const cancelled = await place(msn, 1)
  await computeSales(store.app)
  const both = await sales()
  expect(both.period).toHaveLength(7)
  expect(both.before.at(-1)?.day).toBe(dayAfter(both.period[0]?.day ?? '', -1))
  const [was, is] = [first.period.at(-1), both.period.at(-1)]
  expect((is?.orders ?? 0) - (was?.orders ?? 0)).toBe(2)
  expect(both.bestSellers.find(one => one.msn === msn)?.quantity).toBe(4)
  const { visitor: desk } = await openStaff(store, 'orders')
  const params = { orderNumber: cancelled }
  await desk.call('POST /api/admin/orders/{orderNumber}/cancel', { params, body: { reason: 'Asked by phone' } })
  await computeSales(store.app)
  const one = await sales()
  expect((one.period.at(-1)?.orders ?? 0) - (was?.orders ?? 0)).toBe(1)
  expect(one.period.at(-1)?.amount).toBeLessThan(is?.amount ?? 0)
  expect(one.bestSellers.find(best => best.msn === msn)?.quantity).toBe(3)
})

it("has the same orders by hour, day and week, in the market's time zone, compared with a period of the same length", async () => {
  const { visitor: finance } = await openStaff(store, 'finance')
  const by = async (step: 'hour' | 'day' | 'week', days = 2) =>
    (await finance.call(SALES, { query: { ...query, by: step, days } })).data
  const sums = (points: readonly { orders: number; amount: number }[]) =>
    [points.reduce((sum, one) => sum + one.orders, 0), points.reduce((sum, one) => sum + one.amount, 0)] as const
  await computeSales(store.app)
  const before = { hours: await by('hour'), days: await by('day'), weeks: await by('week') }
  const [, , , msn = ''] = await store.buyableMsns('IN', 4)
  const numbers = [await place(msn, 1), await place(msn, 2), await place(msn, 3), await place(msn, 4)]
  // now; in the first minutes of today in India; late yesterday there, whether or not the same day in UTC; half a
  // year ago
  const india = `((now() at time zone 'Asia/Kolkata')::date::timestamp at time zone 'Asia/Kolkata')`
  const times = [
    'now()',
    `${india} + interval '1 minute'`,
    `${india} - interval '1 minute'`,
    `${india} - interval '200 days'`,
  ]
  for (const [at, number] of numbers.entries())
    await store.asOwner(`update orders set placed_at = ${times[at]} where number = ${number}`)
  // as on the first run: all weeks are computed
  await store.asOwner('delete from sales_computed')
  await computeSales(store.app)
  const { hours, days, weeks } = { hours: await by('hour'), days: await by('day'), weeks: await by('week') }
  expect(sums(hours.period)[0] - sums(before.hours.period)[0]).toBe(2)
  expect(sums(hours.period)).toEqual(sums(days.period.slice(-1)))
  expect(hours.before).toHaveLength(hours.period.length)
  expect((hours.period[0]?.orders ?? 0) - (before.hours.period[0]?.orders ?? 0)).toBeGreaterThanOrEqual(1)
  expect(sums(days.period)[0] - sums(before.days.period)[0]).toBe(3)
  expect([weeks.period.length, weeks.before.length]).toEqual([26, 26])
  expect(weeks.period.at(-1)?.day).toBe(dayAfter(days.period.at(-1)?.day ?? '', -6))
  expect(sums(weeks.period.slice(-1))).toEqual(sums((await by('day', 7)).period))
  expect(sums(weeks.period.slice(-12))).toEqual(sums((await by('day', 84)).period))
  expect(sums(weeks.before)[0] - sums(before.weeks.before)[0]).toBe(1)
  // a run for the last days leaves older ones, and each hour is in the rows once
  await computeSales(store.app)
  expect(await by('week')).toMatchObject({ period: weeks.period, before: weeks.before })
  expect(await by('hour')).toMatchObject({ period: hours.period })
})

it('keeps hourly sales for three days only', async () => {
  const [, , , , msn = ''] = await store.buyableMsns('IN', 5)
  const number = await place(msn, 1)
  await store.asOwner(`update orders set placed_at = now() - interval '4 days' where number = ${number}`)
  await store.asOwner('delete from sales_computed')
  await computeSales(store.app)
  const { count } = await store.app.db.one<{ count: number }>(
    statement('', `select count(*)::int as count from sales_hours where day < (now() - interval '3 days')::date`),
  )
  expect(count).toBe(0)
  const { visitor: finance } = await openStaff(store, 'finance')
  expect(await finance.try(SALES, { query: { ...query, by: 'month' as never } })).toMatchObject({ status: 400 })
})

it('has the visitor funnel of a day, counting each customer and guest once', async () => {
  const [, , msn = ''] = await store.buyableMsns('IN', 3)
  const { visitor: finance } = await openStaff(store, 'finance')
  const funnel = async () => (await finance.call(SALES, { query: { ...query, days: 7 } })).data.funnel
  await computeVisits(store.app)
  const before = await funnel()
  const [looker, buyer, other] = await makeBuyers(store.app.db, 3)
  if (!looker || !buyer || !other) throw new Error('no buyers')
  const visit = (of: typeof looker, { product = false, guest = false, daysAgo = 0 } = {}) =>
    store.app.db.run(VISIT, [of.actor.sessionId, guest ? null : of.actor.customerId, product ? '{}' : null, daysAgo])
  await visit(looker, { guest: true })
  await visit(looker, { guest: true, product: true })
  await visit(looker, { product: true })
  await visit(buyer, { product: true })
  await visit(other)
  await visit(other, { product: true, daysAgo: 3 })
  await fillCarts(store.app.db, [buyer], [{ msn, quantity: 1 }])
  await computeVisits(store.app)
  const filled = await funnel()
  expect(filled).toEqual({
    visitors: before.visitors + 4,
    viewers: before.viewers + 3,
    carts: before.carts + 1,
    buyers: before.buyers,
  })
  await placeOrder(store.app, buyer.actor, await payRequest(store.app, buyer, 5))
  await computeVisits(store.app)
  expect(await funnel()).toEqual({ ...filled, buyers: before.buyers + 1 })
  await computeVisits(store.app)
  expect(await funnel()).toEqual({ ...filled, buyers: before.buyers + 1 })
})
