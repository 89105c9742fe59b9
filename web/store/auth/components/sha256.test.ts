// SHA-256 against the published vectors and against Node's own.

import { createHash } from 'node:crypto'
import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { sha256Hex } from './sha256.ts'

const VECTORS = [
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  [
    'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
    'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
  ],
  ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
] as const

test.each(VECTORS)('published vector %#', (text, hash) => {
  expect(sha256Hex(text)).toBe(hash)
})

test('any text hashes as Node hashes it', () => {
  assert(
    property(string({ unit: 'binary', maxLength: 300 }), text => {
      expect(sha256Hex(text)).toBe(createHash('sha256').update(text).digest('hex'))
    }),
  )
})

test.each([54, 55, 56, 57, 63, 64, 65, 119, 120])('a message of %i bytes is padded right', length => {
  const text = 'k'.repeat(length)
  expect(sha256Hex(text)).toBe(createHash('sha256').update(text).digest('hex'))
})
