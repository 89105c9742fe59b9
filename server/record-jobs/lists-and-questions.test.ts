// Bulk steps on price lists, questions and answers: skipped records and reasons, audit log, undo, rights and
// selections.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RecordStep } from '../../contract/record-jobs/api.ts'
import type { JobKind } from '../../contract/record-jobs/kinds.rules.ts'
import { statement } from '../platform/db.ts'
import { eventually } from '../testing/soon.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { runRecordJobs } from './commands/run.ts'

let store: TestStore
let owner: SignedIn
beforeAll(async () => {
  store = await openTestStore()
  owner = await openStaff(store, 'owner')
})
afterAll(() => store.close())

const JOB = '/api/admin/recordJobs/{recordJobId}' as const
const market = 'IN' as const
const wanted = (recordKind: JobKind, step: RecordStep, records: readonly string[]) => ({
  ...{ market, recordKind, step, records: [...records] },
})
const preview = async (kind: JobKind, step: RecordStep, records: readonly string[]) =>
  (await owner.visitor.call('POST /api/admin/recordJobs/preview', { body: wanted(kind, step, records) })).data
const OPEN = statement('test.jobs-open', 'select count(*)::int as count from record_jobs where finished_at is null')
const work = () =>
  eventually(async () => {
    await runRecordJobs(store.app)
    expect(await store.app.db.one(OPEN)).toEqual({ count: 0 })
  })
const job = async (recordJobId: string) => (await owner.visitor.call(`GET ${JOB}`, { params: { recordJobId } })).data
const done = async (kind: JobKind, step: RecordStep, records: readonly string[]) => {
  const recordJobId = randomUUID()
  await owner.visitor.call('POST /api/admin/recordJobs', { body: { ...wanted(kind, step, records), recordJobId } })
  await work()
  return job(recordJobId)
}
const undone = async (recordJobId: string) => {
  const { data } = await owner.visitor.call(`POST ${JOB}/undo`, { params: { recordJobId } })
  await work()
  return job(data.recordJobId)
}

const list = async (name: string, more: object = {}) => {
  const terms = { active: true, startsOn: '2020-01-01', endsOn: null, priority: 0, groupIds: [], rules: [], ...more }
  return String(
    (await owner.visitor.call('POST /api/admin/priceLists', { body: { market, name, ...terms } })).data.listId,
  )
}
const listOf = async (id: string) =>
  (await owner.visitor.call('GET /api/admin/priceLists/{listId}', { params: { listId: Number(id) } })).data

it('price lists are switched off and on and get a last day; undo leaves lists changed since', async () => {
  const [a, b] = [await list('Step A'), await list('Step B', { active: false })]
  const over = await list('Step over', { endsOn: '2020-02-01' })
  const late = await list('Step late', { startsOn: '2099-12-01' })
  expect(await preview('price-list', { action: 'stop' }, [a, b, over, '999999'])).toEqual({
    fits: 1,
    skipped: [
      { reason: 'already', count: 1 },
      { reason: 'ended', count: 1 },
      { reason: 'unknown', count: 1 },
    ],
  })
  const stopped = await done('price-list', { action: 'stop' }, [a, b, over])
  expect(stopped).toMatchObject({
    done: 1,
    skipped: 2,
    left: [{ name: 'Step B', reason: 'already' }, { name: 'Step over' }],
  })
  expect((await listOf(a)).state).toBe('off')
  expect(await undone(stopped.recordJobId)).toMatchObject({ isUndo: true, action: 'resume', done: 1 })
  expect([(await listOf(a)).state, (await listOf(b)).state]).toEqual(['running', 'off'])

  const ended = await done('price-list', { action: 'end-on', day: '2099-06-30' }, [a, b, late])
  expect(ended).toMatchObject({ done: 2, skipped: 1, left: [{ name: 'Step late', reason: 'before-start' }] })
  expect((await listOf(a)).endsOn).toBe('2099-06-30')
  const { name, active, startsOn, priority, groupIds, rules, version } = await listOf(b)
  const change = { ...{ name, active, startsOn, priority, groupIds, rules, version }, endsOn: '2099-07-31' }
  await owner.visitor.call('POST /api/admin/priceLists/{listId}', { params: { listId: Number(b) }, body: change })
  expect(await undone(ended.recordJobId)).toMatchObject({ done: 1, skipped: 1, left: [{ reason: 'changed' }] })
  expect([(await listOf(a)).endsOn, (await listOf(b)).endsOn]).toEqual([null, '2099-07-31'])
  // complete, as the history of the list needs them
  const LOG = statement(
    'test.list-log',
    `select before, after from audit_entries where record_kind = 'list' and record_id = $1 order by seq desc limit 1`,
  )
  expect(await store.app.db.one(LOG, [a])).toMatchObject({
    before: { endsOn: '2099-06-30' },
    after: { endsOn: null, name: 'Step A' },
  })
  const selected = await owner.visitor.call('GET /api/admin/priceLists/selection', {
    query: { market, state: 'running' },
  })
  expect(selected.data.records).toContain(a)
  expect(selected.data.records).not.toContain(over)
})

