// The state of a message, and the reason shown to staff.

import type { MessageState } from '../../../contract/notifications/order-mails-api.ts'

/** How long a message is tried again, in milliseconds: as long as `messages.list-due` finds it. */
const TRIED_FOR_MS = 3 * 86_400_000
/** How a report of a mail server is noted with a message. */
const BOUNCED = 'Bounced: '

interface Message {
  createdAt: Date
  sentAt: Date | null
  failedAt: Date | null
  error: string | null
}

/** `isSetUp` says whether there is a provider for its channel. */
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

/** A report without mail addresses and long numbers, which providers like to repeat. */
export function problemOf(error: string | null): string {
  const text = error?.startsWith(BOUNCED) ? error.slice(BOUNCED.length) : (error ?? '')
  return text.replace(/[^\s<>@]+(?=@)/g, '•••').replace(/\d{7,}/g, digits => `•••${digits.slice(-4)}`)
}
