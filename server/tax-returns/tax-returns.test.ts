// Tax returns of a month agree with its invoices to the paisa, and only staff see them.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { makeBuyers, pickProducts } from '../testing/buyers.ts'
import { OPERATOR_NUMBERS, operatorNumber } from '../testing/gst-supplies.ts'
import { creditItems, invoicedItems, placeCodOrder, type ShippedOrder, shipOrder } from '../testing/invoices.ts'
import { openTestStore, type TestStore, type Visitor } from '../testing/store.ts'

const KEY = 'khk_of-the-test-tax-returns'

interface Invoiced {
  taxNumber: string
  period: string
  invoices: number
  taxableMinor: number
  taxMinor: number
}
const INVOICED = statement(
  'test.invoiced-by-registration',
  `select tax_number as "taxNumber", to_char(issued_on, 'YYYY-MM') as period, count(*)::int as invoices,
     sum(taxable_minor)::bigint as "taxableMinor", sum(tax_minor)::bigint as "taxMinor"
   from invoices where market = 'IN' group by 1, 2 order by 1`,
)

const CREDITED = statement(
  'test.credited-by-registration',
  `select n.tax_number as "taxNumber", to_char(n.issued_on, 'YYYY-MM') as period, count(*)::int as invoices,
     i.buyer ->> 'taxNumber' is not null as registered,
     sum(n.taxable_minor)::bigint as "taxableMinor", sum(n.tax_minor)::bigint as "taxMinor"
   from credit_notes n join invoices i on i.id = n.invoice_id group by 1, 2, 4`,
)

let store: TestStore
let staff: Visitor
let invoiced: Invoiced[]
const orders: ShippedOrder[] = []
beforeAll(async () => {
  store = await openTestStore({
    programKey: KEY,
    config: { operatorTcsNumbers: OPERATOR_NUMBERS },
  })
  staff = store.visitor()
  staff.headers.authorization = `Bearer ${KEY}`
  const msns = await pickProducts(store.app.db, 'IN', 6)
  const buyers = await makeBuyers(store.app.db, 3)
  for (const [index, buyer] of buyers.entries()) {
    const business = { company: 'Kulkarni Engineering', gstin: '27AAPFU0939F1ZV', is_gstin: true }
    const items = msns.slice(index * 2, index * 2 + 2).map(msn => ({ msn, quantity: index + 1 }))
    const order = await placeCodOrder(store, buyer, items, index === 0 ? { business } : {})
    await shipOrder(store, order)
    orders.push(order)
  }
  invoiced = await store.app.db.rows<Invoiced>(INVOICED)
})
afterAll(() => store.close())

interface Table {
  txval: number
  iamt?: number
  camt?: number
  samt?: number
}
const paise = (rows: readonly Table[], pick: (row: Table) => number) =>
  rows.reduce((sum, row) => sum + Math.round(pick(row) * 100), 0)
const taxOf = ({ iamt = 0, camt = 0, samt = 0 }: Table) => iamt + camt + samt

type Items = { itms: { itm_det: Table }[] }
interface Gstr1Document {
  b2b?: { inv: Items[] }[]
  b2cl?: { inv: Items[] }[]
  b2cs?: Table[]
  cdnr?: { nt: Items[] }[]
  cdnur?: Items[]
  hsn?: { hsn_b2b: Table[]; hsn_b2c: Table[] }
  doc_issue: { doc_det: { doc_num: number; docs: { net_issue: number }[] }[] }
}

/** The return of each registration with invoices. */
async function returnsOf(): Promise<Map<string, Gstr1Document>> {
  const documents = new Map<string, Gstr1Document>()
  for (const { taxNumber, period } of invoiced) {
    const { data } = await staff.call('GET /api/admin/tax-returns/gstr1', { query: { taxNumber, period } })
    documents.set(taxNumber, data.document as unknown as Gstr1Document)
  }
  return documents
}

