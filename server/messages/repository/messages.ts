// SQL of outgoing text messages and mail.

import type { BouncedAddress } from '../../../contract/messages/api.ts'
import type { Language } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import type { Bounce } from '../rules.ts'

/** A stored file attached to a mail. */
export interface Attachment {
  /** File name that the recipient sees. */
  name: string
  /** Its name in the file storage. */
  folder: string
  hash: string
}

export interface NewMessage {
  channel: 'sms' | 'mail' | 'push'
  recipient: string
  template: string
  language: Language
  subject: string | null
  body: string
  html?: string
  /** Identifies the cause: a second message with the same key is not queued. */
  key?: string
  attachments?: readonly Attachment[]
  /** URL of a POST that unsubscribes from this kind of mail (RFC 8058); absent for requested messages. */
  unsubscribeUrl?: string
  /** Template under which a text message is registered, when it does not use the standard text. */
  registeredId?: string
  /** Subject of the mail. */
  orderId?: string
}

export interface MessageRow {
  id: string
  channel: 'sms' | 'mail' | 'push'
  recipient: string
  template: string
  subject: string | null
  body: string
  html: string | null
  attachments: Attachment[]
  unsubscribeUrl: string | null
  registeredId: string | null
  createdAt: Date
}

const COLUMNS = `id, channel, recipient, template, subject, body, html, attachments, unsubscribe_url as "unsubscribeUrl", registered_id as "registeredId", created_at as "createdAt"`
const INSERT = statement(
  'messages.insert',
  `insert into messages (channel, recipient, template, language, subject, body, html, key, attachments, unsubscribe_url, registered_id, order_id)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict (key) do nothing returning id`,
)
const FIND_UNSENT = statement(
  'messages.find-unsent',
  `select ${COLUMNS} from messages where id = $1 and sent_at is null and failed_at is null for update skip locked`,
)
// verified again since: it is another address, or the mailbox works again
const IS_BOUNCED = `exists (select from bounced_addresses b where b.address = lower(m.recipient)
       and not exists (select from customers c where lower(c.email) = b.address and c.email_verified_at > b.bounced_at))`
const IS_UNDELIVERABLE = statement(
  'messages.is-undeliverable',
  `select m.channel = 'mail' and m.template not like 'otp-%' and ${IS_BOUNCED} as bounced from messages m where m.id = $1`,
)
const IS_RETURNED = statement(
  'messages.is-returned',
  `select ${IS_BOUNCED} as returned from (select $1::text as recipient) m`,
)
const GIVE_UP = statement(
  'messages.give-up',
  `update messages set failed_at = now(), error = $2, next_attempt_at = null where id = $1 and sent_at is null`,
)
const MARK_BOUNCED = statement(
  'messages.mark-bounced',
  `insert into bounced_addresses (address, status, reason, template)
   select lower(m.recipient), $3, $4, m.template from messages m
   where m.id = $1 and m.channel = 'mail' and lower(m.recipient) = $2
   on conflict (address) do update set status = excluded.status, reason = excluded.reason, template = excluded.template,
     bounced_at = now()`,
)
const NOTE_BOUNCE = statement(
  'messages.note-bounce',
  `update messages set error = $3 where id = $1 and channel = 'mail' and lower(recipient) = $2 returning id`,
)
const LIST_BOUNCED = statement(
  'messages.list-bounced',
  `select m.address, m.status, m.reason, m.template, m.bounced_at as "bouncedAt" from bounced_addresses m
   where not exists (select from customers c where lower(c.email) = m.address and c.email_verified_at > m.bounced_at)
   order by m.bounced_at desc, m.address limit $1`,
)
const CLEAR_BOUNCED = statement('messages.clear-bounced', 'delete from bounced_addresses where address = $1')
const DELETE_OLD_BOUNCED = statement(
  'messages.delete-old-bounced',
  'delete from bounced_addresses where address in (select address from bounced_addresses where bounced_at < $1 limit $2)',
)
const MARK_SENT = statement(
  'messages.mark-sent',
  `update messages set sent_at = now(), attempts = attempts + 1, error = null, next_attempt_at = null where id = $1`,
)
const MARK_FAILED = statement(
  'messages.mark-failed',
  `update messages set attempts = attempts + 1, error = $2, failed_at = case when $3 then now() end,
     next_attempt_at = case when not $3 then
       greatest(created_at + interval '20 minutes', now() + least(interval '1 minute' * 2 ^ least(attempts, 12), interval '6 hours')) end
   where id = $1 and sent_at is null`,
)
const LIST_DUE = statement(
  'messages.list-due',
  `select id from messages where sent_at is null and failed_at is null and next_attempt_at <= now()
     and template not like 'otp-%' and created_at > now() - interval '3 days'
   order by next_attempt_at limit $1`,
)
const LIST_NEWEST = statement(
  'messages.list-newest',
  `select ${COLUMNS} from messages order by created_at desc limit 50`,
)
const FIND_HTML = statement('messages.find-html', 'select html from messages where id = $1 and html is not null')

