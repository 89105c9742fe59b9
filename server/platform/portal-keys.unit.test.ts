// Keys of the invoice portal in a PEM file.

import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readPortalKeys } from './portal-keys.ts'

const folder = mkdtempSync(join(tmpdir(), 'portal-keys-'))
afterAll(() => rmSync(folder, { recursive: true }))
const pem = (of: ReturnType<typeof generateKeyPairSync>) =>
  of.publicKey.export({ type: 'spki', format: 'pem' }).toString()
const rsa = () => pem(generateKeyPairSync('rsa', { modulusLength: 2048 }))
const curve = pem(generateKeyPairSync('ed25519'))
function file(name: string, text: string): string {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

it('are all keys in the file, and none without a file', () => {
  expect(readPortalKeys('')).toEqual([])
  expect(readPortalKeys(file('two.pem', `old\n${rsa()}\nnew\n${rsa()}`))).toHaveLength(2)
})

it('are RSA keys alone', () => {
  expect(() => readPortalKeys(join(folder, 'none.pem'))).toThrow('cannot be read')
  for (const text of [
    '',
    'no key',
    curve,
    `${rsa()}${curve}`,
    '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----',
  ])
    expect(() => readPortalKeys(file('wrong.pem', text))).toThrow('INVOICE_PORTAL_KEYS')
})
