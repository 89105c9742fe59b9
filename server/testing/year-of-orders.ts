// A year of paid, delivered and partly returned orders: copies of orders that went through checkout, each invoiced and credited
// on a day of its own by the code that issues documents.

import { issueInvoices } from '../invoices/commands/issue-invoices.ts'
import { creditAmount, issueCreditNotes } from '../invoices/service.ts'
import { post } from '../ledger/service.ts'
import { type Database, openDatabase, statement, type Tx } from '../platform/db.ts'
import { makeBuyers, pickProducts } from './buyers.ts'
import { listInvoicedItems, placeCodOrder, shipOrder } from './invoices.ts'
import type { TestStore } from './store.ts'

const DAY_MS = 86_400_000

// the time of the database that issued documents take: a function of this name that is found before that of the server
const CLOCK = `create schema test_clock;
  create function test_clock.now() returns timestamptz language sql stable as $$
    select current_setting('test.now')::timestamptz
  $$`
const SET_CLOCK = statement(
  'test.set-clock',
  `select set_config('search_path', 'test_clock, public, pg_catalog', true), set_config('test.now', $1, true)`,
)
const COPY = (table: string, of: string, change: string) =>
  `insert into ${table} select (jsonb_populate_record(t, ${change})).* from ${table} t where ${of}`
/** Copies an order with its parcels and a payment that arrived; all take order, time, new order and new payment. */
const COPIES = [
  statement(
    'test.copy-order',
    `${COPY('orders', 't.id = $1', `jsonb_build_object('id', $3::uuid, 'number', nextval('order_numbers'), 'state', 'delivered', 'placed_at', $2::timestamptz, 'updated_at', $2::timestamptz)`)} and $4::uuid is not null`,
  ),
  statement(
    'test.copy-order-lines',
    `${COPY('order_lines', 't.order_id = $1', `jsonb_build_object('order_id', $3::uuid)`)} and $2::timestamptz is not null and $4::uuid is not null`,
  ),
  statement(
    'test.copy-shipments',
    `with new as (select id, gen_random_uuid() as new_id, nextval('shipment_numbers') as number from shipments where order_id = $1),
     copied as (
       insert into shipments select (jsonb_populate_record(t, jsonb_build_object('id', new.new_id, 'order_id', $3::uuid, 'number', new.number,
         'state', 'delivered', 'created_at', $2::timestamptz, 'updated_at', $2::timestamptz))).*
       from shipments t join new on new.id = t.id returning id
     ), lines as (
       insert into shipment_lines select (jsonb_populate_record(t, jsonb_build_object('shipment_id', new.new_id))).*
       from shipment_lines t join new on new.id = t.shipment_id returning shipment_id
     )
     insert into shipment_events (shipment_id, code, at) select new_id, 'delivered', $2::timestamptz + interval '3 days' from new
     where $4::uuid is not null`,
  ),
  statement(
    'test.copy-payment',
    `with paid as (
       insert into payments (id, order_id, attempt, method_id, mode, gateway, transaction_ref, gateway_ref, amount_minor, currency, state,
         created_at, updated_at)
       select $4::uuid, $3::uuid, 1, 8, 'prepaid', 'test', 'Y' || o.number, 'TGY' || o.number, o.payable_minor, o.currency, 'paid', $2, $2
       from orders o where o.id = $3::uuid returning id
     )
     insert into payment_events (payment_id, kind, from_state, to_state, who, at)
     select id, 'state', 'created', 'paid', 'test', $2 from paid where $1::uuid is not null`,
  ),
]
const REFUND = statement(
  'test.refund-made',
  `insert into refunds (payment_id, order_id, amount_minor, currency, cause, idempotency_key, state, gateway_ref, updated_at)
   select id, order_id, $2, currency, 'returned', 'returned', 'succeeded', 'RFY' || transaction_ref, $3 from payments where id = $1
   returning id`,
)
const ANALYZE =
  'analyze orders, order_lines, shipments, shipment_lines, shipment_events, payments, payment_events, refunds, invoices, invoice_lines, credit_notes, credit_note_lines, ledger_entries, ledger_lines, seller_items, commission_lines'

