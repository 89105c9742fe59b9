// Notes what visitors look at, and tells them what they looked at last.

import type { z } from 'zod'
import type { ProductCard } from '../../contract/catalog/schemas.ts'
import type { trackingEndpoints } from '../../contract/tracking/api.ts'
import { trackedPage } from '../../contract/tracking/tracked-page.rules.ts'
import { cardsByMsn } from '../catalog/service.ts'
import { type Actor, requireSession } from '../platform/actor.ts'
import type { App } from '../platform/app.ts'
import { dropPartitionsBefore } from '../platform/partitions.ts'
import { deleteSurplusEvents, insertClickEvent, listViewed, recordView, type Viewer } from './repository.ts'
import { browserTime, isRobot } from './rules.ts'

type ClickStream = z.output<typeof trackingEndpoints.clickStream.body>

function viewerOf({ customerId, sessionId }: Actor): Viewer | null {
  if (customerId) return { kind: 'customer', id: customerId }
  return sessionId ? { kind: 'session', id: sessionId } : null
}

/** Products that the visitor looked at, newest first, without the one that is looked at now and what is gone. */
export async function recentlyViewed(
  app: App,
  actor: Actor,
  { msn, pageSize }: { msn?: string; pageSize: number },
): Promise<ProductCard[]> {
  const viewer = viewerOf(actor)
  if (!viewer) return []
  const msns = await listViewed(app.db, viewer, actor.market, { without: msn ?? null, size: pageSize })
  return cardsByMsn(app, actor, msns)
}

/** Keeps an event of the click-stream; returns whether it was kept. Those of robots are not. */
export async function recordEvent(app: App, visitor: Actor, event: ClickStream, userAgent: string): Promise<boolean> {
  const { market, sessionId, customerId } = requireSession(visitor)
  if (isRobot(userAgent)) return false
  await insertClickEvent(app.db, {
    ...{ market, sessionId, customerId, userAgent: userAgent.slice(0, 300) },
    message: event.message,
    url: event.url,
    referrer: event.referrer,
    previousUrl: event.previous_url,
    device: event.device,
    browserAt: browserTime(event.timestamp, app.now()),
  })
  return true
}

/** Notes a visit of a home, product or category page; returns whether it was one, by no robot, of a product on sale. */
export async function recordVisit(app: App, visitor: Actor, event: ClickStream, userAgent: string): Promise<boolean> {
  const actor = requireSession(visitor)
  const page = trackedPage(event.url)
  const viewer = viewerOf(actor)
  if (!page || !viewer || isRobot(userAgent)) return false
  if (page.kind === 'product' && !(await recordView(app.db, viewer, page.msn, actor.market, app.now()))) return false
  return recordEvent(app, actor, event, userAgent)
}

const KEPT_MS = 90 * 86_400_000
const KEPT_EVENTS = 5_000_000
const BATCH = 10_000
/** What one run may delete; the rest waits for the next. */
const BATCHES = 100

/** Deletes old events of the click-stream: whole months by age, then what exceeds the number kept, in small batches. */
export async function deleteOldEvents(app: App): Promise<{ partitions: number; events: number }> {
  const partitions = await dropPartitionsBefore(app.db, 'click_events', new Date(app.now().getTime() - KEPT_MS))
  let events = 0
  for (let step = 0; step < BATCHES; step++) {
    const deleted = await deleteSurplusEvents(app.db, KEPT_EVENTS, BATCH)
    events += deleted
    if (deleted < BATCH) break
  }
  return { partitions, events }
}
