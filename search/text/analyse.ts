// Text analysis: fields to index tokens, and queries to words with all forms that match them.

import type { Item } from './chunks.ts'
import { isEnglishWord } from './english-words.ts'
import { isLexiconTerm, maxTermWords, type Term, translate, translateKeys } from './lexicon.ts'
import { romanKey, romanKeys } from './romanise.ts'
import { isSimilar } from './spelling.ts'
import { isDevanagari, stem } from './stem.ts'
import { isStopWord } from './stop-words.ts'
import { tokenize } from './tokenizer.ts'
import type { FieldToken, QueryWord, Synonyms } from './types.ts'
import { addForm, type DraftWord, draftOf, WEIGHTS, wordOf } from './word-forms.ts'
import { orderByPurpose } from './word-order.ts'

const MAX_QUERY_LENGTH = 300
const MAX_WORDS = 24
/** The index tokens of a field, in order. Each word is analysed by its own script. */
export function fieldTokens(text: string): FieldToken[] {
  const tokens: FieldToken[] = []
  let position = 0
  for (const item of tokenize(text)) {
    for (const token of item.tokens) {
      tokens.push(position === 0 ? token : { text: token.text, position: position + token.position, kind: token.kind })
    }
    position += item.span
  }
  return tokens
}

/** All runs of neighbours, of one to `longest` elements. */
function* runs<T>(all: readonly T[], longest: number): Generator<T[]> {
  for (let at = 0; at < all.length; at++) {
    for (let length = 1; length <= longest && at + length <= all.length; length++) yield all.slice(at, at + length)
  }
}

function addSynonyms(
  drafts: readonly DraftWord[],
  tokens: readonly string[],
  weight: number,
  synonyms: Synonyms,
): void {
  const key = tokens.join(' ')
  const targets = synonyms.targets.get(key) ?? []
  for (const target of targets) for (const draft of drafts) addForm(draft, target, weight)
  for (const name of [tokens, ...targets]) {
    for (const nearest of synonyms.substitutes.get(name.join(' ')) ?? []) {
      for (const draft of drafts) draft.substitutes.push({ missing: [...name], tokens: [...nearest] })
    }
  }
}

/** Notes the usual spelling of words that sound like the English term: "bord" is "board", but "hathoda" is Hindi. */
function setUsualSpelling(drafts: readonly DraftWord[], { words }: Term): void {
  if (words.length !== drafts.length) return
  drafts.forEach((draft, at) => {
    const word = words[at] as string
    const { raw } = draft.item
    if (draft.usualSpelling !== null || raw === word || !/^[a-z]+$/.test(raw) || draft.item.pieces.every(isLexiconTerm))
      return
    if (stem(raw) === stem(word)) return
    if (isSimilar(raw, word)) draft.usualSpelling = word
  })
}

function addTranslations(
  drafts: readonly DraftWord[],
  terms: readonly Term[],
  weight: number,
  synonyms: Synonyms,
): void {
  terms.forEach((term, rank) => {
    for (const draft of drafts) addForm(draft, term.tokens, weight - Math.min(rank, 3) * 0.05)
    setUsualSpelling(drafts, term)
    if (rank > 0) return
    addSynonyms(drafts, term.tokens, weight * WEIGHTS.synonym, synonyms)
    const [only, more] = drafts
    if (only && !more && term.tokens.length === 1) only.english ??= term.tokens[0] as string
  })
}

/** Whether to look a word up by its key. Short and common English words sound like too many others. */
const mayBeHindi = (item: Item | undefined): boolean =>
  item !== undefined && (isDevanagari(item.raw) || (item.raw.length > 3 && !item.pieces.some(isEnglishWord)))

/**
 * Adds the English of a run of Hindi and Hinglish words. A word that is English itself ("tar", "tape") counts as Hindi
 * only if the lexicon lists this spelling, and then weighs less on English pages.
 */
function addTranslationsOfRun(run: readonly DraftWord[], language: 'en' | 'hi', synonyms: Synonyms): void {
  const words = run.map(draft => draft.item.raw)
  const english = run.every(draft => draft.item.pieces.every(isLexiconTerm))
  const listed = translate(words)
  if (listed.length > 0) {
    const weight = english && run.length === 1 && language === 'en' ? WEIGHTS.listedEnglish : WEIGHTS.listed
    addTranslations(run, listed, weight, synonyms)
    return
  }
  if (english || (words.length === 1 && !mayBeHindi(run[0]?.item))) return
  const [only] = words
  const sequences =
    words.length === 1 && only && !isDevanagari(only) ? romanKeys(only).map(key => [key]) : [words.map(romanKey)]
  for (const keys of sequences) {
    const terms = translateKeys(keys)
    if (terms.length > 0) {
      addTranslations(run, terms, WEIGHTS.sounding, synonyms)
      return
    }
  }
}

