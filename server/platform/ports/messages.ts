// Sends text messages and email through their providers; without a provider messages stay in the outbox table.

import nodemailer, { type Transporter } from 'nodemailer'
import type { Config } from '../config.ts'
import { needsStartTls } from '../encrypted-connections.ts'

export interface OutgoingMessage {
  /** The provider sees the same id when a message is sent again. */
  id: string
  channel: 'sms' | 'mail'
  recipient: string
  template: string
  subject: string | null
  body: string
  /** The body of a mail as HTML, beside that as text. */
  html: string | null
  attachments: readonly { name: string; bytes: Buffer }[]
  /** URL of a POST that unsubscribes from this kind of mail; null for requested messages. */
  unsubscribeUrl: string | null
  /** Id under which this text message is registered; null for the id of its template. */
  registeredId: string | null
}

export interface MessagesPort {
  /** Whether a provider is configured for the channel. */
  has(channel: OutgoingMessage['channel']): boolean
  /**
   * Sends a message. Rejects on a provider error, so that it is retried; with `MessageRejected` when a retry is
   * useless.
   */
  send(message: OutgoingMessage): Promise<void>
}

/** The provider will never accept this message: the address does not exist, or the text is not allowed. */
export class MessageRejected extends Error {
  override name = 'MessageRejected'
}

const TIMEOUT_MS = 10_000

/** SMTP status that no retry changes. */
function isPermanent(error: unknown): boolean {
  const { responseCode, command } = error as { responseCode?: number; command?: string }
  // a rejected login or sender is a configuration problem, not one of this message
  const ofMessage = command === 'RCPT TO' || command === 'DATA'
  return ofMessage && responseCode !== undefined && responseCode >= 500 && responseCode < 600
}

/** One-click unsubscription in mail programs (RFC 8058). */
function unsubscribeHeaders({ unsubscribeUrl }: OutgoingMessage): Record<string, string> {
  if (unsubscribeUrl === null) return {}
  return { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

async function sendMail(mail: Transporter, from: string, message: OutgoingMessage): Promise<void> {
  const { id, recipient: to, subject, body: text, html, attachments } = message
  const host = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  try {
    await mail.sendMail({
      ...{ from, to, subject: subject ?? '', text },
      ...(html === null ? {} : { html }),
      attachments: attachments.map(({ name: filename, bytes: content }) => ({ filename, content })),
      // the same for every attempt, so that a mailbox can recognise a repetition
      messageId: `<${id}@${host}>`,
      headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(message) },
    })
  } catch (error) {
    if (isPermanent(error)) throw new MessageRejected(error instanceof Error ? error.message : String(error))
    throw error
  }
}

/** HTTP statuses that a retry may change although they blame the request. */
const TEMPORARY = [401, 403, 408, 425, 429]

async function sendText(config: Pick<Config, 'smsUrl' | 'smsTemplateIds'>, message: OutgoingMessage): Promise<void> {
  const { id, recipient, template, body, registeredId } = message
  const url = new URL(config.smsUrl)
  const login = url.username ? `Basic ${Buffer.from(`${url.username}:${url.password}`).toString('base64')}` : ''
  url.username = ''
  url.password = ''
  const templateId = registeredId ?? config.smsTemplateIds[template]
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': id,
      ...(login ? { authorization: login } : {}),
    },
    body: JSON.stringify({ to: `+${recipient}`, text: body, template, ...(templateId ? { templateId } : {}) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (response.ok) return
  const text = `The SMS provider returned ${response.status}`
  const { status } = response
  throw status >= 400 && status < 500 && !TEMPORARY.includes(status) ? new MessageRejected(text) : new Error(text)
}

/** Email by SMTP; text messages by a JSON POST `{to, text, template, templateId}` to the provider's URL. */
export function makeMessages(
  config: Pick<Config, 'smsUrl' | 'smsTemplateIds' | 'mailUrl' | 'mailFrom' | 'plainConnections'>,
): MessagesPort {
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS }
  const requireTLS = needsStartTls(config.mailUrl, config.plainConnections)
  const mail = config.mailUrl ? nodemailer.createTransport({ url: config.mailUrl, requireTLS, ...timeouts }) : null
  return {
    has: channel => (channel === 'mail' ? mail !== null : config.smsUrl !== ''),
    async send(message) {
      if (message.channel === 'sms') await sendText(config, message)
      else if (mail) await sendMail(mail, config.mailFrom, message)
    },
  }
}
