// The template of a category: its columns, and that the filled-in file can be imported without a mapping.

import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { referenceData } from '../catalog/service.ts'
import { statement } from '../platform/db.ts'
import { eventually } from '../testing/soon.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { workOnImports } from './service.ts'

const KEY = 'khk_of-the-test-template'
const CATEGORY = statement(
  'test.template-category',
  `select c.code, c.parent_code as parent from categories c where c.market = 'IN' and c.active and c.parent_code is not null
     and not exists (select from categories d where d.parent_code = c.code) order by c.code limit 1`,
)
const PRODUCTS = statement(
  'test.template-products',
  `select part_number as part, name_hi as hindi, category_code as category, specs, missing_declarations as missing
   from products where part_number like 'TPL-%' order by part_number`,
)
const ATTRIBUTES = statement('test.template-attributes', 'select key, kind from attributes order by key')

let store: TestStore
let catalog: SignedIn
let category: { code: string; parent: string }
beforeAll(async () => {
  store = await openTestStore({ programKey: KEY })
  catalog = await openStaff(store, 'catalog')
  category = await store.app.db.one<{ code: string; parent: string }>(CATEGORY)
  await store.asOwner(`insert into attributes (key, name_en, name_hi, kind, unit) values
      ('tpl-torque', 'Torque', 'टॉर्क', 'number', 'Nm'), ('tpl-colour', 'Colour', 'रंग', 'text', '')
    on conflict do nothing;
    insert into category_attributes (category_code, attribute_key, position, required, choices) values
      ('${category.parent}', 'tpl-torque', 1, true, '[]'),
      ('${category.code}', 'tpl-colour', 1, false, '[{"en": "Red", "hi": "लाल"}, {"en": "Blue", "hi": "नीला"}]')`)
  // changes of the catalogue are loaded together, a moment later
  await eventually(async () => expect([...(await referenceData(store.app)).attributes.keys()]).toContain('tpl-torque'))
})
afterAll(() => store.close())

const templateOf = (query: string, by: SignedIn = catalog) =>
  by.visitor.request('GET', `/api/admin/importTemplate?market=IN&category=${category.code}&${query}`)
const headingsOf = (body: string) =>
  body
    .replace(/^\ufeff/, '')
    .trim()
    .split(',')

async function sendBack(name: string, payload: string | Buffer) {
  const url = `/api/admin/imports?market=in&name=${name}&dryRun=false`
  const headers = { authorization: `Bearer ${KEY}` }
  const answer = await store.http.inject({ method: 'POST', url, headers, payload })
  await workOnImports(store.app)
  const id = answer.json().data.importId
  return (await catalog.visitor.call('GET /api/admin/imports/{id}', { params: { id } })).data
}

it('has the columns of an import, with the specifications of the category and its ancestors', async () => {
  const headings = headingsOf(String((await templateOf('format=csv')).body))
  expect(headings).toEqual(expect.arrayContaining(['Part number', 'Brand', 'Name (Hindi)', 'Category code', 'HSN']))
  expect(headings).toContain('Torque (Nm) [tpl-torque]')
  expect(headings).toContain('Colour [tpl-colour]')
  expect(headings).toContain('Colour [tpl-colour:hi]')
  expect(new Set(headings).size).toBe(headings.length)
})

it('filled with two products comes in whole, without a mapping', async () => {
  const headings = headingsOf(String((await templateOf('format=csv')).body))
  const values: Record<string, string> = {
    ...{ Brand: 'Rejecta', 'Category code': category.code, MRP: '1250', Price: '1190', HSN: '84672100' },
    ...{ Availability: 'stock', Active: 'yes', 'Sell unit': 'piece', 'Sell unit (Hindi)': 'नग', 'Pack size': '1' },
    ...{ 'Minimum quantity': '1', 'Quantity multiple': '1', 'Weight (g)': '900', 'Country of origin': 'IN' },
    ...{ 'Manufacturer name': 'Rejecta Tools', 'Manufacturer address': 'Pune', 'Net quantity': '1 N' },
    ...{ 'Month of manufacture': '2026-05', 'Consumer care name': 'Care', 'Consumer care address': 'Pune' },
    ...{ 'Consumer care phone': '18001234567', 'Consumer care email': 'care@rejecta.example' },
    ...{ Description: 'It turns.', 'Torque (Nm) [tpl-torque]': '12.5', 'Colour [tpl-colour]': 'Red' },
    ...{ 'Colour [tpl-colour:hi]': 'लाल' },
  }
  const line = (part: string) =>
    headings
      .map(
        heading =>
          ({ 'Part number': part, Name: `Driver ${part}`, 'Name (Hindi)': `ड्राइवर ${part}` })[heading] ??
          values[heading] ??
          '',
      )
      .join(',')
  const status = await sendBack('filled.csv', [headings.join(','), line('TPL-1'), line('TPL-2')].join('\r\n'))
  expect(status).toMatchObject({ state: 'done', total: 2, created: 2, rejected: 0 })
  const attributes = await store.app.db.rows<{ key: string; kind: string }>(ATTRIBUTES)
  expect(attributes.filter(({ key }) => key.startsWith('tpl-'))).toEqual([
    { key: 'tpl-colour', kind: 'text' },
    { key: 'tpl-torque', kind: 'number' },
  ])
  expect(await store.app.db.rows(PRODUCTS)).toEqual(
    ['TPL-1', 'TPL-2'].map(part => ({
      ...{ part, hindi: `ड्राइवर ${part}`, category: category.code, missing: [] },
      specs: expect.arrayContaining([
        { key: 'tpl-torque', value: 12.5 },
        { key: 'tpl-colour', en: 'Red', hi: 'लाल' },
      ]),
    })),
  )
})

it('as Excel explains its columns in both languages on a second sheet, which an import ignores', async () => {
  for (const [language, word] of [
    ['en', '* In Nm.'],
    ['hi', 'Nm में।'],
  ] as const) {
    const url = `/api/admin/importTemplate?market=IN&category=${category.code}&format=xlsx&language=${language}`
    const { rawPayload } = await store.http.inject({ url, headers: { authorization: `Bearer ${KEY}` } })
    const [headings] = await readSheet(rawPayload)
    const notes = await readSheet(rawPayload, 2)
    expect(notes.map(([heading]) => heading)).toEqual(headings)
    const noteOf = (name: string) => notes.find(([heading]) => heading === name)?.[1]
    expect(noteOf('Torque (Nm) [tpl-torque]')).toContain(language === 'en' ? '* A number. In Nm.' : word)
    expect(noteOf('Colour [tpl-colour]')).toBe('Red | Blue')
    expect(noteOf('Category code')).toContain(category.code)
    expect(notes.every(([, note]) => typeof note !== 'string' || !note.includes('{'))).toBe(true)
  }
})

it('is for a category of the market, for callers who may see imports', async () => {
  const statusOf = async (query: string, by: SignedIn = catalog) =>
    (await by.visitor.request('GET', `/api/admin/importTemplate?${query}`)).status
  expect(await statusOf('market=IN&category=999999999')).toBe(404)
  expect(await statusOf(`market=AE&category=${category.code}`)).toBe(404)
  expect(await statusOf('market=IN')).toBe(400)
  expect(await statusOf(`market=IN&category=${category.code}&format=ndjson`)).toBe(400)
  const orders = await openStaff(store, 'orders')
  expect(await statusOf(`market=IN&category=${category.code}`, orders)).toBe(403)
  const abroad = await openStaff(store, 'catalog', ['AE'])
  expect(await statusOf(`market=IN&category=${category.code}`, abroad)).toBe(403)
})
