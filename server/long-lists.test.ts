// Screens of the console over long lists look at few rows: 1,000,000 products, 200,000 orders, 2,000 sellers, 30,000 categories.
// `npm run check:lists` does it with as many, the suite with a fiftieth.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, openDatabase, type Sent, statement } from './platform/db.ts'
import { fillLongLists } from './testing/long-lists.ts'
import { type PlanNode, rowsSeen } from './testing/rows-read.ts'
import { openStaff, type SignedIn } from './testing/staff.ts'
import { openTestStore, type TestStore } from './testing/store.ts'

const LONG = process.env.LONG_LISTS === 'true'
const LISTS = LONG
  ? { products: 1_000_000, orders: 200_000, sellers: 2_000, categories: 30_000, variants: 2_000 }
  : { products: 20_000, orders: 12_000, sellers: 500, categories: 6_000, variants: 1_000 }

/** Rows that a screen may read: a page, related data, and the rows scanned for a text search. */
const MAX_ROWS = 5_000
const MAX_BYTES = 400_000

let store: TestStore
let owner: SignedIn
let explainer: Database | undefined
let filled: Awaited<ReturnType<typeof fillLongLists>>
const report: string[] = []

/** A tag and a responsible member on all products, orders and customers. */
const MARKS = (staffId: string) => `
  insert into record_tags (kind, record_id, key, label, market, record_number, added_by, at)
    select 'product', msn, 'often', 'Often', market, 0, 'test', now() from products where market = 'IN'
    union all select 'order', number::text, 'often', 'Often', market, number, 'test', now() from orders where market = 'IN'
    union all select 'customer', id::text, 'often', 'Often', market, number, 'test', now() from customers where market = 'IN';
  insert into record_assignments (kind, record_id, staff_id, market, record_number, assigned_by, at)
    select kind, record_id, '${staffId}', market, record_number, 'test', now() from record_tags;
  analyze record_tags; analyze record_assignments;`

beforeAll(async () => {
  store = await openTestStore()
  filled = await fillLongLists(store, LISTS)
  owner = await openStaff(store, 'owner')
  await store.asOwner(MARKS(owner.staffId))
  explainer = openDatabase(store.databaseUrl, { max: 1 })
  // on small tables a sequential scan may be cheaper than an index; without an index it would read all rows of a
  // large one
  if (!LONG) await explainer.script('set enable_seqscan = off')
}, 3_600_000)
afterAll(async () => {
  if (LONG) process.stdout.write(`${report.join('\n')}\n`)
  await explainer?.close()
  await store.close()
})

/** The rows a statement reads, by its execution plan. */
async function rowsOf({ text, values = [] }: Sent): Promise<number> {
  if (!/^\s*(select|with)\b/i.test(text) || /\b(insert into|update|delete from)\b/i.test(text)) return 0
  const explained = statement('', `explain (analyze, timing off, format json) ${text}`)
  const { 'QUERY PLAN': plans } = await (explainer as Database).one<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
    explained,
    values,
  )
  return rowsSeen((plans[0] as { Plan: PlanNode }).Plan)
}

async function measure(path: string): Promise<{ rows: number; bytes: number }> {
  let bytes = 0
  let milliseconds = 0
  const ask = async () => {
    const started = performance.now()
    const { status, body } = await owner.visitor.request('GET', `/api/admin/${path}`)
    milliseconds = performance.now() - started
    expect(status, `${path}: ${JSON.stringify(body).slice(0, 300)}`).toBe(200)
    bytes = JSON.stringify(body).length
  }
  await ask()
  const { sent: statements } = await store.app.db.statementsOf(ask)
  let rows = 0
  let worst = { rows: 0, text: '' }
  for (const sent of statements) {
    const seen = await rowsOf(sent)
    rows += seen
    if (seen > worst.rows) worst = { rows: seen, text: sent.text }
  }
  const figures = [rows, bytes, milliseconds.toFixed(0), statements.length].map(figure => String(figure).padStart(10))
  report.push(`${figures.join(' ')}  ${path}`)
  if (rows > MAX_ROWS) report.push(`    ${worst.rows}: ${worst.text.replaceAll(/\s+/g, ' ').slice(0, 1500)}`)
  return { rows, bytes }
}

const PRODUCTS = 'products?market=IN&columns=name&columns=price&columns=category&columns=brand&limit=100'

