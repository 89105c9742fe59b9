// SHA-256 with and without Web Crypto, against the published vectors and against Node's own.

import { createHash } from 'node:crypto'
import { assert, asyncProperty, string } from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { sha256Hex } from './sha256.ts'

const VECTORS = [
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
] as const

afterEach(() => vi.unstubAllGlobals())

describe.each([['Web Crypto'], ['plain http']])('%s', environment => {
  const prepare = () => {
    if (environment === 'plain http') vi.stubGlobal('crypto', { subtle: undefined })
  }

  test.each(VECTORS)('published vector %#', async (text, hash) => {
    prepare()
    expect(await sha256Hex(text)).toBe(hash)
  })

  test('any text hashes as Node hashes it', async () => {
    prepare()
    await assert(
      asyncProperty(string({ unit: 'binary', maxLength: 300 }), async text => {
        expect(await sha256Hex(text)).toBe(createHash('sha256').update(text).digest('hex'))
      }),
    )
  })
})
