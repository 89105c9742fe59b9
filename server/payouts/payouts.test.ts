// Payouts to sellers on a real store: what is due after the return window, once, with statements that agree with the ledger.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Payout } from '../../contract/payouts/api.ts'
import { sum } from '../../contract/shared/money.ts'
import { statement } from '../platform/db.ts'
import { applySettings } from '../platform/limits.ts'
import { OPERATOR_NUMBERS } from '../testing/gst-supplies.ts'
import { openReturnsStore, type ReturnsStore, returnOf } from '../testing/returns.ts'
import { KEY_END, openCustomStaff, openStaff } from '../testing/staff.ts'
import type { Visitor } from '../testing/store.ts'
import { resealSellerAccounts } from './commands/accounts.ts'

const KEY = 'khk_of-the-test-payouts'
const market = 'IN' as const
const UNKNOWN = '0d5c1d6e-3e67-4a4f-9d0e-8f0f0f6a2b11'
const OPEN = statement(
  'test.open-items',
  'select coalesce(sum(amount_minor), 0)::bigint as open from seller_items where payout_id is null',
)
const SELLERS = statement(
  'test.sellers-of-order',
  'select distinct tax_number as "taxNumber" from invoices where order_id = $1',
)

let shop: ReturnsStore
let staff: Visitor
let reader: Visitor
beforeAll(async () => {
  shop = await openReturnsStore({ programKey: KEY, operatorTcsNumbers: OPERATOR_NUMBERS })
  staff = shop.store.visitor()
  staff.headers.authorization = `Bearer ${KEY}`
  reader = shop.store.visitor()
  const validFrom = dayAfter(0)
  await staff.call('POST /api/admin/commission/rates', {
    body: { market, basisPoints: 850, operatorTaxNumber: '27AAPFU0939F1ZV', validFrom },
  })
})
afterAll(() => shop.store.close())

const db = () => shop.store.app.db
const dayAfter = (days: number) => new Date(Date.now() + 5.5 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)
let runs = 0
const run = async (idempotencyKey = `run-of-test-${runs++}`) =>
  (await staff.call('POST /api/admin/payouts/runs', { body: { market, idempotencyKey } })).data
/** Delivered so long ago that nothing can be returned any more. */
const passWindow = () =>
  shop.store.asOwner(`alter table shipment_events disable trigger user;
    update shipment_events set at = at - interval '60 days' where code = 'delivered' and at > now() - interval '30 days';
    alter table shipment_events enable trigger user`)
const record = ({ payoutId }: Pick<Payout, 'payoutId'>, reference: string, paidOn = dayAfter(0)) =>
  staff.try('POST /api/admin/payouts/{payoutId}/record', { params: { payoutId }, body: { reference, paidOn } })
const cancel = (payoutId: string) => staff.try('POST /api/admin/payouts/{payoutId}/cancel', { params: { payoutId } })
const balancesNow = async () =>
  (await staff.call('GET /api/admin/ledger/balances', { query: { market } })).data.balances
const owed = async () =>
  -sum((await balancesNow()).filter(({ account }) => account === 'sellers').map(({ balance }) => balance))
const open = async () => (await db().one<{ open: number }>(OPEN)).open

test('nothing is due while products can be returned; then all of it less taxes, once', async () => {
  const order = await shop.delivered()
  const early = await run()
  expect(early.payouts).toEqual([])
  expect(early.withoutTcs).toEqual([])
  // tax is withheld at once
  expect(early.carried.length).toBeGreaterThan(0)
  await passWindow()
  const due = await run('the-first-run')
  const sellers = await db().rows<{ taxNumber: string }>(SELLERS, [order.answer.orderId])
  expect(due.payouts.map(({ taxNumber }) => taxNumber).sort()).toEqual(sellers.map(({ taxNumber }) => taxNumber).sort())
  expect(sum(due.payouts.map(({ amount }) => amount))).toBe(await owed())
  expect(due.payouts.every(({ linesWithoutRate }) => linesWithoutRate === 0)).toBe(true)
  expect(await open()).toBe(0)
  // the same run again, and another one
  expect((await run('the-first-run')).payouts).toEqual(due.payouts)
  expect((await run()).payouts).toEqual([])
})

