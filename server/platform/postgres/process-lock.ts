/** Lock between processes for starting and stopping the server of a data directory, and the leases of the processes that use it. */
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readlinkSync, rmSync } from 'node:fs'
import { mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { SupervisorLog } from './options.ts'
import { claimPid, claimText, codeOf, isClaimAlive } from './processes.ts'

const PATIENCE = 10 * 60_000
const RELEASED = '0@released'

/** The highest lock number; 0 for none. Locks are symbolic links named by number, whose target is the claim. */
async function latestLock(folder: string): Promise<number> {
  const names = await readdir(folder)
  return Math.max(0, ...names.map(Number).filter(Number.isInteger))
}

/**
 * Acquires the lock. Node has no file locks, so a lock is a numbered symbolic link (created atomically with its text) and
 * only the highest number counts. The lock of a dead process is never removed but superseded by the next number: two
 * processes that both find it stale cannot remove each other's lock.
 */
async function acquireLock(folder: string, log: SupervisorLog): Promise<string> {
  await mkdir(folder, { recursive: true })
  const claim = claimText()
  const begun = Date.now()
  let reported = false
  for (;;) {
    const latest = await latestLock(folder)
    const holder = latest === 0 ? RELEASED : await readlink(join(folder, String(latest))).catch(() => undefined)
    if (holder === undefined) continue
    if (isClaimAlive(holder)) {
      const waited = Date.now() - begun
      if (waited > PATIENCE) throw new Error(`Process ${claimPid(holder)} has held ${folder} for ten minutes.`)
      if (waited > 5_000 && !reported) {
        log.info(`waiting for process ${claimPid(holder)}, which is starting or stopping the same database`)
        reported = true
      }
      await delay(25)
      continue
    }
    const mine = join(folder, String(latest + 1))
    try {
      await symlink(claim, mine)
    } catch (error) {
      if (codeOf(error) === 'EEXIST') continue
      throw error
    }
    if ((await latestLock(folder)) === latest + 1) return mine
    await rm(mine, { force: true })
  }
}

async function releaseLock(folder: string, mine: string): Promise<void> {
  const released = join(folder, `released-${randomBytes(6).toString('hex')}`)
  await symlink(RELEASED, released)
  await rename(released, mine)
  const number = Number(mine.slice(folder.length + 1))
  for (const name of await readdir(folder)) if (Number(name) < number) await rm(join(folder, name), { force: true })
}

/**
 * Runs `work` while no other process, nor another caller in this one, is inside `withLock` for the same folder.
 * The lock of a killed process does not block.
 *
 * @throws Error when a live process holds the lock for ten minutes; any error of `work`
 */
export async function withLock<T>(controlDir: string, log: SupervisorLog, work: () => Promise<T>): Promise<T> {
  const folder = join(controlDir, 'turns')
  const mine = await acquireLock(folder, log)
  try {
    return await work()
  } finally {
    await releaseLock(folder, mine)
  }
}

/** One user of the server. `release()` is idempotent and synchronous, so it can run during process exit. */
export type Lease = { release(): void }

/** Registers this process as a user of the server. */
export async function takeLease(controlDir: string): Promise<Lease> {
  const folder = join(controlDir, 'users')
  await mkdir(folder, { recursive: true })
  const path = join(folder, `${process.pid}-${randomBytes(6).toString('hex')}`)
  await symlink(claimText(), path)
  return { release: () => rmSync(path, { force: true }) }
}

/** Process ids of the live users of the server, one per lease; leases of dead processes are removed. */
export function listUsers(controlDir: string): number[] {
  const folder = join(controlDir, 'users')
  const pids: number[] = []
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const path = join(folder, name)
    try {
      const claim = readlinkSync(path)
      if (isClaimAlive(claim)) pids.push(claimPid(claim))
      else rmSync(path, { force: true })
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error
    }
  }
  return pids
}
