// The grid as a file: the view is exported, changed cells are imported, and concurrent changes are reported.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GridFile } from '../../contract/products/grid-file-api.ts'
import { csvText } from '../../contract/shared/csv.ts'
import { statement } from '../platform/db.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

let store: TestStore
let owner: SignedIn
let translator: SignedIn
beforeAll(async () => {
  store = await openTestStore()
  owner = await openStaff(store, 'owner')
  translator = await openStaff(store, 'translator')
})
afterAll(() => store.close())

const COLUMNS = ['name', 'category', 'brand', 'hsn', 'price', 'taxRate', 'breaks', 'active']
const columns = COLUMNS.map(name => ({ name, heading: `The ${name}` }))

/**
 * The exported file of a view without its byte order mark, as rows of cells; no cell of these products has a quote or
 * a line break.
 */
async function file(body: object, by: SignedIn = owner): Promise<string[][]> {
  const { status, body: text } = await by.visitor.request('POST', '/api/admin/products/file', {
    ...{ market: 'IN', columns, ...body },
  })
  expect(status, JSON.stringify(text)).toBe(200)
  const lines = String(text).replace('\ufeff', '').trim().split('\r\n')
  return lines.map(line =>
    [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)]
      .slice(0, (lines[0] ?? '').split(',').length)
      .map(([, cell = '']) => cell.replace(/^"|"$/g, '').replaceAll('""', '"')),
  )
}

async function read(rows: string[][], by: SignedIn = owner, name = 'products.csv'): Promise<GridFile> {
  const body = { market: 'IN' as const, name, data: Buffer.from(csvText(rows)).toString('base64') }
  return (await by.visitor.call('POST /api/admin/products/file/read', { body })).data
}

const save = (msn: string, seller: string, cells: Record<string, { was: string; now: string }>) =>
  owner.visitor.call('POST /api/admin/products/changes', {
    body: { market: 'IN', rows: [{ msn, seller, cells }], changeSetId: randomUUID(), note: '' },
  })

const at = (rows: string[][], field: string) => rows[0]?.findIndex(heading => heading.endsWith(`[${field}]`)) ?? -1
const set = (rows: string[][], row: number, field: string, value: string) => {
  const line = rows[row]
  if (line) line[at(rows, field)] = value
}

test('a file has the columns and products of the view, and can be imported again without a change', async () => {
  const rows = await file({ availability: 'in-stock' })
  expect(rows[0]).toEqual([
    ...['MSN', 'Part number', ...COLUMNS.map(name => `The ${name} [${name}]`), 'Seller code', 'Version'],
  ])
  expect(rows.length).toBeGreaterThan(100)
  expect(rows[1]?.[at(rows, 'category')]).toContain(' > ')
  const back = await read(rows)
  expect(back).toMatchObject({ taken: [], skipped: [], wrong: [], unread: [] })
  expect(back.same).toBe((rows.length - 1) * (COLUMNS.length - 1))
  const two = rows.slice(1, 3).map(([msn = '']) => msn)
  expect((await file({ list: two })).slice(1).map(([msn]) => msn)).toEqual(two)
})

test('cells changed in the file are accepted, those changed meanwhile in the store are reported', async () => {
  const all = await file({ availability: 'in-stock' })
  // without price breaks a price that is a little lower fits, above the lowest one of the market too
  const rows = all.filter((line, index) => index === 0 || line[at(all, 'breaks')] === '').slice(0, 4)
  const [, first = [], second = [], third = []] = rows
  const [msn = '', seller = ''] = [second[0], second.at(-2)]
  const price = second[at(rows, 'price')] ?? ''
  const [whole, whole1] = [price, first[at(rows, 'price')]].map(text => Math.floor(Number(text))) as [number, number]
  // while the file is being edited: the price of the second one, and the name of the third one, which the file leaves
  // unchanged
  await save(msn, seller, { price: { was: price, now: `${whole - 3}.00` } })
  const [msn3 = '', name3 = ''] = [third[0], third[at(rows, 'name')]]
  await save(msn3, third.at(-2) ?? '', { name: { was: name3, now: 'Somebody’s name' } })
  set(rows, 1, 'price', `₹ ${whole1 - 2}.5`)
  set(rows, 1, 'name', '=1+1 drill')
  // as Excel writes a price
  set(rows, 2, 'price', `${whole - 1}`)
  set(rows, 3, 'price', 'cheap')
  set(rows, 3, 'category', 'No such category')
  const back = await read(rows)
  expect(back.taken).toEqual([
    expect.objectContaining({ msn: first[0], field: 'name', now: '=1+1 drill' }),
    { msn: first[0], seller: first.at(-2), field: 'price', was: expect.any(String), now: `${whole1 - 2}.50` },
  ])
  expect(back.skipped).toEqual([
    expect.objectContaining({ row: 3, msn, field: 'price', old: `${whole - 3}.00`, typed: `${whole - 1}.00` }),
  ])
  expect(back.wrong.map(({ row, field, reason }) => [row, field, reason])).toEqual([
    [4, 'category', 'category-unknown'],
    [4, 'price', 'not-amount'],
  ])
  // imported cells are saved like any cells of the grid
  const [name, amount] = back.taken
  if (!name || !amount) throw new Error('nothing was taken')
  await save(name.msn, name.seller, { price: { was: amount.was, now: amount.now } })
  expect((await read(rows)).taken.map(({ field }) => field)).toEqual(['name'])
})

