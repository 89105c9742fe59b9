// Variants in the product editor: axes, batch creation, joining and leaving, versions, undo, and the pages of the
// store.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MAX_VARIANTS, type VariantPlan } from '../../contract/products/variants-api.ts'
import { statement } from '../platform/db.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

// three products that are no variants; the last is of the same brand as the first
const MODELS = statement(
  'test.variant-models',
  `select msn from products where market = 'IN' and active and group_key is null order by msn limit 3`,
)
const SAME_BRAND = statement(
  'test.same-brand',
  'update products set brand_id = (select brand_id from products where msn = $1) where msn = $2',
)

let store: TestStore
let owner: SignedIn
let msn: string
let other: string
let third: string
beforeAll(async () => {
  store = await openTestStore({ indexAtStart: true })
  owner = await openStaff(store, 'owner')
  const models = await store.app.db.rows<{ msn: string }>(MODELS)
  ;[msn = '', other = '', third = ''] = models.map(row => row.msn)
  await store.app.db.run(SAME_BRAND, [msn, third])
})
afterAll(() => store.close())

const read = async (query: Record<string, string | number> = {}, number = msn, by = owner) =>
  (await by.visitor.call('GET /api/admin/products/{msn}/variants', { params: { msn: number }, query })).data

type Change = { axes?: string[]; join?: string[]; leave?: string[]; version?: string; changeSetId?: string }
const change = async ({ version, changeSetId = randomUUID(), ...what }: Change, number = msn, by = owner) =>
  by.visitor.try('POST /api/admin/products/{msn}/variants/changes', {
    params: { msn: number },
    body: { changeSetId, version: version ?? (await read({}, number)).version, ...what },
  })

const plan = (values: VariantPlan['values'], more: Partial<VariantPlan> = {}): VariantPlan => ({
  ...{
    values,
    partNumber: 'VAR-{length}-{colour}',
    name: 'Hose {length}, {colour}',
    nameHi: 'पाइप {length}, {colour}',
  },
  ...{ pictures: true, ...more },
})
const numbers = (...values: number[]) => ({ key: 'length', values: values.map(one => ({ en: String(one), hi: '' })) })
const colours = (...values: [en: string, hi: string][]) => ({
  key: 'colour',
  values: values.map(([en, hi]) => ({ en, hi })),
})

const planned = (wanted: VariantPlan, number = msn) =>
  owner.visitor.try('POST /api/admin/products/{msn}/variants/plan', { params: { msn: number }, body: wanted })
const create = async (wanted: VariantPlan, { version, changeSetId = randomUUID() }: Change = {}, by = owner) =>
  by.visitor.try('POST /api/admin/products/{msn}/variants', {
    params: { msn },
    body: { ...wanted, changeSetId, version: version ?? (await read()).version },
  })
const undo = (changeSetId: string) =>
  owner.visitor.try('POST /api/admin/products/changes/{changeSetId}/undo', { params: { changeSetId } })

async function edit(number: string, values: Record<string, string>) {
  const { data } = await owner.visitor.call('GET /api/admin/products/{msn}', { params: { msn: number } })
  const cells = Object.fromEntries(
    Object.entries(values).map(([field, now]) => [field, { was: data.cells[field] ?? '', now }]),
  )
  const rows = [{ msn: number, seller: data.sellerCode, cells }]
  const body = { market: data.market, rows, changeSetId: randomUUID(), note: '' }
  return owner.visitor.try('POST /api/admin/products/changes', { body })
}

const shownIn = async (number: string) => {
  const { data } = await store.visitor().call('GET /api/v1/aggregate/pdpDetailsV2', { query: { msn: number } })
  return data.variants?.msns ?? []
}
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code

