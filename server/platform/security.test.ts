// Protection of the store over HTTP: hosts, headers, cookies, body limits, page limits.

import { createHash } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Market } from '../../contract/shared/market.ts'
import type { WebApp } from '../../contract/shared/page.ts'
import { consentText } from '../../contract/tracking/consent.rules.ts'
import { indexReady } from '../search/service.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { readConfig } from './config.ts'
import { formOrigins } from './gateway-settings.ts'
import { isPlainHttp } from './hosts.ts'
import { headersOfPage, makeSecurityHeaders } from './security-headers.ts'

const SCRIPT = 'early()'
const INJECTED = 'injected()'

/** A web application whose page contains an injected script and the origin it was given. */
const app: WebApp = {
  renderPage: async ({ origin, path }, call) => {
    if (path === '/cart') await call('GET /api/v1/session/getSession')
    const body = `<script>${SCRIPT}</script><script>${INJECTED}</script><link rel="canonical" href="${origin}${path}">`
    return { status: 200, contentType: 'text/html; charset=utf-8', tags: ['cms:home'], body }
  },
  isSharedPage: path => path !== '/cart',
  inlineScripts: [SCRIPT],
}
const web = { app, files: tmpdir() }
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

let store: TestStore
let production: TestStore

beforeAll(async () => {
  store = await openTestStore({ web })
  production = await openTestStore({
    web,
    config: {
      production: true,
      testClock: false,
      trustProxy: 1,
      publicOrigins: { IN: 'https://store.example', AE: 'https://ae.store.example' },
      indiaHosts: ['store.example'],
      uaeHosts: ['ae.store.example'],
    },
  })
  await Promise.all([indexReady(store.app), indexReady(production.app)])
})
afterAll(async () => {
  await store.close()
  await production.close()
})

const get = (of: TestStore, url: string, headers: Record<string, string> = {}) =>
  of.http.inject({ method: 'GET', url, headers })

describe('caches', () => {
  it('keep no page of a person, and ask again for one that is the same for all', async () => {
    const control = async (url: string) => (await get(store, url, { host: 'localhost' })).headers['cache-control']
    expect([await control('/cart'), await control('/'), await control('/')]).toEqual([
      'no-store',
      'no-cache',
      'no-cache',
    ])
  })
})

describe('hosts', () => {
  it('answers 421 to an unknown host in production mode', async () => {
    for (const url of ['/', '/robots.txt', '/api/v1/category/flyout']) {
      const { statusCode, body } = await get(production, url, { host: 'evil.example' })
      expect([statusCode, body]).toEqual([421, expect.stringContaining('request.misdirected')])
      expect((await get(production, url, { host: 'store.example' })).statusCode, url).toBe(200)
    }
    expect((await get(production, '/healthz', { host: '10.0.0.7:3000' })).statusCode).toBe(200)
  })

  it.each(['/', '/cart', '/robots.txt', '/sitemap.xml', '/sitemap/categories-1.xml', '/opensearch.xml'])(
    'never writes the host of the request into %s',
    async url => {
      for (const host of ['evil.example', 'localhost']) {
        const { statusCode, body } = await get(store, url, { host, 'x-forwarded-host': 'evil.example' })
        expect(statusCode).toBe(200)
        expect(body).not.toContain('evil.example')
        // crawlers are kept out of a store in development mode
        if (url !== '/robots.txt') expect(body).toContain('http://localhost')
      }
      const { body } = await get(production, url, { host: 'ae.store.example' })
      expect(body).toContain('https://ae.store.example')
    },
  )
})

describe('plain http', () => {
  it('is redirected for pages and rejected for calls', async () => {
    const from = (url: string, proto: string, method: 'GET' | 'POST' = 'GET') =>
      production.http.inject({ method, url, headers: { host: 'ae.store.example', 'x-forwarded-proto': proto } })
    expect((await from('/?page=2', 'https')).statusCode).toBe(200)
    for (const url of ['/?page=2', '//evil.example/']) {
      const { statusCode, headers } = await from(url, 'http')
      expect([statusCode, headers.location]).toEqual([301, `https://ae.store.example${url}`])
    }
    // the client's claim comes before the proxy's
    expect((await from('/', 'https, http')).statusCode).toBe(301)
    expect((await from('/api/v1/category/flyout', 'http')).json()).toMatchObject({ code: 'request.plain-http' })
    expect((await from('/cart', 'http', 'POST')).statusCode).toBe(403)
    expect((await from('/healthz', 'http')).statusCode).toBe(200)
  })

  it('is what an address is said to be by a trusted proxy alone', async () => {
    const request = { headers: { host: 'store.example', 'x-forwarded-proto': 'http' }, socket: {} }
    expect(isPlainHttp(production.app.config, request, null)).toBe(false)
    expect(isPlainHttp(production.app.config, request, () => true)).toBe(true)
    expect(isPlainHttp(store.app.config, request, () => true)).toBe(false)
  })
})

