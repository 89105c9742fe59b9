// Attribute values to translate: counted over the products, filtered, saved concurrently, shown at once wherever the
// value is.

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NamedRecord, NamesRead } from '../../contract/products/names-api.ts'
import { csvText } from '../../contract/shared/csv.ts'
import { refreshReferenceData } from '../catalog/service.ts'
import { statement } from '../platform/db.ts'
import { eventually } from '../testing/soon.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { countValues } from './commands/count-values.ts'

const LIST = 'GET /api/admin/translations/names'
const SAVE = 'POST /api/admin/translations/names'
const COUNTED = 'GET /api/admin/translations/values'
const COUNT = 'POST /api/admin/translations/values/count'
const PRODUCTS = statement(
  'test.products',
  `select msn from products where market = $1 and active order by msn limit $2`,
)
const SET_SPECS = statement('test.set-specs', 'update products set specs = specs || $2::jsonb where msn = $1')
const AUDIT = statement(
  'test.audit',
  `select before, after from audit_entries where call = 'POST /api/admin/translations/names' order by at desc limit 1`,
)
const HINDI = statement(
  'test.hindi',
  'select english, hindi from value_translations where attribute_key = $1 order by 1',
)
const OVERLAPPING = statement(
  'test.overlapping-counts',
  `select count(*)::int as count from pgboss.job one join pgboss.job other on other.id <> one.id and other.name = one.name
     and other.started_on >= one.started_on and other.started_on < coalesce(one.completed_on, 'infinity')
   where one.name = 'products.values'`,
)
const UNTIL = statement(
  'test.until',
  `select count(*)::int as count from attribute_value_counts where translated_until is not null`,
)

let store: TestStore
let translator: SignedIn
let indian: string[]
beforeAll(async () => {
  store = await openTestStore()
  translator = await openStaff(store, 'translator')
  await store.asOwner(`
    insert into attributes (key, name_en, name_hi, kind, facet) values
      ('test-finish', 'Finish', 'फ़िनिश', 'text', true), ('test-uses', 'Uses', 'उपयोग', 'list', true),
      ('test-grade', 'Grade', 'ग्रेड', 'text', false);`)
  const of = async (market: 'IN' | 'AE', count: number) =>
    (await store.app.db.rows<{ msn: string }>(PRODUCTS, [market, count])).map(({ msn }) => msn)
  indian = await of('IN', 3)
  const [emirati = ''] = await of('AE', 1)
  const specs = [
    [
      { key: 'test-finish', value: 'Matt black' },
      { key: 'test-uses', value: 'Wood, Metal' },
      { key: 'test-grade', value: 'IP65' },
    ],
    [
      { key: 'test-finish', en: 'Matt black', hi: 'Matt black' },
      { key: 'test-uses', value: 'Metal' },
    ],
    [{ key: 'test-finish', en: 'Glossy', hi: 'चमकदार' }],
  ]
  for (const [at, msn] of indian.entries()) await store.app.db.run(SET_SPECS, [msn, JSON.stringify(specs[at])])
  const other = [
    { key: 'test-finish', value: 'Matt black' },
    { key: 'test-finish-2', value: 'Unknown words' },
  ]
  await store.app.db.run(SET_SPECS, [emirati, JSON.stringify([...other, { key: 'test-grade', en: 'Glossy', hi: '' }])])
  await countValues(store.app)
})
afterAll(() => store.close())

type Query = { market?: 'IN' | 'AE'; state?: 'missing' | 'done'; attribute?: string; text?: string; limit?: number }

async function list(query: Query = {}): Promise<NamedRecord[]> {
  const found: NamedRecord[] = []
  for (let after: string | undefined; ; ) {
    const all = { market: 'IN' as const, kind: 'value' as const, limit: 100, ...query, ...(after && { after }) }
    const { data } = await translator.visitor.call(LIST, { query: all })
    found.push(...data.records)
    if (data.next === null) break
    after = data.next
  }
  expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
  return found
}
const idsOf = async (query: Query) => (await list(query)).map(({ id }) => id)
const versionOf = async (id: string, query: Query = {}) =>
  (await list(query)).find(one => one.id === id)?.texts[0]?.version ?? ''
const save = async (id: string, version: string, hindi: string, by = translator, market: 'IN' | 'AE' = 'IN') => {
  const body = { market, kind: 'value' as const, texts: [{ id, field: 'value' as const, version, hindi }] }
  return (await by.visitor.call(SAVE, { body })).data
}

