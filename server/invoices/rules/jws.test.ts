// Signatures of the invoice portal: key, algorithm, and tampering.

import { generateKeyPairSync, sign } from 'node:crypto'
import { expect, test } from 'vitest'
import { isSignedBy } from './jws.ts'

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
const other = generateKeyPairSync('rsa', { modulusLength: 2048 })
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
function signedText(header: object, payload: object): string {
  const text = `${part(header)}.${part(payload)}`
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), pair.privateKey).toString('base64url')}`
}
const jws = signedText({ alg: 'RS256', typ: 'JWT' }, { data: '{"Irn":"a"}', iss: 'NIC' })

test('one of the keys has signed it', () => {
  expect(isSignedBy(jws, [other.publicKey, pair.publicKey])).toBe(true)
  expect(isSignedBy(jws, [other.publicKey])).toBe(false)
  expect(isSignedBy(jws, [])).toBe(false)
})

test('a changed text, another algorithm and no signature count as not signed', () => {
  const [header = '', , signature = ''] = jws.split('.')
  const changed = [header, part({ data: '{"Irn":"b"}', iss: 'NIC' }), signature].join('.')
  const none = signedText({ alg: 'none' }, { data: '{"Irn":"a"}' })
  for (const text of [changed, none, `${header}.${part({})}.`, 'no jws', 'bm8.cXI.Y29kZQ'])
    expect(isSignedBy(text, [pair.publicKey])).toBe(false)
})
