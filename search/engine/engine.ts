// The embedded search engine: segments, vocabulary and lexicons, and what is asked of them. Long work is done in slices.

import type { Market, SearchAnswer, SearchDocument, SearchRequest, SuggestAnswer, SuggestRequest } from '../port.ts'
import { parseSynonyms } from '../text/synonyms.ts'
import type { Synonyms } from '../text/types.ts'
import { hashOf } from './bytes.ts'
import { FacetPass } from './facet-pass.ts'
import { bucketsOf, byCategory } from './facets.ts'
import { Hits, scanScope, scopeOf } from './hits.ts'
import { intentsOf } from './intents.ts'
import { Lexicon } from './lexicon.ts'
import { pageOf } from './ordering.ts'
import { priceBucketsOf } from './price-buckets.ts'
import { planQuery, type QueryPlan } from './query-plan.ts'
import { RANKING, type Ranking } from './ranking-settings.ts'
import type { Segment } from './segment.ts'
import { printOf, SegmentBuilder, writeColumns } from './segment-builder.ts'
import { mergeSegments } from './segment-merge.ts'
import { similarTo } from './similar.ts'
import { suggestFrom } from './suggest.ts'
import { matchText } from './text-match.ts'
import { Vocabulary } from './vocabulary.ts'

/** Everything that a rebuild replaces. */
export interface EngineState {
  segments: Segment[]
  vocabulary: Vocabulary
  lexicons: Record<Market, Lexicon>
  /** Which state of the catalogue the index stands for; null before anybody said. */
  position: string | null
}

export const emptyState = (): EngineState => ({
  segments: [],
  vocabulary: new Vocabulary(),
  lexicons: { IN: new Lexicon(), AE: new Lexicon() },
  position: null,
})

/** Small segments that are allowed before they are put together. */
const SMALL_SEGMENTS = 8
/** Share of the main segment that may lie beside it, and that may be deleted in it. */
const BESIDE_MOST = 0.15
const DEAD_MOST = 0.25

export class SearchEngine {
  state = emptyState()
  /** Grows with every change. */
  changes = 0
  private synonyms: Synonyms
  private readonly ranking: Ranking
  private readonly hits = new Hits()

  constructor(ranking: Partial<Ranking> = {}) {
    this.ranking = { ...RANKING, ...ranking }
    this.synonyms = parseSynonyms('').synonyms
  }

