// The register of tax documents: rights, filters and search, sums and file, and how few rows a page reads.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallInput } from '../../contract/api.ts'
import { registerKinds } from '../../contract/invoices/register.rules.ts'
import { statement } from '../platform/db.ts'
import { creditItems, invoicedItems, openInvoicedBusiness } from '../testing/invoices.ts'
import { rowsRead } from '../testing/rows-read.ts'
import { openCustomStaff, openStaff, type SignedIn } from '../testing/staff.ts'
import type { Visitor } from '../testing/store.ts'
import {
  findRegisterPlace,
  listRegister,
  listRegisterOfNumber,
  type RegisterFilter,
  sumRegister,
} from './repository/register.ts'

const REGISTER = 'GET /api/admin/invoices/register'
const SUMS = 'GET /api/admin/invoices/register/sums'
type Query = Omit<CallInput<typeof REGISTER>['query'], 'market'> & { market?: 'IN' | 'AE' }

let shop: Awaited<ReturnType<typeof openInvoicedBusiness>>
let finance: SignedIn
let invoice: Awaited<ReturnType<typeof shop.readInvoice>>
/** Month of the invoice. */
let period: string
beforeAll(async () => {
  shop = await openInvoicedBusiness(3)
  finance = await openStaff(shop.store, 'finance')
  invoice = await shop.readInvoice()
  period = invoice.issuedOn.slice(0, 7)
  const [item] = await invoicedItems(shop.store, shop.order)
  if (!item) throw new Error('no item')
  await creditItems(shop.store, shop.order, [{ ...item, quantity: 1 }], { key: 'one' })
  await shop.store.asOwner(`insert into commission_documents (market, currency, kind, operator_tax_number, tax_number, operator, seller,
    period, issued_on, year, serial, number, taxable_minor, cgst_minor, sgst_minor, utgst_minor, igst_minor, vat_minor, total_minor,
    issued_by, issued_at)
    values ('IN', 'INR', 'invoice', '27AAPFU0939F1ZV', '27AAKCS4821M1ZW', '{"name": "Operator Ltd"}', '{"name": "Seller Ltd"}',
      '2026-01-01', '2026-01-31', '2025-26', 1, 'CI/2526/000001', 1000, 90, 90, 0, 0, 0, 1180, 'test', now())`)
})
afterAll(() => shop.store.close())

const read = async (query: Query = {}, visitor: Visitor = finance.visitor) =>
  (await visitor.call(REGISTER, { query: { market: 'IN', ...query } as CallInput<typeof REGISTER>['query'] })).data
const numbers = async (query: Query) => (await read(query)).documents.map(({ number }) => number)

test('lists documents of all kinds, latest day first, with their totals', async () => {
  const { documents, next } = await read()
  expect(next).toBeNull()
  expect(documents.map(({ source }) => source)).toEqual(['invoice', 'credit-note', 'commission'])
  const [first, note, commission] = documents
  expect(first).toEqual({
    ...{ documentId: invoice.invoiceId, source: 'invoice', kind: 'tax-invoice', number: invoice.number },
    ...{ issuedOn: invoice.issuedOn, orderNumber: shop.order.orderNumber, currency: 'INR' },
    seller: { name: invoice.supplier.name, taxNumber: invoice.supplier.taxNumber },
    buyer: { name: 'Kulkarni Engineering', taxNumber: '27AAPFU0939F1ZV' },
    ...{ taxable: invoice.taxable, tax: invoice.tax, total: invoice.total },
  })
  expect(note).toMatchObject({ kind: 'credit-note', orderNumber: shop.order.orderNumber, seller: first?.seller })
  expect(commission).toMatchObject({
    ...{ kind: 'commission-invoice', orderNumber: null, taxable: 1000, tax: 180, total: 1180 },
    seller: { name: 'Operator Ltd', taxNumber: '27AAPFU0939F1ZV' },
    buyer: { name: 'Seller Ltd', taxNumber: '27AAKCS4821M1ZW' },
  })
})

