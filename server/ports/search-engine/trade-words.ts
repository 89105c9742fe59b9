// Words of the trade by their spelling, so that a misspelt one is found that no product is named by: "pechkash", "flashligt".

import { tradeWords } from '../search-text/lexicon.ts'
import type { Synonyms } from '../search-text/types.ts'
import type { NearWord } from './lexicon.ts'
import { stemOf } from './plan-index.ts'
import { SpellingIndex } from './spelling-index.ts'

/** As if each stood in this many products. */
const COUNT = 10

interface Trade {
  spelling: SpellingIndex
  /** Index tokens of all words of the synonyms. */
  listed: Set<string>
}

const built = new WeakMap<Synonyms, Trade>()

function tradeOf(synonyms: Synonyms): Trade {
  let trade = built.get(synonyms)
  if (!trade) {
    const { targets, standIns } = synonyms
    const sides = [...targets.keys(), ...standIns.keys()].flatMap(key => key.split(' '))
    const listed = new Set([...sides, ...[...targets.values(), ...standIns.values()].flat(2)])
    const spelling = new SpellingIndex()
    for (const word of new Set([...tradeWords(), ...sides])) if (/^[a-z]{4,}$/.test(word)) spelling.add(word, 0)
    trade = { spelling, listed }
    built.set(synonyms, trade)
  }
  return trade
}

/** Whether a folded word is one of the trade as it stands: a known-good word is not replaced by a worse guess. */
export const isTradeWord = (synonyms: Synonyms, folded: string): boolean =>
  tradeWords().has(folded) || tradeOf(synonyms).listed.has(stemOf(folded))

/** Words of the lexicon and of the synonyms near a folded one, the likeliest first. */
export const nearTradeWords = (synonyms: Synonyms, folded: string): NearWord[] =>
  tradeOf(synonyms)
    .spelling.near(folded, () => COUNT)
    .map(({ word, distance, score }) => ({ word, surface: word, count: COUNT, distance, score }))
