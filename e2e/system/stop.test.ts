// SIGTERM ends the store by itself whatever is under way: exit code 0 says that it was before its own deadline of 14 s.

import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { statement } from '../../server/platform/db.ts'
import { eventually } from '../../server/testing/soon.ts'
import {
  filledFolder,
  newFolder,
  openSystem,
  ROOT,
  type RunningStore,
  removeFolders,
  startProcess,
} from './processes.ts'
import { Shopper } from './shopper.ts'

const WAITING = statement(
  'stop.waiting',
  `select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and state = 'active'`,
)
const folders: string[] = []
afterAll(() => removeFolders(...folders))

/** The built store on a folder, until its output contains `until`. */
function start(folder: string, until: RegExp): Promise<RunningStore> {
  return startProcess([process.execPath, '--enable-source-maps', 'dist/server/main.js'], {
    cwd: ROOT,
    env: { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'info', DATABASE_URL: '', TEST_CLOCK: 'true' },
    until,
    timeoutMs: 180_000,
  })
}

const isDatabaseStopped = (folder: string) => !existsSync(join(folder, 'postgres/postmaster.pid'))

it('while requests, a job and a slow connection wait', async () => {
  const system = await openSystem({ LOG_LEVEL: 'info' })
  const { store, db } = system
  // the store that was filled has left its index: a start does not build it again
  await eventually(() => expect(store.output()).toContain('search index taken up'))
  const shopper = new Shopper(() => store.origin)
  await shopper.signUp('9400000001')
  let release: () => void = () => undefined
  const held = new Promise<void>(done => {
    release = done
  })
  const holding = db.transaction(async tx => {
    await tx.script('lock table orders, imports in access exclusive mode')
    await held
  })
  // first: once requests wait on all connections, the store rejects others
  await store.advanceClock(60)
  const cookie = [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const orders = Array.from({ length: 8 }, () =>
    fetch(`${store.origin}/dashboard/order`, { headers: { cookie } }).catch(() => null),
  )
  await eventually(async () => expect((await db.one<{ count: number }>(WAITING)).count).toBeGreaterThan(2))
  const slow = connect(Number(new URL(store.origin).port), '127.0.0.1')
  slow.on('error', () => undefined)
  slow.write('POST /api/v1/session/logout HTTP/1.1\r\nhost: localhost\r\ncontent-length: 10\r\n\r\n')
  await store.stop()
  expect(store.process.exitCode).toBe(0)
  // the statements do not wait on without it
  await eventually(async () => expect((await db.one<{ count: number }>(WAITING)).count).toBe(0))
  release()
  await Promise.all([holding, ...orders])
  slow.destroy()
  await system.close()
})

it('during the first migration, and while the catalogue is loaded', async () => {
  const folder = await newFolder('kh-stop-')
  folders.push(folder)
  for (const until of [/started the server/, /starter catalogue: \d+ %, products/]) {
    const store = await start(folder, until)
    await store.stop()
    expect(store.process.exitCode, store.output()).toBe(0)
    expect(isDatabaseStopped(folder)).toBe(true)
  }
})

it('while the search index is built', async () => {
  const folder = await filledFolder()
  folders.push(folder)
  await rm(join(folder, 'search'), { recursive: true, force: true })
  const store = await start(folder, /store of India/)
  await store.stop()
  expect(store.process.exitCode, store.output()).toBe(0)
  expect(isDatabaseStopped(folder)).toBe(true)
})
