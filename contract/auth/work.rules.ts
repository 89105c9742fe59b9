// The proof of work required for a further one-time code: a number whose digest with the challenge begins with zero bits.

/** The hashed text for a number: `challenge:number`. */
export const workPrefix = (challenge: string) => `${challenge}:`

/** Number of leading zero bits of a digest. */
export function leadingZeroBits(digest: Uint8Array): number {
  const at = digest.findIndex(byte => byte !== 0)
  return at < 0 ? digest.length * 8 : at * 8 + Math.clz32(digest[at] ?? 0) - 24
}

/** Zero bits that a challenge requires: its first part; 0 for an invalid challenge. */
export function bitsOfChallenge(challenge: string): number {
  const bits = Number(/^(\d{1,2})\./.exec(challenge)?.[1])
  return Number.isInteger(bits) ? bits : 0
}
