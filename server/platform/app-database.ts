// Opens the store's database: migrates it as its owner, then serves requests as a role that owns nothing.

import { SESSION_LIMITS } from './connections.ts'
import { type Database, type DatabaseOptions, openDatabase, statement } from './db.ts'
import { lockMigrations, migrate } from './migrate.ts'
import { ensurePartitions } from './partitions.ts'
import { APP_ROLE } from './postgres/probe.ts'
import { refreshStatistics } from './table-statistics.ts'

/** The role of requests. */
export interface DatabaseAccess {
  role: string
  /** False when requests use the owner of the tables: then only triggers protect append-only records. */
  restricted: boolean
  /** What an operator can do about it; empty when restricted. */
  advice: string
}

export interface AppDatabase {
  db: Database
  access: DatabaseAccess
  /** Names of the migrations that ran. */
  ran: string[]
}

const STATE = statement(
  'app-role.state',
  `select pg_has_role(oid, case when current_setting('server_version_num')::int >= 160000 then 'SET' else 'MEMBER' end)
     as member, has_table_privilege(oid, 'orders', 'INSERT') as granted
   from pg_roles where rolname = $1`,
)
const CREATE = (role: string) => `do $$begin if to_regrole('${role}') is null then create role ${role}; end if; end$$;
  grant ${role} to current_user;`
const GRANT = statement('app-role.grant', 'select grant_app_privileges()')
const WHO = statement('app-role.who', 'select current_user as role')

const NOT_ALLOWED = '42501'
const UNKNOWN_STARTUP_PARAMETER = '08P01'

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** The connection string with which sessions start in the application role, at no cost per request. */
export function asAppRole(url: string): string {
  const setting = `-c role=${APP_ROLE}`
  const existing = /[?&]options=([^&]*)/.exec(url)
  if (existing) {
    const options = decodeURIComponent((existing[1] ?? '').replaceAll('+', ' '))
    const merged = `${existing[0].slice(0, 1)}options=${encodeURIComponent(`${options} ${setting}`)}`
    return url.slice(0, existing.index) + merged + url.slice(existing.index + existing[0].length)
  }
  return `${url}${url.includes('?') ? '&' : '?'}options=${encodeURIComponent(setting)}`
}

/** Creates the role if allowed, and grants it its privileges on these tables. Returns whether sessions can use it. */
async function prepareRole(owner: Database, appRole: string, tablesChanged: boolean): Promise<boolean> {
  const state = await owner.oneOrNull<{ member: boolean; granted: boolean }>(STATE, [appRole])
  if (!state?.member) {
    try {
      await owner.transaction(async tx => {
        await lockMigrations(tx)
        await tx.script(CREATE(appRole))
      })
    } catch (error) {
      if (codeOf(error) !== NOT_ALLOWED) throw error
      return false
    }
  }
  if (tablesChanged || !state?.granted) {
    await owner.transaction(async tx => {
      await lockMigrations(tx)
      await tx.run(GRANT)
    })
  }
  return true
}

/** The application's pool, or null when a pooler before the server does not pass the role on. */
async function openRestricted(url: string, options: DatabaseOptions) {
  const db = openDatabase(asAppRole(url), options)
  try {
    const { role } = await db.one<{ role: string }>(WHO)
    if (role === APP_ROLE) return db
  } catch (error) {
    if (codeOf(error) !== UNKNOWN_STARTUP_PARAMETER) {
      await db.close()
      throw error
    }
  }
  await db.close()
  return null
}

export interface AppDatabaseOptions extends DatabaseOptions {
  /** Folder of the migrations. */
  migrations: string
  /** The role of requests; tests name one that does not exist. */
  appRole?: string
}

/** Migrates as the owner in `url`, and opens the pool for requests and jobs. */
export async function openAppDatabase(
  url: string,
  { migrations, appRole = APP_ROLE, ...options }: AppDatabaseOptions,
): Promise<AppDatabase> {
  const owner = openDatabase(url, { ...options, max: 1, limits: SESSION_LIMITS.migrations })
  try {
    const ran = await migrate(owner, migrations)
    await ensurePartitions(owner)
    await refreshStatistics(owner, 'missing')
    const usable = await prepareRole(owner, appRole, ran.length > 0)
    const db = usable ? await openRestricted(url, options) : null
    if (db) return { db, ran, access: { role: appRole, restricted: true, advice: '' } }
    const { role } = await owner.one<{ role: string }>(WHO)
    const advice = usable
      ? `The connection pooler drops the startup parameter "options" (-c role=${appRole}): let it pass.`
      : `Once, as a superuser: create role ${appRole}; grant ${appRole} to "${role}";`
    return { db: openDatabase(url, options), ran, access: { role, restricted: false, advice } }
  } finally {
    await owner.close()
  }
}