it('has GSTR-1 tables that add up to the invoices of each registration', async () => {
  expect(invoiced.length).toBeGreaterThan(0)
  for (const { taxNumber, period, invoices, taxableMinor, taxMinor } of invoiced) {
    const { data } = await staff.call('GET /api/admin/tax-returns/gstr1', { query: { taxNumber, period } })
    const document = data.document as {
      b2b?: { inv: { itms: { itm_det: Table }[] }[] }[]
      b2cl?: { inv: { itms: { itm_det: Table }[] }[] }[]
      b2cs?: Table[]
      hsn: { hsn_b2b: Table[]; hsn_b2c: Table[] }
      doc_issue: { doc_det: { docs: { net_issue: number; cancel: number }[] }[] }
    }
    const listed = [...(document.b2b ?? []), ...(document.b2cl ?? [])].flatMap(({ inv }) => inv)
    const rows = [...listed.flatMap(({ itms }) => itms.map(({ itm_det }) => itm_det)), ...(document.b2cs ?? [])]
    const hsn = [...document.hsn.hsn_b2b, ...document.hsn.hsn_b2c]
    expect(paise(rows, row => row.txval)).toBe(taxableMinor)
    expect(paise(rows, taxOf)).toBe(taxMinor)
    expect(paise(hsn, row => row.txval)).toBe(taxableMinor)
    expect(paise(hsn, taxOf)).toBe(taxMinor)
    const issued = document.doc_issue.doc_det.flatMap(({ docs }) => docs)
    expect(issued.reduce((sum, { net_issue }) => sum + net_issue, 0)).toBe(invoices)
    expect(issued.every(({ cancel }) => cancel === 0)).toBe(true)
    expect(data.problems).toEqual([])
  }
})

it('lists the business buyer with the invoice of each seller', async () => {
  let found = 0
  for (const { taxNumber, period } of invoiced) {
    const { data } = await staff.call('GET /api/admin/tax-returns/gstr1', { query: { taxNumber, period } })
    const { b2b = [] } = data.document as { b2b?: { ctin: string; inv: unknown[] }[] }
    for (const { ctin, inv } of b2b) {
      expect(ctin).toBe('27AAPFU0939F1ZV')
      found += inv.length
    }
  }
  expect(found).toBeGreaterThan(0)
})

it('has GSTR-8 rows that add up to what the sellers of a State supplied', async () => {
  const states = new Set(invoiced.map(({ taxNumber }) => taxNumber.slice(0, 2)))
  for (const state of states) {
    const query = { taxNumber: operatorNumber(state), period: invoiced[0]?.period ?? '' }
    const { data } = await staff.call('GET /api/admin/tax-returns/gstr8', { query })
    const { tcs } = data.document as { tcs: { stin: string; amt: number; camt: number; samt: number; iamt: number }[] }
    const expected = invoiced.filter(({ taxNumber }) => taxNumber.startsWith(state))
    expect(tcs.map(({ stin, amt }) => [stin, Math.round(amt * 100)])).toEqual(
      expected.map(({ taxNumber, taxableMinor }) => [taxNumber, taxableMinor]),
    )
    for (const { amt, camt, samt, iamt } of tcs) {
      expect(camt).toBe(samt)
      expect(Math.abs(camt + samt + iamt - amt * 0.005)).toBeLessThan(0.02)
    }
  }
})

