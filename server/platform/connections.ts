// Connections to PostgreSQL: pools with a separate part for transactions, and timeouts for every session.

import pg from 'pg'
import { BatchedSocket } from './batched-socket.ts'

/** Timeouts of a database session, in milliseconds, and its planning mode. */
export interface SessionLimits {
  statementMs: number
  /** Waiting for one lock. */
  lockMs: number
  /** An open transaction between two statements. */
  idleInTransactionMs: number
  /**
   * Whether statements are planned once per connection instead of for their values: larger ones take longer to plan
   * than to run. Not for work on whole tables, where the values matter.
   */
  plansOnce: boolean
}

const SECOND = 1000
const MINUTE = 60 * SECOND

export const SESSION_LIMITS = {
  /** Calls and pages: the caller has given up by then. */
  requests: { statementMs: 15 * SECOND, lockMs: 5 * SECOND, idleInTransactionMs: 30 * SECOND, plansOnce: true },
  /** Jobs, event delivery, imports, the starter catalogue. */
  background: { statementMs: 10 * MINUTE, lockMs: MINUTE, idleInTransactionMs: 5 * MINUTE, plansOnce: false },
  /** Migrations build indexes, and wait for the process that runs them first. */
  migrations: { statementMs: 60 * MINUTE, lockMs: 60 * MINUTE, idleInTransactionMs: 10 * MINUTE, plansOnce: false },
} as const satisfies Record<string, SessionLimits>

const CHECK_CLIENT_MS = SECOND
/** Also the maximum wait for a free connection of a pool. */
const CONNECT_TIMEOUT_MS = 20 * SECOND
const END_GRACE_MS = 2 * SECOND
/** The server cancels a statement itself; after this much longer it is considered lost. */
const ANSWER_MARGIN_MS = 5 * SECOND

/** Sets the timeouts of a session. With `set` instead of startup parameters, which poolers reject. */
export async function limitSession(client: pg.ClientBase, limits: SessionLimits): Promise<void> {
  const { statementMs, lockMs, idleInTransactionMs, plansOnce } = limits
  // a statement ends soon after its connection has: on shutdown, or when the process was killed
  await client.query(`set statement_timeout = ${statementMs}; set lock_timeout = ${lockMs};
    set idle_in_transaction_session_timeout = ${idleInTransactionMs};
    set plan_cache_mode = ${plansOnce ? 'force_generic_plan' : 'auto'};
    do $$begin set client_connection_check_interval = ${CHECK_CLIENT_MS};
      exception when others then null; -- a server on Windows cannot
    end$$`)
}

/** `pg` options for a connection with these timeouts; a pool also needs `onConnect`. */
export function connectionOptions(url: string, limits: SessionLimits): pg.ClientConfig {
  return {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: limits.statementMs + ANSWER_MARGIN_MS,
    keepAlive: true,
  }
}

/** Options of a pool whose sessions have these timeouts. */
export function poolOptions(url: string, max: number, limits: SessionLimits): pg.PoolConfig {
  return {
    ...connectionOptions(url, limits),
    max,
    idleTimeoutMillis: 30 * SECOND,
    // the pool waits for it before it hands the connection out
    onConnect: (client: pg.ClientBase) => limitSession(client, limits),
  }
}

export interface ConnectionStats {
  kind: 'transactions' | 'statements'
  open: number
  idle: number
  waiting: number
}

/**
 * Two pools: however many transactions wait for locks or for a connection, single statements, which most reads are,
 * continue on the other.
 */
export class Connections {
  readonly transactions: pg.Pool
  readonly statements: pg.Pool
  #ended: Promise<unknown> | undefined
  readonly #clients = new Set<pg.ClientBase & { end(): Promise<void> }>()

  /** Opens at most `max` connections, at least one of each kind. */
  constructor(
    url: string,
    { max, limits, onError }: { max: number; limits: SessionLimits; onError?: (error: Error) => void },
  ) {
    const forTransactions = Math.ceil(max / 2)
    // independent statements of a transaction are pipelined
    this.transactions = new pg.Pool({
      ...poolOptions(url, forTransactions, limits),
      pipeline: true,
      stream: () => new BatchedSocket(),
    })
    this.statements = new pg.Pool(poolOptions(url, Math.max(1, max - forTransactions), limits))
    for (const pool of [this.transactions, this.statements]) {
      pool.on('error', error => onError?.(error))
      pool.on('connect', client => this.#clients.add(client))
      pool.on('remove', client => this.#clients.delete(client))
    }
  }

  /** Open connections, idle ones, and requests waiting for one. */
  get stats(): ConnectionStats[] {
    return (['transactions', 'statements'] as const).map(kind => {
      const { totalCount: open, idleCount: idle, waitingCount: waiting } = this[kind]
      return { kind, open, idle, waiting }
    })
  }

  /** Waits for running statements, then closes the connections: the server cancels the rest. Idempotent. */
  async end(graceMs = END_GRACE_MS): Promise<void> {
    const timer = setTimeout(() => this.#break(), graceMs)
    this.#ended ??= Promise.all([this.transactions.end(), this.statements.end()])
    await this.#ended
    clearTimeout(timer)
  }

  #break(): void {
    // while a statement is running, `end` breaks the connection instead of waiting
    for (const client of this.#clients) void client.end()
  }
}
