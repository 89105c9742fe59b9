/** Asks a server whether it takes our password and serves our data folder. */
import { realpathSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { codeOf } from './processes.ts'

/** The role that owns everything, and the name of the database. */
export const NAME = 'karkhana'

/**
 * `ours`: it takes our password and serves our folder. `locked-out`: a server, but role, password or database
 * is another. `foreign`: takes our password and serves another folder (a copy of ours). `silent`: no answer,
 * or not yet (starting, recovering, stopping).
 */
export type Answer = 'ours' | 'locked-out' | 'foreign' | 'silent'

/** The connection string of the database at this port of 127.0.0.1. */
export function connectionUrl(port: number, password: string): string {
  return `postgres://${NAME}:${encodeURIComponent(password)}@127.0.0.1:${port}/${NAME}`
}

function sameFolder(reported: string, dataDir: string): boolean {
  try {
    return realpathSync(reported) === dataDir
  } catch {
    return reported === dataDir
  }
}

function readRejection(error: unknown): Answer {
  switch (codeOf(error)) {
    case '28P01': // wrong password
    case '28000': // no such role, or pg_hba.conf says no
    case '3D000': // no such database
      return 'locked-out'
    case '53300': // every connection is in use, which only happens to a server that works
      return 'ours'
    default:
      return 'silent'
  }
}

/** Asks again while the server is silent, for fifteen seconds at most. */
export async function probeWithRetry(port: number, password: string, dataDir: string): Promise<Answer> {
  const end = Date.now() + 15_000
  for (;;) {
    const answer = await probe(port, password, dataDir)
    if (answer !== 'silent' || Date.now() > end) return answer
    await delay(100)
  }
}

/** One attempt to connect, at most three seconds. Never throws. */
export async function probe(port: number, password: string, dataDir: string): Promise<Answer> {
  const client = new Client({ connectionString: connectionUrl(port, password), connectionTimeoutMillis: 3_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const result = await client.query<{ data_directory: string }>('SHOW data_directory')
    const reported = result.rows[0]?.data_directory ?? ''
    return sameFolder(reported, dataDir) ? 'ours' : 'foreign'
  } catch (error) {
    return readRejection(error)
  } finally {
    await client.end().catch(() => undefined)
  }
}
