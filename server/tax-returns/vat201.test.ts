// The VAT return of a TRN agrees with its documents to the fils, by either basis, and only staff of the UAE see it.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { makeBuyers, pickProducts } from '../testing/buyers.ts'
import { creditItems, invoicedItems, placeCodOrder, shipOrder } from '../testing/invoices.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

interface Issued {
  taxNumber: string
  month: string
  seller: string
  taxableMinor: number
  taxMinor: number
}
const INVOICED = statement(
  'test.vat-invoiced',
  `select tax_number as "taxNumber", to_char(issued_on, 'YYYY-MM') as month, seller ->> 'stateCode' as seller,
     sum(taxable_minor)::bigint as "taxableMinor", sum(tax_minor)::bigint as "taxMinor"
   from invoices where market = 'AE' group by 1, 2, 3 order by 1`,
)
const CREDITED = statement(
  'test.vat-credited',
  `select n.tax_number as "taxNumber", to_char(n.issued_on, 'YYYY-MM') as month, '' as seller,
     sum(n.taxable_minor)::bigint as "taxableMinor", sum(n.tax_minor)::bigint as "taxMinor"
   from credit_notes n where n.kind = 'vat-credit-note' group by 1, 2`,
)

let store: TestStore
let finance: SignedIn
beforeAll(async () => {
  store = await openTestStore()
  finance = await openStaff(store, 'finance')
  const msns = await pickProducts(store.app.db, 'AE', 2)
  const [buyer] = await makeBuyers(store.app.db, 1, 'AE')
  if (!buyer) throw new Error('no buyer')
  for (const msn of msns) {
    const order = await placeCodOrder(store, buyer, [{ msn, quantity: 2 }])
    await shipOrder(store, order)
    if (msn !== msns[0]) continue
    const items = await invoicedItems(store, order)
    await creditItems(
      store,
      order,
      items.map(item => ({ ...item, quantity: 1 })),
      { key: 'one-of-two' },
    )
  }
})
afterAll(() => store.close())

const read = async (query: { taxNumber: string; period: string; months?: number; emirate?: 'seller' | 'delivery' }) =>
  (await finance.visitor.call('GET /api/admin/tax-returns/vat201', { query })).data
const sumOf = (rows: readonly { taxable: number; tax: number }[]) => [
  rows.reduce((sum, { taxable }) => sum + taxable, 0),
  rows.reduce((sum, { tax }) => sum + tax, 0),
]

it('has the sales of each TRN less its credits, in the Emirate of the seller or of the delivery', async () => {
  const invoiced = await store.app.db.rows<Issued>(INVOICED)
  const credited = await store.app.db.rows<Issued>(CREDITED)
  expect([invoiced.length > 0, credited.length]).toEqual([true, 1])
  for (const { taxNumber, month, seller, taxableMinor, taxMinor } of invoiced) {
    const off = credited.find(one => one.taxNumber === taxNumber)
    const net = [taxableMinor - (off?.taxableMinor ?? 0), taxMinor - (off?.taxMinor ?? 0)]
    const own = await read({ taxNumber, period: month, months: 1 })
    const filled = own.boxes.filter(({ box, taxable }) => taxable !== 0 && box !== '8')
    expect(filled.map(({ emirate }) => emirate)).toEqual([seller])
    expect(sumOf(filled)).toEqual(net)
    expect(sumOf(own.boxes.filter(({ box }) => box === '8'))).toEqual(net)
    expect(own.problems).toEqual([])
    const delivered = await read({ taxNumber, period: month, months: 1, emirate: 'delivery' })
    expect(delivered.boxes.find(({ emirate }) => emirate === 'DU')).toMatchObject({ taxable: net[0], tax: net[1] })
  }
})

it('covers the months of the tax period and no others', async () => {
  const [{ taxNumber, month } = { taxNumber: '', month: '2026-01' }] = await store.app.db.rows<Issued>(INVOICED)
  const [year = 0, number = 0] = month.split('-').map(Number)
  const monthAt = (offset: number) => new Date(Date.UTC(year, number - 1 + offset, 1)).toISOString().slice(0, 7)
  const quarter = await read({ taxNumber, period: monthAt(-2) })
  expect(quarter).toMatchObject({ from: `${monthAt(-2)}-01`, documents: expect.any(Number) })
  expect(quarter.to.slice(0, 7)).toBe(month)
  expect(quarter.documents).toBeGreaterThan(0)
  expect((await read({ taxNumber, period: monthAt(-2), months: 2 })).documents).toBe(0)
})

it('as a file has the boxes, or the documents that add up to the boxes', async () => {
  const [{ taxNumber, month } = { taxNumber: '', month: '' }] = await store.app.db.rows<Issued>(CREDITED)
  const { boxes, documents } = await read({ taxNumber, period: month, months: 1 })
  const csv = async (file: string) => {
    const url = `/api/admin/tax-returns/vat201.csv?taxNumber=${taxNumber}&period=${month}&months=1&file=${file}`
    const cookie = [...finance.visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await store.http.inject({ url, headers: { host: 'localhost', cookie } })
    expect(answer.statusCode).toBe(200)
    return answer.body
      .trim()
      .split('\r\n')
      .map(line => line.split(','))
  }
  const all = boxes.find(({ box }) => box === '8')
  expect((await csv('boxes')).at(-1)).toEqual([
    ...['8', '', ((all?.taxable ?? 0) / 100).toFixed(2), ((all?.tax ?? 0) / 100).toFixed(2)],
  ])
  const [headings = [], ...rows] = await csv('documents')
  expect(new Set(rows.map(row => `${row[0]} ${row[1]}`)).size).toBe(documents)
  const column = (name: string) =>
    rows.reduce((sum, row) => sum + Math.round(Number(row[headings.indexOf(name)]) * 100), 0)
  expect([column('Amount (AED)'), column('VAT amount (AED)')]).toEqual([all?.taxable, all?.tax])
  const note = rows.find(([kind]) => kind === 'vat-credit-note')
  expect(note?.[headings.indexOf('Of invoice')]).not.toBe('')
})

it('rejects invalid TRNs and callers who may not see tax returns', async () => {
  const ask = (visitor: SignedIn['visitor'], taxNumber: string) =>
    visitor.request('GET', `/api/admin/tax-returns/vat201?taxNumber=${taxNumber}&period=2026-11`)
  expect(await ask(finance.visitor, '27AAKCS4821M1ZW')).toMatchObject({
    status: 400,
    body: { code: 'request.invalid' },
  })
  const warehouse = await openStaff(store, 'warehouse')
  expect(await ask(warehouse.visitor, '100123456700003')).toMatchObject({ status: 403 })
})

it('of the other country is not for staff of one country', async () => {
  const status = async ({ visitor }: SignedIn) => {
    const of = [
      'vat201?taxNumber=100123456700003',
      'gstr1?taxNumber=27AAKCS4821M1ZW',
      'gstr8.csv?taxNumber=27AAACK1234C1C5',
    ]
    const asked = of.map(one => visitor.request('GET', `/api/admin/tax-returns/${one}&period=2026-11`))
    return (await Promise.all(asked)).map(answer => answer.status)
  }
  expect(await status(await openStaff(store, 'finance', ['IN']))).toEqual([403, 200, 404])
  expect(await status(await openStaff(store, 'finance', ['AE']))).toEqual([200, 403, 403])
})
