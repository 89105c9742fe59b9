// Filters of the staff order list that need other tables: payment, amount, warehouse, carrier, coupon and print; few rows are read.

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DeskFilters } from '../../contract/orders/list-filters.ts'
import { dayIn } from '../catalog/service.ts'
import { WINDOW } from '../platform/narrowed-list.ts'
import { openReturnsStore, RETURNS_STAFF, type ReturnsStore } from '../testing/returns.ts'
import { rowsRead } from '../testing/rows-read.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { orderListOptions } from './queries/list-options.ts'
import { staffOrders } from './queries/staff-orders.ts'
import { keepOrders, lookAtOrders } from './repository/desk-filters.ts'
import { insertPrints } from './repository/prints.ts'

const COD = 5
const COPIES = 20_000
let shop: ReturnsStore
let staff: SignedIn
let sent: number
let due: number
beforeAll(async () => {
  shop = await openReturnsStore()
  staff = await openStaff(shop.store, 'orders')
  sent = (await shop.delivered()).answer.orderNumber
  const [msn = ''] = shop.msns
  due = (await shop.payer.order([{ msn, quantity: 1 }], COD)).answer.orderNumber
})
afterAll(() => shop.store.close())

type Query = Omit<Parameters<typeof staffOrders>[1], 'market' | 'limit'> & { limit?: number }
async function page(query: Query) {
  const asked = { market: 'IN' as const, limit: 50, ...query }
  const actor = { ...RETURNS_STAFF, permissions: [...RETURNS_STAFF.permissions] }
  return staffOrders(shop.store.app.db, asked, await orderListOptions(shop.store.app.db, actor, asked))
}
const numbers = async (query: Query) => (await page(query)).orders.map(({ orderNumber }) => orderNumber)

test('by the state of payment that the list shows', async () => {
  expect(await numbers({ paymentState: 'paid' })).toEqual([sent])
  expect(await numbers({ paymentState: 'due' })).toEqual([due])
  expect(await numbers({ paymentState: 'due', text: String(sent) })).toEqual([])
  await staff.visitor.call('POST /api/admin/orders/{orderNumber}/cancel', {
    params: { orderNumber: due },
    body: { reason: 'Ordered twice.' },
  })
  expect(await numbers({ paymentState: 'due' })).toEqual([])
  expect(await numbers({ paymentState: 'void', state: ['cancelled'] })).toEqual([due])
})

test('by amount, warehouse and carrier of a parcel, coupon in any case, and together', async () => {
  const [order] = (await page({ paymentState: 'paid' })).orders
  const payable = order?.payable ?? 0
  expect(await numbers({ least: payable, most: payable })).toEqual([sent])
  expect(await numbers({ least: payable + 1 })).not.toContain(sent)
  const choices = (await staff.visitor.call('GET /api/admin/orders/filterChoices', { query: { market: 'IN' } })).data
  const found = await Promise.all(choices.warehouses.map(({ code }) => numbers({ warehouse: code })))
  expect(found.flat()).toContain(sent)
  expect(found.flat()).not.toContain(due)
  const sentBy = await Promise.all(choices.carriers.map(({ code }) => numbers({ carrier: code })))
  expect(new Set(sentBy.flat())).toEqual(new Set([sent]))
  expect(await numbers({ warehouse: 'NOWHERE' })).toEqual([])
  await shop.store.asOwner(
    `update orders set pricing = coalesce(pricing, '{}') || '{"promotion": {"code": "DIWALI25"}}' where number = ${sent}`,
  )
  expect(await numbers({ coupon: 'diwali25' })).toEqual([sent])
  expect(await numbers({ coupon: 'DIWALI25', paymentState: 'void' })).toEqual([])
  expect(await numbers({ coupon: 'DIWALI25', payment: 'prepaid', text: String(sent) })).toEqual([sent])
  const { body } = await staff.visitor.try('GET /api/admin/orders/selection', {
    query: { market: 'IN', coupon: 'DIWALI25' },
  })
  expect(body).toMatchObject({ data: { orders: [sent], more: false } })
  expect((await staff.visitor.try('GET /api/admin/orders', { query: { market: 'IN', least: -1 } })).status).toBe(400)
})

test('by what was printed among many, also again', async () => {
  expect(await numbers({ printed: 'yes' })).toEqual([])
  expect(await numbers({ printed: 'no', state: ['delivered'] })).toEqual([sent])
  const print = { kind: 'packing-slips' as const, orderNumbers: [sent], who: 'staff:nadia', whoName: 'Nadia' }
  for (const minute of [1, 2])
    await insertPrints(shop.store.app.db, {
      ...print,
      markets: ['IN'],
      at: new Date(Date.UTC(2026, 10, 29, 9, minute)),
    })
  // not from another market
  await insertPrints(shop.store.app.db, { ...print, orderNumbers: [due], markets: ['AE'], at: new Date() })
  const { orders } = await page({ printed: 'yes' })
  expect(orders).toMatchObject([{ orderNumber: sent, printedAt: '2026-11-29T09:02:00.000Z' }])
  expect(await numbers({ printed: 'no' })).toEqual([due])
  const { data } = await staff.visitor.call('GET /api/admin/orders/{orderNumber}', { params: { orderNumber: sent } })
  expect(data.records.prints).toMatchObject([
    { kind: 'packing-slips', whoName: 'Nadia', at: '2026-11-29T09:02:00.000Z' },
    { at: '2026-11-29T09:01:00.000Z' },
  ])
})

