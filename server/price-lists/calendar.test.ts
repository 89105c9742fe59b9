// What price lists have against each other and against scheduled prices, as the calendar of staff warns of it.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { statement } from '../platform/db.ts'
import { cell, openPriceLists } from '../testing/price-lists.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

const PARENT = statement(
  'test.parent-category',
  `select split_part(taxonomy_code, '/', 1) as parent from categories where code = $1`,
)
const OTHER_BRAND = statement('test.other-brand', 'select slug from brands where slug <> $1 order by slug limit 1')

let store: TestStore
let owner: SignedIn
let desk: Awaited<ReturnType<typeof openPriceLists>>
let msns: string[]
beforeAll(async () => {
  store = await openTestStore()
  owner = await openStaff(store, 'owner')
  desk = await openPriceLists(store)
  msns = await store.buyableMsns('IN', 4)
  for (const msn of msns) await desk.setBreaks(msn, [])
})
afterAll(() => store.close())

const at = (index: number) => msns[index] ?? ''
const inDays = (days: number) => new Date(store.app.now().getTime() + days * 86_400_000).toISOString()

/** Kinds of the clashes in which these lists are, with the titles of both. */
async function clashesOf(names: readonly string[], by = owner): Promise<string[]> {
  const query = { market: 'IN' as const, from: inDays(0).slice(0, 10), until: inDays(40).slice(0, 10) }
  const { entries, clashes } = (await by.visitor.call('GET /api/admin/session/calendar', { query })).data
  return clashes.flatMap(({ kind, first, second }) => {
    const titles = [entries[first]?.title ?? '', entries[second]?.title ?? '']
    return titles.some(title => names.includes(title)) ? [`${kind}: ${titles.sort().join(', ')}`] : []
  })
}

type Terms = Parameters<typeof desk.list>[1]

/** Whether two lists of these terms clash, of one group unless told; both are off afterwards. */
async function clash(first: Terms, second: Terms, entries: (readonly [string, string][])[] = [], apart = false) {
  const groupId = await desk.group([])
  const lists = [
    await desk.list([groupId], first),
    await desk.list([apart ? await desk.group([]) : groupId], second),
  ] as const
  for (const [index, lines] of entries.entries())
    for (const [msn, seller] of lines) {
      const { price } = await desk.offerOf(msn)
      await desk.put(lists[index]?.listId ?? 0, [[msn, seller, cell(price - 1_00)]])
    }
  const found = await clashesOf(lists.map(({ name }) => name))
  for (const { listId } of lists) {
    const params = { listId }
    const { data } = await desk.visitor.call('GET /api/admin/priceLists/{listId}', { params })
    const { name, startsOn, endsOn, priority, groupIds, rules, version } = data
    const body = { name, startsOn, endsOn, priority, groupIds, rules, version, active: false }
    await desk.visitor.call('POST /api/admin/priceLists/{listId}', { params, body })
  }
  const both = lists.map(({ name }) => name).sort()
  expect([[], [`price-lists: ${both.join(', ')}`]]).toContainEqual(found)
  return found.length === 1
}

test('lists of one group clash where a product is in both, by price, brand, category or all', async () => {
  const { brand, category, seller } = await desk.offerOf(at(0))
  const { parent } = await store.app.db.one<{ parent: string }>(PARENT, [category])
  const { slug } = await store.app.db.one<{ slug: string }>(OTHER_BRAND, [brand])
  const rule = (kind: 'all' | 'brand' | 'category', key: string) => ({ rules: [{ kind, key, percentBp: 500 }] })
  const ofBrand = rule('brand', brand)
  expect(await clash(ofBrand, ofBrand)).toBe(true)
  expect(await clash(ofBrand, rule('brand', slug))).toBe(false)
  expect(await clash(ofBrand, rule('all', ''))).toBe(true)
  expect(await clash(rule('category', category), rule('category', parent))).toBe(true)
  expect(await clash(ofBrand, rule('category', parent))).toBe(true)
  expect(await clash(ofBrand, {}, [[], [[at(0), '']]])).toBe(true)
  expect(await clash({}, rule('category', parent), [[[at(0), '']]])).toBe(true)
  expect(await clash(rule('brand', slug), {}, [[], [[at(0), '']]])).toBe(false)
  expect(await clash({}, {}, [[[at(0), '']], [[at(0), seller]]])).toBe(true)
  expect(await clash({}, {}, [[[at(0), '']], [[at(1), '']]])).toBe(false)
  // an empty list prices nothing
  expect(await clash({}, rule('all', ''))).toBe(false)
})

test('lists of other groups, or of days that do not meet, do not clash', async () => {
  const all = { rules: [{ kind: 'all' as const, key: '', percentBp: 500 }] }
  expect(await clash(all, all, [], true)).toBe(false)
  const until = { ...all, endsOn: desk.dayFrom(5) }
  expect(await clash(until, { ...all, startsOn: desk.dayFrom(6) })).toBe(false)
  expect(await clash(until, { ...all, startsOn: desk.dayFrom(5) })).toBe(true)
})

async function schedule(note: string, msn: string, byMinor: number, days: [number, number]) {
  const { seller, price } = await desk.offerOf(msn)
  const cells = { price: { was: cell(price), now: cell(price - byMinor) } }
  const body = { market: 'IN' as const, rows: [{ msn, seller, cells }], note, scheduleId: randomUUID() }
  const times = { startsAt: inDays(days[0]), endsAt: inDays(days[1]) }
  await owner.visitor.call('POST /api/admin/products/schedules', { body: { ...body, ...times } })
}

test('a scheduled price and a list clash where the lower one makes the other void, at one time', async () => {
  const { price, seller } = await desk.offerOf(at(2))
  const groupIds = [await desk.group([])]
  const low = await desk.list(groupIds, { startsOn: desk.dayFrom(2), endsOn: desk.dayFrom(6) })
  await desk.put(low.listId, [[at(2), '', cell(price - 30_00)]])
  const high = await desk.list([await desk.group([])])
  await desk.put(high.listId, [[at(2), seller, cell(price - 10_00)]])
  await schedule('Sale', at(2), 20_00, [3, 5])
  await schedule('Later', at(2), 20_00, [9, 11])
  const names = [low.name, high.name]
  const expected = [
    `list-over-price: ${[low.name, 'Sale'].sort().join(', ')}`,
    `price-over-list: ${[high.name, 'Later'].sort().join(', ')}`,
    `price-over-list: ${[high.name, 'Sale'].sort().join(', ')}`,
  ]
  expect((await clashesOf(names)).sort()).toEqual(expected)
  // a list of nobody, and a share of the public price
  const idle = await desk.list([])
  await desk.put(idle.listId, [[at(2), '', cell(price - 30_00)]])
  const share = await desk.list([await desk.group([])], { rules: [{ kind: 'all', key: '', percentBp: 500 }] })
  expect(await clashesOf([idle.name, share.name])).toEqual([])
})

test('callers who may not see price lists get no clashes with them', async () => {
  const content = await openStaff(store, 'content', ['IN'])
  const query = { market: 'IN' as const, from: inDays(0).slice(0, 10), until: inDays(40).slice(0, 10) }
  const { data } = await content.visitor.call('GET /api/admin/session/calendar', { query })
  expect(data.kinds).not.toContain('price-list')
  expect(data.clashes.filter(({ kind }) => kind.includes('list'))).toEqual([])
})
