// Month partitions of the tables that grow with time: created ahead, dropped when their retention has passed.

import type { App } from './app.ts'
import { type Db, statement } from './db.ts'
import type { Job } from './jobs.ts'

const ENSURE = statement('partitions.ensure', 'select ensure_month_partitions($1, now(), $2)')
const DROP = statement('partitions.drop', 'select drop_month_partitions($1, $2) as dropped')
/** Time of the oldest event not yet passed by a subscriber; null when all are delivered. */
const OLDEST_UNDELIVERED = statement(
  'partitions.oldest-undelivered',
  `select min(e.created_at) as at from outbox_events e
   where exists (select 1 from outbox_cursors c where (e.xid, e.id) > (c.xid, c.id))`,
)

const PARTITIONED_TABLES = ['click_events', 'outbox_events'] as const
const MONTHS_AHEAD = 2
/** The search index catches up from events, and a lost subscriber can be replayed from them. */
const OUTBOX_DAYS = 90
const DAY_MS = 86_400_000

/** Creates the partitions of this month and the next ones. */
export async function ensurePartitions(db: Db): Promise<void> {
  for (const table of PARTITIONED_TABLES) await db.run(ENSURE, [table, MONTHS_AHEAD])
}

/** Drops the partitions of a table whose months ended before a time; returns how many. */
export async function dropPartitionsBefore(
  db: Db,
  table: (typeof PARTITIONED_TABLES)[number],
  before: Date,
): Promise<number> {
  return (await db.one<{ dropped: number }>(DROP, [table, before])).dropped
}

/** Drops old events of the outbox, never one that a subscriber still needs; returns how many partitions. */
export async function dropOldOutbox(app: Pick<App, 'db' | 'now'>): Promise<number> {
  const { at } = await app.db.one<{ at: Date | null }>(OLDEST_UNDELIVERED)
  const retention = app.now().getTime() - OUTBOX_DAYS * DAY_MS
  return dropPartitionsBefore(app.db, 'outbox_events', new Date(Math.min(retention, at?.getTime() ?? retention)))
}

export const partitionJobs: Job[] = [
  {
    name: 'platform.partitions',
    every: '11 2 * * *',
    async run(app) {
      await ensurePartitions(app.db)
      await dropOldOutbox(app)
    },
  },
]