test('values are counted once each, the most used first, without numbers and values with their own Hindi', async () => {
  expect(await list({ attribute: 'test-finish' })).toEqual([
    {
      ...{
        id: 'test-finish Matt black',
        name: 'Matt black',
        path: ['Finish'],
        active: true,
        products: 2,
        suggested: '',
      },
      texts: [{ field: 'value', english: 'Matt black', hindi: '', state: 'missing', version: expect.any(String) }],
    },
  ])
  expect(await idsOf({ attribute: 'test-uses' })).toEqual(['test-uses Metal', 'test-uses Wood'])
  expect(await idsOf({ attribute: 'test-grade' })).toEqual([])
  expect(await idsOf({ market: 'AE', attribute: 'test-grade' })).toEqual(['test-grade Glossy'])
  const counts = (await list()).map(({ products }) => products ?? 0)
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  // page by page the same
  const finishOfUses = { text: 'met' }
  expect(await idsOf({ ...finishOfUses, limit: 1 })).toEqual(await idsOf(finishOfUses))
  const { data } = await translator.visitor.call(COUNTED, { query: { market: 'IN' } })
  expect(data.attributes).toContainEqual({ key: 'test-finish', nameEn: 'Finish', nameHi: 'फ़िनिश' })
  expect(data.countedAt).not.toBeNull()
})

test('of two concurrent saves one wins, even from two markets; the other gets the current value', async () => {
  const id = 'test-finish Matt black'
  const version = await versionOf(id)
  const [one, two] = await Promise.all([save(id, version, 'मैट काला'), save(id, version, 'काला मैट', translator, 'AE')])
  expect(one.saved + two.saved).toBe(1)
  const kept = one.saved === 1 ? 'मैट काला' : 'काला मैट'
  expect([...one.left, ...two.left]).toMatchObject([{ id, reason: 'hindi-changed', hindi: kept }])
  expect(await store.app.db.one(AUDIT)).toBeTruthy()
  // repeating it changes nothing and is no error
  expect(await save(id, version, kept)).toMatchObject({ saved: 1, left: [] })
  const now = (one.left[0] ?? two.left[0])?.version ?? ''
  expect(await save(id, now, 'मैट काला')).toMatchObject({ saved: 1 })
  expect(await store.app.db.one(AUDIT)).toEqual({
    before: { [`${id} value`]: kept },
    after: { [`${id} value`]: 'मैट काला' },
  })
  // done in both markets, and found by its Hindi
  expect(await idsOf({ attribute: 'test-finish', state: 'missing' })).toEqual([])
  expect(await idsOf({ market: 'AE', attribute: 'test-finish', state: 'done' })).toEqual([id])
  expect(await idsOf({ text: 'मैट' })).toEqual([id])
  expect((await list({ state: 'done' }))[0]?.texts).toMatchObject([{ state: 'done', hindi: 'मैट काला' }])
})

test('a value can stay as in English, is suggested from other attributes, and a count keeps saved texts', async () => {
  const metal = 'test-uses Metal'
  await save(metal, await versionOf(metal), 'Metal')
  expect(await idsOf({ attribute: 'test-uses', state: 'missing' })).toEqual(['test-uses Wood'])
  expect(await idsOf({ attribute: 'test-uses', state: 'done' })).toEqual([metal])
  const [third = ''] = indian.slice(2)
  await store.app.db.run(SET_SPECS, [
    third,
    JSON.stringify([
      { key: 'test-grade', value: 'Matt black' },
      { key: 'test-uses', value: 'Wood' },
    ]),
  ])
  await countValues(store.app)
  expect(await list({ attribute: 'test-grade' })).toMatchObject([{ suggested: 'मैट काला', products: 1 }])
  expect(await list({ attribute: 'test-uses', state: 'missing' })).toMatchObject([{ name: 'Wood', products: 2 }])
  expect(await idsOf({ attribute: 'test-uses', state: 'done' })).toEqual([metal])
  // a text that products no longer have is not listed; its Hindi is kept for later products
  const without = statement(
    'test.without',
    `update products set specs = specs - (jsonb_array_length(specs) - 1) where msn = $1`,
  )
  await store.app.db.run(without, [third])
  await store.app.db.run(without, [third])
  await countValues(store.app)
  expect(await list({ attribute: 'test-grade' })).toEqual([])
  expect(await list({ attribute: 'test-uses', state: 'missing' })).toMatchObject([{ name: 'Wood', products: 1 }])
})

