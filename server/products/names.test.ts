// Names to translate: missing and outdated ones of each kind, concurrent saves, export and import.

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NamedKind, NamedRecord, NamesRead, NameToTranslate } from '../../contract/products/names-api.ts'
import { csvText } from '../../contract/shared/csv.ts'
import { listNames } from '../catalog/service.ts'
import { statement } from '../platform/db.ts'
import { rowsRead } from '../testing/rows-read.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

const CATEGORY = statement(
  'test.category',
  `select code as id, name_en as "nameEn", name_hi as "nameHi" from categories where market = 'IN' and level = 2 order by code limit 1`,
)
const NEIGHBOUR = statement(
  'test.neighbour',
  `select b.name_hi as "nameHi" from categories a join categories b on b.parent_code = a.parent_code and b.code <> a.code
   where a.code = $1 limit 1`,
)
const SET_CATEGORY = statement('test.set-category', 'update categories set name_en = $2, name_hi = $3 where code = $1')
const SET_INTRO = statement('test.set-intro', 'update categories set intro_en = $2, intro_hi = $3 where code = $1')
const SET_ATTRIBUTE = statement('test.set-attribute', 'update attributes set name_en = $2 where key = $1')
const ATTRIBUTE = statement(
  'test.attribute',
  'select key as id, name_en as "nameEn", name_hi as "nameHi" from attributes where name_hi <> name_en order by key limit 1',
)
const AUDIT = statement(
  'test.audit',
  `select before, after from audit_entries where call = 'POST /api/admin/translations/names' order by at desc limit 1`,
)

let store: TestStore
let translator: SignedIn
beforeAll(async () => {
  store = await openTestStore()
  translator = await openStaff(store, 'translator')
})
afterAll(() => store.close())

const LIST = 'GET /api/admin/translations/names'
const SAVE = 'POST /api/admin/translations/names'

async function listed(kind: NamedKind, id: string, state?: NameToTranslate['state']): Promise<NamedRecord | undefined> {
  const query = { market: 'IN' as const, kind, limit: 100, ...(state && { state }) }
  const found: NamedRecord[] = []
  for (let after: string | undefined; ; ) {
    const { data } = await translator.visitor.call(LIST, { query: { ...query, ...(after && { after }) } })
    found.push(...data.records)
    if (data.next === null) break
    after = data.next
  }
  expect(new Set(found.map(one => one.id)).size).toBe(found.length)
  return found.find(one => one.id === id)
}
const textOf = async (kind: NamedKind, id: string, field: NameToTranslate['field'] = 'name') =>
  (await listed(kind, id))?.texts.find(text => text.field === field)

const save = async (kind: NamedKind, id: string, version: string, hindi: string, field: 'name' | 'intro' = 'name') =>
  (await translator.visitor.call(SAVE, { body: { market: 'IN', kind, texts: [{ id, field, version, hindi }] } })).data

const category = () => store.app.db.one<{ id: string; nameEn: string; nameHi: string }>(CATEGORY)

test('a name is outdated once its English changes, until it is saved again or the English is restored', async () => {
  const { id, nameEn, nameHi } = await category()
  expect(await textOf('category', id)).toBeUndefined()
  await store.app.db.run(SET_CATEGORY, [id, 'Renamed', nameHi])
  expect(await textOf('category', id)).toMatchObject({ state: 'outdated', english: 'Renamed', hindi: nameHi })
  await store.app.db.run(SET_CATEGORY, [id, nameEn, nameHi])
  expect(await textOf('category', id)).toBeUndefined()

  await store.app.db.run(SET_CATEGORY, [id, 'Renamed', nameHi])
  const version = (await textOf('category', id))?.version ?? ''
  expect(await save('category', id, version, nameHi)).toEqual({ saved: 1, left: [] })
  expect(await textOf('category', id)).toBeUndefined()
  // changed again, it is outdated again
  await store.app.db.run(SET_CATEGORY, [id, nameEn, nameHi])
  expect((await listed('category', id, 'outdated'))?.texts).toHaveLength(1)
  expect(await listed('category', id, 'missing')).toBeUndefined()
  await save('category', id, (await textOf('category', id))?.version ?? '', 'नया नाम')
  expect(await textOf('category', id)).toBeUndefined()
  expect(await store.app.db.one(AUDIT)).toEqual({
    before: { [`${id} name`]: nameHi },
    after: { [`${id} name`]: 'नया नाम' },
  })
  await store.app.db.run(SET_CATEGORY, [id, nameEn, nameHi])
})

