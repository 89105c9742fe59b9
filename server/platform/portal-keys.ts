// The invoice portal's public keys, with which signed invoices are verified, from INVOICE_PORTAL_KEYS.

import { createPublicKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'

const BLOCK = /-----BEGIN (CERTIFICATE|PUBLIC KEY)-----[\s\S]+?-----END \1-----/g

/**
 * Reads the RSA keys of a PEM file with one or more keys or certificates: the portal changes its key every few years.
 * An empty path gives none. @throws Error when the file cannot be read, or contains anything else
 */
export function readPortalKeys(path: string): KeyObject[] {
  if (path === '') return []
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    throw new Error(`INVOICE_PORTAL_KEYS: ${path} cannot be read.`)
  }
  const keys = (text.match(BLOCK) ?? []).map(block => {
    try {
      return createPublicKey(block)
    } catch {
      return null
    }
  })
  const rsa = keys.filter(key => key?.asymmetricKeyType === 'rsa').map(key => key as KeyObject)
  if (rsa.length === 0 || rsa.length < keys.length)
    throw new Error(`INVOICE_PORTAL_KEYS: ${path} must hold RSA public keys or certificates in PEM.`)
  return rsa
}
