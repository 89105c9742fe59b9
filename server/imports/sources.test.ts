// Import sources against a real server: schedules, changes, limits, approval, rights, and the end of the history.

import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { ImportSourceInput } from '../../contract/imports/sources-api.ts'
import { statement } from '../platform/db.ts'
import { feedOf, feedRow, openImportSources } from '../testing/import-sources.ts'
import { openStaff } from '../testing/staff.ts'
import { deleteOldFetches } from './commands/delete-old-fetches.ts'
import { workOnImports } from './service.ts'

let shop: Awaited<ReturnType<typeof openImportSources>>
beforeAll(async () => {
  shop = await openImportSources()
})
afterAll(() => shop.close())
beforeEach(() => shop.forget())

it('fetches on schedule, applies changes within the limits, and keeps the history', async () => {
  const source = await shop.make()
  shop.files.serve(source.path, feedOf(feedRow('SRC-1'), feedRow('SRC-2')))
  await shop.fetchAt(0)
  expect(shop.files.asked).toEqual([])
  await shop.fetchAt(1)
  const [fetched] = await shop.history(source)
  expect(fetched).toMatchObject({ state: 'applied', problem: null, askedBy: null, bytes: expect.any(Number) })
  expect(await shop.priceOf('SRC-1')).toBe(10_000)
  const tried = await shop.visitor.call('GET /api/admin/imports/{id}', { params: { id: fetched?.importId ?? '' } })
  expect(tried.data).toMatchObject({ dryRun: true, created: 2, fileName: 'Feed.csv', who: 'job:imports.fetch' })
  const made = await shop.visitor.call('GET /api/admin/imports/{id}', { params: { id: fetched?.appliedId ?? '' } })
  expect(made.data).toMatchObject({ dryRun: false, created: 2, state: 'done' })
  const shown = await shop.read(source)
  expect(shown).toMatchObject({ failures: 0, underWay: false, lastFetch: { state: 'applied' } })
  expect(new Date(shown.nextAt ?? 0).getTime()).toBeGreaterThan(shop.later(1).now().getTime())
  expect(await shop.told(source)).toEqual([])
  await shop.remove(source)
})

