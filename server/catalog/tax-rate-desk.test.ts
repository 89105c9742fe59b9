// Tax rates that staff set, end and withdraw: carts follow on the day, the past stays, and concurrent changes never overlap.

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { eventually } from '../testing/soon.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { referenceData } from './queries/reference-data.ts'
import { dayIn, taxRateBp } from './rules.ts'

const SET = 'POST /api/admin/taxRates'
const END = 'POST /api/admin/taxRates/{taxRateId}/end'
const TAKE_BACK = 'POST /api/admin/taxRates/{taxRateId}/takeBack'
const LIST = 'GET /api/admin/taxRates'
const OVERLAPS = statement(
  'test.overlapping-tax-rates',
  `select a.id from tax_rates a join tax_rates b on b.id > a.id and b.market = a.market and b.hsn = a.hsn
     and b.max_unit_minor is not distinct from a.max_unit_minor
     and b.valid_from <= coalesce(a.valid_to, 'infinity') and a.valid_from <= coalesce(b.valid_to, 'infinity')`,
)
const CLEAR = statement('test.clear-tax-rates', `delete from tax_rates where hsn like '98%'`)
const AUDIT = statement(
  'test.audit-of-tax-rates',
  `select call, record_id as "recordId", before, after from audit_entries where record_kind = 'tax-rate' order by seq desc limit 1`,
)

let store: TestStore
let owner: SignedIn
let today: string
beforeAll(async () => {
  store = await openTestStore()
  owner = await openStaff(store, 'owner')
  today = dayIn('IN', store.app.now())
})
beforeEach(() => store.app.db.run(CLEAR))
afterAll(() => store.close())

const later = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)
const bodyOf = (change: object) => ({
  market: 'IN' as const,
  heading: '9801',
  rateBp: 1200,
  from: later(10),
  ...change,
})
const set = async (change: object = {}) => (await owner.visitor.call(SET, { body: bodyOf(change) })).data
const trySet = (change: object = {}) => owner.visitor.try(SET, { body: bodyOf(change) })
const rates = async (text = '98', query: object = {}) =>
  (await owner.visitor.call(LIST, { query: { market: 'IN', text, ...query } })).data.rates
/** Without the rate of all other products, which matches every code. */
const ownRates = async () => (await rates()).filter(({ heading }) => heading !== '')
const rejected = (status: number, code: string) => ({ status, body: { code } })
/** The rate of a code on a day, as in pages and carts. */
const decides = async (hsn: string, day: string, unitMinor = 100) =>
  taxRateBp((await referenceData(store.app)).taxes, 'IN', hsn, unitMinor, day)

describe('a rate that is set', () => {
  it('applies from its first day until the next one', async () => {
    await set()
    await set({ rateBp: 500, from: later(30) })
    await set({ rateBp: 1800, from: later(20) })
    expect((await ownRates()).map(({ rateBp, from, to, state }) => [rateBp, from, to, state])).toEqual([
      [1200, later(10), later(19), 'upcoming'],
      [1800, later(20), later(29), 'upcoming'],
      [500, later(30), null, 'upcoming'],
    ])
    expect(await store.app.db.rows(OVERLAPS)).toEqual([])
    // All of them at once: a single one may be the rate of all products, from before these were read.
    await eventually(async () => {
      const days = [later(19), later(20), later(400)]
      expect(await Promise.all(days.map(day => decides('98011000', day)))).toEqual([1200, 1800, 500])
    })
    expect(await decides('98011000', later(9))).toBe(await decides('97011000', later(9)))
  })

  it('is set once, and not over another one', async () => {
    const made = await set()
    expect(await set()).toEqual(made)
    expect(await trySet({ rateBp: 1800 })).toMatchObject(rejected(409, 'tax-rate.taken'))
    expect(await ownRates()).toHaveLength(1)
  })

  it('changes nothing that is past', async () => {
    expect(await trySet({ from: later(-1) })).toMatchObject(rejected(409, 'tax-rate.past'))
    expect(await set({ from: today })).toMatchObject({ state: 'current' })
    expect(await trySet({ from: '2026-02-30' })).toMatchObject({ status: 400 })
  })

  it('may have a price limit, besides the one for every price', async () => {
    await set({ from: today, rateBp: 1800 })
    await set({ from: today, rateBp: 500, maxUnit: 2_500_00 })
    await eventually(async () => expect(await decides('98011000', today, 2_500_00)).toBe(500))
    expect(await decides('98011000', today, 2_500_01)).toBe(1800)
    expect(await trySet({ heading: '', maxUnit: 100 })).toMatchObject(rejected(409, 'tax-rate.default'))
  })

  it('never overlaps another one of the same moment', async () => {
    await Promise.all([1, 2, 3, 4, 5, 6].map(day => set({ from: later(day), rateBp: day * 100 })))
    expect((await ownRates()).map(({ from, to }) => [from, to])).toEqual([
      ...[1, 2, 3, 4, 5].map(day => [later(day), later(day)]),
      [later(6), null],
    ])
  })

  it('is in the audit log', async () => {
    await set({ from: today })
    await set({ rateBp: 500 })
    expect(await store.app.db.one(AUDIT)).toMatchObject({
      ...{ call: SET, recordId: `IN 9801 ${later(10)}` },
      ...{ before: { rateBp: 1200, to: null }, after: { rateBp: 500, to: null } },
    })
  })
})

