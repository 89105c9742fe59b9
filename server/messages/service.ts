// Sends text messages and email: queued in the transaction of their cause, sent to the provider by a job.

import type { PushTopic } from '../../contract/notifications/preferences.rules.ts'
import type { Language } from '../../contract/shared/market.ts'
import type { App } from '../platform/app.ts'
import type { Db, Tx } from '../platform/db.ts'
import { appError } from '../platform/errors.ts'
import { MessageRejected } from '../platform/ports/messages.ts'
import { PushGone, PushRejected } from '../platform/ports/push.ts'
import { sendToDevice } from './commands/push.ts'
import {
  findHtml,
  findUnsent,
  giveUp,
  insertMessage,
  isReturned,
  isUndeliverable,
  listDue,
  listNewest,
  type MessageRow,
  markFailed,
  markSent,
  type NewMessage,
} from './repository/messages.ts'
import { deletePushDevice, listPushDevicesFor } from './repository/push.ts'

export {
  changePushDevice,
  pushDevicesOf,
  registerPushDevice,
  resealPushKeys,
  vapidKeys,
} from './commands/push.ts'
export type { NewMessage } from './repository/messages.ts'

/** Queues a message, which is only sent if the transaction commits. A duplicate key is ignored. */
export async function queueMessage(app: App, tx: Tx, message: NewMessage): Promise<boolean> {
  const id = await insertMessage(tx, message)
  const isSent = message.channel === 'push' || app.ports.messages.has(message.channel)
  if (id !== null && isSent) await app.jobs.send('messages.send', { id }, { tx })
  return id !== null
}

/**
 * Rejects a requested mail that would not be sent.
 * @throws messages.mail-off, messages.mail-returned
 */
export async function requireDeliverable(app: App, db: Db, address: string): Promise<void> {
  if (!app.ports.messages.has('mail') && !outboxShown(app)) throw appError('messages.mail-off')
  if (await isReturned(db, address)) throw appError('messages.mail-returned')
}

/** Rejects a requested text message that would not be sent. @throws messages.text-off */
export function requireTexts(app: App): void {
  if (!app.ports.messages.has('sms') && !outboxShown(app)) throw appError('messages.text-off')
}

/** Content of a push notification. */
export interface Notification {
  title: string
  body: string
  /** Path opened by a tap. */
  path: string
  /** A later notification with the same tag replaces an earlier one. */
  tag: string
}

/** Queues a notification for each of a customer's devices that subscribes to the topic; `key` as for a message. */
export async function queueNotification(
  app: App,
  tx: Tx,
  to: { customerId: string; topic: PushTopic; template: string; language: Language; key: string; orderId?: string },
  notification: Notification,
): Promise<void> {
  const { customerId, topic, template, language, key, orderId } = to
  for (const device of await listPushDevicesFor(tx, customerId, topic)) {
    await queueMessage(app, tx, {
      ...{ channel: 'push', recipient: device, template, language, subject: notification.title },
      ...{ body: JSON.stringify(notification), key: `${key}:${device}:push`, ...(orderId && { orderId }) },
    })
  }
}

/** Sends a notification; a device unknown to its push service is removed. */
async function sendNotification(app: App, tx: Tx, { id, recipient, body }: MessageRow): Promise<void> {
  try {
    if (await sendToDevice(app, tx, recipient, body)) return await markSent(tx, id)
    await giveUp(tx, id, 'The device is not registered any more')
  } catch (error) {
    if (!(error instanceof PushGone)) throw error
    await deletePushDevice(tx, recipient)
    await giveUp(tx, id, error.message)
  }
}

/**
 * Sends a message through its provider. Idempotent: one that was sent or given up, or that another process is
 * sending, is skipped. Rejects if it should be retried; one that the provider will never accept is given up.
 */
export async function sendMessage(app: App, id: string): Promise<void> {
  try {
    await app.db.transaction(async tx => {
      const message = await findUnsent(tx, id)
      if (!message) return
      if (message.channel === 'push') return sendNotification(app, tx, message)
      const { channel } = message
      if (await isUndeliverable(tx, id)) return giveUp(tx, id, 'The address has bounced')
      const attachments = await Promise.all(
        message.attachments.map(async ({ name, folder, hash }) => {
          const bytes = await app.ports.files.get(folder, hash)
          if (!bytes) throw new Error(`The file ${folder}/${hash} is missing`)
          return { name, bytes: Buffer.from(bytes) }
        }),
      )
      await app.ports.messages.send({ ...message, channel, attachments })
      await markSent(tx, id)
    })
  } catch (error) {
    const rejected = error instanceof MessageRejected || error instanceof PushRejected
    await markFailed(app.db, id, error instanceof Error ? error.message : String(error), rejected)
    if (!rejected) throw error
    app.log.warn({ err: error, message: id }, 'a message was given up')
  }
}

const BATCH_SIZE = 100

/** Sends messages that the job queue gave up, once their next attempt is due; returns how many were tried. */
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