/** Screens that look at more, each with the reason. */
const MORE_ROWS: Record<string, number> = {
  // the stock of each product is added up
  [`${PRODUCTS}&availability=in-stock`]: 16_000,
  // a rare state: 8,000 products are looked at for one page
  [`${PRODUCTS}&availability=out-of-stock`]: 1_000_000,
  // all orders of the customer who has a tenth of them
  'orders?market=IN&text=9876543210': 80_000,
  'orders?market=IN&state=delivered&text=Kulkarni': 80_000,
  // two characters are in the names of most categories
  'categories?market=IN&text=12': 40_000,
  // the products of each brand of the page are counted, up to 1,000
  brands: 20_000,
  // a name that all have: a thousand customers are looked at
  'customers?market=IN&text=Buyer': 10_000,
  // two thousand variants and their axes
  'products/MSNL0000007/variants': 10_000,
  'products/MSNL0000007/variants?limit=100&from=1900': 10_000,
  // of a tag that all orders have, those of a rare state: up to 8,000 orders are looked at
  'orders?market=IN&tag=often&state=placed': 40_000,
  // each kind of work is counted, up to 1,000
  'dashboard?market=IN': 20_000,
}

async function expectBounded(path: string): Promise<void> {
  const { rows, bytes } = await measure(path)
  expect.soft(bytes).toBeLessThan(MAX_BYTES)
  expect(rows).toBeLessThan(MORE_ROWS[path] ?? MAX_ROWS)
}

const SCREENS = [
  PRODUCTS,
  `${PRODUCTS}&after=MSNL0001500`,
  `${PRODUCTS}&text=drill`,
  `${PRODUCTS}&text=MSNL0001500`,
  `${PRODUCTS}&text=qqxxyyzz`,
  `${PRODUCTS}&state=draft`,
  `${PRODUCTS}&state=active`,
  `${PRODUCTS}&availability=in-stock`,
  `${PRODUCTS}&availability=out-of-stock`,
  `${PRODUCTS}&missing=picture`,
  `${PRODUCTS}&missing=hindi`,
  `${PRODUCTS}&seller=LL7`,
  'products/choices?market=IN&kind=seller&text=a',
  'products/choices?market=IN&kind=category&text=1',
  'products/choices?market=IN&kind=brand&text=a',
  'products/MSNL0000007',
  'products/MSNL0000007/changes',
  'products/MSNL0000007/variants',
  'products/MSNL0000007/variants?limit=100&from=1900',
  'catalog/offers?msn=MSNL0000007',
  'translations?market=IN',
  'translations?market=IN&state=outdated',
  'translations/names?market=IN&kind=value&state=missing',
  'stock?market=IN',
  'stock?market=IN&text=drill',
  'stock?market=IN&below=true',
  'stock/MSNL0000007?market=IN',
  'catalog/missingDeclarations',
  'catalog/sellers?market=IN',
  'categories?market=IN',
  'categories?market=IN&text=12',
  'brands',
  'orders?market=IN',
  'orders?market=IN&state=placed',
  'orders?market=IN&state=delivered',
  'orders?market=IN&state=delivered&text=Kulkarni',
  'orders?market=IN&text=9876543210',
  'orders?market=IN&text=100777',
  'customers?market=IN',
  'customers?market=IN&text=Buyer',
  'customers?market=IN&text=7000000007',
  'dashboard?market=IN',
  'dashboard/setup?market=IN',
  'dashboard/sales?market=IN&days=90',
  'dashboard/sales?market=IN&by=hour',
  'dashboard/sales?market=IN&by=week',
  'returns?market=IN',
  'invoices/register?market=IN',
  'payments?market=IN',
  'payments?market=IN&state=paid',
  'refunds?market=IN&state=failed',
  'refunds?market=IN&state=all',
  'carts?market=IN',
  'abandonedCarts?market=IN',
  'leads?market=IN',
  'rfq?market=IN',
  'gold?market=IN',
  'imports?market=IN',
  'remittances/outstanding?market=IN',
  'payments/differences?market=IN',
  'search/texts?market=IN',
]

describe('a screen over long lists looks at few rows and sends few bytes', () => {
  test.each(SCREENS)('%s', async path => {
    await expectBounded(path)
  })

  test('a customer with a tenth of the orders, and one of these orders', async () => {
    for (const path of [
      `customers/${filled.buyer}`,
      `customers/${filled.buyer}/orders`,
      `orders/${filled.orderNumber}`,
    ]) {
      await expectBounded(path)
    }
  })
  test('those with a tag or a member that all records have', async () => {
    const who = `assignee=${owner.staffId}`
    for (const path of [
      ...['tag=often', who, `tag=often&${who}`].flatMap(marks => [
        `orders?market=IN&${marks}`,
        `customers?market=IN&${marks}`,
        `${PRODUCTS}&${marks}`,
        `${PRODUCTS}&after=MSNL0001500&${marks}`,
      ]),
      'orders?market=IN&tag=often&state=placed',
    ]) {
      await expectBounded(path)
    }
  })
})