test('a product gets axes, and missing combinations become drafts in one change set', async () => {
  expect(await read()).toMatchObject({ grouped: false, total: 0, axes: [], variants: [] })
  expect(codeOf(await planned(plan([numbers(1), colours(['Red', ''])])))).toBe('product.no-axes')
  expect(codeOf(await change({ axes: ['no-such-attribute'] }))).toBe('product.axis-unknown')
  await edit(msn, { 'spec:length': '10', 'spec:colour': 'Red', 'specHi:colour': 'लाल' })
  expect(await change({ axes: ['length', 'colour'] })).toMatchObject({ status: 200 })
  const before = await read()
  expect(before).toMatchObject({ grouped: true, total: 1, axes: [{ key: 'length' }, { key: 'colour' }] })
  expect(before.variants[0]).toMatchObject({ msn, listed: true, twice: false })

  const wanted = plan([numbers(20, 10, 5), colours(['Red', 'लाल'], ['red', ''], ['Blue', 'नीला'])])
  const { data: preview } = (await planned(wanted)).body as { data: Awaited<ReturnType<typeof previewOf>> }
  expect(preview.counts).toEqual({ new: 5, there: 1, problems: 0 })
  expect(preview.combinations[0]).toMatchObject({ state: 'there', msn })
  expect(preview.combinations[1]).toMatchObject({ state: 'new', partNumber: 'VAR-20-Red' })

  const id = { changeSetId: randomUUID(), version: before.version }
  const made = await create(wanted, id)
  expect(made).toMatchObject({ status: 200, body: { data: { products: 5, cells: 5 } } })
  // repeating it creates nothing; another content with the same id is rejected
  expect((await create(wanted, id)).body).toEqual(made.body)
  expect(codeOf(await create(plan([numbers(7), colours(['Red', ''])]), id))).toBe('request.idempotency')
  const after = await read()
  expect(after.total).toBe(6)
  expect(after.variants.map(({ values }) => values.map(value => value.replace(/ .*/, '')))).toEqual(
    ['5', '10', '20'].flatMap(length => [
      [length, 'Blue'],
      [length, 'Red'],
    ]),
  )
  const draft = after.variants[0]
  expect(draft).toMatchObject({ partNumber: 'VAR-5-Blue', listed: false, free: 0, price: before.variants[0]?.price })
  expect(draft?.nameHi).toMatch(/^पाइप 5.*, नीला$/)
  const source = (await owner.visitor.call('GET /api/admin/products/{msn}', { params: { msn } })).data
  const copy = (await owner.visitor.call('GET /api/admin/products/{msn}', { params: { msn: draft?.msn ?? '' } })).data
  for (const field of ['description', 'features', 'brand', 'category', 'hsn', 'weight', 'price', 'breaks', 'images'])
    expect([field, copy.cells[field]]).toEqual([field, source.cells[field]])
  expect(copy.cells).toMatchObject({ 'spec:colour': 'Blue', 'specHi:colour': 'नीला', active: 'no' })
  expect((await read({ text: 'blue', state: 'draft' })).found).toBe(3)
  expect(await read({ from: 4, limit: 1 })).toMatchObject({ next: 5, variants: [{ partNumber: 'VAR-20-Blue' }] })
})
const previewOf = async (wanted: VariantPlan) =>
  (await owner.visitor.call('POST /api/admin/products/{msn}/variants/plan', { params: { msn }, body: wanted })).data

test('the pages of the store show a new variant once it is published', async () => {
  expect(await shownIn(msn)).toEqual([])
  const page = () => store.visitor().request('GET', `/a/mp/${msn.toLowerCase()}`)
  await page()
  const { variants } = await read({ state: 'draft' })
  const [first, second] = variants.map(one => one.msn)
  await edit(first ?? '', { active: 'yes' })
  await expect.poll(() => shownIn(msn)).toEqual([first, msn])
  await edit(second ?? '', { active: 'yes' })
  await expect.poll(() => shownIn(first ?? '')).toHaveLength(3)
  await expect.poll(async () => (await shownIn(msn)).includes(second ?? '')).toBe(true)
})

