// Romanises Devanagari, and computes a key that a Hindi word shares with the usual ways to type it in Latin letters.

import { fold } from './fold.ts'
import { memoize } from './memoize.ts'

const LETTERS: Readonly<Record<string, string>> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
}
const VOWELS: Readonly<Record<string, string>> = {
  अ: 'a',
  आ: 'aa',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ए: 'e',
  ऐ: 'ai',
  ओ: 'o',
  औ: 'au',
  ऋ: 'ri',
  ऑ: 'o',
  ऍ: 'e',
  ऎ: 'e',
  ऒ: 'o',
}
const MATRAS: Readonly<Record<string, string>> = {
  'ा': 'aa',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'े': 'e',
  'ै': 'ai',
  'ो': 'o',
  'ौ': 'au',
  'ृ': 'ri',
  'ॉ': 'o',
  'ॅ': 'e',
  'ॆ': 'e',
  'ॊ': 'o',
}
const WITH_NUKTA: Readonly<Record<string, string>> = { ज: 'z', फ: 'f' }
const NUKTA = '\u093c'
const VIRAMA = '\u094d'
const ANUSVARA = '\u0902'
const LABIAL = /[पफबभम]/
const HAS_DEVANAGARI = /[\u0904-\u0939\u0958-\u0961]/

interface Syllable {
  sound: string
  vowel: string
  /** The vowel is not written and may be silent. */
  inherent: boolean
}

function syllablesOf(word: string): Syllable[] {
  const text = word.normalize('NFD').replaceAll('\u0901', ANUSVARA)
  const syllables: Syllable[] = []
  for (let at = 0; at < text.length; at++) {
    const char = text[at] as string
    const consonant = LETTERS[char]
    if (consonant === undefined) {
      const vowel = VOWELS[char] ?? MATRAS[char]
      if (vowel !== undefined) syllables.push({ sound: '', vowel, inherent: false })
      else if (char === ANUSVARA)
        syllables.push({ sound: LABIAL.test(text[at + 1] ?? '') ? 'm' : 'n', vowel: '', inherent: false })
      else if (/[a-z0-9]/.test(char)) syllables.push({ sound: char, vowel: '', inherent: false })
      continue
    }
    const nukta = text[at + 1] === NUKTA
    if (nukta) at++
    const sound = (nukta && WITH_NUKTA[char]) || consonant
    const next = text[at + 1] ?? ''
    const matra = MATRAS[next]
    if (matra !== undefined || next === VIRAMA) at++
    syllables.push({
      sound,
      vowel: matra ?? (next === VIRAMA ? '' : 'a'),
      inherent: matra === undefined && next !== VIRAMA,
    })
  }
  return syllables
}

/** Romanises a Devanagari word as it is spoken: inherent vowels are silent at the end and between syllables. */
export function romanise(word: string): string {
  const syllables = syllablesOf(word)
  for (let at = syllables.length - 1; at > 0; at--) {
    const syllable = syllables[at] as Syllable
    const next = syllables[at + 1]
    const silent = next === undefined || (next.vowel !== '' && next.sound !== '' && syllables[at - 1]?.vowel !== '')
    if (syllable.inherent && silent) syllable.vowel = ''
  }
  return syllables.map(({ sound, vowel }) => sound + vowel).join('')
}

const FOLDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/z/g, 'j'],
  [/chh|cch|tch/g, 'ch'],
  [/ck|q/g, 'k'],
  [/x/g, 'ks'],
  [/c(?!h)/g, 'k'],
  [/sh/g, 's'],
  [/w/g, 'v'],
  [/([a-z])\1+/g, '$1'],
  [/ah$/, 'a'],
  [/y$/, 'i'],
  [/([ie])y(?=[aeo])/g, '$1'],
  [/ou|au|av(?![aeiou])/g, 'o'],
  [/ai|ay(?![aeiou])|ei|ey(?![aeiou])/g, 'e'],
  [/[eo]r$/, 'ar'],
  [/([aeiou])\1+/g, '$1'],
]

/** Removes endings of number and gender when enough of the word remains. */
function withoutEnding(key: string): string {
  const feminine = key.replace(/i(?:an|on|a)$/, 'i')
  if (feminine !== key && feminine.length >= 3) return feminine
  const stem = key.replace(/(?:on|en|a|e)$/, '')
  return stem.length >= 3 && /[aeiou]/.test(stem) ? stem : key
}

function keyOf(word: string): string {
  let key = HAS_DEVANAGARI.test(word) ? romanise(word) : word
  for (const [pattern, replacement] of FOLDS) key = key.replace(pattern, replacement)
  return withoutEnding(key)
}

/**
 * The key of a word in either script, folded or not. हथौड़ा, हथोड़े, hathoda and hathauda have the same key: vowel length,
 * doubled letters, sh/s, w/v, z/j, ph/f and x/ks are not distinguished.
 */
export const romanKey = memoize(20_000, word => keyOf(HAS_DEVANAGARI.test(word) ? word : fold(word)))

const MAX_KEYS = 6

/**
 * Keys that a word typed in Latin letters may have, the most likely first: ड़ is typed as d or r, and silent vowels are
 * sometimes typed ("pechakas").
 */
export function romanKeys(word: string): string[] {
  const folded = fold(word)
  const typed = new Set([folded, folded.replace(/(?<=[a-z]{2})r(?=h?[aeiou])|(?<=[a-z]a)r$/g, 'd')])
  for (const form of [...typed]) {
    typed.add(form.replace(/(?<=[aeiou](?:[^aeiou]h?))a(?=[^aeiou]h?[aeiou])/g, ''))
    typed.add(form.replace(/(?<=[aeiou](?:[^aeiou]h?))a(?=[^aeiou]h?[aeiou])/, ''))
  }
  return [...new Set([...typed].map(romanKey))].slice(0, MAX_KEYS)
}
