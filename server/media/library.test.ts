// The picture library: contents, finding every use, names, concurrent deletion and use, rights and markets.

import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { openCustomStaff, openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { lockPictures, storePhoto } from './service.ts'

const LIST = 'GET /api/admin/content/pictures'
const CHOOSE = 'GET /api/admin/products/pictures'
const ADD = 'POST /api/admin/content/library'
const RENAME = 'POST /api/admin/content/pictures/{pictureId}'
const DELETE = 'DELETE /api/admin/content/pictures/{pictureId}'

/** The statement that starts to use a picture, and how the use is read. */
const USES = {
  product: `update products set images = jsonb_build_array(jsonb_build_object('hash', $1::text, 'view', 'front'))
    where msn = (select min(msn) from products where market = 'IN')`,
  brand: 'update brands set logo_hash = $1 where id = (select min(id) from brands)',
  category: `update categories set image_hash = $1 where code = (select min(code) from categories where market = 'IN')`,
  layout: `insert into layouts (market, code, body) values ('IN', 'of-a-test', jsonb_build_array(jsonb_build_object('image', $1::text)))`,
  draft: `insert into content_documents (market, kind, key, draft, drafted_by, drafted_by_name, drafted_at)
    values ('IN', 'layout', 'a-draft', jsonb_build_object('blocks', jsonb_build_array(jsonb_build_object('image', $1::text))), 'test', 'Test', now())`,
  version: `with document as (insert into content_documents (market, kind, key) values ('IN', 'layout', 'a-version') returning market, kind, key)
    insert into content_versions (market, kind, key, version, body, at)
    select market, kind, key, 1, jsonb_build_object('blocks', jsonb_build_array(jsonb_build_object('image', $1::text))), now() from document`,
} as const

/** Columns that may name a picture, and why the library need not look there. */
const NOT_USES: Record<string, string> = {
  'media.hash': 'the picture itself',
  'import_pictures.hash': 'what an import fetched; the product that shows it counts',
  'picture_sources.hash': 'where a picture came from; fetched again when it is not in the library',
  'imports.file_hash': 'a file of rows',
  'import_sources.file_hash': 'a file of rows',
  'import_sources.mapping_hash': 'of a mapping',
  'order_lines.image_hash': 'an earlier order goes on showing the stored bytes',
  'return_pictures.hash': 'of customers',
  'return_uploads.hash': 'of customers',
  'review_uploads.hash': 'of customers',
  'reviews.pictures': 'of customers',
  'rfq_requests.pictures': 'of customers',
  'rfq_uploads.hash': 'of customers',
  'support_messages.pictures': 'of customers',
  'support_uploads.hash': 'of customers',
  'record_attachments.hash': 'a file on a record, kept apart from pictures',
  'challan_files.hash': 'a stored document',
  'commission_mails.hash': 'a stored document',
  'credit_note_files.hash': 'a stored document',
  'debit_note_files.hash': 'a stored document',
  'invoice_files.hash': 'a stored document',
  'signed_files.hash': 'a stored document',
  'customers.password_hash': 'of words',
  'rfq_quotes.contents_hash': 'of words',
  'rfq_requests.contents_hash': 'of words',
  'staff_members.password_hash': 'of words',
  'support_tickets.contents_hash': 'of words',
}
const FOUND = ['products.images', 'brands.logo_hash', 'categories.image_hash', 'media.library_at']

const COLUMNS = statement(
  'test.picture-columns',
  `select table_name || '.' || column_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
   where table_schema = 'public' and table_type = 'BASE TABLE' and data_type in ('text', 'jsonb', 'ARRAY')
     and column_name ~ '(image|picture|logo|photo|banner|icon_hash|_hash$|^hash$)' order by 1`,
)
const AUDIT = statement(
  'test.picture-audit',
  `select call, before, after from audit_entries where record_kind = 'picture' and record_id = $1 order by seq desc limit 1`,
)

let store: TestStore
let writer: SignedIn
let serial = 0
beforeAll(async () => {
  store = await openTestStore()
  writer = await openStaff(store, 'content')
})
afterAll(() => store.close())

const picture = () =>
  sharp({ create: { width: 40 + ++serial, height: 30, channels: 3, background: '#2463c9' } })
    .jpeg()
    .toBuffer()
const upload = async (fileName: string, bytes?: Buffer) => {
  const data = (bytes ?? (await picture())).toString('base64')
  return (await writer.visitor.call(ADD, { body: { type: 'image/jpeg', data, fileName } })).data
}
const find = async (text: string) => (await writer.visitor.call(LIST, { query: { text } })).data.rows
const remove = (pictureId: string) => writer.visitor.call(DELETE, { params: { pictureId } })

describe('the library', () => {
  it('has an uploaded picture once, with its size, type and name', async () => {
    const bytes = await picture()
    const first = await upload('a drill of the test.jpg', bytes)
    const again = await upload('another name.jpg', bytes)
    expect(again).toEqual(first)
    expect(first).toMatchObject({ type: 'image/jpeg', height: 30, fileName: 'a drill of the test.jpg', version: 1 })
    expect(await find('DRILL of the t')).toEqual([{ ...first, uses: [], more: false }])
    expect(await find('%')).toEqual([])
    expect(await store.app.db.one(AUDIT, [first.pictureId])).toMatchObject({ call: ADD })
  })

  it('has no picture of a customer, which no page can use, until staff upload the same one', async () => {
    const bytes = await picture()
    const hash = await storePhoto(store.app, bytes, 'image/jpeg', 'customer')
    const inLibrary = async () =>
      (await writer.visitor.call(LIST)).data.rows.some(({ pictureId }) => pictureId === hash)
    expect(await inLibrary()).toBe(false)
    await expect(remove(hash)).rejects.toThrow('media.unknown')
    const names = { version: 1, fileName: '', altEn: 'A', altHi: '' }
    await expect(writer.visitor.call(RENAME, { params: { pictureId: hash }, body: names })).rejects.toThrow(
      'media.unknown',
    )
    expect((await store.app.db.transaction(tx => lockPictures(tx, [hash]))).size).toBe(0)
    await storePhoto(store.app, bytes, 'image/jpeg', 'store')
    expect(await inLibrary()).toBe(true)
  })

  it('is read page by page, each picture once, the newest first', async () => {
    for (let at = 0; at < 42; at++) await storePhoto(store.app, await picture(), 'image/jpeg', 'store')
    const seen: string[] = []
    const times: string[] = []
    let before: string | null = null
    do {
      const query: { before?: string } = before ? { before } : {}
      const { rows, next } = (await writer.visitor.call(LIST, { query })).data
      expect(rows.length).toBeLessThanOrEqual(40)
      seen.push(...rows.map(({ pictureId }) => pictureId))
      times.push(...rows.map(({ addedAt }) => addedAt))
      before = next
    } while (before && seen.length < 200)
    expect(new Set(seen).size).toBe(seen.length)
    expect(times).toEqual([...times].sort().reverse())
  })
})

describe('uses', () => {
  it.each(Object.entries(USES))('finds a %s, which keeps the picture from being deleted', async (kind, sql) => {
    const { pictureId } = await upload(`used by a ${kind}.jpg`)
    await store.app.db.run(statement(`test.use-${kind}`, sql), [pictureId])
    const [row] = await find(`used by a ${kind}.jpg`)
    expect(row).toMatchObject({ more: false, uses: [{ kind, market: kind === 'brand' ? null : 'IN' }] })
    const unused = (await writer.visitor.call(LIST, { query: { text: 'used by a', unused: 'true' } })).data.rows
    expect(unused.map(one => one.pictureId)).not.toContain(pictureId)
    await expect(remove(pictureId)).rejects.toThrow(new RegExp(`"kind":"${kind}".*media\\.used`))
    expect(await find(`used by a ${kind}.jpg`)).toHaveLength(1)
  })

  it('looks into every column of the database that may name a picture of the store', async () => {
    const names = (await store.app.db.rows<{ name: string }>(COLUMNS)).map(({ name }) => name)
    // a new column belongs to the uses in repository/library.ts, or to the list above with the reason
    expect(names.filter(name => !(name in NOT_USES) && !FOUND.includes(name))).toEqual([])
  })

  it('does not reveal uses in another market to a member of one market', async () => {
    const { pictureId } = await upload('of india.jpg')
    await store.app.db.run(statement('test.use-layout-2', USES.layout.replace('of-a-test', 'of-india')), [pictureId])
    const other = await openCustomStaff(
      store,
      await openStaff(store, 'owner'),
      ['content.read', 'content.write'],
      ['AE'],
    )
    const { rows } = (await other.visitor.call(LIST, { query: { text: 'of india.jpg' } })).data
    expect(rows).toMatchObject([{ uses: [], more: true }])
    await expect(other.visitor.call(DELETE, { params: { pictureId } })).rejects.toThrow(
      /"uses":\[\],"more":true.*media\.used/,
    )
  })
})

describe('names and deletion', () => {
  it('keeps the names of the first upload', async () => {
    const { pictureId, version } = await upload('before.jpg')
    const rename = (altEn: string) =>
      writer.visitor.call(RENAME, {
        params: { pictureId },
        body: { version, fileName: 'after.jpg', altEn, altHi: 'ड्रिल' },
      })
    const results = await Promise.allSettled([rename('One'), rename('Two')])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const failed = results.find(result => result.status === 'rejected')
    expect(String(failed?.reason)).toContain('media.changed-meanwhile')
    expect(await find('ड्रिल')).toMatchObject([{ pictureId, fileName: 'after.jpg', version: 2 }])
    const entry = await store.app.db.one<{ before: object }>(AUDIT, [pictureId])
    expect(entry).toMatchObject({ call: RENAME, before: { fileName: 'before.jpg' }, after: { fileName: 'after.jpg' } })
  })

  it('deletes an unused picture once; the same picture can be added again', async () => {
    const bytes = await picture()
    const { pictureId } = await upload('gone.jpg', bytes)
    const results = await Promise.allSettled([remove(pictureId), remove(pictureId)])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await find('gone.jpg')).toEqual([])
    expect(await store.app.db.one(AUDIT, [pictureId])).toMatchObject({ call: DELETE, before: { fileName: 'gone.jpg' } })
    expect(await upload('back.jpg', bytes)).toMatchObject({ pictureId, fileName: 'back.jpg' })
  })

  it('is not deleted while somebody starts to use it', async () => {
    const { pictureId } = await upload('contested.jpg')
    let deleted: Promise<unknown> | undefined
    await store.app.db.transaction(async tx => {
      expect(await lockPictures(tx, [pictureId])).toEqual(new Set([pictureId]))
      deleted = remove(pictureId).catch((error: unknown) => error)
      // the deletion waits for this transaction
      expect(await Promise.race([deleted, new Promise(done => setTimeout(done, 300, 'waits'))])).toBe('waits')
      await tx.run(statement('test.use-layout-3', USES.layout.replace('of-a-test', 'contested')), [pictureId])
    })
    expect(String(await deleted)).toContain('media.used')
    expect(await find('contested.jpg')).toHaveLength(1)
  })

  it('is not used by a brand once it is deleted', async () => {
    const { pictureId } = await upload('of a brand.jpg')
    await remove(pictureId)
    const owner = await openStaff(store, 'owner')
    const body = { version: 0, name: 'Of a test', nameHi: 'परीक्षण', country: 'IN', active: true, featured: null }
    const params = { brandSlug: 'of-a-test' }
    await expect(
      owner.visitor.call('POST /api/admin/brands/{brandSlug}', { params, body: { ...body, logo: pictureId } }),
    ).rejects.toThrow('media.unknown')
  })
})

