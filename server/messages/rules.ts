// Bounce reports of mail servers (RFC 3464), and how they are signed.

import { createHmac } from 'node:crypto'

export interface Bounce {
  /** Id of this store's message that was not delivered. */
  messageId: string
  /** In lower case. */
  address: string
  /** Status code of RFC 3463. */
  status: string
  reason: string
}

/** Reports that are older, or from the future, are rejected. */
const FRESH_SECONDS = 300
const MAX_REASON = 300

export const signBounceBody = (secret: string, timestamp: string, body: string) =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')

export function isFresh(timestamp: string, now: Date): boolean {
  return /^\d{1,12}$/.test(timestamp) && Math.abs(now.getTime() / 1000 - Number(timestamp)) <= FRESH_SECONDS
}

/** The fields of a block by lower-case name, with folded lines joined. */
function fieldsOf(block: string): Map<string, string> {
  const fields = new Map<string, string>()
  for (const line of block.replace(/\n[ \t]+/g, ' ').split('\n')) {
    const at = line.indexOf(':')
    if (at > 0) fields.set(line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim())
  }
  return fields
}

/** `rfc822; <asha@plant.example>` without the address type. */
const addressOf = (field: string) =>
  field
    .replace(/^[^;]*;/, '')
    .trim()
    .replace(/^<(.*)>$/, '$1')
    .toLowerCase()

const MESSAGE_ID = /^message-id:\s*<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/im

/**
 * The failure that a mail reports; null for a delay, a success, or anything else. The report must include the headers
 * of the original mail, whose `Message-ID` is the id of a message.
 */
export function readBounce(mail: string): Bounce | null {
  const text = mail.replace(/\r\n?/g, '\n')
  const [, report = ''] = /^content-type:[ \t]*message\/delivery-status\b[^\n]*\n(.*)/ims.exec(text) ?? []
  // the headers of the part end at an empty line; then follow a block about the mail and one per recipient
  const [, ...blocks] = report.split(/\n[ \t]*\n/)
  const recipient = blocks
    .slice(0, 20)
    .map(fieldsOf)
    .find(fields => fields.get('action')?.toLowerCase() === 'failed' && fields.has('final-recipient'))
  const messageId = MESSAGE_ID.exec(report)?.[1]
  if (!recipient || messageId === undefined) return null
  const address = addressOf(recipient.get('original-recipient') ?? recipient.get('final-recipient') ?? '')
  const [status = ''] = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(recipient.get('status') ?? '') ?? []
  if (!address.includes('@') || !status) return null
  const reason = (recipient.get('diagnostic-code') ?? '').slice(0, MAX_REASON)
  return { messageId: messageId.toLowerCase(), address, status, reason }
}

/** Statuses that concern the address: it, its mailbox or its domain does not exist, has moved, or accepts no mail. */
export function concernsAddress(status: string): boolean {
  return /^5\.(0\.0|1\.\d+|2\.[01]|4\.4)$/.test(status)
}
