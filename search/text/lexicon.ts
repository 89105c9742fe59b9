// The lexicon of goods: what a Hindi or Hinglish word is in English, and the Hindi word for an English one.

import { appliancesAndOffice } from './lexicon-appliances-office.ts'
import { electricals } from './lexicon-electricals.ts'
import { general } from './lexicon-general.ts'
import { materialsAndFasteners } from './lexicon-materials-fasteners.ts'
import { medicalAndComputers } from './lexicon-medical-computers.ts'
import { plumbingAndGarden } from './lexicon-plumbing-garden.ts'
import { safety } from './lexicon-safety.ts'
import { tools } from './lexicon-tools.ts'
import { uses } from './lexicon-uses.ts'
import { readText } from './reader.ts'
import { romanKey } from './romanise.ts'
import { isLike } from './spelling.ts'
import { isDevanagari, stem } from './stem.ts'
import { termTokens } from './synonyms.ts'

const TABLES = [
  tools,
  electricals,
  safety,
  plumbingAndGarden,
  materialsAndFasteners,
  appliancesAndOffice,
  medicalAndComputers,
  uses,
  general,
]

export interface Entry {
  /** English names, the usual one first. */
  english: string[]
  /** Devanagari names, the usual one first. */
  hindi: string[]
  /** Spellings in Latin letters that the key of the Hindi names does not give. */
  typed: string[]
}

const list = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map(part => part.trim())
    .filter(Boolean)

/** Reads lines of `english, english = हिंदी, हिंदी; typed, typed`. Throws on a line without both sides. */
export function readLexicon(table: string): Entry[] {
  return table
    .trim()
    .split('\n')
    .map(line => {
      const [left, right] = line.split(' = ')
      const [hindi, typed] = (right ?? '').split(';')
      const entry = { english: list(left), hindi: list(hindi), typed: list(typed) }
      if (entry.english.length === 0 || entry.hindi.length === 0) throw new Error(`Not a line of the lexicon: ${line}`)
      return entry
    })
}

/** Words of a term as `exact` knows them. */
const exactForm = (word: string): string => (isDevanagari(word) ? stem(word) : word)
const rawWords = (term: string): string[] => readText(term).map(item => item.raw)

/** An English term as index tokens and as it is written. */
export interface Term {
  tokens: string[]
  words: string[]
}

interface Lexicon {
  /** Words in Latin letters, English and typed Hindi. */
  words: Set<string>
  exact: Map<string, Term[]>
  byKey: Map<string, Term[]>
  hindiOf: Map<string, string>
  english: Set<string>
  longest: number
}

function put(map: Map<string, Term[]>, key: string, terms: readonly Term[]): void {
  const known = map.get(key) ?? []
  const fresh = terms.filter(term => !known.some(other => other.tokens.join(' ') === term.tokens.join(' ')))
  map.set(key, [...known, ...fresh])
}

/**
 * Words that are right by themselves. A mistake that only a name of several words explains, as in "rotery hammer", is
 * none: elsewhere "rotery" is put right like any other.
 */
function knownWords(terms: readonly Term[], typed: readonly string[]): Set<string> {
  const known = new Set(terms.flatMap(({ words }) => words))
  const right = [...known]
  const single = terms.some(({ words }) => words.length === 1)
  for (const name of typed.map(rawWords)) {
    const [first = ''] = name
    if (name.length === 1 && single) known.add(first)
    else for (const word of name) if (!right.some(other => isLike(word, other))) known.add(word)
  }
  return known
}

function build(entries: readonly Entry[]): Lexicon {
  const lexicon: Lexicon = {
    words: new Set(),
    exact: new Map(),
    byKey: new Map(),
    hindiOf: new Map(),
    english: new Set(),
    longest: 1,
  }
  for (const { english, hindi, typed } of entries) {
    const terms = english.map((term): Term => ({ tokens: termTokens(term), words: rawWords(term) }))
    for (const token of terms.flatMap(({ tokens }) => tokens)) lexicon.english.add(token)
    for (const word of knownWords(terms, typed)) lexicon.words.add(word)
    for (const name of [...hindi, ...typed]) {
      const words = rawWords(name)
      lexicon.longest = Math.max(lexicon.longest, words.length)
      put(lexicon.exact, words.map(exactForm).join(' '), terms)
      put(lexicon.byKey, words.map(romanKey).join(' '), terms)
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

const lexicon = build(TABLES.flatMap(readLexicon))

/** Most words of a term of the lexicon. */
export const longestTerm = lexicon.longest

/** All words of the lexicon in Latin letters, folded. */
export const tradeWords = (): ReadonlySet<string> => lexicon.words

/** English terms of folded words in either script that are spelt as the lexicon lists them. */
export function translate(words: readonly string[]): readonly Term[] {
  return lexicon.exact.get(words.map(exactForm).join(' ')) ?? []
}

/** English terms whose Hindi name has this sequence of keys (see `romanKey`). */
export function translateKeys(keys: readonly string[]): readonly Term[] {
  return lexicon.byKey.get(keys.join(' ')) ?? []
}

/** The Hindi index token of an English one. */
export function hindiOf(token: string): string | undefined {
  return lexicon.hindiOf.get(token)
}

/** Whether an English term of the lexicon has this index token. */
export function isEnglish(token: string): boolean {
  return lexicon.english.has(token)
}

const LETTER_NAMES: readonly (readonly [name: string, letter: string])[] = (
  'डब्ल्यू=w क्यू=q एक्स=x जेड=z जैड=z एच=h एफ=f एल=l एम=m एन=n आर=r एस=s वाई=y बी=b सी=c डी=d जी=g आई=i जे=j के=k ' +
  'ओ=o पी=p टी=t यू=u वी=v ए=a ई=e'
)
  .split(' ')
  .map(pair => [pair.slice(0, -2), pair.slice(-1)])

const MOST_LETTERS = 6

function lettersFrom(word: string, at: number, letters: string): string | null {
  if (at === word.length) return letters.length >= 2 ? letters : null
  if (letters.length >= MOST_LETTERS) return null
  for (const [name, letter] of LETTER_NAMES) {
    const found = word.startsWith(name, at) ? lettersFrom(word, at + name.length, letters + letter) : null
    if (found) return found
  }
  return null
}

/** The letters that a folded Devanagari word spells: एलईडी is led, एमसीबी is mcb; null for any other word. */
export function spelledLetters(word: string): string | null {
  return lettersFrom(word, 0, '')
}
