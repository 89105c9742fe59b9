// Scheduled prices: created, started and ended once, withdrawn, ended early; values changed meanwhile are kept and
// reported.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Market } from '../../contract/shared/market.ts'
import { statement } from '../platform/db.ts'
import { pickProducts } from '../testing/buyers.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { runPriceSchedules } from './commands/run-schedules.ts'

const sql = (text: string) => statement('', text)
const OFFER = sql(
  `select s.code as seller, o.price_minor as price from offers o join sellers s on s.id = o.seller_id
   where o.msn = $1 order by o.id limit 1`,
)

let store: TestStore
let owner: SignedIn
let msns: string[]
beforeAll(async () => {
  store = await openTestStore()
  owner = await openStaff(store, 'owner')
  msns = await pickProducts(store.app.db, 'IN', 12)
})
afterAll(() => store.close())

const rupees = (minor: number) => (minor / 100).toFixed(2)
const offerOf = (msn: string) => store.app.db.one<{ seller: string; price: number }>(OFFER, [msn])
const inHours = (hours: number) => new Date(store.app.now().getTime() + hours * 3_600_000).toISOString()
const take = () => msns.pop() ?? ''
const later = (hours: number) => runPriceSchedules({ ...store.app, now: () => new Date(inHours(hours)) })

/** Cells that lower the price of each product by this many rupees. */
async function lowered(products: readonly string[], by = 1) {
  return Promise.all(
    products.map(async msn => {
      const { seller, price } = await offerOf(msn)
      return { msn, seller, cells: { price: { was: rupees(price), now: rupees(price - by * 100) } } }
    }),
  )
}

interface Wanted {
  rows: Awaited<ReturnType<typeof lowered>>
  startsAt: string
  endsAt?: string | null
  scheduleId?: string
  market?: Market
}

const schedule = ({ endsAt = null, scheduleId = randomUUID(), market = 'IN', ...wanted }: Wanted, by = owner) =>
  by.visitor.try('POST /api/admin/products/schedules', {
    body: { ...wanted, endsAt, scheduleId, market, note: 'Sale' },
  })

async function scheduled(wanted: Wanted, by = owner) {
  const { status, body } = await schedule(wanted, by)
  expect(status, JSON.stringify(body)).toBe(200)
  return (body as { data: { scheduleId: string } }).data.scheduleId
}

const look = async (scheduleId: string) =>
  (await owner.visitor.call('GET /api/admin/products/schedules/{scheduleId}', { params: { scheduleId } })).data

const save = async (rows: Wanted['rows']) =>
  owner.visitor.call('POST /api/admin/products/changes', {
    body: { market: 'IN', rows, changeSetId: randomUUID(), note: '' },
  })

/** The price on the card of a product, as the store shows it. */
async function shown(msn: string) {
  const body = { msnList: [msn] }
  const [card] = (await store.visitor().call('POST /api/v1/product/getProductsByMsnList', { body })).data
  return card?.salesPrice
}

test('a sale starts and ends once, with two processes; cards show its price meanwhile', async () => {
  const msn = take()
  const { price } = await offerOf(msn)
  const wanted = { rows: await lowered([msn]), startsAt: inHours(1), endsAt: inHours(3), scheduleId: randomUUID() }
  const id = await scheduled(wanted)
  expect(await scheduled(wanted)).toBe(id)
  expect(await schedule({ ...wanted, endsAt: inHours(4) })).toMatchObject({ body: { code: 'request.idempotency' } })
  await later(0.5)
  // a card that is in memory from now on
  expect(await shown(msn)).toBe(price)
  await Promise.all([later(1), later(1)])
  expect((await offerOf(msn)).price).toBe(price - 100)
  const running = await look(id)
  expect(running).toMatchObject({
    schedule: { state: 'running', applied: 1, notApplied: 0, who: expect.stringMatching(/^Staff/) },
    cells: [{ outcome: 'applied', undone: null }],
  })
  expect(await shown(msn)).toBe(price - 100)
  await Promise.all([later(3), later(3)])
  expect((await offerOf(msn)).price).toBe(price)
  expect(await shown(msn)).toBe(price)
  expect(await look(id)).toMatchObject({
    schedule: { state: 'done', left: 0, endedBy: '' },
    cells: [{ undone: 'restored' }],
  })
  const entries = await store.app.db.rows<{ after: unknown }>(
    sql(`select after from audit_entries where record_kind = 'schedule' and record_id = $1 order by seq`),
    [id],
  )
  expect(entries.map(({ after }) => (after as { state: string }).state)).toEqual(['upcoming', 'running', 'done'])
})

test('values changed before the start, or since, are kept and reported; the other products continue', async () => {
  const [first, second, third] = [take(), take(), take()]
  const before = await offerOf(third)
  const id = await scheduled({ rows: await lowered([first, second, third]), startsAt: inHours(1), endsAt: inHours(3) })
  await save(await lowered([first], 5))
  const changed = (await offerOf(first)).price
  await later(1)
  expect((await offerOf(first)).price).toBe(changed)
  const { schedule: running, cells } = await look(id)
  expect(running).toMatchObject({ state: 'running', applied: 2, notApplied: 1 })
  expect(cells.find(({ msn }) => msn === first)).toMatchObject({ outcome: 'conflict', found: rupees(changed) })
  await save(await lowered([second], 7))
  const since = (await offerOf(second)).price
  await later(3)
  expect((await offerOf(second)).price).toBe(since)
  expect((await offerOf(third)).price).toBe(before.price)
  expect((await look(id)).schedule).toMatchObject({ state: 'done', left: 1 })
})

