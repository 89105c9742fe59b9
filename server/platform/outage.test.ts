// The database is down or has no space left: calls and pages get 503, and everything recovers by itself.

import { mkdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { WebApp } from '../../contract/shared/page.ts'
import { domains } from '../domains.ts'
import { indexReady } from '../search/service.ts'
import { type DatabaseProxy, startDatabaseProxy } from '../testing/database-proxy.ts'
import { eventually } from '../testing/soon.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { statement } from './db.ts'
import { AppError, errorBody, isUnavailable } from './errors.ts'

const PAGES = ['/', '/shared', '/cart']
/** A web application that shows its loader's error as a page, and one that rethrows it. */
const app: WebApp = {
  async renderPage({ path }, call) {
    const body = '<p>page</p>'
    const tags = ['cms:home']
    try {
      await call('GET /api/v1/session/getSession')
      await call('GET /api/v1/cms/getLandingPages', { query: { kind: 'info' } })
    } catch (error) {
      if (path === '/') throw error
      return { status: (error as { status?: number }).status ?? 500, contentType: 'text/html', tags: null, body }
    }
    return { status: 200, contentType: 'text/html', tags, body }
  },
  isSharedPage: path => path !== '/cart',
  inlineScripts: [],
}

let proxy: DatabaseProxy
let store: TestStore

beforeAll(async () => {
  store = await openTestStore({
    web: { app, files: tmpdir() },
    connectTo: async url => {
      proxy = await startDatabaseProxy(url)
      return proxy.url
    },
  })
  await indexReady(store.app)
})
afterAll(async () => {
  await store.close()
  await proxy.close()
})

const get = (url: string) => store.http.inject({ method: 'GET', url, headers: { host: 'localhost' } })

describe('without the database', () => {
  it('every call and page answers 503 with Retry-After or what it can without, and all is well after it is back', async () => {
    expect((await get('/readyz')).json()).toEqual({ status: 'ready', waitingFor: [] })
    await proxy.cut()
    const statuses = new Map<number, string[]>()
    const note = (name: string, { statusCode, headers }: Awaited<ReturnType<typeof get>>) => {
      statuses.set(statusCode, [...(statuses.get(statusCode) ?? []), name])
      if (statusCode === 503) expect(Number(headers['retry-after']), name).toBeGreaterThan(0)
    }
    for (const { endpoint } of domains.flatMap(domain => domain.routes ?? [])) {
      const url = endpoint.path.replace(/\{(\w+)\}/g, 'x')
      const payload = endpoint.method === 'GET' ? {} : { payload: {} }
      const headers = { host: 'localhost', authorization: 'Bearer none' }
      const reply = await store.http.inject({ method: endpoint.method, url, headers, ...payload })
      note(`${endpoint.method} ${url}`, reply)
    }
    for (const url of [...PAGES, '/sitemap.xml']) note(url, await get(url))
    expect(statuses.get(500)).toBeUndefined()
    expect(statuses.get(503)).toEqual(expect.arrayContaining(PAGES))
    expect(statuses.get(503)?.length).toBeGreaterThan(20)
    expect((await get('/healthz')).statusCode).toBe(200)
    const notReady = await get('/readyz')
    expect([notReady.statusCode, notReady.json().waitingFor]).toEqual([503, ['database']])

    await proxy.restore()
    await eventually(async () => {
      for (const url of ['/readyz', '/api/v1/session/getSession', ...PAGES]) {
        expect((await get(url)).statusCode, url).toBe(200)
      }
    })
    // notifications are received again too
    await eventually(async () => {
      await get('/shared')
      await store.app.db.run(statement('', "select pg_notify('page_cache', 'cms:home')"))
      expect((await get('/metrics')).body).toContain('karkhana_page_cache_pages 0')
    })
  })

  it.each([
    ...['ECONNREFUSED', 'EHOSTUNREACH', '08006', '53300', '57P03', '57014', '55P03', '25P03', '53100', 'ENOSPC'],
  ])('%s is a 503', code => {
    const error = Object.assign(new Error('x'), { code })
    expect(errorBody(error, 'id').statusCode).toBe(503)
    expect(isUnavailable(new Error('outer', { cause: error }))).toBe(true)
  })

  it.each(['23505', '42P01', 'ENOENT'])('%s is not', code => {
    expect(errorBody(Object.assign(new Error('x'), { code }), 'id').statusCode).toBe(500)
    expect(isUnavailable(new AppError('cart.empty'))).toBe(false)
  })
})

describe('a full disk', () => {
  const failing = (name: string) =>
    `create or replace function ${name}() returns trigger language plpgsql as
     $$begin raise exception 'could not extend file' using errcode = 'disk_full'; end$$;`

  it('of the database gives 503 and fails /readyz until there is space', async () => {
    await store.asOwner(`${failing('no_space')}
      create trigger no_space before insert on messages for each row execute function no_space();
      alter function probe_storage() rename to probe_storage_of_disk;
      create function probe_storage() returns void language plpgsql as
        $$begin raise exception 'could not extend file' using errcode = 'disk_full'; end$$`)
    const visitor = store.visitor()
    const send = { body: { phone: '9812345678', flowType: 'signup' as const } }
    const failed = await visitor.try('POST /api/v1/auth/sendOTPV2', send)
    expect(failed).toMatchObject({ status: 503, body: { code: 'server.unavailable' } })
    for (let time = 0; time < 2; time++) {
      const reply = await get('/readyz')
      expect([reply.statusCode, reply.json().waitingFor]).toEqual([503, ['disk space']])
    }
    // what needs no space continues
    expect((await get('/api/v1/session/getSession')).statusCode).toBe(200)
    await store.asOwner(`drop trigger no_space on messages; drop function probe_storage();
      alter function probe_storage_of_disk() rename to probe_storage`)
    expect((await get('/readyz')).statusCode).toBe(200)
    // a code that was not sent may be requested again at once
    expect((await visitor.try('POST /api/v1/auth/sendOTPV2', send)).status).toBe(200)
  })

  it.runIf(process.platform === 'linux')('of the data folder fails /readyz', async () => {
    const probe = join(store.app.config.dataDir, '.space-probe')
    await mkdir(dirname(probe), { recursive: true })
    await symlink('/dev/full', probe)
    store.app.storage.note(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }))
    expect((await get('/readyz')).json()).toEqual({ status: 'waiting', waitingFor: ['disk space'] })
    await rm(probe)
    expect((await get('/readyz')).statusCode).toBe(200)
  })
})
