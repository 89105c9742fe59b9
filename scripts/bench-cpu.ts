// CPU time of a running store: of its Node process and of the database server that it started. Linux only.

import { readdir, readFile } from 'node:fs/promises'

/** Milliseconds of CPU, user and system. */
export interface CpuTime {
  server: number
  database: number
}

interface ProcessTimes {
  parent: number
  /** Of the process itself, in milliseconds. */
  own: number
  /** Of its children that have ended. */
  ended: number
}

/** Linux counts in ticks of 10 ms on every architecture that Node supports. */
const TICK_MS = 10

/** Parses a line of /proc/<pid>/stat; the name of the program may contain spaces and parentheses. */
export function parseStat(line: string): ProcessTimes {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  // fields 4 and 14 to 17 of proc_pid_stat(5)
  const [parent, user, system, endedUser, endedSystem] = [1, 11, 12, 13, 14].map(at => Number(fields[at]))
  return {
    parent: parent as number,
    own: ((user as number) + (system as number)) * TICK_MS,
    ended: ((endedUser as number) + (endedSystem as number)) * TICK_MS,
  }
}

async function readProcesses(): Promise<Map<number, ProcessTimes>> {
  const pids = (await readdir('/proc')).filter(name => /^\d+$/.test(name))
  const processes = new Map<number, ProcessTimes>()
  for (const pid of pids) {
    // a process may end between the two calls
    const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
    if (line !== null) processes.set(Number(pid), parseStat(line))
  }
  return processes
}

/** CPU time of process `pid` and of everything that it started; null where /proc does not exist. */
export async function cpuTimeOf(pid: number): Promise<CpuTime | null> {
  if (process.platform !== 'linux') return null
  const processes = await readProcesses()
  let database = 0
  const add = (parent: number) => {
    for (const [child, times] of processes) {
      if (times.parent !== parent) continue
      database += times.own + times.ended
      add(child)
    }
  }
  add(pid)
  return { server: processes.get(pid)?.own ?? 0, database }
}
