// The staff order list: its filters, its search, and how few rows a page reads.

import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOrder } from '../checkout/service.ts'
import { statement } from '../platform/db.ts'
import { type Buyer, fillCarts, makeBuyers, payRequest, pickProducts } from '../testing/buyers.ts'
import { RETURNS_STAFF } from '../testing/returns.ts'
import { rowsRead } from '../testing/rows-read.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { holdOrder } from './commands/hold-order.ts'
import { staffOrders } from './queries/staff-orders.ts'
import { listForStaff, listMarkedForStaff, type StaffOrderFilter, searchForStaff } from './repository/staff-orders.ts'

const COD = 5
const COPIES = 20_000
/** Orders of the same kind, placed a minute apart before the ones of the test. */
const COPY = statement(
  'test.copy-orders',
  `insert into orders (market, customer_id, currency, state, invoice_type, company_name, shipping_address, billing_address,
     place, payment_method_id, payment_mode, total_amount_minor, total_offer_minor, taxes_minor, shipping_minor, payable_minor,
     totals, cart_kind, language, placed_at, po_number)
   select market, customer_id, currency, 'delivered', invoice_type, md5(n::text),
     shipping_address || jsonb_build_object('phone', (919000000000 + n)::text), billing_address,
     place, payment_method_id, payment_mode, total_amount_minor, total_offer_minor, taxes_minor, shipping_minor, payable_minor,
     totals, cart_kind, language, placed_at - make_interval(mins => n), 'COPY-' || n
   from orders, generate_series(1, $2::int) n where number = $1`,
)

let store: TestStore
let buyer: Buyer
let first: number
let second: number
beforeAll(async () => {
  store = await openTestStore()
  const [made] = await makeBuyers(store.app.db, 1)
  if (!made) throw new Error('no buyer')
  buyer = made
  const [product = ''] = await pickProducts(store.app.db, 'IN', 1)
  const place = async (at: string, poNumber: string) => {
    const app = { ...store.app, now: () => new Date(at) }
    await fillCarts(app.db, [buyer], [{ msn: product, quantity: 1 }])
    return (await placeOrder(app, buyer.actor, await payRequest(app, buyer, COD, { poNumber }))).orderNumber
  }
  // the last minute of a day in India, and the first of the next one
  first = await place('2026-03-31T18:29:00Z', 'PO-FIRST')
  second = await place('2026-03-31T18:31:00Z', 'PO-SECOND')
})
afterAll(() => store.close())

async function numbers(query: Partial<Parameters<typeof staffOrders>[1]>): Promise<number[]> {
  const { orders } = await staffOrders(store.app.db, { market: 'IN', limit: 50, ...query })
  return orders.map(order => order.orderNumber)
}

test('the days of a filter are those of the market', async () => {
  expect(await numbers({ to: '2026-03-31' })).toEqual([first])
  expect(await numbers({ from: '2026-04-01' })).toEqual([second])
  expect(await numbers({ from: '2026-03-31', to: '2026-04-01' })).toEqual([second, first])
  expect(await numbers({ payment: 'prepaid' })).toEqual([])
  expect(await numbers({ payment: 'cod', state: ['placed', 'processing'], before: second })).toEqual([first])
})

test('a text names an order by number, phone, purchase order number, or a part of a name', async () => {
  const [order] = (await staffOrders(store.app.db, { market: 'IN', limit: 1 })).orders
  expect(await numbers({ text: String(first) })).toEqual([first])
  expect(await numbers({ text: 'po-second' })).toEqual([second])
  expect(await numbers({ text: order?.name.slice(1, 5) ?? '' })).toEqual([second, first])
  expect(await numbers({ text: '%%%' })).toEqual([])
  expect(await numbers({ text: 'a' })).toEqual([])
  expect(await numbers({ text: String(first), state: ['cancelled'] })).toEqual([])
})

test('the list shows those on hold, or the others', async () => {
  const staff = { ...RETURNS_STAFF, now: new Date() }
  const words = { reason: 'address-check' as const, note: '' }
  await holdOrder(store.app.db, staff, { orderNumber: first, holdId: randomUUID(), ...words })
  expect(await numbers({ hold: 'on' })).toEqual([first])
  expect(await numbers({ hold: 'off' })).toEqual([second])
  expect(await numbers({ hold: 'on', text: 'po-second' })).toEqual([])
  expect(await numbers({ hold: 'on', text: 'po-first' })).toEqual([first])
  expect(await numbers({ hold: 'on', state: ['packed'] })).toEqual([])
  expect(await numbers({ hold: 'on', from: '2026-04-01' })).toEqual([])
})

test('a page of many orders reads few rows, whatever the filter', async () => {
  await store.asOwner(COPY.text.replace('$1', String(second)).replace('$2', String(COPIES)))
  await store.asOwner('analyze orders')
  const filter: StaffOrderFilter = {
    ...{ market: 'IN', states: ['placed', 'packed', 'delivered'], payments: ['cod', 'prepaid'] },
    ...{ hold: null, from: null, to: null, before: second, limit: 51 },
  }
  for (const days of [{}, { from: '2026-03-20', to: '2026-03-25' }]) {
    const seen = await rowsRead(store.app.db, db => listForStaff(db, { ...filter, ...days }))
    expect(seen).toBeGreaterThan(50)
    expect(seen).toBeLessThan(1500)
  }
  expect(await rowsRead(store.app.db, db => listForStaff(db, { ...filter, hold: 'on' }))).toBeLessThan(50)
  const search = {
    number: null,
    phones: [],
    poNumber: 'COPY-77',
    name: `%${createHash('md5').update('7777').digest('hex').slice(4, 20)}%`,
  }
  expect(await rowsRead(store.app.db, db => searchForStaff(db, filter, search))).toBeLessThan(1000)
  // only the numbers with the tag are read
  const numbers = Array.from({ length: 2000 }, (_, at) => second + 1 + at)
  const few = { ...filter, states: ['placed' as const], before: null }
  for (const text of [null, search])
    expect(await rowsRead(store.app.db, db => listMarkedForStaff(db, few, text, numbers))).toBeLessThan(8000)
})
