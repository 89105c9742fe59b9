// Exports of orders and customers: the filtered rows, who may export, and the audit log.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ColumnList, LIST_COLUMNS } from '../../contract/shared/list-columns.rules.ts'
import { placeOrder } from '../checkout/service.ts'
import { FILE_PAGE } from '../platform/csv-file.ts'
import { statement } from '../platform/db.ts'
import { type Buyer, fillCarts, makeBuyers, payRequest, pickProducts } from '../testing/buyers.ts'
import { openCustomStaff, openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

const COD = 5

let store: TestStore
let owner: SignedIn
let buyer: Buyer
let number: number
beforeAll(async () => {
  store = await openTestStore()
  owner = await openStaff(store, 'owner')
  const [made] = await makeBuyers(store.app.db, 1)
  if (!made) throw new Error('no buyer')
  buyer = made
  const [msn = ''] = await pickProducts(store.app.db, 'IN', 1)
  const app = { ...store.app, now: () => new Date('2026-03-31T18:31:00Z') }
  await fillCarts(app.db, [buyer], [{ msn, quantity: 1 }])
  number = (await placeOrder(app, buyer.actor, await payRequest(app, buyer, COD, { poNumber: 'PO-1' }))).orderNumber
})
afterAll(() => store.close())

const run = (sql: string) => store.app.db.rows(statement('', sql))

async function file(path: string, by: SignedIn = owner): Promise<string[]> {
  const { status, body } = await by.visitor.request('GET', `/api/admin/${path}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return String(body).replace('\ufeff', '').trim().split('\r\n')
}
const staffHold = async () =>
  (await owner.visitor.call('GET /api/admin/orders/{orderNumber}', { params: { orderNumber: number } })).data.hold
const audited = (call: string) =>
  store.app.db.rows<{ who: string; input: { query: Record<string, string> } }>(
    statement('', 'select who, input from audit_entries where call = $1 order by seq desc'),
    [call],
  )

test('the file of orders has what the filters of the list find, in the columns of the list', async () => {
  await run(`update orders set shipping_address = shipping_address || '{"name": "=cmd|Asha"}' where number = ${number}`)
  const [head, line, ...more] = await file('orders.csv?market=IN&state=placed&from=2026-04-01')
  expect(head).toBe(
    'Order,Placed,Customer,Tax number,Deliver to,Lines,Total,Currency,Way of payment,Payment,State,Promised',
  )
  // in the time zone of the market, and nothing that a spreadsheet would execute
  expect(line).toMatch(
    new RegExp(`^${number},2026-04-01 00:01,'=cmd\\|Asha,,[^,]+,1,\\d+\\.\\d\\d,INR,COD,to collect,To confirm,`),
  )
  expect(more).toEqual([])
  expect(await file('orders.csv?market=IN&state=packed')).toHaveLength(1)
  expect((await file('orders.csv?market=IN&text=PO-1&language=hi'))[1]).toContain('पुष्टि बाकी')
  expect(await file('orders.csv?market=AE')).toHaveLength(1)
  const [, , , first] = await audited('GET /api/admin/orders.csv')
  expect(first).toMatchObject({ who: `staff:${owner.staffId}`, input: { query: { state: 'placed' } } })
})

/** Where the file of each list is. */
const FILES: Readonly<Record<ColumnList, string>> = {
  orders: 'orders.csv?market=IN&hold=on',
  customers: 'customers.csv?market=IN',
  stock: 'stock.csv?market=IN',
  'price-lists': 'priceLists.csv?market=IN',
  documents: 'invoices/register.csv?market=IN',
  payments: 'payments.csv?market=IN',
  returns: 'returns.csv?market=IN&state=requested',
  coupons: 'coupons.csv?market=IN',
  tickets: 'support.csv?market=IN&state=open',
  requests: 'rfq.csv?market=IN',
}

test('files leave out the hidden columns of their list, and none else', async () => {
  const [head, line] = await file('orders.csv?market=IN&state=placed&hide=total&hide=gstin&hide=promised')
  expect(head).toBe('Order,Placed,Customer,Deliver to,Lines,Way of payment,Payment,State')
  expect(line?.split(',')).toHaveLength(8)
  for (const [list, path] of Object.entries(FILES)) {
    const all = ((await file(path))[0] ?? '').split(',')
    const left = new Set(all)
    for (const column of LIST_COLUMNS[list as ColumnList]) {
      const rest = ((await file(`${path}&hide=${column}`))[0] ?? '').split(',')
      const hidden = all.filter(heading => !rest.includes(heading))
      expect(hidden.length, `${list} ${column}`).toBeGreaterThan(0)
      // each heading belongs to one column
      for (const heading of hidden) expect(left.delete(heading), `${list} ${heading}`).toBe(true)
    }
  }
  const { status } = await owner.visitor.request('GET', '/api/admin/orders.csv?market=IN&hide=number')
  expect(status).toBe(400)
})

