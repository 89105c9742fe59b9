// The store on a disk that is really full: a file system in memory, of its own for the store, with a file that fills it.

import { spawnSync } from 'node:child_process'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { eventually } from '../../server/testing/soon.ts'
import { newFolder, ROOT, type RunningStore, removeFolders, startProcess } from './processes.ts'

/** A new database takes 60 MB, its first log segments some more. */
const SIZE_MB = 320
/** Mounts a file system that only this process and those it starts see; it goes with them. */
const MOUNT = `mount -t tmpfs -o size=${SIZE_MB}m,mode=755 tmpfs "$DATA_DIR"`

// needs root, as in a container; a user's own namespaces would do, but the database does not run as another user there
const canMount = spawnSync('unshare', ['--mount', 'true']).status === 0

const folders: string[] = []
let store: RunningStore | null = null
afterAll(async () => {
  await store?.stop()
  await removeFolders(...folders)
})

/** Writes until there is no space left. */
async function fill(path: string): Promise<number> {
  const file = await open(path, 'w')
  let written = 0
  try {
    for (let part = 1024 * 1024; part >= 512; ) {
      try {
        written += (await file.write(Buffer.alloc(part, 1))).bytesWritten
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
        part /= 2
      }
    }
    return written
  } finally {
    await file.close()
  }
}

it.runIf(canMount)('gives 503 and fails /readyz, and goes on by itself when there is space again', async () => {
  const folder = await newFolder('kh-full-')
  folders.push(folder)
  const dataDir = join(folder, 'data')
  await mkdir(dataDir, { mode: 0o755 })
  const running = await startProcess(
    ['unshare', '--mount', 'sh', '-c', `${MOUNT} && exec "${process.execPath}" dist/server/main.js`],
    {
      cwd: ROOT,
      env: {
        ...{ DATA_DIR: dataDir, PORT: '0', RATE_LIMITS: 'false', LOG_LEVEL: 'fatal' },
        ...{ DATABASE_URL: '', STARTER_CATALOGUE: 'false' },
      },
      until: /Ready\./,
      timeoutMs: 180_000,
    },
  )
  store = running
  const newVisitor = () => fetch(`${running.origin}/api/v1/session/getSession`)
  const ready = async () => (await (await fetch(`${running.origin}/readyz`)).json()) as { waitingFor: string[] }
  expect((await newVisitor()).status).toBe(200)

  // the store sees its disk under this path, nobody else does
  const ballast = `/proc/${running.process.pid}/root${dataDir}/ballast`
  expect(await fill(ballast)).toBeGreaterThan(50 * 1024 * 1024)
  expect(await ready()).toMatchObject({ status: 'waiting', waitingFor: ['disk space'] })
  const statuses = new Map<number, number>()
  let rejected: Response | null = null
  for (let visitor = 0; visitor < 2000 && !rejected; visitor++) {
    const answer = await newVisitor()
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    if (answer.status !== 200) rejected = answer
  }
  expect(rejected?.status, JSON.stringify([...statuses])).toBe(503)
  expect(Number(rejected?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await rejected?.json()).toMatchObject({ code: 'server.unavailable' })
  expect((await fetch(running.origin)).status).not.toBe(500)
  expect((await fetch(`${running.origin}/healthz`)).status).toBe(200)

  await rm(ballast)
  await eventually(async () => expect((await ready()).waitingFor).toEqual([]))
  await eventually(async () => expect((await newVisitor()).status).toBe(200))
})
