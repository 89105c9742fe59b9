// The order of the documents in a merged segment: category after category, so that what is read together lies together.

import { MOST_DOCUMENTS, type Segment } from './segment.ts'

/** A deleted document has no new number. */
export const GONE = 0xffffffff

export interface MergeOrder {
  size: number
  /** New number of each document of each source; GONE for a deleted one. */
  remaps: Uint32Array[]
  /** Where each new document comes from: its source, and its number there. */
  source: Uint16Array
  doc: Uint32Array
}

/** Pieces of work between two yields. */
const STEP = 50_000

/** How many of the documents each category path has. */
function* countPaths(
  sources: readonly Segment[],
  lives: readonly Uint8Array[],
): Generator<void, { counts: number[]; size: number }> {
  const counts: number[] = []
  let size = 0
  for (const [index, { data }] of sources.entries()) {
    for (const [doc, live] of (lives[index] as Uint8Array).entries()) {
      const path = data.path[doc] as number
      counts[path] = (counts[path] ?? 0) + live
      size += live
      if (doc % STEP === 0) yield
    }
  }
  if (size > MOST_DOCUMENTS) throw new RangeError(`A segment holds at most ${MOST_DOCUMENTS} products`)
  return { counts, size }
}

/** Orders the living documents by their category path, those of one path as they come. */
export function* orderOf(sources: readonly Segment[]): Generator<void, MergeOrder> {
  // what is deleted from here on keeps its place; the end of the merge marks it
  const lives = sources.map(({ data }) => data.live.slice())
  const { counts, size } = yield* countPaths(sources, lives)
  const next: number[] = []
  let before = 0
  for (const [path, count = 0] of counts.entries()) {
    next[path] = before
    before += count
  }
  const order: MergeOrder = { size, remaps: [], source: new Uint16Array(size), doc: new Uint32Array(size) }
  for (const [index, { data, size: documents }] of sources.entries()) {
    const remap = new Uint32Array(documents).fill(GONE)
    for (let doc = 0; doc < documents; doc++) {
      if (doc % STEP === 0) yield
      if (lives[index]?.[doc] !== 1) continue
      const path = data.path[doc] as number
      const to = next[path] as number
      next[path] = to + 1
      remap[doc] = to
      order.source[to] = index
      order.doc[to] = doc
    }
    order.remaps.push(remap)
  }
  return order
}
