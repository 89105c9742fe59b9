// Similar products: from the same category, then its ancestors, by title words, attribute values and price.

import { isBuyable } from './hits.ts'
import { FLAG, NO_WORD, rankInTitle, type Segment } from './segment.ts'
import { topK } from './top-k.ts'
import type { Vocabulary } from './vocabulary.ts'

interface Subject {
  segment: Segment
  doc: number
}

/** Title words of a product by their rank in another segment, with their idf there. */
function wordsIn(subject: Subject, segment: Segment): Map<number, number> {
  const { titles, titleAt } = subject.segment.data
  const words = new Map<number, number>()
  const end = titleAt[subject.doc + 1] as number
  for (let at = titleAt[subject.doc] as number; at < end; at++) {
    if (titles[at] === NO_WORD) continue
    const own = rankInTitle(titles[at] as number)
    const rank = subject.segment === segment ? own : segment.rank(subject.segment.wordText(own))
    if (rank >= 0) words.set(rank, Math.log(1 + segment.size / (1 + segment.frequency(rank))))
  }
  return words
}

interface Traits {
  values: ReadonlySet<number>
  words: ReadonlyMap<number, number>
  allWords: number
}

function traitsOf(subject: Subject, segment: Segment): Traits {
  const { data } = subject.segment
  const words = wordsIn(subject, segment)
  return {
    values: new Set(data.values.subarray(data.valueAt[subject.doc], data.valueAt[subject.doc + 1])),
    words,
    allWords: [...words.values()].reduce((sum, one) => sum + one, 0) || 1,
  }
}

const TITLE_WEIGHT = 3

function similarity(subject: Subject, { values, words, allWords }: Traits, segment: Segment, doc: number): number {
  const own = subject.segment.data
  const { data } = segment
  let shared = own.brand[subject.doc] === data.brand[doc] ? 1 : 0
  for (let at = data.valueAt[doc] as number; at < (data.valueAt[doc + 1] as number); at++) {
    if (values.has(data.values[at] as number)) shared++
  }
  let text = 0
  const seen = new Set<number>()
  for (let at = data.titleAt[doc] as number; at < (data.titleAt[doc + 1] as number); at++) {
    if (data.titles[at] === NO_WORD) continue
    const rank = rankInTitle(data.titles[at] as number)
    if (seen.has(rank)) continue
    seen.add(rank)
    text += words.get(rank) ?? 0
  }
  const price = Math.abs(Math.log((data.price[doc] as number) / (own.price[subject.doc] as number)))
  return shared + (TITLE_WEIGHT * text) / allWords - price + (data.popularity[doc] as number) / 1000
}

/** The most similar products of a category, given by its paths, that are not in the list yet. */
function mostSimilarIn(
  segments: readonly Segment[],
  subject: Subject,
  paths: readonly number[],
  size: number,
  chosen: ReadonlySet<string>,
): string[] {
  const own = subject.segment.data
  const group = own.group[subject.doc] as number
  const market = (own.flags[subject.doc] as number) & FLAG.uae
  const scored: { segment: Segment; doc: number; score: number }[] = []
  for (const segment of segments) {
    const { data } = segment
    const traits = traitsOf(subject, segment)
    const isCandidate = (doc: number) =>
      data.live[doc] === 1 &&
      isBuyable(data, doc) &&
      ((data.flags[doc] as number) & FLAG.uae) === market &&
      (group === 0 || data.group[doc] !== group) &&
      (segment !== subject.segment || doc !== subject.doc)
    for (const path of paths) {
      for (const doc of segment.docsOfPath(path)) {
        if (isCandidate(doc)) scored.push({ segment, doc, score: similarity(subject, traits, segment, doc) })
      }
    }
  }
  const keyOf = ({ segment, doc }: { segment: Segment; doc: number }) => segment.data.key[doc] as number
  const before = (a: number, b: number) => {
    const [x, y] = [scored[a], scored[b]]
    if (!x || !y) return false
    return x.score !== y.score ? x.score > y.score : keyOf(x) < keyOf(y)
  }
  return topK(scored.length, size + chosen.size, before)
    .map(at => (scored[at] as { segment: Segment; doc: number }).segment.msnOf((scored[at] as { doc: number }).doc))
    .filter(msn => !chosen.has(msn))
    .slice(0, size)
}

/**
 * Finds similar products.
 *
 * @param size Maximum number of products.
 * @returns MSNs of products that can be bought, the most similar first, without variants of the product.
 */
export function similarTo(
  segments: readonly Segment[],
  vocabulary: Vocabulary,
  subject: Subject,
  size: number,
): string[] {
  const chosen = new Set<string>()
  const path = vocabulary.pathTerms[subject.segment.data.path[subject.doc] as number] ?? []
  for (const term of [...path].reverse()) {
    if (chosen.size >= size) break
    const paths = vocabulary.pathTerms.flatMap((terms, id) => (terms.includes(term) ? [id] : []))
    for (const msn of mostSimilarIn(segments, subject, paths, size - chosen.size, chosen)) chosen.add(msn)
  }
  return [...chosen]
}
