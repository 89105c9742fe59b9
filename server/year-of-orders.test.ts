// Registers, ledger and documents of a year agree: GSTR-1 and GSTR-8 of each month, the entries, and what sellers are paid.
// `npm run check:year` does it with 20,000 orders.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { sum } from '../contract/shared/money.ts'
import { collectTcs } from './ledger/commands/collect-tcs.ts'
import { statement } from './platform/db.ts'
import { OPERATOR_NUMBERS, operatorNumber } from './testing/gst-supplies.ts'
import { openTestStore, type TestStore, type Visitor } from './testing/store.ts'
import { makeYearOfOrders, type YearOfOrders } from './testing/year-of-orders.ts'

const ORDERS = Number(process.env.YEAR_ORDERS ?? 200)
const KEY = 'khk_of-the-test-year-of-orders'
const market = 'IN' as const

interface Sums {
  taxNumber: string
  period: string
  taxableMinor: number
  ratedMinor: number
  taxMinor: number
}
const DOCUMENTS = statement(
  'test.documents-of-months',
  `select tax_number as "taxNumber", period, sum(taxable)::bigint as "taxableMinor",
     sum(taxable) filter (where rate > 0)::bigint as "ratedMinor", sum(tax)::bigint as "taxMinor"
   from (
     select i.tax_number, to_char(i.issued_on, 'YYYY-MM') as period, l.taxable_minor as taxable, l.tax_minor as tax, l.tax_rate_bp as rate
     from invoices i join invoice_lines l on l.invoice_id = i.id
     union all
     select n.tax_number, to_char(n.issued_on, 'YYYY-MM'), -c.taxable_minor, -c.tax_minor, l.tax_rate_bp
     from credit_notes n join credit_note_lines c on c.credit_note_id = n.id
       join invoice_lines l on l.invoice_id = c.invoice_id and l.line_no = c.line_no
   ) d group by 1, 2 order by 1, 2`,
)
const LEDGER = statement(
  'test.ledger-of-months',
  `select l.party as "taxNumber", to_char(e.posted_on, 'YYYY-MM') as period,
     -sum(l.amount_minor) filter (where l.account in ('sales', 'shipping', 'cod-fees', 'gift-packing', 'surcharges'))::bigint as "taxableMinor",
     coalesce(-sum(l.amount_minor) filter (where l.account like 'tax-%'), 0)::bigint as "taxMinor"
   from ledger_entries e join ledger_lines l on l.entry_id = e.id
   where e.kind in ('sale', 'credit-note') and l.party <> '' group by 1, 2 order by 1, 2`,
)
const TCS = statement(
  'test.tcs-of-months',
  `select l.party as "taxNumber", to_char(e.posted_on, 'YYYY-MM') as period, -sum(l.amount_minor)::bigint as "taxMinor"
   from ledger_entries e join ledger_lines l on l.entry_id = e.id where l.account like 'tcs-%' group by 1, 2 having sum(l.amount_minor) <> 0
   order by 1, 2`,
)
const UNEVEN = statement(
  'test.uneven-orders',
  `select count(*)::int as count from (
     select e.order_id from ledger_entries e join ledger_lines l on l.entry_id = e.id
     where l.account = 'customers' and e.kind in ('sale', 'credit-note', 'receipt', 'refund')
       and e.order_id in (select order_id from payments where transaction_ref like 'Y%')
     group by 1 having sum(l.amount_minor) <> 0) o`,
)
const FIGURES = statement(
  'test.figures-of-year',
  `select (select count(*)::int from invoices) as invoices, (select sum(total_minor)::bigint from invoices) as invoiced,
     (select count(*)::int from credit_notes) as "creditNotes", (select count(*)::int from ledger_entries) as entries,
     (select count(*)::int from ledger_lines) as lines, (select count(*)::int from tcs_postings) as "tcsPostings",
     (select count(*)::int from payouts) as payouts, (select sum(amount_minor)::bigint from payouts) as "paidOut"`,
)
const OPEN = statement(
  'test.open-shares',
  'select coalesce(sum(amount_minor), 0)::bigint as open from seller_items where payout_id is null',
)

interface Row {
  txval: number
  iamt?: number
  camt?: number
  samt?: number
}
type Listed = { itms: { itm_det: Row }[] }
interface Gstr1 {
  b2b?: { inv: Listed[] }[]
  b2cl?: { inv: Listed[] }[]
  b2cs?: Row[]
  cdnr?: { nt: Listed[] }[]
  cdnur?: Listed[]
}
const paise = (rupees: number) => Math.round(rupees * 100)

