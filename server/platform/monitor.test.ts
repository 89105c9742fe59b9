// Metrics, access log and security events: what they contain, what they must not contain, and who may see them.

import { get, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PageRequest, WebApp } from '../../contract/shared/page.ts'
import { indexReady } from '../search/service.ts'
import { eventually } from '../testing/soon.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { maySeeMetrics } from './metrics.ts'

const EMAIL = 'asha.kulkarni@example.com'
const ADDRESS = '203.0.113.77'
const TOKEN = 'a-token-for-the-figures'

const rendered: PageRequest[] = []
const app: WebApp = {
  renderPage: async (request, call) => {
    rendered.push(request)
    // what no page of the store calls: the types of the pages do not know it
    if (request.path === '/staff') await (call as (name: string) => Promise<unknown>)('GET /api/admin/catalog/offers')
    const shared = request.path === '/shared'
    return {
      status: 200,
      contentType: 'text/html',
      tags: shared ? ['cms:home'] : null,
      route: 'home',
      body: '<p>page</p>',
    }
  },
  isSharedPage: path => path === '/shared',
  inlineScripts: [],
}

let lines: Record<string, unknown>[] = []
let store: TestStore

beforeAll(async () => {
  store = await openTestStore({
    web: { app, files: tmpdir() },
    logTo: line => lines.push(line),
    config: {
      ...{ production: true, testClock: false, accessLog: true, rateLimits: true, trustProxy: 1, metricsToken: TOKEN },
      publicOrigins: { IN: 'https://store.example', AE: '' },
      ...{ indiaHosts: ['store.example'], uaeHosts: [] },
    },
  })
  await indexReady(store.app)
  await store.http.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => store.close())
beforeEach(() => {
  lines = []
})

const send = async (method: 'GET' | 'POST', url: string, headers: Record<string, string> = {}, payload?: object) =>
  await store.http.inject({
    ...{ method, url, headers: { host: 'store.example', 'x-forwarded-for': ADDRESS, ...headers } },
    ...(payload && { payload }),
  })
/** A request over a connection, because the cache runs before the router. Returns the response headers. */
const overWire = (path: string, requestId: string) =>
  new Promise<IncomingHttpHeaders>((resolve, reject) => {
    const { port } = store.http.server.address() as AddressInfo
    const headers = { host: 'store.example', 'x-request-id': requestId }
    get({ port, host: '127.0.0.1', path, headers, agent: false }, answer => {
      answer.resume().on('end', () => resolve(answer.headers))
    }).on('error', reject)
  })
const figures = async () => (await send('GET', '/metrics', { authorization: `Bearer ${TOKEN}` })).body
const eventsOf = () => lines.filter(({ event }) => event === 'security').map(({ securityEvent }) => securityEvent)

describe('figures', () => {
  it('are shown with the token only, and not in production mode without one', async () => {
    for (const authorization of ['', 'Bearer ', 'Bearer wrong', TOKEN]) {
      expect((await send('GET', '/metrics', { authorization })).statusCode, authorization).toBe(404)
    }
    expect(eventsOf()).toEqual(Array(4).fill('metrics.rejected'))
    expect((await send('GET', '/metrics', { authorization: `Bearer ${TOKEN}` })).statusCode).toBe(200)
    const open = { metricsToken: '', production: false, trustProxy: false as const }
    expect(maySeeMetrics(open, undefined, '127.0.0.1')).toBe(true)
    expect(maySeeMetrics(open, undefined, '::ffff:127.0.0.1')).toBe(true)
    expect(maySeeMetrics(open, undefined, '10.0.0.7')).toBe(false)
    expect(maySeeMetrics(open, undefined, 'localhost')).toBe(false)
    expect(maySeeMetrics({ ...open, production: true }, undefined, '127.0.0.1')).toBe(false)
    expect(maySeeMetrics({ ...open, production: true }, 'Bearer ', '127.0.0.1')).toBe(false)
    // every visitor behind a proxy has its address
    expect(maySeeMetrics({ ...open, trustProxy: 1 }, undefined, '127.0.0.1')).toBe(false)
    expect(maySeeMetrics({ ...open, metricsToken: TOKEN }, undefined, '127.0.0.1')).toBe(false)
  })

  it('count requests by route, not by address', async () => {
    await send('GET', `/api/v1/guest/whatever?email=${EMAIL}`)
    await send('GET', `/nothing/${EMAIL}`)
    await send('GET', '/media/0123456789abcdef0123456789abcdef/large.webp')
    await send('GET', '/shared')
    await overWire('/shared', 'counted-page-1')
    const text = await figures()
    expect(text).not.toContain(EMAIL)
    expect(text).not.toContain('0123456789abcdef')
    const count = (labels: string) => Number(text.match(new RegExp(`_seconds_count\\{${labels}\\} (\\d+)`))?.[1])
    expect(count('method="GET",route="/media/:hash/:file",status="404",cached="false"')).toBe(1)
    expect(count('method="GET",route="page:home",status="200",cached="true"')).toBe(1)
    expect(text).toContain('route="page:home",status="200",cached="false"')
  })

  it('show pools, queues, cache, search, event loop and errors', async () => {
    await store.app.ports.search.suggest({ market: 'IN', language: 'en', q: 'dr', size: 3 })
    await store.app.jobs.send('orders.expire', {}, { afterSeconds: 0 })
    await eventually(async () => {
      const text = await figures()
      expect(
        [
          'karkhana_http_request_duration_seconds_bucket{le="0.1",',
          'karkhana_database_connections{pool="requests",kind="transactions",state="waiting"} 0',
          'karkhana_database_connections{pool="jobs",kind="statements",state="open"}',
          'karkhana_queue_lag_seconds{queue="events",name="',
          'karkhana_dead_events 0',
          'karkhana_page_cache_hits_total',
          'karkhana_search_duration_seconds_count{method="suggest"}',
          'karkhana_search_documents 2',
          'nodejs_eventloop_lag_p99_seconds',
          'process_resident_memory_bytes',
          'karkhana_errors_total',
          'karkhana_shed_requests_total',
        ].filter(name => !text.includes(name)),
      ).toEqual([])
    })
  })
})

describe('the access log', () => {
  it('has a line for each request with its id, and nothing personal', async () => {
    const reply = await send('GET', `/api/v1/session/getSession?email=${EMAIL}`, { 'x-request-id': 'from-client-1' })
    const requests = lines.filter(({ event }) => event === 'request')
    expect(requests).toHaveLength(1)
    expect(requests[0]).toMatchObject({
      ...{ requestId: 'from-client-1', method: 'GET', route: '/api/v1/session/getSession', status: reply.statusCode },
      cached: false,
    })
    expect(requests[0]?.ms).toBeTypeOf('number')
    expect(JSON.stringify(lines)).not.toMatch(/example\.com|203\.0\.113/)
    lines = []
    await send('GET', '/healthz')
    expect(lines).toEqual([])
  })

  it('carries the id of the request into renders, answers and pages of the cache', async () => {
    rendered.length = 0
    const page = await send('GET', '/cart', { 'x-request-id': 'page-render-1' })
    expect(page.headers['x-request-id']).toBe('page-render-1')
    expect(rendered[0]?.requestId).toBe('page-render-1')
    await send('GET', '/shared')
    expect((await overWire('/shared', 'cached-page-1'))['x-request-id']).toBe('cached-page-1')
    expect(lines).toContainEqual(
      expect.objectContaining({ requestId: 'cached-page-1', route: 'page:home', status: 200, cached: true }),
    )
  })
})

describe('the security log', () => {
  it('names what was rejected, with a digest of the address instead of it', async () => {
    const bearer = { authorization: 'Bearer none' }
    await send('POST', '/api/v1/login/authenticate', bearer, { email: EMAIL, password: 'not the password' })
    await send('POST', '/api/v1/login/authenticate', {}, { email: EMAIL, password: 'x' })
    await send('GET', '/', { host: 'evil.example' })
    await send('GET', '/api/admin/exports?market=in')
    const events = eventsOf()
    for (const event of ['login.failed', 'csrf.rejected', 'host.rejected', 'permission.denied']) {
      expect(events).toContain(event)
    }
    const clients = new Set(lines.filter(({ event }) => event === 'security').map(({ client }) => client))
    expect(clients.size).toBe(1)
    expect([...clients][0]).toMatch(/^[\w-]{12}$/)
    expect(JSON.stringify(lines)).not.toMatch(/example\.com|203\.0\.113|not the password/)
    expect(await figures()).toContain('karkhana_security_events_total{event="login.failed"} 1')
  })

  it('names a call that is forbidden while a page is rendered, once, with the request and the visitor', async () => {
    const page = await send('GET', '/staff', { 'x-request-id': 'forbidden-page-1' })
    expect(page.statusCode).toBe(403)
    const events = lines.filter(({ event, requestId }) => event === 'security' && requestId === 'forbidden-page-1')
    expect(events).toEqual([
      expect.objectContaining({
        securityEvent: 'permission.denied',
        route: '/api/admin/catalog/offers',
        client: expect.stringMatching(/^[\w-]{12}$/),
      }),
    ])
  })

  it('names limits that were reached', async () => {
    const check = { identifier: '9800000000', type: 2 }
    await eventually(async () => {
      await send('POST', '/api/v1/validation/verifycustomer', { authorization: 'Bearer none' }, check)
      expect(eventsOf()).toContain('limit.reached')
    })
  })
})

it('tells of accounts, logins and changed passwords', async () => {
  const plain = await openTestStore({ logTo: line => lines.push(line) })
  try {
    const customer = await plain.customer()
    await customer.call('POST /api/v1/login/updatepassword', { body: { password: 'a long new password' } })
    const events = lines.filter(({ event }) => event === 'security')
    expect(events.map(({ securityEvent }) => securityEvent)).toEqual([
      'account.created',
      'login.succeeded',
      'password.changed',
    ])
    for (const one of events) expect(one.customerId).toBe(customer.customerId)
  } finally {
    await plain.close()
  }
})
