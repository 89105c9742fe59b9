// Return reasons and windows in the console: what customers can choose and until when, and concurrent edits.

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { applySettings } from '../platform/limits.ts'
import { openReturnsStore, type ReturnsStore, returnOf } from '../testing/returns.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { returnOptions, returnsOfOrder } from './queries/customer-returns.ts'

const RULES = 'GET /api/admin/returnRules'
const ADD = 'POST /api/admin/returnReasons'
const CHANGE = 'POST /api/admin/returnReasons/{reasonId}'
const ARRANGE = 'POST /api/admin/returnReasonOrder'
const SET = 'POST /api/admin/returnWindows'
const REMOVE = 'POST /api/admin/returnWindows/remove'
const market = 'IN' as const
const RESET = `delete from return_reasons where id > 8;
  update return_reasons set position = id, active = true, version = 1;
  delete from return_windows where category_code is not null;
  update return_windows set days = 7, kind = 'return', version = 1`
const AUDIT = statement(
  'test.audit-of-return-rules',
  `select record_kind as kind, record_id as id, before, after from audit_entries
   where record_kind like 'return-%' order by seq desc limit 1`,
)
const CATEGORY = statement('test.category-of', 'select category_code as code from products where msn = $1')

let shop: ReturnsStore
let owner: SignedIn
beforeAll(async () => {
  shop = await openReturnsStore()
  owner = await openStaff(shop.store, 'owner')
})
beforeEach(() => shop.store.asOwner(RESET))
afterAll(() => shop.store.close())

const db = () => shop.store.app.db
const rules = async (of: 'IN' | 'AE' = 'IN') => (await owner.visitor.call(RULES, { query: { market: of } })).data
const NEW = { nameEn: 'Bought twice', nameHi: 'दो बार खरीद लिया', needsPictures: false, isFault: false }
const add = async (change: object = {}) => (await owner.visitor.call(ADD, { body: { market, ...NEW, ...change } })).data
const reasonOf = async (id: number) => {
  const reason = (await rules()).reasons.find(({ reasonId }) => reasonId === id)
  if (!reason) throw new Error(`No reason ${id}`)
  return reason
}
const change = async (id: number, part: object) => {
  const { reasonId, ...reason } = await reasonOf(id)
  return owner.visitor.try(CHANGE, { params: { reasonId }, body: { market, ...reason, ...part } })
}
const set = (part: object) =>
  owner.visitor.try(SET, { body: { market, category: null, days: 7, kind: 'return', version: 1, ...part } })
const rejected = (status: number, code: string) => ({ status, body: { code } })

