// Merges segments into one without the original documents, as a generator that yields between slices.

import { GrowingNumbers, GrowingStrings } from './bytes.ts'
import { DELETED, type MergeOrder, mergeOrderOf } from './merge-order.ts'
import { PostingSorter } from './merge-postings.ts'
import { HEAD, NO_WORD, rankInTitle, Segment, type SegmentData } from './segment.ts'
import { emptyColumns, gramsOf } from './segment-builder.ts'

/** Steps between two yields: well under a millisecond. */
const STEP = 2000

const COLUMNS = [
  'version',
  'fingerprint',
  'key',
  'group',
  'price',
  'path',
  'brand',
  'popularity',
  'discount',
  'rating',
  'listed',
] as const

function copyColumns(into: SegmentData, to: number, from: SegmentData, doc: number): void {
  for (const name of COLUMNS) into[name][to] = from[name][doc] as number
  into.flags[to] = from.flags[doc] as number
}

/** Copies the variable-length data of each document: MSNs, part numbers and attribute values. */
function* copyLists(sources: readonly Segment[], order: MergeOrder) {
  const msns = new GrowingStrings()
  const parts = new GrowingStrings()
  const values = new GrowingNumbers()
  const valueAt = new GrowingNumbers()
  valueAt.push(0)
  for (let to = 0; to < order.size; to++) {
    if (to % STEP === 0) yield
    const { data } = sources[order.source[to] as number] as Segment
    const doc = order.doc[to] as number
    msns.pushBytes(data.msnBytes, data.msnAt[doc] as number, data.msnAt[doc + 1] as number)
    parts.pushBytes(data.partBytes, data.partAt[doc] as number, data.partAt[doc + 1] as number)
    values.append(data.values.subarray(data.valueAt[doc], data.valueAt[doc + 1]))
    valueAt.push(values.length)
  }
  return { msns: msns.toPacked(), parts: parts.toPacked(), values: values.toArray(), valueAt: valueAt.toArray() }
}

/** Merges the sorted dictionaries and their postings; words without a live document are left out. */
function* mergeWords(sources: readonly Segment[], { remaps, size }: MergeOrder) {
  const rankMaps = sources.map(source => new Uint32Array(source.wordCount).fill(NO_WORD))
  const posts = new Uint32Array(sources.reduce((sum, source) => sum + source.data.posts.length, 0))
  const words = new GrowingStrings()
  const postAt = new GrowingNumbers()
  const cursors = sources.map(() => 0)
  const heads = sources.map(source => (source.wordCount > 0 ? source.wordText(0) : null))
  const order = new PostingSorter(size)
  let used = 0
  let work = 0
  postAt.push(0)
  for (;;) {
    let word: string | null = null
    for (const head of heads) if (head !== null && (word === null || head < word)) word = head
    if (word === null) break
    const before = used
    for (const [index, source] of sources.entries()) {
      if (heads[index] !== word) continue
      const rank = cursors[index] as number
      const remap = remaps[index] as Uint32Array
      const end = source.data.postAt[rank + 1] as number
      for (let at = source.data.postAt[rank] as number; at < end; at++) {
        const post = source.data.posts[at] as number
        const doc = remap[post >>> 8] as number
        if (doc !== DELETED) posts[used++] = (doc << 8) | (post & 255)
        // a single word may be in every document
        if (++work % 100_000 === 0) yield
      }
      if (used > before) (rankMaps[index] as Uint32Array)[rank] = postAt.length - 1
      cursors[index] = rank + 1
      heads[index] = rank + 1 < source.wordCount ? source.wordText(rank + 1) : null
    }
    yield* order.sort(posts.subarray(before, used))
    if (used > before) {
      // its rank was noted above, for every source that contains it
      words.push(word)
      postAt.push(used)
    }
    if (++work % STEP === 0) yield
  }
  return { rankMaps, words: words.toPacked(), posts: posts.subarray(0, used), postAt: postAt.toArray() }
}

