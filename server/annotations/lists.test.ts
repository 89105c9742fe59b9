// Lists of the console filtered by tag and responsible member: results, permissions, paging, and the number of rows
// read.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RecordKind } from '../../contract/annotations/kinds.rules.ts'
import { statement } from '../platform/db.ts'
import { WINDOW } from '../platform/narrowed-list.ts'
import { pickProducts } from '../testing/buyers.ts'
import { buyerOf, placeCodOrder } from '../testing/invoices.ts'
import { rowsRead } from '../testing/rows-read.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { pageOfMarked } from './queries/marked.ts'
import { assignedOf, listMarked, listMarkedById } from './repository/marked.ts'

let store: TestStore
let owner: SignedIn
let msns: string[]
let orders: number[]
let customerId: string
beforeAll(async () => {
  store = await openTestStore()
  owner = await openStaff(store, 'owner')
  msns = await pickProducts(store.app.db, 'IN', 3)
  const customer = await store.customer()
  customerId = customer.customerId
  const buyer = await buyerOf(store, customer)
  orders = []
  for (let at = 0; at < 4; at++)
    orders.push((await placeCodOrder(store, buyer, [{ msn: msns[0] ?? '', quantity: 1 }])).orderNumber)
})
afterAll(() => store.close())

const market = 'IN' as const
const tag = (recordKind: RecordKind, recordId: string | number, label: string) =>
  owner.visitor.call('POST /api/admin/annotations/{recordKind}/{recordId}/tags', {
    params: { recordKind, recordId: String(recordId) },
    body: { label },
  })
const assign = (recordKind: 'order' | 'customer' | 'product', recordId: string | number, staffId = owner.staffId) =>
  owner.visitor.call('POST /api/admin/annotations/{recordKind}/{recordId}/assignment', {
    params: { recordKind, recordId: String(recordId) },
    body: { staffId, before: null },
  })
const ordersWith = async (query: object) =>
  (await owner.visitor.call('GET /api/admin/orders', { query: { market, ...query } })).data
const numbersWith = async (query: object) => (await ordersWith(query)).orders.map(({ orderNumber }) => orderNumber)

describe('orders', () => {
  it('are found by tag in any case, by member and by both, with the other filters and in pages', async () => {
    const [first = 0, second = 0, third = 0] = orders
    for (const number of [first, second, third]) await tag('order', number, 'Call first')
    await assign('order', second)
    expect(await numbersWith({ tag: 'CALL first' })).toEqual([third, second, first])
    expect(await numbersWith({ assignee: owner.staffId })).toEqual([second])
    expect(await numbersWith({ tag: 'call first', assignee: owner.staffId })).toEqual([second])
    expect(await numbersWith({ tag: 'call first', assignee: randomUUID() })).toEqual([])
    expect(await numbersWith({ tag: 'call first', text: String(first) })).toEqual([first])
    expect(await numbersWith({ tag: 'call first', text: 'nobody of this name' })).toEqual([])
    expect(await numbersWith({ tag: 'call first', payment: 'prepaid' })).toEqual([])
    expect(await numbersWith({ tag: 'call first', state: 'cancelled' })).toEqual([])
    expect(await numbersWith({ tag: 'no such tag' })).toEqual([])
    const page = await ordersWith({ tag: 'call first', limit: 2 })
    expect(page).toMatchObject({ more: true, next: second })
    const rest = await ordersWith({ tag: 'call first', limit: 2, before: page.next })
    expect([rest.orders.map(({ orderNumber }) => orderNumber), rest.more, rest.next]).toEqual([[first], false, null])
    expect(await ordersWith({ limit: 2 })).toMatchObject({ more: true, next: orders[2] })
  })

  it('are exported with the same filters', async () => {
    const query = { market, tag: 'call first' }
    const { body } = await owner.visitor.try('GET /api/admin/orders.csv', { query })
    const found = String(body).match(/^\uFEFF?\d+/gmu) ?? []
    expect(found.map(Number)).toEqual(await numbersWith(query))
  })

  it('of another market are not found', async () => {
    const uae = await openStaff(store, 'support', ['AE'])
    const query = { market, tag: 'call first' }
    expect(await uae.visitor.try('GET /api/admin/orders', { query })).toMatchObject({ status: 403 })
    expect(await uae.visitor.try('GET /api/admin/orders', { query: { ...query, market: 'AE' } })).toMatchObject({
      body: { data: { orders: [], next: null } },
    })
  })

  it('can be filtered this way only with the right to read notes', async () => {
    const translator = await openStaff(store, 'translator')
    const find = (query: object) => translator.visitor.try('GET /api/admin/products', { query: { market, ...query } })
    expect(await find({})).toMatchObject({ status: 200 })
    for (const query of [{ tag: 'x' }, { assignee: owner.staffId }])
      expect(await find(query)).toMatchObject({ status: 403, body: { data: { permission: 'notes.read' } } })
  })

  it('are not found by hostile input', async () => {
    for (const query of [{ tag: '' }, { tag: 'x'.repeat(31) }, { assignee: "1' or true" }, { assignee: 'me' }])
      expect(await owner.visitor.try('GET /api/admin/orders', { query: { market, ...query } })).toMatchObject({
        status: 400,
      })
    expect(await numbersWith({ tag: "'; drop table orders" })).toEqual([])
  })
})