describe('a store that changes nothing', () => {
  it('has the reasons and the windows that it always had, in both markets', async () => {
    for (const of of ['IN', 'AE'] as const) {
      const { reasons, windows } = await rules(of)
      expect(reasons.map(({ reasonId }) => reasonId)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
      expect(reasons.filter(one => one.needsPictures).map(one => one.reasonId)).toEqual([1, 2, 3, 4, 5])
      expect(reasons.filter(one => !one.isFault).map(one => one.reasonId)).toEqual([7, 8])
      expect(reasons[1]).toMatchObject({ nameEn: 'Defective or not working', nameHi: 'खराब है या काम नहीं करता' })
      expect(windows).toMatchObject([{ category: null, days: 7, kind: 'return' }])
    }
  })
})

describe('a reason', () => {
  it('that is added is offered at once, the last one, and in its market alone; again adds no second one', async () => {
    const made = await add()
    expect(await add()).toEqual(made)
    expect((await rules()).reasons.at(-1)).toEqual(made)
    expect((await rules('AE')).reasons).toHaveLength(8)
    const one = await shop.delivered()
    const { reasons } = await returnOptions(db(), one.buyer.actor, one.answer.orderNumber)
    expect(reasons.at(-1)).toEqual({
      ...{ id: made.reasonId, reason: 'Bought twice', needsPictures: false, isFault: false },
    })
    expect(await db().one(AUDIT)).toMatchObject({ kind: 'return-reason', id: `IN ${made.reasonId}`, before: null })
    // two concurrent calls add one
    const input = { nameEn: 'Too loud', nameHi: 'बहुत शोर करता है' }
    const [first, second] = await Promise.all([add(input), add(input)])
    expect(first).toEqual(second)
  })

  it('keeps its words on returns that were requested, and is chosen no more when it is off', async () => {
    const made = await add()
    const one = await shop.delivered()
    const request = { reasonId: made.reasonId, pictures: [] }
    expect(await returnOf(shop.store, one, request)).toMatchObject({ reason: 'Bought twice' })
    expect(await change(made.reasonId, { nameEn: 'I bought it twice', active: false })).toMatchObject({ status: 200 })
    expect(await returnsOfOrder(db(), one.buyer.actor, one.answer.orderNumber)).toMatchObject([
      { reason: 'Bought twice' },
    ])
    const offered = (await returnOptions(db(), one.buyer.actor, one.answer.orderNumber)).reasons
    expect(offered.some(({ id }) => id === made.reasonId)).toBe(false)
    await expect(returnOf(shop.store, one, request)).rejects.toMatchObject({ code: 'request.invalid' })
  })

  it('that requires pictures now is not accepted without one', async () => {
    const made = await add()
    await change(made.reasonId, { needsPictures: true })
    const one = await shop.delivered()
    await expect(returnOf(shop.store, one, { reasonId: made.reasonId, pictures: [] })).rejects.toMatchObject({
      code: 'request.invalid',
    })
  })

  it('is changed one at a time, with a unique name, in its own market', async () => {
    const made = await add()
    expect(await change(made.reasonId, { version: 7, nameEn: 'Other' })).toMatchObject(
      rejected(409, 'settings.changed-meanwhile'),
    )
    // both from one version, although the second may read the reason after the first has changed it
    const { version } = await reasonOf(made.reasonId)
    const [first, second] = await Promise.all([
      change(made.reasonId, { version, nameEn: 'First' }),
      change(made.reasonId, { version, nameEn: 'Second' }),
    ])
    expect([first.status, second.status].sort()).toEqual([200, 409])
    expect(await change(made.reasonId, { nameEn: 'no LONGER needed' })).toMatchObject(
      rejected(409, 'return.reason-taken'),
    )
    const there = {
      params: { reasonId: made.reasonId },
      body: { market: 'AE' as const, ...NEW, active: true, version: 1 },
    }
    expect(await owner.visitor.try(CHANGE, there)).toMatchObject(rejected(404, 'return.reason-unknown'))
    expect(
      await owner.visitor.try(ADD, { body: { market, ...NEW, nameEn: 'First or second', nameHi: NEW.nameHi } }),
    ).toMatchObject(rejected(409, 'return.reason-taken'))
  })

  it('with which the seller is at fault stays on, the last of them', async () => {
    for (const id of [1, 2, 3, 4, 5]) expect(await change(id, { active: false })).toMatchObject({ status: 200 })
    expect(await change(6, { active: false })).toMatchObject(rejected(409, 'return.last-reason'))
    expect(await change(6, { isFault: false })).toMatchObject(rejected(409, 'return.last-reason'))
  })

  it('is one of fifty at most', async () => {
    await shop.store.asOwner(`insert into return_reasons (market, id, position, name_en, name_hi, needs_pictures, is_fault)
      select 'IN', n, n, 'Reason ' || n, 'कारण ' || n, false, false from generate_series(1001, 1042) n`)
    expect(await owner.visitor.try(ADD, { body: { market, ...NEW } })).toMatchObject(
      rejected(409, 'return.too-many-rules'),
    )
  })

  it('is moved by staff; if the list has changed meanwhile, nothing is done', async () => {
    const reasonIds = [8, 7, 6, 5, 4, 3, 2, 1]
    const { reasons } = (await owner.visitor.call(ARRANGE, { body: { market, reasonIds } })).data
    expect(reasons.map(({ reasonId }) => reasonId)).toEqual(reasonIds)
    expect((await rules('AE')).reasons[0]).toMatchObject({ reasonId: 1 })
    for (const wrong of [
      [1, 2],
      [1, 1, 2, 3, 4, 5, 6, 7],
      [1, 2, 3, 4, 5, 6, 7, 9],
    ])
      expect(await owner.visitor.try(ARRANGE, { body: { market, reasonIds: wrong } })).toMatchObject(
        rejected(409, 'settings.changed-meanwhile'),
      )
  })
})

describe('a window', () => {
  it('of the market is what an order shows and allows; repeating it changes nothing', async () => {
    const one = await shop.delivered()
    const until = async () => (await returnOptions(db(), one.buyer.actor, one.answer.orderNumber)).lines[0]?.until ?? ''
    const before = await until()
    expect(await set({ days: 10 })).toMatchObject({ status: 200, body: { data: { days: 10, version: 2 } } })
    expect(Date.parse(await until()) - Date.parse(before)).toBe(3 * 86_400_000)
    expect(await set({ days: 10 })).toMatchObject({ status: 200, body: { data: { version: 2 } } })
    expect(await db().one(AUDIT)).toMatchObject({
      ...{
        kind: 'return-window',
        id: 'IN *',
        before: { days: 7, kind: 'return' },
        after: { days: 10, kind: 'return' },
      },
    })
    expect((await rules('AE')).windows).toMatchObject([{ days: 7 }])
  })

  it('of a category excludes its products, but not when the seller is at fault, until it is removed', async () => {
    const one = await shop.delivered()
    const { code: category } = await db().one<{ code: string }>(CATEGORY, [shop.msns[0] ?? ''])
    const kinds = async () => (await returnOptions(db(), one.buyer.actor, one.answer.orderNumber)).lines[0]
    expect(await set({ category, days: 0, version: 0 })).toMatchObject({ status: 200 })
    expect(await kinds()).toMatchObject({ kinds: [], faultKinds: ['return', 'exchange'] })
    expect(await set({ category, days: 5, kind: 'exchange', version: 1 })).toMatchObject({ status: 200 })
    expect(await kinds()).toMatchObject({ kinds: ['exchange'] })
    const removal = (version: number) => owner.visitor.try(REMOVE, { body: { market, category, version } })
    expect(await removal(1)).toMatchObject(rejected(409, 'settings.changed-meanwhile'))
    expect(await removal(2)).toMatchObject({ status: 200 })
    expect(await removal(2)).toMatchObject({ status: 200 })
    expect(await kinds()).toMatchObject({ kinds: ['return', 'exchange'] })
  })

  it('is set by one at a time, for a category that exists, and the market keeps a day', async () => {
    expect(await set({ category: '999999999', version: 0 })).toMatchObject(rejected(404, 'catalog.category-unknown'))
    expect(await set({ days: 0 })).toMatchObject(rejected(400, 'request.invalid'))
    expect(await set({ days: 366 })).toMatchObject(rejected(400, 'request.invalid'))
    const both = await Promise.all([set({ days: 20 }), set({ days: 30 })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

it('the credit of an exchange and the number of returns follow their settings', async () => {
  applySettings({ IN: { 'returns.credit-days': 12, 'returns.per-order': 1 } })
  try {
    const one = await shop.delivered()
    expect(await returnOptions(db(), one.buyer.actor, one.answer.orderNumber)).toMatchObject({ creditDays: 12 })
    await returnOf(shop.store, one)
    await expect(returnOf(shop.store, one)).rejects.toMatchObject({ code: 'return.not-returnable' })
  } finally {
    applySettings({})
  }
})

it('an auditor reads, others do not, and nobody changes the rules of another market', async () => {
  const auditor = await openStaff(shop.store, 'auditor')
  expect(await auditor.visitor.try(RULES, { query: { market } })).toMatchObject({ status: 200 })
  expect(await auditor.visitor.try(ADD, { body: { market, ...NEW } })).toMatchObject({ status: 403 })
  const orders = await openStaff(shop.store, 'orders')
  expect(await orders.visitor.try(RULES, { query: { market } })).toMatchObject({ status: 403 })
  const abroad = await openStaff(shop.store, 'owner', ['AE'])
  const window = { market, category: null, days: 9, kind: 'return' as const, version: 1 }
  expect(await abroad.visitor.try(ADD, { body: { market, ...NEW } })).toMatchObject({ status: 403 })
  expect(await abroad.visitor.try(SET, { body: window })).toMatchObject({ status: 403 })
})
