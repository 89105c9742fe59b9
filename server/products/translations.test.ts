// Texts to translate: missing or outdated ones, pages that read few rows, exported and imported files.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallOutput } from '../../contract/api.ts'
import type { ProductToTranslate, TextToTranslate } from '../../contract/products/translations-api.ts'
import { csvText } from '../../contract/shared/csv.ts'
import { TRANSLATION_PAGES } from '../catalog/service.ts'
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

type Cells = Record<string, { was: string; now: string }>
const save = async (by: SignedIn, msn: string, seller: string, cells: Cells) => {
  const body = { market: 'IN' as const, rows: [{ msn, seller, cells }], changeSetId: randomUUID(), note: '' }
  return (await by.visitor.call('POST /api/admin/products/changes', { body })).data.changeSetId
}
const listed = async (msn: string, state?: TextToTranslate['state']): Promise<ProductToTranslate | undefined> => {
  const query = { market: 'IN' as const, limit: 100, ...(state && { state }) }
  const { data } = await translator.visitor.call('GET /api/admin/translations', { query })
  return data.products.find(product => product.msn === msn)
}
const stateOf = async (msn: string, field = 'nameHi') =>
  (await listed(msn))?.texts.find(text => text.field === field)?.state ?? 'done'

async function someProducts() {
  const path = '/api/admin/products?market=IN&columns=name&columns=nameHi&limit=3&availability=in-stock'
  const { body } = await owner.visitor.request('GET', path)
  const { rows } = (body as { data: CallOutput<'GET /api/admin/products'>['data'] }).data
  return rows.map(row => ({
    ...{ msn: row.msn, seller: row.sellerCode ?? '' },
    ...{ name: row.cells.name ?? '', nameHi: row.cells.nameHi ?? '' },
  }))
}

test('a Hindi text is outdated once its English changes, until it is written, confirmed, or the English is back', async () => {
  const [one] = await someProducts()
  if (!one) throw new Error('no product')
  const { msn, seller, name, nameHi } = one
  expect(await stateOf(msn)).toBe('done')
  const english = await save(owner, msn, seller, { name: { was: name, now: 'A drill' } })
  expect(await stateOf(msn)).toBe('outdated')
  await owner.visitor.call('POST /api/admin/products/changes/{changeSetId}/undo', { params: { changeSetId: english } })
  expect(await stateOf(msn)).toBe('done')

  await save(owner, msn, seller, { name: { was: name, now: 'A drill' } })
  const hindi = await save(translator, msn, seller, { nameHi: { was: nameHi, now: 'एक ड्रिल' } })
  expect(await stateOf(msn)).toBe('done')
  // the restored text was outdated, and is again
  await translator.visitor.call('POST /api/admin/products/changes/{changeSetId}/undo', {
    params: { changeSetId: hindi },
  })
  expect(await stateOf(msn)).toBe('outdated')

  const text = (await listed(msn, 'outdated'))?.texts[0]
  const confirm = { params: { msn }, body: { field: 'nameHi' as const, version: text?.version ?? '' } }
  await save(owner, msn, seller, { name: { was: 'A drill', now: 'A drill 2' } })
  expect(await translator.visitor.try('POST /api/admin/translations/{msn}/confirm', confirm)).toMatchObject({
    status: 409,
  })
  confirm.body.version = (await listed(msn))?.texts[0]?.version ?? ''
  await translator.visitor.call('POST /api/admin/translations/{msn}/confirm', confirm)
  expect(await stateOf(msn)).toBe('done')

  // a Hindi that is missing is not outdated, whatever becomes of the English
  await save(owner, msn, seller, { nameHi: { was: nameHi, now: '' }, name: { was: 'A drill 2', now: 'A drill 3' } })
  expect(await stateOf(msn)).toBe('missing')
  expect(await listed(msn, 'outdated')).toBeUndefined()
  const work = (await translator.visitor.call('GET /api/admin/dashboard', { query: { market: 'IN' } })).data.work
  expect(work.find(({ kind }) => kind === 'texts-to-translate')?.count).toBeGreaterThan(0)
})

const read = async (text: string, name = 'translated.csv') => {
  const body = { market: 'IN' as const, name, data: Buffer.from(text).toString('base64') }
  return translator.visitor.try('POST /api/admin/translations/read', { body })
}

