// The staff payment list: rights, filters and search, refunded amounts, its file, and how few rows a page reads.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallInput } from '../../contract/api.ts'
import { statement } from '../platform/db.ts'
import { pickProducts, setStock } from '../testing/buyers.ts'
import { payerOf, type Waiting, wordOn } from '../testing/payer.ts'
import { rowsRead } from '../testing/rows-read.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { findPaymentPlace, listPayments, type PaymentFilter, searchPayments } from './repository/list.ts'

const PAYMENTS = 'GET /api/admin/payments'
const COD = 5
type Query = Partial<CallInput<typeof PAYMENTS>['query']>

let store: TestStore
let finance: SignedIn
let paid: Waiting
let failed: Waiting
let collected: Waiting
beforeAll(async () => {
  store = await openTestStore()
  finance = await openStaff(store, 'finance')
  const payer = payerOf(store)
  const [msn = ''] = await pickProducts(store.app.db, 'IN', 1)
  await setStock(store.app.db, msn, 500)
  paid = await payer.order([{ msn, quantity: 2 }])
  await payer.post(wordOn(paid, 'success'))
  failed = await payer.order([{ msn, quantity: 1 }])
  await payer.post(wordOn(failed, 'failure'))
  collected = await payer.order([{ msn, quantity: 1 }], COD)
})
afterAll(() => store.close())

const run = (text: string, values: unknown[]) => store.app.db.run(statement('', text), values as never)
const read = async (query: Query = {}, { visitor } = finance) =>
  (await visitor.call(PAYMENTS, { query: { market: 'IN', ...query } })).data
const orders = async (query: Query) => (await read(query)).payments.map(({ orderNumber }) => orderNumber)
const numberOf = ({ answer }: Waiting) => answer.orderNumber

test('payments of all ways stand in it, the last one first, with what was refunded of them', async () => {
  await run(
    `insert into refunds (payment_id, order_id, amount_minor, currency, cause, idempotency_key, state, gateway_ref)
     select p.id, p.order_id, 500, 'INR', 'items-cancelled', 'made', 'succeeded', 'rf_1' from payments p where p.order_id = $1`,
    [paid.answer.orderId],
  )
  await run(
    `insert into refunds (payment_id, order_id, amount_minor, currency, cause, idempotency_key)
     select p.id, p.order_id, 300, 'INR', 'items-cancelled', 'open' from payments p where p.order_id = $1`,
    [paid.answer.orderId],
  )
  const { payments, next } = await read()
  expect(next).toBeNull()
  expect(payments.map(({ orderNumber, state }) => [orderNumber, state])).toEqual([
    [numberOf(collected), 'due'],
    [numberOf(failed), 'failed'],
    [numberOf(paid), 'paid'],
  ])
  expect(payments[2]).toMatchObject({
    ...{ attempt: 1, kind: 'order', paymentMethodId: 8, gateway: 'test', transactionRef: paid.ref },
    ...{ gatewayRef: `TG${paid.ref}`, amount: paid.answer.payable, refunded: 500, currency: 'INR' },
  })
})

test('it is narrowed by state, way to pay, gateway and month, and searched by order and whole references', async () => {
  const month = store.app.now().toISOString().slice(0, 7)
  expect(await orders({ state: 'failed' })).toEqual([numberOf(failed)])
  expect(await orders({ state: 'refunded' })).toEqual([])
  expect(await orders({ paymentMethodId: COD })).toEqual([numberOf(collected)])
  expect(await orders({ gateway: 'test' })).toEqual([numberOf(failed), numberOf(paid)])
  expect(await orders({ gateway: 'test', state: 'paid', paymentMethodId: 8, period: month })).toEqual([numberOf(paid)])
  expect(await orders({ gateway: 'payu' })).toEqual([])
  expect(await orders({ period: '2020-01' })).toEqual([])
  expect(await orders({ text: String(numberOf(failed)) })).toEqual([numberOf(failed)])
  expect(await orders({ text: ` ${paid.ref.toLowerCase()} ` })).toEqual([numberOf(paid)])
  expect(await orders({ text: `TG${paid.ref}` })).toEqual([numberOf(paid)])
  expect(await orders({ text: `TG${paid.ref}`, state: 'failed' })).toEqual([])
  expect(await orders({ text: paid.ref.slice(0, -1) })).toEqual([])
  for (const text of ['999999999999999', '%', "'; drop"]) expect(await orders({ text })).toEqual([])
})