/** A pseudo-random number below `below`, the same for the same number. */
function pick(seed: number, below: number): number {
  const mixed = Math.imul((seed ^ 0x9e3779b9) + 0x6d2b79f5, 0x85ebca6b) >>> 0
  return Math.floor((((mixed ^ (mixed >>> 13)) >>> 0) / 4_294_967_296) * below)
}

/** Orders of different sellers, tax rates, amounts and buyers that went through checkout and were invoiced. */
async function templates(store: TestStore): Promise<string[]> {
  const cheap = await pickProducts(store.app.db, 'IN', 24, 300_00, 3_000_00)
  const buyers = await makeBuyers(store.app.db, 24)
  const ids: string[] = []
  for (const [index, buyer] of buyers.entries()) {
    const items = [0, 1, 2].slice(0, 1 + (index % 3)).map(step => ({
      msn: cheap[(index + step * 7) % cheap.length] ?? '',
      quantity: 1 + ((index * 5 + step) % 3),
    }))
    const business = { company: 'Kulkarni Engineering', gstin: '27AAPFU0939F1ZV', is_gstin: true }
    const order = await placeCodOrder(store, buyer, items, index % 3 === 0 ? { business } : {})
    ids.push(order.orderId)
    if (index === buyers.length - 1) await shipOrder(store, order)
  }
  return ids
}

export interface YearOfOrders {
  orders: number
  creditNotes: number
  /** Months such as `2025-11`, twelve of them. */
  periods: string[]
}

/** The first days of the twelve months that ended at least 31 days ago. */
function monthsBefore(now: number): Date[] {
  const last = new Date(now - 31 * DAY_MS)
  return Array.from(
    { length: 12 },
    (_, index) => new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth() - 12 + index, 1)),
  )
}

async function at<T>(db: Database, time: Date, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction(async tx => {
    await tx.run(SET_CLOCK, [time.toISOString()])
    return work(tx)
  })
}

/** Copies an order on a day, invoices it, posts its payment, and credits and refunds a part of every eighth. */
async function makeOrder(db: Database, source: string, index: number, time: Date): Promise<number> {
  const [orderId, paymentId] = [crypto.randomUUID(), crypto.randomUUID()]
  await at(db, time, async tx => {
    for (const copy of COPIES) await tx.run(copy, [source, time, orderId, paymentId])
    await post(tx, 'receipt', paymentId)
    await issueInvoices(tx, orderId)
  })
  if (index % 8 !== 0) return 0
  // a return of the same month or the next one
  const later = new Date(time.getTime() + (4 + pick(index, 8)) * DAY_MS)
  return at(db, later, async tx => {
    const all = await listInvoicedItems(tx, orderId)
    const items = all
      .filter((_, line) => line === 0 || index % 16 === 0)
      .map(item => ({ ...item, quantity: 1 + pick(index + item.lineNo, item.quantity) }))
    const request = { orderId, items, withCharges: index % 16 === 0 }
    const { amountMinor } = await creditAmount(tx, request)
    const { creditNoteIds } = await issueCreditNotes(tx, { ...request, key: 'returned', reason: 'returned' })
    if (amountMinor > 0) {
      const { id } = await tx.one<{ id: string }>(REFUND, [paymentId, amountMinor, later])
      await post(tx, 'refund', id)
    }
    return creditNoteIds.length
  })
}

/** Generates a year of orders in the order of their days. */
export async function makeYearOfOrders(store: TestStore, count: number): Promise<YearOfOrders> {
  const sources = await templates(store)
  await store.asOwner(CLOCK)
  const db = openDatabase(store.databaseUrl, { max: 4 })
  const months = monthsBefore(Date.now())
  const [first] = months
  const start = first?.getTime() ?? 0
  // the last twelve days are left to the returns of the last orders
  const end = Date.UTC(months[11]?.getUTCFullYear() ?? 0, (months[11]?.getUTCMonth() ?? 0) + 1, 1) - 12 * DAY_MS
  let creditNotes = 0
  try {
    for (let index = 0; index < count; index++) {
      const time = new Date(start + 6 * 3_600_000 + ((end - start) / count) * index)
      creditNotes += await makeOrder(db, sources[pick(index, sources.length)] ?? '', index, time)
      if (index === 500) await store.asOwner(ANALYZE)
    }
  } finally {
    await db.close()
  }
  await store.asOwner(ANALYZE)
  return { orders: count, creditNotes, periods: months.map(month => month.toISOString().slice(0, 7)) }
}
