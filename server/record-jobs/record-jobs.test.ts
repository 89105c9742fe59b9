// Bulk steps on customers over HTTP and in the queue: preview, report, undo, concurrency, permissions, and deleted
// accounts.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RecordStep } from '../../contract/record-jobs/api.ts'
import { statement } from '../platform/db.ts'
import { eventually } from '../testing/soon.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { runRecordJobs } from './commands/run.ts'

let store: TestStore
let support: SignedIn
beforeAll(async () => {
  store = await openTestStore()
  support = await openStaff(store, 'support')
})
afterAll(() => store.close())

const customers = async (count: number) => {
  const ids: string[] = []
  for (let n = 0; n < count; n++) ids.push((await store.customer()).customerId)
  return ids
}
const wanted = (step: RecordStep, records: string[]) => ({
  ...{ market: 'IN' as const, recordKind: 'customer' as const, step, records },
})
const JOB = '/api/admin/recordJobs/{recordJobId}' as const
const start = (by: SignedIn, step: RecordStep, records: string[], recordJobId: string = randomUUID()) =>
  by.visitor.try('POST /api/admin/recordJobs', { body: { ...wanted(step, records), recordJobId } })
const job = async (recordJobId: string, by = support) =>
  (await by.visitor.call(`GET ${JOB}`, { params: { recordJobId } })).data
const undo = (recordJobId: string, by = support) => by.visitor.try(`POST ${JOB}/undo`, { params: { recordJobId } })
const marksOf = async (recordId: string) => {
  const params = { recordKind: 'customer' as const, recordId }
  return (await support.visitor.call('GET /api/admin/annotations/{recordKind}/{recordId}', { params })).data
}
const tag = (recordId: string, label: string, remove = '') =>
  support.visitor.call(
    `POST /api/admin/annotations/{recordKind}/{recordId}/tags${remove}` as never,
    {
      params: { recordKind: 'customer', recordId },
      body: { label },
    } as never,
  )
const OPEN = statement(
  'test.record-jobs-open',
  'select count(*)::int as count from record_jobs where finished_at is null',
)
/** Waits until no job is open; the queue of the store works on them too. */
const work = () =>
  eventually(async () => {
    await Promise.all([runRecordJobs(store.app), runRecordJobs(store.app)])
    expect(await store.app.db.one(OPEN)).toEqual({ count: 0 })
  })

