// SQL of viewed products and the click-stream.

import type { Market } from '../../contract/shared/market.ts'
import { RECENTLY_VIEWED_KEPT, type TrackedProduct } from '../../contract/tracking/api.ts'
import type { Consent } from '../../contract/tracking/consent.rules.ts'
import { type Db, statement } from '../platform/db.ts'
import { jsonbOf } from '../platform/jsonb.ts'

/** Owner of views: a customer or a guest session. */
export type Viewer = { kind: 'customer' | 'session'; id: string }

const by = (make: (column: string) => { name: string; text: string }) => ({
  customer: make('customer_id'),
  session: make('session_id'),
})

// deletes the views above the limit in the same statement; concurrent statements skip rows that another one is deleting
const RECORD_VIEW = by(column =>
  statement(
    `tracking.note-view-${column}`,
    `with sold as (
       select msn, market from products where msn = $2 and market = $3 and active
     ), old as (
       delete from product_views v using (
         select ctid from product_views where ${column} = $1 and msn <> $2 and exists (select 1 from sold)
         order by viewed_at desc, msn offset ${RECENTLY_VIEWED_KEPT - 1} for update skip locked) o
       where v.ctid = o.ctid
     )
     insert into product_views (market, ${column}, msn, viewed_at) select market, $1, msn, $4 from sold
     on conflict (${column}, msn) where ${column} is not null
     do update set viewed_at = greatest(product_views.viewed_at, excluded.viewed_at)`,
  ),
)
const LIST = by(column =>
  statement(
    `tracking.list-views-${column}`,
    `select msn from product_views where ${column} = $1 and market = $2 and msn is distinct from $3
     order by viewed_at desc, msn limit $4`,
  ),
)

/** Records a product view; returns whether the market sells the product. */
export async function recordView(db: Db, viewer: Viewer, msn: string, market: Market, at: Date): Promise<boolean> {
  return (await db.run(RECORD_VIEW[viewer.kind], [viewer.id, msn, market, at])) > 0
}

/** MSNs viewed last, newest first, except one. */
export async function listViewed(
  db: Db,
  viewer: Viewer,
  market: Market,
  { without, size }: { without: string | null; size: number },
): Promise<string[]> {
  const rows = await db.rows<{ msn: string }>(LIST[viewer.kind], [viewer.id, market, without, size])
  return rows.map(row => row.msn)
}

const INSERT_EVENT = statement(
  'tracking.insert-event',
  `insert into click_events (market, session_id, customer_id, message, url, referrer, previous_url, device, user_agent,
     browser_at, product) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::jsonb)`,
)

export interface NewClickEvent {
  market: Market
  sessionId: string | null
  customerId: string | null
  message: string
  url: string
  referrer: string
  previousUrl: string
  device: string
  userAgent: string
  browserAt: Date | null
  product: TrackedProduct | null
}

export async function insertClickEvent(db: Db, event: NewClickEvent): Promise<void> {
  const { market, sessionId, customerId, message, url, referrer, previousUrl, device, userAgent, browserAt } = event
  const product = event.product && jsonbOf(event.product)
  const page = [message, url, referrer, previousUrl]
  await db.run(INSERT_EVENT, [market, sessionId, customerId, ...page, device, userAgent, browserAt, product])
}

const DELETE_SURPLUS = statement(
  'tracking.delete-surplus-events',
  `delete from click_events where id in (
     select id from click_events where id <= (select max(id) from click_events) - $1::bigint order by id limit $2)`,
)

/** Deletes the oldest events beyond `max`, at most `batch` of them; returns how many. */
export function deleteSurplus(db: Db, max: number, batch: number): Promise<number> {
  return db.run(DELETE_SURPLUS, [max, batch])
}

const DELETE_OLD_VIEWS = statement(
  'tracking.delete-old-views',
  'delete from product_views where ctid in (select ctid from product_views where viewed_at < $1 limit $2)',
)

/** Deletes views before a time, at most `most` of them; returns how many. */
export function deleteOldViews(db: Db, before: Date, most: number): Promise<number> {
  return db.run(DELETE_OLD_VIEWS, [before, most])
}

const INSERT_CONSENT = statement(
  'tracking.insert-consent',
  `insert into consent_choices (market, session_id, customer_id, analytics, marketing, notice, chosen_at)
   values ($1, $2, $3, $4, $5, $6, $7)`,
)

export async function insertConsent(
  db: Db,
  choice: Pick<NewClickEvent, 'market' | 'sessionId' | 'customerId'> & Consent & { notice: number; at: Date },
): Promise<void> {
  const { market, sessionId, customerId, analytics, marketing, notice, at } = choice
  await db.run(INSERT_CONSENT, [market, sessionId, customerId, analytics, marketing, notice, at])
}

const DELETE_OLD_CONSENTS = statement(
  'tracking.delete-old-consents',
  `delete from consent_choices where id in (
     select id from consent_choices where chosen_at < $1 order by chosen_at limit $2)`,
)

/** Deletes choices from before a time, at most `most` of them; returns how many. */
export function deleteOldConsents(db: Db, before: Date, most: number): Promise<number> {
  return db.run(DELETE_OLD_CONSENTS, [before, most])
}