it('imports a file once, by its validators and its content, and again when the mapping changes', async () => {
  const mapping = async (columns: Record<string, 'price' | 'ignore'>, version: number) =>
    shop.visitor.call('POST /api/admin/importMappings', {
      body: { name: 'source-test', mapping: { columns }, version },
    })
  await mapping({ Price: 'price' }, 0)
  const source = await shop.make({ mapping: 'source-test' })
  shop.files.answers.set(source.path, (request, response) => {
    if (request.headers['if-none-match'] === '"v1"') response.writeHead(304).end()
    else response.writeHead(200, { etag: '"v1"' }).end(feedOf(feedRow('SRC-3')))
  })
  await shop.fetchAt(1)
  await shop.fetchAt(2)
  expect(shop.files.asked.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"v1"'])
  shop.files.serve(source.path, feedOf(feedRow('SRC-3')))
  await shop.fetchAt(3)
  expect((await shop.history(source)).map(({ state }) => state)).toEqual(['unchanged', 'unchanged', 'applied'])
  expect(await shop.read(source)).toMatchObject({ lastFetch: { state: 'unchanged' }, lastFile: { state: 'applied' } })
  await mapping({ Price: 'price', Active: 'ignore' }, 1)
  await shop.fetchAt(4)
  expect((await shop.history(source))[0]).toMatchObject({ state: 'applied' })
  await shop.remove(source)
})

it('only makes a dry run if a person decides, and notifies members who may import', async () => {
  const source = await shop.make({ applies: false })
  shop.files.serve(source.path, feedOf(feedRow('SRC-4')))
  await shop.fetchAt(1)
  const [fetched] = await shop.history(source)
  expect(fetched).toMatchObject({ state: 'waits', appliedId: null })
  expect(await shop.priceOf('SRC-4')).toBeUndefined()
  expect(await shop.told(source)).toEqual(['waits'])
  const { notifications } = (await shop.visitor.call('GET /api/admin/session/notifications', { query: { limit: 5 } }))
    .data
  expect(notifications[0]).toMatchObject({ reason: 'import', recordId: source.sourceId, by: 'Feed', state: 'waits' })
  await shop.visitor.call('POST /api/admin/imports/{id}/apply', { params: { id: fetched?.importId ?? '' } })
  await workOnImports(shop.store.app)
  expect(await shop.priceOf('SRC-4')).toBe(10_000)
  // another file of the same products: nothing to decide
  shop.files.serve(source.path, `${feedOf(feedRow('SRC-4'))}\n`)
  await shop.fetchAt(2)
  expect((await shop.history(source))[0]).toMatchObject({ state: 'nothing' })
  await shop.remove(source)
})

it('stops a file with too many rejected rows or products that go off sale', async () => {
  const source = await shop.make()
  shop.files.serve(source.path, feedOf(feedRow('SRC-5'), feedRow('SRC-6')))
  await shop.fetchAt(1)
  shop.files.serve(source.path, feedOf(feedRow('SRC-5', 120), feedRow('SRC-6', 'free')))
  await shop.fetchAt(2)
  expect((await shop.history(source))[0]).toMatchObject({ state: 'stopped', problem: 'rejected', detail: '1/2' })
  shop.files.serve(source.path, feedOf(feedRow('SRC-5', 120), feedRow('SRC-6', 120, 'no')))
  await shop.fetchAt(3)
  const [stopped] = await shop.history(source)
  expect(stopped).toMatchObject({ state: 'stopped', problem: 'retired', detail: '1', appliedId: null })
  expect(await shop.priceOf('SRC-5')).toBe(10_000)
  expect(await shop.told(source)).toEqual(['stopped', 'stopped'])
  expect(await shop.read(source)).toMatchObject({ failures: 2, state: 'active' })
  // a person may apply it
  const { input } = source
  const { version } = await shop.read(source)
  await shop.visitor.call('POST /api/admin/importSources/{sourceId}', {
    params: source.params,
    body: { ...input, maxRetired: 1, version },
  })
  await shop.fetchAt(4)
  expect((await shop.history(source))[0]).toMatchObject({ state: 'applied' })
  expect(await shop.priceOf('SRC-5')).toBe(12_000)
  expect(await shop.read(source)).toMatchObject({ failures: 0 })
  await shop.remove(source)
})

it('is created once, only in the member’s markets, by members who may import', async () => {
  const source = await shop.make({ username: 'u', password: 'p' })
  const again = await shop.visitor.call('POST /api/admin/importSources', { body: source.body })
  expect(again.data).toMatchObject({ sourceId: source.sourceId, version: 1 })
  expect(
    await shop.visitor.try('POST /api/admin/importSources', { body: { ...source.body, name: 'Other' } }),
  ).toMatchObject({ status: 409, body: { code: 'request.idempotency' } })
  for (const [part, code] of [
    [{ mapping: 'none-of-these' }, 'import-source.mapping'],
    [{ username: 'u' }, 'import-source.password'],
    [{ username: 'a:b', password: 'p' }, 'request.invalid'],
    [{ extra: true }, 'request.invalid'],
  ] as const)
    expect(
      await shop.visitor.try('POST /api/admin/importSources', {
        body: { ...shop.inputOf(part as Partial<ImportSourceInput>), sourceId: randomUUID(), market: 'IN' },
      }),
    ).toMatchObject({ status: 400, body: { code } })
  const { params } = source
  const abroad = (await openStaff(shop.store, 'catalog', ['AE'])).visitor
  for (const call of [
    'GET /api/admin/importSources/{sourceId}',
    'GET /api/admin/importSources/{sourceId}/fetches',
    'POST /api/admin/importSources/{sourceId}/fetch',
    'POST /api/admin/importSources/{sourceId}/pause',
    'POST /api/admin/importSources/{sourceId}/resume',
    'DELETE /api/admin/importSources/{sourceId}',
  ] as const)
    expect(await abroad.try(call, { params })).toMatchObject({ status: 404, body: { code: 'import-source.unknown' } })
  const auditor = (await openStaff(shop.store, 'auditor')).visitor
  expect((await auditor.call('GET /api/admin/importSources', { query: { market: 'IN' } })).data.sources).toHaveLength(1)
  const orders = (await openStaff(shop.store, 'orders')).visitor
  expect(await orders.try('GET /api/admin/importSources', { query: { market: 'IN' } })).toMatchObject({ status: 403 })
  expect(await auditor.try('POST /api/admin/importSources/{sourceId}/fetch', { params })).toMatchObject({ status: 403 })
  // a waiting fetch does not request shop.files twice
  for (let time = 0; time < 2; time++)
    expect((await shop.visitor.call('POST /api/admin/importSources/{sourceId}/fetch', { params })).data).toMatchObject({
      underWay: true,
    })
  await shop.remove(source)
})

it('deletes fetches with their files after a month, and keeps the imports', async () => {
  const source = await shop.make()
  shop.files.serve(source.path, feedOf(feedRow('SRC-11')))
  await shop.fetchAt(1)
  const [fetched] = await shop.history(source)
  const id = fetched?.importId ?? ''
  const { path } = await shop.store.app.db.one<{ path: string }>(
    statement('test.path-of-import', 'select file_path as path from imports where id = $1'),
    [id],
  )
  expect(existsSync(path)).toBe(true)
  await deleteOldFetches(shop.store.app, shop.later(2).now(), 100)
  expect(existsSync(path)).toBe(false)
  expect(await shop.history(source)).toEqual([])
  expect((await shop.visitor.call('GET /api/admin/imports/{id}', { params: { id } })).data.state).toBe('done')
  await shop.remove(source)
})
