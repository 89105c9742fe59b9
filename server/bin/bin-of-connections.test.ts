// Webhooks, import sources, redirects, return windows and custom fields in the bin: what is restored, and what is
// not.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { BinEntry } from '../../contract/bin/api.ts'
import { statement } from '../platform/db.ts'
import { codeOf, openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

const market = 'IN' as const

let store: TestStore
let owner: SignedIn
beforeAll(async () => {
  store = await openTestStore()
  owner = await openStaff(store, 'owner')
})
afterAll(() => store.close())

async function latest(kind: BinEntry['kind']): Promise<BinEntry> {
  const { entries } = (await owner.visitor.call('GET /api/admin/session/bin', { query: { market, kind } })).data
  const [found] = entries
  if (!found) throw new Error(`No ${kind} in the bin`)
  return found
}
const restore = ({ binId }: BinEntry) =>
  owner.visitor.try('POST /api/admin/session/bin/{binId}/restore', { params: { binId }, body: {} })
const CONTENTS = statement('test.bin-contents', 'select contents from bin_entries')
const kept = async () => JSON.stringify(await store.app.db.rows<object>(CONTENTS))
const logged = async (recordKind: string, recordId: string) =>
  (await owner.visitor.call('GET /api/admin/audit', { query: { recordKind, recordId } })).data.entries

it('a webhook is restored paused, with a secret that nobody has, after a fresh code', async () => {
  const { visitor } = owner
  const webhookId = randomUUID()
  const body = { market, name: 'ERP', address: 'https://erp.example/in?token=abc', kinds: ['order.placed' as const] }
  const { data: made } = await visitor.call('POST /api/admin/webhooks', { body: { ...body, webhookId } })
  const params = { webhookId }
  await visitor.call('DELETE /api/admin/webhooks/{webhookId}', { params })
  const entry = await latest('webhook')
  expect(entry.name).toBe('ERP')
  expect(await kept()).toContain('token=abc')
  expect(await kept()).not.toContain(made.secret ?? '')
  await store.advanceClock(601)
  expect(await restore(entry)).toMatchObject({ status: 403, body: { code: 'staff.confirm' } })
  await visitor.call('POST /api/admin/session/confirm', { body: { code: codeOf(owner.secret, store.app.now()) } })
  // two concurrent calls restore it once
  expect((await Promise.all([restore(entry), restore(entry)])).map(({ status }) => status)).toEqual([200, 200])
  const { data } = await visitor.call('GET /api/admin/webhooks/{webhookId}', { params })
  const { name, address, kinds } = body
  expect(data).toMatchObject({ name, address, kinds, state: 'paused', pausedWhy: 'restored', waiting: 0 })
  const log = await logged('webhook', webhookId)
  expect(log[0]).toMatchObject({ before: null, after: { title: 'ERP', url: 'https://erp.example/in?…' } })
  expect(JSON.stringify(log)).not.toContain('token=abc')
  const { data: again } = await visitor.call('POST /api/admin/webhooks/{webhookId}/secret', {
    params,
    body: { version: data.version, overlapHours: 0 },
  })
  expect(again.secret).not.toBe(made.secret)
  expect(await visitor.call('POST /api/admin/webhooks/{webhookId}/resume', { params })).toMatchObject({
    data: { state: 'active', pausedWhy: null },
  })
})

it('a source of import files comes back paused, without its user and password', async () => {
  const { visitor } = owner
  const sourceId = randomUUID()
  const source = {
    ...{
      name: 'Feed',
      address: 'https://feeds.example/list.csv?key=secret-key',
      format: 'csv' as const,
      mapping: null,
    },
    ...{ every: 'day' as const, atMinute: 360, weekday: 1, applies: false, maxRejectedPercent: 5, maxRetired: 0 },
  }
  const body = { ...source, sourceId, market, username: 'shop', password: 'a-password-of-it' }
  await visitor.call('POST /api/admin/importSources', { body })
  const params = { sourceId }
  await visitor.call('DELETE /api/admin/importSources/{sourceId}', { params })
  const entry = await latest('importSource')
  expect((await restore(entry)).status).toBe(200)
  const { data } = await visitor.call('GET /api/admin/importSources/{sourceId}', { params })
  expect(data).toMatchObject({ ...source, username: null, state: 'paused', pausedWhy: 'restored', nextAt: null })
  const log = JSON.stringify(await logged('importSource', sourceId))
  expect(log).toContain('https://feeds.example/list.csv?…')
  expect(log).not.toContain('secret-key')
  expect(await kept()).not.toContain('a-password-of-it')
})

it('a redirect of the search comes back unless its text leads elsewhere or it would go in circles', async () => {
  const save = (text: string, to: string | null, version = 0) =>
    owner.visitor.call('POST /api/admin/search/redirects', { body: { market, text, to, version } })
  await save('zzbulk', '/info/bulk-orders')
  await save('zzbulk', null, 1)
  const entry = await latest('search-redirect')
  await save('zzbulk', '/brands')
  expect(await restore(entry)).toMatchObject({ status: 409, body: { code: 'bin.taken' } })
  await save('zzbulk', null, 1)
  expect((await restore(entry)).status).toBe(200)
  const read = async () =>
    (await owner.visitor.call('GET /api/admin/search/redirects', { query: { market, text: 'zzbulk' } })).data.redirects
  expect(await read()).toMatchObject([{ text: 'zzbulk', to: '/info/bulk-orders' }])

  await save('zzone', '/search?str=zztwo')
  await save('zzone', null, 1)
  const first = await latest('search-redirect')
  await save('zztwo', '/search?str=zzone')
  expect(await restore(first)).toMatchObject({ body: { code: 'content.redirect-loop' } })
})

it('a restored return window applies again, unless the category has another one', async () => {
  const { visitor } = owner
  const category = '114000000'
  const rules = async () =>
    (await visitor.call('GET /api/admin/returnRules', { query: { market } })).data.windows.find(
      one => one.category === category,
    )
  const set = (days: number, version = 0) =>
    visitor.call('POST /api/admin/returnWindows', { body: { market, category, days, kind: 'exchange', version } })
  const remove = (version: number) =>
    visitor.call('POST /api/admin/returnWindows/remove', { body: { market, category, version } })
  const before = await rules()
  if (before) await remove(before.version)
  await set(21)
  await remove(1)
  const entry = await latest('return-window')
  await set(14)
  expect(await restore(entry)).toMatchObject({ body: { code: 'bin.taken' } })
  await remove(1)
  expect((await restore(entry)).status).toBe(200)
  expect(await rules()).toMatchObject({ days: 21, kind: 'exchange' })
  const [last] = await logged('return-window', `IN ${category}`)
  expect(last).toMatchObject({ before: null, after: { days: 21, kind: 'exchange' } })
})

it('a custom field comes back with its options, unless its key is taken', async () => {
  const { visitor } = owner
  const make = (fieldId: string) =>
    visitor.call('POST /api/admin/customFields', {
      body: {
        ...{ fieldId, market, recordKind: 'order', key: 'zz-urgency', nameEn: 'Urgency', nameHi: 'तात्कालिकता' },
        ...{ type: 'choice', options: [{ key: 'high', nameEn: 'High', nameHi: 'ज़्यादा' }], required: true },
      },
    })
  const remove = (fieldId: string) => visitor.call('DELETE /api/admin/customFields/{fieldId}', { params: { fieldId } })
  const [fieldId, other] = [randomUUID(), randomUUID()]
  await make(fieldId)
  await remove(fieldId)
  const entry = await latest('custom-field')
  await make(other)
  expect(await restore(entry)).toMatchObject({ body: { code: 'bin.taken' } })
  await remove(other)
  expect((await restore(entry)).status).toBe(200)
  const query = { market, recordKind: 'order' as const }
  const { fields } = (await visitor.call('GET /api/admin/customFields', { query })).data
  expect(fields.find(field => field.fieldId === fieldId)).toMatchObject({
    ...{ key: 'zz-urgency', required: true, options: [{ key: 'high', nameHi: 'ज़्यादा' }], hasValues: false },
  })
})