describe('headers', () => {
  it('allows the scripts that are known at build, and no script that the page merely contains', async () => {
    const policy = String((await get(store, '/')).headers['content-security-policy'])
    expect(policy).toContain(hash(SCRIPT))
    expect(policy).not.toContain(hash(INJECTED))
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  })

  it.each(['/', '/cart', '/api/docs', '/dev/outbox', '/gateway/test/pay', '/nowhere'])(
    'gives the HTML of %s a content security policy',
    async url => {
      const { headers } = await get(store, url)
      expect(headers['content-type']).toContain('text/html')
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(headers['content-security-policy']).toMatch(
        /base-uri 'none'.*object-src 'none'|object-src 'none'.*base-uri 'none'/,
      )
      expect(headers['content-security-policy']).toMatch(/default-src '(none|self)'/)
    },
  )

  it('lets pages send a form to the gateways that are set up, and run nothing of theirs', () => {
    const policyOf = (env: Record<string, string>) => {
      const { gateways } = readConfig(env)
      const settings = { production: true, hstsSubdomains: false, analytics: null }
      const { page } = makeSecurityHeaders(settings, [], formOrigins(gateways))
      return String(page['content-security-policy'])
    }
    const none = policyOf({})
    expect(none).toContain("form-action 'self';")
    expect(none).not.toContain('http')
    const razorpay = { RAZORPAY_KEY_ID: 'a', RAZORPAY_KEY_SECRET: 'b', RAZORPAY_WEBHOOK_SECRET: 'c' }
    const allowed = policyOf(razorpay)
    expect(allowed).toContain("form-action 'self' https://api.razorpay.com;")
    expect(allowed.replace(' https://api.razorpay.com', '')).toBe(none)
    // its form is redirected
    const payu = policyOf({ PAYU_KEY: 'a', PAYU_SALT: 'b' })
    expect(payu).toContain("form-action 'self' https://secure.payu.in https://api.payu.in;")
    // Stripe is reached by a link
    expect(policyOf({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'b' })).toBe(none)
  })

  it('lets the analytics container load in India alone, where there is one for visitors who agree', () => {
    const agreed = `kh_csrf=1; __Host-kh_consent=${consentText({ analytics: true, marketing: false })}`
    const refused = `kh_consent=${consentText({ analytics: false, marketing: true })}`
    const policyOf = (env: Record<string, string>, market: Market, cookies?: string) => {
      const { analytics } = readConfig(env)
      const security = makeSecurityHeaders({ production: true, hstsSubdomains: false, analytics }, [], [])
      return String(headersOfPage(security, market, cookies)['content-security-policy'])
    }
    const none = policyOf({}, 'IN', agreed)
    expect(none).not.toContain('http')
    const env = { ANALYTICS_CONTAINER_CODE: 'GTM-ABC1234' }
    for (const cookies of [undefined, '', refused]) expect(policyOf(env, 'IN', cookies)).toBe(none)
    expect(policyOf(env, 'AE', agreed)).toBe(none)
    const open = policyOf(env, 'IN', agreed)
    expect(open).toMatch(/script-src 'self' https:\/\/www\.googletagmanager\.com;/)
    expect(open).toMatch(/connect-src 'self' [^;]*https:\/\/\*\.google-analytics\.com/)
    for (const wrong of ['gtm', "GTM-A'; script-src *", 'GTM-abc1234'])
      expect(() => policyOf({ ANALYTICS_CONTAINER_CODE: wrong }, 'IN')).toThrow('ANALYTICS_CONTAINER_CODE')
    for (const wrong of ['https://a.example/x', 'https://a.example;script-src', 'a.example'])
      expect(() => policyOf({ ...env, ANALYTICS_ORIGINS: wrong }, 'IN')).toThrow('ANALYTICS_ORIGINS')
  })

  it('sends the other security headers everywhere, HSTS in production mode only', async () => {
    for (const url of ['/', '/api/v1/category/flyout', '/robots.txt', '/api/v1/nowhere', '/%']) {
      const { headers } = await get(production, url, { host: 'store.example' })
      expect(headers, url).toMatchObject({
        'strict-transport-security': expect.stringMatching(/^max-age=31536000/),
        'permissions-policy': expect.stringContaining('camera=()'),
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
      })
      expect((await get(store, url)).headers['strict-transport-security']).toBeUndefined()
    }
  })

  it('lets the console alone use the camera', () => {
    const settings = { production: true, hstsSubdomains: false, analytics: null }
    const { api, page, preview, console: desk } = makeSecurityHeaders(settings, [], [])
    for (const headers of [api, page, preview]) expect(headers['permissions-policy']).toContain('camera=()')
    expect(desk['permissions-policy']).toContain('camera=(self)')
  })

  it('lets HSTS hold for subdomains when the setting says so', () => {
    const hstsOf = (hstsSubdomains: boolean) => {
      const { api, page } = makeSecurityHeaders({ production: true, hstsSubdomains, analytics: null }, [], [])
      return [api, page].map(headers => headers['strict-transport-security'])
    }
    expect(hstsOf(false)).toEqual(['max-age=31536000', 'max-age=31536000'])
    const withSubdomains = 'max-age=31536000; includeSubDomains'
    expect(hstsOf(true)).toEqual([withSubdomains, withSubdomains])
  })
})

