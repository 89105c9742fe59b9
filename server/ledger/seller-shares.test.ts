// Amounts owed to sellers on a real store: commission by dated rates, its tax, returns, tax collected at source.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sum } from '../../contract/shared/money.ts'
import { statement } from '../platform/db.ts'
import { OPERATOR_NUMBERS, operatorNumber } from '../testing/gst-supplies.ts'
import { moneyOf } from '../testing/ledger.ts'
import { bodyOf } from '../testing/payer.ts'
import { openReturnsStore, type ReturnsStore, returnOf } from '../testing/returns.ts'
import type { Visitor } from '../testing/store.ts'
import { collectTcs } from './commands/collect-tcs.ts'
import { postMissing } from './commands/post-missing.ts'
import { ledgerBalances, ledgerDifferences, ledgerEntries } from './queries/ledger.ts'

const KEY = 'khk_of-the-test-seller-shares'
const OPERATOR = '27AAPFU0939F1ZV'
const market = 'IN' as const
const sql = (text: string) => statement('', text)
const INVOICE = sql(
  `select i.tax_number as "taxNumber", i.total_minor as "totalMinor", i.seller ->> 'stateCode' as "sellerState",
     (select sum(taxable_minor)::bigint from invoice_lines l where l.invoice_id = i.id and l.source = 'product') as "productsMinor"
   from invoices i where i.order_id = $1`,
)
const SELLER = sql(
  `select s.code, p.category_code as "categoryCode", c.parent_code as "parentCode"
   from offer_choices o join sellers s on s.id = o.seller_id join products p using (msn) join categories c on c.code = p.category_code
   where msn = $1`,
)
const COMMISSION = sql(
  `select distinct m.basis_points as "basisPoints" from commission_lines m join invoices i on i.id = m.invoice_id
     join invoice_lines l on l.invoice_id = i.id and l.line_no = m.line_no
   where i.order_id = $1 and l.source = 'product' order by 1`,
)

let shop: ReturnsStore
let staff: Visitor
beforeAll(async () => {
  shop = await openReturnsStore({ programKey: KEY, operatorTcsNumbers: OPERATOR_NUMBERS })
  staff = shop.store.visitor()
  staff.headers.authorization = `Bearer ${KEY}`
})
afterAll(() => shop.store.close())

const db = () => shop.store.app.db
const today = () => new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10)
const setRate = (change: object) =>
  staff.try('POST /api/admin/commission/rates', {
    body: { market, basisPoints: 1000, operatorTaxNumber: OPERATOR, validFrom: today(), ...change },
  })
const balanceOf = async (account: string, party?: string) =>
  sum(
    (await ledgerBalances(db(), { market })).balances
      .filter(row => row.account === account && (party === undefined || row.party === party))
      .map(({ balance }) => balance),
  )

describe('rates', () => {
  test('are rejected with the reason: for a past day, an unknown seller or category, and an invalid number', async () => {
    expect(await setRate({ validFrom: '2026-01-01' })).toMatchObject({ status: 400, body: { code: 'commission.past' } })
    expect(await setRate({ sellerCode: 'nobody' })).toMatchObject({
      status: 404,
      body: { code: 'commission.seller-unknown' },
    })
    expect(await setRate({ categoryCode: '999999999' })).toMatchObject({
      status: 404,
      body: { code: 'catalog.category-unknown' },
    })
    expect(await setRate({ operatorTaxNumber: '27AAPFU0939F1ZX' })).toMatchObject({
      status: 400,
      body: { code: 'commission.operator-number' },
    })
    expect((await setRate({ basisPoints: 10_001 })).status).toBe(400)
    expect((await staff.call('GET /api/admin/commission/rates', { query: { market } })).data.rates).toEqual([])
  })

  test("of a seller take precedence over those of a category, and these over the market's; the last one of a day applies", async () => {
    const one = async () => {
      const order = await shop.delivered()
      return (await db().rows<{ basisPoints: number }>(COMMISSION, [order.answer.orderId])).map(row => row.basisPoints)
    }
    expect(await one()).toEqual([0])
    const { code, categoryCode, parentCode } = await db().one<{
      code: string
      categoryCode: string
      parentCode: string
    }>(SELLER, [shop.msns[0] ?? ''])
    await setRate({ basisPoints: 900 })
    await setRate({ basisPoints: 1000 })
    expect(await one()).toEqual([1000])
    // tomorrow is not today
    await setRate({ basisPoints: 5, validFrom: '2099-01-01' })
    await setRate({ basisPoints: 700, categoryCode: parentCode })
    await setRate({ basisPoints: 600, categoryCode })
    expect((await one())[0]).toBe(600)
    const sellers = await Promise.all(
      shop.msns.slice(0, 2).map(async msn => (await db().one<{ code: string }>(SELLER, [msn])).code),
    )
    for (const sellerCode of new Set([code, ...sellers])) await setRate({ basisPoints: 850, sellerCode })
    expect(await one()).toEqual([850])
    const { data } = await staff.call('GET /api/admin/commission/rates', { query: { market } })
    expect(data.rates[0]).toMatchObject({ basisPoints: 850, categoryCode: null, validFrom: today() })
    expect(data.rates[0]?.categoryName).toBeNull()
    const named = data.rates.find(rate => rate.categoryCode === categoryCode)
    expect(named?.categoryName).toEqual({ en: expect.stringMatching(/\S/), hi: expect.stringMatching(/\S/) })
    await expect(shop.store.asOwner('update commission_rates set basis_points = 1')).rejects.toThrow('not allowed')
  })
})

