// Estimates how easy a password is to guess, shown while typing. The server applies its own rules.

export const SHORTEST_PASSWORD = 10
export const LONGEST_PASSWORD = 128

export const STRENGTHS = ['weak', 'fair', 'good', 'strong'] as const
export type Strength = (typeof STRENGTHS)[number]
/** What makes a password weak; the first that applies. */
export type Weakness = 'short' | 'common' | 'pattern' | null

/** Runs that people type: the alphabet, the digits and keyboard rows. */
const RUNS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1qaz2wsx3edc']
const BACKWARDS = RUNS.map(run => [...run].reverse().join(''))

/** Number of characters starting at `at` that continue a run or repeat one character. */
function runLength(text: string, at: number): number {
  let same = 1
  while (text[at + same] === text[at]) same++
  let longest = same
  for (const run of [...RUNS, ...BACKWARDS]) {
    let length = 1
    const start = run.indexOf(text[at] ?? '')
    if (start < 0) continue
    while (at + length < text.length && run[start + length] === text[at + length]) length++
    longest = Math.max(longest, length)
  }
  return longest
}

/** Bits that one character adds: consecutive letters are predictable, so they add less than others. */
function bitsOf(character: string, isMixed: boolean): number {
  if (/\p{Ll}|\p{Lo}|\p{M}/u.test(character)) return isMixed ? 4.2 : 3
  if (/\p{Lu}/u.test(character)) return 4.2
  return /\d/.test(character) ? 3.3 : 4.5
}

/** Bits of entropy, and the share of the password that consists of runs and repetitions. */
function measure(password: string): { bits: number; inRuns: number } {
  const text = password.toLowerCase()
  // digits between letters are stronger than a word followed by a number
  const isMixed = /\p{L}\d+\p{L}/u.test(password)
  let [bits, inRuns] = [0, 0]
  for (let at = 0; at < password.length; ) {
    const run = runLength(text, at)
    if (run >= 3) {
      bits += 5
      inRuns += run
      at += run
    } else {
      bits += bitsOf(password[at] ?? '', isMixed)
      at++
    }
  }
  return { bits, inRuns }
}

/** Typing half of it twice adds nothing. */
const isDoubled = (text: string) => /^(.{2,}?)\1+$/u.test(text)

/** The strength of a password and what weakens it; `common` are frequently used passwords in lower case. */
export function strengthOf(password: string, common: ReadonlySet<string>): { strength: Strength; weakness: Weakness } {
  if (password.length < SHORTEST_PASSWORD) return { strength: 'weak', weakness: 'short' }
  const text = password.toLowerCase()
  const withoutTail = text.replace(/[^\p{L}]+$/u, '')
  if (common.has(text) || common.has(withoutTail)) return { strength: 'weak', weakness: 'common' }
  const { bits, inRuns } = measure(password)
  if (isDoubled(text) || inRuns * 2 >= password.length) return { strength: 'weak', weakness: 'pattern' }
  const strength = bits < 32 ? 'weak' : bits < 44 ? 'fair' : bits < 60 ? 'good' : 'strong'
  return { strength, weakness: null }
}
