// Dependencies of every use case: configuration, secrets, log, clock, jobs and the ports to outside systems.

import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import type { Database } from './db.ts'
import type { Readiness } from './filling.ts'
import type { JobQueue } from './job-queue.ts'
import type { Monitor } from './monitor.ts'
import type { Ports } from './ports/ports.ts'
import type { Secrets } from './secrets.ts'
import type { Storage } from './storage.ts'
import type { TaggedCache } from './tagged-cache.ts'

export interface App {
  db: Database
  /** Query results in memory; not for anything that determines the price of an order. */
  cache: TaggedCache
  config: Config
  secrets: Secrets
  log: FastifyBaseLogger
  ports: Ports
  jobs: JobQueue
  storage: Storage
  monitor: Monitor
  /** What this process cannot do yet. */
  readiness: Readiness
  /** Current time; tests override it. */
  now(): Date
}