test('by the promised day of what is still to be delivered, on the day of the market', async () => {
  const [msn = ''] = shop.msns
  const open = (await shop.payer.order([{ msn, quantity: 2 }], COD)).answer.orderNumber
  const promisedIn = (days: number) =>
    shop.store.asOwner(`update order_lines l set promised_on = '${dayIn('IN', RETURNS_STAFF.now)}'::date + ${days}
      from orders o where o.id = l.order_id and o.number in (${open}, ${sent})`)
  const found = async () => ({
    passed: await numbers({ promise: 'passed' }),
    today: await numbers({ promise: 'today' }),
    next: await numbers({ promise: 'next' }),
  })
  await promisedIn(-1)
  expect(await found()).toEqual({ passed: [open], today: [], next: [] })
  await promisedIn(0)
  expect(await found()).toEqual({ passed: [], today: [open], next: [] })
  await promisedIn(3)
  expect(await found()).toEqual({ passed: [], today: [], next: [open] })
  await promisedIn(4)
  expect(await found()).toEqual({ passed: [], today: [], next: [] })
  await promisedIn(-2)
  expect(await numbers({ promise: 'passed', payment: 'prepaid' })).toEqual([])
  const params = { orderNumber: open }
  // the parcels of a confirmed order decide
  await staff.visitor.call('POST /api/admin/orders/{orderNumber}/confirm', { params })
  expect(await numbers({ promise: 'passed', text: String(open) })).toEqual([open])
  const auditor = await openStaff(shop.store, 'auditor')
  const query = { market: 'IN' as const, promise: 'passed' as const }
  const seen = (await auditor.visitor.call('GET /api/admin/orders', { query })).data.orders
  const full = (await staff.visitor.call('GET /api/admin/orders', { query })).data.orders
  expect(full[0]?.name).not.toContain('•')
  expect(seen.map(({ name }) => name)).toEqual([expect.stringContaining('•••')])
  const one = (await auditor.visitor.call('GET /api/admin/orders/{orderNumber}', { params })).data
  expect(one.shippingAddress).toMatchObject({ addressLine: '•••', name: seen[0]?.name })
  const file = await auditor.visitor.request('GET', '/api/admin/orders.csv?market=IN&promise=passed')
  expect(JSON.stringify(file.body)).not.toContain(full[0]?.name)
  await staff.visitor.call('POST /api/admin/orders/{orderNumber}/cancel', { params, body: { reason: 'A test.' } })
  expect(await numbers({ promise: 'passed' })).toEqual([])
})

test('a page of many orders reads few rows, whatever fits, and says where to go on', async () => {
  await shop.store.asOwner(`insert into orders (market, customer_id, currency, state, invoice_type, company_name, shipping_address,
      billing_address, place, payment_method_id, payment_mode, total_amount_minor, total_offer_minor, taxes_minor, shipping_minor,
      payable_minor, totals, cart_kind, language, placed_at, po_number, pricing)
    select market, customer_id, currency, 'delivered', invoice_type, company_name, shipping_address, billing_address, place,
      payment_method_id, payment_mode, total_amount_minor, total_offer_minor, taxes_minor, shipping_minor, payable_minor + n, totals,
      cart_kind, language, placed_at, '', case when n % 1000 = 0 then '{"promotion": {"code": "RARE"}}'::jsonb else '{}'::jsonb end
    from orders, generate_series(1, ${COPIES}) n where number = ${sent}`)
  await shop.store.asOwner('analyze orders')
  expect(await page({ least: 1 })).toMatchObject({ more: true, orders: { length: 50 } })
  // none of the newest match: the next page continues further down
  expect(await page({ carrier: 'nobody' })).toMatchObject({ orders: [], more: true, next: expect.any(Number) })
  const rare = await page({ coupon: 'rare', limit: 15 })
  expect(rare).toMatchObject({ orders: { length: 15 }, more: true })
  expect(await page({ coupon: 'rare', limit: 15, before: rare.next ?? undefined })).toMatchObject({
    ...{ orders: { length: COPIES / 1000 - 15 }, more: false },
  })
  const read = (filters: DeskFilters, limit: number) =>
    rowsRead(shop.store.app.db, db =>
      lookAtOrders(db, { market: 'IN', filters, today: '2026-11-29' }, { before: null, limit }),
    )
  expect(await read({ least: 1 }, 51)).toBeLessThan(500)
  for (const filters of [{ carrier: 'nobody', printed: 'yes' as const }, { paymentState: 'refunded' as const }])
    expect(await read(filters, WINDOW)).toBeLessThan(WINDOW * 12)
  // those with a coupon are found by its index
  expect(await read({ coupon: 'rare' }, WINDOW)).toBeLessThan(200)
  const keep = Array.from({ length: WINDOW }, (_, at) => due + 1 + at)
  // none of the delivered ones is read
  expect(await read({ promise: 'passed' }, WINDOW)).toBeLessThan(50)
  const kept = { market: 'IN' as const, filters: { printed: 'no' as const }, today: '2026-11-29' }
  expect(await rowsRead(shop.store.app.db, db => keepOrders(db, kept, keep))).toBeLessThan(WINDOW * 5)
})
