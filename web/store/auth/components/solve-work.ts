// Solves the proof of work for another one-time code; loaded when the server requires one.

import { sha256 } from '@noble/hashes/sha2.js'
import { bitsOfChallenge, leadingZeroBits, workPrefix } from '../../../../contract/auth/work.rules.ts'

/** Longest time that the main thread is blocked, so that the page stays usable. */
const TURN_MS = 20

/** Yields to the event loop. */
const pause = () => new Promise<void>(resolve => setTimeout(resolve))

/**
 * The solution as sent in the header of the next call: `challenge:number`. Takes about 2^bits hashes, computed in
 * JavaScript because Web Crypto is slower per hash and missing on plain http.
 */
export async function solveWork(challenge: string): Promise<string> {
  const encoder = new TextEncoder()
  const bits = bitsOfChallenge(challenge)
  const start = sha256.create().update(encoder.encode(workPrefix(challenge)))
  for (let number = 0, until = performance.now() + TURN_MS; ; number++) {
    if (
      leadingZeroBits(
        start
          .clone()
          .update(encoder.encode(String(number)))
          .digest(),
      ) >= bits
    )
      return workPrefix(challenge) + number
    if (number % 64 === 63 && performance.now() > until) {
      await pause()
      until = performance.now() + TURN_MS
    }
  }
}
