// Runs the built store as real processes on folders of their own.

import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Database, openDatabase } from '../../server/platform/db.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../server/platform/postgres/embedded-postgres.ts'
import { sourcesDigest, TEST_CACHE } from '../../server/testing/sources-digest.ts'
import { TEMPORARY } from '../../server/testing/temporary-folders.ts'

export const ROOT = join(import.meta.dirname, '../..')

export interface RunningStore {
  origin: string
  process: ChildProcess
  output(): string
  /** Moves its clock forward; what is delayed until then runs now. */
  advanceClock(seconds: number): Promise<void>
  /** SIGTERM, and waits for the end. */
  stop(): Promise<void>
  /** SIGKILL of the Node process alone. */
  kill(): Promise<void>
}

const ended = (child: ChildProcess) =>
  new Promise<void>(done =>
    child.exitCode !== null || child.signalCode !== null ? done() : child.once('exit', () => done()),
  )

/** Moves the clock of the store at `origin` forward. */
export async function advanceClock(origin: string, seconds: number): Promise<void> {
  const answer = await fetch(`${origin}/dev/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceSeconds: seconds }),
  })
  if (!answer.ok) throw new Error(`The clock did not move: ${answer.status} ${await answer.text()}`)
}

/**
 * Starts `command` and waits until it says it is ready. Rejects with its output when it ends before. With `group` the
 * signals go to all processes that the command starts, as those of a terminal do: npm does not pass them on.
 */
export async function startProcess(
  command: string[],
  options: { cwd: string; env: Record<string, string>; until: RegExp; timeoutMs: number; group?: boolean },
): Promise<RunningStore> {
  const [program = '', ...args] = command
  const child = spawn(program, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: options.group ?? false,
  })
  const send = (signal: NodeJS.Signals) => {
    const isRunning = child.exitCode === null && child.signalCode === null
    if (options.group && isRunning && child.pid !== undefined) process.kill(-child.pid, signal)
    else child.kill(signal)
  }
  let text = ''
  const note = (chunk: Buffer) => {
    text += chunk.toString()
  }
  child.stdout?.on('data', note)
  child.stderr?.on('data', note)
  const deadline = Date.now() + options.timeoutMs
  while (!options.until.test(text)) {
    if (child.exitCode !== null || Date.now() > deadline) {
      send('SIGKILL')
      throw new Error(`The store did not come up:\n${text.slice(-4000)}`)
    }
    await new Promise(done => setTimeout(done, 50))
  }
  const origin = text.match(/store of India: (\S+)/)?.[1] ?? ''
  return {
    origin,
    process: child,
    output: () => text,
    advanceClock: seconds => advanceClock(origin, seconds),
    async stop() {
      send('SIGTERM')
      await ended(child)
    },
    async kill() {
      send('SIGKILL')
      await ended(child)
    },
  }
}

/** The built store on a data folder, on a free port. */
export function startStore(dataDir: string, env: Record<string, string> = {}): Promise<RunningStore> {
  return startProcess([process.execPath, '--enable-source-maps', 'dist/server/main.js'], {
    cwd: ROOT,
    env: {
      DATA_DIR: dataDir,
      PORT: '0',
      RATE_LIMITS: 'false',
      LOG_LEVEL: 'warn',
      DATABASE_URL: '',
      TEST_CLOCK: 'true',
      ...env,
    },
    until: /Ready\./,
    timeoutMs: 600_000,
  })
}

/** Whether the port can be listened on now. */
function isFree(port: number): Promise<boolean> {
  const server = createServer()
  return new Promise(done => {
    server.once('error', () => done(false))
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)))
  })
}

/**
 * In production mode the origin of the settings names the port, so it cannot be any. It lies below those that systems give
 * to connections: one of these might be taken before the store listens.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries++) {
    const port = randomInt(20_000, 32_000)
    if (await isFree(port)) return port
  }
  throw new Error('No port is free between 20000 and 32000.')
}

/** A folder that the database server, which runs as another user, can get through. */
export async function newFolder(prefix: string): Promise<string> {
  const folder = await mkdtemp(join(TEMPORARY, prefix))
  await chmod(folder, 0o755)
  return folder
}

/** Ten times quicker than `cp` of node:fs on the thousands of small files of a data folder. */
async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  await promisify(execFile)('cp', ['-a', `${from}/.`, to])
}

const cachedFolder = async () => join(TEST_CACHE, `filled-${await sourcesDigest()}`)

/** Caches the data folder of a stopped store that was filled by the present sources, so that no other test fills one. */
export async function cacheFilledFolder(folder: string): Promise<void> {
  const cached = await cachedFolder()
  if (existsSync(cached)) return
  await mkdir(TEST_CACHE, { recursive: true })
  for (const name of await readdir(TEST_CACHE)) {
    if (name.startsWith('filled-')) await removeFolders(join(TEST_CACHE, name))
  }
  const draft = `${cached}.${process.pid}`
  await copyFolder(folder, draft)
  // another run may have been first
  await rename(draft, cached).catch(() => removeFolders(draft))
}

/** A copy of a data folder with the whole starter catalogue in it; the first run fills one. */
export async function filledFolder(): Promise<string> {
  const cached = await cachedFolder()
  const folder = await newFolder('kh-sys-')
  if (existsSync(cached)) {
    await copyFolder(cached, folder)
  } else {
    await (await startStore(folder)).stop()
    await cacheFilledFolder(folder)
  }
  return folder
}

export async function removeFolders(...folders: string[]): Promise<void> {
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
}

/** A store that runs on a data folder of its own, with its database seen from outside. */
export interface RunningSystem {
  folder: string
  /** Put another one here where a test starts it again. */
  store: RunningStore
  database: EmbeddedPostgres
  db: Database
  /** Stops everything and takes the folder away. */
  close(): Promise<void>
}

/** `env` has settings beside the usual ones. */
export async function openSystem(env: Record<string, string> = {}): Promise<RunningSystem> {
  const folder = await filledFolder()
  const store = await startStore(folder, env)
  const log = { info: () => undefined, warn: () => undefined, error: console.error }
  const database = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log })
  const db = openDatabase(database.url, { max: 2 })
  const system: RunningSystem = {
    folder,
    store,
    database,
    db,
    async close() {
      await db.close()
      await system.store.stop()
      await database.stop()
      await removeFolders(folder)
    },
  }
  return system
}
