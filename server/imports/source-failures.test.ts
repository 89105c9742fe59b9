// Sources of import files when something goes wrong: closed addresses, redirects, logins, failures, two processes, a crash, changes meanwhile.

import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { ImportSourceInput } from '../../contract/imports/sources-api.ts'
import { statement } from '../platform/db.ts'
import { type Answer, feedOf, feedRow, openImportSources } from '../testing/import-sources.ts'
import { fetchFile } from './adapters/fetch-file.ts'
import { fetchDue } from './commands/fetch-due.ts'
import { resealSourcePasswords, workOnImports } from './service.ts'

let shop: Awaited<ReturnType<typeof openImportSources>>
beforeAll(async () => {
  shop = await openImportSources()
})
afterAll(() => shop.close())
beforeEach(() => shop.forget())

it('sends user and password to the server of the address alone, and never shows the password', async () => {
  const source = await shop.make({ username: 'karkhana', password: 'sesame-7781' })
  const elsewhere = createServer((request, response) => {
    shop.files.asked.push({ path: `elsewhere${request.url}`, headers: request.headers })
    response.writeHead(200).end(feedOf(feedRow('SRC-7')))
  })
  await new Promise<void>(done => elsewhere.listen(0, '127.0.0.1', done))
  const away = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/file.csv`
  shop.files.answers.set(source.path, (_request, response) => response.writeHead(302, { location: away }).end())
  await shop.fetchAt(1)
  elsewhere.close()
  const basic = `Basic ${Buffer.from('karkhana:sesame-7781').toString('base64')}`
  expect(shop.files.asked.map(({ headers }) => headers.authorization)).toEqual([basic, undefined])
  expect((await shop.history(source))[0]).toMatchObject({ state: 'applied' })
  expect(JSON.stringify(await shop.read(source))).not.toContain('"password"')
  const kept = await shop.store.app.db.rows<{ text: string }>(
    statement('test.audit-of-source', 'select (e.*)::text as text from audit_entries e where record_id = $1'),
    [source.sourceId],
  )
  expect(kept.length).toBeGreaterThan(0)
  for (const { text } of kept) expect(text).not.toContain('sesame-7781')
  expect(await resealSourcePasswords(shop.store.app)).toMatchObject({ unreadable: 0 })
  // the password does not go to another server or user
  const { password: _password, ...input } = source.input
  const change = (part: Partial<ImportSourceInput>, version: number) =>
    shop.visitor.try('POST /api/admin/importSources/{sourceId}', {
      params: source.params,
      body: { ...input, ...part, version },
    })
  for (const part of [{ address: 'https://feeds.example/x.csv' }, { username: 'other' }])
    expect(await change(part, 1)).toMatchObject({ status: 400, body: { code: 'import-source.password' } })
  expect(await change({ address: `${shop.files.origin}/moved.csv` }, 1)).toMatchObject({ status: 200 })
  expect(await change({ name: 'Mine' }, 1)).toMatchObject({ status: 409, body: { code: 'settings.changed-meanwhile' } })
  await shop.remove(source)
})

it('fails for closed addresses, errors, pages, empty and unreadable files, and pauses itself after five failures', async () => {
  const source = await shop.make()
  const problems: Record<string, Answer> = {
    address: (_request, response) => response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
    redirects: (request, response) => response.writeHead(302, { location: request.url }).end(),
    status: (_request, response) => response.writeHead(503).end('later'),
    page: (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>'),
    empty: (_request, response) => response.writeHead(200).end(),
  }
  for (const [day, [problem, answer]] of Object.entries(problems).entries()) {
    shop.files.answers.set(source.path, answer)
    await shop.fetchAt(day + 1)
    expect((await shop.history(source))[0]).toMatchObject({ state: 'failed', problem, importId: null })
  }
  const paused = await shop.read(source)
  expect(paused).toMatchObject({ state: 'paused', pausedWhy: 'failures', failures: 5, nextAt: null })
  expect(await shop.told(source)).toEqual(['failed', 'failed', 'failed', 'failed', 'paused'])
  shop.files.asked.length = 0
  await shop.fetchAt(10)
  expect(shop.files.asked).toEqual([])
  // fetched manually, the paused source applies nothing automatically
  shop.files.serve(source.path, feedOf(feedRow('SRC-8')))
  await shop.visitor.call('POST /api/admin/importSources/{sourceId}/fetch', { params: source.params })
  await shop.fetchAt(10)
  expect((await shop.history(source))[0]).toMatchObject({ state: 'waits', askedBy: expect.stringMatching(/^Staff/) })
  const resumed = await shop.visitor.call('POST /api/admin/importSources/{sourceId}/resume', {
    params: source.params,
  })
  expect(resumed.data).toMatchObject({ state: 'active', failures: 0, pausedWhy: null })
  shop.files.serve(source.path, 'no,headings\nthat,count\n')
  await shop.fetchAt(12)
  expect((await shop.history(source))[0]).toMatchObject({ state: 'failed', problem: 'unreadable' })
  // a file that could not be read is read again, though it has not changed
  await shop.fetchAt(13)
  expect((await shop.history(source))[0]).toMatchObject({ state: 'failed', problem: 'unreadable' })
  await shop.remove(source)
})

it('gives up a file that is too large or too slow, and calls no private address in production mode', async () => {
  const wanted = { address: `${shop.files.origin}/big.csv`, login: null, etag: null, lastModified: null }
  const path = join(shop.store.app.config.dataDir, 'fetched')
  interface Tried {
    production?: boolean
    outboundHosts?: string[]
    maxBytes?: number
    timeoutMs?: number
  }
  const problemOf = ({ production = false, outboundHosts = [], ...limits }: Tried) =>
    fetchFile(wanted, { rules: { production, outboundHosts }, maxBytes: 10, ...limits }, path).then(
      () => null,
      error => error.problem,
    )
  shop.files.serve('/big.csv', 'more than ten bytes')
  expect(await problemOf({})).toBe('too-large')
  shop.files.answers.set('/big.csv', (_request, response) => {
    response.write('more than')
    response.end(' ten bytes')
  })
  expect(await problemOf({})).toBe('too-large')
  shop.files.answers.set('/big.csv', (_request, response) => response.write('x'))
  expect(await problemOf({ timeoutMs: 300 })).toBe('timeout')
  shop.files.asked.length = 0
  expect(await problemOf({ production: true })).toBe('address')
  expect(await problemOf({ outboundHosts: ['feeds.example'] })).toBe('address')
  expect(shop.files.asked).toEqual([])
  for (const address of [
    ...[
      'http://feeds.example/a.csv',
      'https://10.0.0.5/a.csv',
      'https://[::ffff:10.0.0.5]/',
      'ftp://feeds.example/a.csv',
    ],
    ...['https://user:secret@feeds.example/', 'https://169.254.169.254/latest', 'not an address'],
  ])
    expect(
      await shop.visitor.try('POST /api/admin/importSources', {
        body: { ...shop.inputOf({ address }), sourceId: randomUUID(), market: 'IN' },
      }),
    ).toMatchObject({ status: 400, body: { code: 'import-source.address' } })
})

it('is fetched once by processes that look at the same time', async () => {
  const source = await shop.make()
  shop.files.answers.set(source.path, (_request, response) => {
    setTimeout(() => response.writeHead(200).end(feedOf(feedRow('SRC-9'))), 200)
  })
  await Promise.all([fetchDue(shop.later(1)), fetchDue(shop.later(1)), fetchDue(shop.later(1))])
  expect(shop.files.asked).toHaveLength(1)
  expect(await shop.history(source)).toHaveLength(1)
  await workOnImports(shop.later(1))
  await Promise.all([fetchDue(shop.later(1)), fetchDue(shop.later(1))])
  await workOnImports(shop.later(1))
  await fetchDue(shop.later(1))
  const applied = await shop.store.app.db.one<{ count: number }>(
    statement(
      'test.imports-of-file',
      `select count(*)::int as count from imports where file_hash = (select file_hash from imports where id = $1)`,
    ),
    [(await shop.history(source))[0]?.importId ?? ''],
  )
  // the dry run and the one that applies it
  expect(applied.count).toBe(2)
  await shop.remove(source)
})

it('is fetched again when its process has died in the middle, and leaves no file behind', async () => {
  const source = await shop.make()
  shop.files.serve(source.path, feedOf(feedRow('SRC-10')))
  const { id } = await shop.store.app.db.one<{ id: number }>(
    statement(
      'test.begun-fetch',
      `insert into import_fetches (source_id, state, begun_at, leased_until)
       values ($1, 'fetching', now(), now() + interval '5 minutes') returning id`,
    ),
    [source.sourceId],
  )
  const left = join(shop.store.app.config.dataDir, 'imports', `fetch-${id}`)
  await mkdir(dirname(left), { recursive: true })
  await writeFile(left, 'half of a file')
  await fetchDue(shop.later(0))
  expect(await shop.read(source)).toMatchObject({ underWay: true, lastFetch: { state: 'fetching' } })
  expect(existsSync(left)).toBe(true)
  await shop.fetchAt(0.1)
  expect((await shop.history(source)).map(({ state, problem }) => problem ?? state)).toEqual(['applied', 'interrupted'])
  expect(existsSync(left)).toBe(false)
  expect(await shop.told(source)).toEqual(['failed'])
  await shop.remove(source)
  expect(await shop.told(source)).toEqual([])
})

it('is fetched again when its dry run was interrupted, and left alone when somebody cancels it', async () => {
  for (const state of ['interrupted', 'cancelled'] as const) {
    const source = await shop.make()
    shop.files.serve(source.path, feedOf(feedRow(`SRC-12-${state}`)))
    const before = await shop.read(source)
    await fetchDue(shop.later(1))
    const [checking] = await shop.history(source)
    expect(checking).toMatchObject({ state: 'checking' })
    await shop.store.asOwner(
      `update imports set state = '${state}', finished_at = now() where id = '${checking?.importId}'`,
    )
    await shop.fetchAt(1)
    const ended = (await shop.history(source)).map(({ state, problem }) => problem ?? state)
    expect(ended).toEqual(state === 'interrupted' ? ['applied', 'interrupted'] : ['cancelled'])
    expect(await shop.told(source)).toEqual(state === 'interrupted' ? ['failed'] : [])
    expect(new Date((await shop.read(source)).nextAt ?? 0) > new Date(before.nextAt ?? 0)).toBe(true)
    // a cancelled file is taken again at the next time, though it has not changed
    await shop.fetchAt(2)
    expect((await shop.history(source))[0]).toMatchObject({ state: state === 'cancelled' ? 'applied' : 'unchanged' })
    await shop.remove(source)
  }
})

it('leaves alone what was deleted, paused or changed while it was fetched', async () => {
  for (const step of ['delete', 'pause', 'change'] as const) {
    const source = await shop.make()
    const { params, input } = source
    let meanwhile = Promise.resolve<unknown>(null)
    shop.files.answers.set(source.path, (_request, response) => {
      // once changed, it is due again by the clock of this test
      shop.files.answers.delete(source.path)
      if (step === 'delete') meanwhile = shop.remove(source)
      else if (step === 'pause')
        meanwhile = shop.visitor.call('POST /api/admin/importSources/{sourceId}/pause', { params })
      else {
        const body = { ...input, format: 'ndjson' as const, version: 1 }
        meanwhile = shop.visitor.call('POST /api/admin/importSources/{sourceId}', { params, body })
      }
      void meanwhile.then(() => response.writeHead(200).end(feedOf(feedRow(`SRC-${step}`))))
    })
    await shop.fetchAt(1)
    await meanwhile
    expect(await shop.priceOf(`SRC-${step}`)).toBeUndefined()
    if (step === 'delete') continue
    expect((await shop.history(source)).at(-1)).toMatchObject({ state: step === 'pause' ? 'waits' : 'cancelled' })
    await shop.remove(source)
  }
})