it('can be read with the rights for content or products, and changed only with those for content', async () => {
  const { pictureId } = await upload('of rights.jpg')
  const catalog = await openStaff(store, 'catalog')
  const auditor = await openStaff(store, 'auditor')
  const orders = await openStaff(store, 'orders')
  const { rows } = (await catalog.visitor.call(CHOOSE, { query: { text: 'of rights.jpg' } })).data
  expect(rows).toMatchObject([{ pictureId }])
  expect(Object.keys(rows[0] ?? {})).not.toContain('uses')
  await expect(catalog.visitor.call(LIST)).rejects.toThrow('session.forbidden')
  expect((await auditor.visitor.call(LIST)).data.rows.length).toBeGreaterThan(0)
  await expect(auditor.visitor.call(DELETE, { params: { pictureId } })).rejects.toThrow('session.forbidden')
  await expect(orders.visitor.call(CHOOSE)).rejects.toThrow('session.forbidden')
})

it('rejects an invalid cursor and a file that is no picture', async () => {
  const wrong = { query: { before: 'x' } }
  await expect(writer.visitor.call(LIST, wrong)).rejects.toThrow('request.invalid')
  const body = { type: 'image/jpeg' as const, data: Buffer.from('text').toString('base64'), fileName: 'a.jpg' }
  await expect(writer.visitor.call(ADD, { body })).rejects.toThrow('media.invalid')
})