let store: TestStore
let staff: Visitor
let year: YearOfOrders
beforeAll(async () => {
  store = await openTestStore({ programKey: KEY, config: { operatorTcsNumbers: OPERATOR_NUMBERS, rateLimits: false } })
  staff = store.visitor()
  staff.headers.authorization = `Bearer ${KEY}`
  await store.asOwner(`insert into commission_rates (market, basis_points, operator_tax_number, valid_from, set_by)
    values ('IN', 850, '27AAPFU0939F1ZV', '2020-01-01', 'test')`)
  year = await makeYearOfOrders(store, ORDERS)
}, 3_600_000)
afterAll(async () => {
  process.stdout.write(`a year of ${ORDERS} orders: ${JSON.stringify(await store.app.db.one(FIGURES))}\n`)
  await store.close()
})

it('has GSTR-1, ledger and documents that are equal in each month for each registration', async () => {
  const documents = (await store.app.db.rows<Sums>(DOCUMENTS)).filter(({ period }) => year.periods.includes(period))
  expect(new Set(documents.map(({ period }) => period)).size).toBe(12)
  const ledger = await store.app.db.rows<Sums>(LEDGER)
  const of = ({ taxNumber, period }: Sums, rows: readonly Sums[]) =>
    rows.find(row => row.taxNumber === taxNumber && row.period === period)
  for (const month of documents) {
    expect(of(month, ledger)).toMatchObject({ taxableMinor: month.taxableMinor, taxMinor: month.taxMinor })
    const query = { taxNumber: month.taxNumber, period: month.period }
    const { data } = await staff.call('GET /api/admin/tax-returns/gstr1', { query })
    const { b2b = [], b2cl = [], b2cs = [], cdnr = [], cdnur = [] } = data.document as Gstr1
    const itemsOf = (listed: readonly Listed[]) => listed.flatMap(({ itms }) => itms.map(({ itm_det }) => itm_det))
    const supplied = [...itemsOf([...b2b, ...b2cl].flatMap(({ inv }) => inv)), ...b2cs]
    const credited = itemsOf([...cdnr.flatMap(({ nt }) => nt), ...cdnur])
    const total = (value: (row: Row) => number) =>
      sum(supplied.map(row => paise(value(row)))) - sum(credited.map(row => paise(value(row))))
    expect(total(({ txval }) => txval)).toBe(month.ratedMinor)
    expect(total(({ iamt = 0, camt = 0, samt = 0 }) => iamt + camt + samt)).toBe(month.taxMinor)
  }
}, 3_600_000)

it('has a GSTR-8 of each month that is what the ledger has collected', async () => {
  for (const period of year.periods) {
    const [at, month] = period.split('-').map(Number)
    const lastDay = new Date(Date.UTC(at ?? 0, month ?? 0, 0, 12))
    await collectTcs({ ...store.app, now: () => lastDay })
  }
  const posted = await store.app.db.rows<Sums>(TCS)
  for (const state of ['07', '24', '27', '29', '33']) {
    for (const period of year.periods) {
      const taxNumber = operatorNumber(state)
      const { data } = await staff.call('GET /api/admin/tax-returns/gstr8', { query: { taxNumber, period } })
      const { tcs } = data.document as { tcs: { iamt: number; camt: number; samt: number }[] }
      const reported = sum(tcs.map(({ iamt, camt, samt }) => paise(iamt) + paise(camt) + paise(samt)))
      const row = posted.find(one => one.taxNumber === taxNumber && one.period === period)
      expect(row?.taxMinor ?? 0).toBe(reported)
    }
  }
  expect(posted.length).toBeGreaterThan(0)
}, 3_600_000)

it('has orders that balance to zero, and balanced entries', async () => {
  expect(await store.app.db.one(UNEVEN)).toEqual({ count: 0 })
  const { data } = await staff.call('GET /api/admin/ledger/balances', { query: { market } })
  expect(sum(data.balances.map(({ balance }) => balance))).toBe(0)
  expect(year.creditNotes).toBeGreaterThan(ORDERS / 10)
})

it('pays the sellers of the year all that is owed to them, and no more', async () => {
  const owedBy = async () =>
    (await staff.call('GET /api/admin/ledger/balances', { query: { market } })).data.balances
      .filter(({ account }) => account === 'sellers')
      .map(({ balance }) => -balance)
  const { data } = await staff.call('POST /api/admin/payouts/runs', {
    body: { market, idempotencyKey: 'year-of-orders' },
  })
  expect(data.payouts.length).toBeGreaterThan(0)
  const proposed = sum(data.payouts.map(({ amount }) => amount))
  const before = sum(await owedBy())
  const { open } = await store.app.db.one<{ open: number }>(OPEN)
  expect(proposed + open).toBe(before)
  for (const { payoutId, number } of data.payouts) {
    const body = {
      reference: `HDFC0000${String(number).padStart(8, '0')}`,
      paidOn: new Date().toISOString().slice(0, 10),
    }
    await staff.call('POST /api/admin/payouts/{payoutId}/record', { params: { payoutId }, body })
  }
  expect(sum(await owedBy())).toBe(open)
  // what waits is what the templates of this month have sold
  for (const left of await owedBy()) expect(left).toBeGreaterThanOrEqual(0)
}, 3_600_000)
