// Bulk steps on coupons and reviews: skipped records and reasons, audit log, undo, rights, and steps of another kind.

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
let marketing: SignedIn
beforeAll(async () => {
  store = await openTestStore()
  marketing = await openStaff(store, 'marketing')
})
afterAll(() => store.close())

const JOB = '/api/admin/recordJobs/{recordJobId}' as const
const wanted = (recordKind: JobKind, step: RecordStep, records: (string | number)[]) => ({
  ...{ market: 'IN' as const, recordKind, step, records: records.map(String) },
})
const preview = async (kind: JobKind, step: RecordStep, records: (string | number)[]) =>
  (await marketing.visitor.call('POST /api/admin/recordJobs/preview', { body: wanted(kind, step, records) })).data
const start = (
  by: SignedIn,
  kind: JobKind,
  step: RecordStep,
  records: (string | number)[],
  id: string = randomUUID(),
) => by.visitor.try('POST /api/admin/recordJobs', { body: { ...wanted(kind, step, records), recordJobId: id } })
const OPEN = statement('test.jobs-open', 'select count(*)::int as count from record_jobs where finished_at is null')
const work = () =>
  eventually(async () => {
    await runRecordJobs(store.app)
    expect(await store.app.db.one(OPEN)).toEqual({ count: 0 })
  })
const job = async (recordJobId: string) =>
  (await marketing.visitor.call(`GET ${JOB}`, { params: { recordJobId } })).data
const done = async (kind: JobKind, step: RecordStep, records: (string | number)[]) => {
  const id = randomUUID()
  expect(await start(marketing, kind, step, records, id)).toMatchObject({ status: 200 })
  await work()
  return job(id)
}
const undone = async (recordJobId: string) => {
  const { data } = await marketing.visitor.call(`POST ${JOB}/undo`, { params: { recordJobId } })
  await work()
  return job(data.recordJobId)
}
const LOG = statement(
  'test.log',
  'select call, before, after from audit_entries where record_id = $1 order by seq desc',
)
const logOf = async (recordId: string) => (await store.app.db.rows(LOG, [recordId]))[0]

const terms = {
  ...{ title: { en: '₹50 off', hi: '₹50 की छूट' }, terms: { en: '', hi: '' }, kind: 'flat' as const, value: 50_00 },
  ...{ minCart: 0, maxDiscount: null, firstOrderOnly: false, perCustomerLimit: null, maxUses: null, budget: null },
  ...{ categoryCodes: [], brandSlugs: [], listed: true, validFrom: '2020-01-01T00:00:00.000Z', validTo: null },
}
const coupon = async (promoCode: string, more: object = {}, market: 'IN' | 'AE' = 'IN') =>
  (await marketing.visitor.call('POST /api/admin/coupons', { body: { ...terms, ...more, market, promoCode } })).data
    .couponId
const couponOf = async (couponId: number) =>
  (await marketing.visitor.call('GET /api/admin/coupons/{couponId}', { params: { couponId } })).data
const setActive = (couponId: number, active: boolean) =>
  marketing.visitor.call('POST /api/admin/coupons/{couponId}/active', { params: { couponId }, body: { active } })

it('coupons are stopped and resumed; stopped, expired and foreign ones are skipped with their code in the report', async () => {
  const [a, b] = [await coupon('STEP_A'), await coupon('STEP_B')]
  const over = await coupon('STEP_OVER', { validTo: '2020-02-01T00:00:00.000Z' })
  const abroad = await coupon('STEP_AE', {}, 'AE')
  await setActive(b, false)
  const records = [a, b, over, abroad]
  const skipped = [
    { reason: 'already', count: 1 },
    { reason: 'ended', count: 1 },
    { reason: 'unknown', count: 1 },
  ]
  expect(await preview('coupon', { action: 'stop' }, records)).toEqual({ fits: 1, skipped })
  const stopped = await done('coupon', { action: 'stop' }, records)
  expect(stopped).toMatchObject({
    ...{ done: 1, skipped: 3, failed: 0, label: '' },
    left: [
      { recordId: String(b), name: 'STEP_B', reason: 'already' },
      { name: 'STEP_OVER', reason: 'ended' },
      { name: '', reason: 'unknown' },
    ],
  })
  expect(await couponOf(a)).toMatchObject({ state: 'stopped' })
  // complete, as the history of the coupon needs them
  expect(await logOf('STEP_A')).toMatchObject({
    ...{ call: 'POST /api/admin/recordJobs', before: { state: 'running', version: 1, value: 50_00, market: 'IN' } },
    after: { state: 'stopped', version: 2, value: 50_00, market: 'IN' },
  })
  expect(await undone(stopped.recordJobId)).toMatchObject({ isUndo: true, action: 'resume', done: 1 })
  expect([(await couponOf(a)).state, (await couponOf(b)).state]).toEqual(['running', 'stopped'])
})

