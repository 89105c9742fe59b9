/** Starts and stops the postmaster of a data directory. */
import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, readSync, renameSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { SERVER_ENV } from './cluster.ts'
import { shareWithOwner } from './directory-access.ts'
import type { Cluster } from './options.ts'
import { isAlive, serverProcessesOf, waitUntil } from './processes.ts'

const READY_TIMEOUT = 10 * 60_000
const LOG_LIMIT = 8 * 1024 * 1024

/** For small machines (2 cores, 2 GB and up). Durability settings are explicit, so that no configuration file changes them. */
const SETTINGS: Record<string, string> = {
  cluster_name: 'karkhana',
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  // five processes of the store with their pools, and the databases of a test run
  max_connections: '120',
  shared_buffers: '256MB',
  effective_cache_size: '768MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  random_page_cost: '1.1',
  // Containers get 64 MB of /dev/shm: parallel plans would exhaust it and gain nothing on two cores.
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  jit: 'off',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  wal_level: 'replica',
  min_wal_size: '256MB',
  max_wal_size: '1GB',
  checkpoint_timeout: '15min',
  password_encryption: 'scram-sha-256',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  logging_collector: 'off',
  log_destination: 'stderr',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] ',
}

/** Creating and dropping a database waits for the disk several times, which is most of the time of a small test. */
const NOT_DURABLE: Record<string, string> = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // the folder may be in memory
  min_wal_size: '64MB',
  max_wal_size: '256MB',
}

/** A segment is complete once it is renamed; an existing one is an error, as the server requires. */
function archiveSettings(folder: string): Record<string, string> {
  const target = `'${folder.replaceAll("'", `'\\''`)}'/%f.gz`
  const half = target.replace(/%f\.gz$/, '.%f.half')
  return {
    archive_mode: 'on',
    archive_command: `test ! -f ${target} && gzip -1c "%p" > ${half} && mv ${half} ${target}`,
    // maximum loss when the disk of the database fails
    archive_timeout: '60',
  }
}

/** The port is taken by another program; the next one may be free. */
export class PortBusyError extends Error {}

/** Contents of postmaster.pid; `status` is starting, ready, standby, stopping, or '' before it is written. */
export type PostmasterFile = { pid: number; dataDir: string; port: number; status: string }

/** A server removes its file whenever it ends: to ask first whether it is there would be too early. */
function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Reads postmaster.pid; undefined when it is missing or its first line is not written yet. */
export function readPostmasterFile(dataDir: string): PostmasterFile | undefined {
  const lines = readIfThere(join(dataDir, 'postmaster.pid'))?.split('\n')
  if (!lines) return undefined
  // A postmaster never has id 1 or less; a negative id marks a server in single-user mode.
  const pid = Math.abs(Number.parseInt(lines[0] ?? '', 10))
  if (!(pid > 0)) return undefined
  return { pid, dataDir: lines[1] ?? '', port: Number(lines[3]) || 0, status: lines[7]?.trim() ?? '' }
}

/** Whether the port of 127.0.0.1 can be bound. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)))
  })
}

/** Opens the server log for appending; a long one is rotated first. */
function openLog(path: string): number {
  if (existsSync(path) && statSync(path).size > LOG_LIMIT) renameSync(path, `${path}.1`)
  const file = openSync(path, 'a', 0o600)
  shareWithOwner(file, path)
  return file
}

function readFrom(path: string, start: number): string {
  const file = openSync(path, 'r')
  try {
    const buffer = Buffer.alloc(Math.min(16_384, Math.max(0, statSync(path).size - start)))
    readSync(file, buffer, 0, buffer.length, start)
    return buffer.toString()
  } finally {
    closeSync(file)
  }
}

/**
 * Starts the postmaster and waits until it accepts connections, including crash recovery. It gets its own session, so
 * that Ctrl-C in a terminal only reaches Node and the server shuts down cleanly.
 *
 * @returns the process id
 * @throws PortBusyError; Error with the server's log output when it does not start
 */
export async function launch(cluster: Cluster, port: number): Promise<number> {
  const { dataDir, binaries, user, durable, archive, log } = cluster
  const logPath = join(cluster.controlDir, 'server.log')
  const output = openLog(logPath)
  const begin = statSync(logPath).size
  const settings = Object.entries({
    ...SETTINGS,
    ...(durable ? {} : NOT_DURABLE),
    ...(archive ? archiveSettings(archive) : {}),
    port: String(port),
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(join(binaries.bin, 'postgres'), ['-D', dataDir, ...settings], {
    ...user,
    cwd: '/',
    env: SERVER_ENV,
    detached: true,
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  let failure: string | undefined
  child.on('error', error => {
    failure = error.message
  })
  child.on('exit', (code, signal) => {
    failure = `it ended with ${signal ?? code}`
  })
  child.unref()
  const isReady = () => {
    const file = readPostmasterFile(dataDir)
    return file?.pid === child.pid && file?.status === 'ready'
  }
  const settled = () => failure !== undefined || isReady()
  if (!(await waitUntil(settled, 10_000, 10))) {
    log.info('the database is still starting, most likely recovering')
    await waitUntil(settled, READY_TIMEOUT, 50)
  }
  if (child.pid !== undefined && failure === undefined && isReady()) return child.pid
  child.kill('SIGKILL')
  const said = readFrom(logPath, begin).trim()
  if (/could not bind|could not create any TCP/.test(said)) throw new PortBusyError(`Port ${port} is busy.`)
  throw new Error(`PostgreSQL did not start in ${dataDir}: ${failure ?? 'no answer in ten minutes'}.\n${said}`)
}

/** Waits for the remaining processes of a dead postmaster, and kills those that do not notice (a long calculation). */
export async function clearOrphans(dataDir: string): Promise<void> {
  const gone = () => serverProcessesOf(dataDir).length === 0
  if (await waitUntil(gone, 2_000)) return
  for (const pid of serverProcessesOf(dataDir)) signal(pid, 'SIGKILL')
  await waitUntil(gone, 5_000)
}

/** Sends a signal; a process that has already ended is ignored. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // Already ended.
  }
}

const FAST_MS = 30_000

/**
 * Stops a postmaster: fast shutdown, after `fastMs` immediate, which the next start recovers from, after 10 s more SIGKILL.
 * Returns when no process is left.
 */
export async function endPostmaster(pid: number, dataDir: string, fastMs = FAST_MS): Promise<void> {
  const gone = () => !isAlive(pid)
  signal(pid, 'SIGINT')
  if (!(await waitUntil(gone, fastMs))) {
    signal(pid, 'SIGQUIT')
    if (!(await waitUntil(gone, 10_000))) signal(pid, 'SIGKILL')
    await waitUntil(gone, 5_000)
  }
  await clearOrphans(dataDir)
}
