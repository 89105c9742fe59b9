// The first search index: until it is complete the process is not ready, and no page or list is shown without its products.

import { tmpdir } from 'node:os'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { WebApp } from '../../contract/shared/page.ts'
import { WorkerSearch } from '../../search/engine/worker-search.ts'
import type { SearchDocument } from '../../search/port.ts'
import { statement } from '../platform/db.ts'
import { eventually } from '../testing/soon.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { indexReady, indexSettled } from './service.ts'

const SEARCH = 'GET /api/v1/search'
const HIDE_ALL = statement('test.hide-all', `update products set active = false where market = 'AE'`)

const app: WebApp = {
  renderPage: async ({ path }, call) => {
    const list =
      path === '/search' ? await call(SEARCH, { query: { str: 'qqzxw wvvkq', operation: 'and' as const } }) : null
    const body = `<html><body><main>${path} ${list?.productSearchResult.totalCount ?? ''}</main></body></html>`
    return { status: 200, contentType: 'text/html; charset=utf-8', body, tags: ['cms:home'] }
  },
  isSharedPage: path => path !== '/cart',
  inlineScripts: [],
}

let store: TestStore
let resume: () => void = () => undefined
const held = new Promise<void>(done => {
  resume = done
})

/** Stops after the first batch until the test continues. */
async function* afterFirst(batches: AsyncIterable<SearchDocument[]>): AsyncGenerator<SearchDocument[]> {
  let isFirst = true
  for await (const batch of batches) {
    yield batch
    if (isFirst) await held
    isFirst = false
  }
}

beforeAll(async () => {
  const { rebuild } = WorkerSearch.prototype
  vi.spyOn(WorkerSearch.prototype, 'rebuild').mockImplementation(function (this: WorkerSearch, documents) {
    return rebuild.call(this, afterFirst(documents))
  })
  store = await openTestStore({ web: { app, files: tmpdir() }, indexAtStart: true })
})
afterAll(() => store.close())

const get = (url: string) => store.http.inject({ url, headers: { host: 'localhost' } })

it('is counted by /readyz, and pages wait and load again until it is complete', async () => {
  await eventually(() => expect(store.app.readiness.indexing?.done ?? 0).toBeGreaterThan(0))
  const total = store.app.readiness.indexing?.total ?? 0
  const waiting = await get('/readyz')
  expect(waiting.statusCode).toBe(503)
  expect(waiting.json()).toMatchObject({
    waitingFor: ['search index'],
    progress: { what: 'search index', total, done: Math.min(400, total) },
  })
  for (const url of ['/', '/cart']) {
    const page = await get(url)
    expect([page.statusCode, page.headers.refresh, page.headers['retry-after']]).toEqual([503, '4', '5'])
    expect(page.body).toMatch(/<p role="status"[^>]*>The store is starting: \d+ % of the products can be searched/)
    expect(page.body).not.toContain('<main>')
  }
  expect((await get('/hi')).body).toContain('उत्पाद खोजे जा सकते हैं')
  expect((await get('/_data/')).json()).toMatchObject({ code: 'server.unavailable' })

  resume()
  await indexReady(store.app)
  expect((await get('/readyz')).json()).toEqual({ status: 'ready', waitingFor: [] })
  expect(store.app.ports.search.health().documents).toBe(total)
  const page = await get('/')
  expect([page.statusCode, page.headers.refresh]).toEqual([200, undefined])
})

describe('while an empty store is filled', () => {
  const filling = { what: 'starter catalogue' as const, step: 'products', done: 1, total: 10, startedAt: 0 }

  it('a list without products is not there yet; afterwards it is empty', async () => {
    store.app.readiness.filling = filling
    const query = { str: 'qqzxw wvvkq', operation: 'and' as const }
    await expect(store.visitor().call(SEARCH, { query })).rejects.toThrow('server.unavailable')
    const page = await get('/search?str=x')
    expect([page.statusCode, page.headers.refresh]).toEqual([503, '4'])
    expect(page.body).toContain('The store is being filled: 10 %')
    store.app.readiness.filling = null
    const list = await store.visitor().call(SEARCH, { query })
    expect(list.productSearchResult.totalCount).toBe(0)
    expect((await get('/search?str=x')).body).toContain('<main>/search 0</main>')
  })

  it('it is known when the index has what was changed', async () => {
    await store.app.db.run(HIDE_ALL)
    await store.notificationsHandled()
    await indexSettled(store.app, () => undefined)
    const { productSearchResult } = await store.visitor('ae.localhost').call(SEARCH, { query: {} })
    expect(productSearchResult.totalCount).toBe(0)
  })

  it('no page is shown before the first product can be found', async () => {
    store.app.readiness.filling = filling
    const health = vi.spyOn(store.app.ports.search, 'health').mockReturnValue({ documents: 0, ready: true })
    expect((await get('/cart')).body).toContain('The store is being filled')
    health.mockRestore()
    expect((await get('/cart')).body).toContain('<main>/cart </main>')
    store.app.readiness.filling = null
  })
})
