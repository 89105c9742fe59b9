// Numbers without gaps: a hundred concurrent writers, some of them killed after taking a number.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Database, openDatabase, statement } from '../platform/db.ts'
import { makeBuyers, pickProducts } from '../testing/buyers.ts'
import { placeCodOrder } from '../testing/invoices.ts'
import { openOldSchema } from '../testing/old-schema.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { issueInvoices } from './commands/issue-invoices.ts'

const sql = (text: string) => statement('', text)
const WRITERS = 100
/** Copies of an order with one shipped shipment. */
const COPY = sql(
  `with copies as (
     insert into orders (market, customer_id, currency, state, invoice_type, shipping_address, billing_address, place,
       payment_method_id, payment_mode, total_amount_minor, total_offer_minor, taxes_minor, shipping_minor, payable_minor,
       totals, cart_kind, language)
     select market, customer_id, currency, 'shipped', invoice_type, shipping_address, billing_address, place,
       payment_method_id, payment_mode, total_amount_minor, total_offer_minor, taxes_minor, shipping_minor, payable_minor,
       totals, cart_kind, language from orders, generate_series(1, $2::int) where id = $1 returning id
   ), lines as (
     insert into order_lines (order_id, line_no, msn, seller_id, name_en, name_hi, brand_name, part_number, hsn, tax_rate_bp,
       quantity, mrp_minor, unit_price_minor, amount_minor, taxable_minor, tax_parts, payable_minor, place_of_supply)
     select copies.id, line_no, msn, seller_id, name_en, name_hi, brand_name, part_number, hsn, tax_rate_bp, quantity,
       mrp_minor, unit_price_minor, amount_minor, taxable_minor, tax_parts, payable_minor, place_of_supply
     from copies, order_lines where order_id = $1
   ), parcels as (
     insert into shipments (order_id, warehouse_id, seller_id, registration_id, state)
     select copies.id, (select min(id) from warehouses), l.seller_id, l.registration_id, 'shipped'
     from copies, order_lines l where l.order_id = $1 and l.line_no = 1 returning id
   ), held as (
     insert into shipment_lines (shipment_id, line_no, quantity)
     select parcels.id, l.line_no, l.quantity from parcels, order_lines l where l.order_id = $1
   )
   select id from copies`,
)
const SERIALS = sql('select serial, number from invoices order by serial')
const SERIES = sql('select last_serial as last from invoice_series')
const DIE = sql('select pg_terminate_backend(pg_backend_pid())')
const KILL_ONE = sql(
  `select pg_terminate_backend(pid) from pg_stat_activity
   where datname = current_database() and pid <> pg_backend_pid() and state = 'idle in transaction' limit 1`,
)

let store: TestStore
let writers: Database
let orders: string[]
beforeAll(async () => {
  store = await openTestStore()
  writers = openDatabase(store.databaseUrl, { max: 60, onError: () => undefined })
  const { db } = store.app
  const [msn = ''] = await pickProducts(db, 'IN', 1)
  const [buyer] = await makeBuyers(db, 1)
  if (!buyer) throw new Error('no buyer')
  const { orderId } = await placeCodOrder(store, buyer, [{ msn, quantity: 1 }])
  orders = (await writers.rows<{ id: string }>(COPY, [orderId, WRITERS])).map(({ id }) => id)
})
afterAll(async () => {
  await writers.close()
  await store.close()
})

it('a hundred writers at once, with connections killed in between, leave no gap and no duplicate', async () => {
  let running = true
  // only the owner may terminate the owner's connections
  const killer = openDatabase(store.databaseUrl, { max: 1 })
  const killed = (async () => {
    let count = 0
    while (running) {
      count += (await killer.rows(KILL_ONE)).length
      await new Promise(done => setTimeout(done, 20))
    }
    return count
  })()
  const outcomes = await Promise.allSettled(
    orders.map((orderId, index) =>
      writers.transaction(async tx => {
        await issueInvoices(tx, orderId)
        // every third writer dies while holding a number
        if (index % 3 === 0) await tx.rows(DIE)
      }),
    ),
  )
  running = false
  await killed.finally(() => killer.close())
  const failed = outcomes.filter(({ status }) => status === 'rejected').length
  expect(failed).toBeGreaterThanOrEqual(Math.ceil(WRITERS / 3))
  const before = await store.app.db.rows(SERIALS)
  expect(before).toHaveLength(WRITERS - failed)
  await Promise.all(orders.map(orderId => writers.transaction(tx => issueInvoices(tx, orderId))))
  const invoices = await store.app.db.rows<{ serial: number; number: string }>(SERIALS)
  expect(invoices.map(({ serial }) => serial)).toEqual(Array.from({ length: WRITERS }, (_, index) => index + 1))
  expect(new Set(invoices.map(({ number }) => number)).size).toBe(WRITERS)
  expect(await store.app.db.rows(SERIES)).toEqual([{ last: WRITERS }])
}, 240_000)

it('orders that left before there were invoices get none', async () => {
  const old = await openOldSchema('0037')
  try {
    await old.db.script(`insert into outbox_events (topic, subject, payload)
      select 'orders.shipment-moved', n::text, '{"to": "shipped"}' from generate_series(1, 3) n`)
    await old.migrate()
    const left = sql(`select count(*)::int as count from outbox_events e
      join outbox_cursors c on c.subscriber = 'invoices.issue' where (e.xid, e.id) > (c.xid, c.id)`)
    expect(await old.db.rows(left)).toEqual([{ count: 0 }])
    expect(
      await old.db.rows(sql(`select count(*)::int as count from outbox_cursors where subscriber = 'invoices.issue'`)),
    ).toEqual([{ count: 1 }])
  } finally {
    await old.close()
  }
})
