// The product lexicon: translates Hindi and Hinglish words to English, and English words to Hindi.

import { readColumns, readEntries } from './data-files.ts'
import { romanKey } from './romanise.ts'
import { isSimilar } from './spelling.ts'
import { isDevanagari, stem } from './stem.ts'
import { termTokens } from './synonyms.ts'
import { tokenize } from './tokenizer.ts'

/** Files in data/lexicon/. Where two list the same Hindi name, the English of the first is the preferred translation. */
const FILES = [
  'tools',
  'electricals',
  'safety',
  'plumbing-garden',
  'materials-fasteners',
  'appliances-office',
  'medical-computers',
  'uses',
  'general',
]

export interface LexiconEntry {
  /** English names, the most common one first. */
  english: string[]
  /** Devanagari names, the most common one first. */
  hindi: string[]
  /** Spellings in Latin letters, needed where they do not have the key of a Hindi name. */
  typed: string[]
}

const splitNames = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map(part => part.trim())
    .filter(Boolean)

const LATIN_NAME = /^[a-z0-9 ]+$/
const DEVANAGARI_NAME = /^[\u0900-\u0963 ]+$/

function requireScript(names: readonly string[], script: RegExp): void {
  const wrong = names.find(name => !script.test(name))
  if (wrong !== undefined) throw new Error(`"${wrong}" is not in the script of its column`)
}

/**
 * Parses a line of `english, english = हिंदी, हिंदी; typed, typed`.
 *
 * @throws Error when a side is missing or a name is in the wrong script.
 */
export function parseLexiconLine(line: string): LexiconEntry {
  const [left, right] = line.split(' = ')
  const [hindi, typed] = (right ?? '').split(';')
  const entry = { english: splitNames(left), hindi: splitNames(hindi), typed: splitNames(typed) }
  if (entry.english.length === 0 || entry.hindi.length === 0)
    throw new Error('an entry has an English and a Hindi name')
  requireScript([...entry.english, ...entry.typed], LATIN_NAME)
  requireScript(entry.hindi, DEVANAGARI_NAME)
  return entry
}

/** All entries of the lexicon, in the order of the files. */
export const lexiconEntries: readonly LexiconEntry[] = FILES.flatMap(name =>
  readEntries(`lexicon/${name}.txt`, parseLexiconLine),
)

/** The form of a word in the keys of `exact`. */
const exactForm = (word: string): string => (isDevanagari(word) ? stem(word) : word)
const rawWords = (term: string): string[] => tokenize(term).map(item => item.raw)

/** An English term as index tokens and as folded words. */
export interface Term {
  tokens: string[]
  words: string[]
}

interface Lexicon {
  /** Correctly spelt words in Latin letters, English and Hindi. */
  words: Set<string>
  /** Terms by the listed spelling. */
  exact: Map<string, Term[]>
  /** Terms by the romanised key. */
  byKey: Map<string, Term[]>
  /** Hindi index token by English index token. */
  hindiOf: Map<string, string>
  /** English index tokens. */
  english: Set<string>
  maxTermWords: number
}

function addTerms(map: Map<string, Term[]>, key: string, terms: readonly Term[]): void {
  const known = map.get(key) ?? []
  const fresh = terms.filter(term => !known.some(other => other.tokens.join(' ') === term.tokens.join(' ')))
  map.set(key, [...known, ...fresh])
}

/**
 * The words of an entry that count as correctly spelt by themselves. A misspelling that is listed only within a name,
 * as in "rotery hammer", does not: elsewhere "rotery" is corrected.
 */
function knownWords(terms: readonly Term[], typed: readonly string[]): Set<string> {
  const known = new Set(terms.flatMap(({ words }) => words))
  const right = [...known]
  const single = terms.some(({ words }) => words.length === 1)
  for (const name of typed.map(rawWords)) {
    const [first = ''] = name
    if (name.length === 1 && single) known.add(first)
    else for (const word of name) if (!right.some(other => isSimilar(word, other))) known.add(word)
  }
  return known
}

function build(entries: readonly LexiconEntry[]): Lexicon {
  const lexicon: Lexicon = {
    words: new Set(),
    exact: new Map(),
    byKey: new Map(),
    hindiOf: new Map(),
    english: new Set(),
    maxTermWords: 1,
  }
  for (const { english, hindi, typed } of entries) {
    const terms = english.map((term): Term => ({ tokens: termTokens(term), words: rawWords(term) }))
    for (const token of terms.flatMap(({ tokens }) => tokens)) lexicon.english.add(token)
    for (const word of knownWords(terms, typed)) lexicon.words.add(word)
    for (const name of [...hindi, ...typed]) {
      const words = rawWords(name)
      lexicon.maxTermWords = Math.max(lexicon.maxTermWords, words.length)
      addTerms(lexicon.exact, words.map(exactForm).join(' '), terms)
      addTerms(lexicon.byKey, words.map(romanKey).join(' '), terms)
    }
    const [translated] = hindi.map(rawWords).filter(words => words.length === 1)
    const word = translated?.[0]
    for (const { tokens } of terms) {
      if (word && tokens.length === 1 && !lexicon.hindiOf.has(tokens[0] as string))
        lexicon.hindiOf.set(tokens[0] as string, stem(word))
    }
  }
  return lexicon
}

const lexicon = build(lexiconEntries)

/** Number of words of the longest name in the lexicon. */
export const maxTermWords = lexicon.maxTermWords

/** All correctly spelt words of the lexicon in Latin letters, folded. */
export const lexiconWords = (): ReadonlySet<string> => lexicon.words

/** The English terms of a name that the lexicon lists in this spelling, given as folded words in either script. */
export function translate(words: readonly string[]): readonly Term[] {
  return lexicon.exact.get(words.map(exactForm).join(' ')) ?? []
}

/** The English terms of a Hindi name, given as romanised keys (see `romanKey`). */
export function translateKeys(keys: readonly string[]): readonly Term[] {
  return lexicon.byKey.get(keys.join(' ')) ?? []
}

/** The Hindi index token for an English one. */
export function hindiOf(token: string): string | undefined {
  return lexicon.hindiOf.get(token)
}

/** Whether an English name of the lexicon contains this index token. */
export function isLexiconTerm(token: string): boolean {
  return lexicon.english.has(token)
}

const letterNames = readColumns('letter-names.tsv', 2)

const MAX_LETTERS = 6

function lettersFrom(word: string, at: number, letters: string): string | null {
  if (at === word.length) return letters.length >= 2 ? letters : null
  if (letters.length >= MAX_LETTERS) return null
  for (const [name = '', letter = ''] of letterNames) {
    const spelled = word.startsWith(name, at) ? lettersFrom(word, at + name.length, letters + letter) : null
    if (spelled) return spelled
  }
  return null
}

/** The Latin letters that a folded Devanagari word spells: एलईडी is led, एमसीबी is mcb; null for any other word. */
export function spelledLetters(word: string): string | null {
  return lettersFrom(word, 0, '')
}
