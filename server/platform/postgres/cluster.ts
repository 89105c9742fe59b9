/** Creates the database cluster when there is none, and validates an existing one. */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, lchownSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { holdsCluster, unprivilegedUser } from './data-directory.ts'
import { makeReachable } from './directory-access.ts'
import type { Cluster, ServerUser } from './options.ts'
import { APP_ROLE, NAME } from './probe.ts'

/** Environment of the server programs; PGPORT, PGDATA and the like must not leak into it. */
export const SERVER_ENV = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC', HOME: '/' }

/** Not plain C: pg_trgm would not recognise Devanagari letters. The later names are for systems without the first. */
const LOCALES = ['C.UTF-8', 'C.utf8', 'en_US.UTF-8']

const ACCESS = `# Written by Karkhana: its own role, from this machine, with its password; nobody else. Replication is for backups.
host all ${NAME} 127.0.0.1/32 scram-sha-256
host replication ${NAME} 127.0.0.1/32 scram-sha-256
`

type Outcome = { code: number | null; output: string }

function giveTo(user: ServerUser, path: string): void {
  if (user.uid !== undefined && user.gid !== undefined) lchownSync(path, user.uid, user.gid)
}

/** Runs a server program to completion with `input` on its standard input. */
function run(command: string, args: string[], user: ServerUser, input = ''): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    // The current folder may be inaccessible to the server's user; the root folder never is.
    const child = spawn(command, args, { ...user, cwd: '/', env: SERVER_ENV, detached: true })
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.stdin.on('error', () => undefined)
    child.on('error', reject)
    child.on('close', code => resolve({ code, output }))
    child.stdin.end(input)
  })
}

/**
 * Like `run`, for programs that look up the name of their user. A uid without a name (docker run --user 12345) is mapped
 * to a named one in a user namespace for this program only; the files still belong to the real uid.
 */
async function runNamed(command: string, args: string[], user: ServerUser, input = ''): Promise<Outcome> {
  const outcome = await run(command, args, user, input)
  if (outcome.code === 0 || !outcome.output.includes('could not look up effective user ID')) return outcome
  const named = unprivilegedUser()
  const map = ['--user', `--map-user=${named.uid}`, `--map-group=${named.gid}`, command, ...args]
  const mapped = await run('unshare', map, user, input).catch(error => ({ code: 1, output: String(error) }))
  if (mapped.code === 0) return mapped
  const hint = 'This user id has no entry in /etc/passwd. Add one, or start as root or as a user that has one.'
  return { code: mapped.code, output: `${outcome.output}${mapped.output}\n${hint}` }
}

function runInitdb(cluster: Cluster, folder: string, locale: string): Promise<Outcome> {
  const initdb = join(cluster.binaries.bin, 'initdb')
  const args = ['-D', folder, '-U', 'postgres', '--auth=reject', '--encoding=UTF8', `--locale=${locale}`]
  args.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions')
  return runNamed(initdb, args, cluster.user)
}

/**
 * Sets roles, password, database and access rules in single-user mode, which needs no password: on creation, when the
 * password file or the role was lost, and once for a cluster of a version that set up less. The cluster must be stopped.
 */
export async function setAccess(cluster: Cluster, folder = cluster.dataDir): Promise<void> {
  // Renamed into place: root must not write through a symbolic link placed there by the server's user.
  const draft = join(folder, `pg_hba.${randomBytes(6).toString('hex')}`)
  await writeFile(draft, ACCESS, { flag: 'wx', flush: true })
  giveTo(cluster.user, draft)
  await rename(draft, join(folder, 'pg_hba.conf'))
  const createRole = (name: string) =>
    `DO $$BEGIN IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${name}') THEN CREATE ROLE ${name}; END IF; END$$`
  const script = [
    createRole(NAME),
    createRole(APP_ROLE),
    `GRANT ${APP_ROLE} TO ${NAME}`,
    `ALTER ROLE ${NAME} LOGIN CREATEDB REPLICATION PASSWORD '${cluster.password}'`,
    `GRANT pg_monitor TO ${NAME}`,
    `CREATE DATABASE ${NAME} OWNER ${NAME}`,
  ]
  await runAsSuperuser(cluster, folder, script)
}

