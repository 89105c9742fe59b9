// The product editor: every field of a product in a change set, earlier values, new products, scheduled publication.

import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EditedProduct } from '../../contract/products/editor-api.ts'
import { statement } from '../platform/db.ts'
import { eventually } from '../testing/soon.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

const SPECIFIED = statement(
  'test.specified-product',
  `select msn from products where market = 'IN' and active and jsonb_array_length(specs) > 2
   and exists (select from jsonb_array_elements(specs) s where s ? 'en') order by msn limit 1`,
)

let store: TestStore
let owner: SignedIn
let msn: string
beforeAll(async () => {
  store = await openTestStore()
  owner = await openStaff(store, 'owner')
  msn = (await store.app.db.one<{ msn: string }>(SPECIFIED)).msn
})
afterAll(() => store.close())

const read = async (number = msn, by = owner): Promise<EditedProduct> =>
  (await by.visitor.call('GET /api/admin/products/{msn}', { params: { msn: number } })).data

async function save(product: EditedProduct, values: Record<string, string>, by = owner) {
  const cells = Object.fromEntries(
    Object.entries(values).map(([field, now]) => [field, { was: product.cells[field] ?? '', now }]),
  )
  const rows = [{ msn: product.msn, seller: product.sellerCode, cells }]
  const body = { market: product.market, rows, changeSetId: randomUUID(), note: 'A test' }
  return by.visitor.try('POST /api/admin/products/changes', { body })
}

const page = async (number = msn) => {
  const reply = await store.visitor().try('GET /api/v1/aggregate/pdpDetailsV2', { query: { msn: number } })
  return reply.status === 200 ? (reply.body as { data: Record<string, unknown> }).data : null
}

test('specifications, declarations, pictures and texts for search engines are cells like any other', async () => {
  const before = await read()
  const text = before.attributes.find(({ kind, key }) => kind === 'text' && before.cells[`spec:${key}`])
  if (!text) throw new Error('no text specification')
  const jpeg = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#2463c9' } })
    .jpeg()
    .toBuffer()
  const upload = { type: 'image/jpeg' as const, data: jpeg.toString('base64') }
  const { pictureId } = (await owner.visitor.call('POST /api/admin/products/pictures', { body: upload })).data
  const images = JSON.stringify([
    { hash: pictureId, view: 'front', altEn: 'Blue, from the front', altHi: 'नीला, सामने से' },
  ])
  const values = {
    ...{ [`spec:${text.key}`]: 'Cast iron', [`specHi:${text.key}`]: 'ढलवाँ लोहा', images, packSize: '3' },
    ...{ seoTitle: 'A title of its own', seoDescriptionHi: 'अपना विवरण', 'declared:netQuantity': '2 pcs' },
  }
  expect((await save(before, values)).status).toBe(200)
  const after = await read()
  expect(after.cells).toMatchObject({ ...values, 'declared:netQuantity': '2 N' })
  expect(await page()).toMatchObject({
    ...{ seoTitle: 'A title of its own', packSize: 3 },
    images: [{ link: `/media/${pictureId}/medium.webp`, view: 'front', alt: 'Blue, from the front' }],
    specifications: expect.arrayContaining([{ key: text.key, name: expect.any(String), value: 'Cast iron' }]),
  })
  // a member who still sees the former value does not overwrite the new one
  expect(await save(before, { [`spec:${text.key}`]: 'Brass' })).toMatchObject({ status: 409 })
  const wrong: Record<string, string>[] = [
    { images: JSON.stringify([{ hash: '0'.repeat(32), view: 'front' }]) },
    { images: '[{"hash":"../secret"}]' },
    { 'spec:no-such-attribute': 'x' },
    { 'declared:netQuantity': 'some' },
    { origin: 'India' },
    { publishAt: 'tomorrow' },
  ]
  for (const bad of wrong) expect([bad, (await save(after, bad)).status]).toEqual([bad, 409])

  const { versions } = (await owner.visitor.call('GET /api/admin/products/{msn}/changes', { params: { msn } })).data
  const [newest] = versions
  expect(newest).toMatchObject({ note: 'A test', who: expect.any(String) })
  expect(newest?.cells).toContainEqual({
    ...{ seller: before.sellerCode, field: `spec:${text.key}`, undone: null },
    ...{ before: before.cells[`spec:${text.key}`], after: 'Cast iron' },
  })
  const params = { changeSetId: newest?.changeSetId ?? '' }
  await owner.visitor.call('POST /api/admin/products/changes/{changeSetId}/undo', { params })
  expect((await read()).cells).toEqual(before.cells)
})

