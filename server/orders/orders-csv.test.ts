// The CSV of orders: its amounts add up to what was charged, and no cell is executed as a formula.

import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pickProducts } from '../testing/buyers.ts'
import { buyerOf, cancelAsCustomer, creditItems, invoicedItems, placeCodOrder, shipOrder } from '../testing/invoices.ts'
import { openTestStore, type TestStore, type Visitor } from '../testing/store.ts'
import { orderDetails } from './queries/customer-orders.ts'

const MARK = '\ufeff'
/** More than one batch of orders. */
const COPIES = 450

type Row = Record<string, string>

let store: TestStore
let owner: Awaited<ReturnType<TestStore['customer']>>
let msns: string[]
let buyer: Awaited<ReturnType<typeof buyerOf>>
beforeAll(async () => {
  store = await openTestStore()
  owner = await store.customer()
  buyer = await buyerOf(store, owner)
  // cheap enough for a shipping charge
  msns = await pickProducts(store.app.db, 'IN', 2, 100_00, 400_00)
})
afterAll(() => store.close())

async function download(visitor: Visitor, query = ''): Promise<{ headers: Row; text: string }> {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const url = `/api/v1/checkout/getUserOrders.csv${query}`
  const { statusCode, headers, body } = await store.http.inject({ url, headers: { host: 'localhost', cookie } })
  expect(statusCode, body).toBe(200)
  expect(body.startsWith(MARK)).toBe(true)
  return { headers: headers as Row, text: body.slice(1) }
}

const rowsOf = async (visitor: Visitor, query?: string): Promise<Row[]> =>
  parse((await download(visitor, query)).text, { columns: true })
const sumOf = (rows: readonly Row[], ...columns: string[]) =>
  Math.round(rows.flatMap(row => columns.map(column => Number(row[column]) * 100)).reduce((a, b) => a + b, 0))