it('coupons get an inclusive last day of the market; undo restores the end unless somebody changed it since', async () => {
  const end = '2099-06-30T18:30:00.000Z'
  const [a, b] = [await coupon('DAY_A', { validTo: '2099-01-31T18:30:00.000Z' }), await coupon('DAY_B')]
  const [late, same] = [
    await coupon('DAY_LATE', { validFrom: '2099-12-01T00:00:00.000Z' }),
    await coupon('DAY_SAME', { validTo: end }),
  ]
  const step = { action: 'end-on' as const, day: '2099-06-30' }
  const given = await done('coupon', step, [a, b, late, same])
  expect(given).toMatchObject({
    ...{ done: 2, label: '2099-06-30' },
    left: [
      { name: 'DAY_LATE', reason: 'before-start' },
      { name: 'DAY_SAME', reason: 'already' },
    ],
  })
  expect(await couponOf(a)).toMatchObject({ validTo: end, version: 2 })
  const { version, ...asIs } = { ...terms, buyers: 'all' as const, combines: false, priority: 50, version: 2 }
  const body = { ...asIs, version, validTo: '2099-07-31T18:30:00.000Z' }
  await marketing.visitor.call('POST /api/admin/coupons/{couponId}', { params: { couponId: b }, body })
  expect(await undone(given.recordJobId)).toMatchObject({ done: 1, left: [{ name: 'DAY_B', reason: 'changed' }] })
  expect(await couponOf(a)).toMatchObject({ validTo: '2099-01-31T18:30:00.000Z' })
  expect(await start(marketing, 'coupon', { action: 'end-on', day: '2020-01-01' }, [a])).toMatchObject({
    body: { code: 'coupon.period' },
  })
})

it('reviews are published, or rejected with a reason, and the rating of the product follows; undo restores their state', async () => {
  const [msn = '', other = ''] = await store.buyableMsns('IN', 2)
  const write = async (text: string, product = msn) =>
    (
      await (
        await store.customer()
      ).call('POST /api/v1/review/addReview', {
        body: { msn: product, rating: 4, title: 'Good', text },
      })
    ).data.review.reviewId
  const [held, shown, foreign] = [
    await write('More at www.example.com'),
    await write('A solid tool.'),
    await write('Call 9876543210', other),
  ]
  const rated = async () =>
    (await store.visitor().call('GET /api/v1/review/getProductReviews', { query: { msn } })).data.summary
  const before = await rated()
  const published = await done('review', { action: 'publish' }, [held, shown, randomUUID()])
  expect(published).toMatchObject({
    ...{ done: 1, left: [{ recordId: shown, reason: 'already', name: expect.stringContaining(' · ') }, { name: '' }] },
  })
  expect(await rated()).not.toEqual(before)
  expect(await undone(published.recordJobId)).toMatchObject({ done: 1 })
  expect(await rated()).toEqual(before)
  const rejected = await done('review', { action: 'reject', reason: 'Advertises.' }, [held, foreign])
  expect(rejected).toMatchObject({ done: 2, label: 'Advertises.' })
  expect(await logOf(held)).toMatchObject({
    ...{ before: { state: 'held' }, after: { state: 'rejected', reason: 'Advertises.' } },
  })
  const query = { market: 'IN', state: 'rejected' } as const
  const listed = async () =>
    (await marketing.visitor.call('GET /api/admin/moderation', { query })).data.posts.map(one => [
      one.postId,
      one.reason,
    ])
  expect((await listed()).sort()).toEqual([held, foreign].sort().map(id => [id, 'Advertises.']))
  // decided since: stays as it is
  const body = { state: 'published' as const }
  await marketing.visitor.call('POST /api/admin/reviews/{reviewId}/state', { params: { reviewId: held }, body })
  expect(await undone(rejected.recordJobId)).toMatchObject({ done: 1, left: [{ recordId: held, reason: 'changed' }] })
  expect(await listed()).toEqual([])
})

it('each kind has its own steps and needs its own rights, in the markets of the member', async () => {
  const [catalog, abroad] = [await openStaff(store, 'catalog'), await openStaff(store, 'marketing', ['AE'])]
  const support = await openStaff(store, 'support')
  const lacks = (permission: string) => ({ status: 403, body: { data: { permission } } })
  expect(await start(support, 'coupon', { action: 'stop' }, [1])).toMatchObject(lacks('promotions.write'))
  expect(await start(catalog, 'review', { action: 'publish' }, [randomUUID()])).toMatchObject(lacks('reviews.write'))
  expect(await start(abroad, 'coupon', { action: 'stop' }, [1])).toMatchObject({ status: 403 })
  expect(await start(marketing, 'product', { action: 'add-tag', label: 'X' }, ['MSN00000001'])).toMatchObject(
    lacks('notes.write'),
  )
  for (const [kind, step] of [
    ['coupon', { action: 'publish' }],
    ['coupon', { action: 'add-tag', label: 'X' }],
    ['review', { action: 'stop' }],
    ['review', { action: 'reject', reason: '' }],
    ['coupon', { action: 'end-on', day: '31-12-2099' }],
    ['coupon', { action: 'end-on', day: '9999-12-31' }],
  ] as [JobKind, RecordStep][])
    expect(await start(marketing, kind, step, [kind === 'coupon' ? 1 : randomUUID()]), kind).toMatchObject({
      status: 400,
    })
})

it('all records that match the filters are selected', async () => {
  const query = { market: 'IN' as const, text: 'STEP_' }
  const { data } = await marketing.visitor.call('GET /api/admin/coupons/selection', { query })
  expect([data.records.length, data.more]).toEqual([3, false])
  const reviews = await marketing.visitor.call('GET /api/admin/reviews/selection', {
    query: { market: 'IN', state: 'published', rating: 4 },
  })
  expect(reviews.data.records.length).toBeGreaterThan(0)
})
