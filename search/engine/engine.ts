// The embedded search engine: an index of segments, and the operations on it. Long operations are generators that yield.

import type {
  Explanation,
  SearchDocument,
  SearchRequest,
  SearchResult,
  SuggestRequest,
  SuggestResult,
} from '../port.ts'
import { parseSynonyms } from '../text/synonyms.ts'
import type { Synonyms } from '../text/types.ts'
import { hashOf } from './bytes.ts'
import { emptyState } from './engine-state.ts'
import { explainPage } from './explain.ts'
import { FacetPass } from './facet-pass.ts'
import { bucketsOf, countsByCategory } from './facets.ts'
import { Hits, type Scope, scanScope, scopeOf } from './hits.ts'
import { intentsOf } from './intents.ts'
import { kindFound, subjectPathsOf } from './kinds.ts'
import { bestPaths, type DocumentRef, pageOf, type TextQuery } from './ordering.ts'
import { priceBucketsOf } from './price-buckets.ts'
import { planQuery, type QueryPlan } from './query-plan.ts'
import { RANKING, type Ranking } from './ranking-settings.ts'
import { Rebuild } from './rebuild.ts'
import type { Segment } from './segment.ts'
import { fingerprintOf, SegmentBuilder, writeColumns } from './segment-builder.ts'
import { mergeSegments } from './segment-merge.ts'
import { similarTo } from './similar.ts'
import { suggestFrom } from './suggest.ts'
import { matchText } from './text-match.ts'
import { tuneHits } from './tuning.ts'

/** Number of segments above which small ones are merged. */
const MAX_SMALL_SEGMENTS = 8
/** Limits relative to the largest segment: documents outside of it, and deleted documents in it. */
const MAX_UNMERGED_SHARE = 0.15
const MAX_DELETED_SHARE = 0.25

export class SearchEngine {
  state = emptyState()
  /** Incremented by every change. */
  changes = 0
  /** Postings that the last search for a text has visited. */
  visitedPostings = 0
  private synonyms: Synonyms
  private readonly ranking: Ranking
  private readonly hits = new Hits()

  constructor(ranking: Partial<Ranking> = {}) {
    this.ranking = { ...RANKING, ...ranking }
    this.synonyms = parseSynonyms('').synonyms
  }

  get documents(): number {
    return this.state.segments.reduce((sum, segment) => sum + segment.liveCount, 0)
  }

  setSynonyms(lines: string): void {
    this.synonyms = parseSynonyms(lines).synonyms
  }

  private locate(msn: string): { segment: Segment; doc: number } | null {
    const key = hashOf(msn)
    for (const segment of this.state.segments) {
      const doc = segment.find(msn, key)
      if (doc >= 0) return { segment, doc }
    }
    return null
  }

  /** Adds or replaces documents; all become visible together, at the end. */
  *upsert(documents: readonly SearchDocument[]): Generator<void, void> {
    const newest = new Map<string, SearchDocument>()
    for (const doc of documents) {
      const other = newest.get(doc.msn)
      if (!other || other.version <= doc.version) newest.set(doc.msn, doc)
    }
    const builder = new SegmentBuilder(this.state.vocabulary, this.ranking)
    const added: string[] = []
    for (const doc of newest.values()) {
      const known = this.locate(doc.msn)
      if (known && (known.segment.data.version[known.doc] as number) > doc.version) continue
      const fingerprint = fingerprintOf(doc)
      if (known && known.segment.data.fingerprint[known.doc] === fingerprint) {
        writeColumns(known.segment.data, known.doc, doc)
        known.segment.touched?.push(known.doc)
        continue
      }
      if (!known) this.state.wordFrequencies[doc.market].add(doc)
      builder.add(doc, fingerprint)
      added.push(doc.msn)
      yield
    }
    this.changes++
    if (added.length === 0) return
    const fresh = builder.finish()
    this.remove(added)
    this.state.segments = [...this.state.segments, fresh]
  }

  remove(msns: readonly string[]): void {
    for (const msn of msns) {
      const known = this.locate(msn)
      known?.segment.tombstone(known.doc)
    }
    this.changes++
    this.state.segments = this.state.segments.filter(segment => segment.liveCount > 0 || segment.touched !== null)
  }

  /** The segments that should be merged into one; empty when there is nothing to do. */
  private segmentsToMerge(): Segment[] {
    const bySize = this.state.segments.toSorted((a, b) => a.liveCount - b.liveCount)
    const main = bySize.at(-1)
    if (!main) return []
    const outside = bySize.reduce((sum, segment) => sum + segment.liveCount, 0) - main.liveCount
    const isFragmented = outside > main.liveCount * MAX_UNMERGED_SHARE && bySize.length > MAX_SMALL_SEGMENTS
    if (isFragmented || main.liveCount < main.size * (1 - MAX_DELETED_SHARE)) return bySize
    if (bySize.length <= MAX_SMALL_SEGMENTS) return []
    const chosen: Segment[] = []
    let total = 0
    for (const segment of bySize.slice(0, -1)) {
      // a segment that is much larger than all smaller ones together is not worth merging yet
      if (chosen.length >= MAX_SMALL_SEGMENTS / 2 && segment.liveCount > 2 * total) break
      chosen.push(segment)
      total += segment.liveCount
    }
    return chosen
  }