describe('an order of two products', () => {
  let orderNumber: number
  let orderId: string
  beforeAll(async () => {
    const items = msns.map((msn, index) => ({ msn, quantity: index + 1 }))
    const references = { poNumber: '=HYPERLINK("http://evil.example")', costCentre: '@Paint, "shop"' }
    ;({ orderNumber, orderId } = await placeCodOrder(store, buyer, items, references))
  })
  const ofOrder = (rows: readonly Row[]) => rows.filter(row => row['Order number'] === String(orderNumber))

  it('is a row for each line and one for shipping, which add up to what it costs', async () => {
    const { headers } = await download(owner)
    expect(headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'no-store' })
    expect(headers['content-disposition']).toMatch(/^inline; filename="orders-\d{4}-\d{2}-\d{2}\.csv"$/)
    const rows = ofOrder(await rowsOf(owner))
    const order = await orderDetails(store.app.db, buyer.actor, orderNumber)
    expect(order.shippingCharges).toBeGreaterThan(0)
    expect(rows.map(row => row.Product)).toEqual([...order.lines.map(line => line.productName), 'Shipping'])
    expect(sumOf(rows, 'Total')).toBe(order.payable)
    expect(sumOf(rows, 'CGST', 'SGST', 'UTGST', 'IGST')).toBe(order.taxes)
    expect(sumOf(rows, 'Taxable value')).toBe(order.payable - order.taxes)
    expect(rows[0]).toMatchObject({
      Status: 'Accepted',
      MSN: msns[0],
      'Part number': order.lines[0]?.partNumber,
      HSN: order.lines[0]?.hsn,
      Quantity: '1',
      Cancelled: '0',
      'Unit price with tax': ((order.lines[0]?.unitPrice ?? 0) / 100).toFixed(2),
      Currency: 'INR',
      Seller: order.lines[0]?.seller,
      'Invoice numbers': '',
    })
    expect(rows[0]?.['GSTIN of seller']).toMatch(/^\d{2}[A-Z0-9]{13}$/)
  })

  it('has no cell that a spreadsheet runs', async () => {
    const { text } = await download(owner)
    expect(text).not.toMatch(/(^|,|")[=+@]/m)
    const [row] = ofOrder(await rowsOf(owner))
    expect(row?.['PO number']).toBe(`'=HYPERLINK("http://evil.example")`)
    expect(row?.['Cost centre']).toBe(`'@Paint, "shop"`)
  })

  it('is in Hindi on request', async () => {
    const rows = await rowsOf(owner, '?language=hi')
    const row = rows.find(one => one['ऑर्डर नंबर'] === String(orderNumber))
    expect(row).toMatchObject({ स्थिति: 'स्वीकृत', मुद्रा: 'INR' })
    expect(row?.उत्पाद).toMatch(/[\u0900-\u097f]/)
  })

  it('costs what is left of it after a cancellation', async () => {
    await cancelAsCustomer(store, buyer, {
      orderNumber,
      items: [{ lineNo: 1 }],
      idempotencyKey: 'cancel-a-line-of-csv',
    })
    const rows = ofOrder(await rowsOf(owner))
    const order = await orderDetails(store.app.db, buyer.actor, orderNumber)
    expect(rows[0]).toMatchObject({ Quantity: '1', Cancelled: '1', Total: '0.00', 'Taxable value': '0.00' })
    expect(sumOf(rows, 'Total')).toBe(order.payable)
  })

  it('names the invoices of each line once it has left', async () => {
    await shipOrder(store, { orderId })
    const rows = ofOrder(await rowsOf(owner))
    const { data } = await owner.call('GET /api/v1/order/invoices', { query: { orderNumber } })
    const [number = ''] = data.map(invoice => invoice.number)
    expect(rows.map(row => row['Invoice numbers'])).toEqual(['', number, number])
    expect(rows.map(row => row['Credit note numbers'])).toEqual(['', '', ''])
  })

  it('names the credit notes of each line and of shipping', async () => {
    await creditItems(store, { orderId }, await invoicedItems(store, { orderId }), { key: 'csv' })
    const { data } = await owner.call('GET /api/v1/order/invoices', { query: { orderNumber } })
    const [note = ''] = data.flatMap(invoice => invoice.creditNotes.map(({ number }) => number))
    const rows = ofOrder(await rowsOf(owner))
    expect(rows.map(row => row['Credit note numbers'])).toEqual(['', note, note])
    expect(rows.map(row => row['Debit note numbers'])).toEqual(['', '', ''])
  })
})

it('follows the filter of the list, and costs nothing where all is cancelled', async () => {
  const { orderNumber } = await placeCodOrder(store, buyer, [{ msn: msns[0] ?? '', quantity: 1 }])
  await cancelAsCustomer(store, buyer, { orderNumber })
  const rows = await rowsOf(owner, '?state=cancelled')
  expect(new Set(rows.map(row => row['Order number']))).toEqual(new Set([String(orderNumber)]))
  expect(sumOf(rows, 'Total', 'Taxable value')).toBe(0)
  expect(rows.every(row => row.Quantity === row.Cancelled)).toBe(true)
  expect(await rowsOf(owner, `?str=${msns[1]}&state=cancelled`)).toEqual([])
  expect(await rowsOf(owner, '?to=2020-12-31')).toEqual([])
  const wrong = await owner.request('GET', '/api/v1/checkout/getUserOrders.csv?from=2026-04-02&to=2026-04-01')
  expect(wrong).toMatchObject({ status: 400, body: { problems: [{ path: 'query.to' }] } })
})

it('contains every order once, however many batches there are', async () => {
  const visitor = await store.customer()
  const { orderId } = await placeCodOrder(store, await buyerOf(store, visitor), [{ msn: msns[0] ?? '', quantity: 4 }])
  // many at the same moment
  await store.asOwner(`do $$ declare r orders; begin
    select * into r from orders where id = '${orderId}';
    for n in 1..${COPIES} loop
      r.id := gen_random_uuid(); r.number := 7000000 + n; r.placed_at := now() - (n / 50) * interval '1 hour';
      insert into orders select (r).*;
      insert into order_lines select (jsonb_populate_record(l, jsonb_build_object('order_id', r.id))).*
        from order_lines l where l.order_id = '${orderId}';
    end loop; end $$`)
  const rows = await rowsOf(visitor)
  const lines = rows.filter(row => row.MSN !== '')
  expect(lines).toHaveLength(COPIES + 1)
  expect(new Set(lines.map(row => row['Order number'])).size).toBe(COPIES + 1)
})

it('is nobody else’s, and in the UAE has VAT', async () => {
  const other = await store.customer()
  expect(await rowsOf(other)).toEqual([])
  expect(
    (await store.http.inject({ url: '/api/v1/checkout/getUserOrders.csv', headers: { host: 'localhost' } })).statusCode,
  ).toBe(401)
  const emirates = await store.customer('ae.localhost')
  const cookie = [...emirates.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { host: 'ae.localhost', cookie }
  const { body } = await store.http.inject({ url: '/api/v1/checkout/getUserOrders.csv', headers })
  expect(body).toContain(',Taxable value,VAT,Total,Currency,Seller,TRN of seller,')
})
