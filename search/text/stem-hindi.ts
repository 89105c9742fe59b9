// A light Hindi stemmer: removes the endings of number and case, so that हथौड़ा, हथौड़े and हथौड़ों share a stem.

import { readWords } from './data-files.ts'

const CONSONANTS = /[\u0915-\u0939]/g

/** Inflected adjectives to their stems: their feminine ी is an ending, unlike that of nouns. */
const adjectives = new Map(
  readWords('hindi-adjectives.txt').flatMap(stem =>
    ['ा', 'े', 'ी', 'ों'].map((ending): [string, string] => [stem + ending, stem]),
  ),
)

const consonants = (text: string): number => text.match(CONSONANTS)?.length ?? 0

/** The stem of a folded Devanagari word: feminine nouns keep their ी, masculine ones end in the bare consonant. */
export function stemHindi(word: string): string {
  const adjective = adjectives.get(word)
  if (adjective) return adjective
  if (/ि(?:यां|यों|या)$/.test(word) && consonants(word) >= 3) return `${word.replace(/ि(?:यां|यों|या)$/, '')}ी`
  if (/ु(?:ओं|एं)$/.test(word)) return `${word.slice(0, -3)}ू`
  let stem = word.replace(/ा(?:ओं|एं)$/, 'ा')
  if (/[ोे]ं$/.test(stem)) stem = stem.slice(0, -2)
  else if (/[ाे]$/.test(stem)) stem = stem.slice(0, -1)
  else return stem
  return consonants(stem) >= 2 ? stem : word
}
