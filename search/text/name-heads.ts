// Finds the words of a product name that say what the product is: "drill" in "Torvane 600 W Impact Drill, 13 mm".

import { fieldTokens } from './analyse.ts'
import { isNameQualifier, isStopWord } from './stop-words.ts'

/** End of the product's name in a title: sizes and colours follow a comma, a bracket, a dash, "in" or "pack of". */
const NAME_END =
  /[,;(|]| [-–—] |(?<=\p{L}) in (?=\p{L}{3})|\s(?:packs?|sets?|boxes|box|cases?|bags?|pairs?|rolls?|lots?) of\b/iu
const NUMBER = /\p{N}/u
const MAX_HEADS = 3

/** The last word of a run of words that is neither a colour nor another qualifier; with the word before it. */
function headOfRun(run: readonly string[]): { head: string; before: string | undefined } | null {
  const at = run.findLastIndex(text => !isNameQualifier(text) && !isStopWord(text))
  const head = run[at]
  return head === undefined ? null : { head, before: run[at - 1] }
}

/** Runs of words without a number or a part number between them. */
function runsOf(name: string): string[][] {
  const runs: string[][] = [[]]
  let last = -1
  for (const { text, position, kind } of fieldTokens(name)) {
    const run = runs.at(-1) as string[]
    if (kind !== 'word' || NUMBER.test(text)) {
      if (run.length > 0) runs.push([])
    } else if (position !== last) run.push(text)
    last = position
  }
  return runs
}

export interface NameHeads {
  /** Index tokens of the nouns that name the product, the likeliest first. */
  heads: string[]
  /** The word before the first of them: "angle" of an angle grinder. */
  before: string | null
}

/**
 * The head nouns of a product name. A noun is one when a number, a bracket, a comma or the end follows it, or a colour
 * before these. "HP ProBook 450 notebook 8 GB" has several; the last one is the likeliest.
 *
 * @param name A title without what follows "for" or "with".
 * @param brand Index tokens of the brand, which is none of them.
 */
export function nameHeads(name: string, brand: ReadonlySet<string>): NameHeads {
  const parts = name.split(NAME_END).filter(part => part.trim() !== '')
  for (const part of parts) {
    const found = runsOf(part).flatMap(run => {
      const rest = run.filter((text, at) => !(brand.has(text) && run.slice(0, at).every(one => brand.has(one))))
      return headOfRun(rest) ?? []
    })
    if (found.length === 0) continue
    const heads = [...new Set(found.reverse().map(({ head }) => head))].slice(0, MAX_HEADS)
    return { heads, before: found[0]?.before ?? null }
  }
  return { heads: [], before: null }
}
