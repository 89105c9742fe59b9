// The grid of products: few rows read for each filter, cells reviewed and applied as one change set, conflicts, undo.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallOutput } from '../../contract/api.ts'
import type { CellChanges, ProductRow } from '../../contract/products/schemas.ts'
import { statement } from '../platform/db.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { gridStatement, type ProductFilter } from './repository/list.ts'

let store: TestStore
let owner: SignedIn
beforeAll(async () => {
  store = await openTestStore()
  owner = await openStaff(store, 'owner')
})
afterAll(() => store.close())

type Query = Partial<Record<'text' | 'category' | 'brand' | 'seller' | 'state' | 'availability' | 'after', string>> & {
  columns?: string[]
  list?: string[]
  limit?: number
}
type Found = CallOutput<'GET /api/admin/products'>['data']

async function find(query: Query = {}): Promise<Found> {
  const search = new URLSearchParams({ market: 'IN' })
  for (const [name, value] of Object.entries(query)) for (const one of [value].flat()) search.append(name, String(one))
  const { status, body } = await owner.visitor.request('GET', `/api/admin/products?${search}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return (body as { data: Found }).data
}

const changeOf = (row: ProductRow, cells: Record<string, string>) => ({
  msn: row.msn,
  seller: row.sellerCode ?? '',
  cells: Object.fromEntries(Object.entries(cells).map(([name, now]) => [name, { was: row.cells[name] ?? '', now }])),
})

const review = async (rows: CellChanges['rows'], by = owner) =>
  (await by.visitor.call('POST /api/admin/products/review', { body: { market: 'IN', rows } })).data

const apply = async (rows: CellChanges['rows'], changeSetId: string = randomUUID(), by = owner) =>
  (
    await by.visitor.call('POST /api/admin/products/changes', {
      body: { market: 'IN', rows, changeSetId, note: 'A test' },
    })
  ).data

const undo = async (changeSetId: string) =>
  (await owner.visitor.call('POST /api/admin/products/changes/{changeSetId}/undo', { params: { changeSetId } })).data

const COLUMNS = [
  'name',
  'nameHi',
  'price',
  'mrp',
  'brand',
  'category',
  'active',
  'hsn',
  'taxRate',
  'breaks',
  'leadTime',
]

test('pages, filters, text and a pasted list', async () => {
  const first = await find({ columns: COLUMNS, limit: 3 })
  expect(first.rows).toHaveLength(3)
  const second = await find({ columns: COLUMNS, limit: 3, after: first.next ?? '' })
  expect(second.rows[0]?.msn.localeCompare(first.rows[2]?.msn ?? '')).toBe(1)
  const [row] = first.rows
  if (!row) throw new Error('no product')
  expect(first.names.brands[row.cells.brand ?? '']).toBeTruthy()
  expect(first.names.categories[row.cells.category ?? '']).toContain(' > ')
  expect(Number(row.cells.taxRate)).toBeGreaterThan(0)
  // a column that was not requested is missing
  expect(Object.keys((await find({ columns: ['price'], limit: 1 })).rows[0]?.cells ?? {})).toEqual(['price'])
  const numbers = ['no-such-number', second.rows[1]?.partNumber ?? '', row.msn.toLowerCase()]
  const listed = await find({ list: numbers })
  expect(listed.rows.map(({ msn }) => msn).sort()).toEqual([row.msn, second.rows[1]?.msn].sort())
  expect(listed.unknown).toEqual(['no-such-number'])
  for (const text of [row.msn, row.partNumber, (row.cells.name ?? '').slice(2, 12).toUpperCase()])
    expect((await find({ text })).rows.map(({ msn }) => msn)).toContain(row.msn)
  const inCategory = await find({
    category: row.cells.category,
    brand: row.cells.brand,
    columns: ['brand', 'category'],
  })
  expect(inCategory.rows.map(({ msn }) => msn)).toContain(row.msn)
  expect(new Set(inCategory.rows.map(({ cells }) => cells.brand))).toEqual(new Set([row.cells.brand]))
  // pages of a category continue in its own order
  const seen: string[] = []
  let after: string | null = null
  const [top] = Object.entries(first.names.categories)
  do {
    const page: Found = await find({ category: top?.[0] ?? '', limit: 2, ...(after && { after }) })
    seen.push(...page.rows.map(({ msn }) => msn))
    after = page.next
  } while (after)
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen).toHaveLength((await find({ category: top?.[0] ?? '', limit: 500 })).rows.length)
})

test('a change set is reviewed, applied once, and undone as a whole', async () => {
  const { rows } = await find({ columns: COLUMNS, limit: 3, availability: 'in-stock' })
  const [one, two, three] = rows
  if (!one || !two || !three) throw new Error('no products')
  const warehouse = (
    await owner.visitor.call('GET /api/admin/products/choices', { query: { market: 'IN', kind: 'warehouse' } })
  ).data[0]?.value
  const lower = (row: ProductRow) => (Number(row.cells.price) - 1).toFixed(2)
  const changes = [
    changeOf(one, { price: lower(one), breaks: '', leadTime: '3', name: 'A new name', [`stock:${warehouse}`]: '77' }),
    changeOf(two, { active: 'no', nameHi: 'नया नाम' }),
  ]
  const stockWas = (await find({ list: [one.msn], columns: [`stock:${warehouse}`] })).rows[0]?.cells[
    `stock:${warehouse}`
  ]
  const stock = changes[0]?.cells[`stock:${warehouse}`]
  if (stock) stock.was = stockWas ?? ''
  const reviewed = await review([...changes, changeOf(three, { brand: 'No such brand', hsn: '01' })])
  const stateOf = (row: ProductRow, field: string) =>
    reviewed.cells.find(cell => cell.msn === row.msn && cell.field === field)
  expect(stateOf(one, 'price')).toMatchObject({ state: 'change', old: one.cells.price, now: lower(one) })
  expect(stateOf(three, 'brand')).toMatchObject({ state: 'problem', problem: 'brand-unknown' })
  expect(stateOf(three, 'hsn')).toMatchObject({ state: 'problem', problem: 'hsn-digits' })

  const id = randomUUID()
  const set = await apply(changes, id)
  expect(set).toMatchObject({ products: 2, state: 'applied', who: expect.stringMatching(/^Staff \d+$/) })
  // repeating it changes nothing; other content is a different request
  expect(await apply(changes, id)).toEqual(set)
  await expect(apply([changeOf(three, { leadTime: '4' })], id)).rejects.toThrow('request.idempotency')
  await expect(apply(changes)).rejects.toThrow('product.changes-none')
  const now = await find({ list: [one.msn, two.msn], columns: [...COLUMNS, `stock:${warehouse}`] })
  const cellsOf = (msn: string) => now.rows.find(row => row.msn === msn)?.cells
  expect(cellsOf(one.msn)).toMatchObject({
    price: lower(one),
    name: 'A new name',
    leadTime: '3',
    [`stock:${warehouse}`]: '77',
  })
  expect(cellsOf(two.msn)).toMatchObject({ active: 'no', nameHi: 'नया नाम' })
  // the store itself shows it
  const events = await store.app.db.rows(statement('', 'select who, why from price_events where msn = $1'), [one.msn])
  expect(events).toEqual([{ who: `staff:${owner.staffId}`, why: `change set ${id}` }])

  // somebody else saw the old price
  const late = [changeOf(one, { price: '5.00' })]
  expect((await review(late)).cells[0]).toMatchObject({ state: 'conflict', old: lower(one) })
  await expect(apply(late)).rejects.toThrow('product.changes-rejected')

  // cells changed since are skipped and reported, the rest is undone
  await apply([{ ...changeOf(one, {}), cells: { name: { was: 'A new name', now: 'A newer name' } } }])
  const undone = await undo(id)
  expect(undone.left.map(({ field, msn }) => [msn, field])).toEqual([[one.msn, 'name']])
  expect(undone.changeSet).toMatchObject({ state: 'undone', left: 1 })
  const back = await find({ list: [one.msn, two.msn], columns: [...COLUMNS, `stock:${warehouse}`] })
  expect(back.rows.find(row => row.msn === two.msn)?.cells).toMatchObject({ active: 'yes', nameHi: two.cells.nameHi })
  expect(back.rows.find(row => row.msn === one.msn)?.cells).toMatchObject({
    ...{ price: one.cells.price, breaks: one.cells.breaks, name: 'A newer name', [`stock:${warehouse}`]: stockWas },
  })
  const page = await owner.visitor.call('GET /api/admin/products/changes', { query: { market: 'IN' } })
  expect(page.data.changeSets.map(({ changeSetId }) => changeSetId)).toContain(id)
})

test('fields need their own permission, and a price stays below the MRP and above its quantity prices', async () => {
  const { rows } = await find({ columns: COLUMNS, limit: 2 })
  const [row] = rows
  if (!row) throw new Error('no product')
  const pricing = await openStaff(store, 'pricing')
  const auditor = await openStaff(store, 'auditor')
  const change = [changeOf(row, { nameHi: 'दूसरा नाम' })]
  expect((await review(change, auditor)).cells[0]).toMatchObject({ problem: 'not-allowed' })
  await expect(apply(change, randomUUID(), pricing)).rejects.toThrow('product.changes-rejected')
  const set = await apply(change)
  await expect(
    pricing.visitor.call('POST /api/admin/products/changes/{changeSetId}/undo', {
      params: { changeSetId: set.changeSetId },
    }),
  ).rejects.toThrow('session.forbidden')
  const above = await review([changeOf(row, { mrp: '100.00', price: '101.00', breaks: '5: 102' })])
  expect(Object.fromEntries(above.cells.map(({ field, problem }) => [field, problem]))).toEqual({
    ...{ mrp: 'above-mrp', price: 'above-mrp', breaks: 'breaks-above-price' },
  })
  const twice = [changeOf(row, { name: 'One' }), changeOf(row, { name: 'Two' })]
  await expect(review(twice)).rejects.toThrow('request.invalid')
})

const COPIES = 20_000
const FILL = `
  insert into products (msn, market, part_number, brand_id, category_code, slug, name_en, name_hi, hsn, sell_unit_en, sell_unit_hi,
    pack_size, weight_grams, origin, declarations, images, active)
  select 'MSN' || lpad(upper(to_hex(n)), 8, 'Z'), market, 'COPY-' || n, brand_id, category_code, slug, md5(n::text), 'नाम ' || n, hsn,
    sell_unit_en, sell_unit_hi, pack_size, weight_grams, origin, declarations, images, n % 100 <> 0
  from (select * from products where market = 'IN' and active order by msn limit 1) p, generate_series(1, ${COPIES}) n;
  insert into offers (msn, seller_id, currency, mrp_minor, price_minor, availability)
  select p.msn, (select seller_id from offers order by id limit 1), 'INR', 200, 100, 'stock' from products p
    where not exists (select from offers o where o.msn = p.msn);
  analyze products; analyze offers;`

interface PlanNode {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: PlanNode[]
}

const LARGE = ['products', 'offers', 'stock']

/** Rows of the large tables that a plan looked at. */
function rowsSeen(node: PlanNode): number {
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  const own = LARGE.includes(node['Relation Name'] ?? '') ? (node['Actual Rows'] + removed) * node['Actual Loops'] : 0
  return (node.Plans ?? []).reduce((sum, child) => sum + rowsSeen(child), own)
}

async function rowsRead(filter: Partial<ProductFilter>): Promise<number> {
  const { sql, values } = gridStatement({
    ...{
      market: 'IN',
      columns: ['name', 'price', 'free'],
      text: null,
      categories: null,
      brandSlug: null,
      seller: null,
    },
    ...{
      active: null,
      availability: null,
      missing: null,
      list: null,
      marked: null,
      after: null,
      limit: 51,
      window: 51,
    },
    ...filter,
  })
  const explained = statement('', `explain (analyze, timing off, format json) ${sql.text}`)
  const first = await store.app.db.one<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(explained, values)
  return rowsSeen(first['QUERY PLAN'][0].Plan)
}

test('a page of many products reads few rows, whatever the filter', async () => {
  const [row] = (await find({ columns: ['brand', 'category'], limit: 1 })).rows
  await store.asOwner(FILL)
  const after = { msn: 'MSNZZZZ1000', category: row?.cells.category ?? '' }
  const [seller] = await store.app.db.rows<{ code: string }>(
    statement('', 'select code from sellers where id = (select seller_id from offers order by id limit 1)'),
  )
  const filters: Partial<ProductFilter>[] = [
    {},
    { after },
    { brandSlug: row?.cells.brand ?? '', after },
    { categories: [row?.cells.category ?? ''], after },
    { active: false, after },
    { missing: 'picture' },
    { missing: 'hindi' },
    { seller: seller?.code ?? '', after },
    { list: ['COPY-77', 'MSNZZZZ1001', 'NONE'] },
    { text: { msn: null, exact: 'COPY-777', pattern: '%copy-7777%' } },
    { marked: ['MSNZZZZ1001', 'MSNZZZZ1002'], text: { msn: null, exact: 'COPY-777', pattern: '%copy-7777%' } },
  ]
  for (const filter of filters) expect(await rowsRead(filter), JSON.stringify(filter)).toBeLessThan(800)
  // several filters: as much as one window contains
  expect(await rowsRead({ active: false, availability: 'on-request', window: 500 })).toBeLessThan(8000)

  // 5,000 cells at once, and back
  const cells = {
    nameHi: 'क',
    features: 'One\nTwo',
    leadTime: '9',
    minQuantity: '2',
    multiple: '2',
    warranty: '12',
    weight: '77',
    availability: 'on-request',
    price: '1.50',
    mrp: '3.00',
  }
  const full = await find({ columns: Object.keys(cells), limit: 500, after: 'MSNZZZZZ001' })
  const set = await apply(full.rows.map(product => changeOf(product, cells)))
  expect(set).toMatchObject({ products: 500, cells: 5000 })
  expect(await undo(set.changeSetId)).toMatchObject({ restored: 5000, left: [] })
  expect((await find({ columns: Object.keys(cells), limit: 500, after: 'MSNZZZZZ001' })).rows).toEqual(full.rows)
}, 300_000)
