// The staff refund list: its filters and search, its pages and file, and how few rows a page reads.

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallInput } from '../../contract/api.ts'
import { statement } from '../platform/db.ts'
import { pickProducts, setStock } from '../testing/buyers.ts'
import { payerOf, type Waiting, wordOn } from '../testing/payer.ts'
import { rowsRead } from '../testing/rows-read.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { listRefunds, type RefundFilter, searchRefunds } from './repository/refund-list.ts'

const REFUNDS = 'GET /api/admin/refunds'
type Query = Partial<CallInput<typeof REFUNDS>['query']>

let store: TestStore
let desk: SignedIn
let first: Waiting
let second: Waiting
beforeAll(async () => {
  store = await openTestStore()
  desk = await openStaff(store, 'orders')
  const payer = payerOf(store)
  const [msn = ''] = await pickProducts(store.app.db, 'IN', 1)
  await setStock(store.app.db, msn, 500)
  first = await payer.order([{ msn, quantity: 2 }])
  await payer.post(wordOn(first, 'success'))
  second = await payer.order([{ msn, quantity: 1 }])
  await payer.post(wordOn(second, 'success'))
  await request(first, { key: 'a', at: '2026-05-05T10:00:00Z', state: 'failed' })
  await request(first, { key: 'b', at: '2026-05-05T18:30:00Z', state: 'requested' })
  await request(second, { key: 'c', at: '2026-05-05T18:29:59Z', state: 'succeeded', ref: 'RF77' })
})
afterAll(() => store.close())

const request = (
  { answer }: Waiting,
  { key, at, state, ref = null }: { key: string; at: string; state: string; ref?: string | null },
) =>
  store.app.db.run(
    statement(
      '',
      `insert into refunds (payment_id, order_id, amount_minor, currency, cause, idempotency_key, state, gateway_ref, requested_at)
       select p.id, p.order_id, 100, 'INR', 'items-cancelled', $2, $3, $4, $5 from payments p where p.order_id = $1`,
    ),
    [answer.orderId, key, state, ref, at],
  )
const read = async (query: Query = {}, { visitor } = desk) =>
  (await visitor.call(REFUNDS, { query: { market: 'IN', state: 'all', ...query } })).data
const found = async (query: Query) => (await read(query)).refunds.map(({ orderNumber, state }) => [orderNumber, state])
const numberOf = ({ answer }: Waiting) => answer.orderNumber

test('it is narrowed by state, way to pay and day of the market, and searched by order, refund and reference', async () => {
  const [a, b] = [numberOf(first), numberOf(second)]
  expect((await desk.visitor.call(REFUNDS, { query: { market: 'IN' } })).data.refunds).toMatchObject([
    { orderNumber: a, state: 'failed', paymentMethodId: 8, reference: null },
  ])
  const all = [
    [a, 'requested'],
    [b, 'succeeded'],
    [a, 'failed'],
  ]
  expect(await found({})).toEqual(all)
  expect(await found({ paymentMethodId: 8 })).toEqual(all)
  expect(await found({ paymentMethodId: 5 })).toEqual([])
  // the day ends at 18:30 UTC
  expect(await found({ from: '2026-05-06' })).toEqual([[a, 'requested']])
  expect(await found({ from: '2026-05-05', to: '2026-05-05' })).toEqual(all.slice(1))
  expect(await found({ text: String(a) })).toEqual([all[0], all[2]])
  expect(await found({ text: String(a), state: 'failed' })).toEqual([all[2]])
  expect(await found({ text: ' rf77 ' })).toEqual([all[1]])
  const [{ refundId = '' } = {}] = (await read({ state: 'requested' })).refunds
  expect(await found({ text: refundId.toUpperCase() })).toEqual([all[0]])
  for (const text of ['999999999999999', '%', "'; drop"]) expect(await found({ text })).toEqual([])
  expect((await read({ market: 'AE', text: String(a) }, await openStaff(store, 'orders', ['AE']))).refunds).toEqual([])
})

