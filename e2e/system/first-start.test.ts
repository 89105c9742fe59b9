// A stranger's first minutes: a clean clone, npm install, npm start; the store answers with a filled catalogue.

import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'
import { eventually } from '../../server/testing/soon.ts'
import { sourcesDigest } from '../../server/testing/sources-digest.ts'
import { cacheFilledFolder, newFolder, ROOT, type RunningStore, removeFolders, startProcess } from './processes.ts'

const run = promisify(execFile)
let store: RunningStore | undefined
const folders: string[] = []

afterAll(async () => {
  await store?.stop()
  await removeFolders(...folders)
})

it('comes up from a clean clone by the two commands of the README', async () => {
  const clone = await mkdtemp(join(tmpdir(), 'kh-clone-'))
  folders.push(clone)
  await run('git', ['clone', '--quiet', '--depth', '1', `file://${ROOT}`, clone])
  await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: clone, maxBuffer: 1e8 })
  const data = await newFolder('kh-first-')
  folders.push(data)
  const env = { PORT: '0', DATA_DIR: data, DATABASE_URL: '', LOG_LEVEL: 'warn' }
  store = await startProcess(['npm', 'start'], {
    cwd: clone,
    env,
    until: /store of the UAE/,
    timeoutMs: 240_000,
    group: true,
  })
  const { origin, output } = store
  // it answers while the catalogue is still coming in
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  await expect
    .poll(async () => (await fetch(`${origin}/readyz`)).json(), { timeout: 60_000, interval: 100 })
    .toMatchObject({ status: 'waiting', progress: { percent: expect.any(Number) } })
  // a machine that is busy with other tests gets the page of an overloaded store at times
  await expect
    .poll(async () => (await fetch(origin)).text(), { timeout: 30_000, interval: 100 })
    .toContain('The store is being filled')
  const started = Date.now()
  await expect.poll(() => output(), { timeout: 180_000, interval: 200 }).toMatch(/Ready\./)
  console.log(`starter catalogue loaded in ${((Date.now() - started) / 1000).toFixed(1)} s`)
  expect((await fetch(`${origin}/readyz`)).status).toBe(200)
  const home = await (await fetch(origin)).text()
  expect(home).toContain('</html>')
  expect(home).not.toContain('The store is being filled')
  expect(output()).toMatch(/starter catalogue: \d+ %, products/)
  // the products can be searched before it says so
  expect(output()).toMatch(/starter catalogue: 99 %, search index[^\n]*\n[\s\S]*Ready\./)
  expect(output()).toContain(`Open ${origin}`)
  // a machine that is busy with other tests gets 503 with Retry-After
  await expect
    .poll(async () => (await fetch(`${origin}/hi/`)).text(), { timeout: 60_000, interval: 1000 })
    .toMatch(/lang="hi-IN"/)
  const search = await (await fetch(`${origin}/api/v3/category/getCategory?category=116000000`)).json()
  expect(search.productSearchResult.totalCount).toBeGreaterThan(100)
  await store.stop()
  // npm ends before the store that it started
  await eventually(() => expect(existsSync(join(data, 'postgres/postmaster.pid'))).toBe(false))
  if ((await sourcesDigest('', clone)) === (await sourcesDigest())) await cacheFilledFolder(data)
})
