// Undoing changes of pictures after one of them was deleted from the library: it is left and named until the picture is back.

import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

let store: TestStore
let owner: SignedIn
let msn: string
beforeAll(async () => {
  store = await openTestStore()
  owner = await openStaff(store, 'owner')
  msn = (await store.buyableMsns('IN', 1))[0] ?? ''
})
afterAll(() => store.close())

const CHANGE_SET = '/api/admin/products/changes/{changeSetId}' as const
const read = async () => (await owner.visitor.call('GET /api/admin/products/{msn}', { params: { msn } })).data
const upload = async (width: number) => {
  const create = { width, height: 30, channels: 3, background: '#2463c9' } as const
  const data = (await sharp({ create }).jpeg().toBuffer()).toString('base64')
  const body = { type: 'image/jpeg' as const, data, fileName: `gone ${width}.jpg` }
  return (await owner.visitor.call('POST /api/admin/content/library', { body })).data.pictureId
}
const picturesOf = (...hashes: string[]) => JSON.stringify(hashes.map(hash => ({ hash, view: 'front' })))
const save = async (cells: Record<string, string>): Promise<string> => {
  const before = await read()
  const changeSetId = randomUUID()
  const wanted = Object.fromEntries(
    Object.entries(cells).map(([field, now]) => [field, { was: before.cells[field] ?? '', now }]),
  )
  const rows = [{ msn, seller: before.sellerCode, cells: wanted }]
  await owner.visitor.call('POST /api/admin/products/changes', { body: { changeSetId, note: '', market: 'IN', rows } })
  return changeSetId
}
const undo = async (changeSetId: string) =>
  (await owner.visitor.call(`POST ${CHANGE_SET}/undo`, { params: { changeSetId } })).data
const shown = async (changeSetId: string) =>
  (await owner.visitor.call(`GET ${CHANGE_SET}`, { params: { changeSetId }, query: {} })).data.cells

test('the other cells are taken back; the pictures stay until what they need is put back from the bin', async () => {
  const [old, fresh] = [await upload(41), await upload(42)]
  await save({ images: picturesOf(old), packSize: '2' })
  const changed = await save({ images: picturesOf(fresh), packSize: '3' })
  const gone = async () => (await shown(changed)).map(({ field, gonePictures }) => [field, gonePictures]).sort()
  expect(await gone()).toEqual([
    ['images', 0],
    ['packSize', 0],
  ])
  await owner.visitor.call('DELETE /api/admin/content/pictures/{pictureId}', { params: { pictureId: old } })
  expect(await gone()).toEqual([
    ['images', 1],
    ['packSize', 0],
  ])
  expect(await undo(changed)).toMatchObject({
    ...{ restored: 1, changeSet: { left: 1 } },
    left: [{ field: 'images', gonePictures: 1 }],
  })
  expect((await read()).cells).toMatchObject({ packSize: '2', images: picturesOf(fresh) })
  // a later change with this picture is rejected, like one with an unknown picture
  const { sellerCode: seller, cells } = await read()
  const rows = [{ msn, seller, cells: { images: { was: cells.images ?? '', now: picturesOf(old) } } }]
  const again = { changeSetId: randomUUID(), note: '', market: 'IN' as const, rows }
  expect(await owner.visitor.try('POST /api/admin/products/changes', { body: again })).toMatchObject({
    body: { problems: [{ message: 'picture-unknown' }] },
  })
  const { entries } = (
    await owner.visitor.call('GET /api/admin/session/bin', { query: { market: 'IN', kind: 'picture' } })
  ).data
  const binId = entries.find(({ name }) => name === 'gone 41.jpg')?.binId ?? 0
  await owner.visitor.call('POST /api/admin/session/bin/{binId}/restore', { params: { binId }, body: {} })
  expect(await undo(changed)).toMatchObject({ restored: 1, left: [] })
  expect((await read()).cells.images).toBe(picturesOf(old))
})
