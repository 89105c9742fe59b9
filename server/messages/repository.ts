// SQL of outgoing text messages and mail.

import type { Language } from '../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../platform/db.ts'

/** A stored file that goes with a mail. */
export interface Attachment {
  /** File name that the recipient sees. */
  name: string
  /** Where it stands in the files of the store. */
  folder: string
  hash: string
}

export interface NewMessage {
  channel: 'sms' | 'mail'
  recipient: string
  template: string
  language: Language
  subject: string | null
  body: string
  html?: string
  /** Names the cause: a second message with the same key is not queued. */
  key?: string
  attachments?: readonly Attachment[]
  /** Takes a POST that ends mail of this kind (RFC 8058); absent for messages that were asked for. */
  unsubscribeUrl?: string
}

export interface MessageRow {
  id: string
  channel: 'sms' | 'mail'
  recipient: string
  template: string
  subject: string | null
  body: string
  html: string | null
  attachments: Attachment[]
  unsubscribeUrl: string | null
  createdAt: Date
}

const COLUMNS = `id, channel, recipient, template, subject, body, html, attachments, unsubscribe_url as "unsubscribeUrl", created_at as "createdAt"`
const INSERT = statement(
  'messages.insert',
  `insert into messages (channel, recipient, template, language, subject, body, html, key, attachments, unsubscribe_url)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (key) do nothing returning id`,
)
const FIND_UNSENT = statement(
  'messages.find-unsent',
  `select ${COLUMNS} from messages where id = $1 and sent_at is null and failed_at is null for update skip locked`,
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

/** Returns the id; null when there is one with the same key. */
export async function insertMessage(tx: Tx, message: NewMessage): Promise<string | null> {
  const { channel, recipient, template, language, subject, body, html = null, key = null, attachments = [] } = message
  const { unsubscribeUrl = null } = message
  const text = [channel, recipient, template, language, subject, body, html, key]
  return (
    (await tx.oneOrNull<{ id: string }>(INSERT, [...text, JSON.stringify(attachments), unsubscribeUrl]))?.id ?? null
  )
}

/** The message, locked; null when it was sent or given up, or is being sent. */
export function findUnsent(tx: Tx, id: string): Promise<MessageRow | null> {
  return tx.oneOrNull<MessageRow>(FIND_UNSENT, [id])
}

export async function markSent(tx: Tx, id: string): Promise<void> {
  await tx.run(MARK_SENT, [id])
}

/**
 * Notes a failed attempt; `final` gives the message up. Otherwise the queue of jobs tries again for a quarter of an hour, and
 * after that it is due at intervals that double.
 */
export async function markFailed(db: Db, id: string, error: string, final: boolean): Promise<void> {
  await db.run(MARK_FAILED, [id, error, final])
}

/** Ids of messages whose next attempt is due, for three days; a code is of no use by then. */
export async function listDue(db: Db, limit: number): Promise<string[]> {
  return (await db.rows<{ id: string }>(LIST_DUE, [limit])).map(({ id }) => id)
}

export function listNewest(db: Db): Promise<MessageRow[]> {
  return db.rows<MessageRow>(LIST_NEWEST)
}

/** A mail as HTML; null when there is none. */
export async function findHtml(db: Db, id: string): Promise<string | null> {
  return (await db.oneOrNull<{ html: string }>(FIND_HTML, [id]))?.html ?? null
}

/** Empties messages with one-time codes. */
export function emptyOldCodes(db: Db, before: Date, limit: number): Promise<number> {
  return db.run(EMPTY_CODES, [before, limit])
}

export function deleteOldMessages(db: Db, before: Date, limit: number): Promise<number> {
  return db.run(DELETE_OLD, [before, limit])
}
