// Staff set rules and terms and grant gold; purchases grant it too, and it expires.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { viewCart } from '../cart/service.ts'
import { statement } from '../platform/db.ts'
import { type Buyer, fillCarts, pickProducts, setStock } from '../testing/buyers.ts'
import { buyerOf, moveOrdersOn, placeCodOrder, shipOrder } from '../testing/invoices.ts'
import { eventually } from '../testing/soon.ts'
import { openStaff } from '../testing/staff.ts'
import { openTestStore, type TestStore, type Visitor } from '../testing/store.ts'
import { reviewAllGold } from './commands/gold.ts'

const DAY_MS = 86_400_000
const CATEGORY = statement('test.category-of', 'select category_code as code from products where msn = $1')
let store: TestStore
let staff: Visitor
let msn: string
beforeAll(async () => {
  store = await openTestStore()
  staff = (await openStaff(store, 'marketing')).visitor
  ;[msn = ''] = await pickProducts(store.app.db, 'IN', 1, 2_000_00, 3_500_00)
  await setStock(store.app.db, msn, 1_000)
})
afterAll(() => store.close())

const cartRewards = async ({ actor }: Buyer) =>
  (await viewCart(store.app.db, { ...actor, now: store.app.now() }, {})).rewards
const terms = {
  market: 'IN' as const,
  pointValue: 50,
  minBalance: 10,
  minOrder: 20_00,
  maxShareBp: 5_000,
  validDays: 30,
}

it('sets rules by category and ends them, only from now on, for orders placed later', async () => {
  const { code } = await store.app.db.one<{ code: string }>(CATEGORY, [msn])
  const visitor = await store.customer()
  const buyer = await buyerOf(store, visitor)
  await fillCarts(store.app.db, [buyer], [{ msn, quantity: 1 }])
  const usual = (await cartRewards(buyer))?.earns ?? 0
  const body = { market: 'IN' as const, points: 3, perAmount: 100_00, reason: 'Festive season' }
  const { data: added } = await staff.call('POST /api/admin/rewards/rules', { body: { ...body, categoryCode: code } })
  expect(added).toMatchObject({ categoryCode: code, points: 3, goldFactorBp: 10_000, validTo: null })
  const more = (await cartRewards(buyer))?.earns ?? 0
  expect(more).toBeGreaterThanOrEqual(3 * usual)
  const { data: shown } = await visitor.call('GET /api/v1/reward/getReward')
  expect(shown.earning.map(({ points }) => points)).toEqual([1, 3])
  const { data: ended } = await staff.call('POST /api/admin/rewards/rules/{ruleId}/end', {
    params: { ruleId: added.ruleId },
    body: {},
  })
  expect(ended.validTo).not.toBeNull()
  expect((await cartRewards(buyer))?.earns).toBe(usual)
  const wrong = (change: object) => staff.try('POST /api/admin/rewards/rules', { body: { ...body, ...change } })
  expect(await wrong({ validFrom: '2020-01-01T00:00:00Z' })).toMatchObject({ body: { code: 'rewards.past' } })
  expect(await wrong({ categoryCode: '999999999' })).toMatchObject({ body: { code: 'catalog.category-unknown' } })
  expect((await staff.call('GET /api/admin/rewards', { query: { market: 'IN' } })).data.rules[0]).toMatchObject({
    ruleId: added.ruleId,
    reason: 'Festive season',
    validTo: ended.validTo,
  })
  const support = (await openStaff(store, 'content')).visitor
  expect((await support.try('GET /api/admin/rewards', { query: { market: 'IN' } })).status).toBe(403)
})

it('grants gold until a time, shown by the session, and ends it, each with author and reason', async () => {
  const visitor = await store.customer()
  const { customerId } = visitor
  const buyer = await buyerOf(store, visitor)
  await fillCarts(store.app.db, [buyer], [{ msn, quantity: 1 }])
  const usual = (await cartRewards(buyer))?.earns ?? 0
  const until = new Date(store.app.now().getTime() + 10 * DAY_MS).toISOString()
  let version = 0
  const set = async (change: { until: string | null; reason: string }) => {
    const sent = { params: { customerId }, body: { ...change, version } }
    const answer = await staff.call('POST /api/admin/customers/{customerId}/gold', sent)
    version = answer.data.version
    return answer
  }
  await set({ until, reason: 'Key account' })
  expect(await cartRewards(buyer)).toMatchObject({ gold: true })
  expect((await cartRewards(buyer))?.earns).toBeGreaterThanOrEqual(2 * usual)
  const category = async () => (await visitor.call('GET /api/v1/session/getSession')).customerCategory
  expect(await category()).toBe('gold')
  expect((await visitor.call('GET /api/v1/reward/getReward')).data.gold).toMatchObject({ active: true, until })
  const { data } = await set({ until: null, reason: 'Account closed' })
  expect(data).toMatchObject({
    active: false,
    history: [{ kind: 'ended', reason: 'Account closed' }, { kind: 'given' }],
  })
  expect(data.history[0]?.who).toMatch(/^staff:/)
  expect(await category()).toBe('')
  await set({ until, reason: 'Key account again' })
  // expired, whether or not the job has run
  const later = { ...store.app, now: () => new Date(Date.parse(until) + 1000) }
  expect((await viewCart(store.app.db, { ...buyer.actor, now: later.now() }, {})).rewards?.gold).toBe(false)
  await reviewAllGold(later)
  expect(await category()).toBe('')
  const past = await staff.try('POST /api/admin/customers/{customerId}/gold', {
    params: { customerId },
    body: { until: '2020-01-01T00:00:00Z', reason: 'Key account' },
  })
  expect(past.body).toMatchObject({ code: 'rewards.past' })
})

