// SQL of subscriptions of the newsletter.

import type { StoredConsent } from '../../../contract/shared/consent-texts.ts'
import type { Language, Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'

export interface SubscriptionRow {
  id: string
  market: Market
  email: string
  language: Language
  active: boolean
  askedAt: Date | null
  confirmedAt: Date | null
}

const COLUMNS = `id, market, email, language, active, asked_at as "askedAt", confirmed_at as "confirmedAt"`
// one mail a day per address, so that nobody can flood its owner
const ASK = statement(
  'newsletters.ask',
  `insert into subscriptions as s (email, market, active, language, asked_at, updated_at, consent_version, consent_language,
     consented_at) values ($1, $2, false, $3, $4, $4, $5, $3, $4)
   on conflict (market, email) do update set asked_at = $4, language = $3, updated_at = $4,
     consent_version = $5, consent_language = $3, consented_at = $4
     where not s.active and (s.asked_at is null or s.asked_at < $4 - interval '1 day')
   returning ${COLUMNS}`,
)
const SUBSCRIBE = statement(
  'newsletters.subscribe',
  `insert into subscriptions as s (email, market, active, language, confirmed_at, updated_at, consent_version,
     consent_language, consented_at) values ($1, $2, true, $3, $4, $4, $5, $3, $4)
   on conflict (market, email) do update set active = true, language = $3, confirmed_at = $4, updated_at = $4,
     consent_version = $5, consent_language = $3, consented_at = $4
     where not s.active`,
)
const CONFIRM = statement(
  'newsletters.confirm',
  `update subscriptions s set active = true, updated_at = $3,
     confirmed_at = case when s.active then s.confirmed_at else $3 end,
     consent_version = case when s.active then s.consent_version else $4 end,
     consent_language = case when s.active then s.consent_language else $5 end,
     consented_at = case when s.active then s.consented_at else $3 end
   where id = $1 and (s.active or asked_at = $2) returning ${COLUMNS}`,
)
const END = statement(
  'newsletters.end',
  'update subscriptions set active = false, asked_at = null, updated_at = $3 where market = $1 and email = $2',
)
const END_BY_ID = statement(
  'newsletters.end-by-id',
  'update subscriptions set active = false, asked_at = null, updated_at = $2 where id = $1',
)
const RESUME_BY_ID = statement(
  'newsletters.resume-by-id',
  'update subscriptions set active = true, updated_at = $2 where id = $1 and confirmed_at is not null',
)
const FIND = statement('newsletters.find', `select ${COLUMNS} from subscriptions where id = $1`)
const IS_ACTIVE = statement(
  'newsletters.is-active',
  'select exists (select from subscriptions where market = $1 and email = $2 and active) as active',
)
const LIST_CONFIRMED = statement(
  'newsletters.list-confirmed',
  `select ${COLUMNS} from subscriptions where market = $1 and active and ($2::uuid is null or id > $2) order by id limit $3`,
)
const DELETE_ENDED = statement(
  'newsletters.delete-ended',
  `delete from subscriptions where id in (select id from subscriptions where not active and updated_at < $1 limit $2)`,
)

interface Address {
  market: Market
  email: string
  language: Language
  consentVersion: number
}

/** Stores a subscription request; null if the address is subscribed, or requested within a day. */
export function askSubscription(tx: Tx, { market, email, language, consentVersion }: Address, now: Date) {
  return tx.oneOrNull<SubscriptionRow>(ASK, [email, market, language, now, consentVersion])
}

export async function insertSubscription(db: Db, address: Address, now: Date): Promise<void> {
  const { market, email, language, consentVersion } = address
  await db.run(SUBSCRIBE, [email, market, language, now, consentVersion])
}

/** Confirms a subscription requested at a time; null when it has ended or was requested again. */
export function confirmSubscription(
  db: Db,
  { id, askedAt }: { id: string; askedAt: Date },
  { version, language, at }: StoredConsent,
): Promise<SubscriptionRow | null> {
  return db.oneOrNull<SubscriptionRow>(CONFIRM, [id, askedAt, at, version, language])
}

export async function endSubscription(db: Db, market: Market, email: string, now: Date): Promise<void> {
  await db.run(END, [market, email, now])
}

export async function setActiveById(db: Db, id: string, active: boolean, now: Date): Promise<void> {
  await db.run(active ? RESUME_BY_ID : END_BY_ID, [id, now])
}

export function findSubscription(db: Db, id: string): Promise<SubscriptionRow | null> {
  return db.oneOrNull<SubscriptionRow>(FIND, [id])
}

export async function isActive(db: Db, market: Market, email: string): Promise<boolean> {
  return (await db.one<{ active: boolean }>(IS_ACTIVE, [market, email])).active
}

export function listConfirmed(db: Db, market: Market, after: string | null, most: number): Promise<SubscriptionRow[]> {
  return db.rows<SubscriptionRow>(LIST_CONFIRMED, [market, after, most])
}

export function deleteEnded(db: Db, before: Date, most: number): Promise<number> {
  return db.run(DELETE_ENDED, [before, most])
}
