// The server accepts the browser's solution, also for a challenge of zero bits.

import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { bitsOfChallenge, leadingZeroBits } from '../../../../contract/auth/work.rules.ts'
import { solveWork } from './solve-work.ts'

test.each([0, 1, 8, 12])('%d bits are solved', async bits => {
  const challenge = `${bits}.1764000000.abcdefghijklmnopqrstuv.signature`
  expect(bitsOfChallenge(challenge)).toBe(bits)
  const solution = await solveWork(challenge)
  expect(solution).toMatch(/^\d+\.1764000000\.abcdefghijklmnopqrstuv\.signature:\d+$/)
  expect(leadingZeroBits(createHash('sha256').update(solution).digest())).toBeGreaterThanOrEqual(bits)
})

test('zero bits are counted across bytes', () => {
  const bits = [[0x80], [0x7f], [0, 0x01], [0, 0, 0x10], [0, 0]].map(bytes => leadingZeroBits(Uint8Array.from(bytes)))
  expect(bits).toEqual([0, 1, 15, 19, 16])
})
