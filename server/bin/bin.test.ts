// Deleted records go to the bin, are seen and restored with the rights of their area, once, and are gone after its term.

import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { BinEntry } from '../../contract/bin/api.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

const LIST = 'GET /api/admin/session/bin'
const RESTORE = 'POST /api/admin/session/bin/{binId}/restore'

let store: TestStore
let owner: SignedIn
beforeAll(async () => {
  store = await openTestStore()
  owner = await openStaff(store, 'owner')
})
afterAll(() => store.close())

const entries = async (by = owner, market: 'IN' | 'AE' = 'IN') =>
  (await by.visitor.call(LIST, { query: { market } })).data.entries
async function latest(kind: BinEntry['kind']): Promise<BinEntry> {
  const found = (await entries()).find(one => one.kind === kind)
  if (!found) throw new Error(`No ${kind} in the bin`)
  return found
}
const restore = ({ binId }: BinEntry, by = owner) => by.visitor.try(RESTORE, { params: { binId }, body: {} })

const rule = { market: 'IN' as const, prefix: '7999', serviceable: false, cod: false, extraDays: 2, note: 'Hills' }
const rules = async () =>
  (await owner.visitor.call('GET /api/admin/delivery', { query: { market: 'IN' } })).data.places.filter(
    ({ prefix }) => prefix === rule.prefix,
  )
const addRule = () => owner.visitor.call('POST /api/admin/delivery/places', { body: rule })
const removeRule = (version: number) =>
  owner.visitor.call('POST /api/admin/delivery/places/remove', { body: { market: 'IN', prefix: rule.prefix, version } })

it('a location rule is listed with who and when, and restored once by a member who may change such rules', async () => {
  await addRule()
  await removeRule(1)
  // a second removal changes nothing, and the bin has one entry
  await removeRule(1)
  const warehouse = await openStaff(store, 'warehouse')
  const [entry, ...others] = (await entries(warehouse)).filter(({ kind }) => kind === 'place-rule')
  if (!entry) throw new Error('The bin is empty')
  expect(others).toEqual([])
  expect(entry).toMatchObject({ name: '7999', market: 'IN', whoName: expect.any(String) })
  expect(Date.parse(entry.goneAt) - Date.parse(entry.deletedAt)).toBe(30 * 86_400_000)
  expect(await entries(await openStaff(store, 'support'), 'AE')).toEqual([])
  expect((await entries(await openStaff(store, 'content'))).map(({ kind }) => kind)).not.toContain('place-rule')
  expect(await restore(entry, warehouse)).toMatchObject({
    status: 403,
    body: { data: { permission: 'delivery.write' } },
  })
  expect((await restore(entry, await openStaff(store, 'owner', ['AE']))).status).toBe(404)
  const both = await Promise.all([restore(entry), restore(entry)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await rules()).toMatchObject([{ serviceable: false, extraDays: 2, note: 'Hills' }])
  expect((await entries()).map(({ binId }) => binId)).not.toContain(entry.binId)
  const history = await owner.visitor.call('GET /api/admin/session/history/{recordKind}/{recordId}', {
    params: { recordKind: 'place-rule', recordId: 'IN 7999' },
    query: { market: 'IN' },
  })
  expect(history.data.versions.map(({ before, after }) => [before !== null, after !== null])).toEqual([
    [false, true],
    [true, false],
    [false, true],
  ])
})

it('names the conflict when the code was taken since', async () => {
  const [known] = await rules()
  await removeRule(known?.version ?? 0)
  await addRule()
  const entry = await latest('place-rule')
  expect(await restore(entry)).toMatchObject({ status: 409, body: { code: 'bin.taken' } })
  await removeRule(1)
  expect((await restore(entry)).status).toBe(200)
})

it('a customer group comes back with its companies and accounts', async () => {
  const { customerId } = await store.customer()
  const { data: group } = await owner.visitor.call('POST /api/admin/customerGroups', {
    body: { market: 'IN', name: 'Plants', note: 'Of the west' },
  })
  const params = { groupId: group.groupId }
  const choice = { companies: ['27AAKCS4821M1ZW'], customerIds: [customerId], alone: true }
  await owner.visitor.call('POST /api/admin/customerGroups/{groupId}/add', { params, body: choice })
  await owner.visitor.call('DELETE /api/admin/customerGroups/{groupId}', { params })
  const entry = await latest('group')
  expect((await restore(entry)).status).toBe(200)
  const { groups } = (await owner.visitor.call('GET /api/admin/customerGroups', { query: { market: 'IN' } })).data
  expect(groups[0]).toMatchObject({ name: 'Plants', note: 'Of the west', companies: 1, members: 1 })
})

it('a newsletter draft, a holiday, synonyms and a picture are restored unchanged', async () => {
  const { visitor } = owner
  const newsletterId = randomUUID()
  const issue = { subject: { en: 'Monsoon', hi: 'मानसून' }, text: { en: 'Rain.', hi: 'बारिश।' }, msns: [], link: null }
  await visitor.call('POST /api/admin/newsletters', {
    body: { newsletterId, market: 'IN', ...issue, button: { en: '', hi: '' } },
  })
  await visitor.call('DELETE /api/admin/newsletters/{newsletterId}', { params: { newsletterId } })
  const holiday = { market: 'IN' as const, day: '2031-01-14', name: 'Pongal' }
  await visitor.call('POST /api/admin/delivery/holidays', { body: holiday })
  await visitor.call('POST /api/admin/delivery/holidays/remove', { body: { market: 'IN', day: holiday.day } })
  const words = { market: 'IN' as const, language: 'en' as const, line: 'zzbinspanner, zzbinwrench' }
  const { data: line } = await visitor.call('POST /api/admin/search/synonyms', { body: words })
  await visitor.call('DELETE /api/admin/search/synonyms/{id}', { params: { id: line.id } })
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#345' } })
    .png()
    .toBuffer()
  const { data: picture } = await visitor.call('POST /api/admin/content/library', {
    body: { data: photo.toString('base64'), type: 'image/png', fileName: 'blue.png' },
  })
  await visitor.call('DELETE /api/admin/content/pictures/{pictureId}', { params: { pictureId: picture.pictureId } })

  for (const kind of ['newsletter', 'holiday', 'synonym', 'picture'] as const)
    expect((await restore(await latest(kind))).status).toBe(200)
  const { data: draft } = await visitor.call('GET /api/admin/newsletters/{newsletterId}', { params: { newsletterId } })
  expect(draft).toMatchObject({ ...issue, state: 'draft' })
  const { holidays } = (await visitor.call('GET /api/admin/delivery', { query: { market: 'IN' } })).data
  expect(holidays).toContainEqual({ day: holiday.day, name: holiday.name })
  const { lines } = (await visitor.call('GET /api/admin/search/synonyms')).data
  expect(lines.map(one => one.line)).toContain(line.line)
  const { rows } = (await visitor.call('GET /api/admin/content/pictures', { query: { text: 'blue.png' } })).data
  expect(rows).toMatchObject([{ pictureId: picture.pictureId, fileName: 'blue.png' }])
})

it('is gone after thirty days, before the job has run', async () => {
  const [known] = await rules()
  await removeRule(known?.version ?? 0)
  const entry = await latest('place-rule')
  await store.asOwner(`update bin_entries set deleted_at = deleted_at - interval '31 days' where id = ${entry.binId}`)
  expect((await entries()).map(({ binId }) => binId)).not.toContain(entry.binId)
  expect(await restore(entry)).toMatchObject({ status: 404, body: { code: 'bin.unknown' } })
})
