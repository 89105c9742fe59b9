// Sends text messages and email through their providers; without a provider messages stay in the outbox table.

import nodemailer from 'nodemailer'
import type { Config } from '../config.ts'

export interface OutgoingMessage {
  channel: 'sms' | 'mail'
  recipient: string
  template: string
  subject: string | null
  body: string
}

export interface MessagesPort {
  /** Whether a provider is configured for the channel. */
  has(channel: OutgoingMessage['channel']): boolean
  /** Sends a message. Rejects on a provider error, so that the job is retried. */
  send(message: OutgoingMessage): Promise<void>
}

/** Email by SMTP; text messages by a JSON POST `{to, text, template}` to the provider's URL. */
export function makeMessages(config: Pick<Config, 'smsUrl' | 'mailUrl' | 'mailFrom'>): MessagesPort {
  const mail = config.mailUrl ? nodemailer.createTransport(config.mailUrl) : null
  return {
    has: channel => (channel === 'mail' ? mail !== null : config.smsUrl !== ''),
    async send({ channel, recipient, template, subject, body }) {
      if (channel === 'mail') {
        await mail?.sendMail({ from: config.mailFrom, to: recipient, subject: subject ?? '', text: body })
        return
      }
      const url = new URL(config.smsUrl)
      const login = url.username ? `Basic ${Buffer.from(`${url.username}:${url.password}`).toString('base64')}` : ''
      url.username = ''
      url.password = ''
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(login ? { authorization: login } : {}) },
        body: JSON.stringify({ to: `+${recipient}`, text: body, template }),
        signal: AbortSignal.timeout(10_000),
      })
      if (!answer.ok) throw new Error(`The SMS provider answered ${answer.status}`)
    },
  }
}
