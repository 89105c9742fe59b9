// SQL of outgoing text messages and mail.

import { type Db, statement, type Tx } from '../platform/db.ts'

export interface NewMessage {
  channel: 'sms' | 'mail'
  recipient: string
  template: string
  language: 'en' | 'hi'
  subject: string | null
  body: string
}

export interface MessageRow extends NewMessage {
  id: string
  createdAt: Date
  sentAt: Date | null
}

const COLUMNS = `id, channel, recipient, template, language, subject, body, created_at as "createdAt", sent_at as "sentAt"`
const INSERT = statement(
  'messages.insert',
  'insert into messages (channel, recipient, template, language, subject, body) values ($1, $2, $3, $4, $5, $6) returning id',
)
const FIND_UNSENT = statement(
  'messages.find-unsent',
  `select ${COLUMNS} from messages where id = $1 and sent_at is null for update`,
)
const MARK_SENT = statement(
  'messages.mark-sent',
  'update messages set sent_at = now(), attempts = attempts + 1, error = null where id = $1',
)
const MARK_FAILED = statement(
  'messages.mark-failed',
  'update messages set attempts = attempts + 1, error = $2 where id = $1',
)
const LIST_NEWEST = statement(
  'messages.list-newest',
  `select ${COLUMNS} from messages order by created_at desc limit 50`,
)

const EMPTY_CODES = statement(
  'messages.empty-old-codes',
  `update messages set body = '' where id in (
     select id from messages where template like 'otp-%' and body <> '' and created_at < $1 limit $2)`,
)
const DELETE_OLD = statement(
  'messages.delete-old',
  'delete from messages where id in (select id from messages where created_at < $1 limit $2)',
)

export async function insertMessage(tx: Tx, message: NewMessage): Promise<string> {
  const { channel, recipient, template, language, subject, body } = message
  return (await tx.one<{ id: string }>(INSERT, [channel, recipient, template, language, subject, body])).id
}

export function findUnsent(tx: Tx, id: string): Promise<MessageRow | null> {
  return tx.oneOrNull<MessageRow>(FIND_UNSENT, [id])
}

export async function markSent(tx: Tx, id: string): Promise<void> {
  await tx.run(MARK_SENT, [id])
}

export async function markFailed(db: Db, id: string, error: string): Promise<void> {
  await db.run(MARK_FAILED, [id, error])
}

export function listNewest(db: Db): Promise<MessageRow[]> {
  return db.rows<MessageRow>(LIST_NEWEST)
}

/** Empties messages with one-time codes. */
export function emptyOldCodes(db: Db, before: Date, most: number): Promise<number> {
  return db.run(EMPTY_CODES, [before, most])
}

export function deleteOldMessages(db: Db, before: Date, most: number): Promise<number> {
  return db.run(DELETE_OLD, [before, most])
}
