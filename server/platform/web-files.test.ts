// The component gallery, served in development only, the service worker, and the console.

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestStore } from '../testing/store.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kh-web-'))
  await writeFile(join(folder, 'index.html'), '<title>Components</title>')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const app = {
  inlineScripts: [],
  isSharedPage: () => false,
  renderPage: async () => ({ status: 404, body: '', contentType: 'text/html', tags: null }),
}

it.each([
  { production: false, status: 200 },
  { production: true, status: 404 },
])('answers $status with production: $production', async ({ production, status }) => {
  const store = await openTestStore({
    config: { production, testClock: !production },
    web: { app, files: folder, components: folder },
  })
  const answer = await store.http.inject('/dev/ui/')
  expect(answer.statusCode).toBe(status)
  expect(answer.body.includes('Components')).toBe(!production)
  expect(answer.headers['content-security-policy']).toContain("default-src 'self'")
  const redirect = await store.http.inject('/dev/ui?language=hi')
  expect(redirect.headers.location).toBe(production ? undefined : '/dev/ui/?language=hi')
  await store.close()
})

it('sends the service worker so that a browser compares it each time', async () => {
  const worker = join(folder, 'sw.js')
  await writeFile(worker, 'self.skipWaiting()')
  const store = await openTestStore({ web: { app, files: folder, worker } })
  const { statusCode, headers, body } = await store.http.inject('/sw.js')
  expect({ statusCode, body }).toEqual({ statusCode: 200, body: 'self.skipWaiting()' })
  expect(headers).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' })
  // what the worker may fetch is determined by its own policy
  expect(headers['content-security-policy']).toContain("default-src 'self'")
  await store.close()
})

it('serves the console at every address below /console, with its own policy, and its files for a year', async () => {
  await mkdir(join(folder, 'assets'), { recursive: true })
  await writeFile(join(folder, 'assets', 'index-abc123.js'), 'export {}')
  const store = await openTestStore({ web: { app, files: folder, console: folder } })
  for (const path of ['/console', '/console/orders?state=placed', '/console/invite/some-token']) {
    const { statusCode, headers, body } = await store.http.inject(path)
    expect([statusCode, headers['cache-control'], headers['x-robots-tag']]).toEqual([
      200,
      'no-cache',
      'noindex, nofollow',
    ])
    expect(headers['content-security-policy']).toContain("style-src 'self';")
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(body).toContain('Components')
  }
  const file = await store.http.inject('/console/assets/index-abc123.js')
  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await store.http.inject('/console/assets/no-such-file.js')).statusCode).toBe(404)
  await store.close()
})
