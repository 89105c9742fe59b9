// Records page views and lists recently viewed products.

import type { z } from 'zod'
import type { ProductCard } from '../../contract/catalog/schemas.ts'
import type { BrowserError, trackingEndpoints } from '../../contract/tracking/api.ts'
import { cleanAddress } from '../../contract/tracking/clean-address.rules.ts'
import type { Consent } from '../../contract/tracking/consent.rules.ts'
import { trackedPage } from '../../contract/tracking/tracked-page.rules.ts'
import { cardsByMsn } from '../catalog/service.ts'
import { type Actor, requireSession } from '../platform/actor.ts'
import type { App } from '../platform/app.ts'
import { dropPartitionsBefore } from '../platform/partitions.ts'
import { deleteSurplus, insertClickEvent, insertConsent, listViewed, recordView, type Viewer } from './repository.ts'
import { browserTime, isRobot, withoutPersonal } from './rules.ts'

export { isRobot } from './rules.ts'

type ClickStream = z.output<typeof trackingEndpoints.clickStream.body>

function viewerOf({ customerId, sessionId }: Actor): Viewer | null {
  if (customerId) return { kind: 'customer', id: customerId }
  return sessionId ? { kind: 'session', id: sessionId } : null
}

/** Products the visitor viewed, newest first, without the current and unavailable ones. */
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

/** The program that reports, and what its visitor has agreed to. */
interface Caller {
  userAgent: string
  consent: Consent
}

/**
 * Stores a click-stream event, its addresses without what may be secret; returns whether it was stored. Events of robots,
 * and of visitors who have not agreed to it, are ignored.
 */
export async function recordEvent(app: App, visitor: Actor, event: ClickStream, caller: Caller): Promise<boolean> {
  const { market, sessionId, customerId } = requireSession(visitor)
  const { userAgent, consent } = caller
  if (isRobot(userAgent) || !consent.analytics) return false
  await insertClickEvent(app.db, {
    ...{ market, sessionId, customerId, userAgent: userAgent.slice(0, 300) },
    message: event.message,
    url: cleanAddress(event.url),
    referrer: cleanAddress(event.referrer),
    previousUrl: cleanAddress(event.previous_url),
    device: event.device,
    browserAt: browserTime(event.timestamp, app.now()),
    product: event.product ?? null,
  })
  return true
}

/**
 * Records a visit of a home, product or category page; returns false for other pages, robots and unavailable products. The
 * product is among the recently viewed ones whatever the visitor has agreed to: the list is shown to them alone.
 */
export async function recordVisit(app: App, visitor: Actor, event: ClickStream, caller: Caller): Promise<boolean> {
  const actor = requireSession(visitor)
  const page = trackedPage(event.url)
  const viewer = viewerOf(actor)
  if (!page || !viewer || isRobot(caller.userAgent)) return false
  const isProduct = page.kind === 'product'
  if (isProduct && !(await recordView(app.db, viewer, page.msn, actor.market, app.now()))) return false
  return (await recordEvent(app, actor, event, caller)) || isProduct
}

/** Stores a choice of a visitor as proof: when it was made, and for which notice. */
export async function noteConsent(app: App, visitor: Actor, choice: Consent & { notice: number }): Promise<void> {
  const { market, sessionId, customerId } = requireSession(visitor)
  await insertConsent(app.db, { market, sessionId, customerId, ...choice, at: app.now() })
}

/** Logs an error of a browser without what may be personal; returns whether it was taken. Those of robots are ignored. */
export function noteBrowserError(app: App, actor: Actor, error: BrowserError, userAgent: string): boolean {
  if (isRobot(userAgent)) return false
  const { kind, line, column } = error
  const [message, source, page] = [error.message, cleanAddress(error.source), error.page].map(withoutPersonal)
  const { requestId, market } = actor
  app.monitor.browserError({ requestId, market, kind, message, source, line, column, page }, app.now())
  return true
}

const MAX_EVENTS = 5_000_000
const BATCH = 10_000
/** Maximum number of batches per run; the rest is left to the next. */
const BATCHES = 100

/** Drops the months of click-stream events that ended before a time; returns 0: they are not counted as rows. */
export async function dropOldEvents(app: App, before: Date): Promise<number> {
  await dropPartitionsBefore(app.db, 'click_events', before)
  return 0
}

/** Deletes the oldest click-stream events beyond five million, in small batches; returns how many. */
export async function deleteSurplusEvents(app: App): Promise<number> {
  let events = 0
  for (let step = 0; step < BATCHES; step++) {
    const deleted = await deleteSurplus(app.db, MAX_EVENTS, BATCH)
    events += deleted
    if (deleted < BATCH) break
  }
  return events
}
