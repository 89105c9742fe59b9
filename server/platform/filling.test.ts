// Pages and /readyz while a store is being filled.

import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { WebApp } from '../../contract/shared/page.ts'
import { indexReady } from '../search/service.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

const app: WebApp = {
  renderPage: async ({ path }) => ({
    ...{ status: 200, contentType: 'text/html; charset=utf-8', body: `<html><body><main>${path}</main></body></html>` },
    tags: path === '/cart' ? null : ['cms:home'],
  }),
  isSharedPage: path => path !== '/cart',
  inlineScripts: [],
}

let store: TestStore
beforeAll(async () => {
  store = await openTestStore({ web: { app, files: tmpdir() }, indexAtStart: true })
  await indexReady(store.app)
})
afterAll(() => store.close())

const get = (url: string) => store.http.inject({ url, headers: { host: 'localhost' } })

it('every page carries the progress and loads again, until everything is there', async () => {
  const { readiness } = store.app
  readiness.waitingFor = ['starter catalogue']
  // rendered before the first row is counted: not cached for later visitors
  const early = await get('/')
  expect([early.statusCode, early.headers.refresh]).toEqual([200, '4'])
  readiness.filling = { what: 'starter catalogue', step: 'products', done: 30, total: 100, startedAt: Date.now() }
  const first = await get('/')
  expect(first.body).toMatch(/<body><p role="status"[^>]*>The store is being filled: 30 % [^<]*<\/p><main>/)
  expect(first.headers.refresh).toBe('4')
  expect((await get('/hi')).body).toContain('30% आ चुका है')
  const cart = await get('/cart')
  expect(cart.body).toContain('30 %')
  expect(cart.headers.refresh).toBeUndefined()
  readiness.filling = { ...readiness.filling, done: 60 }
  expect((await get('/')).body).toContain('60 %')
  const waiting = await get('/readyz')
  expect(waiting.statusCode).toBe(503)
  expect(waiting.json()).toMatchObject({ progress: { step: 'products', done: 60, total: 100, percent: 60 } })
  readiness.waitingFor = []
  readiness.filling = null
  const last = await get('/')
  expect(last.body).not.toContain('being filled')
  expect(last.headers.refresh).toBeUndefined()
  expect((await get('/readyz')).json()).toEqual({ status: 'ready', waitingFor: [] })
})
