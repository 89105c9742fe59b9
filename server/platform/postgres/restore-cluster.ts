/**
 * Creates a database cluster from a base backup: unpacks it beside its folder, verifies each file, and moves it into
 * place.
 */
import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readdirSync } from 'node:fs'
import { chmod, lchown, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createGunzip } from 'node:zlib'
import { BASE_ARCHIVE, readServerManifest, SERVER_MANIFEST } from './base-backup.ts'
import { chooseDataDirectory } from './data-directory.ts'
import { makeReachable } from './directory-access.ts'
import type { ServerUser, SupervisorLog } from './options.ts'
import { readTar, type TarEntry } from './tar.ts'

/** Replays archived log after the base backup. */
export interface Recovery {
  /** Folder of the archived log. */
  archive: string
  /** The time at which to stop; null replays the whole log. */
  until: Date | null
}

export interface RestoreClusterOptions {
  /** Folder of the base backup. */
  from: string
  /** The data directory to create, as for `startEmbeddedPostgres`. */
  dataDir: string
  systemDir?: string
  recovery?: Recovery
  log: SupervisorLog
}

/** Recovery settings, which the server ignores once recovery is over. */
const RECOVERY_SETTINGS = 'postgresql.auto.conf'

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
const shellQuoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

async function give(path: string, { uid, gid }: ServerUser): Promise<void> {
  if (uid !== undefined && gid !== undefined) await lchown(path, uid, gid)
}

/** Writes one file and returns its checksum. */
async function writeEntry(path: string, { content }: TarEntry): Promise<string> {
  const hash = createHash('sha256')
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const part of content) {
      hash.update(part)
      await file.write(part)
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return hash.digest('hex')
}

/** Unpacks the archive; returns the checksums of its files. */
async function unpack(archive: string, folder: string, user: ServerUser): Promise<Map<string, string>> {
  const sums = new Map<string, string>()
  const source = createReadStream(archive).pipe(createGunzip())
  for await (const entry of readTar(source)) {
    const path = join(folder, entry.path)
    if (entry.kind === 'link') throw new Error('A backup with tablespaces cannot be restored.')
    await mkdir(entry.kind === 'folder' ? path : dirname(path), { recursive: true, mode: 0o700 })
    if (entry.kind === 'file') sums.set(entry.path, await writeEntry(path, entry))
    await give(path, user)
  }
  return sums
}

async function verify(from: string, sums: ReadonlyMap<string, string>): Promise<void> {
  const files = readServerManifest(await readFile(join(from, SERVER_MANIFEST), 'utf8'))
  const wrong = files.filter(({ path, sha256 }) => sums.get(path) !== sha256).map(({ path }) => path)
  if (wrong.length > 0)
    throw new Error(`${wrong.length} files of the database are damaged: ${wrong.slice(0, 5).join(', ')}`)
}

async function prepareRecovery(folder: string, { archive, until }: Recovery, user: ServerUser): Promise<void> {
  const source = `${shellQuoted(`${archive}/`)}%f.gz`
  const lines = [
    // the server reports ready when recovery is over, not before
    'hot_standby = off',
    `restore_command = ${quoted(`test -f ${source} && gzip -dc ${source} > "%p"`)}`,
    ...(until
      ? [
          `recovery_target_time = ${quoted(until.toISOString().replace('T', ' ').replace('Z', '+00'))}`,
          `recovery_target_action = 'promote'`,
        ]
      : []),
  ]
  await writeFile(join(folder, RECOVERY_SETTINGS), `${lines.join('\n')}\n`, { mode: 0o600 })
  await writeFile(join(folder, 'recovery.signal'), '', { mode: 0o600 })
  for (const name of [RECOVERY_SETTINGS, 'recovery.signal']) await give(join(folder, name), user)
}

/**
 * Restores a base backup into a data directory that is missing or empty; the next start of the server recovers it.
 *
 * @returns the data directory, which differs from the requested one where the user of the server could not reach that
 * @throws Error when there is a database or other files, or when a file of the backup is damaged; nothing is left then
 */
export async function restoreCluster(options: RestoreClusterOptions): Promise<string> {
  const { from, systemDir = '/var/lib/karkhana', recovery, log } = options
  const { dataDir, user } = chooseDataDirectory(options.dataDir, systemDir, log)
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0)
    throw new Error(`${dataDir} is not empty. A restore never overwrites: name another folder.`)
  makeReachable(dirname(dataDir))
  const draft = `${dataDir}.restore-${process.pid}`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { mode: 0o700 })
  try {
    await give(draft, user)
    await verify(from, await unpack(join(from, BASE_ARCHIVE), draft, user))
    if (recovery) await prepareRecovery(draft, recovery, user)
    await chmod(draft, 0o700)
    await rm(dataDir, { recursive: true, force: true })
    await rename(draft, dataDir)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
  return dataDir
}

/** Removes the settings of a finished recovery, so that later starts do not read them. */
export async function endRecovery(dataDir: string): Promise<void> {
  await writeFile(join(dataDir, RECOVERY_SETTINGS), '')
}