/** Copies the titles with the new ranks of their words. */
function* copyTitles(sources: readonly Segment[], order: MergeOrder, rankMaps: readonly Uint32Array[]) {
  const titles = new GrowingNumbers()
  const titleAt = new GrowingNumbers()
  titleAt.push(0)
  for (let to = 0; to < order.size; to++) {
    if (to % STEP === 0) yield
    const index = order.source[to] as number
    const { data } = sources[index] as Segment
    const ranks = rankMaps[index] as Uint32Array
    const doc = order.doc[to] as number
    const end = data.titleAt[doc + 1] as number
    for (let at = data.titleAt[doc] as number; at < end; at++) {
      const word = data.titles[at] as number
      const rank = ranks[rankInTitle(word)]
      if (word === NO_WORD) titles.push(NO_WORD)
      else if (rank !== undefined && rank !== NO_WORD) titles.push(rank + (word >= HEAD ? HEAD : 0))
    }
    titleAt.push(titles.length)
  }
  return { titles: titles.toArray(), titleAt: titleAt.toArray() }
}

/** Merges the orders of the documents by key. */
function* mergeKeys(sources: readonly Segment[], { remaps, size }: MergeOrder) {
  const byKey = new Uint32Array(size)
  const cursors = sources.map(() => 0)
  for (let at = 0; at < size; at++) {
    if (at % STEP === 0) yield
    let best = -1
    let minKey = Number.POSITIVE_INFINITY
    for (const [index, { data }] of sources.entries()) {
      const remap = remaps[index] as Uint32Array
      let cursor = cursors[index] as number
      while (cursor < data.byKey.length && remap[data.byKey[cursor] as number] === DELETED) cursor++
      cursors[index] = cursor
      if (cursor === data.byKey.length) continue
      const key = data.key[data.byKey[cursor] as number] as number
      if (key < minKey || best < 0) {
        minKey = key
        best = index
      }
    }
    const cursor = cursors[best] as number
    byKey[at] = remaps[best]?.[sources[best]?.data.byKey[cursor] as number] as number
    cursors[best] = cursor + 1
  }
  return byKey
}

/**
 * Merges segments into one, without the deleted documents. Documents may be updated and deleted meanwhile: the sources
 * record them in `touched`, and the last step, which does not yield, applies these changes to the result.
 */
export function* mergeSegments(sources: readonly Segment[]): Generator<void, Segment> {
  for (const source of sources) source.touched = []
  const order = yield* mergeOrderOf(sources)
  const { remaps } = order
  const columns = emptyColumns(order.size)
  const { msns, parts, values, valueAt } = yield* copyLists(sources, order)
  const { rankMaps, words, posts, postAt } = yield* mergeWords(sources, order)
  const { titles, titleAt } = yield* copyTitles(sources, order, rankMaps)
  const byKey = yield* mergeKeys(sources, order)
  const { grams, gramAt } = yield* gramsOf(parts.bytes, parts.at)
  const data: SegmentData = {
    ...columns,
    byKey,
    msnBytes: msns.bytes,
    msnAt: msns.at,
    values,
    valueAt,
    titles,
    titleAt,
    partBytes: parts.bytes,
    partAt: parts.at,
    grams,
    gramAt,
    wordBytes: words.bytes,
    wordAt: words.at,
    posts,
    postAt,
  }
  for (const [index, source] of sources.entries()) {
    const remap = remaps[index] as Uint32Array
    for (let doc = 0; doc < source.size; doc++) {
      if (doc % (STEP * 5) === 0) yield
      if (remap[doc] !== DELETED) copyColumns(data, remap[doc] as number, source.data, doc)
    }
  }
  for (const [index, source] of sources.entries()) {
    for (const doc of source.touched ?? []) {
      const to = remaps[index]?.[doc] ?? DELETED
      if (to === DELETED) continue
      copyColumns(data, to, source.data, doc)
      data.live[to] = source.data.live[doc] as number
    }
    source.touched = null
  }
  return new Segment(data)
}