interface ParsedQuery {
  /** All items as typed, with stop words: they may be part of a name, "clip on meter". */
  items: readonly Item[]
  /** The content words, the purpose before the product. */
  drafts: readonly DraftWord[]
  byItem: ReadonlyMap<Item, DraftWord>
  /** Items that the product comes with. */
  accessories: ReadonlySet<Item>
}

/** Adds the synonyms of runs of words, in the parsed order and as typed with stop words between them. */
function addNames({ items, drafts, byItem, accessories }: ParsedQuery, synonyms: Synonyms): void {
  const subject = drafts.findLast(({ item }) => !item.measures && !item.isPart && !accessories.has(item))
  for (const run of runs(drafts, Math.max(1, synonyms.maxWords))) {
    const isModifier = subject !== undefined && drafts.indexOf(run.at(-1) as DraftWord) < drafts.indexOf(subject)
    const own = run.length > 1 ? WEIGHTS.synonymOfName : WEIGHTS.synonym
    const pieces = run.flatMap(({ item }) => item.pieces)
    addSynonyms(run, pieces, isModifier ? WEIGHTS.synonymOfModifier : own, synonyms)
  }
  for (const run of runs(items, synonyms.maxWords)) {
    const words = run.flatMap(item => byItem.get(item) ?? [])
    if (words.length === 0 || words.length === run.length) continue
    const pieces = run.flatMap(item => item.pieces)
    addSynonyms(words, pieces, WEIGHTS.synonymOfName, synonyms)
  }
}

const isWord = (item: Item): boolean => !item.measures && !item.isPart

/** Adds the English of Hindi and Hinglish words, then the synonyms of the names that these make. */
function addEnglishNames({ items, drafts, byItem }: ParsedQuery, language: 'en' | 'hi', synonyms: Synonyms): void {
  for (const run of runs(items, maxTermWords)) {
    if (!run.every(isWord)) continue
    const content = run.flatMap(item => byItem.get(item) ?? [])
    if (content.length === run.length) addTranslationsOfRun(content, language, synonyms)
    else if (content.length > 0) {
      const words = run.map(item => item.raw)
      const listed = translate(words)
      const terms = listed.length > 0 ? listed : translateKeys(words.map(romanKey))
      addTranslations(content, terms, WEIGHTS.listed, synonyms)
    }
  }
  for (const run of runs(drafts, synonyms.maxWords)) {
    if (run.length < 2 || run.every(({ english }) => english === null)) continue
    const tokens = run.flatMap(({ english, item }) => english ?? item.pieces)
    addSynonyms(run, tokens, WEIGHTS.synonymOfName * WEIGHTS.listed, synonyms)
  }
}

/**
 * Parses a query into its content words; stop words ("for", "ke liye", "चाहिए") count only if there is nothing else.
 *
 * Never throws. Text beyond 300 characters or 24 words is ignored.
 *
 * @param language Language of the page, which decides how much the Hindi meaning of an English word weighs.
 */
export function analyseQuery(q: string, language: 'en' | 'hi', synonyms: Synonyms): QueryWord[] {
  const sources: string[] = []
  const items = tokenize(q.slice(0, MAX_QUERY_LENGTH), sources)
    .slice(0, MAX_WORDS)
    .map(item => ({ ...item }))
  const content = items.filter(item => !isStopWord(item.raw))
  const { ordered, accessories } =
    content.length > 0 ? orderByPurpose(items, content) : { ordered: items, accessories: new Set<Item>() }
  const drafts = ordered.map(item => draftOf(item, sources[items.indexOf(item)] as string))
  const byItem = new Map(drafts.map(draft => [draft.item, draft]))
  const query = { items, drafts, byItem, accessories }
  addNames(query, synonyms)
  addEnglishNames(query, language, synonyms)
  const typed = items.filter(item => byItem.has(item))
  return drafts.map(draft =>
    wordOf(draft, { position: typed.indexOf(draft.item), isAccessory: accessories.has(draft.item) }),
  )
}
