// Attempts to get around the limits of price changes: many small steps in a day, concurrent steps, and price lists of groups.

import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { ListTerms } from '../../contract/price-lists/api.ts'
import { statement } from '../platform/db.ts'
import { applySettings } from '../platform/limits.ts'
import { importTester } from '../testing/imports.ts'
import { cell, openPriceLists } from '../testing/price-lists.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

const FORGET = statement('test.forget-steps', 'delete from staff_unapproved_prices')
const LATER = statement('test.a-day-later', `update price_bases set since = since - interval '25 hours'`)

let store: TestStore
let desk: Awaited<ReturnType<typeof openPriceLists>>
let ravi: SignedIn
beforeAll(async () => {
  store = await openTestStore()
  desk = await openPriceLists(store)
  ravi = await openStaff(store, 'pricing')
  const rows = Array.from({ length: 5 }, (_, at) => `STP-${at},Feedco,Clamp ${at},100,200`)
  await importTester(store.app).take(['Part number,Brand,Name,Price,MRP', ...rows].join('\n'))
})
afterEach(async () => {
  applySettings({})
  await store.app.db.run(FORGET, [])
})
afterAll(() => store.close())

const limit = (count: number, percent: number) =>
  applySettings({ IN: { 'prices.approve-count': count, 'prices.approve-change': percent * 100 } })

async function rowOf(part: string, now: string) {
  const query = { market: 'IN' as const, columns: ['price'], list: [part] }
  const [row] = (await ravi.visitor.call('GET /api/admin/products', { query })).data.rows
  return { msn: row?.msn ?? '', seller: row?.sellerCode ?? '', cells: { price: { was: row?.cells.price ?? '', now } } }
}
const setPrice = async (part: string, now: string, by: SignedIn = desk.pricing) => {
  const body = { market: 'IN' as const, rows: [await rowOf(part, now)], changeSetId: randomUUID(), note: '' }
  const { status, body: answer } = await by.visitor.try('POST /api/admin/products/changes', { body })
  return status === 200 || !('code' in answer) ? 'done' : answer.code
}
const waiting = async () =>
  (await ravi.visitor.call('GET /api/admin/session/approvals', {})).data.approvals.filter(
    one => one.state === 'waiting',
  )
const decide = async (how: 'approve' | 'reject') => {
  const [request] = await waiting()
  const params = { approvalId: request?.approvalId ?? '' }
  const path = `POST /api/admin/session/approvals/{approvalId}/${how}` as const
  const sent = how === 'reject' ? { params, body: { reason: 'Too low' } } : { params }
  return (await ravi.visitor.try(path as 'POST /api/admin/session/approvals/{approvalId}/approve', sent)).body
}
const WAITS = 'staff.approval-waits'

test('many small steps are measured from the price at the start of the day, also by several members', async () => {
  limit(0, 10)
  expect(await setPrice('STP-0', '94.00')).toBe('done')
  expect(await setPrice('STP-0', '89.00', ravi)).toBe(WAITS)
  expect(await setPrice('STP-0', '89.00')).toBe(WAITS)
  expect(await waiting()).toMatchObject([{ prices: { count: 1, largestBp: 1_100 } }, { prices: { largestBp: 1_100 } }])
  expect(await decide('approve')).toMatchObject({ data: { state: 'approved' } })
  // measured from the approved price
  expect(await setPrice('STP-0', '84.00')).toBe('done')
  expect(await setPrice('STP-0', '79.00')).toBe(WAITS)
  // returning to the starting price counts as small
  expect(await setPrice('STP-0', '89.00')).toBe('done')
  await store.app.db.run(LATER, [])
  expect(await setPrice('STP-0', '81.00')).toBe('done')
})

test("successive schedules are measured from today's price", async () => {
  limit(0, 10)
  const schedule = async (hours: number, was: string, now: string) => {
    const row = await rowOf('STP-1', now)
    const startsAt = new Date(store.app.now().getTime() + hours * 3_600_000).toISOString()
    const body = { market: 'IN' as const, rows: [row], scheduleId: randomUUID(), note: '', startsAt, endsAt: null }
    const { status, body: answer } = await desk.visitor.try('POST /api/admin/products/schedules', { body })
    expect(row.cells.price.was).toBe(was)
    return status === 200 || !('code' in answer) ? 'done' : answer.code
  }
  expect(await schedule(1, '100.00', '94.00')).toBe('done')
  expect(await schedule(2, '100.00', '88.00')).toBe(WAITS)
})

