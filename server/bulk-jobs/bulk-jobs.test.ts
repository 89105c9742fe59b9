// Bulk jobs: the preview shows what is skipped, each order is moved exactly once, and the report lists the rest.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BulkJob } from '../../contract/bulk-jobs/api.ts'
import type { BulkStep } from '../../contract/bulk-jobs/steps.rules.ts'
import { placeOrder } from '../checkout/service.ts'
import { statement } from '../platform/db.ts'
import { fillCarts, makeBuyers, payRequest, pickProducts } from '../testing/buyers.ts'
import { readPdf } from '../testing/pdf-text.ts'
import { eventually } from '../testing/soon.ts'
import { openCustomStaff, openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { runBulkJobs } from './commands/run.ts'
import { findFile, insertJob } from './repository/jobs.ts'

const COD = 5
const sql = (text: string) => statement('', text)

let store: TestStore
let owner: SignedIn
let warehouse: SignedIn
let msn: string
beforeAll(async () => {
  store = await openTestStore()
  owner = await openStaff(store, 'owner')
  warehouse = await openStaff(store, 'warehouse')
  ;[msn = ''] = await pickProducts(store.app.db, 'IN', 1)
})
afterAll(() => store.close())

async function place(count: number): Promise<number[]> {
  const numbers: number[] = []
  for (const buyer of await makeBuyers(store.app.db, count)) {
    await fillCarts(store.app.db, [buyer], [{ msn, quantity: 1 }])
    numbers.push((await placeOrder(store.app, buyer.actor, await payRequest(store.app, buyer, COD))).orderNumber)
  }
  return numbers
}
const confirm = (orderNumber: number) =>
  owner.visitor.call('POST /api/admin/orders/{orderNumber}/confirm', { params: { orderNumber } })
const cancel = (orderNumber: number) =>
  owner.visitor.call('POST /api/admin/orders/{orderNumber}/cancel', {
    params: { orderNumber },
    body: { reason: 'A test' },
  })
const stateOf = async (orderNumber: number) =>
  (await owner.visitor.call('GET /api/admin/orders/{orderNumber}', { params: { orderNumber } })).data.state

const start = (by: SignedIn, step: BulkStep, orders: number[], bulkJobId: string = randomUUID()) =>
  by.visitor.try('POST /api/admin/bulkJobs', { body: { bulkJobId, market: 'IN', step, orders } })
async function started(by: SignedIn, step: BulkStep, orders: number[]): Promise<string> {
  const { status, body } = await start(by, step, orders)
  expect(status, JSON.stringify(body)).toBe(200)
  return (body as { data: BulkJob }).data.bulkJobId
}
const shown = async (by: SignedIn, bulkJobId: string) =>
  (await by.visitor.call('GET /api/admin/bulkJobs/{bulkJobId}', { params: { bulkJobId } })).data
const ended = (by: SignedIn, id: string) =>
  eventually(async () => {
    const job = await shown(by, id)
    expect(job.finishedAt).not.toBeNull()
    return job
  })

/** A job that no process was notified of. */
async function waiting(step: BulkStep, orders: number[], by = warehouse): Promise<string> {
  const id = randomUUID()
  const origin = { staffId: by.staffId, ip: '203.0.113.7', requestId: 'test', request: Buffer.from('x') }
  await store.app.db.transaction(tx =>
    insertJob(tx, { id, market: 'IN', step, ...origin, at: store.app.now(), orders }),
  )
  return id
}
const moves = (orderNumber: number) =>
  store.app.db.rows<{ who: string; input: object; before: object; after: object }>(
    sql(`select who, input, before, after from audit_entries
      where call = 'POST /api/admin/bulkJobs' and record_kind = 'order' and record_id = $1`),
    [String(orderNumber)],
  )

test('the preview says what is skipped and why, the job does the same, and the audit log has each order', async () => {
  const [placed = 0, confirmed = 0, cancelled = 0] = await place(3)
  await confirm(confirmed)
  await cancel(cancelled)
  const orders = [placed, confirmed, cancelled, 1, placed]
  const preview = (step: BulkStep) =>
    warehouse.visitor.call('POST /api/admin/bulkJobs/preview', { body: { market: 'IN', step, orders } })
  expect((await preview('confirm')).data).toEqual({
    ...{ fits: 1, printed: 0 },
    skipped: [
      { orderNumber: confirmed, reason: 'already', state: 'processing' },
      { orderNumber: cancelled, reason: 'state', state: 'cancelled' },
      { orderNumber: 1, reason: 'unknown', state: null },
    ],
  })
  expect((await preview('pack')).data).toMatchObject({ fits: 1 })
  const id = await started(warehouse, 'confirm', orders)
  const job = await ended(warehouse, id)
  expect(job).toMatchObject({ state: 'done', total: 4, done: 1, skipped: 3, failed: 0, hasFile: false })
  expect(job.left).toEqual([
    { orderNumber: confirmed, outcome: 'skipped', reason: 'already' },
    { orderNumber: cancelled, outcome: 'skipped', reason: 'state' },
    { orderNumber: 1, outcome: 'skipped', reason: 'unknown' },
  ])
  expect(await stateOf(placed)).toBe('processing')
  expect(await moves(placed)).toEqual([
    {
      ...{ who: `staff:${warehouse.staffId}`, input: { body: { bulkJobId: id, step: 'confirm' } } },
      ...{ before: { state: 'placed' }, after: { state: 'processing' } },
    },
  ])
  expect(await moves(confirmed)).toEqual([])
  // the same call again returns the same job; another input with its id is an error
  expect(await start(warehouse, 'confirm', orders, id)).toMatchObject({ status: 200 })
  expect(await start(warehouse, 'pack', orders, id)).toMatchObject({ status: 409 })
  expect(await start(owner, 'confirm', orders, id)).toMatchObject({ status: 409 })
  const own = await warehouse.visitor.call('GET /api/admin/bulkJobs', { query: { market: 'IN' } })
  expect(own.data.map(({ bulkJobId }) => bulkJobId)).toEqual([id])
})

test('all orders of a filter are selected, and the same orders in two jobs are moved once', async () => {
  const orders = await place(6)
  const query = { market: 'IN' as const, state: ['placed' as const] }
  const selection = (await warehouse.visitor.call('GET /api/admin/orders/selection', { query })).data
  expect(selection).toEqual({ orders: [...orders].reverse(), more: false })
  // a filter by tag applies to the selection as to the list
  const params = { recordKind: 'order' as const, recordId: String(orders[0]) }
  await owner.visitor.call('POST /api/admin/annotations/{recordKind}/{recordId}/tags', {
    params,
    body: { label: 'Urgent' },
  })
  const tagged = { ...query, tag: 'urgent' }
  const selected = (await owner.visitor.call('GET /api/admin/orders/selection', { query: tagged })).data
  expect(selected).toEqual({ orders: orders.slice(0, 1), more: false })
  const jobs = [await waiting('confirm', orders), await waiting('confirm', [...orders].reverse())]
  await Promise.all([runBulkJobs(store.app), runBulkJobs(store.app), runBulkJobs(store.app)])
  const [one, two] = await Promise.all(jobs.map(id => shown(warehouse, id)))
  expect(one).toMatchObject({ state: 'done', total: 6, failed: 0 })
  expect(two).toMatchObject({ state: 'done', total: 6, failed: 0 })
  expect((one?.done ?? 0) + (two?.done ?? 0)).toBe(6)
  for (const order of orders) expect(await moves(order), String(order)).toHaveLength(1)
  // packed as well, parcel by parcel
  const pack = await started(warehouse, 'pack', orders)
  expect(await ended(warehouse, pack)).toMatchObject({ done: 6 })
  for (const order of orders) expect(await stateOf(order)).toBe('packed')
})

test('a job whose process died continues where it was, and a failing order does not stop the others', async () => {
  const [one = 0, two = 0, three = 0] = await place(3)
  const id = await waiting('confirm', [one, two, three])
  await store.app.db.run(
    sql(`update bulk_jobs set state = 'running', claimed_until = now() + interval '1 minute' where id = $1`),
    [id],
  )
  await store.app.db.run(sql(`update bulk_job_orders set outcome = 'done' where job_id = $1 and order_number = $2`), [
    ...[id, one],
  ])
  await runBulkJobs(store.app)
  expect(await shown(warehouse, id)).toMatchObject({ state: 'running', done: 1 })
  await store.asOwner(`create function fail_test() returns trigger language plpgsql as $$ begin
      if new.number = ${two} then raise exception 'a fault of the test'; end if; return new; end $$;
    create trigger fail_test before update on orders for each row execute function fail_test();
    update bulk_jobs set claimed_until = now() where id = '${id}'`)
  await runBulkJobs(store.app)
  await store.asOwner('drop trigger fail_test on orders')
  expect(await shown(warehouse, id)).toMatchObject({
    ...{ state: 'done', done: 2, failed: 1 },
    left: [{ orderNumber: two, outcome: 'failed', reason: 'server.unknown' }],
  })
  // records already done are not processed again
  expect(await Promise.all([one, two, three].map(stateOf))).toEqual(['placed', 'placed', 'processing'])
})

test('cancelling ends a job after the order in progress, and the remaining orders stay as they were', async () => {
  const [one = 0, two = 0, three = 0] = await place(3)
  const id = await waiting('confirm', [one, two, three])
  const cancelJob = () =>
    warehouse.visitor.call('POST /api/admin/bulkJobs/{bulkJobId}/cancel', { params: { bulkJobId: id } })
  let run: Promise<void> | undefined
  let cancelling: ReturnType<typeof cancelJob> | undefined
  await store.app.db.transaction(async tx => {
    await tx.rows(sql('select from orders where number = $1 for update'), [two])
    run = runBulkJobs(store.app)
    await eventually(async () => expect(await shown(warehouse, id)).toMatchObject({ done: 1 }))
    cancelling = cancelJob()
    // the run waits for this transaction, and the cancelling for the run
    await eventually(async () => {
      const { count } = await store.app.db.one<{ count: number }>(
        sql(
          // only this database: the server also has those of other tests
          `select count(distinct l.pid)::int as count from pg_locks l join pg_stat_activity a on a.pid = l.pid
           where not l.granted and a.datname = current_database()`,
        ),
      )
      expect(count).toBe(2)
    })
  })
  await Promise.all([run, cancelling])
  const job = await shown(warehouse, id)
  expect(job).toMatchObject({ state: 'cancelled', done: 2 })
  expect(job.left).toEqual([{ orderNumber: three, outcome: 'waiting', reason: '' }])
  expect(await stateOf(three)).toBe('placed')
  await cancelJob()
  await runBulkJobs(store.app)
  expect(await shown(warehouse, id)).toMatchObject({ state: 'cancelled', done: 2 })
})

test('nothing is moved for a member who no longer has the right, or never had it', async () => {
  const [order = 0] = await place(1)
  const leaver = await openStaff(store, 'warehouse')
  const id = await waiting('confirm', [order], leaver)
  await owner.visitor.call('POST /api/admin/staff/{staffId}/deactivate', { params: { staffId: leaver.staffId } })
  await runBulkJobs(store.app)
  expect(
    await store.app.db.one(sql('select state, finished_at is not null as ended from bulk_jobs where id = $1'), [id]),
  ).toEqual({ state: 'stopped', ended: true })
  expect(await stateOf(order)).toBe('placed')

  const reader = await openCustomStaff(store, owner, ['orders.read'], ['IN'])
  expect(await start(reader, 'confirm', [order])).toMatchObject({ status: 403 })
  const body = { market: 'IN' as const, step: 'pack' as const, orders: [order] }
  expect(await reader.visitor.try('POST /api/admin/bulkJobs/preview', { body })).toMatchObject({ status: 403 })
  const uae = { ...body, market: 'AE' as const, bulkJobId: randomUUID(), step: 'packing-slips' as const }
  expect(await reader.visitor.try('POST /api/admin/bulkJobs', { body: uae })).toMatchObject({ status: 403 })
  const theirs = { params: { bulkJobId: await waiting('confirm', [order]) } }
  expect(await reader.visitor.try('GET /api/admin/bulkJobs/{bulkJobId}', theirs)).toMatchObject({ status: 404 })
  expect(await reader.visitor.try('POST /api/admin/bulkJobs/{bulkJobId}/cancel', theirs)).toMatchObject({ status: 404 })
  await warehouse.visitor.call('POST /api/admin/bulkJobs/{bulkJobId}/cancel', theirs)
  // an order of another market is not part of the job
  const abroad = await waiting('confirm', [order])
  await store.app.db.run(sql(`update bulk_jobs set market = 'AE' where id = $1`), [abroad])
  await runBulkJobs(store.app)
  expect(await shown(warehouse, abroad)).toMatchObject({ left: [{ orderNumber: order, reason: 'unknown' }] })
})

test('packing slips of many orders are one PDF, with an audit entry when it is downloaded', async () => {
  const [one = 0, two = 0, three = 0] = await place(3)
  await confirm(one)
  await confirm(two)
  const reader = await openCustomStaff(store, owner, ['orders.read'], ['IN'])
  const id = await started(reader, 'packing-slips', [one, two, three])
  expect(await ended(reader, id)).toMatchObject({ state: 'done', done: 2, skipped: 1, hasFile: true })
  expect((await reader.visitor.request('GET', `/api/admin/bulkJobs/${id}/file`)).status).toBe(200)
  const { texts, pages } = await readPdf((await findFile(store.app.db, id)) ?? new Uint8Array())
  expect(pages).toBe(2)
  for (const order of [one, two]) expect(texts).toContain(String(order))
  expect(texts).not.toContain(String(three))
  expect(texts.filter(text => text.includes('1 of 1'))).toHaveLength(2)
  const taken = await store.app.db.rows(
    sql(`select from audit_entries where call = 'GET /api/admin/bulkJobs/{bulkJobId}/file' and record_id = $1`),
    [id],
  )
  expect(taken).toHaveLength(1)
  expect(await moves(one)).toEqual([])
  // the order shows who printed it, and so does the preview before it is printed again
  const order = (await warehouse.visitor.call('GET /api/admin/orders/{orderNumber}', { params: { orderNumber: one } }))
    .data
  expect(order.records.prints).toMatchObject([{ kind: 'packing-slips', whoName: expect.any(String) }])
  const again = { market: 'IN' as const, step: 'packing-slips' as const, orders: [one, two, three] }
  expect((await reader.visitor.call('POST /api/admin/bulkJobs/preview', { body: again })).data).toMatchObject({
    ...{ fits: 2, printed: 2 },
  })
  expect((await warehouse.visitor.request('GET', `/api/admin/bulkJobs/${id}/file`)).status).toBe(404)
  // without a parcel there is no file
  const none = await started(reader, 'packing-slips', [three])
  expect(await ended(reader, none)).toMatchObject({ state: 'done', skipped: 1, hasFile: false })
})
