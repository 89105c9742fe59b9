/** Deals with what an earlier process left in the data folder: adopts a living server, ends a useless one, clears a stale file. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Cluster, RunningServer } from './options.ts'
import { type Answer, probe } from './probe.ts'
import { isAlive, isServerOf } from './processes.ts'
import { clearOrphans, endPostmaster, readPostmasterFile } from './server-process.ts'

const RECOVERY = 10 * 60_000

/** How long, in milliseconds, a server in this state is given before it answers. */
function patienceFor(status: string, certain: boolean): number {
  if (!certain) return 5_000
  if (status === 'ready') return 15_000
  return status === 'stopping' ? 60_000 : RECOVERY
}

/** Asks the server named in postmaster.pid until it answers or ends; the file is read again each time, as it grows. */
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
 * Adopts the server that runs on the data folder, if one does and takes our password. Otherwise leaves the folder
 * free for a start: the server is ended, or the file of one long dead (whose process id another program may have
 * by now) is removed.
 *
 * @param others process ids of the other users of this folder
 * @throws Error when the server does not take our password but others are using it
 */
export async function takeOver(cluster: Cluster, others: number[]): Promise<RunningServer | undefined> {
  const { dataDir, log } = cluster
  const left = readPostmasterFile(dataDir)
  const ours = left && isAlive(left.pid) ? isServerOf(left.pid, dataDir) : false
  if (left && ours !== false) {
    const { answer, port } = await waitForAnswer(cluster, left.pid, ours === true)
    if (answer === 'ours') return { pid: left.pid, port, adopted: true }
    if (answer === 'locked-out' && others.length > 0) {
      throw new Error(`The database in ${dataDir} is in use by process ${others[0]} under another password.`)
    }
    if (ours === true && isAlive(left.pid)) {
      log.warn(`the server ${left.pid} on ${dataDir} is of no use (${answer}); it is ended and started anew`)
      await endPostmaster(left.pid, dataDir)
    }
  } else if (left && isAlive(left.pid)) {
    log.info(`postmaster.pid names process ${left.pid}, which is another program; the file is removed`)
  }
  // Removed only when nothing runs here any more: with it goes PostgreSQL's own guard against a second server.
  await clearOrphans(dataDir)
  rmSync(join(dataDir, 'postmaster.pid'), { force: true })
  return undefined
}
