// Spelling: how far two words are apart, under which keys the dictionary finds near ones, and how much error a word may have.

import { fold } from './fold.ts'
import { cached } from './memoize.ts'
import { romanise } from './romanise.ts'
import { isDevanagari, stem } from './stem.ts'

const LONGEST = 40
const WIDTH = LONGEST + 1
const rows: [Int32Array, Int32Array, Int32Array] = [new Int32Array(WIDTH), new Int32Array(WIDTH), new Int32Array(WIDTH)]

/**
 * Damerau-Levenshtein distance (neighbours swapped count once) of two folded words; `max + 1` as soon as it is more
 * than `max`, and for words of more than 40 letters that differ.
 */
export function editDistance(a: string, b: string, max: number): number {
  if (a === b) return 0
  const far = max + 1
  if (Math.abs(a.length - b.length) > max || a.length > LONGEST || b.length > LONGEST) return far
  let [before, previous, current] = rows
  for (let j = 0; j <= b.length; j++) previous[j] = j
  for (let i = 1; i <= a.length; i++) {
    const from = Math.max(1, i - max)
    const to = Math.min(b.length, i + max)
    current.fill(far, 0, b.length + 1)
    if (from === 1) current[0] = i
    let least = current[0] as number
    for (let j = from; j <= to; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1)
      let cost = Math.min(
        (previous[j - 1] as number) + (same ? 0 : 1),
        (j - 1 >= i - 1 - max ? (current[j - 1] as number) : far) + 1,
        (j <= i - 1 + max ? (previous[j] as number) : far) + 1,
      )
      if (
        i > 1 &&
        j > 1 &&
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1)
      ) {
        cost = Math.min(cost, (before[j - 2] as number) + 1)
      }
      current[j] = cost
      if (cost < least) least = cost
    }
    if (least > max) return far
    ;[before, previous, current] = [previous, current, before]
  }
  return Math.min(previous[b.length] as number, far)
}

const PREFIX = 7

/**
 * The word's first seven letters and every string that is left when up to `max` of them go. Two words within `max`
 * edits of one another share a key, so a dictionary keyed by these finds all candidates.
 */
export function deletionKeys(word: string, max: number): string[] {
  const keys = new Set([word.slice(0, PREFIX)])
  let latest = [...keys]
  for (let round = 0; round < max; round++) {
    const shorter = new Set<string>()
    for (const key of latest) {
      for (let at = 0; at < key.length && key.length > 1; at++) shorter.add(key.slice(0, at) + key.slice(at + 1))
    }
    for (const key of shorter) keys.add(key)
    latest = [...shorter]
  }
  return [...keys]
}

/** Edits a folded word may be away from what was meant: none for numbers, part numbers and words of up to three letters. */
export function allowedDistance(word: string): 0 | 1 | 2 {
  if (/\p{N}/u.test(word) || word.length <= 3) return 0
  return word.length <= 5 ? 1 : 2
}

const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:wr)/, 'r'],
  [/^(?:kn|gn|pn)/, 'n'],
  [/^ps/, 's'],
  [/igh/g, 'i'],
  [/ph/g, 'f'],
  [/[st]ion|[st]ian|sh[aeiou]n$/g, 'Xn'],
  [/sch(?=[^aeiou])/g, 'X'],
  [/tch|chh|ch|sh/g, 'X'],
  [/dg|zh/g, 'j'],
  [/c(?=[eiy])/g, 's'],
  [/ck|c|q/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/g/g, 'j'],
  [/w(?=[aeiou])/g, 'v'],
  [/w/g, ''],
  [/(?<=.)[yh]/g, ''],
  [/(?<=.)[aeiou]+/g, ''],
  [/^[aeiouy]+/, 'A'],
  [/m(?=[pbf])/g, 'n'],
  [/(.)\1+/g, '$1'],
]

function soundOf(word: string): string {
  let sound = isDevanagari(word) ? romanise(word) : fold(word)
  for (const [pattern, replacement] of SOUNDS) sound = sound.replace(pattern, replacement)
  return sound
}

/**
 * How a word sounds, consonants alone, in either script: wrench and rench, plier and plyer, machine, mashin and मशीन
 * share one. Coarse: candidates still need a look at their distance or a rival's weight. Empty for words with digits.
 */
export const phoneticKey = cached(20_000, word => (/\p{N}/u.test(word) ? '' : soundOf(word)))

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const PLACE = new Map(
  ROWS.flatMap((row, y) => [...row].map((key, x): [string, [number, number]] => [key, [x + y / 2, y]])),
)
const ALIKE = new Set([
  'ck',
  'sz',
  'vw',
  'iy',
  'ei',
  'ae',
  'ou',
  'fp',
  'dt',
  'gj',
  'jz',
  'kq',
  'mn',
  'au',
  'bv',
  'eo',
  'ai',
  'cs',
])

function letterCost(a: string, b: string): number {
  if (a === b) return 0
  if (ALIKE.has(a < b ? a + b : b + a)) return 0.6
  const from = PLACE.get(a)
  const to = PLACE.get(b)
  return from && to && Math.hypot(from[0] - to[0], from[1] - to[1]) < 1.3 ? 0.75 : 1
}

const isVowel = (letter: string | undefined): boolean => letter !== undefined && 'aeiouy'.includes(letter)

/** What a letter more or less costs: doubled, silent and vowel letters are the ones people forget. */
function gap(text: string, at: number): number {
  const letter = text[at]
  if (letter === text[at - 1]) return 0.4
  const next = text[at + 1]
  if ((letter === 't' && next === 'c') || (letter === 'c' && next === 'k')) return 0.4
  if (letter === 'e' && next === undefined) return 0.4
  return isVowel(letter) || letter === 'h' ? 0.7 : 1
}

/**
 * How likely `typed` was meant as `word`, 0 to 1, for ranking candidates that `editDistance` let through: a wrong first
 * letter is rare, letters that sound alike or lie side by side, doubled ones and vowels are easily mistaken, and the
 * same sound speaks for it.
 */
export function likeness(typed: string, word: string): number {
  const [a, b] = [typed.slice(0, LONGEST), word.slice(0, LONGEST)]
  let before: number[] = []
  let previous = [0]
  for (let j = 1; j <= b.length; j++) previous[j] = (previous[j - 1] as number) + gap(b, j - 1)
  for (let i = 1; i <= a.length; i++) {
    const current = [(previous[0] as number) + gap(a, i - 1)]
    for (let j = 1; j <= b.length; j++) {
      let cost = Math.min(
        (previous[j - 1] as number) + letterCost(a[i - 1] as string, b[j - 1] as string),
        (previous[j] as number) + gap(a, i - 1),
        (current[j - 1] as number) + gap(b, j - 1),
      )
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] as number) + 0.7)
      current[j] = cost
    }
    before = previous
    previous = current
  }
  const first = a[0] === b[0] ? 0 : letterCost(a[0] ?? '', b[0] ?? '') < 1 ? 0.2 : 0.5
  const sound = phoneticKey(a) === phoneticKey(b) ? 0.5 : 0
  const cost = Math.max(0, (previous[b.length] as number) + first - sound)
  return Math.max(0, 1 - cost / Math.max(3, Math.max(a.length, b.length)))
}

const LIKE_ENOUGH = 0.75

/** Whether two folded words are heard the same or spelt much alike. */
export const isLike = (typed: string, word: string): boolean =>
  phoneticKey(stem(typed)) === phoneticKey(stem(word)) || likeness(typed, word) >= LIKE_ENOUGH
