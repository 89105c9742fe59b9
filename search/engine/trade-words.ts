// Words of the trade by their spelling, so that a misspelt one is found that no product is named by: "pechkash", "flashligt".

import { tradeWords } from '../text/lexicon.ts'
import { stem } from '../text/stem.ts'
import type { Synonyms } from '../text/types.ts'
import type { NearWord } from './lexicon.ts'
import { SpellingIndex } from './spelling-index.ts'

/** As if each stood in this many products. */
const COUNT = 10

const built = new WeakMap<Synonyms, SpellingIndex>()

function indexOf(synonyms: Synonyms): SpellingIndex {
  let index = built.get(synonyms)
  if (!index) {
    index = new SpellingIndex()
    for (const word of new Set([...tradeWords(), ...synonyms.words])) if (/^[a-z]{4,}$/.test(word)) index.add(word, 0)
    built.set(synonyms, index)
  }
  return index
}

/** Whether a folded word is one of the trade as it stands: a known-good word is not replaced by a worse guess. */
export const isTradeWord = (synonyms: Synonyms, folded: string): boolean =>
  tradeWords().has(folded) || synonyms.words.has(folded) || synonyms.words.has(stem(folded))

/** Words of the lexicon and of the synonyms near a folded one, the likeliest first. */
export const nearTradeWords = (synonyms: Synonyms, folded: string): NearWord[] =>
  indexOf(synonyms)
    .near(folded, () => COUNT)
    .map(({ word, distance, score }) => ({ word, surface: word, count: COUNT, distance, score }))
