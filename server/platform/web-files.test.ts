// The component gallery: served while the store is developed, never in production mode.

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
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
