// The order of documents in a merged segment: by category, so that the documents of a query are close in memory.

import { MAX_DOCUMENTS, type Segment } from './segment.ts'

/** New number of a deleted document: none. */
export const DELETED = 0xffffffff

export interface MergeOrder {
  size: number
  /** New number of each document of each source, or DELETED. */
  remaps: Uint32Array[]
  /** Source of each new document, and its number there. */
  source: Uint16Array
  doc: Uint32Array
}

/** Documents between two yields. */
const STEP = 50_000

/** Counts the live documents of each category path. */
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
  if (size > MAX_DOCUMENTS) throw new RangeError(`A segment holds at most ${MAX_DOCUMENTS} products`)
  return { counts, size }
}

/** Orders the live documents by category path; within a path the order of the sources is kept. */
export function* mergeOrderOf(sources: readonly Segment[]): Generator<void, MergeOrder> {
  // documents that are deleted from here on keep their number; the end of the merge deletes them in the result
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
    const remap = new Uint32Array(documents).fill(DELETED)
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
