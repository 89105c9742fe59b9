// Sends text messages and email: queued in the transaction of their cause, sent to the provider by a job.

import type { App } from '../platform/app.ts'
import type { Tx } from '../platform/db.ts'
import { MessageRejected } from '../platform/ports/messages.ts'
import {
  findHtml,
  findUnsent,
  giveUp,
  insertMessage,
  isUndeliverable,
  listDue,
  listNewest,
  type MessageRow,
  markFailed,
  markSent,
  type NewMessage,
} from './repository.ts'

export type { NewMessage } from './repository.ts'

/** Queues a message, which is only sent if the transaction commits. One with the key of another is left out. */
export async function queueMessage(app: App, tx: Tx, message: NewMessage): Promise<void> {
  const id = await insertMessage(tx, message)
  if (id !== null && app.ports.messages.has(message.channel)) await app.jobs.send('messages.send', { id }, { tx })
}

/**
 * Sends a message through its provider. Idempotent: one that was sent or given up, or that another process is sending, is
 * skipped. Rejects when it should be tried again; one that the provider will never take is given up.
 */
export async function sendMessage(app: App, id: string): Promise<void> {
  try {
    await app.db.transaction(async tx => {
      const message = await findUnsent(tx, id)
      if (!message) return
      if (await isUndeliverable(tx, id)) return giveUp(tx, id, 'The address has bounced')
      const attachments = await Promise.all(
        message.attachments.map(async ({ name, folder, hash }) => {
          const bytes = await app.ports.files.get(folder, hash)
          if (!bytes) throw new Error(`The file ${folder}/${hash} is not there`)
          return { name, bytes: Buffer.from(bytes) }
        }),
      )
      await app.ports.messages.send({ ...message, attachments })
      await markSent(tx, id)
    })
  } catch (error) {
    const rejected = error instanceof MessageRejected
    await markFailed(app.db, id, error instanceof Error ? error.message : String(error), rejected)
    if (!rejected) throw error
    app.log.warn({ err: error, message: id }, 'a message was given up')
  }
}

const BATCH_SIZE = 100

/** Sends messages that the queue of jobs gave up, when their next attempt is due; returns how many were tried. */
export async function sendDue(app: App): Promise<number> {
  const due = await listDue(app.db, BATCH_SIZE)
  for (const id of due) {
    await sendMessage(app, id).catch(error => app.log.warn({ err: error, message: id }, 'a message was not sent'))
  }
  return due.length
}

/** The newest messages, for the development outbox page only. */
export function newestMessages(app: App): Promise<MessageRow[]> {
  return listNewest(app.db)
}

/** A mail as HTML, for the development outbox page only; null when there is none. */
export function htmlOf(app: App, id: string): Promise<string | null> {
  return findHtml(app.db, id)
}

/** Whether the development outbox page is available: no provider configured, not in production. */
export function outboxShown(app: App): boolean {
  return !app.config.production && !app.ports.messages.has('sms') && !app.ports.messages.has('mail')
}
