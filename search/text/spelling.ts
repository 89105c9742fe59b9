// Spelling: edit distance, lookup keys for similar words, phonetic keys and the similarity of two words.

import { fold } from './fold.ts'
import { memoize } from './memoize.ts'
import { romanise } from './romanise.ts'
import { isDevanagari, stem } from './stem.ts'

const MAX_LENGTH = 40
const WIDTH = MAX_LENGTH + 1
const rows: [Int32Array, Int32Array, Int32Array] = [new Int32Array(WIDTH), new Int32Array(WIDTH), new Int32Array(WIDTH)]

/**
 * Damerau-Levenshtein distance (a swap of neighbours counts once) of two folded words.
 *
 * @returns `max + 1` when the distance exceeds `max`, or when the words differ and one has more than 40 letters.
 */
export function editDistance(a: string, b: string, max: number): number {
  if (a === b) return 0
  const far = max + 1
  if (Math.abs(a.length - b.length) > max || a.length > MAX_LENGTH || b.length > MAX_LENGTH) return far
  let [before, previous, current] = rows
  for (let j = 0; j <= b.length; j++) previous[j] = j
  for (let i = 1; i <= a.length; i++) {
    const from = Math.max(1, i - max)
    const to = Math.min(b.length, i + max)
    current.fill(far, 0, b.length + 1)
    if (from === 1) current[0] = i
    let rowMin = current[0] as number
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
      if (cost < rowMin) rowMin = cost
    }
    if (rowMin > max) return far
    ;[before, previous, current] = [previous, current, before]
  }
  return Math.min(previous[b.length] as number, far)
}

const PREFIX = 7

/**
 * Lookup keys of a word: its first seven letters and every string that results from deleting up to `max` of them. Two
 * words within `max` edits of each other share a key, so that a dictionary by these keys finds all candidates.
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

/** Maximum edit distance of a correction: 0 for numbers, part numbers and words of up to three letters. */
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
 * Phonetic key of a word in either script, mostly consonants: wrench and rench share one, as do machine, mashin and
 * मशीन. It is coarse, so that candidates must be compared by distance as well. Empty for words with digits.
 */
export const phoneticKey = memoize(20_000, word => (/\p{N}/u.test(word) ? '' : soundOf(word)))

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const KEY_POSITIONS = new Map(
  ROWS.flatMap((row, y) => [...row].map((key, x): [string, [number, number]] => [key, [x + y / 2, y]])),
)
const CONFUSABLE = new Set([
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
  if (CONFUSABLE.has(a < b ? a + b : b + a)) return 0.6
  const from = KEY_POSITIONS.get(a)
  const to = KEY_POSITIONS.get(b)
  return from && to && Math.hypot(from[0] - to[0], from[1] - to[1]) < 1.3 ? 0.75 : 1
}

const isVowel = (letter: string | undefined): boolean => letter !== undefined && 'aeiouy'.includes(letter)

/** Cost of an inserted or missing letter: doubled, silent and vowel letters are the ones that people forget. */
function gapCost(text: string, at: number): number {
  const letter = text[at]
  if (letter === text[at - 1]) return 0.4
  const next = text[at + 1]
  if ((letter === 't' && next === 'c') || (letter === 'c' && next === 'k')) return 0.4
  if (letter === 'e' && next === undefined) return 0.4
  return isVowel(letter) || letter === 'h' ? 0.7 : 1
}

/**
 * Likelihood that `word` was meant by `typed`, 0 to 1, to rank the candidates that `editDistance` accepts. A wrong first
 * letter is rare; letters that sound alike or are neighbours on the keyboard, doubled letters and vowels are common
 * errors; the same phonetic key counts in favour.
 */
export function similarity(typed: string, word: string): number {
  const [a, b] = [typed.slice(0, MAX_LENGTH), word.slice(0, MAX_LENGTH)]
  let before: number[] = []
  let previous = [0]
  for (let j = 1; j <= b.length; j++) previous[j] = (previous[j - 1] as number) + gapCost(b, j - 1)
  for (let i = 1; i <= a.length; i++) {
    const current = [(previous[0] as number) + gapCost(a, i - 1)]
    for (let j = 1; j <= b.length; j++) {
      let cost = Math.min(
        (previous[j - 1] as number) + letterCost(a[i - 1] as string, b[j - 1] as string),
        (previous[j] as number) + gapCost(a, i - 1),
        (current[j - 1] as number) + gapCost(b, j - 1),
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

/**
 * Log odds that `word` was meant by `typed`, from a logistic regression over misspelt words of two catalogues and names of
 * places and products that they do not contain (`scripts/bench-search-spelling.ts`; fitted on one half, checked on the other).
 * How frequent the word is turned out not to matter.
 *
 * @param distance Edit distance of the two.
 */
export function correctionEvidence(typed: string, word: string, distance: number): number {
  const soundsAlike = phoneticKey(typed) === phoneticKey(word) ? 1 : 0
  const isFar = distance > 1 ? 1 : 0
  const sameStart = typed[0] === word[0] ? 1 : 0
  return (
    -20.7 +
    23.1 * similarity(typed, word) -
    7.3 * isFar +
    3.6 * isFar * soundsAlike -
    1.4 * soundsAlike +
    1.2 * sameStart
  )
}

const MIN_SIMILARITY = 0.75

/** Whether two folded words sound the same or are spelt similarly. */
export const isSimilar = (typed: string, word: string): boolean =>
  phoneticKey(stem(typed)) === phoneticKey(stem(word)) || similarity(typed, word) >= MIN_SIMILARITY
