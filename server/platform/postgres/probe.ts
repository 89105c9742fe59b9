/** Probes whether a server accepts our password and serves our data directory. */
import { realpathSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { codeOf } from './processes.ts'

/** Name of the owner role and of the database. */
export const NAME = 'karkhana'

/** Role without a login that requests act as: it cannot change tables, nor records that are kept. */
export const APP_ROLE = 'karkhana_app'

/**
 * `ours`: accepts our password and serves our folder. `outdated`: so does this one, but it was set up before the role of the application
 * existed, or before backups. `locked-out`: role, password or database differ. `foreign`: accepts
 * our password but serves another folder (a copy of ours). `silent`: no response, or not yet (starting, recovering,
 * stopping).
 */
export type Answer = 'ours' | 'outdated' | 'locked-out' | 'foreign' | 'silent'

const SETUP = `SELECT current_setting('data_directory') AS folder, EXISTS (
    SELECT FROM pg_auth_members m WHERE m.roleid = to_regrole('${APP_ROLE}') AND m.member = to_regrole('${NAME}')
  ) AND (SELECT rolreplication FROM pg_roles WHERE rolname = current_user) AS is_current`

/** Connection string of the database at a port of 127.0.0.1. */
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
    case '28000': // no such role, or rejected by pg_hba.conf
    case '3D000': // no such database
      return 'locked-out'
    case '53300': // too many connections: the server is working
      return 'ours'
    default:
      return 'silent'
  }
}

/** Retries for up to fifteen seconds while the server is silent. */
export async function probeWithRetry(port: number, password: string, dataDir: string): Promise<Answer> {
  const end = Date.now() + 15_000
  for (;;) {
    const answer = await probe(port, password, dataDir)
    if (answer !== 'silent' || Date.now() > end) return answer
    await delay(100)
  }
}

/** One connection attempt of at most three seconds. Never throws. */
export async function probe(port: number, password: string, dataDir: string): Promise<Answer> {
  const client = new Client({ connectionString: connectionUrl(port, password), connectionTimeoutMillis: 3_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const result = await client.query<{ folder: string; is_current: boolean }>(SETUP)
    const { folder = '', is_current: isCurrent = false } = result.rows[0] ?? {}
    if (!sameFolder(folder, dataDir)) return 'foreign'
    return isCurrent ? 'ours' : 'outdated'
  } catch (error) {
    return readRejection(error)
  } finally {
    await client.end().catch(() => undefined)
  }
}