it('questions and answers are published, or rejected with a reason that staff see; undo restores the pending state', async () => {
  const [msn = ''] = await store.buyableMsns(market, 1)
  const ask = async (text: string) =>
    (await (await store.customer()).call('POST /api/v1/quest/setQuest', { body: { msn, text } })).data.question
  const held = [await ask('Call me on 98765 43210?'), await ask('Write to www.example.com?')]
  const ids = held.map(({ questionId }) => questionId)
  const shown = await ask('Does it come with a case?')
  const query = { market, kind: 'question' as const }
  const selected = (await owner.visitor.call('GET /api/admin/moderation/selection', { query })).data
  expect(selected).toEqual({ records: [...ids].reverse(), more: false })
  const records = [...ids, shown.questionId]
  const rejected = await done('question', { action: 'reject', reason: 'Advertising' }, records)
  expect(rejected).toMatchObject({ done: 3, label: 'Advertising' })
  const posts = async (state: 'held' | 'published' | 'rejected') =>
    (await owner.visitor.call('GET /api/admin/moderation', { query: { ...query, state } })).data.posts
  expect(await posts('rejected')).toMatchObject([
    { reason: 'Advertising' },
    { reason: 'Advertising' },
    { reason: 'Advertising' },
  ])
  expect(await undone(rejected.recordJobId)).toMatchObject({ done: 3 })
  expect((await posts('held')).map(({ postId, reason }) => [postId, reason])).toEqual(
    [...ids].reverse().map(id => [id, '']),
  )
  const published = await done('question', { action: 'publish' }, records)
  expect(published).toMatchObject({ done: 2, skipped: 1, left: [{ reason: 'already' }] })
  expect(await posts('held')).toEqual([])

  const params = { questionId: shown.questionId }
  const { answerId } = (
    await owner.visitor.call('POST /api/admin/questions/{questionId}/answer', {
      params,
      body: { text: 'Yes.', version: 0 },
    })
  ).data
  expect(await done('answer', { action: 'reject', reason: 'Wrong' }, [answerId, randomUUID()])).toMatchObject({
    ...{ done: 1, skipped: 1, left: [{ reason: 'unknown' }] },
  })
  const answers = { market, kind: 'answer' as const, state: 'rejected' as const }
  expect((await owner.visitor.call('GET /api/admin/moderation', { query: answers })).data.posts).toMatchObject([
    { postId: answerId, reason: 'Wrong' },
  ])
})

it('needs the right to write such records, and ids in their format', async () => {
  const content = await openStaff(store, 'content')
  const off = { ...wanted('price-list', { action: 'stop' }, ['1']), recordJobId: randomUUID() }
  expect(await content.visitor.try('POST /api/admin/recordJobs', { body: off })).toMatchObject({
    ...{ status: 403, body: { data: { permission: 'price-lists.write' } } },
  })
  const finance = await openStaff(store, 'finance')
  const publish = { ...wanted('question', { action: 'publish' }, [randomUUID()]), recordJobId: randomUUID() }
  expect(await finance.visitor.try('POST /api/admin/recordJobs', { body: publish })).toMatchObject({
    body: { data: { permission: 'reviews.write' } },
  })
  for (const wrong of [
    wanted('price-list', { action: 'publish' }, ['1']),
    wanted('question', { action: 'stop' }, [randomUUID()]),
    wanted('answer', { action: 'publish' }, ['7']),
    wanted('price-list', { action: 'stop' }, [randomUUID()]),
  ])
    expect(await owner.visitor.try('POST /api/admin/recordJobs/preview', { body: wrong })).toMatchObject({
      status: 400,
    })
})