test('a sale credits the seller with the sale less commission and its tax, and a return reverses it', async () => {
  const order = await shop.delivered()
  const invoices = await db().rows<{
    taxNumber: string
    totalMinor: number
    productsMinor: number
    sellerState: string
  }>(INVOICE, [order.answer.orderId])
  const entriesOf = async () =>
    (await ledgerEntries(db(), { market, orderNumber: order.answer.orderNumber, limit: 100 })).entries
  const shares = (await entriesOf()).filter(({ kind }) => kind === 'seller-share')
  expect(shares).toHaveLength(invoices.length)
  for (const { taxNumber, totalMinor, sellerState } of invoices) {
    const lines = shares.find(({ lines: all }) => all.some(({ party }) => party === taxNumber))?.lines ?? []
    const of = (account: string) => moneyOf(lines, account)
    expect(of('seller-supplies')).toBe(totalMinor)
    const taxes = sellerState === '27' ? of('commission-cgst') + of('commission-sgst') : of('commission-igst')
    expect(of('commission')).toBeLessThan(0)
    expect(Math.abs(taxes - Math.round(of('commission') * 0.18))).toBeLessThanOrEqual(1)
    expect(of('sellers')).toBe(-(totalMinor + of('commission') + taxes))
  }
  const all = { items: [1, 2].map(lineNo => ({ lineNo, quantity: lineNo + 1 })) }
  const { returnNumber } = await returnOf(shop.store, order, all)
  await shop.receive(returnNumber)
  await shop.inspect(returnNumber, [
    { lineNo: 1, accepted: 2, saleable: 2 },
    { lineNo: 2, accepted: 3, saleable: 3 },
  ])
  await shop.payer.makeRefunds()
  const lines = (await entriesOf()).flatMap(entry => entry.lines)
  for (const account of ['sellers', 'seller-supplies', 'commission', 'commission-cgst', 'commission-igst'])
    expect(moneyOf(lines, account)).toBe(0)
  expect((await ledgerDifferences(db(), { market })).orders).toEqual([])
})

test('all sales of the sellers were credited to them', async () => {
  const { balances } = await ledgerBalances(db(), { market })
  const sold = [
    'sales',
    'shipping',
    'cod-fees',
    'gift-packing',
    'surcharges',
    'tax-cgst',
    'tax-sgst',
    'tax-utgst',
    'tax-igst',
    'seller-supplies',
  ]
  for (const party of new Set(balances.filter(({ account }) => account === 'sales').map(row => row.party)))
    expect(sum(balances.filter(row => row.party === party && sold.includes(row.account)).map(row => row.balance))).toBe(
      0,
    )
})

test('tax collected at source matches GSTR-8, and posting it again changes nothing', async () => {
  expect(await collectTcs(shop.store.app)).toBeGreaterThan(0)
  expect(await collectTcs(shop.store.app)).toBe(0)
  // a return lowers the net of the month
  const order = await shop.delivered()
  await collectTcs(shop.store.app)
  const { returnNumber } = await returnOf(shop.store, order)
  await shop.receive(returnNumber)
  await shop.inspect(returnNumber, [{ lineNo: 1, accepted: 1, saleable: 1 }])
  await shop.payer.makeRefunds()
  expect(await collectTcs(shop.store.app)).toBeGreaterThan(0)
  const rows = { camt: 'tcs-cgst', samt: 'tcs-sgst', iamt: 'tcs-igst' } as const
  const period = today().slice(0, 7)
  for (const state of ['27', '29', '07', '24', '33']) {
    const taxNumber = operatorNumber(state)
    const { data } = await staff.call('GET /api/admin/tax-returns/gstr8', { query: { taxNumber, period } })
    const { tcs } = data.document as { tcs: Record<keyof typeof rows, number>[] }
    for (const [name, account] of Object.entries(rows)) {
      const reported = sum(tcs.map(row => Math.round(row[name as keyof typeof rows] * 100)))
      expect(0 - (await balanceOf(account, taxNumber))).toBe(reported)
    }
  }
  expect(-(await balanceOf('tcs-cgst')) - (await balanceOf('tcs-igst'))).toBeGreaterThan(0)
})

test('a second payment in a session is owed to the customer until the gateway has refunded it', async () => {
  const order = await shop.delivered()
  const again = { ref: order.ref, state: 'success', amountMinor: order.answer.payable, gatewayRef: 'TG-AGAIN' } as const
  const before = await balanceOf('gateways', 'test')
  for (const currency of ['INR', 'INR'])
    expect(await shop.payer.post(bodyOf({ ...again, currency }))).toMatchObject({ status: 200 })
  expect((await balanceOf('gateways', 'test')) - before).toBe(order.answer.payable)
  const { orderNumber } = order.answer
  expect((await ledgerDifferences(db(), { market })).orders).toMatchObject([
    { orderNumber, balance: -order.answer.payable },
  ])
  const { entries } = await ledgerEntries(db(), { market, orderNumber, limit: 1 })
  expect(entries[0]).toMatchObject({ kind: 'second-receipt', document: 'TG-AGAIN' })
  await shop.store.asOwner(`insert into payment_events (payment_id, kind, who, data)
    select id, 'refund-succeeded', 'gateway:test', '{"gatewayRef": "TG-AGAIN", "refundRef": "RF-1", "amountMinor": ${order.answer.payable}}'
    from payments where transaction_ref = '${order.ref}'`)
  expect(await postMissing(shop.store.app)).toBe(1)
  expect((await ledgerDifferences(db(), { market })).orders).toEqual([])
  expect(await postMissing(shop.store.app)).toBe(0)
})
