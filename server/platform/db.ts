// Access to PostgreSQL: prepared statements, transactions that retry on conflict, and a statement counter.

import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import {
  type ConnectionStats,
  Connections,
  connectionOptions,
  limitSession,
  SESSION_LIMITS,
  type SessionLimits,
} from './connections.ts'

/** A prepared statement; connections cache its plan by name. */
export interface Statement {
  name: string
  text: string
}

/** Declares a statement once, at module level. Names are `domain.verb-thing`. */
export function statement(name: string, text: string): Statement {
  return { name, text }
}

export type SqlValue = string | number | boolean | null | Date | Buffer | readonly SqlValue[] | object

/** A pool or an open transaction: what queries accept. */
export interface Db {
  /** Identifies the database; key of the caches that a process keeps of its contents. */
  readonly identity: object
  rows<Row>(sql: Statement, values?: readonly SqlValue[]): Promise<Row[]>
  /** The single row, or null. Throws when there are several. */
  oneOrNull<Row>(sql: Statement, values?: readonly SqlValue[]): Promise<Row | null>
  /** The single row. Throws when there is none. */
  one<Row>(sql: Statement, values?: readonly SqlValue[]): Promise<Row>
  /** Executes a statement; returns the number of affected rows. */
  run(sql: Statement, values?: readonly SqlValue[]): Promise<number>
  /** Executes several statements without parameters: migrations and maintenance. */
  script(text: string): Promise<void>
  /** Runs `work` in a transaction, or joins the open one. Conflicts are retried up to four times. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

declare const inTransaction: unique symbol
/** An open transaction. Functions that lock rows or write several statements require a `Tx`, so a pool does not compile. */
export interface Tx extends Db {
  readonly [inTransaction]: true
}

export interface Database extends Db {
  /** Statements run since startup, including begin and commit. */
  readonly statements: number
  /**
   * Counts the statements of `work`, including begin and commit, and the round trips in which they were sent, and returns
   * them; concurrent calls are not counted.
   */
  statementsOf<T>(
    work: () => Promise<T>,
  ): Promise<{ count: number; roundTrips: number; sent: readonly Sent[]; answer: T }>
  connections(): ConnectionStats[]
  readonly url: string
  /** Opens a dedicated connection for LISTEN; the caller ends it. */
  connectAlone(): Promise<pg.Client>
  /** Lets statements end for `graceMs`, 2 s by default, then cancels them. */
  close(graceMs?: number): Promise<void>
}

// bigint columns hold money and counters below 2^53; dates stay ISO strings
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, text => text)

const RETRY_CODES = new Set(['40001', '40P01'])

/** A statement as it was sent, with its values. */
export interface Sent {
  name?: string
  text: string
  values?: SqlValue[]
}

/** Counts a statement; `roundTrip` is false when it leaves while another one of its connection is under way. */
type Count = (sent: Sent, roundTrip: boolean) => void

type Run = (sent: Sent) => Promise<pg.QueryResult>

function dbOver(identity: object, run: Run, transaction: Db['transaction']): Db {
  const query = async <Row>(sql: Statement, values: readonly SqlValue[] = []): Promise<Row[]> =>
    (await run({ name: sql.name, text: sql.text, values: [...values] })).rows
  return {
    identity,
    rows: query,
    async oneOrNull<Row>(sql: Statement, values?: readonly SqlValue[]) {
      const rows = await query<Row>(sql, values)
      if (rows.length > 1) throw new Error(`${sql.name} returned ${rows.length} rows, expected at most one`)
      return rows[0] ?? null
    },
    async one<Row>(sql: Statement, values?: readonly SqlValue[]) {
      const rows = await query<Row>(sql, values)
      const [only] = rows
      if (rows.length !== 1 || only === undefined)
        throw new Error(`${sql.name} returned ${rows.length} rows, expected one`)
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

/** Runs at the end of a transaction; what it returns is told whether the commit succeeded. */
type BeforeCommit = (tx: Tx) => Promise<((committed: boolean) => void) | null>

const beforeCommits = new AsyncLocalStorage<BeforeCommit>()

/** Makes `hook` the last step of each transaction of `work`; a transaction whose hook fails is rolled back. */
export function runBeforeCommit<T>(hook: BeforeCommit, work: () => Promise<T>): Promise<T> {
  return beforeCommits.run(hook, work)
}

// prepared like the statements of the transaction, and therefore sent together with them; a commit waits for them anyway
const BEGIN = statement('begin', 'begin')

/** Runs `work` between begin and commit on one connection, without retries. */
async function runOnce<T>(
  pool: pg.Pool,
  { identity, count }: { identity: object; count: Count },
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  // a dying server emits 'error' on an idle client, which would end the process without a listener; the next statement
  // fails on its own
  const ignore = () => undefined
  client.on('error', ignore)
  let broken: Error | undefined
  let ended: ((committed: boolean) => void) | null = null
  let underWay = 0
  // the server runs statements in the order sent, so one that needs no other's result need not wait for it
  const run: Run = config => {
    count(config, underWay++ === 0)
    return client.query(config).finally(() => underWay--)
  }
  try {
    const begun = run(BEGIN)
    const tx = dbOver(identity, run, inner => inner(tx)) as Tx
    // the first statements of `work` are sent together with `begin`; if that fails, they fail too, because the
    // connection is broken
    const [result] = await Promise.all([work(tx), begun])
    ended = (await beforeCommits.getStore()?.(tx)) ?? null
    await run({ text: 'commit' })
    ended?.(true)
    return result
  } catch (error) {
    ended?.(false)
    await client.query('rollback').catch((rollbackError: Error) => {
      broken = rollbackError
    })
    throw error
  } finally {
    client.off('error', ignore)
    client.release(broken)
  }
}

/** Retries after serialization failures and deadlocks. */
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

export interface DatabaseOptions {
  /** Maximum number of connections, half of them for transactions. */
  max?: number
  /** Timeouts; by default those of requests. */
  limits?: SessionLimits
  /** Identity of another `Database` on the same database, to share its caches. */
  identity?: object
  onError?: (error: Error) => void
}

/** Opens the connections to a database. */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const { max = 12, limits = SESSION_LIMITS.requests, onError } = options
  const connections = new Connections(url, { max, limits, ...(onError && { onError }) })
  const identity = options.identity ?? connections
  let statements = 0
  const countScopes = new AsyncLocalStorage<{ count: number; roundTrips: number; sent: Sent[] }>()
  const count: Count = (sent, roundTrip) => {
    statements++
    const scope = countScopes.getStore()
    if (!scope) return
    scope.count++
    scope.sent.push(sent)
    if (roundTrip) scope.roundTrips++
  }
  const runAlone: Run = config => {
    count(config, true)
    return connections.statements.query(config)
  }
  const runTransaction = <T>(work: (tx: Tx) => Promise<T>) =>
    retryOnConflict(() => runOnce(connections.transactions, { identity, count }, work))
  return {
    ...dbOver(identity, runAlone, runTransaction),
    get statements() {
      return statements
    },
    async statementsOf(work) {
      const scope = { count: 0, roundTrips: 0, sent: [] }
      const answer = await countScopes.run(scope, work)
      return { ...scope, answer }
    },
    connections: () => connections.stats,
    url,
    async connectAlone() {
      const client = new pg.Client(connectionOptions(url, limits))
      await client.connect()
      await limitSession(client, limits)
      return client
    },
    close: graceMs => connections.end(graceMs),
  }
}
