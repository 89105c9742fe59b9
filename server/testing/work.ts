// Solves the proof of work for a further one-time code, as a browser would.

import { createHash } from 'node:crypto'
import { bitsOfChallenge, leadingZeroBits, workPrefix } from '../../contract/auth/work.rules.ts'

/** The value of the header: the challenge with the first number that solves it, or does not when `wrong`. */
export function solve(challenge: string, { wrong = false } = {}): string {
  const bits = bitsOfChallenge(challenge)
  for (let number = 0; ; number++) {
    const solution = workPrefix(challenge) + number
    const solved = leadingZeroBits(createHash('sha256').update(solution).digest()) >= bits
    if (solved !== wrong) return solution
  }
}
