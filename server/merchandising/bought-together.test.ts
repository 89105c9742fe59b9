// Bought together: from category rules until there are enough orders; same market, in stock, priced as a bundle.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { makeBuyers } from '../testing/buyers.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { countPairs } from './queries/bought-together.ts'

const TOGETHER = 'GET /api/v1/product/getProductFbtDetails'

/** A purchasable product whose category has rules, with the related categories. */
const RULED = statement(
  'test.ruled',
  `select p.msn, array_agg(distinct r.with_category_code) as categories from products p
   join offer_choices oc on oc.msn = p.msn
   join together_rules r on r.category_code = p.category_code
   join lateral (select sum(on_hand - reserved) as free from stock s where s.msn = p.msn) s on s.free >= oc.min_quantity
   where p.market = $1 and p.active and oc.availability = 'stock' and exists (
     select 1 from products o join offer_choices a on a.msn = o.msn join stock k on k.offer_id = a.offer_id
     where o.category_code = r.with_category_code and o.active and a.availability = 'stock' and k.on_hand - k.reserved > 50)
   group by p.msn order by count(*) desc, p.msn limit 1`,
)
const CATEGORIES = statement(
  'test.categories-of',
  'select msn, category_code as code, market from products where msn = any($1)',
)
const ORDER = statement(
  'test.order-of',
  `with o as (
     insert into orders (market, customer_id, currency, state, invoice_type, shipping_address, billing_address, place,
       payment_method_id, payment_mode, total_amount_minor, total_offer_minor, taxes_minor, shipping_minor,
       payable_minor, totals, cart_kind, language)
     values ('IN', $1, 'INR', $3, 'retail', '{}', '{}', '411001', 5, 'cod', 1, 0, 0, 0, 1, '{}', 'cart', 'en') returning id)
   insert into order_lines (order_id, line_no, msn, seller_id, name_en, name_hi, brand_name, part_number, hsn, tax_rate_bp,
     quantity, mrp_minor, unit_price_minor, amount_minor, taxable_minor, tax_parts, payable_minor)
   select o.id, i.at, p.msn, oc.seller_id, 'x', 'x', 'x', 'x', '1', 1800, 1, 1, 1, 1, 1, '[]', 1
   from o, unnest($2::text[]) with ordinality as i (msn, at) join products p on p.msn = i.msn
     join offer_choices oc on oc.msn = p.msn`,
)
const LAST_STOCK = statement('test.sell-out', 'update stock set reserved = on_hand where msn = $1')

let store: TestStore
let msn: string
let categories: string[]
beforeAll(async () => {
  store = await openTestStore()
  const row = await store.app.db.one<{ msn: string; categories: string[] }>(RULED, ['IN'])
  msn = row.msn
  categories = row.categories
  await store.visitor().call(TOGETHER, { query: { msn } })
})
afterAll(() => store.close())

const ask = async (of: string, host?: string) => (await store.visitor(host).call(TOGETHER, { query: { msn: of } })).data

it('starts with related categories, in one statement once these are in memory', async () => {
  await ask(msn)
  const { count, answer: data } = await store.app.db.statementsOf(() => ask(msn))
  expect(count).toBe(1)
  expect(data.source).toBe('rules')
  expect(data.items[0]?.product.msn).toBe(msn)
  expect(data.items.length).toBeGreaterThan(1)
  expect(data.items.length).toBeLessThanOrEqual(4)
  const others = data.items.slice(1).map(({ product }) => product.msn)
  const rows = await store.app.db.rows<{ code: string; market: string }>(CATEGORIES, [others])
  expect(rows.every(({ code, market }) => market === 'IN' && categories.includes(code))).toBe(true)
  let price = 0
  for (const { product, quantity } of data.items) {
    expect(product.availability).toBe('in-stock')
    expect(quantity).toBeGreaterThanOrEqual(product.minQuantity)
    expect(quantity % product.quantityMultiple).toBe(0)
    price += product.salesPrice * quantity
  }
  expect(data.totalPrice).toBe(price)
  expect(data.totalMrp).toBeGreaterThanOrEqual(price)
})

it('uses orders once three contain both, ignoring cancelled orders and unavailable products', async () => {
  const { db } = store.app
  const [buyer] = await makeBuyers(db, 1)
  const customer = buyer?.actor.customerId ?? ''
  const free = (await store.buyableMsns('IN', 8)).filter(one => one !== msn)
  const [often = '', seldom = '', cancelled = ''] = free
  for (let at = 0; at < 3; at++) await db.run(ORDER, [customer, [msn, often], 'delivered'])
  for (let at = 0; at < 2; at++) await db.run(ORDER, [customer, [msn, seldom], 'placed'])
  for (let at = 0; at < 5; at++) await db.run(ORDER, [customer, [msn, cancelled], 'cancelled'])
  // concurrent counts must leave the same pairs
  await Promise.all([countPairs(store.app), countPairs(store.app)])
  const data = await ask(msn)
  expect(data.source).toBe('orders')
  expect(data.items[1]?.product.msn).toBe(often)
  const others = data.items.map(({ product }) => product.msn)
  expect(others).not.toContain(seldom)
  expect(others).not.toContain(cancelled)
  expect((await ask(often)).items[1]?.product.msn).toBe(msn)
  await db.run(LAST_STOCK, [often])
  expect((await ask(msn)).items.map(({ product }) => product.msn)).not.toContain(often)
  expect(await ask(often)).toEqual({ items: [], totalPrice: 0, totalMrp: 0, source: 'none' })
})

it('is separate per market and rejects unknown products', async () => {
  const abroad = await store.app.db.one<{ msn: string }>(RULED, ['AE'])
  expect((await ask(abroad.msn, 'ae.localhost')).items.every(({ product }) => product.currency === 'AED')).toBe(true)
  for (const of of [abroad.msn, 'MSN00000000']) {
    const rejected = await store.visitor().try(TOGETHER, { query: { msn: of } })
    expect(rejected).toMatchObject({ status: 404, body: { code: 'catalog.product-unknown' } })
  }
})