describe('cookies', () => {
  const session = '/api/v1/session/getSession'

  it('binds the cookies of an https store to its host', async () => {
    const { cookies } = await get(production, session, { host: 'store.example' })
    expect(cookies.map(({ name }) => name).sort()).toEqual(['__Host-kh_csrf', '__Host-kh_session'])
    for (const cookie of cookies) expect(cookie).toMatchObject({ secure: true, path: '/', sameSite: 'Lax' })
    expect(cookies.map(({ httpOnly }) => httpOnly).sort()).toEqual([true, undefined])
    expect(cookies.some(({ domain }) => domain !== undefined)).toBe(false)
    const token = cookies.find(({ name }) => name.endsWith('session'))?.value ?? ''
    const same = await get(production, session, { host: 'store.example', cookie: `__Host-kh_session=${token}` })
    const other = await get(production, session, { host: 'store.example', cookie: `kh_session=${token}` })
    const idOf = (reply: typeof same) => reply.json<{ sessionId: string }>().sessionId
    expect(idOf(same)).not.toBe(idOf(other))
  })

  it('sets cookies of a page that is rendered for the visitor', async () => {
    const { cookies } = await get(store, '/cart')
    expect(cookies.map(({ name }) => name).sort()).toEqual(['kh_csrf', 'kh_session'])
  })
})

describe('bodies', () => {
  const send = (payload: string, type = 'application/json') =>
    store.http.inject({
      method: 'POST',
      url: '/api/v1/login/subscription',
      headers: { 'content-type': type },
      payload,
    })

  it.each([
    ['deep', '['.repeat(100_000) + ']'.repeat(100_000), 'nested too deeply'],
    ['deep fields', `${'{"a":'.repeat(21)}1${'}'.repeat(21)}`, 'nested too deeply'],
    ['wide', `{${Array.from({ length: 50_001 }, (_, n) => `"k${n}":1`).join()}}`, 'too many fields'],
    ['long', `[${'0,'.repeat(60_000)}0]`, 'too many fields'],
    ['broken', '{"a":', 'not JSON'],
  ])('rejects a body that is %s', async (_name, payload, message) => {
    const reply = await send(payload)
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({
      code: 'request.invalid',
      problems: [{ message: expect.stringContaining(message) }],
    })
  })

  it('bounds forms too', async () => {
    const payload = Array.from({ length: 50_001 }, (_, n) => `k${n}=1`).join('&')
    expect((await send(payload, 'application/x-www-form-urlencoded')).statusCode).toBe(400)
  })
})

describe('limits of pages', () => {
  let limited: TestStore
  beforeAll(async () => {
    limited = await openTestStore({ web, config: { rateLimits: true } })
    await indexReady(limited.app)
    await limited.http.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => limited.close())

  it('counts rendered pages and pages from the cache by address', async () => {
    const { port } = limited.http.server.address() as AddressInfo
    const load = async (path: string) => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`)
      await response.arrayBuffer()
      return response.status
    }
    const statuses = new Map<number, number>()
    for (let number = 0; number < 1200 && !statuses.has(429); number++) {
      const status = await load(number % 20 === 0 ? `/page-${number}` : '/')
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    expect(statuses.get(200)).toBeGreaterThanOrEqual(600)
    expect(statuses.get(429)).toBe(1)
    expect(await load('/')).toBe(429)
    expect(await load('/_data/')).toBe(429)
    expect(await load('/cart')).toBe(429)
  })
})