  /** Merges segments until there are few enough. Stops when a rebuild replaces the index meanwhile. */
  *compact(): Generator<void, void> {
    for (let sources = this.segmentsToMerge(); sources.length > 0; sources = this.segmentsToMerge()) {
      const { state } = this
      const merged = yield* mergeSegments(sources)
      if (this.state !== state) return
      const rest = state.segments.filter(segment => !sources.includes(segment))
      state.segments = merged.liveCount > 0 ? [...rest, merged] : rest
    }
  }

  search(request: SearchRequest): SearchResult {
    const { segments, vocabulary } = this.state
    const q = request.q?.trim() ? request.q : null
    const plan = q === null ? null : this.plan(q, request)
    const text: TextQuery | null = plan && { plan, subjectPaths: subjectPathsOf(vocabulary, plan, this.ranking) }
    const scope = scopeOf(vocabulary, request)
    const unmatched = this.collectHits(request, plan, scope)
    let kind = plan ? kindFound(vocabulary, plan) : 'found'
    // where nothing of the kind is sold, the nearest categories are those of similar products
    const nearestOfNone = text && kind === 'none' ? this.bestCategories(text) : null
    if (text && nearestOfNone) {
      this.hits.clear()
      delete text.best
    }
    const isPinned = text !== null && scope !== null && this.tune(request, scope) > 0
    if (isPinned) kind = 'found'
    const nearest = nearestOfNone ?? (text ? this.bestCategories(text) : [])
    const facets = new FacetPass(segments, vocabulary, request).run(this.hits)
    const page = pageOf(segments, this.hits, facets.passing, request, text, this.ranking)
    const corrected = plan?.corrected ?? null
    const explanations =
      text && request.explain && request.sort === 'popularity' ? this.explain(request, text, page) : null
    return {
      ...(explanations && { explanations }),
      kind,
      unmatched: kind === 'none' ? [] : unmatched,
      bestCategories: nearest,
      totalCount: facets.passing.length,
      msns: page.map(({ segment, doc }) => (segments[segment] as Segment).msnOf(doc)),
      buckets: bucketsOf(vocabulary, request, facets),
      priceRange: facets.priceRange,
      categories: Object.fromEntries(countsByCategory(vocabulary, facets.counts.paths)),
      priceBuckets: request.priceBuckets ? priceBucketsOf(facets.prices, request.priceBuckets) : [],
      corrected,
      usedCorrection: corrected !== null && plan?.isTypedKnown === false,
    }
  }

  private explain(request: SearchRequest, text: TextQuery, page: readonly DocumentRef[]): Explanation[] {
    const { segments, vocabulary } = this.state
    const { ranking } = this
    const intents = intentsOf(vocabulary, text.plan, ranking)
    return explainPage({ segments, vocabulary, text, intents, ranking, request }, page)
  }

  /** Codes of the lowest categories of the best hits, before filters. */
  private bestCategories(text: TextQuery): string[] {
    const { segments, vocabulary } = this.state
    const all = Uint32Array.from({ length: this.hits.count }, (_, at) => at)
    const paths = bestPaths(segments, this.hits, all, text, this.ranking)
    return paths.flatMap(path => vocabulary.paths[path]?.split('/').at(-1) ?? [])
  }

  plan(
    q: string,
    { market, language, didYouMean, synonyms }: Pick<SearchRequest, 'market' | 'language' | 'didYouMean' | 'synonyms'>,
  ): QueryPlan {
    const { segments, wordFrequencies } = this.state
    const index = {
      segments,
      wordFrequencies: wordFrequencies[market],
      synonyms: synonyms === undefined ? this.synonyms : parseSynonyms(synonyms).synonyms,
      ranking: this.ranking,
      documents: this.documents,
    }
    return planQuery(index, q, { language, correcting: didYouMean !== false })
  }

  /** Returns how many products are pinned. */
  private tune(request: SearchRequest, scope: Scope): number {
    const { segments } = this.state
    return tuneHits(segments, this.hits, scope, request, msn => {
      const found = this.locate(msn)
      return found && { segment: segments.indexOf(found.segment), doc: found.doc }
    })
  }

  /** Returns the words of the text that no hit has. */
  private collectHits(request: SearchRequest, plan: QueryPlan | null, scope: Scope | null): string[] {
    const { segments, vocabulary } = this.state
    if (scope === null) this.hits.clear()
    else if (plan === null) scanScope(segments, scope, this.hits)
    else {
      const intents = intentsOf(vocabulary, plan, this.ranking)
      const context = { scope, intents, ranking: this.ranking, operation: request.operation ?? 'or' }
      const { visited, unmatched } = matchText(segments, plan, context, this.hits)
      this.visitedPostings = visited
      return unmatched
    }
    return []
  }

  suggest(request: SuggestRequest): SuggestResult {
    const { segments, vocabulary, wordFrequencies } = this.state
    const index = { segments, vocabulary, wordFrequencies: wordFrequencies[request.market] }
    return suggestFrom({ ...index, search: query => this.search(query) }, request)
  }

  similar(msn: string, size: number): string[] {
    const subject = this.locate(msn)
    return subject ? similarTo(this.state.segments, this.state.vocabulary, subject, size) : []
  }

  categoryPaths(msns: readonly string[]): Record<string, string[]> {
    const paths: Record<string, string[]> = {}
    for (const msn of msns) {
      const known = this.locate(msn)
      const path = known && this.state.vocabulary.paths[known.segment.data.path[known.doc] as number]
      if (path) paths[msn] = path.split('/')
    }
    return paths
  }

  /** Starts a new index, which replaces this one when it is finished. */
  startRebuild(): Rebuild {
    return new Rebuild(this.ranking, state => {
      this.state = state
      this.changes++
    })
  }
}
