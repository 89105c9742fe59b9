// Settings of push notifications: the keys that identify the store to push services, both or none.

import type { Environment } from './environment.ts'

export interface PushSettings {
  /** Base64url; empty when the store generates its own. */
  publicKey: string
  privateKey: string
  /** Where push services can reach the operator. */
  subject: string
}

const KEYS = { publicKey: /^[\w-]{87}$/, privateKey: /^[\w-]{43}$/ }

/** @throws Error naming the invalid or missing setting */
export function readPush(env: Environment, contact: string, mailFrom: string): PushSettings {
  const [publicKey, privateKey] = [env.text('VAPID_PUBLIC_KEY'), env.text('VAPID_PRIVATE_KEY')]
  if (Boolean(publicKey) !== Boolean(privateKey))
    throw new Error('Set VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY, or neither.')
  if (publicKey && !KEYS.publicKey.test(publicKey))
    throw new Error('VAPID_PUBLIC_KEY is no key of 65 bytes, base64url.')
  if (privateKey && !KEYS.privateKey.test(privateKey))
    throw new Error('VAPID_PRIVATE_KEY is no key of 32 bytes, base64url.')
  const address = /[^\s<>]+@[^\s<>]+/.exec(mailFrom)?.[0] ?? 'store@karkhana.example'
  return { publicKey, privateKey, subject: /^(?:mailto|https):/.test(contact) ? contact : `mailto:${address}` }
}
