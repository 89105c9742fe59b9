// Settlement files on a real store: fees are posted once, and foreign rows are reported.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { csvAmount } from '../../contract/shared/csv.ts'
import { statement } from '../platform/db.ts'
import { openReturnsStore, type ReturnsStore, returnOf } from '../testing/returns.ts'
import type { Visitor } from '../testing/store.ts'
import { ledgerBalances, ledgerEntries } from './queries/ledger.ts'

const KEY = 'khk_of-the-test-settlements'
const market = 'IN' as const
const HEADER = 'type,reference,amount,fee,tax,net,settled_on,settlement'
const REFUND = statement(
  'test.refund-of-order',
  'select gateway_ref as reference, amount_minor as "amountMinor" from refunds where order_id = $1',
)

let shop: ReturnsStore
let staff: Visitor
beforeAll(async () => {
  shop = await openReturnsStore({ programKey: KEY })
  staff = shop.store.visitor()
  staff.headers.authorization = `Bearer ${KEY}`
})
afterAll(() => shop.store.close())

const row = (kind: string, reference: string, amount: number, fee: number, tax: number) =>
  [
    ...[kind, reference],
    ...[amount, fee, tax, (kind === 'refund' ? -amount : amount) - fee - tax].map(csvAmount),
    ...['2026-11-24', 'setl_1'],
  ].join(',')
const send = (...rows: string[]) =>
  staff.try('POST /api/admin/settlements', { body: { gateway: 'test', csv: [HEADER, ...rows].join('\r\n') } })
const balances = async () => {
  const rows = (await ledgerBalances(shop.store.app.db, { market })).balances
  return (account: string) => rows.find(one => one.account === account)?.balance ?? 0
}

test('posts fee, tax and movement of payments and refunds once, and reports the rest', async () => {
  const order = await shop.delivered()
  const { returnNumber } = await returnOf(shop.store, order)
  await shop.receive(returnNumber)
  await shop.inspect(returnNumber, [{ lineNo: 1, accepted: 1, saleable: 1 }])
  await shop.payer.makeRefunds()
  const refund = await shop.store.app.db.one<{ reference: string; amountMinor: number }>(REFUND, [order.answer.orderId])
  const paid = order.answer.payable
  const payment = row('payment', order.ref, paid, 50_00, 9_00)
  const rows = [
    payment,
    row('refund', refund.reference, refund.amountMinor, 0, 0),
    row('payment', 'pay_of_another_store', 100_00, 2_00, 36),
    row('payment', order.ref.replace('T1', 'T9'), paid, 0, 0),
    row('refund', order.ref, paid, 0, 0),
    row('adjustment', 'adj_1', 5_00, 0, 0),
  ]
  expect(await send(...rows)).toMatchObject({
    status: 200,
    body: {
      data: {
        ...{ posted: 2, repeated: 0, rejected: [] },
        unmatched: [
          { row: 4, kind: 'payment', reference: 'pay_of_another_store', amount: 100_00, reason: 'reference' },
          { row: 5, reason: 'reference' },
          { row: 6, kind: 'refund', reason: 'reference' },
          { row: 7, kind: 'adjustment', reason: 'kind' },
        ],
      },
    },
  })
  const of = await balances()
  expect([of('gateways'), of('gateway-fees'), of('gateway-fee-tax')]).toEqual([0, 50_00, 9_00])
  expect(of('bank')).toBe(paid - refund.amountMinor - 59_00)
  expect(await send(...rows)).toMatchObject({ body: { data: { posted: 0, repeated: 2 } } })
  expect((await balances())('bank')).toBe(of('bank'))
  const { entries } = await ledgerEntries(shop.store.app.db, {
    market,
    kind: 'settlement',
    limit: 2,
  })
  expect(entries.map(({ kind, document }) => [kind, document])).toEqual([
    ['settlement', refund.reference],
    ['settlement', order.ref],
  ])
})

test('does not post a row with another amount, or one that has changed', async () => {
  const order = await shop.delivered()
  expect(await send(row('payment', order.ref, order.answer.payable - 1, 0, 0))).toMatchObject({
    body: { data: { posted: 0, unmatched: [{ reason: 'amount' }] } },
  })
  const one = row('payment', order.ref, order.answer.payable, 5_00, 90)
  const results = await Promise.all([send(one), send(one), send(one)])
  const posted = results.map(({ body }) => (body as { data: { posted: number } }).data.posted)
  expect(posted.sort()).toEqual([0, 0, 1])
  expect(await send(row('payment', order.ref, order.answer.payable, 6_00, 90))).toMatchObject({
    body: { data: { posted: 0, unmatched: [{ reason: 'changed' }] } },
  })
})

test('rejects a file without its columns', async () => {
  const body = { gateway: 'stripe' as const, format: 'stripe' as const, csv: HEADER }
  expect(await staff.try('POST /api/admin/settlements', { body })).toMatchObject({
    status: 400,
    body: { code: 'ledger.settlement' },
  })
})