const EMPTY_CODES = statement(
  'messages.empty-old-codes',
  `update messages set body = '' where id in (
     select id from messages where template like 'otp-%' and body <> '' and created_at < $1 limit $2)`,
)
const DELETE_OLD = statement(
  'messages.delete-old',
  'delete from messages where id in (select id from messages where created_at < $1 limit $2)',
)

/** Returns the id; null when a message with the same key exists. */
export async function insertMessage(tx: Tx, message: NewMessage): Promise<string | null> {
  const { channel, recipient, template, language, subject, body, html = null, key = null, attachments = [] } = message
  const { unsubscribeUrl = null, registeredId = null, orderId = null } = message
  const text = [channel, recipient, template, language, subject, body, html, key]
  return (
    (
      await tx.oneOrNull<{ id: string }>(INSERT, [
        ...text,
        JSON.stringify(attachments),
        ...[unsubscribeUrl, registeredId, orderId],
      ])
    )?.id ?? null
  )
}

/** The message, locked; null if it was sent or given up, or is being sent. */
export function findUnsent(tx: Tx, id: string): Promise<MessageRow | null> {
  return tx.oneOrNull<MessageRow>(FIND_UNSENT, [id])
}

/**
 * Whether a mail goes to a bounced address; except one-time codes, which the recipient has just requested.
 */
export async function isUndeliverable(tx: Tx, id: string): Promise<boolean> {
  return (await tx.one<{ bounced: boolean }>(IS_UNDELIVERABLE, [id])).bounced
}

/** Whether mail to an address has bounced and the address was not verified again since. */
export async function isReturned(db: Db, address: string): Promise<boolean> {
  return (await db.one<{ returned: boolean }>(IS_RETURNED, [address])).returned
}

/** Gives up a message without trying it. */
export async function giveUp(tx: Tx, id: string, error: string): Promise<void> {
  await tx.run(GIVE_UP, [id, error])
}

/** Stores that a message was not delivered; false if it was not sent to this address. */
export async function noteBounce(tx: Tx, { messageId, address, status, reason }: Bounce): Promise<boolean> {
  return (await tx.oneOrNull(NOTE_BOUNCE, [messageId, address, `Bounced: ${status} ${reason}`.trim()])) !== null
}

/** Marks the address of a message: no further mail is sent to it. */
export async function markBounced(tx: Tx, { messageId, address, status, reason }: Bounce): Promise<void> {
  await tx.run(MARK_BOUNCED, [messageId, address, status, reason])
}

/** Addresses that get no more mail, latest first. */
export function listBounced(
  db: Db,
  limit: number,
): Promise<(Omit<BouncedAddress, 'bouncedAt'> & { bouncedAt: Date })[]> {
  return db.rows(LIST_BOUNCED, [limit])
}

/** Allows mail to an address again; returns whether it was marked. */
export async function clearBounced(db: Db, address: string): Promise<boolean> {
  return (await db.run(CLEAR_BOUNCED, [address])) > 0
}

export function deleteOldBounced(db: Db, before: Date, limit: number): Promise<number> {
  return db.run(DELETE_OLD_BOUNCED, [before, limit])
}

export async function markSent(tx: Tx, id: string): Promise<void> {
  await tx.run(MARK_SENT, [id])
}

/**
 * Stores a failed attempt; `final` gives up the message. Otherwise the job queue retries for a quarter of an hour,
 * after which the message is due at doubling intervals.
 */
export async function markFailed(db: Db, id: string, error: string, final: boolean): Promise<void> {
  await db.run(MARK_FAILED, [id, error, final])
}

/** Ids of messages whose next attempt is due, for three days; one-time codes have expired by then. */
export async function listDue(db: Db, limit: number): Promise<string[]> {
  return (await db.rows<{ id: string }>(LIST_DUE, [limit])).map(({ id }) => id)
}

export function listNewest(db: Db): Promise<MessageRow[]> {
  return db.rows<MessageRow>(LIST_NEWEST)
}

/** A mail as HTML; null if there is none. */
export async function findHtml(db: Db, id: string): Promise<string | null> {
  return (await db.oneOrNull<{ html: string }>(FIND_HTML, [id]))?.html ?? null
}

/** Clears the text of messages with one-time codes. */
export function emptyOldCodes(db: Db, before: Date, limit: number): Promise<number> {
  return db.run(EMPTY_CODES, [before, limit])
}

export function deleteOldMessages(db: Db, before: Date, limit: number): Promise<number> {
  return db.run(DELETE_OLD, [before, limit])
}
