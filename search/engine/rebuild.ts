// Builds a new index beside the current one.

import type { SearchDocument } from '../port.ts'
import { type EngineState, emptyState } from './engine-state.ts'
import type { Ranking } from './ranking-settings.ts'
import { SegmentBuilder } from './segment-builder.ts'
import { mergeSegments } from './segment-merge.ts'

const REBUILD_SEGMENT_SIZE = 20_000
/** Segments that are merged at a time, which bounds the memory. */
const MAX_REBUILD_SEGMENTS = 16

/** Builds a new index beside the current one: `add` documents, then `finish`. */
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

  /** Adds documents; a second one with the same MSN is ignored. */
  *add(documents: readonly SearchDocument[]): Generator<void, void> {
    for (const doc of documents) {
      if (this.known.has(doc.msn)) continue
      this.known.add(doc.msn)
      this.state.wordFrequencies[doc.market].add(doc)
      this.builder.add(doc)
      yield
    }
    if (this.builder.size >= REBUILD_SEGMENT_SIZE) yield* this.closeSegment()
  }

  private *closeSegment(): Generator<void, void> {
    if (this.builder.size === 0) return
    this.state.segments.push(this.builder.finish())
    this.builder = new SegmentBuilder(this.state.vocabulary, this.ranking)
    yield
    if (this.state.segments.length >= MAX_REBUILD_SEGMENTS) yield* this.mergeAll()
  }

  private *mergeAll(): Generator<void, void> {
    if (this.state.segments.length > 1) this.state.segments = [yield* mergeSegments(this.state.segments)]
  }

  /** Number of documents so far. */
  get documents(): number {
    return this.known.size
  }

  /** Merges all segments and installs the new index. */
  *finish(): Generator<void, void> {
    yield* this.closeSegment()
    yield* this.mergeAll()
    this.install(this.state)
  }
}
