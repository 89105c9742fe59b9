// Too many concurrent requests, and a late event loop: 503 with Retry-After, while monitoring still works.

import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { WebApp } from '../../contract/shared/page.ts'
import { indexReady } from '../search/service.ts'
import { eventually } from '../testing/soon.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { LOAD_LIMITS } from './load-shedding.ts'

let release: () => void = () => undefined
const held = new Promise<void>(done => {
  release = done
})
const app: WebApp = {
  renderPage: async ({ path }) => {
    if (path === '/slow') await held
    return { status: 200, contentType: 'text/html', tags: null, body: '<p>page</p>' }
  },
  isSharedPage: () => false,
  inlineScripts: [],
}
const web = { app, files: tmpdir() }
const MAX_REQUESTS = 5

let full: TestStore
let late: TestStore

beforeAll(async () => {
  full = await openTestStore({ web, loadLimits: { ...LOAD_LIMITS, maxRequests: MAX_REQUESTS } })
  // every event loop is later than this
  late = await openTestStore({ web, loadLimits: { ...LOAD_LIMITS, maxEventLoopDelayMs: 1e-6, sampleMs: 20 } })
  await Promise.all([indexReady(full.app), indexReady(late.app)])
})
afterAll(async () => {
  await full.close()
  await late.close()
})

// awaited here, because an unawaited request is not sent
const get = async (store: TestStore, url: string) =>
  await store.http.inject({ method: 'GET', url, headers: { host: 'localhost' } })

async function expectRejected(store: TestStore): Promise<void> {
  const page = await get(store, '/hi/cart')
  expect([page.statusCode, page.headers['retry-after'], page.headers['content-type']]).toEqual([
    503,
    '2',
    'text/html; charset=utf-8',
  ])
  expect(page.body).toContain('lang="hi"')
  expect(page.headers['content-security-policy']).toBeTruthy()
  const call = await get(store, '/api/v1/session/getSession')
  expect([call.statusCode, Number(call.headers['retry-after'])]).toEqual([503, 2])
  expect(call.json().code).toBe('server.unavailable')
  for (const url of ['/healthz', '/readyz']) expect((await get(store, url)).statusCode).toBe(200)
}

it('rejects what is more than the limit, until others are done', async () => {
  const slow = Array.from({ length: MAX_REQUESTS }, () => get(full, '/slow'))
  await eventually(() => expectRejected(full))
  release()
  expect((await Promise.all(slow)).map(({ statusCode }) => statusCode)).toEqual(Array(MAX_REQUESTS).fill(200))
  expect((await get(full, '/cart')).statusCode).toBe(200)
})

it('rejects while the event loop is late', async () => {
  await eventually(() => expectRejected(late))
})
