// Transactional outbox: events are written with their change and delivered to each subscriber once and in order.

import { type Database, statement, type Tx } from './db.ts'
import type { Listener } from './listen.ts'

export interface OutboxEvent {
  id: number
  topic: string
  subject: string
  payload: unknown
}

export interface Subscriber {
  /** Stable name; the cursor is stored under it. */
  name: string
  topics: readonly string[]
  /** Runs in the transaction that advances the cursor, so its writes happen exactly once. */
  handle(tx: Tx, event: OutboxEvent): Promise<void>
}

const INSERT_EVENT = statement('outbox.emit', 'insert into outbox_events (topic, subject, payload) values ($1, $2, $3)')
const CLAIM = statement(
  'outbox.claim',
  'select xid::text, id, failures from outbox_cursors where subscriber = $1 for update skip locked',
)
const REGISTER = statement(
  'outbox.register',
  'insert into outbox_cursors (subscriber) values ($1) on conflict do nothing',
)
// only events older than every open transaction, so that a later commit cannot fall behind the cursor
const NEXT = statement(
  'outbox.next',
  `select id, xid::text, topic, subject, payload from outbox_events
   where (xid, id) > ($1::xid8, $2) and xid < pg_snapshot_xmin(pg_current_snapshot()) and topic = any($3)
   order by xid, id limit 50`,
)
const ADVANCE_CURSOR = statement(
  'outbox.move',
  'update outbox_cursors set xid = $2::xid8, id = $3, failures = 0, last_error = null, updated_at = now() where subscriber = $1',
)
const FAILED = statement(
  'outbox.failed',
  'update outbox_cursors set failures = failures + 1, last_error = $2, updated_at = now() where subscriber = $1 returning failures',
)
const INSERT_DEAD = statement(
  'outbox.bury',
  'insert into outbox_dead (subscriber, event_id, error) values ($1, $2, $3) on conflict do nothing',
)

interface EventRow extends OutboxEvent {
  xid: string
}

/** Writes an event; call it in the transaction of the change. */
export async function emit(tx: Tx, topic: string, subject: string, payload: object): Promise<void> {
  await tx.run(INSERT_EVENT, [topic, subject, JSON.stringify(payload)])
}

const MAX_ATTEMPTS = 10

/** Delivers pending events to a subscriber; returns how many were handled. After ten failures an event is dead-lettered. */
export async function deliver(db: Database, subscriber: Subscriber): Promise<number> {
  await db.run(REGISTER, [subscriber.name])
  let handled = 0
  for (;;) {
    let current: EventRow | undefined
    try {
      const batch = await db.transaction(async tx => {
        const cursor = await tx.oneOrNull<{ xid: string; id: number }>(CLAIM, [subscriber.name])
        if (!cursor) return 0
        const events = await tx.rows<EventRow>(NEXT, [cursor.xid, cursor.id, [...subscriber.topics]])
        for (const event of events) {
          current = event
          await subscriber.handle(tx, event)
        }
        const last = events.at(-1)
        if (last) await tx.run(ADVANCE_CURSOR, [subscriber.name, last.xid, last.id])
        return events.length
      })
      handled += batch
      if (batch < 50) return handled
    } catch (error) {
      if (!current) throw error
      await deadLetter(db, subscriber.name, current, error)
      return handled
    }
  }
}

/** Counts the failure; after the tenth the event is dead-lettered and the cursor advances past it. */
async function deadLetter(db: Database, name: string, event: EventRow, error: unknown): Promise<void> {
  const text = error instanceof Error ? error.message : String(error)
  const { failures } = await db.one<{ failures: number }>(FAILED, [name, text])
  if (failures < MAX_ATTEMPTS) return
  await db.transaction(async tx => {
    await tx.run(INSERT_DEAD, [name, event.id, text])
    await tx.run(ADVANCE_CURSOR, [name, event.xid, event.id])
  })
}

/** Delivers events on every notification, and every two seconds in case one was missed. Returns a disposer. */
export async function runOutbox(
  db: Database,
  listener: Listener,
  subscribers: readonly Subscriber[],
  onError: (error: unknown) => void,
): Promise<() => Promise<void>> {
  let stopped = false
  let again = false
  let running: Promise<void> | null = null
  const pass = async () => {
    do {
      again = false
      for (const subscriber of subscribers) {
        if (stopped) return
        await deliver(db, subscriber).catch(onError)
      }
    } while (again && !stopped)
  }
  const wake = () => {
    if (running) again = true
    else
      running = pass().finally(() => {
        running = null
      })
  }
  await listener.on('outbox', wake)
  const timer = setInterval(wake, 2000)
  wake()
  return async () => {
    stopped = true
    clearInterval(timer)
    await running
  }
}