test('it is narrowed by kind, issuer and month, and searched by number, order and tax number', async () => {
  const { number } = invoice
  const { taxNumber } = invoice.supplier
  const note = (await numbers({ kind: 'credit-note' }))[0] ?? ''
  expect(note).toMatch(/^CN\//)
  expect(await numbers({ period })).toEqual([number, note])
  expect(await numbers({ period: '2026-01' })).toEqual(['CI/2526/000001'])
  expect(await numbers({ taxNumber })).toEqual([number, note])
  expect(await numbers({ taxNumber: '27AAPFU0939F1ZV' })).toEqual(['CI/2526/000001'])
  expect(await numbers({ kind: 'vat-invoice' })).toEqual([])
  expect(await numbers({ text: ` ${number.toLowerCase()} ` })).toEqual([number])
  expect(await numbers({ text: 'CI/2526/000001' })).toEqual(['CI/2526/000001'])
  expect(await numbers({ text: number, kind: 'credit-note' })).toEqual([])
  expect(await numbers({ text: number, taxNumber: '27AAPFU0939F1ZV' })).toEqual([])
  expect(await numbers({ text: String(shop.order.orderNumber) })).toEqual([number, note])
  expect(await numbers({ text: String(shop.order.orderNumber), period: '2026-01' })).toEqual([])
  expect(await numbers({ text: taxNumber.toLowerCase() })).toEqual([number, note])
  expect(await numbers({ text: taxNumber, taxNumber: '27AAPFU0939F1ZV' })).toEqual([])
  for (const text of ['999999999999999', "'; drop", '%']) expect(await numbers({ text })).toEqual([])
})

test('pages follow one another without a gap; a place that is no document is rejected', async () => {
  const seen: string[] = []
  for (let before: string | undefined; ; ) {
    const { documents, next } = await read({ limit: 1, ...(before && { before }) })
    seen.push(...documents.map(({ number }) => number))
    if (next === null) break
    before = next
  }
  expect(seen).toEqual(await numbers({}))
  expect(seen).toHaveLength(3)
  const unknown = { market: 'IN' as const, before: randomUUID() }
  expect((await finance.visitor.try(REGISTER, { query: unknown })).body).toMatchObject({ code: 'invoice.unknown' })
  for (const wrong of [
    { period: '2026-13' },
    { kind: 'receipt' },
    { taxNumber: '27' },
    { before: '1' },
    { limit: 101 },
  ])
    expect((await finance.visitor.try(REGISTER, { query: { market: 'IN', ...wrong } as never })).status).toBe(400)
})

test('a role without the ledger may not read it, nor a member of another market; buyers are named to who sees orders', async () => {
  const orders = await openStaff(shop.store, 'orders')
  const emirates = await openStaff(shop.store, 'finance', ['AE'])
  const query = { market: 'IN' as const, period }
  for (const { visitor } of [orders, emirates]) {
    for (const call of [REGISTER, SUMS, 'GET /api/admin/invoices/register.csv'] as const)
      expect((await visitor.try(call, { query })).status).toBe(403)
  }
  expect((await read({ market: 'AE' }, emirates.visitor)).documents).toEqual([])
  expect((await read({ market: 'AE', text: invoice.number }, emirates.visitor)).documents).toEqual([])
  const books = await openCustomStaff(shop.store, await openStaff(shop.store, 'owner'), ['ledger.read'])
  const { documents } = await read({}, books.visitor)
  expect(documents.map(({ buyer }) => buyer)).toEqual([null, null, null])
})

test('the sums of a month are those of its documents by kind', async () => {
  const sums = async (query: Partial<CallInput<typeof SUMS>['query']>) =>
    (await finance.visitor.call(SUMS, { query: { market: 'IN', period, ...query } })).data.sums
  const [, note] = (await read()).documents
  const ofInvoice = { kind: 'tax-invoice', documents: 1, currency: 'INR', taxable: invoice.taxable, tax: invoice.tax }
  const ofNote = { kind: 'credit-note', documents: 1, currency: 'INR', taxable: note?.taxable, tax: note?.tax }
  expect(await sums({})).toEqual([
    { ...ofInvoice, total: invoice.total },
    { ...ofNote, total: note?.total },
  ])
  expect(await sums({ kind: 'credit-note' })).toEqual([{ ...ofNote, total: note?.total }])
  expect(await sums({ taxNumber: '27AAPFU0939F1ZV' })).toEqual([])
  expect(await sums({ taxNumber: '27AAPFU0939F1ZV', period: '2026-01' })).toEqual([
    { kind: 'commission-invoice', documents: 1, currency: 'INR', taxable: 1000, tax: 180, total: 1180 },
  ])
  expect(await sums({ period: '2025-12' })).toEqual([])
})

test('the file has what the filters find, credit notes with a minus, and its download is recorded', async () => {
  const file = async (query: string, visitor = finance.visitor) => {
    const { status, body } = await visitor.request('GET', `/api/admin/invoices/register.csv?market=IN&${query}`)
    expect(status).toBe(200)
    return String(body).replace('\ufeff', '').trim().split('\r\n')
  }
  const [head, first, note, ...more] = await file(`period=${period}`)
  expect(head).toBe(
    'Number,Kind,Date,Order,Issued by,Tax number of the issuer,Buyer,Tax number of the buyer,Taxable value,Tax,Total,Currency',
  )
  expect(first).toContain(`${invoice.number},Tax invoice,${invoice.issuedOn},${shop.order.orderNumber},`)
  expect(first).toContain(`,Kulkarni Engineering,27AAPFU0939F1ZV,${(invoice.taxable / 100).toFixed(2)},`)
  expect(note).toMatch(/,Credit note,.*,-\d+\.\d\d,-\d+\.\d\d,-\d+\.\d\d,INR$/)
  expect(more).toEqual([])
  expect((await file('period=2026-01&language=hi'))[1]).toContain(',कमीशन इनवॉइस,')
  const entries = await shop.store.app.db.rows<{ who: string; input: { query: object } }>(
    statement('', `select who, input from audit_entries where call = $1 order by seq`),
    ['GET /api/admin/invoices/register.csv'],
  )
  expect(entries[0]).toMatchObject({ who: `staff:${finance.staffId}`, input: { query: { period } } })
})

test('a page of many documents reads few rows, and sums no more of them than their limit', async () => {
  const copies = 20_000
  await shop.store.asOwner(`
    alter table invoices drop constraint invoices_shipment_id_key;
    alter table invoices disable trigger invoice_adds_up;
    insert into invoices (customer_id, order_id, shipment_id, registration_id, market, currency, language, kind, tax_number, year,
      serial, number, issued_at, issued_on, seller, buyer, place_of_supply, taxable_minor, tax_minor, total_minor, emi_discount_minor,
      discount_kind, payable_minor)
    select customer_id, order_id, shipment_id, registration_id, market, currency, language, kind, tax_number, year, serial + n,
      'TI/COPY/' || lpad(n::text, 6, '0'), issued_at - n * interval '1 hour', issued_on - n / 24, seller, buyer, place_of_supply,
      taxable_minor, tax_minor, total_minor, emi_discount_minor, discount_kind, payable_minor
    from invoices, generate_series(1, ${copies}) n where number = '${invoice.number}';
    analyze invoices`)
  const { db } = shop.store.app
  const place = await findRegisterPlace(db, invoice.invoiceId)
  const filter: RegisterFilter = {
    ...{ market: 'IN', kinds: registerKinds('IN'), from: null, to: null, issuer: null },
    ...{ place, limit: 51 },
  }
  const issuer = invoice.supplier.taxNumber
  for (const narrowed of [
    {},
    { issuer },
    { from: '2025-10-01', to: '2025-10-31' },
    { from: '2025-10-01', to: '2025-10-31', issuer },
  ]) {
    const seen = await rowsRead(db, reader => listRegister(reader, { ...filter, ...narrowed }))
    expect(seen).toBeGreaterThan(50)
    expect(seen).toBeLessThan(1000)
  }
  for (const narrowed of [{}, { issuer }])
    expect(
      await rowsRead(db, reader => listRegisterOfNumber(reader, { ...filter, ...narrowed }, 'TI/COPY/000777')),
    ).toBeLessThan(50)
  const month = { ...filter, from: '2025-10-01', to: '2025-10-31', limit: 100 }
  // 31 days with 24 documents, of which at most the limit are read
  expect(await rowsRead(db, reader => sumRegister(reader, month))).toBeLessThan(1000)
  expect((await sumRegister(db, month))[0]).toMatchObject({ kind: 'tax-invoice', documents: 100 })
  expect((await sumRegister(db, { ...month, limit: 1000 }))[0]?.documents).toBe(31 * 24)
})