it('staff find gold members, and a customer only by contact', async () => {
  const visitor = await store.customer()
  const { customerId } = visitor
  const { data: own } = await visitor.call('GET /api/v1/customer/getcustomer', { query: { customerId } })
  const find = async (contact?: string, market: 'IN' | 'AE' = 'IN') =>
    (await staff.call('GET /api/admin/gold', { query: { market, contact } })).data.members
  const phone = String(own.phone)
  expect(await find(phone)).toMatchObject([{ customerId, membership: null, points: 0 }])
  expect((await find()).map(member => member.customerId)).not.toContain(customerId)
  const until = new Date(store.app.now().getTime() + DAY_MS).toISOString()
  const body = { until, reason: 'Key account' }
  await staff.call('POST /api/admin/customers/{customerId}/gold', { params: { customerId }, body })
  expect(await find()).toMatchObject([{ customerId, membership: { source: 'staff', until } }])
  expect([await find('9000000000'), await find(phone, 'AE'), await find(phone.slice(0, 6))]).toEqual([[], [], []])
})

it('delivered purchases grant gold by the terms', async () => {
  const read = async () => (await staff.call('GET /api/admin/rewards', { query: { market: 'IN' } })).data
  const { termsVersion: version } = await read()
  const set = (change: { goldSpend: number; reason?: string }) =>
    staff.try('POST /api/admin/rewards/terms', { body: { ...terms, reason: 'Trial', version, ...change } })
  // two members who have read the same terms: one gets a conflict with the other's terms
  const both = await Promise.all([set({ goldSpend: 4_000_00 }), set({ goldSpend: 4_000_00, reason: 'Another' })])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
    data: { current: { goldSpend: 4_000_00, version: version + 1 } },
  })
  expect((await read()).termsVersion).toBe(version + 1)
  const visitor = await store.customer()
  const buyer = await buyerOf(store, visitor)
  const placed = await placeCodOrder(store, buyer, [{ msn, quantity: 3 }])
  await shipOrder(store, placed)
  expect((await visitor.call('GET /api/v1/reward/getReward')).data.gold).toMatchObject({ active: false, spent: 0 })
  for (let step = 0; step < 2; step++) await moveOrdersOn(store)
  await eventually(async () => {
    const { data } = await visitor.call('GET /api/v1/reward/getReward')
    expect(data.gold).toMatchObject({ active: true, spent: placed.payable })
    expect(data.terms).toMatchObject({ pointValue: 50, goldSpend: 4_000_00 })
  })
  expect((await visitor.call('GET /api/v1/session/getSession')).customerCategory).toBe('gold')
})

it('of two members who grant gold at once one succeeds, and the other sees the end date', async () => {
  const { customerId } = await store.customer()
  const now = store.app.now().getTime()
  const [ten, twenty] = [10, 20].map(days => new Date(now + days * DAY_MS).toISOString())
  const give = (until: string | undefined, version = 0) =>
    staff.try('POST /api/admin/customers/{customerId}/gold', {
      params: { customerId },
      body: { until: until ?? null, reason: 'Key account', version },
    })
  const [one, two] = await Promise.all([give(ten), give(twenty)])
  expect([one.status, two.status].toSorted()).toEqual([200, 409])
  const until = one.status === 200 ? ten : twenty
  const lost = one.status === 200 ? two : one
  expect(lost.body).toMatchObject({ code: 'settings.changed-meanwhile', data: { current: { active: true, until } } })
  // repeating it changes nothing
  const again = await give(until)
  expect(again).toMatchObject({ status: 200, body: { data: { until } } })
  const { data } = await staff.call('GET /api/admin/customers/{customerId}/gold', { params: { customerId } })
  expect(data.history).toHaveLength(1)
})