it('tags customers as previewed, once, with a log entry for each, and undoes it where nobody', async () => {
  const [a = '', b = '', c = ''] = await customers(3)
  await tag(b, 'Fair')
  const records = [a, b, c, a, randomUUID()]
  const step = { action: 'add-tag' as const, label: 'FAIR' }
  const preview = await support.visitor.call('POST /api/admin/recordJobs/preview', { body: wanted(step, records) })
  const skipped = [
    { reason: 'already', count: 1 },
    { reason: 'unknown', count: 1 },
  ]
  expect(preview.data).toEqual({ fits: 2, skipped })
  const id = randomUUID()
  const both = await Promise.all([start(support, step, records, id), start(support, step, records, id)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await start(support, step, [a], id)).toMatchObject({ body: { code: 'request.idempotency' } })
  await work()
  expect(await job(id)).toMatchObject({
    ...{ state: 'done', total: 4, done: 2, skipped: 2, failed: 0 },
    left: [
      { recordId: b, reason: 'already' },
      { reason: 'unknown', number: 0 },
    ],
  })
  // in the spelling already in use
  expect((await marksOf(a)).tags).toEqual(['Fair'])
  const LOGGED = statement(
    'test.record-job-log',
    'select call, who, before, after from audit_entries where record_id = $1 order by seq',
  )
  expect(await store.app.db.rows(LOGGED, [c])).toMatchObject([
    {
      call: 'POST /api/admin/recordJobs',
      who: `staff:${support.staffId}`,
      before: { tag: null },
      after: { tag: 'FAIR' },
    },
  ])
  await tag(c, 'Fair', '/remove')
  const back = await Promise.all([undo(id), undo(id)])
  const ids = back.map(({ body }) => (body as { data: { recordJobId: string } }).data.recordJobId)
  expect(ids[0]).toBe(ids[1])
  await work()
  expect(await job(ids[0] ?? '')).toMatchObject({
    isUndo: true,
    done: 1,
    skipped: 1,
    left: [{ recordId: c, reason: 'already' }],
  })
  expect([(await marksOf(a)).tags, (await marksOf(b)).tags]).toEqual([[], ['Fair']])
  expect(await undo(ids[0] ?? '')).toMatchObject({ status: 409, body: { code: 'record.job-not-undoable' } })
  expect(await job(id)).toMatchObject({ undoneBy: ids[0] })
})

it('assigns a member who may read customers, and undoes what nobody has changed since', async () => {
  const [a = '', b = ''] = await customers(2)
  const [orders, translator] = [await openStaff(store, 'orders'), await openStaff(store, 'translator')]
  const step = (staffId: string | null) => ({ action: 'assign' as const, staffId })
  expect(await start(support, step(translator.staffId), [a])).toMatchObject({ body: { code: 'staff.unknown' } })
  const first = randomUUID()
  await start(support, step(support.staffId), [a], first)
  await work()
  const id = randomUUID()
  await start(support, step(orders.staffId), [a, b], id)
  await work()
  expect((await marksOf(b)).assignee?.staffId).toBe(orders.staffId)
  const params = { recordKind: 'customer' as const, recordId: b }
  const change = { params, body: { staffId: support.staffId, before: orders.staffId } }
  await support.visitor.call('POST /api/admin/annotations/{recordKind}/{recordId}/assignment', change)
  await undo(id)
  await work()
  expect((await marksOf(a)).assignee?.staffId).toBe(support.staffId)
  expect((await marksOf(b)).assignee?.staffId).toBe(support.staffId)
  const undone = (await job(id)).undoneBy ?? ''
  expect(await job(undone)).toMatchObject({ done: 1, left: [{ recordId: b, reason: 'changed' }] })
})

it('is for members who may write notes on customers of the market, and stops when they no longer may', async () => {
  const [a = ''] = await customers(1)
  const step = { action: 'add-tag' as const, label: 'Mine' }
  const [auditor, catalog, abroad] = [
    ...[
      await openStaff(store, 'auditor'),
      await openStaff(store, 'catalog'),
      await openStaff(store, 'support', ['AE']),
    ],
  ] as [SignedIn, SignedIn, SignedIn]
  expect(await start(auditor, step, [a])).toMatchObject({ body: { data: { permission: 'notes.write' } } })
  expect(await start(catalog, step, [a])).toMatchObject({ body: { data: { permission: 'customers.read' } } })
  expect((await start(abroad, step, [a])).status).toBe(403)
  const [id, other] = [randomUUID(), await openStaff(store, 'support')]
  // started before the role was changed
  await store.asOwner(`update staff_members set role = 'catalog' where id = '${other.staffId}';
    insert into record_jobs (id, kind, market, action, label, staff_id, ip, request_id, request, started_at)
      values ('${id}', 'customer', 'IN', 'add-tag', 'Mine', '${other.staffId}', '::1', 'x', 'x', now());
    insert into record_job_rows (job_id, position, record_id) values ('${id}', 1, '${a}')`)
  expect(await support.visitor.try(`GET ${JOB}`, { params: { recordJobId: id } })).toMatchObject({ status: 404 })
  await work()
  const STATE = statement('test.record-job-state', 'select state from record_jobs where id = $1')
  expect(await store.app.db.one(STATE, [id])).toEqual({ state: 'stopped' })
  expect((await marksOf(a)).tags).toEqual([])
})

it('selects all records that match the filters of the list', async () => {
  const [a = '', b = ''] = await customers(2)
  await tag(a, 'Selected')
  const query = { market: 'IN' as const, tag: 'selected' }
  expect((await support.visitor.call('GET /api/admin/customers/selection', { query })).data).toEqual({
    records: [a],
    more: false,
  })
  const every = (await support.visitor.call('GET /api/admin/customers/selection', { query: { market: 'IN' } })).data
  expect(every.records).toEqual(expect.arrayContaining([a, b]))
})