describe('with credit notes of a part of every order', () => {
  let before: Map<string, Gstr1Document>
  let notes: (Invoiced & { registered: boolean })[]
  beforeAll(async () => {
    before = await returnsOf()
    for (const order of orders) {
      const items = (await invoicedItems(store, order)).map(item => ({ ...item, quantity: 1 }))
      await creditItems(store, order, items, { key: 'one of each' })
    }
    notes = await store.app.db.rows(CREDITED)
  })

  it('GSTR-1 lists those of the business buyer, and deducts the others from the sums', async () => {
    expect(new Set(notes.map(({ registered }) => registered))).toEqual(new Set([true, false]))
    const after = await returnsOf()
    for (const { taxNumber } of invoiced) {
      const [was, is] = [before.get(taxNumber), after.get(taxNumber)]
      const own = notes.filter(note => note.taxNumber === taxNumber)
      const total = (rows: typeof own, key: 'taxableMinor' | 'taxMinor') => rows.reduce((sum, row) => sum + row[key], 0)
      const listed = (is?.cdnr ?? []).flatMap(({ nt }) => nt.flatMap(({ itms }) => itms.map(({ itm_det }) => itm_det)))
      const registered = own.filter(note => note.registered)
      expect(paise(listed, row => row.txval)).toBe(total(registered, 'taxableMinor'))
      expect(paise(listed, taxOf)).toBe(total(registered, 'taxMinor'))
      const others = own.filter(note => !note.registered)
      const sumOf = (of: Gstr1Document | undefined, pick: (row: Table) => number) => paise(of?.b2cs ?? [], pick)
      expect(sumOf(was, row => row.txval) - sumOf(is, row => row.txval)).toBe(total(others, 'taxableMinor'))
      expect(sumOf(was, taxOf) - sumOf(is, taxOf)).toBe(total(others, 'taxMinor'))
      const hsn = (of: Gstr1Document | undefined) => [...(of?.hsn?.hsn_b2b ?? []), ...(of?.hsn?.hsn_b2c ?? [])]
      expect(paise(hsn(was), row => row.txval) - paise(hsn(is), row => row.txval)).toBe(total(own, 'taxableMinor'))
      const issued = is?.doc_issue.doc_det.find(({ doc_num }) => doc_num === 5)?.docs ?? []
      expect(issued.reduce((sum, { net_issue }) => sum + net_issue, 0)).toBe(
        own.reduce((sum, note) => sum + note.invoices, 0),
      )
    }
  })

  it('HSN summaries agree with the supplies less the credit notes, to registered buyers and to others', async () => {
    const rowsOf = (documents: readonly Items[] = []) =>
      documents.flatMap(({ itms }) => itms.map(({ itm_det }) => itm_det))
    for (const { b2b, b2cl, b2cs, cdnr, cdnur, hsn } of (await returnsOf()).values()) {
      const invoices = (groups: typeof b2b = []) => rowsOf(groups.flatMap(({ inv }) => inv))
      const notes = rowsOf((cdnr ?? []).flatMap(({ nt }) => nt))
      for (const pick of [(row: Table) => row.txval, taxOf]) {
        expect(paise(invoices(b2b), pick) - paise(notes, pick)).toBe(paise(hsn?.hsn_b2b ?? [], pick))
        const others = paise(invoices(b2cl), pick) + paise(b2cs ?? [], pick) - paise(rowsOf(cdnur), pick)
        expect(others).toBe(paise(hsn?.hsn_b2c ?? [], pick))
      }
    }
  })

  it('GSTR-8 reports the returns of each kind of buyer, and collects tax on the net', async () => {
    const states = new Set(invoiced.map(({ taxNumber }) => taxNumber.slice(0, 2)))
    let found = 0
    for (const state of states) {
      const query = { taxNumber: operatorNumber(state), period: invoiced[0]?.period ?? '' }
      const { data } = await staff.call('GET /api/admin/tax-returns/gstr8', { query })
      const { tcs } = data.document as { tcs: Record<string, number>[] }
      for (const { stin, supR = 0, supU = 0, retsupR = 0, retsupU = 0, amt = 0 } of tcs) {
        const own = notes.filter(({ taxNumber }) => taxNumber === String(stin))
        const returned = (registered: boolean) =>
          own.filter(note => note.registered === registered).reduce((sum, note) => sum + note.taxableMinor, 0)
        expect([retsupR, retsupU].map(rupees => Math.round(rupees * 100))).toEqual([returned(true), returned(false)])
        expect(Math.round(amt * 100)).toBe(Math.round((supR + supU - retsupR - retsupU) * 100))
        found += own.length
      }
    }
    expect(found).toBe(notes.length)
  })
})

it('is sent as CSV too', async () => {
  const [{ taxNumber = '', period = '' } = {}] = invoiced
  const url = `/api/admin/tax-returns/gstr1.csv?taxNumber=${taxNumber}&period=${period}&section=hsn_b2c`
  const headers = { host: 'localhost', authorization: `Bearer ${KEY}` }
  const response = await store.http.inject({ url, headers })
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(response.body.split('\r\n')[0]).toBe(
    'HSN,Description,UQC,Total Quantity,Rate,Taxable Value,Integrated Tax,Central Tax,State/UT Tax',
  )
})

it('is only for staff, for existing months and numbers', async () => {
  const address = '/api/admin/tax-returns/gstr1?taxNumber=27AAKCS4821M1ZW&period=2026-11'
  expect(await store.visitor().request('GET', address)).toMatchObject({ status: 403 })
  expect(await (await store.customer()).request('GET', address)).toMatchObject({ status: 403 })
  for (const period of ['2026-13', '2026-1', '26-11', '2026-11-01']) {
    const url = `/api/admin/tax-returns/gstr1?taxNumber=27AAKCS4821M1ZW&period=${period}`
    expect(await staff.request('GET', url)).toMatchObject({ status: 400, body: { code: 'request.invalid' } })
  }
  const other = '/api/admin/tax-returns/gstr8?taxNumber=27AAKCS4821M1ZW&period=2026-11'
  expect(await staff.request('GET', other)).toMatchObject({
    status: 404,
    body: { code: 'tax-returns.operator-unknown' },
  })
})