test('a Hindi name equal to the English counts as missing, unless it is confirmed', async () => {
  const { id, nameEn, nameHi } = await category()
  await store.app.db.run(SET_CATEGORY, [id, 'LED 2', nameHi])
  await store.app.db.run(SET_CATEGORY, [id, 'LED 3', 'LED 4'])
  await store.app.db.run(SET_CATEGORY, [id, 'LED 4', 'LED 4'])
  const text = await textOf('category', id)
  expect(text).toMatchObject({ state: 'missing', hindi: 'LED 4' })
  expect((await save('category', id, text?.version ?? '', 'LED 4')).saved).toBe(1)
  expect(await textOf('category', id)).toBeUndefined()
  // the English has changed
  await store.app.db.run(SET_CATEGORY, [id, 'LED lamps', 'LED 4'])
  expect(await textOf('category', id)).toMatchObject({ state: 'outdated' })
  await store.app.db.run(SET_CATEGORY, [id, nameEn, nameHi])
})

test('introductions of categories are listed too, and empty ones are not', async () => {
  const { id } = await category()
  await store.app.db.run(SET_INTRO, [id, 'Drills for steel and stone.', ''])
  const text = await textOf('category', id, 'intro')
  expect(text).toMatchObject({ state: 'missing', english: 'Drills for steel and stone.' })
  await save('category', id, text?.version ?? '', 'स्टील और पत्थर के लिए ड्रिल।', 'intro')
  expect(await textOf('category', id, 'intro')).toBeUndefined()
  await store.app.db.run(SET_INTRO, [id, '', ''])
  expect(await textOf('category', id, 'intro')).toBeUndefined()
})

test('a name changed since is not overwritten, and its current value is returned', async () => {
  const { id, nameEn, nameHi } = await store.app.db.one<{ id: string; nameEn: string; nameHi: string }>(ATTRIBUTE)
  await store.app.db.run(SET_ATTRIBUTE, [id, `${nameEn} (max.)`])
  const version = (await textOf('attribute', id))?.version ?? ''
  // two concurrent translators: one is saved, the other gets a conflict
  const [one, two] = await Promise.all([save('attribute', id, version, 'पहला'), save('attribute', id, version, 'दूसरा')])
  const kept = one.saved === 1 ? 'पहला' : 'दूसरा'
  expect(one.saved + two.saved).toBe(1)
  expect([...one.left, ...two.left]).toMatchObject([{ id, reason: 'hindi-changed', hindi: kept }])
  // repeating it changes nothing and is no error
  expect(await save('attribute', id, version, kept)).toMatchObject({ saved: 1, left: [] })
  const left = one.left[0] ?? two.left[0]
  expect((await save('attribute', id, left?.version ?? '', 'तीसरा')).saved).toBe(1)

  await store.app.db.run(SET_ATTRIBUTE, [id, nameEn])
  expect((await save('attribute', id, version, nameHi)).left).toMatchObject([{ reason: 'english-changed' }])
  expect((await save('attribute', 'no-such-key', version, 'x')).left).toMatchObject([
    { reason: 'unknown', version: '' },
  ])
})

test('siblings in the tree keep different names, and other markets their own', async () => {
  const { id } = await category()
  const { nameHi: taken } = await store.app.db.one<{ nameHi: string }>(NEIGHBOUR, [id])
  const { nameEn, nameHi } = await category()
  await store.app.db.run(SET_CATEGORY, [id, 'Renamed', nameHi])
  const version = (await textOf('category', id))?.version ?? ''
  expect((await save('category', id, version, taken)).left).toMatchObject([{ reason: 'taken' }])
  const texts = [{ id, field: 'name' as const, version, hindi: 'x' }]
  const body = { market: 'AE' as const, kind: 'category' as const, texts }
  expect((await translator.visitor.call(SAVE, { body })).data.left).toMatchObject([{ reason: 'unknown' }])
  const indian = await openStaff(store, 'translator', ['IN'])
  expect(await indian.visitor.try(SAVE, { body })).toMatchObject({ status: 403 })
  await store.app.db.run(SET_CATEGORY, [id, nameEn, nameHi])
})

