/** Decides which user may walk to which folder, and makes folders that the server's user can reach. */
import { chmodSync, existsSync, fchownSync, mkdirSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import type { ServerUser } from './options.ts'

/** Whether `user` may pass through every folder above `path` (by mode bits). Without ids: this process, which finds out itself. */
export function canReach(path: string, user: ServerUser): boolean {
  if (user.uid === undefined) return true
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const { mode, uid, gid } = statSync(folder)
    const shift = uid === user.uid ? 6 : gid === user.gid ? 3 : 0
    if (((mode >> shift) & 1) === 0) return false
    if (folder === dirname(folder)) return true
  }
}

/** `path` absolute and without symbolic links, also when its last parts do not exist yet. */
export function realPath(path: string): string {
  const absolute = resolve(path)
  if (existsSync(absolute)) return realpathSync(absolute)
  return join(realPath(dirname(absolute)), basename(absolute))
}

/** The nearest folder at or above `path` that exists. */
export function nearestExisting(path: string): string {
  return existsSync(path) ? path : nearestExisting(dirname(path))
}

/** Makes a folder and those above it that are missing, each open to walk through, whatever the umask. */
export function makeReachable(folder: string): void {
  if (existsSync(folder)) return
  makeReachable(dirname(folder))
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o755)
}

/** Gives a file made by root in another user's folder to that user, whose own next start needs it. */
export function shareWithOwner(file: number, path: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(dirname(path))
  fchownSync(file, uid, gid)
}