test('successive schedules: ends come before starts at the same time, which see the price at that time', async () => {
  const msn = take()
  const { price } = await offerOf(msn)
  await scheduled({ rows: await lowered([msn]), startsAt: inHours(1), endsAt: inHours(2) })
  await later(1)
  // the price that is seen is that of the sale; the second begins when the sale has ended
  const second = await scheduled({ rows: await lowered([msn], 3), startsAt: inHours(2) })
  expect((await look(second)).cells).toMatchObject([{ was: rupees(price) }])
  const body = { market: 'IN' as const, rows: await lowered([msn], 4), startsAt: inHours(1.5), endsAt: inHours(5) }
  const { clashes } = (await owner.visitor.call('POST /api/admin/products/schedules/clashes', { body })).data
  expect(clashes).toMatchObject([
    { kind: 'same-cell', cells: 1, msn },
    { kind: 'same-cell', scheduleId: second },
  ])
  await later(2)
  expect((await offerOf(msn)).price).toBe(price - 400)
  expect((await look(second)).schedule).toMatchObject({ state: 'done', applied: 1 })
})

test('withdrawn before it starts, ended early while it runs, missed while the store was off', async () => {
  const [one, two, three] = [take(), take(), take()]
  const was = await offerOf(two)
  const params = (scheduleId: string) => ({ params: { scheduleId } })
  const upcoming = await scheduled({ rows: await lowered([one]), startsAt: inHours(1) })
  const end = (id: string) => owner.visitor.try('POST /api/admin/products/schedules/{scheduleId}/end', params(id))
  const withdraw = (id: string) =>
    owner.visitor.try('POST /api/admin/products/schedules/{scheduleId}/withdraw', params(id))
  expect(await end(upcoming)).toMatchObject({ body: { code: 'product.schedule-state' } })
  expect(await withdraw(upcoming)).toMatchObject({ body: { data: { state: 'withdrawn' } } })
  const missed = await scheduled({ rows: await lowered([three]), startsAt: inHours(1), endsAt: inHours(2) })
  const running = await scheduled({ rows: await lowered([two]), startsAt: inHours(1), endsAt: inHours(90) })
  await later(50)
  expect((await look(upcoming)).schedule.state).toBe('withdrawn')
  expect((await look(missed)).schedule).toMatchObject({ state: 'failed', reason: 'missed', notApplied: 1 })
  expect(await withdraw(running)).toMatchObject({ body: { code: 'product.schedule-state' } })
  expect(await end(running)).toMatchObject({ body: { data: { state: 'done', left: 0 } } })
  expect((await offerOf(two)).price).toBe(was.price)
  expect(await end(running)).toMatchObject({ body: { code: 'product.schedule-state' } })
})

test('an end that cannot be written is retried, and does not block others', async () => {
  const [one, two] = [take(), take()]
  const [was, other] = [await offerOf(one), await offerOf(two)]
  const id = await scheduled({ rows: await lowered([one]), startsAt: inHours(1), endsAt: inHours(2) })
  await scheduled({ rows: await lowered([two]), startsAt: inHours(1), endsAt: inHours(3) })
  await later(1)
  await store.asOwner(`
    create function reject_end() returns trigger language plpgsql as 'begin raise exception ''full''; end';
    create trigger reject_end before update on price_schedules for each row
      when (old.id = '${id}' and new.state <> 'running') execute function reject_end()`)
  await expect(later(3)).rejects.toThrow('full')
  expect((await offerOf(one)).price).toBe(was.price - 100)
  expect((await offerOf(two)).price).toBe(other.price)
  expect((await look(id)).schedule.state).toBe('running')
  await store.asOwner('drop trigger reject_end on price_schedules; drop function reject_end()')
  await later(3)
  expect((await offerOf(one)).price).toBe(was.price)
  expect((await look(id)).schedule).toMatchObject({ state: 'done', left: 0 })
})

test('needs the right to change prices in that market, when scheduled and at the start', async () => {
  const [msn] = [take()]
  const wanted = { rows: await lowered([msn]), startsAt: inHours(1) }
  const support = await openStaff(store, 'support')
  const uae = await openStaff(store, 'owner', ['AE'])
  expect(await schedule(wanted, support)).toMatchObject({ status: 403, body: { data: { permission: 'prices.write' } } })
  expect(await schedule(wanted, uae)).toMatchObject({ status: 403 })
  expect(await schedule({ ...wanted, startsAt: inHours(-1) })).toMatchObject({
    body: { code: 'product.schedule-time' },
  })
  const foreign = await schedule({ ...wanted, market: 'AE' })
  expect(foreign).toMatchObject({ body: { code: 'product.changes-rejected' } })
  const leaver = await openStaff(store, 'pricing')
  const id = await scheduled(wanted, leaver)
  const params = { params: { scheduleId: id } }
  for (const step of ['withdraw', 'end'] as const)
    expect(await uae.visitor.try(`POST /api/admin/products/schedules/{scheduleId}/${step}`, params)).toMatchObject({
      status: 404,
    })
  expect(await uae.visitor.try('GET /api/admin/products/schedules/{scheduleId}', params)).toMatchObject({ status: 404 })
  await store.asOwner(`update staff_members set deactivated_at = now() where id = '${leaver.staffId}'`)
  const { price } = await offerOf(msn)
  await later(1)
  expect((await offerOf(msn)).price).toBe(price)
  expect((await look(id)).schedule).toMatchObject({ state: 'failed', reason: 'member' })
})