test('two people at once: the second one sees a conflict, and one id writes once', async () => {
  const { version } = await read()
  const wanted = plan([numbers(30), colours(['Green', 'हरा'])])
  const id = { changeSetId: randomUUID(), version }
  const same = await Promise.all([create(wanted, id), create(wanted, id)])
  expect(same.map(({ status }) => status)).toEqual([200, 200])
  expect(codeOf(await create(plan([numbers(31), colours(['Green', ''])]), { version }))).toBe(
    'product.variants-changed',
  )
  expect(codeOf(await change({ version, axes: ['length'] }))).toBe('product.variants-changed')
  const now = (await read()).version
  const both = await Promise.all([
    create(plan([numbers(32), colours(['Green', ''])]), { version: now }),
    create(plan([numbers(33), colours(['Green', ''])]), { version: now }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  // in two groups concurrently, a part number is created once
  const ofOther = await change({ axes: ['length', 'colour'] }, third)
  expect(ofOther.status).toBe(200)
  const samePart = plan([numbers(35), colours(['Green', ''])], { partNumber: 'VAR-RACE' })
  const thirdVersion = (await read({}, third)).version
  const race = await Promise.all([
    create(samePart),
    owner.visitor.try('POST /api/admin/products/{msn}/variants', {
      params: { msn: third },
      body: { ...samePart, changeSetId: randomUUID(), version: thirdVersion },
    }),
  ])
  expect(race.map(({ status }) => status).sort()).toEqual([200, 409])
  await change({ leave: [third] }, third)
  // the part number belongs to another product of the brand
  const taken = plan([numbers(34), colours(['Green', ''])], { partNumber: 'VAR-30-Green' })
  expect((await previewOf(taken)).counts).toEqual({ new: 0, there: 0, problems: 1 })
  expect(await create(taken)).toMatchObject({ status: 409, body: { code: 'product.variants-rejected' } })
  expect(codeOf(await create(plan([numbers(30), colours(['Green', ''])])))).toBe('product.changes-none')
})

test('products join and leave a group; an undo puts both back', async () => {
  const find = async (...lines: string[]) =>
    (
      await owner.visitor.call('POST /api/admin/products/{msn}/variants/find', { params: { msn }, body: { lines } })
    ).data.found.map(({ problem }) => problem)
  expect(await find(msn, other.toLowerCase(), 'no such number')).toEqual(['there', 'no-value', 'unknown'])
  expect(await change({ join: [other] })).toMatchObject({
    ...{ status: 409, body: { code: 'product.variants-rejected', problems: [{ path: other }] } },
  })
  await edit(other, { 'spec:length': '40', 'spec:colour': 'White' })
  await edit(third, { 'spec:length': '40', 'spec:colour': 'white' })
  expect(await find(other, third)).toEqual([null, 'values-taken'])
  const joined = randomUUID()
  expect(await change({ join: [other], changeSetId: joined })).toMatchObject({
    body: { data: { products: 1, cells: 2 } },
  })
  expect(await find(other, third)).toEqual(['there', 'values-taken'])
  await expect.poll(async () => (await shownIn(other)).includes(msn)).toBe(true)
  await expect.poll(async () => (await shownIn(msn)).includes(other)).toBe(true)
  expect((await undo(joined)).status).toBe(200)
  await expect.poll(() => shownIn(other)).toEqual([])
  await expect.poll(async () => (await shownIn(msn)).includes(other)).toBe(false)

  const { total, variants } = await read()
  const [leaver] = variants
  const left = randomUUID()
  expect((await change({ leave: [leaver?.msn ?? ''], changeSetId: left })).status).toBe(200)
  expect((await read()).total).toBe(total - 1)
  expect(await read({}, leaver?.msn)).toMatchObject({ grouped: false, axes: [] })
  expect((await undo(left)).status).toBe(200)
  expect((await read()).total).toBe(total)
  expect(await find(leaver?.msn ?? '')).toEqual(['there'])
  // the cells of a group cannot be changed like others
  expect((await edit(other, { group: 'anything' })).status).toBe(409)
})

test('roles and markets', async () => {
  const translator = await openStaff(store, 'translator')
  expect((await read({}, msn, translator)).total).toBeGreaterThan(1)
  expect(await change({ axes: ['length'] }, msn, translator)).toMatchObject({ status: 403 })
  expect(await create(plan([numbers(50), colours(['Red', ''])]), {}, translator)).toMatchObject({ status: 403 })
  const emirates = await openStaff(store, 'catalog', ['AE'])
  const foreign = await emirates.visitor.try('GET /api/admin/products/{msn}/variants', { params: { msn }, query: {} })
  expect(foreign).toMatchObject({ status: 404, body: { code: 'catalog.product-unknown' } })
})

test('2,000 variants: created at once, no more, and a page of them reads only the group', async () => {
  const before = await read()
  const room = MAX_VARIANTS - before.total
  const lengths = (count: number) => numbers(...Array.from({ length: count }, (_, at) => 1000 + at))
  const many = plan([lengths(200), colours(...Array.from({ length: 10 }, (_, at): [string, string] => [`C${at}`, '']))])
  expect(codeOf(await planned(many))).toBe('product.too-many-variants')
  const nine = plan([lengths(180), colours(...Array.from({ length: 10 }, (_, at): [string, string] => [`C${at}`, '']))])
  expect((await create(nine)).status).toBe(200)
  const rest = plan([lengths(room - 1800), colours(['Last', ''])])
  expect((await create(rest)).status).toBe(200)
  expect(await read()).toMatchObject({ total: MAX_VARIANTS, next: 50 })
  expect(codeOf(await planned(plan([numbers(9999), colours(['More', ''])])))).toBe('product.too-many-variants')

  const ask = () => owner.visitor.request('GET', `/api/admin/products/${msn}/variants?limit=100&from=1900`)
  const answer = await ask()
  expect(JSON.stringify(answer.body).length).toBeLessThan(60_000)
  await store.app.db.run(statement('', 'analyze products'))
  const { sent } = await store.app.db.statementsOf(ask)
  for (const one of sent.filter(({ text }) => text.includes('group_key'))) {
    const plans = await store.app.db.rows<{ 'QUERY PLAN': string }>(
      statement('', `explain (analyze, costs off) ${one.text}`),
      one.values,
    )
    const text = plans.map(row => row['QUERY PLAN']).join('\n')
    expect(text).not.toContain('Seq Scan on products')
  }
})
