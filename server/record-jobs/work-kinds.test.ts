// Bulk steps on orders, returns, quote requests and tickets: skipped records, states, undo, rights, and concurrency.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RecordStep } from '../../contract/record-jobs/api.ts'
import type { JobKind, MarkKind } from '../../contract/record-jobs/kinds.rules.ts'
import { statement } from '../platform/db.ts'
import { pickProducts } from '../testing/buyers.ts'
import { insertReturns, raiseRequest, raiseTicket } from '../testing/desk-records.ts'
import { payerOf } from '../testing/payer.ts'
import { eventually } from '../testing/soon.ts'
import { openCustomStaff, openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { runRecordJobs } from './commands/run.ts'

let store: TestStore
let support: SignedIn
let orders: SignedIn
let msn: string
beforeAll(async () => {
  store = await openTestStore()
  support = await openStaff(store, 'support')
  orders = await openStaff(store, 'orders')
  msn = (await pickProducts(store.app.db, 'IN', 1))[0] ?? ''
})
afterAll(() => store.close())

const ticket = (market?: 'IN' | 'AE') => raiseTicket(store, market)
const request = () => raiseRequest(store, msn)

const wanted = (recordKind: JobKind, step: RecordStep, records: (number | string)[]) => ({
  ...{ market: 'IN' as const, recordKind, step, records: records.map(String) },
})
const JOB = '/api/admin/recordJobs/{recordJobId}' as const
const start = (
  by: SignedIn,
  kind: JobKind,
  step: RecordStep,
  records: (number | string)[],
  recordJobId: string = randomUUID(),
) => by.visitor.try('POST /api/admin/recordJobs', { body: { ...wanted(kind, step, records), recordJobId } })
const preview = async (kind: JobKind, step: RecordStep, records: (number | string)[]) =>
  (await support.visitor.call('POST /api/admin/recordJobs/preview', { body: wanted(kind, step, records) })).data
const job = async (recordJobId: string, by = support) =>
  (await by.visitor.call(`GET ${JOB}`, { params: { recordJobId } })).data
const assign = (staffId: string | null) => ({ action: 'assign' as const, staffId })
const ticketOf = async (ticketNumber: number) =>
  (await support.visitor.call('GET /api/admin/support/{ticketNumber}', { params: { ticketNumber } })).data
const requestOf = async (rfqNumber: number) =>
  (await support.visitor.call('GET /api/admin/rfq/{rfqNumber}', { params: { rfqNumber } })).data
const marksOf = async (recordKind: MarkKind, id: number | string) => {
  const params = { recordKind, recordId: String(id) }
  return (await support.visitor.call('GET /api/admin/annotations/{recordKind}/{recordId}', { params })).data
}
const closeTicket = (ticketNumber: number) =>
  support.visitor.call('POST /api/admin/support/{ticketNumber}/close', {
    params: { ticketNumber },
    body: { reason: 'Settled.' },
  })
const OPEN = statement('test.open-jobs', 'select count(*)::int as count from record_jobs where finished_at is null')
/** Waits until no job is open; the queue of the store works on them too. */
const work = () =>
  eventually(async () => {
    await Promise.all([runRecordJobs(store.app), runRecordJobs(store.app)])
    expect(await store.app.db.one(OPEN)).toEqual({ count: 0 })
  })
const done = async (by: SignedIn, kind: JobKind, step: RecordStep, records: (number | string)[]) => {
  const id = randomUUID()
  expect(await start(by, kind, step, records, id)).toMatchObject({ status: 200 })
  await work()
  return job(id, by)
}
const undone = async (recordJobId: string, by = support) => {
  const { data } = await by.visitor.call(`POST ${JOB}/undo`, { params: { recordJobId } })
  await work()
  return job(data.recordJobId, by)
}

describe('tickets', () => {
  it('are assigned to a member, who is notified, unless closed; undo restores the assignee, even a typed name', async () => {
    const [fresh, typed, closed, abroad] = [await ticket(), await ticket(), await ticket(), await ticket('AE')]
    const params = { ticketNumber: typed }
    await support.visitor.call('POST /api/admin/support/{ticketNumber}/assign', { params, body: { assignTo: 'Nadia' } })
    await closeTicket(closed)
    const before = await ticketOf(fresh)
    const records = [fresh, typed, closed, abroad]
    const skipped = [
      { reason: 'ended', count: 1 },
      { reason: 'unknown', count: 1 },
    ]
    expect(await preview('ticket', assign(orders.staffId), records)).toEqual({ fits: 2, skipped })
    const first = await done(support, 'ticket', assign(orders.staffId), records)
    expect(first).toMatchObject({
      ...{ recordKind: 'ticket', total: 4, done: 2, skipped: 2, failed: 0, assignee: expect.any(String) },
      left: [
        { recordId: String(closed), number: closed, reason: 'ended' },
        { recordId: String(abroad), number: 0, reason: 'unknown' },
      ],
    })
    const { updatedAt, events, ...after } = await ticketOf(fresh)
    expect(after).toMatchObject({ state: 'open', assignedTo: orders.staffId })
    // the customer sees nothing of it
    expect(updatedAt).toBe(before.updatedAt)
    expect(events.at(-1)).toMatchObject({ from: 'open', to: 'open', why: `For ${first.assignee}` })
    const told = await orders.visitor.call('GET /api/admin/session/notifications')
    expect(told.data.notifications).toMatchObject([
      { reason: 'assigned', recordKind: 'ticket', recordId: String(typed) },
      { reason: 'assigned', recordKind: 'ticket', recordId: String(fresh) },
    ])
    // closed since: undo restores its assignee nevertheless
    await closeTicket(typed)
    expect(await undone(first.recordJobId)).toMatchObject({ isUndo: true, done: 2, skipped: 0, failed: 0 })
    expect([(await ticketOf(fresh)).assignedTo, (await ticketOf(typed)).assignedTo]).toEqual([null, 'Nadia'])
    expect((await ticketOf(closed)).assignedTo).toBeNull()
  })

  it('are unassigned, closed ones too; undo leaves those somebody took on since', async () => {
    const [a, b] = [await ticket(), await ticket()]
    for (const ticketNumber of [a, b])
      await orders.visitor.call('POST /api/admin/support/{ticketNumber}/assign', { params: { ticketNumber }, body: {} })
    await closeTicket(b)
    const freed = await done(support, 'ticket', assign(null), [a, b])
    expect(freed).toMatchObject({ done: 2, assignee: null })
    expect([(await ticketOf(a)).assignedTo, (await ticketOf(b)).assignedTo]).toEqual([null, null])
    expect((await ticketOf(a)).events.at(-1)).toMatchObject({ why: 'For nobody' })
    await support.visitor.call('POST /api/admin/support/{ticketNumber}/assign', {
      params: { ticketNumber: a },
      body: {},
    })
    expect(await undone(freed.recordJobId)).toMatchObject({
      done: 1,
      left: [{ recordId: String(a), reason: 'changed' }],
    })
    expect([(await ticketOf(a)).assignedTo, (await ticketOf(b)).assignedTo]).toEqual([support.staffId, orders.staffId])
  })

  it('assigned to two members at once keep the one of the later job, as its report says', async () => {
    const numbers = [await ticket(), await ticket(), await ticket()]
    const ids = [randomUUID(), randomUUID()] as const
    await Promise.all([
      start(support, 'ticket', assign(orders.staffId), numbers, ids[0]),
      start(orders, 'ticket', assign(support.staffId), numbers, ids[1]),
    ])
    await work()
    const both = [await job(ids[0]), await job(ids[1], orders)]
    expect(both).toMatchObject([
      { done: 3, failed: 0 },
      { done: 3, failed: 0 },
    ])
    for (const number of numbers) {
      const { assignedTo, events } = await ticketOf(number)
      expect([support.staffId, orders.staffId]).toContain(assignedTo)
      expect(events).toHaveLength(3)
    }
  })
})

it('quote requests keep their state, cannot be assigned once they have ended, and keep their tags', async () => {
  const [fresh, ended] = [await request(), await request()]
  await support.visitor.call('POST /api/admin/rfq/{rfqNumber}/close', {
    params: { rfqNumber: ended },
    body: { reason: 'Asked twice.' },
  })
  const assigned = await done(support, 'rfq', assign(orders.staffId), [fresh, ended])
  expect(assigned).toMatchObject({ done: 1, left: [{ recordId: String(ended), reason: 'ended' }] })
  expect(await requestOf(fresh)).toMatchObject({ state: 'received', assignedTo: orders.staffId, reason: '' })
  const tagged = await done(support, 'rfq', { action: 'add-tag', label: 'Large' }, [fresh, ended])
  expect(tagged).toMatchObject({ done: 2, skipped: 0 })
  expect((await marksOf('rfq', ended)).tags).toEqual(['Large'])
  // taken on by the member, which sets its state
  await orders.visitor.call('POST /api/admin/rfq/{rfqNumber}/start', { params: { rfqNumber: fresh }, body: {} })
  expect(await undone(assigned.recordJobId)).toMatchObject({ done: 1, skipped: 0 })
  expect(await requestOf(fresh)).toMatchObject({ state: 'quoting', assignedTo: null })
  await undone(tagged.recordJobId)
  expect((await marksOf('rfq', ended)).tags).toEqual([])
})

it('returns are tagged, and assigned while they are open', async () => {
  const [open = 0, ended = 0] = await insertReturns(store, msn, ['requested', 'completed'])
  const tagged = await done(support, 'return', { action: 'add-tag', label: 'Fragile' }, [open, ended])
  expect(tagged).toMatchObject({ recordKind: 'return', done: 2 })
  const given = await done(support, 'return', assign(orders.staffId), [open, ended])
  expect(given).toMatchObject({ done: 1, left: [{ number: ended, reason: 'ended' }] })
  expect(await marksOf('return', open)).toMatchObject({ tags: ['Fragile'], assignee: { staffId: orders.staffId } })
  const LOGGED = statement(
    'test.log-of-return',
    `select after from audit_entries where record_kind = 'return' and record_id = $1 order by seq`,
  )
  expect(await store.app.db.rows(LOGGED, [String(open)])).toEqual([
    { after: { tag: 'Fragile' } },
    { after: { assignee: orders.staffId } },
  ])
  expect(await undone(given.recordJobId)).toMatchObject({ done: 1 })
  expect((await marksOf('return', open)).assignee).toBeNull()
})

it('orders are tagged and assigned in any state, and undo restores them', async () => {
  const shopper = payerOf(store)
  const [a, b] = [await shopper.order([{ msn, quantity: 1 }], 5), await shopper.order([{ msn, quantity: 1 }], 5)]
  const numbers = [a.answer.orderNumber, b.answer.orderNumber]
  await orders.visitor.call('POST /api/admin/orders/{orderNumber}/cancel', {
    params: { orderNumber: b.answer.orderNumber },
    body: { reason: 'Ordered twice.' },
  })
  const tagged = await done(orders, 'order', { action: 'add-tag', label: 'Urgent' }, [...numbers, 1])
  expect(tagged).toMatchObject({ recordKind: 'order', done: 2, left: [{ recordId: '1', reason: 'unknown' }] })
  const given = await done(orders, 'order', assign(support.staffId), numbers)
  expect(given).toMatchObject({ done: 2, skipped: 0 })
  for (const number of numbers)
    expect(await marksOf('order', number)).toMatchObject({ tags: ['Urgent'], assignee: { staffId: support.staffId } })
  const found = await orders.visitor.call('GET /api/admin/orders', { query: { market: 'IN', tag: 'Urgent' } })
  expect(found.data.orders.map(({ orderNumber }) => orderNumber).sort()).toEqual([...numbers].sort())
  expect(await undone(given.recordJobId, orders)).toMatchObject({ isUndo: true, done: 2 })
  expect(await undone(tagged.recordJobId, orders)).toMatchObject({ done: 2 })
  expect(await marksOf('order', a.answer.orderNumber)).toMatchObject({ tags: [], assignee: null })
})

it('products are tagged and assigned by MSN, those of another market are skipped, and undo restores them', async () => {
  const [, a = '', b = ''] = await pickProducts(store.app.db, 'IN', 3)
  const catalog = await openStaff(store, 'catalog')
  const [abroad = ''] = await pickProducts(store.app.db, 'AE', 1)
  const tagged = await done(support, 'product', { action: 'add-tag', label: 'Recall' }, [a, b, abroad])
  expect(tagged).toMatchObject({ done: 2, left: [{ recordId: abroad, number: 0, reason: 'unknown' }] })
  const given = await done(support, 'product', assign(catalog.staffId), [a, b])
  expect(given).toMatchObject({ done: 2, skipped: 0 })
  expect(await marksOf('product', a)).toMatchObject({ tags: ['Recall'], assignee: { staffId: catalog.staffId } })
  const query = { market: 'IN' as const, tag: 'recall', assignee: catalog.staffId }
  const { data } = await support.visitor.call('GET /api/admin/products/selection', { query })
  expect(data).toEqual({ records: [a, b].sort(), more: false })
  expect(await undone(given.recordJobId)).toMatchObject({ isUndo: true, done: 2 })
  expect(await undone(tagged.recordJobId)).toMatchObject({ done: 2 })
  expect(await marksOf('product', a)).toMatchObject({ tags: [], assignee: null })
  const translator = await openStaff(store, 'translator')
  expect(await start(translator, 'product', assign(null), [a])).toMatchObject({
    body: { data: { permission: 'notes.write' } },
  })
})

describe('rights', () => {
  it('are those for annotating the record, and for assigning requests and tickets those to work on them', async () => {
    const [number, rfqNumber] = [await ticket(), await request()]
    const tag = { action: 'add-tag' as const, label: 'Mine' }
    const owner = await openStaff(store, 'owner')
    const [auditor, warehouse] = [await openStaff(store, 'auditor'), await openStaff(store, 'warehouse')]
    const reader = await openCustomStaff(store, owner, ['notes.read', 'notes.write', 'rfq.read', 'support.read'])
    const lacks = (permission: string) => ({ status: 403, body: { data: { permission } } })
    expect(await start(auditor, 'ticket', tag, [number])).toMatchObject(lacks('notes.write'))
    expect(await start(warehouse, 'ticket', tag, [number])).toMatchObject(lacks('support.read'))
    expect(await start(warehouse, 'rfq', tag, [rfqNumber])).toMatchObject(lacks('rfq.read'))
    expect(await start(reader, 'return', tag, [1])).toMatchObject(lacks('orders.read'))
    expect(await start(reader, 'ticket', assign(null), [number])).toMatchObject(lacks('support.write'))
    expect(await start(reader, 'rfq', assign(null), [rfqNumber])).toMatchObject(lacks('rfq.write'))
    const body = wanted('rfq', assign(null), [rfqNumber])
    expect(await reader.visitor.try('POST /api/admin/recordJobs/preview', { body })).toMatchObject(lacks('rfq.write'))
    expect(await done(reader, 'ticket', tag, [number])).toMatchObject({ done: 1 })
    // a member who may not read tickets cannot be assigned one
    expect(await start(support, 'ticket', assign(warehouse.staffId), [number])).toMatchObject({
      body: { code: 'staff.unknown' },
    })
    const abroad = await openStaff(store, 'support', ['AE'])
    expect(await start(abroad, 'ticket', tag, [number])).toMatchObject({ status: 403 })
  })

  it('that are revoked stop a job before its next record', async () => {
    const [number, id] = [await ticket(), randomUUID()]
    const other = await openStaff(store, 'support')
    await store.asOwner(`update staff_members set role = 'finance' where id = '${other.staffId}';
      insert into record_jobs (id, kind, market, action, label, assignee, staff_id, ip, request_id, request, started_at)
        values ('${id}', 'ticket', 'IN', 'assign', '', '${orders.staffId}', '${other.staffId}', '::1', 'x', 'x', now());
      insert into record_job_rows (job_id, position, record_id, assignee) values ('${id}', 1, '${number}', '${orders.staffId}')`)
    await work()
    const STATE = statement('test.state-of-job', 'select state from record_jobs where id = $1')
    expect(await store.app.db.one(STATE, [id])).toEqual({ state: 'stopped' })
    expect((await ticketOf(number)).assignedTo).toBeNull()
  })
})

it('ids of another kind of record are rejected', async () => {
  const body = { ...wanted('ticket', assign(null), []), recordJobId: randomUUID() }
  for (const records of [[randomUUID()], ['007'], ['1e3'], ["1' or true"], ['1234567890123456'], []])
    expect(await support.visitor.try('POST /api/admin/recordJobs', { body: { ...body, records } })).toMatchObject({
      ...{ status: 400, body: { code: 'request.invalid' } },
    })
  const customers = { ...body, recordKind: 'customer' as const, records: ['900001'] }
  expect(await support.visitor.try('POST /api/admin/recordJobs', { body: customers })).toMatchObject({ status: 400 })
})
