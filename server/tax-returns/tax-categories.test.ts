// Supplies without tax keep the category of their day: on the order, the invoice and its credit notes, and in the return of each market.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Market } from '../../contract/shared/market.ts'
import { statement } from '../platform/db.ts'
import { makeBuyers, pickProducts } from '../testing/buyers.ts'
import { creditItems, invoicedItems, placeCodOrder, shipOrder } from '../testing/invoices.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

const UNTAXED = statement(
  'test.untaxed-heading',
  `insert into tax_rates (market, hsn, description, rate_bp, valid_from, category)
   select market, hsn, 'Without tax', 0, current_date - 2, $2 from products where msn = $1`,
)
const DIFFERENT_CODE = statement('test.code-of-product', 'update products set hsn = $2 where msn = $1')
const LINES = statement(
  'test.categories-of-order',
  `select l.msn, l.tax_category as ordered, v.tax_category as invoiced, v.tax_rate_bp as "rateBp",
     v.taxable_minor as "taxableMinor", i.tax_number as "taxNumber", to_char(i.issued_on, 'YYYY-MM') as month
   from orders o join order_lines l on l.order_id = o.id join invoices i on i.order_id = o.id
     join invoice_lines v on v.invoice_id = i.id and v.order_line_no = l.line_no
   where o.number = $1 order by l.line_no`,
)
const LATER = statement('test.later-category', `update tax_rates set category = $2 where hsn = $1 and rate_bp = 0`)

interface Line {
  msn: string
  ordered: string
  invoiced: string
  rateBp: number
  taxableMinor: number
  taxNumber: string
  month: string
}

let store: TestStore
let finance: SignedIn
beforeAll(async () => {
  store = await openTestStore()
  finance = await openStaff(store, 'finance')
})
afterAll(() => store.close())

/** An invoiced order of two products without tax, each of its category, of one unit each. */
async function invoiced(market: Market, categories: readonly [string, string]) {
  const msns = await pickProducts(store.app.db, market, 2)
  const codes = ['49011010', '10063020']
  for (const [at, msn] of msns.entries()) {
    await store.app.db.run(DIFFERENT_CODE, [msn, codes[at] ?? ''])
    await store.app.db.run(UNTAXED, [msn, categories[at] ?? ''])
  }
  // waits until caches have followed
  await finance.visitor.call('GET /api/admin/taxRates', { query: { market } })
  const [buyer] = await makeBuyers(store.app.db, 1, market)
  if (!buyer) throw new Error('no buyer')
  const lines: Line[] = []
  const orders = []
  for (const msn of msns) {
    const order = await placeCodOrder(store, buyer, [{ msn, quantity: 2 }])
    await shipOrder(store, order)
    lines.push(...(await store.app.db.rows<Line>(LINES, [order.orderNumber])))
    orders.push(order)
  }
  return { lines, orders, codes }
}
const netOf = (lines: readonly Line[], category: string, taxNumber: string) =>
  lines
    .filter(line => line.invoiced === category && line.taxNumber === taxNumber)
    .reduce((sum, { taxableMinor }) => sum + taxableMinor, 0)

describe('in the UAE', () => {
  it('zero-rated supplies are in box 4 and exempt ones in box 5, less their credits', async () => {
    const { lines, orders, codes } = await invoiced('AE', ['zero-rated', 'exempt'])
    expect(lines.map(({ ordered, invoiced: of, rateBp }) => [ordered, of, rateBp])).toEqual([
      ['zero-rated', 'zero-rated', 0],
      ['exempt', 'exempt', 0],
    ])
    const [, order] = orders
    if (!order) throw new Error('no order')
    const items = (await invoicedItems(store, order)).map(item => ({ ...item, quantity: 1 }))
    await creditItems(store, order, items, { key: 'one-exempt' })
    // what is changed afterwards is for later orders
    await store.app.db.run(LATER, [codes[1] ?? '', 'zero-rated'])
    for (const taxNumber of new Set(lines.map(line => line.taxNumber))) {
      const query = { taxNumber, period: lines[0]?.month ?? '', months: 1, emirate: 'seller' as const }
      const { boxes, problems } = (await finance.visitor.call('GET /api/admin/tax-returns/vat201', { query })).data
      const amount = (box: string) => boxes.find(one => one.box === box)?.taxable
      expect([amount('4'), amount('5')]).toEqual([
        netOf(lines, 'zero-rated', taxNumber),
        netOf(lines, 'exempt', taxNumber) / 2,
      ])
      expect(problems).toEqual([])
    }
  })
})

describe('in India', () => {
  it('nil-rated and exempt supplies are told apart in GSTR-1', async () => {
    const { lines } = await invoiced('IN', ['nil-rated', 'exempt'])
    expect(lines.map(({ ordered, invoiced: of }) => [ordered, of])).toEqual([
      ['nil-rated', 'nil-rated'],
      ['exempt', 'exempt'],
    ])
    for (const taxNumber of new Set(lines.map(line => line.taxNumber))) {
      const query = { taxNumber, period: lines[0]?.month ?? '' }
      const { document } = (await finance.visitor.call('GET /api/admin/tax-returns/gstr1', { query })).data
      const rows = (document as { nil?: { inv: { expt_amt: number; nil_amt: number }[] } }).nil?.inv ?? []
      const total = (pick: 'expt_amt' | 'nil_amt') => Math.round(rows.reduce((sum, row) => sum + row[pick], 0) * 100)
      expect([total('nil_amt'), total('expt_amt')]).toEqual([
        netOf(lines, 'nil-rated', taxNumber),
        netOf(lines, 'exempt', taxNumber),
      ])
    }
  })
})

it('a rate of 0 has a category of its market; one with tax has none', async () => {
  const owner = await openStaff(store, 'owner')
  const set = (body: {
    market: Market
    rateBp: number
    category?: 'zero-rated' | 'exempt' | 'nil-rated' | 'standard'
  }) => owner.visitor.try('POST /api/admin/taxRates', { body: { heading: '4902', from: '2031-01-01', ...body } })
  expect(await set({ market: 'AE', rateBp: 0, category: 'nil-rated' })).toMatchObject({ status: 400 })
  expect(await set({ market: 'IN', rateBp: 0, category: 'zero-rated' })).toMatchObject({ status: 400 })
  expect(await set({ market: 'IN', rateBp: 500, category: 'exempt' })).toMatchObject({ status: 400 })
  expect(await set({ market: 'AE', rateBp: 0, category: 'exempt' })).toMatchObject({
    body: { data: { rateBp: 0, category: 'exempt' } },
  })
  expect(await set({ market: 'AE', rateBp: 0, category: 'zero-rated' })).toMatchObject({
    body: { code: 'tax-rate.taken' },
  })
  expect(await set({ market: 'IN', rateBp: 0 })).toMatchObject({ body: { data: { category: 'exempt' } } })
})