test('pages follow one another without a gap, also of refunds of one moment; bad input is rejected', async () => {
  await request(second, { key: 'd', at: '2026-05-05T10:00:00Z', state: 'failed' })
  await request(second, { key: 'e', at: '2026-05-05T10:00:00Z', state: 'failed' })
  const seen: string[] = []
  for (let before: string | undefined; ; ) {
    const { refunds, next } = await read({ limit: 1, ...(before && { before }) })
    seen.push(...refunds.map(({ refundId }) => refundId))
    if (next === null) break
    before = next
  }
  expect(seen).toEqual((await read()).refunds.map(({ refundId }) => refundId))
  expect(new Set(seen).size).toBe(5)
  const place = '_0b7a0f8e-5f0e-4b0c-9d38-6a1f6a3f6f10'
  for (const wrong of [
    ...[{ state: 'gone' }, { from: '2026-13-01' }, { before: '1' }, { limit: 0 }, { a: 1 }],
    { before: `2026-99-99T10:00:00.000000Z${place}` },
  ]) {
    const answer = await desk.visitor.try(REFUNDS, { query: { market: 'IN', ...wrong } as never })
    expect(answer.body, JSON.stringify(wrong)).toMatchObject({ code: 'request.invalid' })
  }
  const catalog = await openStaff(store, 'catalog')
  for (const call of [REFUNDS, 'GET /api/admin/refunds.csv'] as const)
    expect((await catalog.visitor.try(call, { query: { market: 'IN' } })).status).toBe(403)
})

test('the file has what the filters find, and its download is recorded', async () => {
  const { status, body } = await desk.visitor.request(
    'GET',
    '/api/admin/refunds.csv?market=IN&state=succeeded&language=hi',
  )
  expect(status).toBe(200)
  const [head, line, ...more] = String(body).replace('\ufeff', '').trim().split('\r\n')
  expect(head).toMatch(/^रिफ़ंड,ऑर्डर,अनुरोध का समय,/)
  expect(line).toContain(
    `,${numberOf(second)},2026-05-05 23:59,हो चुका,उत्पाद रद्द हुए,UPI,test,${second.ref},RF77,1.00,INR,0,`,
  )
  expect(more).toEqual([])
  const [entry] = await store.app.db.rows<{ who: string }>(
    statement('', 'select who from audit_entries where call = $1'),
    ['GET /api/admin/refunds.csv'],
  )
  expect(entry).toMatchObject({ who: `staff:${desk.staffId}` })
})

test('a page of many refunds reads few rows, whatever the filter', async () => {
  await store.asOwner(`
    alter table refunds disable trigger refunds_within_payment;
    insert into refunds (payment_id, order_id, method_id, amount_minor, currency, cause, idempotency_key, state, gateway_ref, requested_at)
    select payment_id, order_id, method_id, 1, currency, cause, 'copy' || n, case when n % 5000 = 0 then 'failed' else state end,
      case when n % 5000 = 0 then null else 'copy_' || n end, requested_at - n * interval '1 minute'
    from refunds, generate_series(1, 20000) n where idempotency_key = 'c';
    analyze refunds`)
  const { next } = await read({ limit: 50 })
  const filter: RefundFilter = {
    ...{ market: 'IN', currency: 'INR', states: ['requested', 'succeeded', 'failed'], methodIds: [5, 8, 1, 2] },
    ...{ from: null, to: null, before: next ?? undefined, limit: 51 },
  }
  const narrowings: Partial<RefundFilter>[] = [
    ...([{}, { states: ['failed'] }, { states: ['succeeded'], methodIds: [8] }, { methodIds: [5] }] as const),
    { from: '2026-04-28', to: '2026-04-29' },
  ]
  for (const narrowed of narrowings)
    expect(
      await rowsRead(store.app.db, reader => listRefunds(reader, { ...filter, ...narrowed })),
      JSON.stringify(narrowed),
    ).toBeLessThan(1500)
  const sought = { references: ['copy_777'], orderNumber: null, refundId: null }
  expect(await rowsRead(store.app.db, reader => searchRefunds(reader, filter, sought))).toBeLessThan(200)
})
