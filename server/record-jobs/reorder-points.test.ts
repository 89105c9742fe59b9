// Reorder points of many rows of stock: what is skipped and why, one warehouse alone, the audit log, undo, rights and the selection.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { StockRow } from '../../contract/inventory/api.ts'
import { type ReorderTerms, stockRecord } from '../../contract/record-jobs/kinds.rules.ts'
import { statement } from '../platform/db.ts'
import { eventually } from '../testing/soon.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { runRecordJobs } from './commands/run.ts'

let store: TestStore
let owner: SignedIn
let rows: StockRow[]
beforeAll(async () => {
  store = await openTestStore()
  owner = await openStaff(store, 'owner')
  rows = (await owner.visitor.call('GET /api/admin/stock', { query: { market, limit: 100 } })).data.rows
})
afterAll(() => store.close())

const market = 'IN' as const
const JOB = '/api/admin/recordJobs/{recordJobId}' as const
const OPEN = statement('test.jobs-open', 'select count(*)::int as count from record_jobs where finished_at is null')
const work = () =>
  eventually(async () => {
    await runRecordJobs(store.app)
    expect(await store.app.db.one(OPEN)).toEqual({ count: 0 })
  })
const wanted = (terms: Partial<ReorderTerms>, records: readonly string[]) => ({
  ...{ market, recordKind: 'stock' as const, records: [...records] },
  step: { action: 'reorder' as const, reorderPoint: null, warehouse: null, ...terms },
})
const preview = async (terms: Partial<ReorderTerms>, records: readonly string[]) =>
  (await owner.visitor.call('POST /api/admin/recordJobs/preview', { body: wanted(terms, records) })).data
const job = async (recordJobId: string) => (await owner.visitor.call(`GET ${JOB}`, { params: { recordJobId } })).data
const done = async (terms: Partial<ReorderTerms>, records: readonly string[]) => {
  const recordJobId = randomUUID()
  await owner.visitor.call('POST /api/admin/recordJobs', { body: { ...wanted(terms, records), recordJobId } })
  await work()
  return job(recordJobId)
}
const undone = async (recordJobId: string) => {
  const { data } = await owner.visitor.call(`POST ${JOB}/undo`, { params: { recordJobId } })
  await work()
  return job(data.recordJobId)
}
const pointOf = async (row: StockRow | undefined) => {
  const { data } = await owner.visitor.call('GET /api/admin/stock/{msn}', { params: { msn: row?.msn ?? '' } })
  return data.rows.find(one => one.offerId === row?.offerId && one.warehouse === row.warehouse)?.reorderPoint
}
/** Three rows of one warehouse and one of another. */
function fourRows() {
  const [first] = rows
  const here = rows.filter(one => one.warehouse === first?.warehouse).slice(0, 3)
  const there = rows.filter(one => one.warehouse !== first?.warehouse).slice(0, 1)
  return { warehouse: first?.warehouse ?? '', here, there, records: [...here, ...there].map(stockRecord) }
}

it('a reorder point is set in one warehouse or all and cleared; undo brings back each one that nobody has changed since', async () => {
  const { warehouse, here, there, records } = fourRows()
  const [a, b, c] = here
  const params = { msn: a?.msn ?? '' }
  const body = { offerId: a?.offerId ?? 0, warehouse, reorderPoint: 25 }
  await owner.visitor.call('POST /api/admin/stock/{msn}/reorderPoint', { params, body })
  expect(await preview({ reorderPoint: 25, warehouse }, [...records, 'MSN00000ZZZ 1 IN-PNQ'])).toEqual({
    fits: 2,
    skipped: [
      { reason: 'already', count: 1 },
      { reason: 'elsewhere', count: 1 },
      { reason: 'unknown', count: 1 },
    ],
  })
  const set = await done({ reorderPoint: 40, warehouse }, records)
  expect(set).toMatchObject({ recordKind: 'stock', action: 'reorder', label: `40 ${warehouse}`, done: 3, skipped: 1 })
  const [other] = there
  expect(set.left).toMatchObject([
    { reason: 'elsewhere', name: `${other?.msn}, ${other?.warehouse}, ${other?.seller}`, number: 0 },
  ])
  expect([await pointOf(a), await pointOf(b), await pointOf(other)]).toEqual([40, 40, null])
  const LOG = statement(
    'test.stock-log',
    `select before, after from audit_entries where record_kind = 'stock' and record_id = $1 order by seq desc limit 1`,
  )
  expect(await store.app.db.one(LOG, [a?.msn ?? ''])).toEqual({
    before: { offerId: a?.offerId, warehouse, reorderPoint: 25 },
    after: { offerId: a?.offerId, warehouse, reorderPoint: 40 },
  })
  const change = { offerId: c?.offerId ?? 0, warehouse, reorderPoint: 7 }
  await owner.visitor.call('POST /api/admin/stock/{msn}/reorderPoint', { params: { msn: c?.msn ?? '' }, body: change })
  expect(await undone(set.recordJobId)).toMatchObject({
    ...{ isUndo: true, label: `40 ${warehouse}`, done: 2, skipped: 1 },
    left: [{ reason: 'changed' }],
  })
  expect([await pointOf(a), await pointOf(b), await pointOf(c)]).toEqual([25, null, 7])
  expect(await done({}, records)).toMatchObject({ label: 'none', done: 2, skipped: 2 })
  expect([await pointOf(a), await pointOf(c)]).toEqual([null, null])
})

it('takes the right to change stock, rows of the market and a step that stock has', async () => {
  const { records } = fourRows()
  const support = await openStaff(store, 'support')
  const body = wanted({ reorderPoint: 5 }, records)
  expect(await support.visitor.try('POST /api/admin/recordJobs/preview', { body })).toMatchObject({ status: 403 })
  expect(
    await owner.visitor.try('POST /api/admin/recordJobs/preview', { body: { ...body, market: 'AE' } }),
  ).toMatchObject({
    body: { data: { fits: 0, skipped: [{ reason: 'unknown', count: 4 }] } },
  })
  for (const wrong of [
    { step: { action: 'add-tag', label: 'VIP' } },
    { step: { ...body.step, reorderPoint: -1 } },
    { step: { ...body.step, reorderPoint: 1.5 } },
    { recordKind: 'product' },
    { records: [rows[0]?.msn ?? ''] },
  ])
    expect(
      await owner.visitor.try('POST /api/admin/recordJobs/preview', { body: { ...body, ...wrong } as typeof body }),
    ).toMatchObject({ status: 400 })
})

it('all rows that the filters of the list find', async () => {
  const { here } = fourRows()
  const [first] = here
  const select = async (query: object) =>
    (await owner.visitor.call('GET /api/admin/stock/selection', { query: { market, ...query } })).data
  const found = await select({ text: first?.msn })
  expect(found.records).toContain(first && stockRecord(first))
  expect(found).toEqual({ records: found.records.filter(id => id.startsWith(first?.msn ?? '-')), more: false })
  const all = await select({ warehouse: first?.warehouse })
  expect(all.records.every(id => id.endsWith(` ${first?.warehouse}`))).toBe(true)
  expect(new Set(all.records).size).toBe(all.records.length)
  expect(all.more).toBe(all.records.length === 1000)
})