test('a text that cannot be is rejected as a whole', async () => {
  const { id } = await category()
  const version = 'v5f4dcc3b5aa765d6-7215ee9c7d9dc229'
  const text = { id, field: 'name' as const, version, hindi: 'क' }
  const attempt = (kind: NamedKind, texts: object[]) =>
    translator.visitor.request('POST', SAVE.slice(5), { market: 'IN', kind, texts })
  for (const [kind, texts] of [
    ['category', [text, text]],
    ['category', [{ ...text, hindi: 'क'.repeat(121) }]],
    ['brand', [{ ...text, field: 'intro' }]],
    ['brand', [{ ...text, hindi: ' ' }]],
    ['brand', []],
    ['brand', Array(201).fill(text)],
  ] as const)
    expect(await attempt(kind, [...texts])).toMatchObject({ status: 400, body: { code: 'request.invalid' } })
})

test('a file is exported and imported; every line is accepted, skipped or invalid', async () => {
  const { id, nameEn, nameHi } = await category()
  await store.app.db.run(SET_CATEGORY, [id, '=Renamed', nameHi])
  const csv = await translator.visitor.request(
    'GET',
    '/api/admin/translations/names.csv?market=IN&kind=category&state=outdated',
  )
  const lines = String(csv.body).replace('\ufeff', '').trim().split('\r\n')
  expect(lines[0]).toBe('Id,Field,State,English,Hindi,Version')
  expect(lines).toHaveLength(2)
  const version = lines[1]?.split(',').at(-1) ?? ''
  const head = lines[0]?.split(',') ?? []
  const line = (typed: string, over: { id?: string; field?: string; version?: string } = {}) => [
    ...[over.id ?? id, over.field ?? 'name', 'outdated', '', typed, over.version ?? version],
  ]
  const read = async (rows: string[][]) => {
    const data = Buffer.from(csvText([head, ...rows])).toString('base64')
    const body = { market: 'IN' as const, kind: 'category' as const, name: 'names.csv', data }
    return (await translator.visitor.call('POST /api/admin/translations/names/read', { body })).data as NamesRead
  }
  const wrong = [
    line('दूसरा'),
    line('क', { id: '999999999' }),
    line('क', { field: 'colour' }),
    line('क', { field: 'intro', version: 'v1' }),
    line('क'.repeat(121)),
  ]
  const first = await read([line('पहला'), ...wrong])
  expect(first.taken).toEqual([{ id, field: 'name', version, was: nameHi, now: 'पहला' }])
  expect(first.wrong.map(({ reason }) => reason)).toEqual([
    'twice',
    'record-unknown',
    'field-unknown',
    'version-unknown',
    'long',
  ])
  expect(await read([line(nameHi)])).toMatchObject({ taken: [], same: 1 })
  expect((await read([line('')])).wrong).toMatchObject([{ reason: 'empty' }])
  await store.app.db.run(SET_CATEGORY, [id, 'Renamed again', nameHi])
  expect((await read([line('पहला')])).skipped).toMatchObject([
    { id, reason: 'english-changed', english: 'Renamed again', hindi: nameHi, typed: 'पहला' },
  ])
  await store.app.db.run(SET_CATEGORY, [id, nameEn, nameHi])
})

test('a page reads the records that it shows, among thousands', async () => {
  await store.asOwner(`
    insert into categories (code, market, parent_code, level, taxonomy_code, slug, name_en, name_hi, hindi_for)
    select (700000000 + n)::text, 'IN', null, 1, (700000000 + n)::text, 'c' || n, 'C' || n,
      case when n % 500 = 0 then 'C' || n else 'श्रेणी ' || n end, case when n % 499 = 0 then '{"name":"x"}'::jsonb else '{}' end
    from generate_series(1, 5000) n;
    analyze categories;`)
  for (const state of ['missing', 'outdated', 'all'] as const) {
    const wanted = { kind: 'category' as const, market: 'IN' as const, state }
    expect(await listNames(store.app.db, wanted, '700000000', 5), state).toHaveLength(5)
    expect(await rowsRead(store.app.db, db => listNames(db, wanted, '700000000', 5)), state).toBeLessThan(120)
  }
})
