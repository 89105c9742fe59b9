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
const REGISTER = statement(
  'outbox.register',
  'insert into outbox_cursors (subscriber) select unnest($1::text[]) on conflict do nothing',
)
/** Maximum number of events of any topic per transaction: an idle subscriber reads no more of them each time. */
const BATCH = 100
// only events older than every open transaction, so that a later commit cannot fall behind the cursor
const AHEAD_OF = (cursor: string) => `(e.xid, e.id) > (${cursor}.xid, ${cursor}.id)
   and e.xid < pg_snapshot_xmin(pg_current_snapshot())
   order by e.xid, e.id`
const LIST_WAITING = statement(
  'outbox.list-waiting',
  `select c.subscriber
   from (select subscriber, array_agg(topic) as topics
     from unnest($1::text[], $2::text[]) as pairs (subscriber, topic) group by subscriber) asked
   join outbox_cursors c using (subscriber)
   cross join lateral (
     select count(*) as events, bool_or(next.topic = any (asked.topics)) as wanted
     from (select e.topic from outbox_events e where ${AHEAD_OF('c')} limit ${BATCH}) next) ahead
   where ahead.wanted or ahead.events = ${BATCH}`,
)
const CLAIM = statement(
  'outbox.claim',
  `with claimed as materialized (select xid, id from outbox_cursors where subscriber = $1 for update skip locked)
   select next.* from claimed cross join lateral (
     select e.id, e.xid::text, e.topic, e.subject, e.topic = any ($2::text[]) as wanted,
       case when e.topic = any ($2::text[]) then e.payload end as payload
     from outbox_events e where ${AHEAD_OF('claimed')} limit $3::int) next
   order by next.xid::xid8, next.id`,
)
const ADVANCE_CURSOR = statement(
  'outbox.advance-cursor',
  'update outbox_cursors set xid = $2::xid8, id = $3, failures = 0, last_error = null, updated_at = now() where subscriber = $1',
)
const COUNT_FAILURE = statement(
  'outbox.count-failure',
  'update outbox_cursors set failures = failures + 1, last_error = $2, updated_at = now() where subscriber = $1 returning failures',
)
const INSERT_DEAD = statement(
  'outbox.insert-dead',
  'insert into outbox_dead (subscriber, event_id, error) values ($1, $2, $3) on conflict do nothing',
)

interface EventRow extends OutboxEvent {
  xid: string
  /** Whether the topic is one of the subscriber's. */
  wanted: boolean
}

/** Writes an event; call it in the transaction of the change. */
export async function emit(tx: Tx, topic: string, subject: string, payload: object): Promise<void> {
  await tx.run(INSERT_EVENT, [topic, subject, JSON.stringify(payload)])
}

const MAX_ATTEMPTS = 10

/** Subscribers that have never run start before the first event. */
export async function registerSubscribers(db: Database, subscribers: readonly Subscriber[]): Promise<void> {
  await db.run(REGISTER, [subscribers.map(subscriber => subscriber.name)])
}

/** Those with an event to handle, or with so many other events that their cursor should advance. */
async function listWaiting(db: Database, subscribers: readonly Subscriber[]): Promise<readonly Subscriber[]> {
  const pairs = subscribers.flatMap(({ name, topics }) => topics.map(topic => ({ name, topic })))
  const rows = await db.rows<{ subscriber: string }>(LIST_WAITING, [
    pairs.map(pair => pair.name),
    pairs.map(pair => pair.topic),
  ])
  const waiting = new Set(rows.map(row => row.subscriber))
  return subscribers.filter(subscriber => waiting.has(subscriber.name))
}

/** Result of handling a batch. */
type Handled = { passed: number; handled: number } | { failed: EventRow; position: number; error: unknown }

/** Handles the relevant ones of the next `limit` events in one transaction; a failure rolls all of them back. */
async function handleBatch(db: Database, subscriber: Subscriber, limit: number): Promise<Handled> {
  let current: { event: EventRow; position: number } | undefined
  try {
    return await db.transaction(async tx => {
      current = undefined
      const events = await tx.rows<EventRow>(CLAIM, [subscriber.name, [...subscriber.topics], limit])
      for (const [position, { wanted, ...event }] of events.entries()) {
        if (!wanted) continue
        current = { event: { ...event, wanted }, position }
        await subscriber.handle(tx, event)
      }
      const last = events.at(-1)
      // the cursor is not written for every few irrelevant events
      if (last && (current || events.length === limit))
        await tx.run(ADVANCE_CURSOR, [subscriber.name, last.xid, last.id])
      return { passed: events.length, handled: events.filter(event => event.wanted).length }
    })
  } catch (error) {
    if (!current) throw error
    return { failed: current.event, position: current.position, error }
  }
}

/**
 * Delivers pending events to a registered subscriber; returns how many were handled. After ten failures an event is
 * dead-lettered.
 */
export async function deliver(db: Database, subscriber: Subscriber): Promise<number> {
  let handled = 0
  let limit = BATCH
  for (;;) {
    const batch = await handleBatch(db, subscriber, limit)
    if ('failed' in batch) {
      if (batch.position === 0) {
        await countFailure(db, subscriber.name, batch)
        return handled
      }
      // earlier ones are handled first: they would be lost when the cursor moves past the failing event
      limit = batch.position
      continue
    }
    handled += batch.handled
    if (batch.passed < limit) return handled
    limit = BATCH
  }
}

/** After the tenth failure the event is dead-lettered and the cursor moves past it. */
async function countFailure(
  db: Database,
  name: string,
  { failed, error }: { failed: EventRow; error: unknown },
): Promise<void> {
  const text = error instanceof Error ? error.message : String(error)
  const { failures } = await db.one<{ failures: number }>(COUNT_FAILURE, [name, text])
  if (failures < MAX_ATTEMPTS) return
  await db.transaction(async tx => {
    await tx.run(INSERT_DEAD, [name, failed.id, text])
    await tx.run(ADVANCE_CURSOR, [name, failed.xid, failed.id])
  })
}

/** Delivers events on every notification, and every two seconds in case one was missed. Returns a disposer. */
export async function runOutbox(
  db: Database,
  listener: Pick<Listener, 'on'>,
  subscribers: readonly Subscriber[],
  onError: (error: unknown) => void,
): Promise<() => Promise<void>> {
  let stopped = false
  let again = false
  let running: Promise<void> | null = null
  const pass = async () => {
    do {
      again = false
      const waiting = await listWaiting(db, subscribers).catch(error => {
        onError(error)
        return []
      })
      for (const subscriber of waiting) {
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
  await registerSubscribers(db, subscribers)
  await listener.on('outbox', wake)
  const timer = setInterval(wake, 2000)
  wake()
  return async () => {
    stopped = true
    clearInterval(timer)
    await running
  }
}
