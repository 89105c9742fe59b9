// Signs messages according to the Standard Webhooks specification, and creates secrets in its format.

import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'
const KEY_BYTES = 32

/** A new secret: `whsec_` and the key as Base64. */
export function newSecret(): string {
  return `${PREFIX}${randomBytes(KEY_BYTES).toString('base64')}`
}

export interface Signed {
  /** Message id: the header webhook-id. */
  id: string
  /** Unix time in seconds: the header webhook-timestamp. */
  timestamp: number
  body: string
}

function signatureOf({ id, timestamp, body }: Signed, secret: string): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
}

/** The headers of a request; with several secrets the signatures are separated by spaces, the current secret first. */
export function signedHeaders(message: Signed, secrets: readonly string[]): Record<string, string> {
  return {
    'content-type': 'application/json',
    'user-agent': 'Karkhana-webhooks',
    'webhook-id': message.id,
    'webhook-timestamp': String(message.timestamp),
    'webhook-signature': secrets.map(secret => signatureOf(message, secret)).join(' '),
  }
}