test('months begin and end at midnight in the market', async () => {
  const move = (at: string) =>
    run('update payments set created_at = $2 where order_id = $1', [failed.answer.orderId, at])
  await move('2026-03-31T18:29:59Z')
  expect(await orders({ period: '2026-03' })).toEqual([numberOf(failed)])
  await move('2026-03-31T18:30:00Z')
  expect(await orders({ period: '2026-03' })).toEqual([])
  expect(await orders({ period: '2026-04' })).toEqual([numberOf(failed)])
})

test('pages follow one another without a gap, also of payments of one moment; bad input is rejected', async () => {
  await run('update payments set created_at = $1', ['2026-05-05T10:00:00Z'])
  const seen: string[] = []
  for (let before: string | undefined; ; ) {
    const { payments, next } = await read({ limit: 1, ...(before && { before }) })
    seen.push(...payments.map(({ paymentId }) => paymentId))
    if (next === null) break
    before = next
  }
  expect(seen).toEqual((await read()).payments.map(({ paymentId }) => paymentId))
  expect(new Set(seen).size).toBe(3)
  const attempt = async (query: object) =>
    (await finance.visitor.try(PAYMENTS, { query: { market: 'IN', ...query } as never })).body
  expect(await attempt({ before: randomUUID() })).toMatchObject({ code: 'payment.unknown' })
  for (const wrong of [
    { period: '2026-13' },
    { state: 'gone' },
    { gateway: 'x' },
    { before: '1' },
    { limit: 0 },
    { a: 1 },
  ])
    expect(await attempt(wrong), JSON.stringify(wrong)).toMatchObject({ code: 'request.invalid' })
})

test('a role without the ledger may not read it, nor a member of another market; nobody finds those of another market', async () => {
  const desk = await openStaff(store, 'orders')
  const emirates = await openStaff(store, 'finance', ['AE'])
  for (const { visitor } of [desk, emirates]) {
    for (const call of [PAYMENTS, 'GET /api/admin/payments.csv'] as const)
      expect((await visitor.try(call, { query: { market: 'IN' } })).status).toBe(403)
  }
  for (const text of [undefined, String(numberOf(paid)), paid.ref])
    expect((await read({ market: 'AE', ...(text && { text }) }, emirates)).payments).toEqual([])
})

test('the file has what the filters find, and its download is recorded', async () => {
  const { status, body } = await finance.visitor.request(
    'GET',
    '/api/admin/payments.csv?market=IN&state=paid&language=hi',
  )
  expect(status).toBe(200)
  const [head, line, ...more] = String(body).replace('\ufeff', '').trim().split('\r\n')
  expect(head).toMatch(/^ऑर्डर,शुरू होने का समय,स्थिति,/)
  const amount = (paid.answer.payable / 100).toFixed(2)
  expect(line).toBe(
    `${numberOf(paid)},2026-05-05 15:30,चुकाया,UPI,test,${paid.ref},TG${paid.ref},${amount},5.00,INR,ऑर्डर`,
  )
  expect(more).toEqual([])
  const [entry] = await store.app.db.rows<{ who: string }>(
    statement('', 'select who from audit_entries where call = $1'),
    ['GET /api/admin/payments.csv'],
  )
  expect(entry).toMatchObject({ who: `staff:${finance.staffId}` })
})

test('a page of many payments reads few rows, whatever the filter', async () => {
  await store.asOwner(`
    insert into payments (order_id, attempt, method_id, mode, choice, gateway, transaction_ref, gateway_ref, amount_minor, currency,
      state, created_at)
    select order_id, attempt + n, method_id, mode, choice, gateway, 'COPY' || n, 'copy_' || n, amount_minor, currency,
      case when n % 5000 = 0 then 'pending' else state end, created_at - n * interval '1 minute'
    from payments, generate_series(1, 20000) n where order_id = '${failed.answer.orderId}';
    analyze payments`)
  const { db } = store.app
  const [last] = (await read()).payments
  const filter: PaymentFilter = {
    ...{ market: 'IN', currency: 'INR', state: null, methodId: null, gateway: null, from: null, until: null },
    ...{ place: await findPaymentPlace(db, last?.paymentId ?? ''), limit: 51 },
  }
  const narrowings: Partial<PaymentFilter>[] = [
    ...([{}, { state: 'failed' }, { state: 'pending', methodId: 8 }, { gateway: 'test' }, { methodId: COD }] as const),
    { from: '2026-05-01T00:00:00Z', until: '2026-05-02T00:00:00Z' },
  ]
  for (const narrowed of narrowings)
    expect(
      await rowsRead(db, reader => listPayments(reader, { ...filter, ...narrowed })),
      JSON.stringify(narrowed),
    ).toBeLessThan(1500)
  const sought = { references: ['copy_777'], orderNumber: null }
  expect(await rowsRead(db, reader => searchPayments(reader, filter, sought))).toBeLessThan(200)
})
