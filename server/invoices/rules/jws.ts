// Verifies the signature of a compact JWS of the invoice portal (RS256).

import { type KeyObject, verify } from 'node:crypto'

/** Whether one of the keys signed it with RS256; any other algorithm in its header counts as not signed. */
export function isSignedBy(jws: string, keys: readonly KeyObject[]): boolean {
  const [header = '', payload = '', signature = ''] = jws.split('.')
  try {
    const { alg } = JSON.parse(Buffer.from(header, 'base64url').toString('utf8')) as { alg?: unknown }
    if (alg !== 'RS256') return false
  } catch {
    return false
  }
  const signed = Buffer.from(`${header}.${payload}`)
  return keys.some(key => verify('RSA-SHA256', signed, key, Buffer.from(signature, 'base64url')))
}
