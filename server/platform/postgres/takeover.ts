/** Handles what an earlier process left in the data directory: adopts a running server, ends an unusable one, removes a stale file. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Cluster, RunningServer } from './options.ts'
import { type Answer, probe } from './probe.ts'
import { isAlive, isServerOf } from './processes.ts'
import { clearOrphans, endPostmaster, readPostmasterFile } from './server-process.ts'

const RECOVERY = 10 * 60_000

/** How long to wait for a server in this state, in milliseconds. */
function patienceFor(status: string, certain: boolean): number {
  if (!certain) return 5_000
  if (status === 'ready') return 15_000
  return status === 'stopping' ? 60_000 : RECOVERY
}

/** Probes the server in postmaster.pid until it responds or ends; the file is read again each time, as the server extends it. */
async function waitForAnswer(
  cluster: Cluster,
  pid: number,
  certain: boolean,
): Promise<{ answer: Answer; port: number }> {
  const begun = Date.now()
  for (;;) {
    const file = readPostmasterFile(cluster.dataDir)
    if (!isAlive(pid) || file?.pid !== pid) return { answer: 'silent', port: 0 }
    const answer = file.port > 0 ? await probe(file.port, cluster.password, cluster.dataDir) : 'silent'
    if (answer !== 'silent') return { answer, port: file.port }
    if (Date.now() - begun > patienceFor(file.status, certain)) return { answer, port: file.port }
    await delay(50)
  }
}

/**
 * Adopts the server that runs on the data directory when it accepts our password. Otherwise frees the folder for a start:
 * ends the server, or removes the file of a dead one (whose process id may have been reused).
 *
 * @param others process ids of the other users of this folder
 * @throws Error when the server rejects our password but others are using it
 */
export async function takeOver(cluster: Cluster, others: number[]): Promise<RunningServer | undefined> {
  const { dataDir, log } = cluster
  const left = readPostmasterFile(dataDir)
  const ours = left && isAlive(left.pid) ? isServerOf(left.pid, dataDir) : false
  if (left && ours !== false) {
    const { answer, port } = await waitForAnswer(cluster, left.pid, ours === true)
    // roles can only be set up while the server is stopped, which others would notice
    const usable = answer === 'ours' || (answer === 'outdated' && others.length > 0)
    if (usable) return { pid: left.pid, port, adopted: true }
    if (answer === 'locked-out' && others.length > 0) {
      throw new Error(`The database in ${dataDir} is in use by process ${others[0]} under another password.`)
    }
    if (ours === true && isAlive(left.pid)) {
      log.warn(`the server ${left.pid} on ${dataDir} does not work (${answer}); it is stopped and started again`)
      await endPostmaster(left.pid, dataDir)
    }
  } else if (left && isAlive(left.pid)) {
    log.info(`postmaster.pid names process ${left.pid}, which is another program; the file is removed`)
  }
  // Removed only when no server process is left: the file is PostgreSQL's own guard against a second server.
  await clearOrphans(dataDir)
  rmSync(join(dataDir, 'postmaster.pid'), { force: true })
  return undefined
}