describe('the other lists', () => {
  it('of customers', async () => {
    await tag('customer', customerId, 'Key account')
    await assign('customer', customerId)
    const find = async (query: object) =>
      (await owner.visitor.call('GET /api/admin/customers', { query: { market, ...query } })).data.customers.map(
        one => one.customerId,
      )
    const row = (await owner.visitor.call('GET /api/admin/customers/{customerId}', { params: { customerId } })).data
    expect(await find({ tag: 'key account' })).toEqual([customerId])
    expect(await find({ assignee: owner.staffId, text: String(row.number) })).toEqual([customerId])
    expect(await find({ tag: 'key account', text: row.name })).toEqual([customerId])
    expect(await find({ tag: 'key account', blocked: 'true' })).toEqual([])
    expect(await find({ tag: 'key account', text: 'nobody@plant.example' })).toEqual([])
  })

  it('of products, by MSN', async () => {
    const [first = '', second = '', third = ''] = [...msns].sort()
    for (const msn of [third, first, second]) await tag('product', msn, 'Seasonal')
    await assign('product', second)
    const find = async (query: object) =>
      (await owner.visitor.call('GET /api/admin/products', { query: { market, ...query } })).data
    const found = async (query: object) => (await find(query)).rows.map(({ msn }) => msn)
    expect(await found({ tag: 'seasonal' })).toEqual([first, second, third])
    expect(await found({ assignee: owner.staffId })).toEqual([second])
    expect(await found({ tag: 'seasonal', assignee: owner.staffId, state: 'active' })).toEqual([second])
    expect(await found({ tag: 'seasonal', text: second })).toEqual([second])
    expect(await found({ tag: 'seasonal', state: 'draft' })).toEqual([])
    expect(await found({ tag: 'seasonal', seller: 'none' })).toEqual([])
    const page = await find({ tag: 'seasonal', limit: 2 })
    expect(page.next).toBe(second)
    expect(await found({ tag: 'seasonal', limit: 2, after: page.next })).toEqual([third])
  })

  it('of tickets and requests, in any state, also by assignee', async () => {
    const visitor = store.visitor()
    const contact = { fullName: 'Asha Kulkarni', email: 'asha@plant.example' }
    const ticket = { idempotencyKey: randomUUID(), topic: 'delivery' as const, text: 'One box was open.', ...contact }
    const { ticketNumber } = (await visitor.call('POST /api/v1/support/createTicket', { body: ticket })).data
    await tag('ticket', ticketNumber, 'Damage')
    const params = { ticketNumber }
    await owner.visitor.call('POST /api/admin/support/{ticketNumber}/assign', { params, body: {} })
    const tickets = (query: object) => owner.visitor.try('GET /api/admin/support', { query: { market, ...query } })
    const listed = { body: { data: { tickets: [{ ticketNumber }], more: false, next: null } } }
    for (const query of [
      { tag: 'damage' },
      { tag: 'damage', state: 'any', text: 'asha@plant.example', assignedTo: owner.staffId },
      { assignedTo: owner.staffId, state: 'any' },
    ])
      expect(await tickets(query), JSON.stringify(query)).toMatchObject(listed)
    for (const query of [
      { tag: 'damage', state: 'closed' },
      { tag: 'damage', text: 'Nobody of this name' },
      { assignedTo: randomUUID(), state: 'any' },
    ])
      expect(await tickets(query), JSON.stringify(query)).toMatchObject({ body: { data: { tickets: [] } } })
    expect(await tickets({ state: 'any' })).toMatchObject({ status: 400 })

    const rfq = { idempotencyKey: randomUUID(), msn: msns[0] ?? '', quantity: '15', ...contact, mobile: '9811122233' }
    const where = { pincode: '411026', city: 'Pune', description: '', isBusiness: false }
    const { rfqNumber } = (await visitor.call('POST /api/v1/rfq/createRFQ', { body: { ...rfq, ...where } })).data
    await tag('rfq', rfqNumber, 'Large')
    await owner.visitor.call('POST /api/admin/rfq/{rfqNumber}/start', { params: { rfqNumber }, body: {} })
    const requests = (query: object) => owner.visitor.try('GET /api/admin/rfq', { query: { market, ...query } })
    const one = { body: { data: { requests: [{ rfqNumber }], next: null } } }
    for (const query of [
      { tag: 'large' },
      { tag: 'large', assignedTo: owner.staffId },
      { assignedTo: owner.staffId, state: 'quoting' },
    ])
      expect(await requests(query), JSON.stringify(query)).toMatchObject(one)
    for (const query of [{ tag: 'large', state: 'closed' }, { tag: 'other' }])
      expect(await requests(query)).toMatchObject({ body: { data: { requests: [], next: null } } })
  })

  it('of returns, in any state', async () => {
    const params = { orderNumber: orders[0] ?? 0 }
    await owner.visitor.call('POST /api/admin/orders/{orderNumber}/confirm', { params })
    await store.asOwner(`insert into returns (transaction_id, order_id, customer_id, market, kind, state, reason_id, handover,
        refund_to, with_charges, refund_minor, reason_en, reason_hi)
      select gen_random_uuid(), id, customer_id, market, 'return', 'rejected', 1, 'pick-up', 'source', false, 0, 'Damaged on arrival', 'टूटा या क्षतिग्रस्त मिला'
      from orders where number = ${orders[0]};
      insert into return_lines (return_id, line_no, shipment_id, quantity)
        select r.id, 1, h.id, 1 from returns r join shipments h on h.order_id = r.order_id;
      insert into return_events (return_id, state, who) select id, state, 'test' from returns`)
    const { number } = await store.app.db.one<{ number: number }>(
      statement('test.return', 'select number from returns'),
    )
    await tag('return', number, 'Fraud?')
    const find = (query: object) => owner.visitor.try('GET /api/admin/returns', { query: { market, ...query } })
    expect(await find({ tag: 'fraud?', state: 'any' })).toMatchObject({
      body: { data: { returns: [{ returnNumber: number }], more: false, next: null } },
    })
    expect(await find({ tag: 'fraud?' })).toMatchObject({ body: { data: { returns: [] } } })
    expect(await find({ state: 'any' })).toMatchObject({ status: 400 })
  })
})

