/** Inspects processes on this machine: alive, the same process as before, the postmaster of a data directory. */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

const LINUX = process.platform === 'linux'

/** Error code (`ENOENT`, `28P01`, …) of a thrown value, or undefined. */
export function codeOf(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' ? code : undefined
}

/** Message of a thrown value. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** The result of `read`, or undefined when it throws: files of a process may vanish at any moment. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

/** Fields of /proc/<pid>/stat after the command name, which may contain spaces and brackets. */
function statFields(pid: number): string[] | undefined {
  const text = attempt(() => readFileSync(`/proc/${pid}/stat`, 'latin1'))
  return text?.slice(text.lastIndexOf(')') + 2).split(' ')
}

/**
 * Whether a process with this id runs. Zombies do not count: in a container whose init does not reap orphans, a killed
 * postmaster stays a zombie forever.
 */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return false
  }
  const state = LINUX ? statFields(pid)?.[0] : undefined
  return state !== 'Z' && state !== 'X'
}

/**
 * Distinguishes this process from a later one with the same id, by boot id and start time. Returns 'unknown' where the
 * system does not provide them.
 */
export function identityOf(pid: number): string {
  const identity = LINUX
    ? attempt(() => {
        const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim()
        const started = statFields(pid)?.[19]
        return started && `${boot}:${started}`
      })
    : attempt(() =>
        execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
          env: { LC_ALL: 'C', TZ: 'UTC', PATH: '/bin:/usr/bin' },
        })
          .toString()
          .trim()
          .replaceAll(/\s+/g, '-'),
      )
  return identity || 'unknown'
}

/** This process as `pid@identity`, the claim stored in locks and leases. */
export function claimText(): string {
  return `${process.pid}@${identityOf(process.pid)}`
}

/** Process id of a claim, or 0 when the text is not a claim. */
export function claimPid(claim: string): number {
  return Number.parseInt(claim, 10) || 0
}

/** Whether the process of this claim still runs. */
export function isClaimAlive(claim: string): boolean {
  const pid = claimPid(claim)
  if (pid === 0 || !isAlive(pid)) return false
  const written = claim.slice(claim.indexOf('@') + 1)
  const now = identityOf(pid)
  return written === now || written === 'unknown' || now === 'unknown'
}

/**
 * Whether a live process is the postmaster (or, on Linux, any server process) of the data directory.
 * Undefined when the system does not permit a look.
 *
 * @param dataDir absolute, without symbolic links
 */
export function isServerOf(pid: number, dataDir: string): boolean | undefined {
  if (!LINUX) {
    const listed = attempt(() => execFileSync('ps', ['-o', 'command=', '-p', String(pid)]).toString())
    return listed === undefined ? undefined : listed.includes('postgres') && listed.includes(dataDir)
  }
  const command = attempt(() => readFileSync(`/proc/${pid}/comm`, 'utf8').trim())
  if (command === undefined) return undefined
  if (!command.startsWith('postgres')) return false
  // A server changes into its data directory before it writes postmaster.pid; only root and its own user may read the link.
  const folder = attempt(() => readlinkSync(`/proc/${pid}/cwd`))
  return folder === undefined ? undefined : folder === dataDir || folder === `${dataDir} (deleted)`
}

/** Live server processes of the data directory, including orphans of a dead postmaster. Empty except on Linux. */
export function serverProcessesOf(dataDir: string): number[] {
  if (!LINUX) return []
  return readdirSync('/proc')
    .map(Number)
    .filter(pid => pid > 0 && isServerOf(pid, dataDir) === true && isAlive(pid))
}

/**
 * Polls `done` until it returns true.
 *
 * @param timeout milliseconds
 * @returns false on timeout
 */
export async function waitUntil(done: () => boolean, timeout: number, step = 20): Promise<boolean> {
  const end = Date.now() + timeout
  while (!done()) {
    if (Date.now() >= end) return false
    await delay(step)
  }
  return true
}
