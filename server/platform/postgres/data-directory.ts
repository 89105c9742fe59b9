/** Chooses the data directory and the user that runs the server. */
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { canReach, nearestExisting, realPath } from './directory-access.ts'
import type { ServerUser, SupervisorLog } from './options.ts'

/** The data directory (absolute, without symbolic links) and the user that runs the server on it. */
export type DataDirectory = { dataDir: string; user: ServerUser }

/** Whether the folder holds a complete cluster, judging by two characteristic files. */
export function holdsCluster(dataDir: string): boolean {
  return existsSync(join(dataDir, 'PG_VERSION')) && existsSync(join(dataDir, 'global', 'pg_control'))
}

/**
 * A user other than root with an entry in /etc/passwd (initdb looks up its name): nobody, otherwise daemon, otherwise
 * any.
 */
export function unprivilegedUser(passwd = readPasswd()): { uid: number; gid: number } {
  const users = passwd.split('\n').map(line => {
    const [name = '', , uid, gid] = line.split(':')
    return { name, uid: Number(uid), gid: Number(gid) }
  })
  const usable = users.filter(user => user.uid > 0 && user.gid > 0)
  const existing =
    usable.find(user => user.uid === 65534) ??
    usable.find(user => user.name === 'nobody') ??
    usable.find(user => user.name === 'daemon') ??
    usable[0]
  return existing ? { uid: existing.uid, gid: existing.gid } : { uid: 65534, gid: 65534 }
}

function readPasswd(): string {
  return existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8') : ''
}

/** A cluster is created beside its folder and renamed, which is not possible at a mount point: there a subfolder is used. */
function clusterFolder(folder: string): string {
  const isMount = existsSync(folder) && statSync(folder).dev !== statSync(dirname(folder)).dev
  return isMount ? join(folder, 'cluster') : folder
}

/** The owner of the cluster runs it, so that root and that user can start it alternately. */
function userFor(dataDir: string): ServerUser {
  if (holdsCluster(dataDir)) {
    const { uid, gid } = statSync(dataDir)
    if (uid !== 0) return { uid, gid }
  }
  return unprivilegedUser()
}

/** PostgreSQL only serves a folder to its owner: reports this with a clearer message. */
function rejectForeignDirectory(dataDir: string): void {
  if (!existsSync(dataDir)) return
  const { uid } = statSync(dataDir)
  const self = process.getuid?.()
  if (uid === self || (isOpen(dataDir) && !holdsCluster(dataDir))) return
  throw new Error(
    `The database in ${dataDir} belongs to user id ${uid}, this is ${self}. Start as that user or as root.`,
  )
}

function isOpen(folder: string): boolean {
  try {
    accessSync(folder, constants.R_OK | constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Chooses folder and user. Root runs the server as another user; where that user cannot reach the requested folder (a
 * checkout under /root), the data is stored under `systemDir`, in a folder named after the requested one, and logged.
 *
 * @throws Error when the requested folder holds a database that the server's user cannot reach, or that of another user
 */
export function chooseDataDirectory(wanted: string, systemDir: string, log: SupervisorLog): DataDirectory {
  const dataDir = clusterFolder(realPath(wanted))
  if (process.getuid?.() !== 0) {
    rejectForeignDirectory(dataDir)
    return { dataDir, user: {} }
  }
  const user = userFor(dataDir)
  const mark = createHash('sha256').update(dataDir).digest('hex').slice(0, 10)
  const elsewhere = join(realPath(systemDir), `${basename(dirname(dataDir))}-${mark}`, 'postgres')
  const reachable = canReach(join(nearestExisting(dirname(dataDir)), basename(dataDir)), user)
  if (holdsCluster(dataDir)) {
    if (reachable) return { dataDir, user }
    throw new Error(
      `The database in ${dataDir} belongs to user id ${user.uid}, which cannot enter the folders above it. ` +
        'Allow that (chmod o+x on each of them) or move the data folder.',
    )
  }
  if (reachable && !holdsCluster(elsewhere)) return { dataDir, user }
  log.warn(
    `${dataDir} lies, or lay, under a folder closed to user id ${user.uid}; the database is kept in ${elsewhere}`,
  )
  return { dataDir: elsewhere, user: userFor(elsewhere) }
}
