// The only door to PostgreSQL: named statements, transactions that retry on conflict, and a count of what was run.

import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

/** A statement with the name under which connections keep its plan. */
export interface Statement {
  name: string
  text: string
}

/** Declares a statement once, at module level. Names are `domain.verb-thing`. */
export function statement(name: string, text: string): Statement {
  return { name, text }
}

export type SqlValue = string | number | boolean | null | Date | Buffer | readonly SqlValue[] | object

/** What reads take: a pool, or the transaction that is open. */
export interface Db {
  /** The database that this belongs to: the key under which a process keeps what it read of it. */
  readonly identity: object
  rows<Row>(sql: Statement, values?: readonly SqlValue[]): Promise<Row[]>
  /** The single row, or null. Throws when there are several. */
  oneOrNull<Row>(sql: Statement, values?: readonly SqlValue[]): Promise<Row | null>
  /** The single row. Throws when there is none. */
  one<Row>(sql: Statement, values?: readonly SqlValue[]): Promise<Row>
  /** Runs a statement for its effect; returns how many rows it touched. */
  run(sql: Statement, values?: readonly SqlValue[]): Promise<number>
  /** Several statements in one text, without values: migrations and maintenance. */
  script(text: string): Promise<void>
  /** Runs `work` in one transaction; inside one it joins it. Conflicts are tried again up to four times. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

declare const inTransaction: unique symbol
/** An open transaction. What locks rows, or writes in several statements, takes a `Tx`: a pool does not compile there. */
export interface Tx extends Db {
  readonly [inTransaction]: true
}

export interface Database extends Db {
  /** How many statements have run since the start, begin and commit included. */
  readonly statements: number
  /** How many statements ran in the course of `work`, begin and commit included; what ran beside it is not counted. */
  statementsOf<T>(work: () => Promise<T>): Promise<{ count: number; answer: T }>
  readonly url: string
  /** A connection of its own for LISTEN; the caller ends it. */
  connectAlone(): Promise<pg.Client>
  close(): Promise<void>
}

// bigint columns hold money and counters below 2^53; dates stay as the ISO text they are stored as
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, text => text)

const RETRY_CODES = new Set(['40001', '40P01'])

type Run = (config: { name?: string; text: string; values?: unknown[] }) => Promise<pg.QueryResult>

function dbOver(identity: object, run: Run, transaction: Db['transaction']): Db {
  const query = async <Row>(sql: Statement, values: readonly SqlValue[] = []): Promise<Row[]> =>
    (await run({ name: sql.name, text: sql.text, values: [...values] })).rows
  return {
    identity,
    rows: query,
    async oneOrNull<Row>(sql: Statement, values?: readonly SqlValue[]) {
      const found = await query<Row>(sql, values)
      if (found.length > 1) throw new Error(`${sql.name} found ${found.length} rows where one was expected`)
      return found[0] ?? null
    },
    async one<Row>(sql: Statement, values?: readonly SqlValue[]) {
      const found = await query<Row>(sql, values)
      const [only] = found
      if (found.length !== 1 || only === undefined) throw new Error(`${sql.name} found ${found.length} rows, not one`)
      return only
    },
    async run(sql, values = []) {
      return (await run({ name: sql.name, text: sql.text, values: [...values] })).rowCount ?? 0
    },
    async script(text) {
      await run({ text })
    },
    transaction,
  }
}

/** Runs `work` once between begin and commit on a connection of its own. */
async function runOnce<T>(pool: pg.Pool, count: () => void, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  // a server that dies tells an idle client by an event, and one without a listener would end the process;
  // the statement that was to come next fails by itself
  const ignore = () => undefined
  client.on('error', ignore)
  let broken: Error | undefined
  let last: Promise<unknown> = Promise.resolve()
  // one connection runs one statement at a time, whatever was asked for at once
  const run: Run = config => {
    count()
    const next = last.then(() => client.query(config))
    last = next.catch(() => undefined)
    return next
  }
  try {
    await run({ text: 'begin' })
    const tx = dbOver(pool, run, inner => inner(tx)) as Tx
    const result = await work(tx)
    await run({ text: 'commit' })
    return result
  } catch (error) {
    await client.query('rollback').catch((rollbackError: Error) => {
      broken = rollbackError
    })
    throw error
  } finally {
    client.off('error', ignore)
    client.release(broken)
  }
}

/** Tries again what lost a race for a lock or a serial order; each try starts from the beginning. */
async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      if (!RETRY_CODES.has(code) || tries >= 4) throw error
      await new Promise(done => setTimeout(done, tries * 10 + Math.random() * 20))
    }
  }
}

/** Opens a pool. `max` connections are made as they are needed. */
export function openDatabase(url: string, options: { max?: number; onError?: (error: Error) => void } = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 12,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
  })
  pool.on('error', error => options.onError?.(error))
  let statements = 0
  const courses = new AsyncLocalStorage<{ count: number }>()
  const count = () => {
    statements++
    const course = courses.getStore()
    if (course) course.count++
  }
  const poolRun: Run = config => {
    count()
    return pool.query(config)
  }
  return {
    ...dbOver(pool, poolRun, work => retryOnConflict(() => runOnce(pool, count, work))),
    get statements() {
      return statements
    },
    async statementsOf(work) {
      const course = { count: 0 }
      const answer = await courses.run(course, work)
      return { count: course.count, answer }
    },
    url,
    async connectAlone() {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      return client
    },
    close: () => pool.end(),
  }
}
