// Rules of support tickets: the code with which a guest reads one, and the event of a staff reply.

import type { Secrets } from '../platform/secrets.ts'

/** Topic of the event that staff have answered a ticket; its payload is a `SupportEvent`. */
export const SUPPORT_TOPIC = 'support.answered'

export interface SupportEvent {
  ticketNumber: number
  /** Id of the message. */
  messageId: number
}

const PURPOSE = 'support-ticket'
/** Letters and digits that are not easily confused; 32, so each represents five bits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 10

/** The code of a ticket, derived from its id and not stored: 50 bits. */
export function ticketCode(secrets: Pick<Secrets, 'sign'>, ticketId: string): string {
  const bytes = Buffer.from(secrets.sign(PURPOSE, ticketId), 'base64url')
  return Array.from({ length: LENGTH }, (_, at) => ALPHABET[(bytes[at] ?? 0) & 31]).join('')
}

/** Corrects confusable characters of a code: O becomes 0, I and L become 1. */
export function readCode(typed: string): string {
  return typed.toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1')
}
