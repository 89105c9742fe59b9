// The state of a message, and the reason shown to staff.

import type { MessageState } from '../../../contract/notifications/order-mails-api.ts'

/** How long a message is retried, in milliseconds: as long as `messages.list-due` finds it. */
const TRIED_FOR_MS = 3 * 86_400_000
/** Prefix with which a bounce report is stored with a message. */
const BOUNCED = 'Bounced: '

interface Message {
  createdAt: Date
  sentAt: Date | null
  failedAt: Date | null
  error: string | null
}

/** `isSetUp` says whether its channel has a provider. */
export function stateOfMessage(
  { createdAt, sentAt, failedAt, error }: Message,
  now: Date,
  isSetUp: boolean,
): MessageState {
  if (sentAt) return error?.startsWith(BOUNCED) ? 'returned' : 'sent'
  if (failedAt) return 'failed'
  if (now.getTime() - createdAt.getTime() > TRIED_FOR_MS) return 'failed'
  return isSetUp ? 'waiting' : 'off'
}

/** A report without email addresses and long numbers, which providers tend to include. */
export function problemOf(error: string | null): string {
  const text = error?.startsWith(BOUNCED) ? error.slice(BOUNCED.length) : (error ?? '')
  return text.replace(/[^\s<>@]+(?=@)/g, '•••').replace(/\d{7,}/g, digits => `•••${digits.slice(-4)}`)
}
