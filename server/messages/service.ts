// Sends text messages and mail: written in the transaction of their cause, handed to the provider by a job.

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

/** Queues a message; it exists only if the transaction commits. */
export async function queueMessage(app: App, tx: Tx, message: NewMessage): Promise<void> {
  const id = await insertMessage(tx, message)
  if (app.ports.messages.has(message.channel)) await app.jobs.send('messages.send', { id }, { tx })
}

/** Hands one message to its provider; sent ones are left alone, so a repeated job does no harm. */
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

/** Whether the development outbox may be shown: no provider is set and the store is not in production. */
export function outboxShown(app: App): boolean {
  return !app.config.production && !app.ports.messages.has('sms') && !app.ports.messages.has('mail')
}