test('a new product is a draft until its publication time; part numbers are unique per brand', async () => {
  const like = await read()
  const body = {
    ...{
      market: 'IN' as const,
      partNumber: 'NEW-1',
      brand: like.cells.brand ?? '',
      category: like.cells.category ?? '',
    },
    ...{ seller: like.sellerCode, name: 'A new drill', nameHi: 'नई ड्रिल', hsn: like.cells.hsn ?? '', price: 99_900 },
  }
  const made = (await owner.visitor.call('POST /api/admin/products', { body })).data
  expect((await read(made.msn)).cells).toMatchObject({ name: 'A new drill', price: '999.00', active: 'no' })
  expect(await page(made.msn)).toBeNull()
  const again = await Promise.all([1, 2].map(() => owner.visitor.try('POST /api/admin/products', { body })))
  expect(again.map(({ body: error }) => (error as { code: string }).code)).toEqual(
    Array(2).fill('product.part-number-taken'),
  )
  for (const [part, code] of [
    [{ brand: 'no-such' }, 'catalog.brand-unknown'],
    [{ category: '999999999' }, 'catalog.category-unknown'],
    [{ seller: 'NOBODY' }, 'catalog.seller-unknown'],
  ] as const)
    expect(
      await owner.visitor.try('POST /api/admin/products', { body: { ...body, partNumber: 'NEW-2', ...part } }),
    ).toMatchObject({ body: { code } })

  const publishAt = new Date(store.app.now().getTime() + 600_000).toISOString()
  expect((await save(await read(made.msn), { publishAt })).status).toBe(200)
  await store.advanceClock(300)
  expect((await read(made.msn)).listed).toBe(false)
  await store.advanceClock(400)
  await eventually(async () => expect((await read(made.msn)).listed).toBe(true))
  expect((await read(made.msn)).cells).toMatchObject({ active: 'yes', publishAt: '' })
  const params = { msn: made.msn }
  const { versions } = (await owner.visitor.call('GET /api/admin/products/{msn}/changes', { params })).data
  expect(versions[0]?.who).toBe('Schedule')
})

test('roles see and change only what they have the right to, in their markets', async () => {
  const translator = await openStaff(store, 'translator')
  const product = await read(msn, translator)
  expect((await save(product, { seoTitleHi: 'शीर्षक' }, translator)).status).toBe(200)
  expect((await save(product, { seoTitle: 'A title' }, translator)).status).toBe(409)
  const video = {
    ...{ titleEn: 'How to drill', titleHi: 'ड्रिल कैसे करें', provider: 'youtube' as const },
    ...{ source: 'dQw4w9WgXcQ', durationSeconds: 60 },
  }
  const params = { msn }
  const add = (by: SignedIn, body: typeof video) =>
    by.visitor.try('POST /api/admin/products/{msn}/videos', { params, body })
  expect(await add(translator, video)).toMatchObject({ status: 403, body: { data: { permission: 'products.write' } } })
  expect((await add(owner, { ...video, source: 'javascript:alert(1)' })).status).toBe(400)
  expect((await add(owner, video)).status).toBe(200)
  const { videos } = await read()
  const videoId = videos.find(({ source }) => source === video.source)?.videoId ?? 0
  expect((await page())?.videos).toContainEqual(expect.objectContaining({ title: 'How to drill' }))
  const remove = () =>
    owner.visitor.try('DELETE /api/admin/products/{msn}/videos/{videoId}', { params: { msn, videoId } })
  expect([(await remove()).status, (await remove()).status]).toEqual([200, 404])

  const emirates = await openStaff(store, 'catalog', ['AE'])
  const foreign = await emirates.visitor.try('GET /api/admin/products/{msn}', { params })
  expect(foreign).toMatchObject({ status: 404, body: { code: 'catalog.product-unknown' } })
  const unknown = { params: { msn: 'MSN00000000' } }
  expect(await owner.visitor.try('GET /api/admin/products/{msn}', unknown)).toMatchObject({ status: 404 })
})
