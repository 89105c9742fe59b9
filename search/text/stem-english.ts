// A light English stemmer: removes plurals, -ing and -ed, and restores the word where that can be told.

import { readColumns, readWords } from './data-files.ts'

const irregular = new Map(readColumns('english-irregular.tsv', 2).map(([word = '', stem = '']) => [word, stem]))
const unchanged = new Set(readWords('english-unchanged.txt'))

const VOWEL = /[aeiouy]/
const DOUBLED = /([bdfgmnprt])\1$/
const WANTS_E =
  /(?:[^aeiou]at|iz|[uai]c|[nr]c|[bcdfgkptzs]l|[rdau]g|[aeiou]v|lv|rv|[aou]us|[aeo]s|[ai]nis|alis|eris|ilis|[aeiou]sur|inu)$/
const SHORT_CVC = /^[^aeiouy]*[aeiouy][^aeiouywx]$/
const BRITISH_ISE = /(?:an|al|er|il|at|or|im|in)ise$/

function singular(word: string): string {
  if (!word.endsWith('s') || word.length < 4) return word
  if (/(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1)
  if (/(?:x|ch|sh|ss)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

function withoutParticiple(word: string): string {
  const ending = word.endsWith('ing') ? 3 : word.endsWith('ed') ? 2 : 0
  if (ending === 0) return word
  const rest = word.slice(0, -ending)
  if (rest.length < 3 || !VOWEL.test(rest)) return word
  if (DOUBLED.test(rest)) return rest.slice(0, -1)
  if (rest.endsWith('i')) return `${rest.slice(0, -1)}y`
  if (WANTS_E.test(rest) || SHORT_CVC.test(rest)) return `${rest}e`
  return rest
}

/** The stem of a folded English word; a word of up to three letters is returned as it is. */
export function stemEnglish(word: string): string {
  const known = irregular.get(word)
  if (known !== undefined) return known
  if (word.length <= 3 || unchanged.has(word)) return word
  const one = singular(word)
  if (unchanged.has(one) || one.length <= 3) return one
  const knownSingular = irregular.get(one)
  if (knownSingular !== undefined) return knownSingular
  const stem = withoutParticiple(one)
  return BRITISH_ISE.test(stem) ? `${stem.slice(0, -2)}ze` : stem
}