test('reason and time of holds are in the list of orders on hold and its file, not in others', async () => {
  await owner.visitor.call('POST /api/admin/orders/{orderNumber}/hold', {
    params: { orderNumber: number },
    body: { holdId: randomUUID(), reason: 'address-check', note: 'No house number.' },
  })
  const list = async (hold?: 'on') =>
    (await owner.visitor.call('GET /api/admin/orders', { query: { market: 'IN', hold } })).data.orders
  const [listed] = await list('on')
  expect(listed).toMatchObject({ onHold: true, hold: { reason: 'address-check', since: expect.any(String) } })
  expect(JSON.stringify(listed)).not.toContain('No house number.')
  const [head, line] = await file('orders.csv?market=IN&hold=on')
  expect(head).toMatch(/,Promised,Hold reason,On hold since$/)
  expect(line).toMatch(/,Address or phone to be checked,\d{4}-\d\d-\d\d \d\d:\d\d$/)
  const [hindi, inHindi] = await file('orders.csv?market=IN&hold=on&language=hi')
  expect(hindi).toMatch(/,रोक की वजह,कब से रोका हुआ$/)
  expect(inHindi).toContain(',पते या फ़ोन की जाँच करनी है,')
  for (const query of ['', '&hold=off']) expect((await file(`orders.csv?market=IN${query}`))[0]).toMatch(/,Promised$/)
  await owner.visitor.call('POST /api/admin/orders/{orderNumber}/release', {
    params: { orderNumber: number },
    body: { holdId: (await staffHold())?.holdId ?? '' },
  })
  expect(await file('orders.csv?market=IN&hold=on')).toHaveLength(1)
  expect((await list())[0]).toMatchObject({ onHold: false, hold: null })
})

test('a long list leaves in pages, each order once, and says where it was cut', async () => {
  await run(`insert into orders (market, customer_id, currency, state, invoice_type, company_name, shipping_address,
       billing_address, place, payment_method_id, payment_mode, total_amount_minor, total_offer_minor, taxes_minor,
       shipping_minor, payable_minor, totals, cart_kind, language, placed_at, po_number)
     select market, customer_id, currency, 'delivered', invoice_type, 'Copies', shipping_address, billing_address,
       place, payment_method_id, payment_mode, total_amount_minor, total_offer_minor, taxes_minor, shipping_minor,
       payable_minor, totals, cart_kind, language, placed_at - make_interval(mins => n), ''
     from orders, generate_series(1, 20001) n where number = ${number}`)
  const lines = await file('orders.csv?market=IN&state=delivered')
  expect(lines).toHaveLength(1 + 20_000 + 1)
  expect(lines.at(-1)).toContain('more than 20000 rows')
  expect(new Set(lines.map(line => line.split(',')[0])).size).toBe(lines.length)
  expect(FILE_PAGE).toBeLessThan(20_000)
})

test('contacts in the customer file are masked unless requested by a caller who may see them', async () => {
  const masked = await file('customers.csv?market=IN')
  expect(masked[0]).toBe('Number,Customer,Name,GSTIN,Phone,Email,Marks,Customer since,Last order')
  expect(masked.length).toBeGreaterThan(1)
  expect(masked.slice(1).join()).not.toMatch(/\d{10}/)
  const full = await file('customers.csv?market=IN&contacts=full')
  expect(full.slice(1).join()).toMatch(/\+91\d{10}/)
  expect((await audited('GET /api/admin/customers.csv'))[0]).toMatchObject({
    ...{ who: `staff:${owner.staffId}`, input: { query: { contacts: 'full' } } },
  })
  const reader = await openCustomStaff(store, owner, ['customers.read'], ['IN'])
  expect((await file('customers.csv?market=IN', reader))[0]).toBe(masked[0])
  const { status } = await reader.visitor.request('GET', '/api/admin/customers.csv?market=IN&contacts=full')
  expect(status).toBe(403)
  for (const path of ['orders.csv?market=IN', 'customers.csv?market=AE'])
    expect((await reader.visitor.request('GET', `/api/admin/${path}`)).status, path).toBe(403)
})
