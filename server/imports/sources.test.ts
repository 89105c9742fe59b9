// Sources of import files against a real server: schedules, logins, limits, redirects, changes, failures, two processes at once.

import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { ImportSourceInput } from '../../contract/imports/sources-api.ts'
import { statement } from '../platform/db.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { fetchFile } from './adapters/fetch-file.ts'
import { deleteOldFetches } from './commands/delete-old-fetches.ts'
import { fetchDue } from './commands/fetch-due.ts'
import { resealSourcePasswords, workOnImports } from './service.ts'

let store: TestStore
let catalog: SignedIn
let server: Server
let origin: string
/** What the server answers at each path, and what it was asked. */
const answers = new Map<string, (request: IncomingMessage, response: ServerResponse) => void>()
let asked: { path: string; headers: IncomingMessage['headers'] }[] = []

beforeAll(async () => {
  store = await openTestStore()
  catalog = await openStaff(store, 'catalog')
  server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push({ path, headers: request.headers })
    const answer = answers.get(path)
    if (answer) answer(request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await store.close()
})
beforeEach(() => {
  answers.clear()
  asked = []
})

let serial = 0
const csv = (...rows: string[]) => `Part number,Brand,Name,Price,Active\n${rows.join('\n')}\n`
const row = (part: string, price: number | string = 100, active = 'yes') =>
  `${part},Feedco,Hammer ${part},${price},${active}`
const serve = (path: string, text: string, headers: Record<string, string> = {}) =>
  answers.set(path, (_request, response) => response.writeHead(200, headers).end(text))

const INPUT = {
  ...{ name: 'Feed', username: null, format: 'csv', mapping: null, every: 'day', atMinute: 360, weekday: 1 },
  ...{ applies: true, maxRejectedPercent: 10, maxRetired: 0 },
} as const
const inputOf = (part: Partial<ImportSourceInput> = {}): ImportSourceInput => ({
  ...INPUT,
  address: `${origin}/feed${++serial}.csv`,
  ...part,
})
const make = async (part: Partial<ImportSourceInput> = {}) => {
  const body = { ...inputOf(part), sourceId: randomUUID(), market: 'IN' as const }
  const { data } = await catalog.visitor.call('POST /api/admin/importSources', { body })
  return { ...data, path: new URL(data.address).pathname, params: { sourceId: data.sourceId }, body }
}
type Made = Pick<Awaited<ReturnType<typeof make>>, 'params'>
const read = async ({ params }: Made) =>
  (await catalog.visitor.call('GET /api/admin/importSources/{sourceId}', { params })).data
const history = async ({ params }: Made) =>
  (await catalog.visitor.call('GET /api/admin/importSources/{sourceId}/fetches', { params })).data.fetches
const remove = ({ params }: Made) => catalog.visitor.call('DELETE /api/admin/importSources/{sourceId}', { params })
/** The app so many days later. */
const later = (days: number) => {
  const now = new Date(store.app.now().getTime() + days * 86_400_000)
  return { ...store.app, now: () => now }
}
/** Fetches what is due then, and works until each file is checked and applied. */
async function fetchAt(days: number): Promise<void> {
  const app = later(days)
  await fetchDue(app)
  for (let turn = 0; turn < 2; turn++) {
    await workOnImports(app)
    await fetchDue(app)
  }
}
const told = async ({ params }: Made) =>
  (
    await store.app.db.rows<{ state: string }>(
      statement(
        'test.told-of-source',
        `select state from staff_notifications where kind = 'import-source' and record_id = $1 and staff_id = $2 order by id`,
      ),
      [params.sourceId, catalog.staffId],
    )
  ).map(({ state }) => state)
const priceOf = async (part: string) =>
  (
    await store.app.db.oneOrNull<{ price: number }>(
      statement(
        'test.price-of-feed',
        'select oc.price_minor as price from products p join offer_choices oc using (msn) where p.part_number = $1',
      ),
      [part],
    )
  )?.price

it('fetches at its time, applies what is within the limits, and keeps the history', async () => {
  const source = await make()
  serve(source.path, csv(row('SRC-1'), row('SRC-2')))
  await fetchAt(0)
  expect(asked).toEqual([])
  await fetchAt(1)
  const [fetched] = await history(source)
  expect(fetched).toMatchObject({ state: 'applied', problem: null, askedBy: null, bytes: expect.any(Number) })
  expect(await priceOf('SRC-1')).toBe(10_000)
  const tried = await catalog.visitor.call('GET /api/admin/imports/{id}', { params: { id: fetched?.importId ?? '' } })
  expect(tried.data).toMatchObject({ dryRun: true, created: 2, fileName: 'Feed.csv', who: 'job:imports.fetch' })
  const made = await catalog.visitor.call('GET /api/admin/imports/{id}', { params: { id: fetched?.appliedId ?? '' } })
  expect(made.data).toMatchObject({ dryRun: false, created: 2, state: 'done' })
  const shown = await read(source)
  expect(shown).toMatchObject({ failures: 0, underWay: false, lastFetch: { state: 'applied' } })
  expect(new Date(shown.nextAt ?? 0).getTime()).toBeGreaterThan(later(1).now().getTime())
  expect(await told(source)).toEqual([])
  await remove(source)
})

it('takes a file once: by what the server says of it, by its content, and again when the mapping changes', async () => {
  const mapping = async (columns: Record<string, 'price' | 'ignore'>) =>
    catalog.visitor.call('POST /api/admin/importMappings', { body: { name: 'source-test', mapping: { columns } } })
  await mapping({ Price: 'price' })
  const source = await make({ mapping: 'source-test' })
  answers.set(source.path, (request, response) => {
    if (request.headers['if-none-match'] === '"v1"') response.writeHead(304).end()
    else response.writeHead(200, { etag: '"v1"' }).end(csv(row('SRC-3')))
  })
  await fetchAt(1)
  await fetchAt(2)
  expect(asked.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"v1"'])
  serve(source.path, csv(row('SRC-3')))
  await fetchAt(3)
  expect((await history(source)).map(({ state }) => state)).toEqual(['unchanged', 'unchanged', 'applied'])
  expect(await read(source)).toMatchObject({ lastFetch: { state: 'unchanged' }, lastFile: { state: 'applied' } })
  await mapping({ Price: 'price', Active: 'ignore' })
  await fetchAt(4)
  expect((await history(source))[0]).toMatchObject({ state: 'applied' })
  await remove(source)
})

it('only checks where a person decides, and tells who may import', async () => {
  const source = await make({ applies: false })
  serve(source.path, csv(row('SRC-4')))
  await fetchAt(1)
  const [fetched] = await history(source)
  expect(fetched).toMatchObject({ state: 'waits', appliedId: null })
  expect(await priceOf('SRC-4')).toBeUndefined()
  expect(await told(source)).toEqual(['waits'])
  const { notifications } = (await catalog.visitor.call('GET /api/admin/session/notifications', { query: { limit: 5 } }))
    .data
  expect(notifications[0]).toMatchObject({ reason: 'import', recordId: source.sourceId, by: 'Feed', state: 'waits' })
  await catalog.visitor.call('POST /api/admin/imports/{id}/apply', { params: { id: fetched?.importId ?? '' } })
  await workOnImports(store.app)
  expect(await priceOf('SRC-4')).toBe(10_000)
  // another file of the same products: nothing to decide
  serve(source.path, `${csv(row('SRC-4'))}\n`)
  await fetchAt(2)
  expect((await history(source))[0]).toMatchObject({ state: 'nothing' })
  await remove(source)
})

it('stops a file with too many rejected rows or products that go off sale', async () => {
  const source = await make()
  serve(source.path, csv(row('SRC-5'), row('SRC-6')))
  await fetchAt(1)
  serve(source.path, csv(row('SRC-5', 120), row('SRC-6', 'free')))
  await fetchAt(2)
  expect((await history(source))[0]).toMatchObject({ state: 'stopped', problem: 'rejected', detail: '1/2' })
  serve(source.path, csv(row('SRC-5', 120), row('SRC-6', 120, 'no')))
  await fetchAt(3)
  const [stopped] = await history(source)
  expect(stopped).toMatchObject({ state: 'stopped', problem: 'retired', detail: '1', appliedId: null })
  expect(await priceOf('SRC-5')).toBe(10_000)
  expect(await told(source)).toEqual(['stopped', 'stopped'])
  expect(await read(source)).toMatchObject({ failures: 2, state: 'active' })
  // a person may let it through
  const { version, body } = { ...source, version: (await read(source)).version }
  const { sourceId: _id, market: _market, ...input } = body
  await catalog.visitor.call('POST /api/admin/importSources/{sourceId}', {
    params: source.params,
    body: { ...input, maxRetired: 1, version },
  })
  await fetchAt(4)
  expect((await history(source))[0]).toMatchObject({ state: 'applied' })
  expect(await priceOf('SRC-5')).toBe(12_000)
  expect(await read(source)).toMatchObject({ failures: 0 })
  await remove(source)
})

it('sends user and password to the server of the address alone, and never shows the password', async () => {
  const source = await make({ username: 'karkhana', password: 'sesame-7781' })
  const elsewhere = createServer((request, response) => {
    asked.push({ path: `elsewhere${request.url}`, headers: request.headers })
    response.writeHead(200).end(csv(row('SRC-7')))
  })
  await new Promise<void>(done => elsewhere.listen(0, '127.0.0.1', done))
  const away = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/file.csv`
  answers.set(source.path, (_request, response) => response.writeHead(302, { location: away }).end())
  await fetchAt(1)
  elsewhere.close()
  const basic = `Basic ${Buffer.from('karkhana:sesame-7781').toString('base64')}`
  expect(asked.map(({ headers }) => headers.authorization)).toEqual([basic, undefined])
  expect((await history(source))[0]).toMatchObject({ state: 'applied' })
  expect(JSON.stringify([await read(source), source])).not.toContain('"password"')
  const kept = await store.app.db.rows<{ text: string }>(
    statement('test.audit-of-source', 'select (e.*)::text as text from audit_entries e where record_id = $1'),
    [source.sourceId],
  )
  expect(kept.length).toBeGreaterThan(0)
  for (const { text } of kept) expect(text).not.toContain('sesame-7781')
  expect(await resealSourcePasswords(store.app)).toMatchObject({ unreadable: 0 })
  // the password does not go to another server or user
  const { sourceId: _id, market: _market, password: _password, ...input } = source.body
  const change = (part: Partial<ImportSourceInput>, version: number) =>
    catalog.visitor.try('POST /api/admin/importSources/{sourceId}', {
      params: source.params,
      body: { ...input, ...part, version },
    })
  for (const part of [{ address: 'https://feeds.example/x.csv' }, { username: 'other' }])
    expect(await change(part, 1)).toMatchObject({ status: 400, body: { code: 'import-source.password' } })
  expect(await change({ address: `${origin}/moved.csv` }, 1)).toMatchObject({ status: 200 })
  expect(await change({ name: 'Mine' }, 1)).toMatchObject({ status: 409, body: { code: 'settings.changed-meanwhile' } })
  await remove(source)
})

it('fails for closed addresses, errors, pages, empty and unreadable files, and pauses itself after five failures', async () => {
  const source = await make()
  const problems: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
    address: (_request, response) => response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
    redirects: (request, response) => response.writeHead(302, { location: request.url }).end(),
    status: (_request, response) => response.writeHead(503).end('later'),
    page: (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>'),
    empty: (_request, response) => response.writeHead(200).end(),
  }
  for (const [day, [problem, answer]] of Object.entries(problems).entries()) {
    answers.set(source.path, answer)
    await fetchAt(day + 1)
    expect((await history(source))[0]).toMatchObject({ state: 'failed', problem, importId: null })
  }
  const paused = await read(source)
  expect(paused).toMatchObject({ state: 'paused', pausedWhy: 'failures', failures: 5, nextAt: null })
  expect(await told(source)).toEqual(['failed', 'failed', 'failed', 'failed', 'paused'])
  asked = []
  await fetchAt(10)
  expect(asked).toEqual([])
  // fetched by hand, the paused source applies nothing by itself
  serve(source.path, csv(row('SRC-8')))
  await catalog.visitor.call('POST /api/admin/importSources/{sourceId}/fetch', { params: source.params })
  await fetchAt(10)
  expect((await history(source))[0]).toMatchObject({ state: 'waits', askedBy: expect.stringMatching(/^Staff/) })
  const resumed = await catalog.visitor.call('POST /api/admin/importSources/{sourceId}/resume', {
    params: source.params,
  })
  expect(resumed.data).toMatchObject({ state: 'active', failures: 0, pausedWhy: null })
  serve(source.path, 'no,headings\nthat,count\n')
  await fetchAt(12)
  expect((await history(source))[0]).toMatchObject({ state: 'failed', problem: 'unreadable' })
  // what could not be read is read again, though it has not changed
  await fetchAt(13)
  expect((await history(source))[0]).toMatchObject({ state: 'failed', problem: 'unreadable' })
  await remove(source)
})

it('gives up a file that is too large or too slow, and calls no private address in production mode', async () => {
  const wanted = { address: `${origin}/big.csv`, login: null, etag: null, lastModified: null }
  const path = join(store.app.config.dataDir, 'fetched')
  const problemOf = (limits: { production?: boolean; maxBytes?: number; timeoutMs?: number }) =>
    fetchFile(wanted, { production: false, maxBytes: 10, ...limits }, path).then(
      () => null,
      error => error.problem,
    )
  serve('/big.csv', 'more than ten bytes')
  expect(await problemOf({})).toBe('too-large')
  answers.set('/big.csv', (_request, response) => {
    response.write('more than')
    response.end(' ten bytes')
  })
  expect(await problemOf({})).toBe('too-large')
  answers.set('/big.csv', (_request, response) => response.write('x'))
  expect(await problemOf({ timeoutMs: 300 })).toBe('timeout')
  asked = []
  expect(await problemOf({ production: true })).toBe('address')
  expect(asked).toEqual([])
  for (const address of [
    ...['http://feeds.example/a.csv', 'https://10.0.0.5/a.csv', 'https://[::ffff:10.0.0.5]/', 'ftp://feeds.example/a.csv'],
    ...['https://user:secret@feeds.example/', 'https://169.254.169.254/latest', 'not an address'],
  ])
    expect(
      await catalog.visitor.try('POST /api/admin/importSources', {
        body: { ...inputOf({ address }), sourceId: randomUUID(), market: 'IN' },
      }),
    ).toMatchObject({ status: 400, body: { code: 'import-source.address' } })
})

it('is fetched once by processes that look at the same time', async () => {
  const source = await make()
  answers.set(source.path, (_request, response) => {
    setTimeout(() => response.writeHead(200).end(csv(row('SRC-9'))), 200)
  })
  await Promise.all([fetchDue(later(1)), fetchDue(later(1)), fetchDue(later(1))])
  expect(asked).toHaveLength(1)
  expect(await history(source)).toHaveLength(1)
  await workOnImports(later(1))
  await Promise.all([fetchDue(later(1)), fetchDue(later(1))])
  await workOnImports(later(1))
  await fetchDue(later(1))
  const applied = await store.app.db.one<{ count: number }>(
    statement(
      'test.imports-of-file',
      `select count(*)::int as count from imports where file_hash = (select file_hash from imports where id = $1)`,
    ),
    [(await history(source))[0]?.importId ?? ''],
  )
  // the dry run and the one that applies it
  expect(applied.count).toBe(2)
  await remove(source)
})

it('is fetched again when its process has died in the middle', async () => {
  const source = await make()
  serve(source.path, csv(row('SRC-10')))
  await store.asOwner(
    `insert into import_fetches (source_id, state, begun_at, leased_until)
     values ('${source.sourceId}', 'fetching', now(), now() + interval '5 minutes')`,
  )
  await fetchDue(later(0))
  expect(await read(source)).toMatchObject({ underWay: true, lastFetch: { state: 'fetching' } })
  await fetchAt(0.1)
  expect((await history(source)).map(({ state, problem }) => problem ?? state)).toEqual(['applied', 'interrupted'])
  expect(await told(source)).toEqual(['failed'])
  await remove(source)
})

it('leaves alone what was deleted, paused or changed while it was fetched', async () => {
  for (const step of ['delete', 'pause', 'change'] as const) {
    const source = await make()
    const { sourceId: _id, market: _market, ...input } = source.body
    const { params } = source
    let meanwhile = Promise.resolve<unknown>(null)
    answers.set(source.path, (_request, response) => {
      if (step === 'delete') meanwhile = remove(source)
      else if (step === 'pause')
        meanwhile = catalog.visitor.call('POST /api/admin/importSources/{sourceId}/pause', { params })
      else {
        const body = { ...input, format: 'ndjson' as const, version: 1 }
        meanwhile = catalog.visitor.call('POST /api/admin/importSources/{sourceId}', { params, body })
      }
      void meanwhile.then(() => response.writeHead(200).end(csv(row(`SRC-${step}`))))
    })
    await fetchAt(1)
    await meanwhile
    expect(await priceOf(`SRC-${step}`)).toBeUndefined()
    if (step === 'delete') continue
    expect((await history(source))[0]).toMatchObject({ state: step === 'pause' ? 'waits' : 'cancelled' })
    await remove(source)
  }
})

it('is made once, of the markets of its member alone, by who may import', async () => {
  const source = await make({ username: 'u', password: 'p' })
  const again = await catalog.visitor.call('POST /api/admin/importSources', { body: source.body })
  expect(again.data).toMatchObject({ sourceId: source.sourceId, version: 1 })
  expect(
    await catalog.visitor.try('POST /api/admin/importSources', { body: { ...source.body, name: 'Other' } }),
  ).toMatchObject({ status: 409, body: { code: 'request.idempotency' } })
  for (const [part, code] of [
    [{ mapping: 'none-of-these' }, 'import-source.mapping'],
    [{ username: 'u' }, 'import-source.password'],
    [{ username: 'a:b', password: 'p' }, 'request.invalid'],
    [{ extra: true }, 'request.invalid'],
  ] as const)
    expect(
      await catalog.visitor.try('POST /api/admin/importSources', {
        body: { ...inputOf(part as Partial<ImportSourceInput>), sourceId: randomUUID(), market: 'IN' },
      }),
    ).toMatchObject({ status: 400, body: { code } })
  const { params } = source
  const abroad = (await openStaff(store, 'catalog', ['AE'])).visitor
  for (const call of [
    'GET /api/admin/importSources/{sourceId}',
    'GET /api/admin/importSources/{sourceId}/fetches',
    'POST /api/admin/importSources/{sourceId}/fetch',
    'POST /api/admin/importSources/{sourceId}/pause',
    'POST /api/admin/importSources/{sourceId}/resume',
    'DELETE /api/admin/importSources/{sourceId}',
  ] as const)
    expect(await abroad.try(call, { params })).toMatchObject({ status: 404, body: { code: 'import-source.unknown' } })
  const auditor = (await openStaff(store, 'auditor')).visitor
  expect((await auditor.call('GET /api/admin/importSources', { query: { market: 'IN' } })).data.sources).toHaveLength(1)
  const orders = (await openStaff(store, 'orders')).visitor
  expect(await orders.try('GET /api/admin/importSources', { query: { market: 'IN' } })).toMatchObject({ status: 403 })
  expect(await auditor.try('POST /api/admin/importSources/{sourceId}/fetch', { params })).toMatchObject({ status: 403 })
  // a fetch that waits is not asked for twice
  for (let time = 0; time < 2; time++)
    expect(
      (await catalog.visitor.call('POST /api/admin/importSources/{sourceId}/fetch', { params })).data,
    ).toMatchObject({ underWay: true })
  await remove(source)
})

it('deletes fetches with their files after a month, and keeps the imports', async () => {
  const source = await make()
  serve(source.path, csv(row('SRC-11')))
  await fetchAt(1)
  const [fetched] = await history(source)
  const id = fetched?.importId ?? ''
  const { path } = await store.app.db.one<{ path: string }>(
    statement('test.path-of-import', 'select file_path as path from imports where id = $1'),
    [id],
  )
  expect(existsSync(path)).toBe(true)
  await deleteOldFetches(store.app, later(2).now(), 100)
  expect(existsSync(path)).toBe(false)
  expect(await history(source)).toEqual([])
  expect((await catalog.visitor.call('GET /api/admin/imports/{id}', { params: { id } })).data.state).toBe('done')
  await remove(source)
})