describe('rows read', () => {
  const COUNT = 20_000
  beforeAll(async () => {
    await store.asOwner(`
      insert into record_tags (kind, record_id, key, label, market, record_number, added_by, at)
        select kind, case kind when 'product' then 'MSN' || lpad(n::text, 8, '0') when 'seller' then 'LL' || n when 'article' then 'IN:at:' || n
            else n::text end, 'often', 'Often', 'IN', case when kind in ('product', 'seller', 'article') then 0 else n end, 'test', now()
        from generate_series(1, ${COUNT}) n, unnest(array['order', 'customer', 'product', 'seller', 'article']) kind;
      insert into record_assignments (kind, record_id, staff_id, market, record_number, assigned_by, at)
        select kind, record_id, '${owner.staffId}', market, record_number, 'test', now() from record_tags where key = 'often';
      analyze record_tags; analyze record_assignments;`)
  })

  it('for a tag or member are those of the page, or of the window that other filters scan', async () => {
    const { db } = store.app
    const AFTER = { order: null, customer: null, product: 'MSN00001000', seller: 'LL12', article: 'IN:at/5' } as const
    for (const kind of Object.keys(AFTER) as (keyof typeof AFTER)[])
      for (const marks of [
        { market, kind, tag: 'often', staffId: null },
        { market, kind, tag: null, staffId: owner.staffId },
      ]) {
        const [page, after] = [{ before: 15_000, limit: 51 }, AFTER[kind]]
        expect(await rowsRead(db, at => listMarked(at, marks, page)), JSON.stringify(marks)).toBeLessThan(200)
        if (after !== null)
          expect(await rowsRead(db, at => listMarkedById(at, marks, { after, limit: 51 })), kind).toBeLessThan(200)
      }
    const ids = Array.from({ length: WINDOW }, (_, n) => String(n + 1))
    const read = await rowsRead(db, at => assignedOf(at, 'order', ids, owner.staffId))
    expect(read).toBeLessThan(3 * WINDOW)
  })

  it('are limited where the other filters find nothing, and the list goes on from there', async () => {
    let windows = 0
    const none = async (numbers: number[]) => {
      windows += 1
      expect(numbers.length).toBeLessThanOrEqual(WINDOW)
      return [] as number[]
    }
    const marks = { market, kind: 'customer' as const, tag: 'often', staffId: null }
    const page = { before: null, limit: 50, list: none, numberOf: (number: number) => number }
    const { rows, next } = await pageOfMarked(store.app.db, marks, page)
    expect([rows, next, windows]).toEqual([[], COUNT - 51 - 4 * WINDOW + 1, 5])
    let from = next
    while (from !== null) from = (await pageOfMarked(store.app.db, marks, { ...page, before: from })).next
    expect(windows).toBeLessThan(15)
  })
})
