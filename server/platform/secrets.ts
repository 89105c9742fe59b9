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
import { link, mkdir, open, readFile, rename, unlink } from 'node:fs/promises'
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
  /** Whether it was sealed with the present key. */
  isCurrent(purpose: string, sealed: Buffer): boolean
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

/** Where the keys of a store come from. */
export interface KeySource {
  /** The setting, or an empty string: then the key is in the data folder. */
  secretKey: string
  /** Keys before the present one, newest first. */
  previousSecretKeys: readonly string[]
  dataDir: string
}

/** A key as a line of its file, or null. */
function keyOfLine(line: string): Buffer | null {
  const key = Buffer.from(line.trim(), 'hex')
  return key.length === 32 && line.trim().length === 64 ? key : null
}

const keyFile = (dataDir: string) => join(dataDir, 'secret.key')
const keyOfText = (text: string) => createHash('sha256').update(text).digest()

/**
 * Reads the keys: the first one signs and seals, all of them verify and unseal. Without a setting they are the lines of
 * `secret.key`, which the first start generates (mode 0600).
 */
export async function loadKeys({ secretKey, previousSecretKeys, dataDir }: KeySource): Promise<[Buffer, ...Buffer[]]> {
  const previous = previousSecretKeys.map(keyOfText)
  if (secretKey) return [keyOfText(secretKey), ...previous]
  await mkdir(dataDir, { recursive: true })
  const path = keyFile(dataDir)
  if (!existsSync(path)) await writeKey(path)
  const lines = (await readFile(path, 'utf8')).trim().split('\n').map(keyOfLine)
  const [first, ...others] = lines.filter(key => key !== null)
  if (!first || others.length < lines.length - 1) throw new Error(`${path} does not hold keys of 32 bytes.`)
  return [first, ...others, ...previous]
}

/** Replaces the lines of `secret.key`: a new key and the earlier ones, or only the current one. */
async function rewriteKeys(dataDir: string, change: (lines: string[]) => string[]): Promise<void> {
  const path = keyFile(dataDir)
  const lines = (await readFile(path, 'utf8')).trim().split('\n')
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  const file = await open(draft, 'wx', 0o600)
  await file.writeFile(`${change(lines).join('\n')}\n`)
  await file.sync()
  await file.close()
  await rename(draft, path)
}

/** Adds a new key before those of `secret.key`, which continue to verify. */
export function addKey(dataDir: string): Promise<void> {
  return rewriteKeys(dataDir, lines => [randomBytes(32).toString('hex'), ...lines])
}

/** Removes all keys of `secret.key` except the current one: what they signed is no longer valid. */
export function dropPreviousKeys(dataDir: string): Promise<void> {
  return rewriteKeys(dataDir, lines => lines.slice(0, 1))
}

const derive = (key: Buffer, purpose: string) => Buffer.from(hkdfSync('sha256', key, 'karkhana', purpose, 32))

/** A fingerprint of a key, from which it cannot be derived. */
export function keyIdOf(key: Buffer): string {
  return derive(key, 'key-id').toString('hex').slice(0, 16)
}

/** Caches derived keys: they have few purposes, and each request signs and verifies. */
function makeDerive(): (key: Buffer, purpose: string) => Buffer {
  const known = new Map<Buffer, Map<string, Buffer>>()
  return (key, purpose) => {
    const ofKey = known.get(key) ?? new Map<string, Buffer>()
    const derived = ofKey.get(purpose) ?? derive(key, purpose)
    known.set(key, ofKey.set(purpose, derived))
    return derived
  }
}

function unsealWith(derived: Buffer, sealed: Buffer): string | null {
  if (sealed.length < 28) return null
  const decipher = createDecipheriv('aes-256-gcm', derived, sealed.subarray(0, 12))
  decipher.setAuthTag(sealed.subarray(12, 28))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

/** Secrets of a store: the first key signs and seals, the others are earlier ones. */
export function makeSecrets(keys: readonly [Buffer, ...Buffer[]]): Secrets {
  const [current] = keys
  const derived = makeDerive()
  const signWith = (key: Buffer, purpose: string, text: string) =>
    createHmac('sha256', derived(key, purpose)).update(text).digest('base64url')
  return {
    sign: (purpose, text) => signWith(current, purpose, text),
    verify: (purpose, text, signature) => keys.some(key => sameText(signWith(key, purpose, text), signature)),
    seal(purpose, text) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', derived(current, purpose), nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body])
    },
    unseal(purpose, sealed) {
      for (const key of keys) {
        const text = unsealWith(derived(key, purpose), sealed)
        if (text !== null) return text
      }
      return null
    },
    isCurrent: (purpose, sealed) => unsealWith(derived(current, purpose), sealed) !== null,
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
