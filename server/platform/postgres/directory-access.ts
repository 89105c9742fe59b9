/** Checks whether a user can reach a folder, and creates folders that the server's user can reach. */
import { chmodSync, chownSync, existsSync, fchownSync, mkdirSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import type { ServerUser } from './options.ts'

/** Whether `user` can traverse every folder above `path` (by mode bits). True without ids, which mean this process. */
export function canReach(path: string, user: ServerUser): boolean {
  if (user.uid === undefined) return true
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const { mode, uid, gid } = statSync(folder)
    const shift = uid === user.uid ? 6 : gid === user.gid ? 3 : 0
    if (((mode >> shift) & 1) === 0) return false
    if (folder === dirname(folder)) return true
  }
}

/** `path` absolute and without symbolic links; its last segments need not exist. */
export function realPath(path: string): string {
  const absolute = resolve(path)
  if (existsSync(absolute)) return realpathSync(absolute)
  return join(realPath(dirname(absolute)), basename(absolute))
}

/** The nearest folder at or above `path` that exists. */
export function nearestExisting(path: string): string {
  return existsSync(path) ? path : nearestExisting(dirname(path))
}

/** Creates missing folders that everybody can traverse, regardless of the umask. */
export function makeReachable(folder: string): void {
  if (existsSync(folder)) return
  makeReachable(dirname(folder))
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o755)
}

/** Changes the owner of a file created by root to the owner of its folder, who needs it on the next start. */
export function shareWithOwner(file: number, path: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(dirname(path))
  fchownSync(file, uid, gid)
}

/**
 * Creates the folder of the archived log, for the user of the server alone. @throws Error when that user cannot reach it
 */
export function prepareArchive(folder: string, user: ServerUser): string {
  const path = realPath(folder)
  makeReachable(dirname(path))
  if (!existsSync(path)) mkdirSync(path, { mode: 0o700 })
  if (user.uid !== undefined && user.gid !== undefined) chownSync(path, user.uid, user.gid)
  if (!canReach(path, user))
    throw new Error(`The database server runs as user id ${user.uid}, which cannot reach ${path}.`)
  return path
}