test('a file is exported and imported; every line is accepted, skipped or invalid', async () => {
  const products = (await someProducts()).slice(1)
  for (const { msn, seller, name } of products)
    await save(owner, msn, seller, { name: { was: name, now: `=${name} new` } })
  const csv = await translator.visitor.request('GET', '/api/admin/translations.csv?market=IN&state=outdated')
  const lines = String(csv.body).replace('\ufeff', '').trim().split('\r\n')
  expect(lines[0]).toBe('MSN,Part number,Field,State,English,Hindi,Version')
  expect(lines).toHaveLength(3)
  const [first, second] = await Promise.all(products.map(({ msn }) => listed(msn)))
  if (!first?.seller || !second?.seller) throw new Error('no products')
  const line = ({ msn, partNumber, texts }: ProductToTranslate, typed: string, version = texts[0]?.version ?? '') => [
    ...[msn, partNumber, 'nameHi', 'outdated', texts[0]?.english ?? '', typed, version],
  ]
  const head = lines[0]?.split(',') ?? []
  // the English of the second one changes while the file is away
  const english = second.texts[0]?.english ?? ''
  await save(owner, second.msn, second.seller, { name: { was: english, now: 'Another name' } })
  const file = csvText([
    head,
    line(first, 'पहला अनुवाद'),
    line(second, 'दूसरा अनुवाद'),
    line(first, 'फिर पहला'),
    line({ ...first, msn: 'MSN0NONE000' }, 'x'),
    line(second, 'क', 'v1'),
  ])
  const { status, body } = await read(file)
  expect(status, JSON.stringify(body)).toBe(200)
  const { taken, skipped, wrong, same } = (
    body as { data: { taken: object[]; skipped: object[]; wrong: object[]; same: number } }
  ).data
  const was = first.texts[0]?.hindi
  expect(taken).toEqual([{ msn: first.msn, seller: first.seller, field: 'nameHi', was, now: 'पहला अनुवाद' }])
  expect(skipped).toMatchObject([
    { msn: second.msn, reason: 'english-changed', english: 'Another name', typed: 'दूसरा अनुवाद' },
  ])
  expect(wrong).toMatchObject([{ reason: 'twice' }, { reason: 'product-unknown' }, { reason: 'version-unknown' }])
  expect(same).toBe(0)
  // as it went out nothing changes
  expect((await read(String(csv.body))).body).toMatchObject({ data: { taken: [], wrong: [], same: 2 } })
  expect(await read('a,b\n1,2\n')).toMatchObject({ status: 400 })
  expect(await read(file, 'file.pdf')).toMatchObject({ status: 400 })
  expect(
    await owner.visitor.try('POST /api/admin/translations/{msn}/confirm', {
      ...{ params: { msn: 'MSN0NONE000' }, body: { field: 'nameHi', version: 'v1' } },
    }),
  ).toMatchObject({ status: 404 })
})

interface PlanNode {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: PlanNode[]
}
const rowsSeen = (node: PlanNode): number => {
  const own = node['Relation Name']
    ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
    : 0
  return (node.Plans ?? []).reduce((sum, child) => sum + rowsSeen(child), own)
}

test('a page of many products to translate reads few rows', async () => {
  await store.asOwner(`
    insert into products (msn, market, part_number, brand_id, category_code, slug, name_en, name_hi, hsn, sell_unit_en,
      sell_unit_hi, pack_size, weight_grams, origin, hindi_outdated)
    select 'MSN' || lpad(upper(to_hex(n)), 8, 'Z'), market, 'COPY-' || n, brand_id, category_code, slug, 'Name ' || n,
      case when n % 3 = 0 then '' else 'नाम' end, hsn, sell_unit_en, sell_unit_hi, pack_size, weight_grams, origin,
      case when n % 3 = 1 then '{"name": "0"}'::jsonb else '{}' end
    from (select * from products where market = 'IN' order by msn limit 1) p, generate_series(1, 20000) n;
    analyze products;`)
  for (const [state, page] of Object.entries(TRANSLATION_PAGES)) {
    const explain = statement('', `explain (analyze, timing off, format json) ${page.text}`)
    const plan = await store.app.db.one<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(explain, ['IN', 'MSNZZZZ1000', 26])
    expect(rowsSeen(plan['QUERY PLAN'][0].Plan), state).toBeLessThan(300)
  }
})
