// The proof of work that a further one-time code asks for: a number whose digest with the challenge begins with zero bits.

/** What is hashed for a number: `challenge:number`. */
export const workPrefix = (challenge: string) => `${challenge}:`

/** Zero bits at the beginning of a digest. */
export function leadingZeroBits(digest: Uint8Array): number {
  const at = digest.findIndex(byte => byte !== 0)
  return at < 0 ? digest.length * 8 : at * 8 + Math.clz32(digest[at] ?? 0) - 24
}

/** Zero bits that a challenge asks for: its first part; 0 for a text that is none. */
export function bitsOfChallenge(challenge: string): number {
  const bits = Number(/^(\d{1,2})\./.exec(challenge)?.[1])
  return Number.isInteger(bits) ? bits : 0
}