describe('a proposed payout', () => {
  const proposed = async () =>
    (await staff.call('GET /api/admin/payouts', { query: { market, state: 'proposed' } })).data.payouts

  test('is recorded with a reference once, and not on a day that has not come', async () => {
    const [payout] = await proposed()
    if (!payout) throw new Error('nothing was proposed')
    expect(await record(payout, 'HDFCR52026112300000001', dayAfter(2))).toMatchObject({
      status: 400,
      body: { code: 'payout.future' },
    })
    const before = await owed()
    const owner = await openStaff(shop.store, 'owner')
    const limited = await openCustomStaff(shop.store, owner, ['payouts.write'], ['IN'], {
      ...{ IN: payout.amount - 1, AE: null },
    })
    const params = { payoutId: payout.payoutId }
    const body = { reference: 'HDFCR52026112300000001', paidOn: dayAfter(0) }
    const asked = await limited.visitor.try('POST /api/admin/payouts/{payoutId}/record', { params, body })
    expect(asked).toMatchObject({ status: 409, body: { code: 'staff.approval-waits' } })
    applySettings({ IN: { 'payouts.approve-above': payout.amount - 1 } })
    const finance = await openStaff(shop.store, 'finance')
    const large = await finance.visitor.try('POST /api/admin/payouts/{payoutId}/record', { params, body })
    expect(large).toMatchObject({ status: 409, body: { code: 'staff.approval-waits' } })
    expect(await record(payout, body.reference)).toMatchObject({ body: { code: 'staff.approval-member' } })
    applySettings({})
    const key = { name: 'Bank', permissions: ['payouts.write' as const], markets: [market], expiresAt: KEY_END }
    const recordByKey = async (IN: number) => {
      const made = await staff.call('POST /api/admin/keys', { body: { ...key, moneyLimits: { IN, AE: 0 } } })
      const program = shop.store.visitor()
      program.headers.authorization = `Bearer ${made.data.secret}`
      return program.try('POST /api/admin/payouts/{payoutId}/record', { params, body })
    }
    expect(await recordByKey(payout.amount - 1)).toMatchObject({ status: 403, body: { code: 'staff.money-limit' } })
    const byKey = recordByKey(payout.amount)
    const both = await Promise.all([byKey, record(payout, 'HDFCR52026112300000001')])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await record(payout, 'HDFCR52026112300000001')).toMatchObject({
      status: 200,
      body: { data: { state: 'paid' } },
    })
    expect(await owed()).toBe(before - payout.amount)
    expect(await record(payout, 'HDFCR52026112300000002')).toMatchObject({
      status: 409,
      body: { code: 'request.idempotency' },
    })
    expect(await cancel(payout.payoutId)).toMatchObject({ status: 409, body: { code: 'payout.state' } })
    expect((await balancesNow()).find(({ account }) => account === 'bank')?.balance).toBe(-payout.amount)
    const next = (await proposed())[0]
    if (next) {
      expect(await record(next, 'HDFCR52026112300000001')).toMatchObject({ body: { code: 'payout.reference-used' } })
    }
  })

  test('is cancelled, and its items are free for the next run', async () => {
    await shop.delivered()
    await passWindow()
    const { payouts } = await run()
    const [payout] = payouts
    if (!payout) throw new Error('nothing was proposed')
    for (const _ of [1, 2]) {
      expect(await cancel(payout.payoutId)).toMatchObject({ status: 200, body: { data: { state: 'cancelled' } } })
    }
    expect(await record(payout, 'HDFCR52026112300000009')).toMatchObject({
      status: 409,
      body: { code: 'payout.state' },
    })
    const again = (await run()).payouts.find(({ taxNumber }) => taxNumber === payout.taxNumber)
    expect(again?.amount).toBe(payout.amount)
    expect((await cancel(UNKNOWN)).status).toBe(404)
  })

  test('cannot differ from its items', async () => {
    const [payout] = await proposed()
    const change = `update seller_items set payout_id = null where entry_id = (
        select max(entry_id) from seller_items where payout_id = '${payout?.payoutId}');
      update payouts set changed_at = now() where id = '${payout?.payoutId}'`
    await expect(shop.store.asOwner(change)).rejects.toThrow('does not agree')
    await expect(shop.store.asOwner('update seller_items set amount_minor = 1')).rejects.toThrow(
      'changes its payout only',
    )
  })
})

test('a return after a payout is deducted from the next one, and an open return withholds its invoice', async () => {
  const { payouts } = await run()
  expect(payouts).toEqual([])
  const order = await shop.delivered()
  const { returnNumber } = await returnOf(shop.store, order)
  await passWindow()
  expect((await run()).payouts).toEqual([])
  await shop.receive(returnNumber)
  await shop.inspect(returnNumber, [{ lineNo: 1, accepted: 1, saleable: 1 }])
  await shop.payer.makeRefunds()
  const due = await run()
  expect(due.payouts.length).toBeGreaterThan(0)
  const claimed = sum(due.payouts.map(({ amount }) => amount))
  const paid = sum(
    (await staff.call('GET /api/admin/payouts', { query: { market, state: 'proposed' } })).data.payouts.map(
      p => p.amount,
    ),
  )
  expect(claimed).toBeLessThanOrEqual(paid)
  // never more than is owed
  expect(paid).toBeLessThanOrEqual(await owed())
})

test('runs at the same time propose everything once', async () => {
  await shop.delivered()
  await passWindow()
  const all = await Promise.all([run(), run(), run()])
  expect(all.filter(({ payouts }) => payouts.length > 0)).toHaveLength(1)
})

