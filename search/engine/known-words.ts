// Words of the lexicon and the synonyms, to correct misspelt names that no product title contains: "flashligt".

import { lexiconWords } from '../text/lexicon.ts'
import { stem } from '../text/stem.ts'
import type { Synonyms } from '../text/types.ts'
import { SpellingIndex } from './spelling-index.ts'
import type { SimilarWord } from './word-frequencies.ts'

/** They are ranked as if each were in this many products. */
const ASSUMED_FREQUENCY = 10

const indexes = new WeakMap<Synonyms, SpellingIndex>()

function spellingIndexOf(synonyms: Synonyms): SpellingIndex {
  let index = indexes.get(synonyms)
  if (!index) {
    index = new SpellingIndex()
    for (const word of new Set([...lexiconWords(), ...synonyms.words])) if (/^[a-z]{4,}$/.test(word)) index.add(word, 0)
    indexes.set(synonyms, index)
  }
  return index
}

/** Whether a folded word is in the lexicon or the synonyms, and so correctly spelt. */
export const isKnownWord = (synonyms: Synonyms, folded: string): boolean =>
  lexiconWords().has(folded) || synonyms.words.has(folded) || synonyms.words.has(stem(folded))

/** Words of the lexicon and the synonyms that are similar to a folded word, the most likely first. */
export const similarKnownWords = (synonyms: Synonyms, folded: string): SimilarWord[] =>
  spellingIndexOf(synonyms)
    .similarTo(folded, () => ASSUMED_FREQUENCY)
    .map(({ word, distance, score }) => ({ word, surface: word, count: ASSUMED_FREQUENCY, distance, score }))