test('unusable lines and missing rights are reported, and a different kind of file is an error', async () => {
  const rows = (await file({ availability: 'in-stock', state: 'active' })).slice(0, 4)
  const [head = [], first = [], second = []] = rows
  const lost = second.map((cell, index) => (index === second.length - 1 ? '' : cell))
  set([head, lost], 1, 'price', '5')
  const unknown = first.map((cell, index) => (index === 0 ? 'MSN0NONE000' : cell))
  const back = await read([head, first, first, lost, unknown])
  expect(back.wrong.map(({ row, field, reason }) => [row, field, reason])).toEqual([
    [3, '', 'twice'],
    [4, 'price', 'version-unknown'],
    [5, '', 'product-unknown'],
  ])
  set(rows, 1, 'price', '5')
  set(rows, 1, 'active', 'no')
  const theirs = await read([[...head.slice(0, -1), 'Version'], first], translator)
  expect(theirs.taken).toEqual([])
  expect(theirs.wrong.map(({ field, reason }) => [field, reason])).toEqual([
    ['price', 'not-allowed'],
    ['active', 'not-allowed'],
  ])
  const renamed = await read([head.map(heading => (heading.endsWith('[hsn]') ? 'Customs' : heading)), second])
  expect(renamed).toMatchObject({ unread: ['Customs'], taken: [], wrong: [] })
  const send = (text: string, name = 'products.csv') =>
    owner.visitor.try('POST /api/admin/products/file/read', {
      body: { market: 'IN', name, data: Buffer.from(text).toString('base64') },
    })
  expect(await send('a,b\n1,2\n')).toMatchObject({ status: 400 })
  expect(await send(csvText(rows), 'products.pdf')).toMatchObject({ status: 400 })
})

test('a long catalogue leaves with all its rows in pages, and a heading that spreadsheets run is disarmed', async () => {
  await store.app.db.rows(
    statement(
      '',
      `insert into products (msn, market, part_number, brand_id, category_code, slug, name_en, name_hi, hsn, sell_unit_en,
         sell_unit_hi, pack_size, weight_grams, origin)
       select 'MSN' || lpad(upper(to_hex(n)), 8, 'Z'), market, 'COPY-' || n, brand_id, category_code, slug, '=cmd|' || n, 'नाम',
         hsn, sell_unit_en, sell_unit_hi, pack_size, weight_grams, origin
       from (select * from products where market = 'IN' order by msn limit 1) p, generate_series(1, 1200) n returning msn`,
    ),
  )
  const body = { columns: [{ name: 'name', heading: '=Name' }], text: undefined, missing: undefined }
  const rows = await file(body)
  expect(rows[0]).toEqual(['MSN', 'Part number', "'=Name [name]", 'Seller code', 'Version'])
  const copies = rows.filter(([, part = '']) => part.startsWith('COPY-'))
  expect(copies).toHaveLength(1200)
  expect(copies.every(([, , name = '']) => name.startsWith("'=cmd|"))).toBe(true)
  // without an offer: their lines come back without a change
  expect(await read(rows)).toMatchObject({ taken: [], skipped: [], wrong: [], unread: [] })
})