test('the Hindi is shown on product pages and in comparisons; filter values stay the same', async () => {
  const [first = '', second = ''] = indian
  const wood = 'test-uses Wood'
  await save(wood, await versionOf(wood), 'लकड़ी')
  expect(await store.app.db.rows(HINDI, ['test-uses'])).toEqual([
    { english: 'Metal', hindi: 'Metal' },
    { english: 'Wood', hindi: 'लकड़ी' },
  ])
  const { attributes } = await refreshReferenceData(store.app)
  expect(attributes.get('test-uses')?.values).toEqual({ Metal: 'Metal', Wood: 'लकड़ी' })
  const compare = async (language: 'en' | 'hi') => {
    const visitor = store.visitor()
    visitor.headers.language = language
    const query = { productId: `${first},${second}` }
    const { rows } = (await visitor.call('GET /api/v1/search/compareProducts', { query })).data
    return Object.fromEntries(rows.filter(({ key }) => key.startsWith('test-')).map(row => [row.key, row.values]))
  }
  await eventually(async () =>
    expect(await compare('hi')).toEqual({
      ...{ 'test-finish': ['मैट काला', 'मैट काला'], 'test-uses': ['लकड़ी, Metal', 'Metal'], 'test-grade': ['IP65', null] },
    }),
  )
  expect((await compare('en'))['test-uses']).toEqual(['Wood, Metal', 'Metal'])
  // the index includes its words after the next count
  const before = (await refreshReferenceData(store.app)).valuesUntil
  await countValues(store.app)
  expect((await refreshReferenceData(store.app)).valuesUntil > before).toBe(true)
  expect(await store.app.db.one(UNTIL)).toEqual({ count: 2 })
})

test('a caller with another market, no right, or a value unknown in their market changes nothing', async () => {
  const id = 'test-grade Glossy'
  const version = await versionOf(id, { market: 'AE' })
  const onlyIndia = await openStaff(store, 'translator', ['IN'])
  const body = {
    market: 'AE' as const,
    kind: 'value' as const,
    texts: [{ id, field: 'value' as const, version, hindi: 'क' }],
  }
  expect(await onlyIndia.visitor.try(SAVE, { body })).toMatchObject({ status: 403 })
  expect((await save(id, version, 'क', onlyIndia)).left).toMatchObject([{ reason: 'unknown' }])
  const warehouse = await openStaff(store, 'warehouse')
  expect(await warehouse.visitor.try(SAVE, { body })).toMatchObject({ status: 403 })
  expect(await warehouse.visitor.try(COUNT, { body: {} })).toMatchObject({ status: 403 })
})

test('unsupported states and filters are rejected, and so are invalid texts', async () => {
  const bad = [
    'kind=value&state=outdated',
    'kind=brand&state=done',
    'kind=brand&text=a',
    'kind=category&attribute=colour',
    'kind=value&after=colour',
  ]
  for (const query of bad)
    expect(
      await translator.visitor.request('GET', `/api/admin/translations/names?market=IN&${query}`),
      query,
    ).toMatchObject({
      status: 400,
      body: { code: 'request.invalid' },
    })
  const version = 'v5f4dcc3b5aa765d6-7215ee9c7d9dc229'
  const text = { id: 'test-uses Wood', field: 'value', version, hindi: 'क' }
  for (const texts of [[{ ...text, field: 'name' }], [{ ...text, hindi: 'क'.repeat(301) }], [text, text]])
    expect(
      await translator.visitor.request('POST', SAVE.slice(5), { market: 'IN', kind: 'value', texts }),
    ).toMatchObject({ status: 400, body: { code: 'request.invalid' } })
})

test('the values of an attribute are exported and imported', async () => {
  const address = '/api/admin/translations/names.csv?market=IN&kind=value&attribute=test-uses&state=done'
  const lines = String((await translator.visitor.request('GET', address)).body)
    .replace('\ufeff', '')
    .trim()
    .split('\r\n')
  expect(lines.map(line => line.split(',').slice(0, 5).join())).toEqual([
    'Id,Field,State,English,Hindi',
    'test-uses Metal,value,done,Metal,',
    'test-uses Wood,value,done,Wood,लकड़ी',
  ])
  const version = lines[1]?.split(',').at(-1) ?? ''
  const rows = [
    ['Id', 'Field', 'Version', 'Hindi'],
    ['test-uses Metal', 'value', version, 'धातु'],
  ]
  const wrong = [
    ['test-uses Stone', 'value', version, 'पत्थर'],
    ['test-uses Wood', 'name', version, 'क'],
  ]
  const data = Buffer.from(csvText([...rows, ...wrong])).toString('base64')
  const body = { market: 'IN' as const, kind: 'value' as const, name: 'values.csv', data }
  const read = (await translator.visitor.call('POST /api/admin/translations/names/read', { body })).data as NamesRead
  expect(read.taken).toEqual([{ id: 'test-uses Metal', field: 'value', version, was: 'Metal', now: 'धातु' }])
  expect(read.wrong.map(({ reason }) => reason)).toEqual(['record-unknown', 'field-unknown'])
})

test('two concurrent requests start one count', async () => {
  const asked = [1, 2, 3].map(async () => (await translator.visitor.call(COUNT, { body: {} })).data.begun)
  expect((await Promise.all(asked)).every(begun => typeof begun === 'boolean')).toBe(true)
  // one requested just after another has ended starts too; two never run at once
  expect(await store.app.db.one(OVERLAPPING)).toEqual({ count: 0 })
})