  get documents(): number {
    return this.state.segments.reduce((sum, segment) => sum + segment.alive, 0)
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

  /** Adds or replaces documents; they appear together, at the end. */
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
      const print = printOf(doc)
      if (known && known.segment.data.print[known.doc] === print) {
        writeColumns(known.segment.data, known.doc, doc)
        known.segment.touched?.push(known.doc)
        continue
      }
      if (!known) this.state.lexicons[doc.market].add(doc)
      builder.add(doc, print)
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
      known?.segment.kill(known.doc)
    }
    this.changes++
    this.state.segments = this.state.segments.filter(segment => segment.alive > 0 || segment.touched !== null)
  }

  /** Segments that should become one; empty when all is well. */
  private due(): Segment[] {
    const bySize = this.state.segments.toSorted((a, b) => a.alive - b.alive)
    const main = bySize.at(-1)
    if (!main) return []
    const beside = bySize.reduce((sum, segment) => sum + segment.alive, 0) - main.alive
    const isLoose = beside > main.alive * BESIDE_MOST && bySize.length > SMALL_SEGMENTS
    if (isLoose || main.alive < main.size * (1 - DEAD_MOST)) return bySize
    if (bySize.length <= SMALL_SEGMENTS) return []
    const chosen: Segment[] = []
    let total = 0
    for (const segment of bySize.slice(0, -1)) {
      // a segment much larger than all before it together is left for a later time
      if (chosen.length >= SMALL_SEGMENTS / 2 && segment.alive > 2 * total) break
      chosen.push(segment)
      total += segment.alive
    }
    return chosen
  }

  /** Puts segments together until there are few. A rebuild meanwhile makes the work void. */
  *tidy(): Generator<void, void> {
    for (let sources = this.due(); sources.length > 0; sources = this.due()) {
      const { state } = this
      const merged = yield* mergeSegments(sources)
      if (this.state !== state) return
      const rest = state.segments.filter(segment => !sources.includes(segment))
      state.segments = merged.alive > 0 ? [...rest, merged] : rest
    }
  }

  search(request: SearchRequest): SearchAnswer {
    const { segments, vocabulary } = this.state
    const q = request.q?.trim() ? request.q : null
    const plan = q === null ? null : this.plan(q, request)
    this.collect(request, plan)
    const found = new FacetPass(segments, vocabulary, request).run(this.hits)
    const placed = pageOf(segments, this.hits, found.passing, request, plan, this.ranking)
    const corrected = plan?.corrected ?? null
    return {
      totalCount: found.passing.length,
      msns: placed.map(({ segment, doc }) => (segments[segment] as Segment).msnOf(doc)),
      buckets: bucketsOf(vocabulary, request, found),
      priceRange: found.priceRange,
      categories: Object.fromEntries(byCategory(vocabulary, found.counts.paths)),
      priceBuckets: request.priceBuckets ? priceBucketsOf(found.prices, request.priceBuckets) : [],
      corrected,
      usedCorrection: corrected !== null && plan?.knowsTyped === false,
    }
  }

  plan(
    q: string,
    { market, language, didYouMean }: Pick<SearchRequest, 'market' | 'language' | 'didYouMean'>,
  ): QueryPlan {
    const { segments, lexicons } = this.state
    const index = {
      segments,
      lexicon: lexicons[market],
      synonyms: this.synonyms,
      ranking: this.ranking,
      documents: this.documents,
    }
    return planQuery(index, q, { language, correcting: didYouMean !== false })
  }

  private collect(request: SearchRequest, plan: QueryPlan | null): void {
    const { segments, vocabulary } = this.state
    const scope = scopeOf(vocabulary, request)
    if (scope === null) this.hits.clear()
    else if (plan === null) scanScope(segments, scope, this.hits)
    else {
      const intents = intentsOf(vocabulary, plan, this.ranking)
      const context = { scope, intents, ranking: this.ranking, operation: request.operation ?? 'or' }
      matchText(segments, plan, context, this.hits)
    }
  }

  suggest(request: SuggestRequest): SuggestAnswer {
    const { segments, vocabulary, lexicons } = this.state
    const index = { segments, vocabulary, lexicon: lexicons[request.market] }
    return suggestFrom({ ...index, search: asked => this.search(asked) }, request)
  }

  similar(msn: string, size: number): string[] {
    const subject = this.locate(msn)
    return subject ? similarTo(this.state.segments, this.state.vocabulary, subject, size) : []
  }

  places(msns: readonly string[]): Record<string, string[]> {
    const places: Record<string, string[]> = {}
    for (const msn of msns) {
      const known = this.locate(msn)
      const path = known && this.state.vocabulary.paths[known.segment.data.path[known.doc] as number]
      if (path) places[msn] = path.split('/')
    }
    return places
  }

  /** A new index beside this one, filled by `add` and put in its place by `finish`. */
  startRebuild(): Rebuild {
    return new Rebuild(this.ranking, state => {
      this.state = state
      this.changes++
    })
  }
}

const CHUNK = 20_000
/** Chunks that are put together at a time, so that memory stays in bounds. */
const CHUNKS = 16

export class Rebuild {
  private readonly ranking: Ranking
  private readonly install: (state: EngineState) => void
  private readonly state = emptyState()
  private builder: SegmentBuilder
  private readonly known = new Set<string>()

  constructor(ranking: Ranking, install: (state: EngineState) => void) {
    this.ranking = ranking
    this.install = install
    this.builder = new SegmentBuilder(this.state.vocabulary, ranking)
  }

  /** The first document of an MSN is kept: a stream over the catalogue has each once. */
  *add(documents: readonly SearchDocument[]): Generator<void, void> {
    for (const doc of documents) {
      if (this.known.has(doc.msn)) continue
      this.known.add(doc.msn)
      this.state.lexicons[doc.market].add(doc)
      this.builder.add(doc)
      yield
    }
    if (this.builder.size >= CHUNK) yield* this.close()
  }

  private *close(): Generator<void, void> {
    if (this.builder.size === 0) return
    this.state.segments.push(this.builder.finish())
    this.builder = new SegmentBuilder(this.state.vocabulary, this.ranking)
    yield
    if (this.state.segments.length >= CHUNKS) yield* this.mergeAll()
  }

  private *mergeAll(): Generator<void, void> {
    if (this.state.segments.length > 1) this.state.segments = [yield* mergeSegments(this.state.segments)]
  }

  /** Documents so far. */
  get documents(): number {
    return this.known.size
  }

  *finish(): Generator<void, void> {
    yield* this.close()
    yield* this.mergeAll()
    this.install(this.state)
  }
}
