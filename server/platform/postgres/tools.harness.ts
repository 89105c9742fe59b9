/** Shared tools of the supervisor tests: child processes, temporary folders, queries, cleanup. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statfsSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Client, Pool } from 'pg'
import { afterAll } from 'vitest'
import { findPackage, prepareBinaries } from './binaries.ts'
import { runAsSuperuser } from './cluster.ts'
import { chooseDataDirectory } from './data-directory.ts'
import { canReach } from './directory-access.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import type { ServerUser } from './options.ts'
import { isAlive, waitUntil } from './processes.ts'
import { signal } from './server-process.ts'

export const IS_ROOT = process.getuid?.() === 0
const HARNESS = fileURLToPath(new URL('./child.harness.ts', import.meta.url))
/** Whether a child process can run as another user: not in a checkout under root's home. */
export const CAN_SWITCH_USER =
  IS_ROOT && [HARNESS, process.execPath].every(path => canReach(path, { uid: 65534, gid: 65534 }))
const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

type Started = { url: string; pid: number; port: number; dataDir: string; adopted: boolean }
type Told = { started?: Started; prepared?: string; error?: string; log?: string }

/** A child process and the messages it has reported so far. */
export type Child = { process: ChildProcess; told: Told[]; logs(): string; ended: Promise<number | null> }

const folders: string[] = []
const handles: EmbeddedPostgres[] = []
let nextPort = 20_000 + (process.pid % 900) * 10

/** A random port, so that tests rarely start with the same one. */
export function somePort(): number {
  nextPort += 10
  return nextPort
}

/**
 * Short-lived databases are created twice as fast in memory, where there is room and execution is allowed. No test cuts
 * the power, so a real disk would prove nothing more.
 */
function baseFolder(): string {
  const shm = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .find(line => line.split(' ')[1] === '/dev/shm')
  if (!shm || shm.includes('noexec')) return '/tmp'
  const { bavail, bsize } = statfsSync('/dev/shm')
  return bavail * bsize > 2 * 1024 ** 3 ? '/dev/shm' : '/tmp'
}

/** A new folder that every user can traverse. Its name contains a space. */
export function temporaryFolder(mode = 0o777): string {
  const folder = realpathSync(mkdtempSync(join(baseFolder(), 'kp ')))
  chmodSync(folder, mode)
  folders.push(folder)
  return folder
}

/** Where root keeps what the user of the server could not reach in a temporary folder. */
export function systemDirFor(dataDir: string): string {
  return join(folders.find(folder => dataDir.startsWith(folder)) ?? '/nowhere', 'system')
}

let template: string | undefined
afterAll(() => template && rmSync(template, { recursive: true, force: true }))

/**
 * A new folder whose `pg` is a stopped database as after a first start. Copied, since creating one takes a second; for
 * tests that are not about creation.
 */
export async function folderWithDatabase(): Promise<string> {
  if (!template) {
    const folder = temporaryFolder()
    folders.pop()
    await (await startHere(join(folder, 'pg'))).stop()
    template = folder
  }
  const copy = temporaryFolder()
  execFileSync('cp', ['-a', `${template}/.`, copy])
  return copy
}

/** Runs statements as the superuser on a stopped database, as an earlier version of the store might have left it. */
export async function changeStopped(dataDir: string, statements: string[]): Promise<void> {
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const chosen = chooseDataDirectory(dataDir, systemDirFor(dataDir), quiet)
  const binaries = await prepareBinaries(findPackage(), chosen.user, systemDirFor(dataDir), () => undefined)
  const settings = { password: '', durable: true, archive: undefined, log: quiet }
  const cluster = { ...chosen, ...settings, binaries, controlDir: `${dataDir}.control` }
  await runAsSuperuser(cluster, chosen.dataDir, statements)
}

/** Starts the server inside the test's own process. */
export async function startHere(
  dataDir: string,
  port = somePort(),
  archive?: string,
): Promise<EmbeddedPostgres & { logs: string[] }> {
  const logs: string[] = []
  const add = (line: string) => void logs.push(line)
  const log = { info: add, warn: add, error: add }
  const handle = await startEmbeddedPostgres({
    dataDir,
    port,
    systemDir: systemDirFor(dataDir),
    log,
    ...(archive && { archive }),
  })
  handles.push(handle)
  return Object.assign(handle, { logs })
}

/** Starts `child.harness.ts` with these arguments without waiting. */
export function runChild(args: string[], user: ServerUser = {}): Child {
  const child = spawn(process.execPath, ['--import', TSX, HARNESS, ...args], {
    ...user,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH },
  })
  const told: Told[] = []
  createInterface({ input: child.stdout }).on('line', line => told.push(JSON.parse(line) as Told))
  const ended = new Promise<number | null>(resolve => child.on('close', code => resolve(code)))
  return { process: child, told, ended, logs: () => told.map(line => line.log ?? '').join('\n') }
}

/** A child that starts the server, in its own `system` folder. */
export function spawnStart(dataDir: string, user: ServerUser = {}, port = somePort()): Child {
  return runChild(['start', dataDir, String(port), systemDirFor(dataDir)], user)
}

/** The start message of the child; fails with its messages when it did not start. */
export async function startedOf(child: Child): Promise<Started> {
  const settled = () => child.told.some(line => line.started || line.error)
  await waitUntil(settled, 30_000)
  const started = child.told.find(line => line.started)?.started
  if (!started) throw new Error(`The child did not start: ${JSON.stringify(child.told)}`)
  return started
}

/** Starts the server in a child process and waits until it is up. */
export async function startThere(dataDir: string, user: ServerUser = {}): Promise<Started & { child: Child }> {
  const child = spawnStart(dataDir, user)
  return { ...(await startedOf(child)), child }
}

/** Sends a command (`stop` or `exit`) to a child and waits for its end. */
export function order(child: Child, line: string): Promise<number | null> {
  child.process.stdin?.write(`${line}\n`)
  return child.ended
}

/** Kills a child (SIGKILL) and waits until it is gone. */
export async function killOutright(child: Child): Promise<void> {
  child.process.kill('SIGKILL')
  await child.ended
}

/** First column of the first row of a query. */
export async function ask(url: string, sql: string, values: unknown[] = []): Promise<unknown> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const result = await client.query<unknown[]>({ text: sql, values, rowMode: 'array' })
    return result.rows[0]?.[0]
  } finally {
    await client.end()
  }
}

/** A pool like the application's: it survives lost connections. */
export function openPool(url: string): Pool {
  const pool = new Pool({ connectionString: url, max: 4 })
  pool.on('error', () => undefined)
  return pool
}

function readable(read: () => string): string {
  try {
    return read()
  } catch {
    return ''
  }
}

/** Live processes related to a folder: in their command line or as working folder. */
export function processesAbout(folder: string): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter(pid => pid > 0 && pid !== process.pid && isAlive(pid))
    .filter(pid => {
      const command = readable(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
      return command.includes(folder) || readable(() => readlinkSync(`/proc/${pid}/cwd`)).startsWith(folder)
    })
}

/** Stops the servers of the test, kills remaining processes, removes the folders. */
export async function cleanUp(): Promise<void> {
  await Promise.allSettled(handles.splice(0).map(handle => handle.stop()))
  for (const folder of folders.splice(0)) {
    await waitUntil(() => {
      const left = processesAbout(folder)
      for (const pid of left) signal(pid, 'SIGKILL')
      return left.length === 0
    }, 5_000)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
