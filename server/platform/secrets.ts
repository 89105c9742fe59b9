// Signing, encryption and digests with keys derived from one secret; without a setting it is generated in the data directory.

import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, open, readFile, unlink } from 'node:fs/promises'
import { join } from 'node:path'

export interface Secrets {
  /** Base64url HMAC-SHA-256 of the text, keyed by purpose. */
  sign(purpose: string, text: string): string
  /** Verifies a signature in constant time. */
  verify(purpose: string, text: string, signature: string): boolean
  /** AES-256-GCM: nonce, tag and ciphertext. */
  seal(purpose: string, text: string): Buffer
  /** The decrypted text; null when it was tampered with or sealed for another purpose. */
  unseal(purpose: string, sealed: Buffer): string | null
}

/** Writes a new key atomically; an existing key is not overwritten. */
async function writeKey(path: string): Promise<void> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  const file = await open(draft, 'wx', 0o600)
  await file.writeFile(randomBytes(32).toString('hex'))
  await file.sync()
  await file.close()
  try {
    await link(draft, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await unlink(draft)
  }
}

/** Reads the key, or generates one on the first start (mode 0600). */
export async function loadSecretKey(configured: string, dataDir: string): Promise<Buffer> {
  if (configured) return createHash('sha256').update(configured).digest()
  await mkdir(dataDir, { recursive: true })
  const path = join(dataDir, 'secret.key')
  if (!existsSync(path)) await writeKey(path)
  const key = Buffer.from((await readFile(path, 'utf8')).trim(), 'hex')
  if (key.length !== 32) throw new Error(`${path} does not hold a key of 32 bytes.`)
  return key
}

export function makeSecrets(key: Buffer): Secrets {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', key, 'karkhana', purpose, 32))
  const sign = (purpose: string, text: string) => createHmac('sha256', keyFor(purpose)).update(text).digest('base64url')
  return {
    sign,
    verify: (purpose, text, signature) => sameText(sign(purpose, text), signature),
    seal(purpose, text) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body])
    },
    unseal(purpose, sealed) {
      if (sealed.length < 28) return null
      const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), sealed.subarray(0, 12))
      decipher.setAuthTag(sealed.subarray(12, 28))
      try {
        return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}

/** SHA-256, for values that are looked up by digest: session tokens, proofs, request bodies. */
export function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** A random token of 256 bits, base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Compares strings in constant time. */
export function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a)
  const right = Buffer.from(b)
  return left.length === right.length && timingSafeEqual(left, right)
}
