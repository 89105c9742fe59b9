// Posting lists: of one token, of several tokens together, and whether any document contains several.

import type { Segment } from './segment.ts'

/** Galloping search: index of the first posting at or after `from` whose document is `doc` or later. */
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

const NONE = new Uint32Array(0)

/** Postings of a token (document and weight), ascending. */
export function postingsOf(segment: Segment, token: string): Uint32Array {
  const rank = segment.rank(token)
  if (rank < 0) return NONE
  const { posts, postAt } = segment.data
  return posts.subarray(postAt[rank], postAt[rank + 1])
}

/** Postings of the documents that contain all tokens, each with the lowest of their weights. */
export function postingsOfAll(segment: Segment, tokens: readonly string[]): Uint32Array {
  const lists = tokens.map(token => postingsOf(segment, token)).sort((a, b) => a.length - b.length)
  const [rarest = NONE, ...others] = lists
  let matches = rarest
  for (const list of others) {
    const both = new Uint32Array(matches.length)
    let count = 0
    let cursor = 0
    for (let at = 0; at < matches.length; at++) {
      const post = matches[at] as number
      cursor = seek(list, cursor, list.length, post >>> 8)
      const other = list[cursor]
      if (other === undefined) break
      if (other >>> 8 === post >>> 8) both[count++] = (other & 255) < (post & 255) ? other : post
    }
    matches = both.subarray(0, count)
  }
  return matches
}

/** Whether a document contains all tokens; checks at most `max` documents of the rarest token in each segment. */
export function anyHasAll(segments: readonly Segment[], tokens: readonly string[], max: number): boolean {
  return segments.some(segment => {
    const ranks = tokens.map(token => segment.rank(token))
    if (ranks.includes(-1)) return false
    ranks.sort((a, b) => segment.frequency(a) - segment.frequency(b))
    const { posts, postAt, live } = segment.data
    const [first, ...others] = ranks as [number, ...number[]]
    const cursors = others.map(rank => postAt[rank] as number)
    const end = Math.min(postAt[first + 1] as number, (postAt[first] as number) + max)
    for (let at = postAt[first] as number; at < end; at++) {
      const doc = (posts[at] as number) >>> 8
      if (live[doc] === 0) continue
      const containsAll = others.every((rank, index) => {
        const last = postAt[rank + 1] as number
        const cursor = seek(posts, cursors[index] as number, last, doc)
        cursors[index] = cursor
        return cursor < last && (posts[cursor] as number) >>> 8 === doc
      })
      if (containsAll) return true
    }
    return false
  })
}
