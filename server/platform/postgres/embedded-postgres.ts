/** The embedded database: a PostgreSQL server as a supervised child process, shared between processes and stopped cleanly. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findPackage, prepareBinaries } from './binaries.ts'
import { ensureCluster, setAccess } from './cluster.ts'
import { chooseDataDirectory } from './data-directory.ts'
import { makeReachable, prepareArchive } from './directory-access.ts'
import type { Cluster, RunningServer, SupervisorLog } from './options.ts'
import { readOrMakePassword } from './password.ts'
import { connectionUrl, probeWithRetry } from './probe.ts'
import { type Lease, listUsers, takeLease, withLock } from './process-lock.ts'
import { isAlive, isServerOf, messageOf } from './processes.ts'
import {
  clearOrphans,
  endPostmaster,
  isPortFree,
  launch,
  PortBusyError,
  readPostmasterFile,
  signal,
} from './server-process.ts'
import { takeOver } from './takeover.ts'

/** Below the ephemeral port range. */
const DEFAULT_PORT = 15432
const PORTS_TRIED = 100
const WATCH_INTERVAL = 250
const LONGEST_BACKOFF = 30_000

/** Handle of a running embedded server. */
export type EmbeddedPostgres = {
  /** Connection string of the database `karkhana`, with the owner's password. Stable for the life of this handle. */
  readonly url: string
  readonly port: number
  /** Process id of the postmaster; changes when the server is restarted. */
  readonly pid: number
  /** The actual data directory: differs from the requested one when the server's user could not reach that. */
  readonly dataDir: string
  /** Whether the server was already running. */
  readonly adopted: boolean
  /** Releases the server; the last user stops it: fast shutdown, immediate after `fastMs` (30 s). Idempotent. */
  stop(fastMs?: number): Promise<void>
}

export type EmbeddedPostgresOptions = {
  dataDir: string
  /** The first port to try. */
  port?: number
  /** Where root stores data that the server's user could not reach otherwise. */
  systemDir?: string
  /** False for tests: faster, and a power cut may destroy the data. Applies when the server is started, not when joined. */
  durable?: boolean
  /** Folder into which the server copies its log, for point-in-time recovery. Applies when the server is started. */
  archive?: string
  log: SupervisorLog
}

type PortChoice = { first: number; fixed: boolean }

/** Starts on the first free port, or only on the given one. */
async function launchOnFreePort(cluster: Cluster, { first, fixed }: PortChoice): Promise<RunningServer> {
  for (let port = first; port < first + (fixed ? 1 : PORTS_TRIED); port++) {
    if (!(await isPortFree(port))) continue
    try {
      return { pid: await launch(cluster, port), port, adopted: false }
    } catch (error) {
      if (!(error instanceof PortBusyError)) throw error
    }
  }
  throw new PortBusyError(fixed ? `Port ${first} is busy.` : `No port from ${first} on is free.`)
}

/** Ensures a running server that accepts our password. Call it inside `withLock` only. */
async function ensureServer(cluster: Cluster, ports: PortChoice, mayCreate: boolean): Promise<RunningServer> {
  const others = listUsers(cluster.controlDir).filter(pid => pid !== process.pid)
  const taken = await takeOver(cluster, others)
  if (taken) return taken
  await ensureCluster(cluster, mayCreate)
  const started = await launchOnFreePort(cluster, ports)
  let answer = await probeWithRetry(started.port, cluster.password, cluster.dataDir)
  if (answer === 'ours') return started
  if (answer === 'locked-out' || answer === 'outdated') {
    if (answer === 'outdated') cluster.log.info('roles and access of an existing database are brought up to date')
    else cluster.log.warn('the database does not take the kept password; role and password are set again')
    await endPostmaster(started.pid, cluster.dataDir)
    await setAccess(cluster)
    const again = await launchOnFreePort(cluster, ports)
    answer = await probeWithRetry(again.port, cluster.password, cluster.dataDir)
    if (answer === 'ours') return again
    started.pid = again.pid
  }
  await endPostmaster(started.pid, cluster.dataDir)
  throw new Error(`PostgreSQL runs in ${cluster.dataDir} but takes no connection (${answer}).`)
}

/** One user of the server: monitors it, restarts it after a crash, releases it on stop. */
class Supervised implements EmbeddedPostgres {
  readonly url: string
  readonly port: number
  readonly adopted: boolean
  readonly dataDir: string
  readonly #cluster: Cluster
  readonly #lease: Lease
  readonly #closing = new AbortController()
  readonly #timer: NodeJS.Timeout
  #pid: number
  #reviving = false
  #stopped: Promise<void> | undefined

