// Newsletter subscriptions: requested by anybody, confirmed by the owner of the address.

import type { Actor } from '../platform/actor.ts'
import type { App } from '../platform/app.ts'
import type { Db } from '../platform/db.ts'
import { appError } from '../platform/errors.ts'
import { emit } from '../platform/outbox.ts'
import { identify } from '../verification/service.ts'
import {
  askSubscription,
  confirmSubscription,
  endSubscription,
  findSubscription,
  insertSubscription,
  isActive,
  listConfirmed,
  type SubscriptionRow,
  setActiveById,
} from './repository/subscriptions.ts'

export { issueRowOf } from './commands/issues.ts'
export { type IssueRow, lockDueIssue, noteSent } from './repository/issues.ts'
export type { SubscriptionRow } from './repository/subscriptions.ts'

/** Event of a mail that asks the owner of an address to confirm. */
export const NEWSLETTER_TOPIC = 'newsletters.asked'
export interface NewsletterEvent {
  subscriptionId: string
  /** Time of the request, in milliseconds. */
  askedAt: number
}

const PURPOSE = 'newsletters.confirm'
const VALID_MS = 7 * 86_400_000

const signedText = ({ subscriptionId, askedAt }: NewsletterEvent) => `${subscriptionId}.${askedAt}`

/** The token of the confirmation mail. */
export function confirmToken(app: App, event: NewsletterEvent): string {
  return `${signedText(event)}.${app.secrets.sign(PURPOSE, signedText(event))}`
}

/**
 * Subscribes an address, or unsubscribes it. A customer with this verified address needs no confirmation; anybody
 * else triggers a confirmation mail, once a day. The response does not reveal whether the address is subscribed.
 * @throws auth.identifier
 */
export async function subscribe(
  app: App,
  actor: Actor,
  { email, active, isOwn, consentVersion }: { email: string; active: boolean; isOwn: boolean; consentVersion: number },
): Promise<string> {
  const { value } = identify(actor, { email })
  const address = { market: actor.market, email: value, language: actor.language, consentVersion }
  if (!active) await endSubscription(app.db, actor.market, value, actor.now)
  else if (isOwn) await insertSubscription(app.db, address, actor.now)
  else {
    await app.db.transaction(async tx => {
      const row = await askSubscription(tx, address, actor.now)
      if (!row?.askedAt) return
      const event: NewsletterEvent = { subscriptionId: row.id, askedAt: row.askedAt.getTime() }
      await emit(tx, NEWSLETTER_TOPIC, row.id, event)
    })
  }
  return value
}

const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{13})\.([\w-]+)$/

/** @throws newsletter.link-invalid */
export async function confirm(
  app: App,
  actor: Actor,
  { token, consentVersion }: { token: string; consentVersion: number },
): Promise<string> {
  const [, subscriptionId = '', time = '', signature = ''] = TOKEN.exec(token) ?? []
  const askedAt = Number(time)
  const isSigned = app.secrets.verify(PURPOSE, signedText({ subscriptionId, askedAt }), signature)
  const isFresh = askedAt > actor.now.getTime() - VALID_MS
  const consent = { version: consentVersion, language: actor.language, at: actor.now }
  const asked = { id: subscriptionId, askedAt: new Date(askedAt) }
  const row = isSigned && isFresh ? await confirmSubscription(app.db, asked, consent) : null
  if (!row || row.market !== actor.market) throw appError('newsletter.link-invalid')
  return row.email
}

/** Unsubscribes or resubscribes by the link of a mail; one that was never confirmed is not resubscribed. */
export function setSubscription(app: App, id: string, active: boolean): Promise<void> {
  return setActiveById(app.db, id, active, app.now())
}

export function subscriptionById(db: Db, id: string): Promise<SubscriptionRow | null> {
  return findSubscription(db, id)
}

export function isSubscribed(db: Db, { market }: Pick<Actor, 'market'>, email: string): Promise<boolean> {
  return isActive(db, market, email.toLowerCase())
}

/** The next confirmed subscribers of a market, by id. */
export function nextSubscribers(
  db: Db,
  market: Actor['market'],
  after: string | null,
  most: number,
): Promise<SubscriptionRow[]> {
  return listConfirmed(db, market, after, most)
}

const BATCH = 1000

/** All confirmed subscribers of a market, streamed in batches. */
export async function* confirmedSubscribers(db: Db, market: Actor['market']): AsyncGenerator<SubscriptionRow> {
  for (let after: string | null = null; ; ) {
    const rows: SubscriptionRow[] = await listConfirmed(db, market, after, BATCH)
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    after = last.id
  }
}
