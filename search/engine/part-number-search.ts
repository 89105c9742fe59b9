// Finds part numbers by a fragment of at least three characters.

import { bufferOf } from './bytes.ts'
import { gramBucket, type Segment } from './segment.ts'
import { LINE_FEED } from './segment-builder.ts'

/** Maximum number of documents whose part numbers are compared with one fragment. */
const MAX_SCANNED = 30_000
const EXACT_MATCH = 1
const PREFIX_MATCH = 0.9
const INFIX_MATCH = 0.75

/** The shortest list of documents that can contain the fragment; null when all can. */
function candidates({ data }: Segment, fragment: Buffer): Uint32Array | null {
  if (data.gramAt.length === 0) return null
  let best: Uint32Array | null = null
  for (let at = 0; at + 2 < fragment.length; at++) {
    const bucket = gramBucket(fragment[at] as number, fragment[at + 1] as number, fragment[at + 2] as number)
    const list = data.grams.subarray(data.gramAt[bucket], data.gramAt[bucket + 1])
    if (!best || list.length < best.length) best = list
  }
  return best
}

function matchQuality(parts: Buffer, start: number, end: number, fragment: Buffer): number {
  let best = 0
  for (let from = start; from < end; ) {
    const at = parts.indexOf(fragment, from)
    if (at < 0 || at + fragment.length > end) return best
    const begins = at === start || parts[at - 1] === LINE_FEED
    const ends = parts[at + fragment.length] === LINE_FEED
    best = Math.max(best, begins ? (ends ? EXACT_MATCH : PREFIX_MATCH) : INFIX_MATCH)
    from = at + 1
  }
  return best
}

/**
 * Postings of the documents that contain the fragment in a part number. Their weight is the quality of the match: 255
 * for a whole number, less for a prefix and inside. None when `work` has no room for the documents to compare.
 */
export function partPostings(segment: Segment, fragment: string, work: { take(count: number): boolean }): Uint32Array {
  const wanted = Buffer.from(fragment)
  if (wanted.length < 3) return new Uint32Array(0)
  const { partBytes, partAt, live } = segment.data
  const parts = bufferOf(partBytes)
  const list = candidates(segment, wanted)
  const count = Math.min(list ? list.length : segment.size, MAX_SCANNED)
  if (!work.take(count)) return new Uint32Array(0)
  const matches: number[] = []
  for (let at = 0; at < count; at++) {
    const doc = list ? (list[at] as number) : at
    if (live[doc] === 0) continue
    const start = partAt[doc] as number
    const end = partAt[doc + 1] as number
    // restricted to its own bytes: indexOf would otherwise scan the part numbers of all later documents
    const own = parts.subarray(start, end)
    const quality = matchQuality(own, 0, end - start, wanted)
    if (quality > 0) matches.push(((doc << 8) | Math.round(quality * 255)) >>> 0)
  }
  return Uint32Array.from(matches)
}
