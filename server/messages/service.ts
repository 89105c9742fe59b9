// Sends text messages and email: queued in the transaction of their cause, sent to the provider by a job.

import type { App } from '../platform/app.ts'
import type { Tx } from '../platform/db.ts'
import {
  findUnsent,
  insertMessage,
  listNewest,
  type MessageRow,
  markFailed,
  markSent,
  type NewMessage,
} from './repository.ts'

/** Queues a message, which is only sent if the transaction commits. */
export async function queueMessage(app: App, tx: Tx, message: NewMessage): Promise<void> {
  const id = await insertMessage(tx, message)
  if (app.ports.messages.has(message.channel)) await app.jobs.send('messages.send', { id }, { tx })
}

/** Sends a message through its provider. Idempotent: sent messages are skipped. */
export async function sendMessage(app: App, id: string): Promise<void> {
  try {
    await app.db.transaction(async tx => {
      const message = await findUnsent(tx, id)
      if (!message) return
      await app.ports.messages.send(message)
      await markSent(tx, id)
    })
  } catch (error) {
    await markFailed(app.db, id, error instanceof Error ? error.message : String(error))
    throw error
  }
}

/** The newest messages, for the development outbox page only. */
export function newestMessages(app: App): Promise<MessageRow[]> {
  return listNewest(app.db)
}

/** Whether the development outbox page is available: no provider configured, not in production. */
export function outboxShown(app: App): boolean {
  return !app.config.production && !app.ports.messages.has('sms') && !app.ports.messages.has('mail')
}
