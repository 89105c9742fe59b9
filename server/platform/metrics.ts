// Serves /metrics to authorised callers, with values read on request: pools, queues, cache, search.

import { isIP } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Gauge } from 'prom-client'
import type { App } from './app.ts'
import type { Config } from './config.ts'
import { type Database, statement } from './db.ts'
import { appError } from './errors.ts'
import { isLoopback } from './loopback.ts'
import type { Subscriber } from './outbox.ts'
import type { PageCache } from './page-cache.ts'
import { sameText } from './secrets.ts'

const JOBS = statement(
  'metrics.jobs',
  `select name, count(*)::int as waiting, max(extract(epoch from now() - start_after))::float8 as lag from pgboss.job
   where state in ('created', 'retry') and start_after <= now() group by name`,
)
const OUTBOX = statement(
  'metrics.outbox',
  `select c.subscriber as name, coalesce(extract(epoch from now() - min(e.created_at)), 0)::float8 as lag
   from jsonb_to_recordset($1::jsonb) as s (name text, topics text[])
   join outbox_cursors c on c.subscriber = s.name
   left join outbox_events e on (e.xid, e.id) > (c.xid, c.id) and e.topic = any(s.topics)
   group by c.subscriber`,
)
const DEAD = statement('metrics.dead', 'select count(*)::int as count from outbox_dead')
/** Database metrics are left out when they take longer. */
const DATABASE_WITHIN_MS = 2000

interface MetricsParts {
  pageCache: PageCache
  databases: Readonly<Record<string, Database>>
  subscribers: readonly Pick<Subscriber, 'name' | 'topics'>[]
}

/**
 * Whether a request may see the metrics: with the token, or without one in development mode on the machine itself.
 * Fails closed: in production mode there are none without a token.
 */
export function maySeeMetrics(
  { metricsToken, production, trustProxy }: Pick<Config, 'metricsToken' | 'production' | 'trustProxy'>,
  authorization: string | undefined,
  remoteAddress: string,
): boolean {
  if (metricsToken !== '') return sameText(authorization ?? '', `Bearer ${metricsToken}`)
  const address = remoteAddress.replace(/^::ffff:/, '')
  return !production && trustProxy === false && isIP(address) > 0 && isLoopback(address)
}

/** Registers the route and its gauges. */
export function registerMetrics(server: FastifyInstance, app: App, parts: MetricsParts): void {
  const { monitor, config } = app
  addProcessFigures(app, parts)
  const readDatabase = databaseFigures(app, parts.subscribers)
  server.get('/metrics', async (request: FastifyRequest, reply) => {
    const { authorization } = request.headers
    if (!maySeeMetrics(config, authorization, request.raw.socket.remoteAddress ?? '')) {
      monitor.security('metrics.rejected', { requestId: request.id, ip: request.ip, customerId: null })
      throw appError('request.not-found')
    }
    await readDatabase()
    return reply.type('text/plain; version=0.0.4').send(await monitor.metrics())
  })
}

/** Values read from memory. */
function addProcessFigures({ monitor, ports, db }: App, { pageCache, databases }: MetricsParts): void {
  const registers = [monitor.registry]
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      ...{ name, help, registers },
      collect() {
        this.set(value())
      },
    })
  gauge('karkhana_page_cache_hits_total', 'Pages sent from the cache.', () => pageCache.stats.hits)
  gauge('karkhana_page_cache_misses_total', 'Pages that were not in the cache.', () => pageCache.stats.misses)
  gauge('karkhana_page_cache_pages', 'Pages in the cache.', () => pageCache.stats.pages)
  gauge('karkhana_sql_statements_total', 'Statements of requests.', () => db.statements)
  gauge('karkhana_search_documents', 'Products in the search index.', () => ports.search.health().documents)
  new Gauge({
    name: 'karkhana_database_connections',
    help: 'Connections by pool; waiting are those who wait for one.',
    labelNames: ['pool', 'kind', 'state'],
    registers,
    collect() {
      for (const [pool, database] of Object.entries(databases)) {
        for (const { kind, ...states } of database.connections()) {
          for (const [state, count] of Object.entries(states)) this.set({ pool, kind, state }, count)
        }
      }
    },
  })
}

/** Reads queues from the database, or leaves them out when it does not respond. */
function databaseFigures(
  { db, monitor }: App,
  subscribers: readonly Pick<Subscriber, 'name' | 'topics'>[],
): () => Promise<void> {
  const registers = [monitor.registry]
  const lag = new Gauge({
    name: 'karkhana_queue_lag_seconds',
    help: 'Age of the oldest job that is due, and of the oldest event that was not delivered.',
    labelNames: ['queue', 'name'],
    registers,
  })
  const waiting = new Gauge({
    name: 'karkhana_jobs_waiting',
    help: 'Jobs that are due and not running.',
    labelNames: ['name'],
    registers,
  })
  const dead = new Gauge({ name: 'karkhana_dead_events', help: 'Events that failed ten times.', registers })
  const topics = JSON.stringify(subscribers.map(({ name, topics }) => ({ name, topics })))
  const read = async () => {
    const [jobs, events, { count }] = await Promise.all([
      db.rows<{ name: string; waiting: number; lag: number }>(JOBS),
      db.rows<{ name: string; lag: number }>(OUTBOX, [topics]),
      db.one<{ count: number }>(DEAD),
    ])
    for (const gauge of [lag, waiting]) gauge.reset()
    for (const { name, waiting: due, lag: seconds } of jobs) {
      waiting.set({ name }, due)
      lag.set({ queue: 'jobs', name }, seconds)
    }
    for (const { name, lag: seconds } of events) lag.set({ queue: 'events', name }, seconds)
    dead.set(count)
  }
  return async () => {
    const answered = new AbortController()
    const late = delay(DATABASE_WITHIN_MS, undefined, { signal: answered.signal, ref: false }).catch(() => undefined)
    const forget = () => {
      for (const gauge of [lag, waiting]) gauge.reset()
    }
    await Promise.race([read().catch(forget), late])
    answered.abort()
  }
}