const LISTS = '/api/admin/priceLists' as const
const change = async (listId: number, terms: Partial<ListTerms>) => {
  const list = (await desk.visitor.call(`GET ${LISTS}/{listId}`, { params: { listId } })).data
  const { name, active, startsOn, endsOn, priority, groupIds, rules, version } = { ...list, ...terms }
  const body = { name, active, startsOn, endsOn, priority, groupIds, rules, version }
  const { status, body: answer } = await desk.visitor.try(`POST ${LISTS}/{listId}`, { params: { listId }, body })
  return status === 200 || !('code' in answer) ? 'done' : answer.code
}
const put = async (listId: number, lines: readonly (readonly string[])[]) => {
  const { version } = (await desk.visitor.call(`GET ${LISTS}/{listId}`, { params: { listId } })).data
  const text = [['MSN', 'Seller code', 'Price', 'Quantity prices'], ...lines].map(line => line.join('\t')).join('\n')
  const body = { name: 'a.csv', data: Buffer.from(text).toString('base64'), version, replace: false, save: true }
  const { status, body: answer } = await desk.visitor.try(`POST ${LISTS}/{listId}/import`, { params: { listId }, body })
  return status === 200 || !('code' in answer) ? 'done' : answer.code
}

test('prices in a price list are measured from the public price, shown one by one, and applied once approved', async () => {
  const { listId } = await desk.list([await desk.group([])])
  const { msn } = await rowOf('STP-2', '100')
  limit(0, 10)
  expect(await put(listId, [[msn, '', '95.00', '']])).toBe('done')
  expect(await put(listId, [[msn, '', '89.00', '10:80.00']])).toBe(WAITS)
  const [request] = await waiting()
  expect(request).toMatchObject({ prices: { count: 1, largestBp: 2_000 } })
  expect(request?.input.body).not.toHaveProperty('data')
  expect(request?.names).toMatchObject([{ kind: 'price-list', id: String(listId) }])
  const params = { approvalId: request?.approvalId ?? '' }
  const { products } = (
    await ravi.visitor.call('GET /api/admin/session/approvals/{approvalId}/products', { params, query: {} })
  ).data
  expect(products).toMatchObject([
    { msn, partNumber: 'STP-2', cells: { price: { was: '95.00', now: '89.00' }, breaks: { was: '' } } },
  ])
  expect(await decide('approve')).toMatchObject({ data: { state: 'approved' } })
  const { entries } = (await desk.visitor.call(`GET ${LISTS}/{listId}/prices`, { params: { listId }, query: {} })).data
  expect(entries).toMatchObject([{ price: 89_00 }])
})

test('a price list without customers needs no approval until it gets some; its discounts and further groups count, switching it off does not', async () => {
  const [one, other] = [await desk.group([]), await desk.group([])]
  const { msn } = await rowOf('STP-3', '100')
  limit(0, 10)
  const { listId } = await desk.list([], { active: true })
  expect(await put(listId, [[msn, '', '50.00', '']])).toBe('done')
  expect(await change(listId, { groupIds: [one] })).toBe(WAITS)
  expect(await decide('approve')).toMatchObject({ data: { state: 'approved' } })
  expect(await change(listId, { groupIds: [one], priority: 3 })).toBe('done')
  expect(await change(listId, { groupIds: [one], rules: [{ kind: 'all', key: '', percentBp: 500 }] })).toBe('done')
  // 5 % and then 15 % of the public price
  expect(await change(listId, { groupIds: [one], rules: [{ kind: 'all', key: '', percentBp: 1_500 }] })).toBe(WAITS)
  await decide('reject')
  await store.app.db.run(LATER, [])
  expect(await change(listId, { groupIds: [one, other] })).toBe(WAITS)
  await decide('reject')
  expect(await change(listId, { active: false })).toBe('done')
})

test('percentage discounts count for every offer they apply to', async () => {
  limit(2, 0)
  const group = await desk.group([])
  const { brand } = await desk.offerOf((await rowOf('STP-4', '100')).msn)
  const body = {
    ...{ market: 'IN' as const, name: 'Shares', active: true, startsOn: desk.dayFrom(0), endsOn: null, priority: 0 },
    ...{ groupIds: [group], rules: [{ kind: 'brand' as const, key: brand, percentBp: 100 }] },
  }
  expect(await desk.visitor.try(`POST ${LISTS}`, { body })).toMatchObject({ status: 409, body: { code: WAITS } })
  const [request] = await waiting()
  expect(request).toMatchObject({ prices: { count: 5, largestBp: 100 } })
  expect(request?.names.map(({ kind }) => kind).sort()).toEqual(['brand', 'customer-group'])
  expect(await decide('approve')).toMatchObject({ data: { state: 'approved' } })
  const made = (await desk.visitor.call(`POST ${LISTS}`, { body })).data
  expect(made).toMatchObject({ name: 'Shares', groupIds: [group] })
  expect(cell(made.rules[0]?.percentBp ?? 0)).toBe('1.00')
})
