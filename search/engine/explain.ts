// Why a product has its rank for a text: the parts of its score, recomputed for one page on request.

import type { ExplainedField, Explanation, SearchRequest } from '../port.ts'
import { fieldTokens } from '../text/analyse.ts'
import { foldAlphanumeric } from '../text/fold.ts'
import { bufferOf } from './bytes.ts'
import type { Intents } from './intents.ts'
import { type DocumentRef, formsIn, type TextQuery, titleScore } from './ordering.ts'
import { partPostings } from './part-number-search.ts'
import type { PlannedWord } from './plan-index.ts'
import { postingsOf, postingsOfAll, seek } from './postings.ts'
import { PART_NUMBER_BIT } from './query-terms.ts'
import type { Ranking } from './ranking-settings.ts'
import { NO_WORD, rankInTitle, type Segment } from './segment.ts'
import { boostParts, coverageOf, kindFactorOf } from './text-match.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A page is small, so the comparison for it needs no limit. */
const NO_LIMIT = { take: () => true }

/** What the parts of a score are computed from. */
interface Explained {
  segments: readonly Segment[]
  vocabulary: Vocabulary
  text: TextQuery
  intents: Intents
  ranking: Ranking
  request: Pick<SearchRequest, 'pinned' | 'buried'>
}

interface Form {
  /** The token, or the tokens of a phrase. */
  tokens: readonly string[]
  /** Weight of the match, 0 to 1. */
  points: number
}

/** The weight of a document in a list of postings, 0 to 1. */
function pointsIn(posts: Uint32Array, doc: number): number {
  const post = posts[seek(posts, 0, posts.length, doc)]
  return post !== undefined && post >>> 8 === doc ? (post & 255) / 255 : 0
}

/** The form of a word that counts for a document: the one with the most points; null when the document has none. */
function bestForm(
  segment: Segment,
  doc: number,
  { tokens, phrases, fragment }: PlannedWord,
  set: Ranking,
): Form | null {
  const forms: Form[] = [
    ...tokens.map(({ token, weight }) => ({
      tokens: [token],
      points: weight * pointsIn(postingsOf(segment, token), doc),
    })),
    ...phrases.map(phrase => ({
      tokens: phrase.tokens,
      points: phrase.weight * pointsIn(postingsOfAll(segment, phrase.tokens), doc),
    })),
  ]
  if (fragment !== null) {
    const points = set.fragment * pointsIn(partPostings(segment, fragment, NO_LIMIT), doc)
    forms.push({ tokens: [], points })
  }
  const best = forms.reduce<Form | null>((found, form) => (found && found.points >= form.points ? found : form), null)
  return best && best.points > 0 ? best : null
}

const tokensOfNames = (names: readonly (string | undefined)[]): Set<string> =>
  new Set(names.flatMap(name => (name ? fieldTokens(name).map(({ text }) => text) : [])))

/** Where a document has the tokens of a form. */
function fieldsOf(
  { segments, vocabulary }: Explained,
  { segment: at, doc }: DocumentRef,
  form: Form,
): ExplainedField[] {
  // fragments are only searched in part numbers
  if (form.tokens.length === 0) return ['partNumber']
  const segment = segments[at] as Segment
  const { titles, titleAt, path, brand, partBytes, partAt } = segment.data
  const title = new Set(
    [...titles.subarray(titleAt[doc], titleAt[doc + 1])].flatMap(word => (word === NO_WORD ? [] : rankInTitle(word))),
  )
  const namesOf = (term: number) => [vocabulary.labels[term], vocabulary.labelsHi[term]]
  const brandTokens = tokensOfNames(namesOf(brand[doc] as number))
  const categoryTokens = tokensOfNames((vocabulary.pathTerms[path[doc] as number] ?? []).flatMap(namesOf))
  const numbers = bufferOf(partBytes)
    .toString('utf8', partAt[doc], partAt[doc + 1])
    .split('\n')
  const has = (isThere: (token: string) => boolean) => form.tokens.every(isThere)
  const found: ExplainedField[] = [
    ...(has(token => title.has(segment.rank(token))) ? (['title'] as const) : []),
    ...(has(token => brandTokens.has(token)) ? (['brand'] as const) : []),
    ...(has(token => categoryTokens.has(token)) ? (['category'] as const) : []),
  ]
  if (has(token => numbers.includes(foldAlphanumeric(token)))) found.push('partNumber')
  return found.length > 0 ? found : ['details']
}

function explainOne(explained: Explained, ref: DocumentRef): Explanation {
  const { segments, text, intents, ranking, request } = explained
  const { plan, subjectPaths } = text
  const segment = segments[ref.segment] as Segment
  const { doc } = ref
  const msn = segment.msnOf(doc)
  const matched = plan.words.map(planned => {
    const form = planned.idf > 0 ? bestForm(segment, doc, planned, ranking) : null
    return { planned, form, points: form ? planned.idf * form.points : 0 }
  })
  const total = plan.words.reduce((sum, { idf }) => sum + idf, 0)
  const whole = plan.partNumber === null ? NONE : partPostings(segment, plan.partNumber, NO_LIMIT)
  const asPartNumber = (total + 1) * pointsIn(whole, doc)
  const ofWords = matched.reduce((sum, { points }) => sum + points, 0)
  const mask = matched.reduce(
    (bits, { form }, position) => (form ? bits | (1 << position) : bits),
    asPartNumber > 0 ? PART_NUMBER_BIT : 0,
  )
  const points = ofWords + asPartNumber
  const factors = {
    coverage: (coverageOf(plan.words)(mask) / total) ** ranking.coverage,
    kind: kindFactorOf(plan, ranking)(mask),
    ...boostParts(segment.data, intents, ranking, doc),
    ...titleScore(segment, doc, formsIn(segment, plan), { words: wordsThatCount(plan.words), subjectPaths }, ranking),
  }
  const pinned = request.pinned?.includes(msn) ?? false
  return {
    words: matched.flatMap(({ planned: { word }, form, points: own }) =>
      form ? [{ word: word.raw, forms: [...form.tokens], fields: fieldsOf(explained, ref, form), points: own }] : [],
    ),
    missing: matched.flatMap(({ planned: { word }, form }) => (form ? [] : [word.raw])),
    partNumber: asPartNumber,
    factors,
    score: Object.values(factors).reduce((score, factor) => score * factor, points),
    tuned: pinned ? 'pinned' : request.buried?.includes(msn) ? 'buried' : null,
  }
}

const NONE = new Uint32Array(0)
const wordsThatCount = (words: readonly PlannedWord[]) => words.filter(({ idf }) => idf > 0).length

/** The explanations of the documents of a page, in their order. */
export function explainPage(explained: Explained, page: readonly DocumentRef[]): Explanation[] {
  return page.map(ref => explainOne(explained, ref))
}
