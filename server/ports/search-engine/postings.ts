// Walks posting lists: where a document stands in one, and whether any document stands in several.

import type { Segment } from './segment.ts'

/** First posting from `from` on whose document is not before `doc`: steps that double, then halves. */
export function seek(posts: Uint32Array, from: number, end: number, doc: number): number {
  let step = 1
  let low = from
  while (low + step < end && (posts[low + step] as number) >>> 8 < doc) {
    low += step
    step *= 2
  }
  let high = Math.min(end, low + step + 1)
  while (low < high) {
    const middle = (low + high) >> 1
    if ((posts[middle] as number) >>> 8 < doc) low = middle + 1
    else high = middle
  }
  return low
}

/** Whether a living document of the segments holds all tokens; `most` documents of the rarest token are looked at. */
export function someHolds(segments: readonly Segment[], tokens: readonly string[], most: number): boolean {
  return segments.some(segment => {
    const ranks = tokens.map(token => segment.rank(token))
    if (ranks.includes(-1)) return false
    ranks.sort((a, b) => segment.frequency(a) - segment.frequency(b))
    const { posts, postAt, live } = segment.data
    const [first, ...others] = ranks as [number, ...number[]]
    const cursors = others.map(rank => postAt[rank] as number)
    const end = Math.min(postAt[first + 1] as number, (postAt[first] as number) + most)
    for (let at = postAt[first] as number; at < end; at++) {
      const doc = (posts[at] as number) >>> 8
      if (live[doc] === 0) continue
      const isHeld = others.every((rank, place) => {
        const last = postAt[rank + 1] as number
        const cursor = seek(posts, cursors[place] as number, last, doc)
        cursors[place] = cursor
        return cursor < last && (posts[cursor] as number) >>> 8 === doc
      })
      if (isHeld) return true
    }
    return false
  })
}