describe('a rate that is ended', () => {
  it('leaves its products to a shorter heading', async () => {
    await set({ heading: '98', from: today, rateBp: 500 })
    const { taxRateId } = await set({ from: today })
    const end = (lastDay: string) => owner.visitor.try(END, { params: { taxRateId }, body: { market: 'IN', lastDay } })
    expect(await end(later(-1))).toMatchObject(rejected(409, 'tax-rate.past'))
    expect(await end(later(5))).toMatchObject({ status: 200, body: { data: { to: later(5) } } })
    expect(await end(later(5))).toMatchObject({ status: 200 })
    expect(await end(later(9))).toMatchObject(rejected(409, 'tax-rate.past'))
    await eventually(async () => {
      const days = [later(5), later(6)]
      expect(await Promise.all(days.map(day => decides('98011000', day)))).toEqual([1200, 500])
    })
  })

  it('is never the one of all other products', async () => {
    const [all] = (await rates('', { limit: 1 })).filter(({ heading }) => heading === '')
    const params = { taxRateId: all?.taxRateId ?? 0 }
    const answer = await owner.visitor.try(END, { params, body: { market: 'IN', lastDay: later(1) } })
    expect(answer).toMatchObject(rejected(409, 'tax-rate.default'))
  })
})

describe('a rate that is taken back', () => {
  const takeBack = (taxRateId: number, market: 'IN' | 'AE' = 'IN') =>
    owner.visitor.try(TAKE_BACK, { params: { taxRateId }, body: { market } })

  it('leaves the one before as long as it would have been', async () => {
    await set({ from: today })
    const { taxRateId } = await set({ rateBp: 500 })
    await set({ rateBp: 1800, from: later(20) })
    expect(await takeBack(taxRateId)).toMatchObject({ status: 200 })
    expect((await ownRates()).map(({ rateBp, from, to }) => [rateBp, from, to])).toEqual([
      [1200, today, later(19)],
      [1800, later(20), null],
    ])
    expect(await takeBack(taxRateId)).toMatchObject(rejected(404, 'tax-rate.unknown'))
  })

  it('has not begun, and belongs to the market', async () => {
    const { taxRateId } = await set({ from: today })
    expect(await takeBack(taxRateId)).toMatchObject(rejected(409, 'tax-rate.past'))
    expect(await takeBack(taxRateId, 'AE')).toMatchObject(rejected(404, 'tax-rate.unknown'))
  })
})

describe('the list', () => {
  it('finds what decides for a code, descriptions, and goes on', async () => {
    await set({ heading: '98', from: today, description: 'Project imports' })
    await set({ heading: '980110', from: today })
    await set({ heading: '9802', from: today })
    expect((await rates('98011000')).map(({ heading }) => heading)).toEqual(['', '98', '980110'])
    expect((await rates('project IMP')).map(({ heading }) => heading)).toEqual(['98'])
    const first = (await owner.visitor.call(LIST, { query: { market: 'IN', text: '98', limit: 2 } })).data
    const after = first.next ?? 0
    const second = (await owner.visitor.call(LIST, { query: { market: 'IN', text: '98', limit: 2, after } })).data
    const shown = [...first.rates, ...second.rates].map(({ heading }) => heading)
    expect(shown).toEqual(['', '98', '980110', '9802'])
    expect(second.next).toBeNull()
    const gone = { query: { market: 'IN' as const, after: 987_654_321 } }
    expect(await owner.visitor.try(LIST, gone)).toMatchObject(rejected(404, 'tax-rate.unknown'))
  })

  it('leaves ended rates out unless requested', async () => {
    const count = async (ended: 'true' | 'false') => (await rates('', { ended, limit: 200 })).length
    expect(await count('true')).toBeGreaterThan(await count('false'))
  })
})

it('needs the right, the market and a fresh code', async () => {
  const { visitor: finance } = await openStaff(store, 'finance')
  expect(await finance.try(SET, { body: bodyOf({}) })).toMatchObject({
    ...{ status: 403, body: { data: { permission: 'settings.write' } } },
  })
  const { visitor: other } = await openStaff(store, 'owner', ['AE'])
  expect(await other.try(SET, { body: bodyOf({}) })).toMatchObject(rejected(403, 'session.forbidden'))
  await store.advanceClock(601)
  expect(await trySet()).toMatchObject(rejected(403, 'staff.confirm'))
})
