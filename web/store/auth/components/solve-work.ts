// Solves the proof of work for a further one-time code; fetched when the store asks for one.

import { sha256 } from '@noble/hashes/sha2.js'
import { bitsOfChallenge, leadingZeroBits, workPrefix } from '../../../../contract/auth/work.rules.ts'

/** How long the page is busy at a time, so that it stays usable meanwhile. */
const TURN_MS = 20

/** Frees the page for a moment. */
const pause = () => new Promise<void>(resolve => setTimeout(resolve))

/**
 * The solution as the header of the next call carries it: `challenge:number`. Takes about 2^bits hashes; hashed here and
 * not by Web Crypto, which takes longer for each and is missing on plain http.
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
