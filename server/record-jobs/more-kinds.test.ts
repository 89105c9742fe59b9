// Bulk steps on leads, disputes, sellers, articles and pages: selection, preview, report and undo, only of the market.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RecordStep } from '../../contract/record-jobs/api.ts'
import type { MarkKind } from '../../contract/record-jobs/kinds.rules.ts'
import { statement } from '../platform/db.ts'
import { eventually } from '../testing/soon.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { runRecordJobs } from './commands/run.ts'

const market = 'IN' as const
const OPEN = statement('test.open-jobs', 'select count(*)::int as count from record_jobs where finished_at is null')

let store: TestStore
let owner: SignedIn
let content: SignedIn
beforeAll(async () => {
  store = await openTestStore()
  owner = await openStaff(store, 'owner')
  content = await openStaff(store, 'content')
  const lead = (days: number) =>
    `'gifting', gen_random_uuid(), 'a@plant.example', '{}', now() - interval '${days} days'`
  await store.asOwner(`
    insert into leads (market, kind, session_id, email, details, created_at, name, state)
      values ('IN', ${lead(3)}, 'One', 'new'), ('IN', ${lead(2)}, 'Two', 'closed'), ('AE', ${lead(1)}, 'Abroad', 'new');
    insert into content_documents (market, kind, key, draft, drafted_by, drafted_by_name, drafted_at) values
      ('IN', 'article', 'first-draft', '{}', 'a', 'A', now()), ('IN', 'page', 'info/draft', '{}', 'a', 'A', now()),
      ('AE', 'article', 'abroad', '{}', 'a', 'A', now())`)
})
afterAll(() => store.close())

const work = () =>
  eventually(async () => {
    await runRecordJobs(store.app)
    expect(await store.app.db.one(OPEN)).toEqual({ count: 0 })
  })
const JOB = '/api/admin/recordJobs/{recordJobId}' as const
const job = async (recordJobId: string) => (await owner.visitor.call(`GET ${JOB}`, { params: { recordJobId } })).data
const wanted = (recordKind: MarkKind, step: RecordStep, records: string[]) => ({ market, recordKind, step, records })
const preview = async (kind: MarkKind, step: RecordStep, records: string[]) =>
  (await owner.visitor.call('POST /api/admin/recordJobs/preview', { body: wanted(kind, step, records) })).data
async function done(kind: MarkKind, step: RecordStep, records: string[]) {
  const recordJobId = randomUUID()
  await owner.visitor.call('POST /api/admin/recordJobs', { body: { ...wanted(kind, step, records), recordJobId } })
  await work()
  return job(recordJobId)
}
async function undone(recordJobId: string) {
  const { data } = await owner.visitor.call(`POST ${JOB}/undo`, { params: { recordJobId } })
  await work()
  return job(data.recordJobId)
}
const marks = async (recordKind: MarkKind, recordId: string) => {
  const params = { recordKind, recordId }
  const { data } = await owner.visitor.call('GET /api/admin/annotations/{recordKind}/{recordId}', { params })
  return [data.tags, data.assignee?.staffId ?? null]
}
const TAG = { action: 'add-tag', label: 'Fair 2026' } as const

it('tags leads and assigns those that are open, and takes it back', async () => {
  const { records } = (await owner.visitor.call('GET /api/admin/leads/selection', { query: { market } })).data
  expect(records).toHaveLength(2)
  const [closed = '', open = ''] = records
  const abroad = (await owner.visitor.call('GET /api/admin/leads/selection', { query: { market: 'AE' } })).data.records
  const tagged = await done('lead', TAG, [...records, ...abroad])
  expect(tagged).toMatchObject({ done: 2, skipped: 1, left: [{ recordId: abroad[0], number: 0, reason: 'unknown' }] })
  const step = { action: 'assign', staffId: owner.staffId } as const
  expect(await preview('lead', step, records)).toEqual({ fits: 1, skipped: [{ reason: 'ended', count: 1 }] })
  const assigned = await done('lead', step, records)
  expect(assigned).toMatchObject({ done: 1, left: [{ recordId: closed, reason: 'ended', number: expect.any(Number) }] })
  expect(await marks('lead', open)).toEqual([['Fair 2026'], owner.staffId])
  await undone(assigned.recordJobId)
  await undone(tagged.recordJobId)
  expect(await marks('lead', open)).toEqual([[], null])
  const query = { market, tag: 'fair 2026' }
  expect((await owner.visitor.call('GET /api/admin/leads/selection', { query })).data.records).toEqual([])
})

it('tags sellers, articles and pages, drafts too', async () => {
  const sellers = (await owner.visitor.call('GET /api/admin/catalog/sellerSelection', { query: { market } })).data
  expect(sellers.more).toBe(false)
  const [seller = ''] = sellers.records
  expect(await done('seller', TAG, [...sellers.records, 'nobody'])).toMatchObject({
    ...{ done: sellers.records.length, left: [{ recordId: 'nobody', reason: 'unknown' }] },
  })
  expect(await marks('seller', seller)).toEqual([['Fair 2026'], null])
  for (const [kind, draft] of [['article', 'IN:first-draft'] as const, ['page', 'IN:info:draft'] as const]) {
    const query = { market, kind, state: 'drafted' as const }
    const { records } = (await owner.visitor.call('GET /api/admin/content/selection', { query })).data
    expect(records).toContain(draft)
    const { recordJobId, ...result } = await done(kind, TAG, [draft, 'AE:abroad', 'IN:nowhere'])
    expect(result).toMatchObject({ done: 1, skipped: 2 })
    expect(await marks(kind, draft)).toEqual([['Fair 2026'], null])
    expect(await undone(recordJobId)).toMatchObject({ done: 1 })
    expect(await marks(kind, draft)).toEqual([[], null])
  }
})

it('takes published articles, and disputes of any state with a tag alone', async () => {
  const query = { market, kind: 'article' as const }
  const { records } = (await owner.visitor.call('GET /api/admin/content/selection', { query })).data
  expect(await preview('article', TAG, records)).toEqual({ fits: records.length, skipped: [] })
  const any = { market, state: 'any' as const }
  const select = 'GET /api/admin/disputes/selection'
  expect(await owner.visitor.try(select, { query: any })).toMatchObject({ status: 400 })
  expect((await owner.visitor.call(select, { query: { ...any, tag: 'x' } })).data).toEqual({ records: [], more: false })
  expect(await preview('dispute', TAG, [randomUUID()])).toEqual({ fits: 0, skipped: [{ reason: 'unknown', count: 1 }] })
})

it('needs the right to read the records, and ids of their kind', async () => {
  const body = (kind: MarkKind, records: string[]) => ({ body: wanted(kind, TAG, records) })
  const try_ = (by: SignedIn, kind: MarkKind, records: string[]) =>
    by.visitor.try('POST /api/admin/recordJobs/preview', body(kind, records))
  expect(await try_(content, 'article', ['IN:first-draft'])).toMatchObject({ status: 200 })
  expect(await try_(content, 'dispute', [randomUUID()])).toMatchObject({ status: 403 })
  for (const [kind, id] of [
    ...([['lead', '7'] as const, ['dispute', 'IN:x'] as const, ['seller', 'a:b'] as const] as const),
    ...([['article', 'first-draft'] as const, ['page', 'IN:info/draft'] as const, ['order', '0'] as const] as const),
  ])
    expect(await try_(owner, kind, [id]), `${kind} ${id}`).toMatchObject({ status: 400 })
})