test('the statement of a seller agrees with the ledger, as JSON and as CSV', async () => {
  const balances = await balancesNow()
  for (const { party: taxNumber, balance } of balances.filter(({ account }) => account === 'sellers')) {
    const period = dayAfter(0).slice(0, 7)
    const { data } = await staff.call('GET /api/admin/payouts/statement', { query: { taxNumber, period } })
    expect(data).toMatchObject({ opening: 0, closing: -balance, more: false })
    const { supplied, commission, commissionTax, tcs, paid, owed: left } = data.totals
    expect(left).toBe(supplied - commission - commissionTax - tcs - paid)
    for (const row of data.rows)
      expect(row.owed).toBe(row.supplied - row.commission - row.commissionTax - row.tcs - row.paid)
    expect(sum(data.rows.map(row => row.owed))).toBe(left)
    const file = await staff.request('GET', `/api/admin/payouts/statement.csv?taxNumber=${taxNumber}&period=${period}`)
    const rows = String(file.body).trim().split('\r\n')
    expect(rows).toHaveLength(data.rows.length + 2)
    expect(Math.round(Number(rows.at(-1)?.split(',').at(-1)) * 100)).toBe(-balance)
  }
})

describe('the bank account of a seller', () => {
  const ACCOUNTS = '/api/admin/payouts/accounts'
  const account = { holder: 'Sahyadri Tools', accountNumber: '123456789012', ifsc: 'SBIN0000095' }
  type Change = Partial<typeof account> & { accountNumberAgain?: string; version?: number }
  const set = (taxNumber: string, change: Change = {}) => {
    const typed = { ...account, ...change }
    const body = { taxNumber, ...typed, accountNumberAgain: change.accountNumberAgain ?? typed.accountNumber }
    return staff.try(`POST ${ACCOUNTS}`, { body })
  }
  const shownFor = (payoutId: string, as = staff) =>
    as.try('GET /api/admin/payouts/{payoutId}/account', { params: { payoutId } })

  test('is checked, sealed, and that of the payouts that are proposed after it', async () => {
    await shop.delivered()
    await passWindow()
    const { payouts } = await run()
    const [without] = payouts
    if (!without) throw new Error('nothing was proposed')
    const { taxNumber } = without
    expect(without.account).toBeNull()
    expect((await shownFor(without.payoutId)).body).toMatchObject({ code: 'payout.no-account' })
    expect(await set(taxNumber, { ifsc: 'SBIN1234567' })).toMatchObject({ body: { code: 'payment.bank-unknown' } })
    expect((await set(taxNumber, { accountNumber: '12' })).status).toBe(400)
    expect((await set(taxNumber, { accountNumberAgain: '123456789013' })).status).toBe(400)
    expect(await set('27AAAAA0000A1Z5')).toMatchObject({ status: 404, body: { code: 'payout.seller-unknown' } })
    const made = await set(taxNumber)
    expect(made.body).toMatchObject({ data: { accountLast4: '9012', bank: 'State Bank of India' } })
    expect(await set(taxNumber)).toEqual(made)
    const listed = await staff.call(`GET ${ACCOUNTS}`, { query: { market } })
    expect(listed.data).toHaveLength(1)
    expect(JSON.stringify(listed)).not.toContain(account.accountNumber)

    // one that was proposed before keeps what it had: none
    expect((await shownFor(without.payoutId)).body).toMatchObject({ code: 'payout.no-account' })
    await cancel(without.payoutId)
    const again = (await run()).payouts.find(payout => payout.taxNumber === taxNumber)
    if (!again) throw new Error('nothing was proposed again')
    expect(again.account).toEqual({ bank: 'State Bank of India', accountLast4: '9012' })
    // of two members who set another one at once, one is told
    const [{ version } = { version: 0 }] = listed.data
    const others = await Promise.all(
      ['888888888888', '999999999999'].map(accountNumber => set(taxNumber, { accountNumber, version })),
    )
    expect(others.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const last = others[0]?.status === 200 ? '8888' : '9999'
    expect(others.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'settings.changed-meanwhile',
      data: { current: { accountLast4: last } },
    })
    expect(await set(taxNumber, { accountNumber: '777777777777', version })).toMatchObject({ status: 409 })
    expect((await shownFor(again.payoutId)).body).toMatchObject({ data: { ...account, bank: 'State Bank of India' } })
    expect((await shownFor(again.payoutId, reader)).status).toBe(403)
    await expect(shop.store.asOwner(`update seller_bank_accounts set holder = 'x'`)).rejects.toThrow('is replaced')
    await expect(
      shop.store.asOwner(`update payouts set account_id = null where id = '${again.payoutId}'`),
    ).rejects.toThrow('cannot be changed so')
  })

  test('is sealed again when the key changes', async () => {
    const { app } = shop.store
    expect(await resealSellerAccounts(app)).toEqual({ resealed: 0, unreadable: 0 })
    const secrets = { ...app.secrets, isCurrent: () => false, seal: app.secrets.seal.bind(app.secrets) }
    const unseal = app.secrets.unseal.bind(app.secrets)
    expect(await resealSellerAccounts({ ...app, secrets: { ...secrets, unseal } })).toEqual({
      resealed: 2,
      unreadable: 0,
    })
  })
})

test('only staff of finance run and record payouts', async () => {
  const body = { market, idempotencyKey: 'not-allowed' }
  expect((await reader.try('POST /api/admin/payouts/runs', { body })).status).toBe(403)
})