/** Runs statements, one a line, in single-user mode. The cluster must be stopped. */
export async function runAsSuperuser(cluster: Cluster, folder: string, script: string[]): Promise<void> {
  const settings = ['-c', 'log_min_messages=error', '-c', 'log_min_error_statement=panic']
  const args = ['--single', '-D', folder, ...settings, 'postgres']
  const { code, output } = await runNamed(
    join(cluster.binaries.bin, 'postgres'),
    args,
    cluster.user,
    `${script.join('\n')}\n`,
  )
  const errors = output
    .split('\n')
    .filter(line => /(ERROR|FATAL|PANIC):/.test(line) && !line.includes('already exists'))
  if (code !== 0 || errors.length > 0) {
    throw new Error(`PostgreSQL could not set up role and database in ${folder}:\n${errors.join('\n') || output}`)
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Removes interrupted drafts. A draft that is still being written is left for the next start. */
async function removeDrafts(dataDir: string): Promise<void> {
  for (const name of await readdir(dirname(dataDir))) {
    if (!name.startsWith(`${basename(dataDir)}.init-`)) continue
    await rm(join(dirname(dataDir), name), { recursive: true, force: true }).catch(() => undefined)
  }
}

/** Creates the cluster with role and database in a temporary folder beside it, then renames it into place. */
async function createCluster(cluster: Cluster): Promise<void> {
  const { dataDir, user } = cluster
  makeReachable(dirname(dataDir))
  await removeDrafts(dataDir)
  const draft = `${dataDir}.init-${randomBytes(4).toString('hex')}`
  await mkdir(draft, { mode: 0o700 })
  giveTo(user, draft)
  let outcome: Outcome = { code: 1, output: '' }
  for (const locale of LOCALES) {
    outcome = await runInitdb(cluster, draft, locale)
    if (outcome.code === 0 || !/invalid locale|locale name/.test(outcome.output)) break
  }
  if (outcome.code !== 0) {
    await rm(draft, { recursive: true, force: true })
    throw new Error(`PostgreSQL could not make a database in ${dataDir}:\n${outcome.output.trim()}`)
  }
  await setAccess(cluster, draft)
  await rename(draft, dataDir)
  await syncFolder(dirname(dataDir))
}

type Condition = 'complete' | 'empty' | 'half-made' | 'something-else'

function conditionOf(dataDir: string): Condition {
  if (!existsSync(dataDir)) return 'empty'
  if (holdsCluster(dataDir)) return 'complete'
  const names = readdirSync(dataDir)
  if (names.length === 0) return 'empty'
  return ['PG_VERSION', 'base', 'global', 'pg_wal'].some(name => names.includes(name)) ? 'half-made' : 'something-else'
}

function checkVersion({ dataDir, binaries }: Cluster): void {
  const made = readFileSync(join(dataDir, 'PG_VERSION'), 'utf8').trim()
  if (made === String(binaries.major)) return
  throw new Error(
    `The database in ${dataDir} was made by PostgreSQL ${made}, and this is ${binaries.major}. Dump it with ${made} and ` +
      `load the dump here, or run PostgreSQL ${made} yourself and name it in DATABASE_URL. Nothing was changed.`,
  )
}

/** Fixes owner and mode: PostgreSQL rejects a data directory of another user, or one accessible to others. */
function checkOwner({ dataDir, user }: Cluster): void {
  const { uid, mode } = statSync(dataDir)
  if (user.uid !== undefined && uid !== user.uid) {
    for (const name of readdirSync(dataDir, { recursive: true })) giveTo(user, join(dataDir, String(name)))
    // Last, so that an interrupted run is resumed by the next start.
    giveTo(user, dataDir)
  }
  if ((mode & 0o027) !== 0) chmodSync(dataDir, 0o700)
}

/**
 * Ensures a complete data directory of the right version. An incomplete one is moved aside, never removed.
 *
 * @param mayCreate false when a server has just run here: an empty folder then means data loss, not a first start
 * @throws Error when the folder has other contents or another major version
 */
export async function ensureCluster(cluster: Cluster, mayCreate: boolean): Promise<void> {
  const { dataDir, log } = cluster
  const condition = conditionOf(dataDir)
  if (condition === 'complete') {
    checkVersion(cluster)
    checkOwner(cluster)
    return
  }
  if (!mayCreate) throw new Error(`The database in ${dataDir} is gone.`)
  if (condition === 'something-else') {
    throw new Error(`${dataDir} holds files that are no PostgreSQL database. Name an empty folder.`)
  }
  if (condition === 'half-made') {
    const aside = `${dataDir}.half-made-${Date.now()}`
    await rename(dataDir, aside)
    log.warn(`${dataDir} held a half-made database; it was moved to ${aside}`)
  }
  log.info(`making a new database in ${dataDir}`)
  await createCluster(cluster)
}