  constructor(cluster: Cluster, lease: Lease, server: RunningServer) {
    this.#cluster = cluster
    this.#lease = lease
    this.#pid = server.pid
    this.port = server.port
    this.adopted = server.adopted
    this.dataDir = cluster.dataDir
    this.url = connectionUrl(server.port, cluster.password)
    this.#timer = setInterval(() => this.#check(), WATCH_INTERVAL).unref()
    process.on('exit', this.#onExit)
  }

  get pid(): number {
    return this.#pid
  }

  stop(fastMs?: number): Promise<void> {
    this.#stopped ??= this.#leave(fastMs)
    return this.#stopped
  }

  #check(): void {
    if (this.#reviving || isAlive(this.#pid)) return
    this.#reviving = true
    void this.#revive().finally(() => {
      this.#reviving = false
    })
  }

  /** Restarts the server on its port, retrying until it runs or we stop. Adopts it when another process restarted it first. */
  async #revive(): Promise<void> {
    const { controlDir, log } = this.#cluster
    const { signal } = this.#closing
    log.warn(`the database server ${this.#pid} died; starting it again`)
    for (let pause = 250; !signal.aborted; pause = Math.min(pause * 2, LONGEST_BACKOFF)) {
      try {
        await withLock(controlDir, log, async () => {
          if (signal.aborted) return
          this.#pid = (await ensureServer(this.#cluster, { first: this.port, fixed: true }, false)).pid
          log.info(`the database server runs again as process ${this.#pid}`)
        })
        return
      } catch (error) {
        log.error(`the database server cannot be started again: ${messageOf(error)}`)
        await delay(pause, undefined, { signal, ref: false }).catch(() => undefined)
      }
    }
  }

  async #leave(fastMs?: number): Promise<void> {
    const { controlDir, dataDir, log } = this.#cluster
    this.#closing.abort()
    clearInterval(this.#timer)
    await withLock(controlDir, log, async () => {
      this.#lease.release()
      const others = listUsers(controlDir)
      if (others.length > 0) return log.info(`the database server goes on for process ${others.join(', ')}`)
      const running = readPostmasterFile(dataDir)
      if (running && isAlive(running.pid) && isServerOf(running.pid, dataDir) !== false) {
        await endPostmaster(running.pid, dataDir, fastMs)
        log.info('the database server has stopped')
      } else {
        await clearOrphans(dataDir)
      }
    })
    process.off('exit', this.#onExit)
  }

  /** On process exit without `stop()` the lock cannot be awaited. A concurrent start would see its server end and restart it. */
  readonly #onExit = (): void => {
    this.#lease.release()
    if (listUsers(this.#cluster.controlDir).length === 0) signal(this.#pid, 'SIGINT')
  }
}

async function prepare(options: EmbeddedPostgresOptions): Promise<Omit<Cluster, 'password'>> {
  const { log, durable = true, systemDir = '/var/lib/karkhana' } = options
  const root = findPackage()
  const { dataDir, user } = chooseDataDirectory(options.dataDir, systemDir, log)
  const controlDir = `${dataDir}.control`
  makeReachable(join(controlDir, '..'))
  mkdirSync(controlDir, { recursive: true, mode: 0o700 })
  const copyFolder = user.uid === undefined ? join(controlDir, 'programs') : systemDir
  const binaries = await prepareBinaries(root, user, copyFolder, folder =>
    log.warn(`the server's programs cannot be used where they were installed; the copy in ${folder} is run`),
  )
  const archive = options.archive ? prepareArchive(options.archive, user) : undefined
  return { dataDir, controlDir, user, binaries, durable, archive, log }
}

/**
 * Starts the embedded PostgreSQL server on a data directory, or joins the one already running there, and restarts it on
 * the same port when it ends while this process lives. The first start creates the database (about a second). As root,
 * the server runs as an unprivileged user.
 *
 * Call `stop()` on SIGTERM and SIGINT. After a SIGKILL the next start adopts the server.
 *
 * @returns a handle whose `url` opens the database `karkhana` as its owner, the role `karkhana`
 * @throws Error with a message for the operator: unsupported platform, data of another major version, folder of another
 *   user, folder with other files, or the server's own reason for not starting
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const prepared = await prepare(options)
  return withLock(prepared.controlDir, options.log, async () => {
    const cluster: Cluster = { ...prepared, password: await readOrMakePassword(prepared.controlDir) }
    const lease = await takeLease(prepared.controlDir)
    try {
      const server = await ensureServer(cluster, { first: options.port ?? DEFAULT_PORT, fixed: false }, true)
      const how = server.adopted ? 'joined the running server' : 'started the server'
      options.log.info(`${how} ${server.pid} on port ${server.port}, data in ${cluster.dataDir}`)
      return new Supervised(cluster, lease, server)
    } catch (error) {
      lease.release()
      throw error
    }
  })
}
