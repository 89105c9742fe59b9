/** Writes the rows of every table of a database into files, from one snapshot, and loads them into another database. */

import { createReadStream } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createGunzip } from 'node:zlib'
import { Client } from 'pg'
import { copyIn, copyOut } from './copy-stream.ts'
import { GzipFile } from './gzip-file.ts'

/** Tables that each database fills itself. */
const OWN = ['public.schema_migrations', 'pgboss.version', 'pgboss.queue', 'pgboss.schedule', 'pgboss.subscription']
const TABLES = 'tables.json'

interface DumpedTable {
  /** Quoted, with its schema. */
  name: string
  columns: string[]
  file: string
  rows: number
}

interface Dump {
  /** Names of the job queues, whose tables are created before the rows are loaded. */
  queues: string[]
  tables: DumpedTable[]
  sequences: { name: string; value: string; isCalled: boolean }[]
}

// partitions are part of their table; generated columns compute themselves
const LIST_TABLES = `select format('%I.%I', n.nspname, c.relname) as name, n.nspname || '.' || c.relname as plain,
    array_agg(quote_ident(a.attname) order by a.attnum) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p') and not c.relispartition
  group by n.nspname, c.relname order by 1`
const LIST_SEQUENCES = `select format('%I.%I', schemaname, sequencename) as name from pg_sequences
  where schemaname in ('public', 'pgboss') order by 1`
const LIST_QUEUES = `select name from pgboss.queue order by name`
const HAS_QUEUES = `select to_regclass('pgboss.queue') is not null as found`
const LIST_KEYS = `select format('%s', conrelid::regclass) as "table", quote_ident(conname) as name,
    pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and conparentid = 0
    and connamespace in ('public'::regnamespace, 'pgboss'::regnamespace) order by 1, 2`

async function connected<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    // like pg_dump, so that values mean the same wherever they are read
    await client.query(`set datestyle = iso; set intervalstyle = postgres; set extra_float_digits = 3;
      set timezone = 'UTC'; set statement_timeout = 0; set lock_timeout = 0`)
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function dumpTable(client: Client, { name, columns }: DumpedTable, path: string): Promise<void> {
  const file = new GzipFile(path, 'wx')
  try {
    // a query reads the partitions as well, which the table itself does not
    await copyOut(client, `copy (select ${columns.join(', ')} from ${name}) to stdout`, part => file.write(part))
    await file.close()
  } catch (error) {
    file.abandon()
    throw error
  }
}

async function listQueues(client: Client): Promise<string[]> {
  const { rows: has } = await client.query<{ found: boolean }>(HAS_QUEUES)
  if (!has[0]?.found) return []
  return (await client.query<{ name: string }>(LIST_QUEUES)).rows.map(({ name }) => name)
}

/** Names of the queues in a dump. */
export async function queuesOf(folder: string): Promise<string[]> {
  return (JSON.parse(await readFile(join(folder, TABLES), 'utf8')) as Dump).queues
}

/** Writes all tables into a folder, from one snapshot. Returns the number of rows. */
export async function dumpTables(url: string, folder: string): Promise<number> {
  await mkdir(folder, { recursive: true })
  return connected(url, async client => {
    await client.query('begin isolation level repeatable read read only')
    const { rows } = await client.query<{ name: string; plain: string; columns: string[] }>(LIST_TABLES)
    const tables: DumpedTable[] = []
    for (const { name, plain, columns } of rows.filter(table => !OWN.includes(table.plain))) {
      const { rows: counted } = await client.query<{ count: number }>(`select count(*)::int as count from ${name}`)
      const table = { name, columns, file: `${plain}.copy.gz`, rows: counted[0]?.count ?? 0 }
      if (table.rows > 0) await dumpTable(client, table, join(folder, table.file))
      tables.push(table)
    }
    const { rows: found } = await client.query<{ name: string }>(LIST_SEQUENCES)
    const sequences: Dump['sequences'] = []
    for (const { name } of found) {
      const { rows: values } = await client.query<{ value: string; isCalled: boolean }>(
        `select last_value::text as value, is_called as "isCalled" from ${name}`,
      )
      for (const one of values) sequences.push({ name, ...one })
    }
    const queues = await listQueues(client)
    await client.query('commit')
    const dump: Dump = { queues, tables, sequences }
    await writeFile(join(folder, TABLES), JSON.stringify(dump, null, 1), { flag: 'wx' })
    return tables.reduce((sum, table) => sum + table.rows, 0)
  })
}

/** Whether the database has tables. */
export function hasTables(url: string): Promise<boolean> {
  return connected(url, async client => {
    const { rows } = await client.query(`${LIST_TABLES} limit 1`)
    return rows.length > 0
  })
}

async function loadTable(client: Client, { name, columns, file, rows }: DumpedTable, folder: string): Promise<void> {
  if (rows > 0) {
    const source = createReadStream(join(folder, file)).pipe(createGunzip())
    await copyIn(client, `copy ${name} (${columns.join(', ')}) from stdin`, source)
  }
  const { rows: counted } = await client.query<{ count: number }>(`select count(*)::int as count from ${name}`)
  if (counted[0]?.count !== rows) throw new Error(`${name} got ${counted[0]?.count} rows of ${rows}.`)
}

/**
 * Loads a dump into a database with the same tables, in one transaction, replacing rows from the migrations. Foreign
 * keys are dropped and checked as a whole at the end; triggers do not run.
 * @throws Error when a table differs or a row is missing; nothing is loaded then
 */
export async function loadTables(url: string, folder: string): Promise<number> {
  const { tables, sequences } = JSON.parse(await readFile(join(folder, TABLES), 'utf8')) as Dump
  return connected(url, async client => {
    await client.query('begin')
    const { rows: there } = await client.query<{ name: string }>(LIST_TABLES)
    const missing = tables.filter(({ name }) => !there.some(table => table.name === name))
    if (missing.length > 0) throw new Error(`The database has no table ${missing.map(({ name }) => name).join(', ')}.`)
    const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(LIST_KEYS)
    for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
    for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`)
    await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`)
    for (const table of tables) await loadTable(client, table, folder)
    for (const { name, value, isCalled } of sequences)
      await client.query('select setval($1::regclass, $2::bigint, $3)', [name, value, isCalled])
    for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`)
    for (const { table, name, definition } of keys)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`)
    await client.query('commit')
    return tables.reduce((sum, table) => sum + table.rows, 0)
  })
}
